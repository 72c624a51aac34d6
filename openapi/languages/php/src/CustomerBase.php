<?php

declare(strict_types=1);

namespace StorePlatform;

use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestFactoryInterface;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\StreamFactoryInterface;

/** The credentials of the Customer API, for storefronts. */
abstract class CustomerBase extends Transport
{
    /**
     * @param ?string $storeKey the store's public key
     * @param string|\Closure(): ?string|null $token a customer's access token
     * @param string|\Closure(): ?string|null $cartToken the token of a guest's cart or a checkout link
     * @param string|\Closure(): ?string|null $paymentToken the token of a payment link
     * @param ?\Closure(string): void $onCartToken called with each cart token that the service returns; keep it for $cartToken. If an
     *     item is added to a cart that was bought or has expired, the service starts a new cart with another token.
     */
    public function __construct(
        string $baseUrl,
        ClientInterface $http,
        RequestFactoryInterface&StreamFactoryInterface $factory,
        private readonly ?string $storeKey = null,
        private readonly string|\Closure|null $token = null,
        private readonly string|\Closure|null $cartToken = null,
        private readonly string|\Closure|null $paymentToken = null,
        private readonly ?\Closure $onCartToken = null,
        ?Settings $settings = null,
    ) {
        parent::__construct($baseUrl, $http, $factory, $settings);
    }

    protected function credential(string $letter): ?string
    {
        $value = ['s' => $this->storeKey, 't' => $this->token, 'c' => $this->cartToken, 'p' => $this->paymentToken][$letter];
        return $value instanceof \Closure ? $value() : $value;
    }

    protected function received(ResponseInterface $response): void
    {
        $token = $response->getHeaderLine('X-Cart-Token');
        if ($token !== '' && $this->onCartToken) {
            ($this->onCartToken)($token);
        }
        parent::received($response);
    }

    protected function once(RequestInterface $request, ClientInterface $http): ResponseInterface
    {
        $response = parent::once($request, $http);
        $adds = $this->onCartToken && \in_array($request->getMethod(), ['POST', 'PUT'], true)
            && \preg_match('#/customer/cart/item(/all)?$#D', $request->getUri()->getPath());
        if ($response->getStatusCode() !== 404 || !$adds || !$request->hasHeader('X-Cart-Token')) {
            return $response;
        }
        $request->getBody()->rewind();
        return parent::once($request->withoutHeader('X-Cart-Token'), $http);
    }
}
