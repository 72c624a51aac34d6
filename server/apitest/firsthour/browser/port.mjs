import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Returns a port of the loopback address that is free now, for a program that has to be told its port. It is below those
 * that the system gives to connections, so it stays free until the program listens.
 */
export async function freePort() {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 15_000), free = createServer();
    const listens = await new Promise((done) => free.once('error', () => done(false)).listen(port, '127.0.0.1', () => done(true)));
    if (!listens) continue;
    free.close();
    await once(free, 'close');
    return port;
  }
}
