"""Python client of the store platform.

The clients are in `storeplatform.admin`, `storeplatform.customer` and `storeplatform.public`, the receiver of events in
`storeplatform.webhooks`. This module has what they share, and imports none of them.
"""

from ._model import File as File
from ._transport import CallOptions as CallOptions
from ._version import API_VERSION as API_VERSION
from .errors import StoreConnectionError as StoreConnectionError
from .errors import StoreError as StoreError
from .errors import WebhookVerificationError as WebhookVerificationError
from .lists import items as items
from .lists import pages as pages
