<?php

declare(strict_types=1);

namespace StorePlatform\Webhook;

/** An event of a type that this version of the client does not know. Acknowledge and ignore it. */
final class UnknownEvent
{
    /** @param array<string, mixed> $raw the parsed body */
    public function __construct(public readonly string $type, public readonly string $id, public readonly array $raw)
    {
    }
}
