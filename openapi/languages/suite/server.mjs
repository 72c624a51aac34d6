// The scripted server of the suite. Each case gets an address of its own, answers in its own order, and a record of the
// requests that arrived there.
import { createServer } from 'node:http';

/** Starts the server. `open` registers the answers of a case and returns its base URL and its record of requests. */
export async function startServer() {
  const cases = new Map();
  const server = createServer((request, response) => {
    const [, id, path] = /^\/([^/?]+)(.*)$/.exec(request.url) ?? [];
    const script = cases.get(id);
    if (!script) return response.writeHead(404).end();
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(path, 'http://x');
      const at = performance.now();
      const body = Buffer.concat(chunks).toString();
      script.requests.push({
        method: request.method,
        path: url.pathname,
        query: queryOf(url),
        headers: request.headers,
        body,
        after: at - script.last,
      });
      script.last = at;
      reply(choose(script.answers, request, url), request, response);
    });
    return undefined;
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  let count = 0;
  return {
    open(answers) {
      const id = `case${++count}`;
      const script = { answers: Array.isArray(answers) ? [...answers] : answers, requests: [], last: performance.now() };
      cases.set(id, script);
      return { baseUrl: `http://127.0.0.1:${server.address().port}/${id}/`, requests: script.requests, close: () => cases.delete(id) };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The query of a URL: a text for each name, a list for a name that is repeated. */
function queryOf(url) {
  const query = {};
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name);
    query[name] = values.length > 1 ? values : values[0];
  }
  return query;
}

/**
 * The next answer. The last one is repeated. A script of the form { accept, otherwise, answer } looks at the token instead; one of the
 * form { examples } returns the answer of an operation.
 */
function choose(answers, request, { pathname }) {
  if (answers.examples) return answers.examples(request.method, pathname);
  if (!Array.isArray(answers)) return request.headers.authorization === answers.accept ? answers.answer : answers.otherwise;
  return answers.length > 1 ? answers.shift() : answers[0];
}

function reply(answer, request, response) {
  if (answer === 'hang up') return request.socket.destroy();
  if (answer === 'silence') return undefined;
  const { status = 200, headers = {}, json, text, breaks, stalls, delay = 0 } = answer;
  const body = json === undefined ? text : JSON.stringify(json);
  const type = json === undefined ? {} : { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json' };
  return setTimeout(() => {
    response.writeHead(status, { ...type, ...headers });
    if (breaks) return response.write(body, () => request.socket.destroy());
    if (stalls) return response.write(body);
    return response.end(body);
  }, delay);
}
