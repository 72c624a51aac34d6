"""Carries out the cases with the Python client. See ../../suite/run.mjs."""

import importlib
import inspect
import json
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import httpx

from storeplatform import CallOptions, File, StoreConnectionError, StoreError, WebhookVerificationError, items, pages
from storeplatform import webhooks
from storeplatform._model import Model, encode, snake

output = threading.Lock()
connections = httpx.Client()  # creating one costs more than a case


def snaked(options):
    return {snake(name): value for name, value in options.items()}


def carry_out(case):
    if 'webhooks' in case:
        return {'outcomes': [outcome_of(lambda: verified(delivery)) for delivery in case['webhooks']]}
    if 'receiver' in case:
        return {'outcomes': received(case['receiver'])}
    module = importlib.import_module(f'storeplatform.{case["surface"]}')
    settings = snaked(case.get('client', {}))
    renewals, cart_tokens = [], []
    if 'timeout' in settings:
        settings['timeout'] /= 1000
    follow = settings.pop('renew', None)
    if follow is not None:
        def renew(refused):
            time.sleep(0.05)
            renewals.append(refused)
            return follow.pop(0) if follow else None
        settings['renew_token'] = renew
    if settings.pop('cart', False):
        first = settings.pop('cart_token', None)
        settings['cart_token'] = lambda: cart_tokens[-1] if cart_tokens else first
        settings['on_cart_token'] = cart_tokens.append
    client = getattr(module, f'{case["surface"].capitalize()}Client')(case['baseUrl'], http_client=connections, **settings)
    outcomes = []
    for call in case['calls']:
        run = lambda _, call=call: outcome_of(lambda: carry_out_call(client, call))
        times = call.get('times', 1)
        with ThreadPoolExecutor(times) as threads:
            outcomes += threads.map(run, range(times))
    client.close()
    return {'outcomes': outcomes, 'renewals': len(renewals), 'cartTokens': cart_tokens}


def carry_out_call(client, call):
    method = getattr(client, snake(call['operation']))
    options = snaked(call.get('options', {}))
    if 'timeout' in options:
        options['timeout'] /= 1000
    arguments = [body_of(method, call['body'])] if 'body' in call else []

    def send(**more):
        query = {**snaked(call.get('query', {})), **more}
        return method(*arguments, **query, options=CallOptions(**options))

    if 'items' in call:
        listed = items(lambda cursor: send(cursor=cursor), call.get('start'))
        found = []
        for item in listed:
            found.append(encode(item))
            if len(found) == call.get('limit'):
                break
        return {'items': found, 'cursor': listed.cursor}
    if 'pages' in call:
        return {'pages': [encode(page.items) for page in pages(lambda number: send(page=number))]}
    result = send()
    return {'file': result.decode()} if isinstance(result, bytes) else {'result': encode(result)}


def body_of(method, body):
    name = inspect.signature(method).parameters['body'].annotation
    model = getattr(sys.modules[method.__func__.__module__], name)
    if '$file' not in body:
        return model.from_json(body)
    file = body['$file']
    rest = {key: value for key, value in snaked(body).items() if key != '$file'}
    return model(file=File(file['name'], file['content'].encode(), file['type']), **rest)


def verified(delivery):
    event = webhooks.verify(delivery['body'], delivery['headers'], delivery['secrets'], tolerance=delivery.get('tolerance', 300), now=lambda: delivery['now'])
    return {'event': encode(event) if isinstance(event, Model) else {'type': event.type, 'id': event.id}}


def received(script):
    deliveries, handled, results = script['deliveries'], [], []
    receiver = webhooks.Receiver(script['secrets'], now=lambda: script['now'])
    current = {}

    @receiver.on(webhooks.events.OrderCreatedEvent)
    def created(event):
        if current.get('during'):
            inner = receiver.receive(current['body'], current['headers'])
            results.append({'status': inner.status, 'duplicate': inner.duplicate})
        if current.get('fails'):
            raise RuntimeError('the handler failed')
        handled.append(event.data.object.order_id)

    for delivery in deliveries:
        body = delivery['body']
        headers = webhooks.sign(script['secrets'][0], delivery['id'], script['now'], body)
        if delivery.get('forged'):
            headers['webhook-signature'] = headers['webhook-signature'][:-4] + 'AAA='
        current = {**delivery, 'headers': headers}
        try:
            receipt = receiver.receive(body, headers)
            results.append({'status': receipt.status, 'duplicate': receipt.duplicate})
        except RuntimeError:
            results.append({'raised': True})
    return [{'receipts': results, 'handled': handled}]


def outcome_of(run):
    try:
        return run()
    except StoreError as error:
        return {'error': {
            'kind': 'store', 'status': error.status, 'code': error.code, 'message': str(error), 'requestId': error.request_id,
            'retryAfter': None if error.retry_after is None else round(error.retry_after * 1000), 'fields': encode(error.fields),
        }}
    except StoreConnectionError:
        return {'error': {'kind': 'connection'}}
    except WebhookVerificationError:
        return {'error': {'kind': 'verification'}}
    except (TypeError, ValueError) as error:
        return {'error': {'kind': 'argument', 'message': repr(error)}}


def answer(line):
    case = json.loads(line)
    try:
        outcome = carry_out(case)
    except Exception as error:  # the suite shows it with the case
        outcome = {'crashed': repr(error)}
    with output:
        print(json.dumps({'id': case['id'], **outcome}), flush=True)


with ThreadPoolExecutor(8) as workers:
    for line in sys.stdin:
        workers.submit(answer, line)
