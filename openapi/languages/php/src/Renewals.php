<?php

declare(strict_types=1);

namespace StorePlatform;

/**
 * Renewed tokens: one renewal for each refused token.
 *
 * @internal
 */
final class Renewals
{
    /** The number of former tokens that are remembered. Only a client of many users has many. */
    private const REMEMBERED = 100;

    /** @var array<string, string> the successor of each former token */
    private array $followers = [];

    /** @param \Closure(string): ?string $renew */
    public function __construct(private readonly \Closure $renew)
    {
    }

    /** Returns the latest known successor of a token: usually the token itself. */
    public function newest(string $token): string
    {
        while (isset($this->followers[$token])) {
            $token = $this->followers[$token];
        }
        return $token;
    }

    /** Returns the token that follows a refused one; null means none. */
    public function after(string $refused): ?string
    {
        $known = $this->newest($refused);
        if ($known !== $refused) {
            return $known;
        }
        $token = ($this->renew)($refused);
        if ($token === null || $token === '' || $token === $refused) {
            return null;
        }
        unset($this->followers[$token]); // it is the newest now, even if it was an older one before
        $this->followers[$refused] = $token;
        if (\count($this->followers) > self::REMEMBERED) {
            unset($this->followers[\array_key_first($this->followers)]);
        }
        return $token;
    }
}
