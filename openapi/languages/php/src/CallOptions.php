<?php

declare(strict_types=1);

namespace StorePlatform;

/** Settings of one call, in addition to its query and its body. */
final class CallOptions
{
    /**
     * @param ?string $idempotencyKey your own key, if you may repeat the call after your process has restarted; by default each call gets a new one
     * @param ?string $ifMatch the ETag that the object must still have; otherwise the service answers 412
     * @param ?string $ifNoneMatch the ETag that you have; if it is current, the call throws a StoreException with the code `not_modified`
     * @param ?int $maxRetries the number of retries if a retry is safe; the client's setting by default
     * @param ?float $timeout seconds for one attempt, if the HTTP client is a TimeLimited one; the client's setting by default
     * @param array<string, string> $headers additional headers
     */
    public function __construct(
        public readonly ?string $idempotencyKey = null,
        public readonly ?string $ifMatch = null,
        public readonly ?string $ifNoneMatch = null,
        public readonly ?int $maxRetries = null,
        public readonly ?float $timeout = null,
        public readonly array $headers = [],
    ) {
    }
}
