// A server that returns the configured responses of each case of the suite, and lists the requests that it
// received. Its URLs are /<runtime>/<case>/<path of the operation>.
import { createServer } from 'node:http';

const json = (status, body, headers = {}) => ({ status, headers: { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json', ...headers }, body: JSON.stringify(body) });
const problem = (status, code, more = {}) => ({ type: `/problems/${code}`, title: 'No', status, detail: 'Not like this.', instance: '/x', code, requestId: 'one', ...more });
const page = (items, nextCursor = null) => json(200, { items, page: 1, pageSize: 1, totalCount: 2, totalIsEstimate: false, nextCursor });
const refused = json(401, problem(401, 'unauthenticated'));

/** The answers of each case, one after the other; the last is given again. */
const scripts = {
  read: [page([])],
  write: [json(503, problem(503, 'unavailable'), { 'Retry-After': '0' }), json(200, { refundId: 88 })],
  problem: [json(422, problem(422, 'refund_exceeds_remaining', { errors: [{ in: 'body', pointer: '/amount', code: 'too_large', detail: 'at most 4.00' }] }), { 'X-Request-Id': 'of-the-header' })],
  silence: ['silence'],
  abort: ['silence'],
  broken: ['half'],
  page: [{ status: 200, headers: { 'Content-Type': 'text/html' }, body: '<h1>Wi-Fi</h1>' }],
  csv: [{ status: 200, headers: { 'Content-Type': 'text/csv; charset=utf-8' }, body: '\uFEFForder\r\nÖzil\r\n' }],
  lines: [{ status: 200, headers: { 'Content-Type': 'application/jsonl' }, body: '{"a":1}\n{"a":2}\n' }],
  nothing: [{ status: 204, headers: {}, body: undefined }],
  upload: [json(201, { mediaId: 7 })],
  progress: [json(503, problem(503, 'unavailable'), { 'Retry-After': '0' }), json(201, { mediaId: 7 })],
  renewal: [refused, page([])],
  items: [page([{ orderId: 1 }], 'next'), page([{ orderId: 2 }])],
};

/** Starts the server; close ends it. */
export async function peer() {
  const seen = new Map();
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*, Authorization', 'Access-Control-Allow-Methods': '*', 'Access-Control-Expose-Headers': '*' })) response.setHeader(name, value);
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const [, runtime, name, ...path] = request.url.split('/');
      if (name === 'blank') return response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>');
      const of = `${runtime}/${name}`;
      if (path[0] === 'seen') return response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(seen.get(of) ?? []));
      const asked = seen.get(of) ?? [];
      if (scripts[name]) seen.set(of, [...asked, { method: request.method, url: `/${path.join('/')}`, headers: request.headers, body }]);
      const answers = scripts[name];
      if (!answers) return response.writeHead(404).end(); // a browser asks for an icon
      const answer = answers[Math.min(asked.length, answers.length - 1)];
      if (answer === 'silence') return undefined;
      if (answer === 'half') return response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 }).write('{"items": [', () => request.socket.destroy());
      return response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => { server.closeAllConnections(); server.close(); },
  };
}
