<?php

declare(strict_types=1);

namespace StorePlatform\Webhook;

/** The state of an event, as a deduplicator knows it. */
enum Claim
{
    case New;
    case Running;
    case Done;
}
