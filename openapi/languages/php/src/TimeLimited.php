<?php

declare(strict_types=1);

namespace StorePlatform;

use Psr\Http\Client\ClientInterface;

/** An HTTP client whose time limit can be set for each request. PSR-18 itself has no time limits. */
interface TimeLimited extends ClientInterface
{
    /** Returns a client that waits at most so many seconds for a whole response. */
    public function withTimeout(float $seconds): ClientInterface;
}
