<?php

// Carries out the cases with the PHP client. See ../../suite/run.mjs. The argument names the PSR-18 client: curl, guzzle or
// symfony.

declare(strict_types=1);

use StorePlatform\CallOptions;
use StorePlatform\CurlClient;
use StorePlatform\Items;
use StorePlatform\Model;
use StorePlatform\Settings;
use StorePlatform\StoreConnectionException;
use StorePlatform\StoreException;
use StorePlatform\Upload;
use StorePlatform\Webhook\MemoryDeduplicator;
use StorePlatform\Webhook\Receiver;
use StorePlatform\Webhook\UnknownEvent;
use StorePlatform\Webhook\WebhookVerificationException;
use StorePlatform\Webhook\Webhooks;

require __DIR__ . '/../../../../gen/php/autoload.php';
foreach (['Nyholm/Psr7', 'Psr/Http/Client', 'GuzzleHttp', 'Symfony/Component/HttpClient'] as $library) {
    if (is_file("/usr/share/php/$library/autoload.php")) {
        require_once "/usr/share/php/$library/autoload.php";
    }
}

$factory = new Nyholm\Psr7\Factory\Psr17Factory();
$clients = [
    'curl' => fn (float $timeout) => new CurlClient($factory),
    'guzzle' => fn (float $timeout) => new GuzzleHttp\Client(['timeout' => $timeout, 'allow_redirects' => false]),
    'symfony' => fn (float $timeout) => new Symfony\Component\HttpClient\Psr18Client(Symfony\Component\HttpClient\HttpClient::create(['max_duration' => $timeout, 'max_redirects' => 0]), $factory, $factory),
];
$http = $clients[$argv[1] ?? 'curl'];

while (($line = fgets(STDIN)) !== false) {
    $case = json_decode($line, true);
    try {
        $outcome = carryOut($case);
    } catch (Throwable $error) {
        $outcome = ['crashed' => (string) $error];
    }
    echo json_encode(['id' => $case['id'], ...$outcome], JSON_THROW_ON_ERROR), "\n";
}

function carryOut(array $case): array
{
    if (isset($case['webhooks'])) {
        return ['outcomes' => array_map(fn (array $delivery) => outcomeOf(fn () => verified($delivery)), $case['webhooks'])];
    }
    if (isset($case['receiver'])) {
        return ['outcomes' => [received($case['receiver'])]];
    }
    global $http, $factory;
    $given = $case['client'] ?? [];
    $renewals = 0;
    $cartTokens = [];
    $follow = $given['renew'] ?? null;
    $settings = array_intersect_key($given, array_flip(['maxRetries', 'headers', 'apiVersion']));
    $credentials = array_intersect_key($given, array_flip(['token', 'storeId', 'storeKey', 'cartToken']));
    if ($follow !== null) {
        $settings['renewToken'] = function () use (&$renewals, &$follow): ?string {
            $renewals++;
            return array_shift($follow);
        };
    }
    if ($given['cart'] ?? false) {
        $credentials['cartToken'] = function () use (&$cartTokens, $given) {
            return end($cartTokens) ?: $given['cartToken'];
        };
        $credentials['onCartToken'] = function (string $token) use (&$cartTokens): void {
            $cartTokens[] = $token;
        };
    }
    if ($case['surface'] === 'public') {
        $credentials = ['token' => $given['token']];
    }
    $limits = array_filter(array_map(fn (array $call) => $call['options']['timeout'] ?? null, $case['calls']));
    $space = ucfirst($case['surface']);
    $class = "StorePlatform\\$space\\{$space}Client";
    $client = new $class($case['baseUrl'], $http(($limits ? min($limits) : 30_000) / 1000), $factory, ...$credentials, settings: new Settings(...$settings));
    $outcomes = [];
    foreach ($case['calls'] as $call) {
        for ($i = 0; $i < ($call['times'] ?? 1); $i++) {
            $outcomes[] = outcomeOf(fn () => carryOutCall($client, $call));
        }
    }
    return ['outcomes' => $outcomes, 'renewals' => $renewals, 'cartTokens' => $cartTokens];
}

function carryOutCall(object $client, array $call): array
{
    $method = new ReflectionMethod($client, $call['operation']);
    $options = $call['options'] ?? [];
    if (isset($options['timeout'])) {
        $options['timeout'] /= 1000;
    }
    $arguments = ['options' => new CallOptions(...$options)];
    $query = $call['query'] ?? [];
    foreach ($method->getParameters() as $parameter) {
        $type = (string) $parameter->getType();
        if ($parameter->name === 'body') {
            $arguments['body'] = bodyOf($type, $call['body']);
        } elseif (str_contains($type, 'DateTime') && isset($query[$parameter->name])) {
            $query[$parameter->name] = new DateTimeImmutable($query[$parameter->name]);
        }
    }
    $send = fn (array $more = []) => $method->invokeArgs($client, [...$arguments, ...$query, ...$more]);
    if ($call['items'] ?? false) {
        $list = new Items(fn (?string $cursor) => $send(['cursor' => $cursor]), $call['start'] ?? null);
        $found = [];
        foreach ($list as $item) {
            $found[] = $item;
            if (count($found) === ($call['limit'] ?? null)) {
                break;
            }
        }
        return ['items' => $found, 'cursor' => $list->cursor];
    }
    if ($call['pages'] ?? false) {
        $pages = Items::pages(fn (int $page) => $send(['page' => $page]));
        return ['pages' => array_map(fn (object $page) => $page->items, iterator_to_array($pages, false))];
    }
    $result = $send();
    return is_string($result) ? ['file' => $result] : ['result' => $result];
}

function bodyOf(string $class, array $body): Model
{
    if (!isset($body['$file'])) {
        return $class::fromJson($body);
    }
    ['name' => $name, 'content' => $content, 'type' => $type] = $body['$file'];
    unset($body['$file']);
    return new $class(...['file' => new Upload($name, $content, $type), ...$body]);
}

function verified(array $delivery): array
{
    $event = Webhooks::verify($delivery['body'], $delivery['headers'], $delivery['secrets'], $delivery['tolerance'] ?? 300, $delivery['now']);
    return ['event' => $event instanceof UnknownEvent ? ['type' => $event->type, 'id' => $event->id] : $event];
}

function received(array $script): array
{
    $receipts = [];
    $handled = [];
    $current = [];
    $receiver = new Receiver($script['secrets'], new MemoryDeduplicator(), now: fn () => $script['now']);
    $receiver->on(StorePlatform\Webhook\OrderCreatedEvent::class, function ($event) use ($receiver, &$current, &$receipts, &$handled): void {
        if ($current['during'] ?? false) {
            $inner = $receiver->receive($current['body'], $current['headers']);
            $receipts[] = ['status' => $inner->status, 'duplicate' => $inner->duplicate];
        }
        if ($current['fails'] ?? false) {
            throw new LogicException('the handler failed');
        }
        $handled[] = $event->data->object->orderId;
    });
    foreach ($script['deliveries'] as $delivery) {
        $headers = Webhooks::sign($script['secrets'][0], $delivery['id'], $script['now'], $delivery['body']);
        if ($delivery['forged'] ?? false) {
            $headers['webhook-signature'] = substr($headers['webhook-signature'], 0, -4) . 'AAA=';
        }
        $current = [...$delivery, 'headers' => $headers];
        try {
            $receipt = $receiver->receive($delivery['body'], $headers);
            $receipts[] = ['status' => $receipt->status, 'duplicate' => $receipt->duplicate];
        } catch (LogicException) {
            $receipts[] = ['raised' => true];
        }
    }
    return ['receipts' => $receipts, 'handled' => $handled];
}

function outcomeOf(Closure $run): array
{
    try {
        return $run();
    } catch (StoreException $error) {
        return ['error' => [
            'kind' => 'store', 'status' => $error->status, 'code' => $error->problemCode, 'message' => $error->getMessage(), 'requestId' => $error->requestId,
            'retryAfter' => $error->retryAfter === null ? null : (int) round($error->retryAfter * 1000), 'fields' => $error->fields(),
        ]];
    } catch (StoreConnectionException $error) {
        return ['error' => ['kind' => 'connection', 'message' => $error->getMessage()]];
    } catch (WebhookVerificationException) {
        return ['error' => ['kind' => 'verification']];
    } catch (InvalidArgumentException $error) {
        return ['error' => ['kind' => 'argument', 'message' => $error->getMessage()]];
    }
}
