<?php

declare(strict_types=1);

namespace StorePlatform\Webhook;

/** Remembers the latest events in the memory of one process, for workers that run long and for tests. */
final class MemoryDeduplicator implements Deduplicator
{
    /** @var array<string, Claim> */
    private array $claims = [];

    public function __construct(private readonly int $limit = 10_000)
    {
    }

    public function begin(string $eventId): Claim
    {
        if (isset($this->claims[$eventId])) {
            return $this->claims[$eventId];
        }
        $this->claims[$eventId] = Claim::Running;
        if (\count($this->claims) > $this->limit) {
            unset($this->claims[\array_key_first($this->claims)]);
        }
        return Claim::New;
    }

    public function finish(string $eventId): void
    {
        $this->claims[$eventId] = Claim::Done;
    }

    public function release(string $eventId): void
    {
        unset($this->claims[$eventId]);
    }
}
