import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns a port of the loopback address that is free now, for a program that has to be told its port. */
export async function freePort() {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address();
  free.close();
  await once(free, 'close');
  return port;
}
