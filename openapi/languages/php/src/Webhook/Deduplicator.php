<?php

declare(strict_types=1);

namespace StorePlatform\Webhook;

/** Remembers which events were handled. Processes that share the work need a common one, such as a table with a unique id. */
interface Deduplicator
{
    /** Claims an event and returns New, or returns the state of an earlier claim. */
    public function begin(string $eventId): Claim;

    /** Marks a claimed event as handled. */
    public function finish(string $eventId): void;

    /** Drops the claim of an event whose handler failed. */
    public function release(string $eventId): void;
}
