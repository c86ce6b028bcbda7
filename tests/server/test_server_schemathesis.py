"""Schemathesis over the description of the API: whatever is sent, no defect, and answers as they are described."""

from __future__ import annotations

import logging
from contextlib import suppress
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import pytest
import requests
import schemathesis
from houses import Database
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from servers import PATIENCE, Server, serving

EXAMPLES = 60
"""So often each operation is tried with right and with wrong data, on a real game and on ids out of the air."""
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.mark.slow
@pytest.mark.filterwarnings("default")
def test_nothing_that_can_be_sent_makes_a_defect(sqlite: Database) -> None:
    load_all_checks()
    logging.getLogger("urllib3").setLevel(logging.WARNING)
    with serving(sqlite.url, "--limit", "1000000", "--games-per-hour", "1000000") as server:
        client = server.client()
        schema = schemathesis.openapi.from_dict(client.get("/api/schema/openapi.json").json())
        trial = Trial(server, "; ".join(f"{name}={value}" for name, value in client.cookies.items()))
        for found in schema.get_all_operations():
            operation = found.ok()
            if not operation.path.endswith("/events"):  # which never ends; the tests of news try it
                trial.of(operation)
        trial.session.close()
        assert trial.operations > 20
        assert trial.tried > EXAMPLES * 2 * trial.operations
        assert {200, 201, 204, 400, 403, 404, 409, 422} <= trial.statuses


class Trial:
    """Requests of one user, and what came of them."""

    def __init__(self, server: Server, cookie: str) -> None:
        self.server = server
        self.headers = {"Cookie": cookie}
        self.session = requests.Session()
        self.session.trust_env = False
        self.session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        self.operations = self.tried = 0
        self.statuses: set[int] = set()

    def of(self, operation: Any) -> None:
        """Tries an operation."""
        self.operations += 1
        games: list[dict[str, Any] | None] = [None]
        if "{game}" in operation.path and "uuid" in str(operation.definition.raw):
            third = ["eagle"] if operation.path.endswith(("/suggest", "/forecast")) else []
            games += [{"game": self.begin(name)} for name in ("ambush", "lion", *third)]
        for mode in GenerationMode:
            for game in games:
                self.with_data(operation, mode, game)

    def begin(self, game: str) -> str:
        wish = {"game": game, "seed": "1940", "manual": True}
        made = self.session.post(f"{self.server.address}/api/games", json=wish, headers=self.headers, timeout=PATIENCE)
        found: str = made.json()["id"]
        return found

    def with_data(self, operation: Any, mode: GenerationMode, game: dict[str, Any] | None) -> None:
        fixed = {} if game is None else {"path_parameters": {**seat_of(operation), **game}}
        strategy = operation.as_strategy(generation_mode=mode, **fixed)

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=strategy)
        def once(case: Any) -> None:
            self.tried += 1
            headers = self.headers if self.tried % 4 else {}  # now and then a stranger tries
            answer = case.call(base_url=self.server.address, session=self.session, headers=headers, timeout=PATIENCE)
            self.statuses.add(answer.status_code)
            wrong = [negative_data_rejection] if mode is GenerationMode.NEGATIVE else []
            case.validate_response(answer, checks=[*CHECKS, *wrong])

        with suppress(Unsatisfiable):  # what takes nothing cannot be given anything wrong
            once()


def seat_of(operation: Any) -> dict[str, str]:
    return {"side": "red"} if "{side}" in operation.path else {}
