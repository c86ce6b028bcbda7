"""What is printed on map, counters, cards and charts; data only, read by `tallyho.raf.components`."""
