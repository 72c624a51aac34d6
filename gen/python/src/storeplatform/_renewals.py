"""Renewed tokens: one renewal for each refused token, however many requests it was refused for."""

from __future__ import annotations

import threading
from concurrent.futures import Future
from typing import Callable, Optional

# The number of former tokens that are remembered. Only a client of many users has many.
_REMEMBERED = 100


class Renewals:
    """Shares renewals between threads."""

    def __init__(self, renew: Callable[[str], Optional[str]]) -> None:
        self._renew = renew
        self._lock = threading.Lock()
        self._running: dict[str, Future[Optional[str]]] = {}
        self._followers: dict[str, str] = {}

    def newest(self, token: str) -> str:
        """Returns the latest known successor of a token: usually the token itself."""
        with self._lock:
            return self._newest(token)

    def after(self, refused: str) -> Optional[str]:
        """Returns the token that follows a refused one; None means none. It raises what the renewal raised."""
        with self._lock:
            known = self._newest(refused)
            if known != refused:
                return known
            running = self._running.get(refused)
            mine = running is None
            if running is None:
                running = self._running[refused] = Future()
        if mine:
            self._ask(refused, running)
        return running.result()

    def _newest(self, token: str) -> str:
        while (follower := self._followers.get(token)) is not None:
            token = follower
        return token

    def _ask(self, refused: str, outcome: Future[Optional[str]]) -> None:
        token: Optional[str] = None
        try:
            token = self._renew(refused)
        except BaseException as error:
            with self._lock:
                del self._running[refused]
            outcome.set_exception(error)
            return
        with self._lock:
            del self._running[refused]
            if not token or token == refused:
                token = None
            else:
                self._followers.pop(token, None)  # it is the newest now, even if it was an older one before
                self._followers[refused] = token
                if len(self._followers) > _REMEMBERED:
                    del self._followers[next(iter(self._followers))]
        outcome.set_result(token)
