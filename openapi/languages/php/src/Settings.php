<?php

declare(strict_types=1);

namespace StorePlatform;

use Psr\Http\Message\ResponseInterface;

/** Settings that the clients of all APIs have. */
final class Settings
{
    /**
     * @param ?\Closure(string): ?string $renewToken called once for a token that the service refused with 401; returns the next token, or null
     * @param int $maxRetries the number of retries if a retry is safe
     * @param float $timeout seconds for one attempt, if the HTTP client is a TimeLimited one
     * @param array<string, string> $headers additional headers
     * @param string $apiVersion the version of the contract
     * @param ?\Closure(ResponseInterface): void $onResponse called with every response, for rate limits, ETags or logs
     */
    public function __construct(
        public readonly ?\Closure $renewToken = null,
        public readonly int $maxRetries = 2,
        public readonly float $timeout = 30.0,
        public readonly array $headers = [],
        public readonly string $apiVersion = Version::API_VERSION,
        public readonly ?\Closure $onResponse = null,
    ) {
    }
}
