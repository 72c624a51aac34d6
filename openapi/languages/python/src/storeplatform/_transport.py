"""Sending requests: credentials, idempotency keys, retries, time limits and failures."""

from __future__ import annotations

import json
import random
import time
import uuid
from dataclasses import dataclass, field
from typing import Any, Callable, Mapping, Optional, Union
from urllib.parse import quote

import httpx

from ._model import Model, form_of, query_text
from ._renewals import Renewals
from ._version import API_VERSION
from .errors import StoreConnectionError, StoreError, retry_after

Token = Union[str, Callable[[], Optional[str]]]
"""A token, or a function that returns the current one."""

# Above this number of seconds the caller decides whether to wait: the error has `retry_after`.
_LONGEST_WAIT = 60.0
_RETRYABLE = frozenset({408, 425, 429, 500, 502, 503, 504})
_SAFE = frozenset({'GET', 'PUT', 'DELETE'})


@dataclass(frozen=True)


class CallOptions:
    """Settings of one call, in addition to its query and its body."""

    idempotency_key: Optional[str] = None
    """Your own key, if you may repeat the call after your process has restarted. By default each call gets a new one."""
    if_match: Optional[str] = None
    """The ETag that the object must still have; otherwise the service answers 412."""
    if_none_match: Optional[str] = None
    """The ETag that you have. If it is current, the call raises a StoreError with the code `not_modified`."""
    max_retries: Optional[int] = None
    """The number of retries if a retry is safe; the client's setting by default."""
    timeout: Optional[float] = None
    """Seconds for one attempt; the client's setting by default."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """Additional headers."""


@dataclass(frozen=True)


class _Settings:
    base_url: str
    max_retries: int
    timeout: float
    headers: Mapping[str, str]
    api_version: str
    on_response: Optional[Callable[[httpx.Response], None]]


class Transport:
    """The part that the clients of all surfaces have in common. It can be used by several threads."""

    def __init__(
        self,
        base_url: str,
        *,
        renew_token: Optional[Callable[[str], Optional[str]]] = None,
        max_retries: int = 2,
        timeout: float = 30.0,
        headers: Optional[Mapping[str, str]] = None,
        api_version: str = API_VERSION,
        on_response: Optional[Callable[[httpx.Response], None]] = None,
        http_client: Optional[httpx.Client] = None,
    ) -> None:
        self._settings = _Settings(base_url.rstrip('/'), max_retries, timeout, dict(headers or {}), api_version, on_response)
        self._renewals = Renewals(renew_token) if renew_token else None
        self._owned = http_client is None
        self._http = http_client or httpx.Client()

    def close(self) -> None:
        """Closes the connections, unless you passed the HTTP client."""
        if self._owned:
            self._http.close()

    def _credential(self, letter: str) -> Optional[str]:
        """Returns the credential of a kind: t for a bearer token, s for a store key, c for a cart's token, p for a payment link's."""
        raise NotImplementedError

    def _received(self, response: httpx.Response) -> None:
        if self._settings.on_response:
            self._settings.on_response(response)

    def _call(
        self,
        method: str,
        path: str,
        traits: str,
        answer: Union[type[Any], dict[int, type[Any]], None] = None,
        body: Optional[Model] = None,
        query: Optional[dict[str, Any]] = None,
        options: Optional[CallOptions] = None,
    ) -> Any:
        """Sends a request and returns its result. The traits are the letters of credentials, and k if the operation
        accepts an idempotency key, m for a multipart body, f for a file as the response. answer is the class of the
        response, or a class for each status."""
        options = options or CallOptions()
        request = self._request(method, path, traits, body, query or {}, options)
        response, content = self._attempts(request, traits, options)
        self._received(response)
        kind = response.headers.get('content-type', '')
        if response.status_code >= 400 or response.status_code == 304:
            raise _failure(response, content)
        if kind.startswith('text/html'):
            raise StoreConnectionError('another server answered, with a page')
        if 'f' in traits:
            return content
        if isinstance(answer, dict):
            answer = answer.get(response.status_code)
        if answer is None:
            return None
        try:
            return answer.from_json(json.loads(content))
        except ValueError as error:
            raise StoreConnectionError(f'the response is not as the contract says: {error}') from error

    def _request(self, method: str, path: str, traits: str, body: Optional[Model], query: dict[str, Any], options: CallOptions) -> httpx.Request:
        settings = self._settings
        headers = {
            'Accept': 'application/json, application/problem+json, */*;q=0.5',
            'User-Agent': f'storeplatform-python/{API_VERSION}',
            **settings.headers,
            'Api-Version': settings.api_version,
        }
        if 'k' in traits:
            headers['Idempotency-Key'] = options.idempotency_key or str(uuid.uuid4())
        if options.if_match is not None:
            headers['If-Match'] = options.if_match
        if options.if_none_match is not None:
            headers['If-None-Match'] = options.if_none_match
        parameters = _query(query)
        if token := self._token(traits):
            headers['Authorization'] = f'Bearer {token}'
        key = self._credential('s') if 's' in traits else None
        if key and 'q' in traits and method == 'GET' and not token:
            # Such a read is the same for everyone, so its URL names everything and caches keep the response.
            parameters += [f'storeKey={quote(key, safe="")}', f'apiVersion={quote(headers.pop("Api-Version"), safe="")}']
        else:
            if key:
                headers['X-Store-Key'] = key
            for letter, name in (('c', 'X-Cart-Token'), ('p', 'X-Payment-Token')):
                if letter in traits and (value := self._credential(letter)):
                    headers[name] = value
        content: dict[str, Any] = {}
        if body is not None and 'm' in traits:
            content['data'], content['files'] = form_of(body)
        elif body is not None:
            headers['Content-Type'] = 'application/json'
            content['content'] = json.dumps(body.to_json(), ensure_ascii=False, separators=(',', ':')).encode()
        headers.update(options.headers)
        url = f'{settings.base_url}{path}{"?" if parameters else ""}{"&".join(parameters)}'
        timeout = settings.timeout if options.timeout is None else options.timeout
        request = self._http.build_request(method, url, headers=headers, timeout=timeout, **content)
        if 'm' in traits:
            request.read()  # so that a retry can send it again
        return request

    def _token(self, traits: str) -> Optional[str]:
        token = self._credential('t') if 't' in traits else None
        return self._renewals.newest(token) if token and self._renewals else token

    def _attempts(self, request: httpx.Request, traits: str, options: CallOptions) -> tuple[httpx.Response, bytes]:
        settings = self._settings
        most = settings.max_retries if options.max_retries is None else options.max_retries
        timeout = settings.timeout if options.timeout is None else options.timeout
        repeatable = request.method in _SAFE or 'idempotency-key' in request.headers
        renewed = False
        attempt = 0
        while True:
            response: Optional[httpx.Response] = None
            content = b''
            failure: Optional[Exception] = None
            try:
                response, content = self._once(request, timeout)
            except httpx.TransportError as error:
                failure = error
            if response is not None and response.status_code == 401 and not renewed:
                renewed = True
                if self._renew(request):
                    continue
            wait = _pause(response, attempt) if repeatable and attempt < most else None
            if wait is None:
                if response is None:
                    raise StoreConnectionError('no response from the service') from failure
                return response, content
            time.sleep(wait)
            attempt += 1

    def _renew(self, request: httpx.Request) -> bool:
        refused = request.headers.get('authorization', '').removeprefix('Bearer ')
        token = self._renewals.after(refused) if refused and self._renewals else None
        if not token or token == refused:
            return False
        request.headers['Authorization'] = f'Bearer {token}'
        return True

    def _once(self, request: httpx.Request, timeout: float) -> tuple[httpx.Response, bytes]:
        """Sends one request and reads the whole response within the time limit."""
        end = time.monotonic() + timeout
        response = self._http.send(request, stream=True)
        try:
            parts = []
            for part in response.iter_bytes():
                parts.append(part)
                if time.monotonic() > end:
                    raise httpx.ReadTimeout('the response takes too long', request=request)
            return response, b''.join(parts)
        finally:
            response.close()


def _query(query: dict[str, Any]) -> list[str]:
    """Returns the parameters of a URL. A list is joined by commas, or repeated if its name ends in `*`."""
    parts = []
    for name, value in query.items():
        repeat = name.endswith('*')
        name = quote(name.rstrip('*'), safe='')
        if value is None:
            continue
        if isinstance(value, (list, tuple)):
            texts = [quote(query_text(item), safe='') for item in value]
            parts += [f'{name}={text}' for text in texts] if repeat else [f'{name}={",".join(texts)}']
        else:
            parts.append(f'{name}={quote(query_text(value), safe="")}')
    return parts


def _pause(response: Optional[httpx.Response], attempt: int) -> Optional[float]:
    """Returns the seconds until the next attempt; None means no retry."""
    backoff: float = min(8.0, 0.5 * 2**attempt) * random.uniform(0.75, 1.0)
    if response is None:
        return backoff
    asked = retry_after(response.headers)
    # 409 with Retry-After: the first request with this Idempotency-Key is still running.
    if response.status_code not in _RETRYABLE and not (response.status_code == 409 and asked is not None):
        return None
    if asked is None:
        return backoff
    return asked if asked <= _LONGEST_WAIT else None


def _failure(response: httpx.Response, content: bytes) -> StoreError:
    try:
        problem = json.loads(content)
    except ValueError:
        problem = None
    if isinstance(problem, dict) and 'code' in problem and 'title' in problem:
        return StoreError(response.status_code, problem, response.headers)
    title = response.reason_phrase or f'HTTP {response.status_code}'
    code = 'not_modified' if response.status_code == 304 else 'unknown'
    detail = content.decode('utf-8', 'replace')[:500] or title
    return StoreError(response.status_code, {'title': title, 'status': response.status_code, 'detail': detail, 'code': code}, response.headers)


def current(token: Optional[Token]) -> Optional[str]:
    """Returns the text of a token."""
    return token() if callable(token) else token

__all__ = ['CallOptions', 'Token', 'Transport', 'current', 'replace', 'cast']
