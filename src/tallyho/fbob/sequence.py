"""The sequence of play, in the rulebook's phases and steps (3)."""

from __future__ import annotations

from typing import Final

from tallyho.fbob import (
    bombing,
    combat,
    deployment,
    month,
    movement,
    planning,
    preparation,
    recon,
    redeployment,
    reinforcement,
    training,
    turn,
)
from tallyho.fbob.position import FbobPosition
from tallyho.table import END, Phase, Sequence, asks, does

SEQUENCE: Final[Sequence[FbobPosition]] = Sequence(
    Phase(
        "set-up",
        "fbob:31.2a",
        does("british", "fbob:31.2a", deployment.begin_british),
        asks("place-british", "fbob:31.2c", deployment.place),
        does("german", "fbob:31.3a", deployment.begin_german),
        asks("place-german", "fbob:31.3c", deployment.place),
        does("begin", "fbob:3.1a", month.begin),
    ),
    Phase(
        "planning",
        "fbob:3.I.a",
        asks("event", "fbob:3.I.1", planning.event),
        asks("raf", "fbob:3.I.2", planning.royal_air_force),
    ),
    Phase(
        "redeployment",
        "fbob:3.I.3",
        asks("order", "fbob:3.I.b", planning.order),
        asks("move", "fbob:5.1a", redeployment.move, to=("redeployment.move",)),
    ),
    Phase(
        "reinforcement",
        "fbob:3.I.4",
        does("returns", "fbob:6.5b", reinforcement.returns),
        asks("order", "fbob:3.I.b", planning.order),
        asks("buy", "fbob:6.1a", reinforcement.buy, to=("reinforcement.buy",)),
    ),
    Phase("training", "fbob:3.I.5", asks("train", "fbob:24.1a", training.train, to=("training.train",))),
    Phase(
        "recon",
        "fbob:3.I.6",
        asks("plot", "fbob:14.1a", recon.plot, to=("recon.plot",)),
        asks("fly", "fbob:14.3a", recon.carry_out),
    ),
    Phase(
        "preparation",
        "fbob:3.I.7",
        asks("prepare", "fbob:3.I.7", preparation.prepare, to=("preparation.prepare",)),
        does("patrols", "fbob:25.1b", preparation.patrols_up),
        asks("gentlemens-war", "fbob:3.I.8", preparation.gentlemens_war, to=("month.end",)),
    ),
    Phase("flying", "fbob:3.II.a", does("turn", "fbob:3.II.a", turn.begin)),
    Phase(
        "movement",
        "fbob:3.II.1a",
        does("begin", "fbob:3.II.1a", movement.begin),
        asks(
            "choose",
            "fbob:8.2b",
            movement.choose,
            to=("movement.fly", "movement.stacking", "combat.choose", "bombing.choose", "turn.half"),
        ),
        asks("fly", "fbob:8.1a", movement.fly, to=("movement.fly", "movement.choose")),
        asks("stacking", "fbob:9.4b", movement.stacking),
    ),
    Phase("combat", "fbob:3.II.1b", asks("choose", "fbob:12.1c", combat.choose, to=("combat.choose",))),
    Phase("bombing", "fbob:3.II.1c", asks("choose", "fbob:13.5.1b", bombing.choose, to=("bombing.choose",))),
    Phase(
        "turn",
        "fbob:3.II.3",
        does("half", "fbob:8.9a", turn.half_ends, to=("turn.next",)),
        asks("fuel", "fbob:8.9a", turn.fuel),
        does("next", "fbob:3.II.4", turn.next_half, to=("movement.begin",)),
        does("end", "fbob:3.III.1", turn.turn_ends, to=("flying.turn", "month.end")),
        asks("more", "fbob:3.II.3", turn.more_missions, to=("flying.turn", "month.end")),
    ),
    Phase(
        "month",
        "fbob:3.III.1",
        asks("end", "fbob:4.4a", month.rest),
        does("admin", "fbob:3.III.2a", month.admin),
        does("advance", "fbob:3.III.3a", month.advance, to=("planning.event", END)),
    ),
)
