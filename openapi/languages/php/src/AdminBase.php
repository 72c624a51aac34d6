<?php

declare(strict_types=1);

namespace StorePlatform;

use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestFactoryInterface;
use Psr\Http\Message\StreamFactoryInterface;

/** The credentials of the Admin API, for back offices. */
abstract class AdminBase extends Transport
{
    /**
     * @param string|\Closure(): ?string|null $token an administrator's access token or an app token; login and refresh need none
     * @param ?int $storeId the store to work in; an app token and a user with one store need none
     */
    public function __construct(
        string $baseUrl,
        ClientInterface $http,
        RequestFactoryInterface&StreamFactoryInterface $factory,
        private readonly string|\Closure|null $token = null,
        private readonly ?int $storeId = null,
        ?Settings $settings = null,
    ) {
        parent::__construct($baseUrl, $http, $factory, $settings);
    }

    protected function credential(string $letter): ?string
    {
        return $letter === 't' && $this->token instanceof \Closure ? ($this->token)() : $this->token;
    }

    protected function headers(): array
    {
        return $this->storeId === null ? [] : ['X-Store-Id' => (string) $this->storeId];
    }
}
