// Refunds a line of an order as an assistant does, with each official TypeScript client: CLIENTS names them, and REFUND
// has the arguments. Prints what came of it.
import { connect, yes } from './connect.mjs';

const { CLIENTS: names, REFUND: refund } = process.env;
const out = {};
for (const name of names.split(' ')) {
  const asked = [];
  const client = await connect(name, (message) => { asked.push(message); return yes; });
  const { tools } = await client.listTools();
  const result = await client.callTool({ name: 'refund_order', arguments: JSON.parse(refund) });
  out[name] = { tools: tools.map((tool) => tool.name), asked, failed: result.isError === true, text: result.content[0].text };
  await client.close();
}
console.log(JSON.stringify(out));
