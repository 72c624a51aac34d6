<?php

declare(strict_types=1);

namespace StorePlatform\Webhook;

/** Verifies deliveries of webhook events (Standard Webhooks) and parses them. */
final class Webhooks
{
    /**
     * Verifies a delivery and returns its event: an object of the class that Events::CLASSES names, or an UnknownEvent.
     *
     * Pass the body as it arrived. During a rotation, pass the current and the previous secret. `whsec_` secrets verify `v1`
     * signatures; `whpk_` public keys verify `v1a` and need the extension sodium.
     *
     * @param array<string, string|list<string>> $headers
     * @param string|list<string> $secrets
     * @param int $tolerance the largest difference between the timestamp and now, in seconds
     * @param ?int $now the time in seconds; null means the clock
     * @throws WebhookVerificationException
     * @throws \InvalidArgumentException for a secret that is none
     */
    public static function verify(string $body, array $headers, string|array $secrets, int $tolerance = 300, ?int $now = null): object
    {
        $keys = \array_map(self::key(...), (array) $secrets);
        $headers = \array_change_key_case($headers);
        [$id, $timestamp, $signatures] = \array_map(
            static fn (string $name): string => \implode(' ', (array) ($headers["webhook-$name"] ?? '')),
            ['id', 'timestamp', 'signature'],
        );
        if ($id === '' || $timestamp === '' || $signatures === '') {
            throw new WebhookVerificationException('a webhook header is missing');
        }
        if (!\preg_match('/^[0-9]{1,12}$/D', $timestamp)) {
            throw new WebhookVerificationException('the timestamp is not a number of seconds');
        }
        if (\abs(($now ?? \time()) - (int) $timestamp) > $tolerance) {
            throw new WebhookVerificationException('the timestamp is too far off');
        }
        foreach ($keys as [$version, $key]) {
            foreach (\explode(' ', $signatures) as $candidate) {
                [$prefix, $encoded] = \explode(',', $candidate, 2) + ['', ''];
                if ($prefix === $version && self::matches($version, $key, $encoded, "$id.$timestamp.$body")) {
                    return self::parse($body);
                }
            }
        }
        throw new WebhookVerificationException('no signature is right');
    }

    /**
     * Returns the event of a verified body.
     *
     * @throws \UnexpectedValueException if the body is not an event
     */
    public static function parse(string $body): object
    {
        $data = \json_decode($body, true);
        if (!\is_array($data) || !\is_string($data['type'] ?? null)) {
            throw new \UnexpectedValueException('the body is not an event');
        }
        $class = Events::CLASSES[$data['type']] ?? null;
        return $class === null ? new UnknownEvent($data['type'], (string) ($data['id'] ?? ''), $data) : $class::fromJson($data);
    }

    /**
     * Signs a payload as the service does, for the tests of a receiver.
     *
     * @return array<string, string> the headers
     */
    public static function sign(string $secret, string $id, int $timestamp, string $body): array
    {
        [$version, $key] = self::key($secret);
        if ($version !== 'v1') {
            throw new \InvalidArgumentException('only a whsec_ secret can sign');
        }
        $signature = \base64_encode(\hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
        return ['webhook-id' => $id, 'webhook-timestamp' => (string) $timestamp, 'webhook-signature' => "v1,$signature"];
    }

    /** @return array{string, string} the version of the signatures and the bytes of the key */
    private static function key(string $secret): array
    {
        $version = \str_starts_with($secret, 'whpk_') ? 'v1a' : 'v1';
        $key = \base64_decode(\preg_replace('/^(whsec_|whpk_)/', '', $secret), true);
        $length = $key === false ? 0 : \strlen($key);
        if ($version === 'v1a' ? $length !== 32 : $length < 24 || $length > 75) {
            throw new \InvalidArgumentException('not a webhook secret: expected whsec_ or whpk_ and base64');
        }
        return [$version, $key];
    }

    private static function matches(string $version, string $key, string $encoded, string $content): bool
    {
        $signature = \base64_decode($encoded, true);
        if ($signature === false || $signature === '') {
            return false;
        }
        if ($version === 'v1') {
            return \hash_equals(\hash_hmac('sha256', $content, $key, true), $signature);
        }
        return \strlen($signature) === \SODIUM_CRYPTO_SIGN_BYTES && \sodium_crypto_sign_verify_detached($signature, $content, $key);
    }
}
