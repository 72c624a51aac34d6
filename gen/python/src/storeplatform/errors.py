"""The failures of calls."""

from __future__ import annotations

import datetime as _dt
import email.utils
from typing import TYPE_CHECKING, Any, Mapping, Optional

if TYPE_CHECKING:
    from ._shared import ProblemField


class StoreError(Exception):
    """The service answered with a failure (RFC 9457). Decide by `code`, which does not change."""

    status: int
    """The HTTP status."""
    code: str
    """The code of the problem; `unknown` if another server answered, `not_modified` for 304."""
    request_id: Optional[str]
    """Finds the request in the service's log."""
    retry_after: Optional[float]
    """Seconds to wait; None if the service did not say."""
    problem: dict[str, Any]
    """The whole problem as parsed JSON. Some codes have more fields."""

    def __init__(self, status: int, problem: dict[str, Any], headers: Mapping[str, str]) -> None:
        super().__init__(problem.get('detail') or problem.get('title') or f'HTTP {status}')
        self.status = status
        self.code = str(problem.get('code', 'unknown'))
        self.problem = problem
        self.request_id = headers.get('x-request-id') or problem.get('requestId') or None
        self.retry_after = retry_after(headers)

    @property
    def fields(self) -> list[ProblemField]:
        """Every refused field, with a JSON pointer and a code each."""
        from ._shared import ProblemField

        return [ProblemField.from_json(field) for field in self.problem.get('errors', [])]


class StoreConnectionError(Exception):
    """No complete response arrived. The service may have carried out the request."""


class WebhookVerificationError(Exception):
    """The payload was not signed with the endpoint's secret, or its timestamp is too far off. Answer 400."""


def retry_after(headers: Mapping[str, str]) -> Optional[float]:
    """Returns the seconds that Retry-After asks for, as seconds or a date; None means no such header."""
    value = headers.get('retry-after')
    if value is None:
        return None
    if value.isascii() and value.isdigit():
        return float(value)
    try:
        at = email.utils.parsedate_to_datetime(value)
    except ValueError:
        return None
    if at.tzinfo is None:
        at = at.replace(tzinfo=_dt.timezone.utc)
    return max(0.0, (at - _dt.datetime.now(_dt.timezone.utc)).total_seconds())
