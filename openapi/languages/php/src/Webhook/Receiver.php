<?php

declare(strict_types=1);

namespace StorePlatform\Webhook;

/**
 * Verifies deliveries, parses their events, and calls one handler per event, once.
 *
 * If a handler throws, `receive` throws the same and drops the claim. Let your framework answer 500: the service then
 * delivers the event again.
 */
final class Receiver
{
    /** @var array<class-string, \Closure> */
    private array $handlers = [];

    /** @param string|list<string> $secrets */
    public function __construct(
        private readonly string|array $secrets,
        private readonly Deduplicator $deduplicator,
        private readonly int $tolerance = 300,
        private readonly ?\Closure $now = null,
    ) {
    }

    /**
     * Registers the handler of one class of events. Events without a handler are acknowledged.
     *
     * @template E of object
     * @param class-string<E> $event
     * @param \Closure(E): void $handler
     */
    public function on(string $event, \Closure $handler): static
    {
        $this->handlers[$event] = $handler;
        return $this;
    }

    /**
     * Handles one delivery.
     *
     * @param array<string, string|list<string>> $headers
     */
    public function receive(string $body, array $headers): Receipt
    {
        try {
            $event = Webhooks::verify($body, $headers, $this->secrets, $this->tolerance, $this->now ? ($this->now)() : null);
        } catch (WebhookVerificationException $error) {
            return new Receipt(400, error: $error->getMessage());
        }
        $claim = $this->deduplicator->begin($event->id);
        if ($claim !== Claim::New) {
            return new Receipt($claim === Claim::Done ? 204 : 409, $event, true);
        }
        try {
            if (isset($this->handlers[$event::class])) {
                $this->handlers[$event::class]($event);
            }
        } catch (\Throwable $error) {
            $this->deduplicator->release($event->id);
            throw $error;
        }
        $this->deduplicator->finish($event->id);
        return new Receipt(204, $event);
    }
}
