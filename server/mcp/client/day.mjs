// A day of an assistant with an official TypeScript client: CLIENT names it, and STEPS has the calls. Each step is a call
// that a person confirms. The assistant makes it once for each interruption and once without, always with the same
// idempotency key. Prints each attempt, with what the store shows afterwards and the number of questions to the person.
import { connect, yes } from './connect.mjs';

const { CLIENT: name, STEPS: steps } = process.env;
const interruptions = ['before the question', 'with the question', 'by the person', 'before the answer', 'with the result', 'nowhere', 'afterwards'];

async function session(interruption, asked) {
  const before = { 'before the question': 1, 'before the answer': 2 }[interruption];
  const after = { 'with the question': 1, 'with the result': 2 }[interruption];
  let client, step = 0;
  const lose = () => {
    queueMicrotask(() => client.close()); // a call of the older protocol would wait until its timeout
    return new Error('the network is gone');
  };
  const lossy = async (target, init) => {
    const text = init?.method === 'POST' ? String(init.body) : '';
    const call = text.includes('"tools/call"');
    if (!call && (name === 'newest' || !text.includes('"action"'))) return fetch(target, init);
    step++; // the first message makes the call, and the second answers the question
    if (step === before) throw lose();
    const response = await fetch(target, init);
    if (name !== 'newest' && call && after === 2) return withoutResult(response, lose);
    if (step !== after || !call) return response;
    if (name === 'newest') await response.text(); // the service has ended the call
    else await response.body.cancel();
    throw lose();
  };
  client = await connect(name, (message) => {
    asked.push(message);
    return interruption === 'by the person' ? { action: 'cancel' } : yes;
  }, lossy);
  return client;
}

// Returns the response of a call, whose connection breaks when the result arrives.
function withoutResult(response, lose) {
  const decoder = new TextDecoder();
  return new Response(response.body.pipeThrough(new TransformStream({
    transform(chunk, controller) {
      if (decoder.decode(chunk, { stream: true }).includes('"result"')) controller.error(lose());
      else controller.enqueue(chunk);
    },
  })), { status: response.status, headers: response.headers });
}

const out = [];
for (const step of JSON.parse(steps)) {
  const attempts = [];
  for (const interruption of interruptions) {
    const asked = [];
    const client = await session(interruption, asked);
    const attempt = { interruption };
    try {
      const result = await client.callTool({ name: step.tool, arguments: step.arguments });
      Object.assign(attempt, { failed: result.isError === true, text: result.content[0].text });
    } catch (error) {
      Object.assign(attempt, { failed: true, text: String(error) });
    }
    await client.close();
    const reader = await session('nowhere', []);
    const seen = await reader.callTool({ name: step.look.tool, arguments: step.look.arguments });
    await reader.close();
    attempts.push({ ...attempt, asked: asked.length, seen: seen.content[0].text });
  }
  out.push(attempts);
}
console.log(JSON.stringify(out));
