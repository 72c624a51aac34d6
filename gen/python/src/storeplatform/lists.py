"""Lists of any length."""

from __future__ import annotations

from typing import Any, Callable, Generic, Iterator, Optional, Protocol, Sequence, TypeVar

T = TypeVar('T')
C = TypeVar('C', covariant=True)


class Page(Protocol[C]):
    """The response of every operation that returns a page."""

    @property
    def items(self) -> Sequence[C]: ...

    @property
    def next_cursor(self) -> Optional[str]: ...


class Items(Generic[T]):
    """The items of a list, and how far they were read."""

    cursor: Optional[str]
    """The position of the page that is being read. Pass it to `items` as `start` to continue, also from another process.
    No item is skipped; the items of the last page may be repeated. None means the beginning."""

    def __init__(self, load: Callable[[Optional[str]], Page[T]], start: Optional[str]) -> None:
        self._load = load
        self.cursor = start

    def __iter__(self) -> Iterator[T]:
        while True:
            page = self._load(self.cursor)
            yield from page.items
            if page.next_cursor is None:
                return
            self.cursor = page.next_cursor


def items(load: Callable[[Optional[str]], Page[T]], start: Optional[str] = None) -> Items[T]:
    """Returns every item of a list of any length, at constant cost per page.

    At the end of a list with `modified_since`, store `cursor`: later changes follow it.
    """
    return Items(load, start)


def pages(load: Callable[[int], Page[T]], start: int = 1) -> Iterator[Any]:
    """Returns the pages of a list by number, for tables with totals. The service has pages up to the 10,000th item."""
    number = start
    while True:
        page = load(number)
        yield page
        if page.next_cursor is None:
            return
        number += 1
