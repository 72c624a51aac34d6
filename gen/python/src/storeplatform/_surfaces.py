"""What the clients of the three APIs add to the common transport: their credentials."""

from __future__ import annotations

import re
from typing import Any, Callable, Optional

import httpx

from ._transport import Token, Transport, current

_ADDS = re.compile(r'/customer/cart/item(/all)?$')


class AdminBase(Transport):
    """The Admin API, for back offices."""

    def __init__(self, base_url: str, *, token: Optional[Token] = None, store_id: Optional[int] = None, **settings: Any) -> None:
        """token is an administrator's access token or an app token; login and refresh need none. store_id is the store to
        work in; an app token and a user with one store need none. `Transport` has the other settings."""
        headers = dict(settings.pop('headers', None) or {})
        if store_id is not None:
            headers['X-Store-Id'] = str(store_id)
        super().__init__(base_url, headers=headers, **settings)
        self._bearer = token

    def _credential(self, letter: str) -> Optional[str]:
        return current(self._bearer) if letter == 't' else None


class PublicBase(Transport):
    """The Public API, for integrations."""

    def __init__(self, base_url: str, *, token: Token, **settings: Any) -> None:
        """token is an app token, which belongs to one store. `Transport` has the other settings."""
        super().__init__(base_url, **settings)
        self._bearer = token

    def _credential(self, letter: str) -> Optional[str]:
        return current(self._bearer) if letter == 't' else None


class CustomerBase(Transport):
    """The Customer API, for storefronts."""

    def __init__(
        self,
        base_url: str,
        *,
        store_key: Optional[str] = None,
        token: Optional[Token] = None,
        cart_token: Optional[Token] = None,
        payment_token: Optional[Token] = None,
        on_cart_token: Optional[Callable[[str], None]] = None,
        **settings: Any,
    ) -> None:
        """store_key is the store's public key. token is a customer's access token, cart_token the token of a guest's cart
        or a checkout link, payment_token that of a payment link. `Transport` has the other settings.

        The client calls on_cart_token with each cart token that the service returns; keep it for cart_token. If an item
        is added to a cart that was bought or has expired, the service starts a new cart with another token."""
        super().__init__(base_url, **settings)
        self._tokens = {'s': store_key, 't': token, 'c': cart_token, 'p': payment_token}
        self._on_cart_token = on_cart_token

    def _credential(self, letter: str) -> Optional[str]:
        return current(self._tokens.get(letter))

    def _received(self, response: httpx.Response) -> None:
        token = response.headers.get('x-cart-token')
        if token and self._on_cart_token:
            self._on_cart_token(token)
        super()._received(response)

    def _once(self, request: httpx.Request, timeout: float) -> tuple[httpx.Response, bytes]:
        response, content = super()._once(request, timeout)
        adds = self._on_cart_token and request.method in ('POST', 'PUT') and _ADDS.search(request.url.path)
        if response.status_code != 404 or not adds or 'x-cart-token' not in request.headers:
            return response, content
        del request.headers['X-Cart-Token']
        return super()._once(request, timeout)
