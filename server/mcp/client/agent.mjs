// Refunds a line of an order as an assistant does, with the official TypeScript client: MCP_URL,
// MCP_TOKEN and REFUND say where and what. Prints what came of it, in the protocol's newest version
// and in the one before, which cannot ask a person.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const { MCP_URL: url, MCP_TOKEN: token, REFUND: refund } = process.env;
const out = {};
for (const [name, mode] of [['older', 'legacy'], ['newest', { pin: '2026-07-28' }]]) {
  const asked = [];
  const client = new Client({ name: 'spec', version: '1' }, { capabilities: { elicitation: {} }, versionNegotiation: { mode } });
  client.setRequestHandler('elicitation/create', async (request) => {
    asked.push(request.params.message);
    return { action: 'accept', content: { confirm: true } };
  });
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: { Authorization: `Bearer ${token}` } } }));
  const { tools } = await client.listTools();
  const result = await client.callTool({ name: 'refund_order', arguments: JSON.parse(refund) });
  out[name] = { tools: tools.map((tool) => tool.name), asked, failed: result.isError === true, text: result.content[0].text };
  await client.close();
}
console.log(JSON.stringify(out));
