<?php

declare(strict_types=1);

namespace StorePlatform;

use Psr\Http\Client\ClientExceptionInterface;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\ResponseFactoryInterface;
use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\StreamFactoryInterface;

/** A PSR-18 client on the extension curl. It keeps its connections open and follows no redirects. */
final class CurlClient implements TimeLimited
{
    private readonly \CurlHandle $handle;
    private float $timeout = 30.0;

    public function __construct(private readonly ResponseFactoryInterface&StreamFactoryInterface $factory)
    {
        $this->handle = \curl_init();
    }

    public function withTimeout(float $seconds): static
    {
        $copy = clone $this; // with the same handle, so with the same connections
        $copy->timeout = $seconds;
        return $copy;
    }

    public function sendRequest(RequestInterface $request): ResponseInterface
    {
        $status = ['', ''];
        $headers = [];
        \curl_reset($this->handle);
        \curl_setopt_array($this->handle, [
            \CURLOPT_URL => (string) $request->getUri(),
            \CURLOPT_CUSTOMREQUEST => $request->getMethod(),
            \CURLOPT_HTTPHEADER => self::lines($request),
            \CURLOPT_RETURNTRANSFER => true,
            \CURLOPT_PROTOCOLS => \CURLPROTO_HTTP | \CURLPROTO_HTTPS,
            \CURLOPT_TIMEOUT_MS => \max(1, (int) \round($this->timeout * 1000)),
            \CURLOPT_NOSIGNAL => true,
            \CURLOPT_HEADERFUNCTION => static function (\CurlHandle $handle, string $line) use (&$status, &$headers): int {
                if (\str_starts_with($line, 'HTTP/')) {
                    $status = \explode(' ', \trim($line), 3);
                    $headers = [];
                } elseif (\str_contains($line, ':')) {
                    [$name, $value] = \explode(':', $line, 2);
                    $headers[] = [$name, \trim($value)];
                }
                return \strlen($line);
            },
        ]);
        $body = (string) $request->getBody();
        if ($body !== '') {
            \curl_setopt($this->handle, \CURLOPT_POSTFIELDS, $body);
        }
        $content = \curl_exec($this->handle);
        if (!\is_string($content)) {
            throw new class (\curl_error($this->handle)) extends \RuntimeException implements ClientExceptionInterface {
            };
        }
        $response = $this->factory->createResponse((int) $status[1], $status[2] ?? '');
        foreach ($headers as [$name, $value]) {
            $response = $response->withAddedHeader($name, $value);
        }
        return $response->withBody($this->factory->createStream($content));
    }

    /** @return list<string> */
    private static function lines(RequestInterface $request): array
    {
        $lines = ['Expect:']; // curl would otherwise wait for the server before it sends a large body
        foreach ($request->getHeaders() as $name => $values) {
            foreach ($values as $value) {
                $lines[] = "$name: $value";
            }
        }
        if (!$request->hasHeader('Content-Length') && \in_array($request->getMethod(), ['POST', 'PUT', 'PATCH'], true) && $request->getBody()->getSize() === 0) {
            $lines[] = 'Content-Length: 0';
        }
        return $lines;
    }
}
