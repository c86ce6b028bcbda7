"""What the bots of both RAF games share: the charts as expected victory points, a view read on demand, reasons."""
