<?php

declare(strict_types=1);

namespace StorePlatform;

use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestFactoryInterface;
use Psr\Http\Message\StreamFactoryInterface;

/** The credentials of the Public API, for integrations. */
abstract class PublicBase extends Transport
{
    /** @param string|\Closure(): ?string $token an app token, which belongs to one store */
    public function __construct(
        string $baseUrl,
        ClientInterface $http,
        RequestFactoryInterface&StreamFactoryInterface $factory,
        private readonly string|\Closure $token,
        ?Settings $settings = null,
    ) {
        parent::__construct($baseUrl, $http, $factory, $settings);
    }

    protected function credential(string $letter): ?string
    {
        return $this->token instanceof \Closure ? ($this->token)() : $this->token;
    }
}
