<?php

declare(strict_types=1);

namespace StorePlatform;

use StorePlatform\Shared\ProblemField;

/** The service answered with a failure (RFC 9457). Decide by `problemCode`, which does not change. */
final class StoreException extends \RuntimeException
{
    /**
     * @param array<string, mixed> $problem the whole problem as parsed JSON; some codes have more fields
     * @param ?string $requestId finds the request in the service's log
     * @param ?float $retryAfter seconds to wait; null if the service did not say
     */
    public function __construct(
        public readonly int $status,
        public readonly string $problemCode,
        public readonly array $problem,
        public readonly ?string $requestId,
        public readonly ?float $retryAfter,
    ) {
        $detail = $problem['detail'] ?? '';
        parent::__construct((string) ($detail === '' ? $problem['title'] ?? "HTTP $status" : $detail), $status);
    }

    /** Reports whether the failure has one of these codes. */
    public function is(string ...$codes): bool
    {
        return \in_array($this->problemCode, $codes, true);
    }

    /**
     * Every refused field, with a JSON pointer and a code each.
     *
     * @return list<ProblemField>
     */
    public function fields(): array
    {
        return \array_values(\array_map(ProblemField::fromJson(...), $this->problem['errors'] ?? []));
    }
}
