// Connects the official TypeScript clients: MCP_URL and MCP_TOKEN say where. `newest` speaks revision 2026-07-28, in
// which the result of a call contains the question to a person. `older` and `first` speak 2025-11-25, in which the
// server asks during the call; `first` is the package that clients used before.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';

const { MCP_URL: url, MCP_TOKEN: token } = process.env;
const info = { name: 'spec', version: '1' };
const capabilities = { elicitation: {} };

// Returns a client whose person answers the questions. All requests go through fetch.
export async function connect(name, person, fetch = globalThis.fetch) {
  const client = name === 'first'
    ? new FirstClient(info, { capabilities })
    : new Client(info, { capabilities, versionNegotiation: { mode: name === 'newest' ? { pin: '2026-07-28' } : 'legacy' } });
  client.setRequestHandler(name === 'first' ? ElicitRequestSchema : 'elicitation/create', async (request) => person(request.params.message));
  const Transport = name === 'first' ? FirstTransport : StreamableHTTPClientTransport;
  await client.connect(new Transport(new URL(url), { fetch, requestInit: { headers: { Authorization: `Bearer ${token}` } } }));
  return client;
}

export const yes = { action: 'accept', content: { confirm: true } };
