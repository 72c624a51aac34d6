"""Receiving webhook events: verify the signature, parse the event, deduplicate deliveries."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import threading
import time
from collections import OrderedDict
from dataclasses import dataclass
from enum import Enum
from typing import Any, Callable, Mapping, Optional, Protocol, Sequence, TypeVar, Union

from . import events
from .errors import WebhookVerificationError as WebhookVerificationError
from .events import StoreEvent, UnknownEvent

E = TypeVar('E')
Secrets = Union[str, Sequence[str]]


def verify(
    body: Union[str, bytes],
    headers: Mapping[str, Any],
    secrets: Secrets,
    *,
    tolerance: float = 300.0,
    now: Callable[[], float] = time.time,
) -> StoreEvent:
    """Verifies a delivery (Standard Webhooks) and returns its event.

    Pass the body as it arrived. During a rotation, pass the current and the previous secret. `whsec_` secrets verify `v1`
    signatures; `whpk_` public keys verify `v1a` and need the package `cryptography`. tolerance is in seconds. Raises
    WebhookVerificationError for a wrong signature, and ValueError for a secret that is none.
    """
    verify_signature(body, headers, secrets, tolerance=tolerance, now=now)
    return parse(body)


def verify_signature(
    body: Union[str, bytes],
    headers: Mapping[str, Any],
    secrets: Secrets,
    *,
    tolerance: float = 300.0,
    now: Callable[[], float] = time.time,
) -> None:
    """Verifies a delivery as `verify` does, without parsing it."""
    keys = [_key(secret) for secret in ([secrets] if isinstance(secrets, str) else secrets)]
    message_id, timestamp, signatures = (_header(headers, f'webhook-{name}') for name in ('id', 'timestamp', 'signature'))
    if not message_id or not timestamp or not signatures:
        raise WebhookVerificationError('a webhook header is missing')
    if not (timestamp.isascii() and timestamp.isdigit() and len(timestamp) <= 12):
        raise WebhookVerificationError('the timestamp is not a number of seconds')
    if abs(int(now()) - int(timestamp)) > tolerance:
        raise WebhookVerificationError('the timestamp is too far off')
    content = f'{message_id}.{timestamp}.'.encode() + (body.encode() if isinstance(body, str) else body)
    for version, key in keys:
        for candidate in signatures.split(' '):
            prefix, _, encoded = candidate.partition(',')
            if prefix == version and _matches(version, key, encoded, content):
                return
    raise WebhookVerificationError('no signature is right')


def parse(body: Union[str, bytes]) -> StoreEvent:
    """Returns the event of a verified body. A type that this version does not know becomes an UnknownEvent.

    Raises ValueError if the body is not an event.
    """
    data = json.loads(body)
    if not isinstance(data, dict) or not isinstance(data.get('type'), str):
        raise ValueError('the body is not an event')
    known = events.EVENTS.get(data['type'])
    return known.from_json(data) if known else UnknownEvent(type=data['type'], id=str(data.get('id', '')), raw=data)


def sign(secret: str, message_id: str, timestamp: int, body: Union[str, bytes]) -> dict[str, str]:
    """Signs a payload as the service does, for the tests of a receiver. Returns the headers."""
    version, key = _key(secret)
    if version != 'v1':
        raise ValueError('only a whsec_ secret can sign')
    content = f'{message_id}.{timestamp}.'.encode() + (body.encode() if isinstance(body, str) else body)
    signature = base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()
    return {'webhook-id': message_id, 'webhook-timestamp': str(timestamp), 'webhook-signature': f'v1,{signature}'}


class Claim(Enum):
    """The state of a delivery, as a deduplicator knows it."""

    NEW = 'NEW'
    RUNNING = 'RUNNING'
    DONE = 'DONE'


class Deduplicator(Protocol):
    """Remembers which events were handled. Receivers on several machines need a common one, such as a table with a unique id."""

    def begin(self, event_id: str) -> Claim:
        """Claims an event and returns NEW, or returns the state of an earlier claim."""

    def finish(self, event_id: str) -> None:
        """Marks a claimed event as handled."""

    def release(self, event_id: str) -> None:
        """Drops the claim of an event whose handler failed."""


class MemoryDeduplicator:
    """Remembers the latest events in the memory of one process. It can be used by several threads."""

    def __init__(self, limit: int = 10_000) -> None:
        self._limit = limit
        self._lock = threading.Lock()
        self._claims: OrderedDict[str, Claim] = OrderedDict()

    def begin(self, event_id: str) -> Claim:
        with self._lock:
            earlier = self._claims.get(event_id)
            if earlier is not None:
                return earlier
            self._claims[event_id] = Claim.RUNNING
            while len(self._claims) > self._limit:
                self._claims.popitem(last=False)
            return Claim.NEW

    def finish(self, event_id: str) -> None:
        with self._lock:
            self._claims[event_id] = Claim.DONE

    def release(self, event_id: str) -> None:
        with self._lock:
            self._claims.pop(event_id, None)


@dataclass(frozen=True)
class Receipt:
    """The outcome of a delivery. Answer the request with `status` and an empty body."""

    status: int
    """204 if the event was handled, now or before; 400 for a wrong signature; 409 while the same event is being handled."""
    event: Optional[StoreEvent] = None
    duplicate: bool = False
    error: Optional[str] = None


class Receiver:
    """Verifies deliveries, parses their events, and calls one handler per event, once.

    If a handler raises, `receive` raises the same and drops the claim. Let your framework answer 500: the service then
    delivers the event again.
    """

    def __init__(self, secrets: Secrets, *, deduplicator: Optional[Deduplicator] = None, tolerance: float = 300.0, now: Callable[[], float] = time.time) -> None:
        self._secrets = secrets
        self._seen = deduplicator or MemoryDeduplicator()
        self._tolerance = tolerance
        self._now = now
        self._handlers: dict[type, Callable[[Any], None]] = {}

    def on(self, event: type[E]) -> Callable[[Callable[[E], None]], Callable[[E], None]]:
        """Registers the handler of one class of events. Events without a handler are acknowledged."""

        def register(handler: Callable[[E], None]) -> Callable[[E], None]:
            self._handlers[event] = handler
            return handler

        return register

    def receive(self, body: Union[str, bytes], headers: Mapping[str, Any]) -> Receipt:
        """Handles one delivery."""
        try:
            event = verify(body, headers, self._secrets, tolerance=self._tolerance, now=self._now)
        except WebhookVerificationError as error:
            return Receipt(400, error=str(error))
        claim = self._seen.begin(event.id)
        if claim is not Claim.NEW:
            return Receipt(204 if claim is Claim.DONE else 409, event, duplicate=True)
        try:
            handler = self._handlers.get(type(event))
            if handler:
                handler(event)
        except BaseException:
            self._seen.release(event.id)
            raise
        self._seen.finish(event.id)
        return Receipt(204, event)


def _key(secret: str) -> tuple[str, bytes]:
    version = 'v1a' if secret.startswith('whpk_') else 'v1'
    key = _decoded(secret.removeprefix('whpk_').removeprefix('whsec_'))
    if key is None or not (len(key) == 32 if version == 'v1a' else 24 <= len(key) <= 75):
        raise ValueError('not a webhook secret: expected whsec_ or whpk_ and base64')
    return version, key


def _decoded(text: str) -> Optional[bytes]:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None


def _matches(version: str, key: bytes, encoded: str, content: bytes) -> bool:
    signature = _decoded(encoded)
    if not signature:
        return False
    if version == 'v1':
        return hmac.compare_digest(hmac.new(key, content, hashlib.sha256).digest(), signature)
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, content)
    except InvalidSignature:
        return False
    return True


def _header(headers: Mapping[str, Any], name: str) -> Optional[str]:
    for key, value in headers.items():
        if key.lower() == name:
            return ' '.join(value) if isinstance(value, (list, tuple)) else value
    return None
