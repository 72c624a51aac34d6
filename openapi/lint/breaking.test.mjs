// Proves on our own documents that the gate finds breaking changes and lets the others pass.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { breakingChanges, breaks, install } from './compare.mjs';

const read = (surface) => JSON.parse(readFileSync(new URL(`../../gen/openapi/${surface}.json`, import.meta.url), 'utf8'));
const documents = { public: read('public'), webhook: read('webhook'), planned: read('public') };

const schema = (d, name) => d.components.schemas[name];
const json = (content) => content['application/json'];
const listOrders = (d) => d.paths['/order/paged'].get;
const getOrder = (d) => d.paths['/order'].get;
getOrder(documents.planned)['x-status'] = 'planned'; // as an operation without an implementation
const createEndpoint = (d) => d.paths['/webhook-endpoint'].post;
const without = (list, value) => list.splice(list.indexOf(value), 1);

const breaking = {
  public: {
    'a path removed': (d) => delete d.paths['/refund/paged'],
    'an operation removed': (d) => delete d.paths['/webhook-endpoint'].delete,
    'an operationId changed': (d) => (getOrder(d).operationId = 'fetchOrder'),
    'a query parameter removed': (d) => getOrder(d).parameters.splice(1, 1),
    'a required query parameter added': (d) => getOrder(d).parameters.push({ name: 'locale', in: 'query', required: true, schema: { type: 'string' } }),
    'a query parameter required': (d) => (getOrder(d).parameters[0].required = true),
    'a query parameter of another type': (d) => (d.components.parameters.Page.schema = { type: 'string' }),
    'a shorter query parameter': (d) => (d.components.parameters.Search.schema.maxLength = 50),
    'a lower maximum of a query parameter': (d) => (d.components.parameters.PageSizeParameter.schema.maximum = 50),
    'another default of a query parameter': (d) => (d.components.parameters.PageSizeParameter.schema.default = 50),
    'a value of a request enum removed': (d) => without(schema(d, 'PublicOrderSort').enum, 'orderDate'),
    'a request member removed': (d) => delete schema(d, 'WebhookEndpointCreate').properties.description,
    'a required request member added': (d) => {
      schema(d, 'WebhookEndpointCreate').properties.owner = { type: 'string', maxLength: 10 };
      schema(d, 'WebhookEndpointCreate').required.push('owner');
    },
    'a request member required': (d) => schema(d, 'WebhookEndpointCreate').required.push('eventTypes'),
    'a shorter request member': (d) => (schema(d, 'WebhookEndpointCreate').properties.description.maxLength = 100),
    'a request member that may not be null any more': (d) => delete schema(d, 'WebhookEndpointCreate').properties.description.nullable,
    'fewer request items': (d) => (schema(d, 'WebhookEndpointCreate').properties.eventTypes.maxItems = 5),
    'another media type of a request': (d) => {
      const { content } = createEndpoint(d).requestBody;
      content['application/merge-patch+json'] = json(content);
      delete content['application/json'];
    },
    'a request header required': (d) => (d.components.parameters.IdempotencyKey.required = true),
    'an answer member removed': (d) => {
      delete schema(d, 'PublicRefund').properties.amount;
      without(schema(d, 'PublicRefund').required, 'amount');
    },
    'an answer member no longer certain': (d) => without(schema(d, 'PublicRefund').required, 'amount'),
    'an answer member of another type': (d) => (schema(d, 'PublicRefund').properties.amount = { type: 'integer' }),
    'an answer member that may be null': (d) => (schema(d, 'PublicOrderLine').properties.name.nullable = true),
    'a value of an answer enum added': (d) => schema(d, 'RefundStatus').enum.push('DISPUTED'),
    'a success status changed': (d) => {
      const { responses } = createEndpoint(d);
      responses[201] = responses[200];
      delete responses[200];
    },
    'another media type of an answer': (d) => {
      const { content } = getOrder(d).responses[200];
      content['application/hal+json'] = json(content);
      delete content['application/json'];
    },
    'a failure that is no longer told': (d) => delete getOrder(d).responses[404],
    'a credential added': (d) => {
      d.components.securitySchemes.signature = { type: 'apiKey', in: 'header', name: 'X-Signature' };
      listOrders(d).security = [{ appTokenBearer: [], signature: [] }];
    },
    'a schema renamed': (d) => {
      const renamed = JSON.parse(JSON.stringify(d).replaceAll('schemas/PublicRefundPage"', 'schemas/RefundPage"'));
      renamed.components.schemas.RefundPage = renamed.components.schemas.PublicRefundPage;
      delete renamed.components.schemas.PublicRefundPage;
      return renamed;
    },
  },
  webhook: {
    'an event type removed': (d) => delete d['x-webhooks']['order.fulfilled'],
    'a member of a payload removed': (d) => {
      delete schema(d, 'OrderCreatedEvent').properties.livemode;
      without(schema(d, 'OrderCreatedEvent').required, 'livemode');
    },
    'a member of a snapshot of another type': (d) => (schema(d, 'PublicRefund').properties.amount = { type: 'integer' }),
    'a value of an enum in a payload added': (d) => schema(d, 'ActorType').enum.push('ROBOT'),
    'the signature header removed': (d) => d['x-webhooks']['order.created'].post.parameters.splice(2, 1),
  },
};

const safe = {
  public: {
    'an answer member added': (d) => (schema(d, 'PublicRefund').properties.note = { type: 'string', maxLength: 10 }),
    'an optional query parameter added': (d) => getOrder(d).parameters.push({ name: 'locale', in: 'query', schema: { type: 'string', maxLength: 10 } }),
    'an optional request member added': (d) => (schema(d, 'WebhookEndpointCreate').properties.owner = { type: 'string', maxLength: 10 }),
    'an operation added': (d) => (d.paths['/order/count'] = { get: { ...structuredClone(getOrder(d)), operationId: 'countOrders' } }),
    'a value of an open set added': (d) => schema(d, 'PaymentStatus')['x-extensible-enum'].push('BARTERED'),
    'another description': (d) => (getOrder(d).description = 'The same in other words.'),
  },
  planned: {
    'a planned operation that is changed': (d) => delete getOrder(d).responses[401],
  },
  webhook: {
    'an event type added': (d) => {
      const added = structuredClone(d['x-webhooks']['order.created']);
      added.post.operationId = 'onOrderArchived';
      d['x-webhooks']['order.archived'] = added;
    },
    'a member of a payload added': (d) => (schema(d, 'PublicRefund').properties.note = { type: 'string', maxLength: 10 }),
  },
};

function edited(surface, ...edits) {
  const copy = structuredClone(documents[surface]);
  let next = copy;
  for (const edit of edits) {
    const before = structuredClone(next);
    const result = edit(next);
    if (result?.openapi) next = result;
    assert.notDeepEqual(next, before, 'the edit changed nothing');
  }
  return next;
}

describe('the breaking-change gate', () => {
  before(install);
  for (const [surface, edits] of Object.entries(breaking)) {
    for (const [name, edit] of Object.entries(edits)) {
      it(`finds ${name} (${surface})`, async () => assert.ok(await breaks(documents[surface], edited(surface, edit))));
    }
  }
  for (const [surface, edits] of Object.entries(safe)) {
    it(`lets pass, all at once: ${Object.keys(edits).join(', ')} (${surface})`, async () => {
      assert.deepEqual(await breakingChanges(documents[surface], edited(surface, ...Object.values(edits))), []);
    });
  }
});
