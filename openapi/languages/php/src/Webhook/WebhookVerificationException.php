<?php

declare(strict_types=1);

namespace StorePlatform\Webhook;

/** The payload was not signed with the endpoint's secret, or its timestamp is too far off. Answer 400. */
final class WebhookVerificationException extends \RuntimeException
{
}
