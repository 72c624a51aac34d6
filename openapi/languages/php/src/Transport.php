<?php

declare(strict_types=1);

namespace StorePlatform;

use Psr\Http\Client\ClientExceptionInterface;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestFactoryInterface;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\StreamFactoryInterface;

/** What the clients of all APIs have in common: credentials, idempotency keys, retries and failures. */
abstract class Transport
{
    /** Above this number of seconds the caller decides whether to wait: the exception has `retryAfter`. */
    private const LONGEST_WAIT = 60.0;
    private const RETRYABLE = [408, 425, 429, 500, 502, 503, 504];
    private const SAFE = ['GET', 'PUT', 'DELETE'];

    private readonly Settings $settings;
    private readonly ?Renewals $renewals;

    public function __construct(
        private readonly string $baseUrl,
        private readonly ClientInterface $http,
        private readonly RequestFactoryInterface&StreamFactoryInterface $factory,
        ?Settings $settings = null,
    ) {
        $this->settings = $settings ?? new Settings();
        $this->renewals = $this->settings->renewToken ? new Renewals($this->settings->renewToken) : null;
    }

    /** Returns a credential: t for a bearer token, s for a store key, c for a cart's token, p for a payment link's. */
    abstract protected function credential(string $letter): ?string;

    protected function received(ResponseInterface $response): void
    {
        if ($this->settings->onResponse) {
            ($this->settings->onResponse)($response);
        }
    }

    /** @return array<string, string> the headers that every request of this API has */
    protected function headers(): array
    {
        return [];
    }

    /**
     * Sends a request and returns its result. The traits are the letters of credentials, and k if the operation accepts an
     * idempotency key, m for a multipart body, f for a file as the response.
     *
     * @param array<int, class-string<Model>> $answers the class of the response by its status; 0 means every other status
     * @param array<string, mixed> $query
     */
    protected function call(string $method, string $path, string $traits, array $answers, ?Model $body, array $query, ?CallOptions $options): mixed
    {
        $options ??= new CallOptions();
        [$response, $content] = $this->attempts($this->request($method, $path, $traits, $body, $query, $options), $options);
        $this->received($response);
        $status = $response->getStatusCode();
        if ($status >= 400 || $status === 304) {
            throw self::failure($response, $content);
        }
        if (\str_starts_with($response->getHeaderLine('Content-Type'), 'text/html')) {
            throw new StoreConnectionException('another server answered, with a page');
        }
        if (\str_contains($traits, 'f')) {
            return $content;
        }
        $class = $answers[$status] ?? $answers[0] ?? null;
        if ($class === null) {
            return null;
        }
        try {
            return $class::fromJson(\json_decode($content, true, 512, \JSON_THROW_ON_ERROR));
        } catch (\JsonException | \UnexpectedValueException | \TypeError $error) {
            throw new StoreConnectionException('the response is not as the contract says: ' . $error->getMessage(), 0, $error);
        }
    }

    /** Sends one request and reads the whole response. */
    protected function once(RequestInterface $request, ClientInterface $http): ResponseInterface
    {
        return $http->sendRequest($request);
    }

    /** @param array<string, mixed> $query */
    private function request(string $method, string $path, string $traits, ?Model $body, array $query, CallOptions $options): RequestInterface
    {
        $headers = [
            'Accept' => 'application/json, application/problem+json, */*;q=0.5',
            'User-Agent' => 'storeplatform-php/' . Version::API_VERSION,
            ...$this->headers(),
            ...$this->settings->headers,
            'Api-Version' => $this->settings->apiVersion,
        ];
        if (\str_contains($traits, 'k')) {
            $headers['Idempotency-Key'] = $options->idempotencyKey ?? \bin2hex(\random_bytes(16));
        }
        $headers += \array_filter(['If-Match' => $options->ifMatch, 'If-None-Match' => $options->ifNoneMatch], \is_string(...));
        $parameters = self::query($query);
        $token = \str_contains($traits, 't') ? $this->credential('t') : null;
        if ($token !== null && $token !== '') {
            $headers['Authorization'] = 'Bearer ' . ($this->renewals?->newest($token) ?? $token);
        }
        $key = \str_contains($traits, 's') ? $this->credential('s') : null;
        if ($key !== null && \str_contains($traits, 'q') && $method === 'GET' && !isset($headers['Authorization'])) {
            // Such a read is the same for everyone, so its URL names everything and caches keep the response.
            $parameters[] = 'storeKey=' . \rawurlencode($key);
            $parameters[] = 'apiVersion=' . \rawurlencode($headers['Api-Version']);
            unset($headers['Api-Version']);
        } else {
            foreach (['s' => 'X-Store-Key', 'c' => 'X-Cart-Token', 'p' => 'X-Payment-Token'] as $letter => $name) {
                $value = \str_contains($traits, $letter) ? $this->credential($letter) : null;
                if ($value !== null && $value !== '') {
                    $headers[$name] = $value;
                }
            }
        }
        $content = null;
        if ($body !== null && \str_contains($traits, 'm')) {
            $boundary = \bin2hex(\random_bytes(16));
            $headers['Content-Type'] = "multipart/form-data; boundary=$boundary";
            $content = self::form($body, $boundary);
        } elseif ($body !== null) {
            $headers['Content-Type'] = 'application/json';
            $content = \json_encode($body, \JSON_THROW_ON_ERROR | \JSON_UNESCAPED_UNICODE | \JSON_UNESCAPED_SLASHES);
        }
        $url = \rtrim($this->baseUrl, '/') . $path . ($parameters ? '?' . \implode('&', $parameters) : '');
        $request = $this->factory->createRequest($method, $url);
        foreach ([...$headers, ...$options->headers] as $name => $value) {
            $request = $request->withHeader($name, $value);
        }
        return $content === null ? $request : $request->withBody($this->factory->createStream($content));
    }

    /** @return array{ResponseInterface, string} the last response and its body */
    private function attempts(RequestInterface $request, CallOptions $options): array
    {
        $most = $options->maxRetries ?? $this->settings->maxRetries;
        $http = $this->http instanceof TimeLimited ? $this->http->withTimeout($options->timeout ?? $this->settings->timeout) : $this->http;
        $repeatable = \in_array($request->getMethod(), self::SAFE, true) || $request->hasHeader('Idempotency-Key');
        $renewed = false;
        for ($attempt = 0; ; $attempt++) {
            $response = null;
            $failure = null;
            $content = '';
            try {
                $request->getBody()->rewind();
                $response = $this->once($request, $http);
                $content = self::read($response);
            } catch (ClientExceptionInterface | \RuntimeException $failure) {
                $response = null;
            }
            if ($response?->getStatusCode() === 401 && !$renewed) {
                $renewed = true;
                $refused = \substr($request->getHeaderLine('Authorization'), \strlen('Bearer '));
                $token = $refused === '' ? null : $this->renewals?->after($refused);
                if ($token !== null) {
                    $request = $request->withHeader('Authorization', "Bearer $token");
                    $attempt--;
                    continue;
                }
            }
            $wait = $repeatable && $attempt < $most ? self::pause($response, $attempt) : null;
            if ($wait === null) {
                return $response ? [$response, $content] : throw new StoreConnectionException('no response from the service', 0, $failure);
            }
            \usleep((int) \round($wait * 1e6));
        }
    }

    /** Reads the whole body. Some clients only warn when it breaks off, and return what they have. */
    private static function read(ResponseInterface $response): string
    {
        \set_error_handler(static fn (int $level, string $message) => throw new \RuntimeException($message));
        try {
            $body = $response->getBody();
            if ($body->isSeekable()) {
                $body->rewind();
            }
            return $body->getContents();
        } finally {
            \restore_error_handler();
        }
    }

    /** Returns the seconds until the next attempt; null means no retry. */
    private static function pause(?ResponseInterface $response, int $attempt): ?float
    {
        $backoff = \min(8.0, 0.5 * 2 ** $attempt) * (0.75 + \random_int(0, 1_000_000) / 4_000_000);
        if ($response === null) {
            return $backoff;
        }
        $asked = self::retryAfter($response);
        $status = $response->getStatusCode();
        // 409 with Retry-After: the first request with this Idempotency-Key is still running.
        if (!\in_array($status, self::RETRYABLE, true) && !($status === 409 && $asked !== null)) {
            return null;
        }
        if ($asked === null) {
            return $backoff;
        }
        return $asked <= self::LONGEST_WAIT ? $asked : null;
    }

    /** Returns the seconds that Retry-After asks for, as seconds or a date; null means no such header. */
    private static function retryAfter(ResponseInterface $response): ?float
    {
        $value = $response->getHeaderLine('Retry-After');
        if (\preg_match('/^[0-9]+$/D', $value)) {
            return (float) $value;
        }
        $at = $value === '' ? false : \strtotime($value);
        return $at === false ? null : \max(0.0, $at - \microtime(true));
    }

    private static function failure(ResponseInterface $response, string $content): StoreException
    {
        $problem = \json_decode($content, true);
        $status = $response->getStatusCode();
        if (!\is_array($problem) || !isset($problem['code'], $problem['title'])) {
            $title = $response->getReasonPhrase() ?: "HTTP $status";
            $problem = ['title' => $title, 'status' => $status, 'detail' => \substr($content, 0, 500), 'code' => $status === 304 ? 'not_modified' : 'unknown'];
        }
        $requestId = $response->getHeaderLine('X-Request-Id') ?: ($problem['requestId'] ?? null);
        return new StoreException($status, (string) $problem['code'], $problem, $requestId, self::retryAfter($response));
    }

    /**
     * Returns the parameters of a URL. A list is joined by commas, or repeated if its name ends in `*`.
     *
     * @param array<string, mixed> $query
     * @return list<string>
     */
    private static function query(array $query): array
    {
        $parts = [];
        foreach ($query as $name => $value) {
            if ($value === null) {
                continue;
            }
            $texts = \array_map(static fn (mixed $item): string => \rawurlencode(self::text($item)), \is_array($value) ? $value : [$value]);
            $key = \rtrim($name, '*');
            \array_push($parts, ...($key === $name ? ["$key=" . \implode(',', $texts)] : \array_map(static fn (string $text): string => "$key=$text", $texts)));
        }
        return $parts;
    }

    private static function text(mixed $value): string
    {
        return \is_bool($value) ? ($value ? 'true' : 'false') : (string) Model::encode($value);
    }

    private static function form(Model $body, string $boundary): string
    {
        $form = '';
        foreach (\get_object_vars($body) as $name => $value) {
            if ($value instanceof Upload) {
                $file = \str_replace(['"', "\r", "\n"], ['%22', '%0D', '%0A'], $value->name);
                $form .= "--$boundary\r\nContent-Disposition: form-data; name=\"$name\"; filename=\"$file\"\r\nContent-Type: $value->mediaType\r\n\r\n$value->content\r\n";
            } elseif ($value !== null) {
                $form .= "--$boundary\r\nContent-Disposition: form-data; name=\"$name\"\r\n\r\n" . self::text($value) . "\r\n";
            }
        }
        return "$form--$boundary--\r\n";
    }
}
