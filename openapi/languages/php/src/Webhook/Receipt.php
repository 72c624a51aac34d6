<?php

declare(strict_types=1);

namespace StorePlatform\Webhook;

/** The outcome of a delivery. Answer the request with `status` and an empty body. */
final class Receipt
{
    /**
     * @param int $status 204 if the event was handled, now or before; 400 for a wrong signature; 409 while the same event is being handled
     */
    public function __construct(
        public readonly int $status,
        public readonly ?object $event = null,
        public readonly bool $duplicate = false,
        public readonly ?string $error = null,
    ) {
    }
}
