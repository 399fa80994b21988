import { once } from 'node:events';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';

/**
 * An address on loopback that answers no connection: its thread accepts nothing, and its short queue is full, so that
 * the system drops what comes.
 */
export async function openUnansweredAddress(): Promise<{ url: string; close(): Promise<void> }> {
  const worker = new Worker(
    `const { createServer } = require('node:net');
     const { parentPort } = require('node:worker_threads');
     const server = createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
       parentPort.postMessage(server.address().port);
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
     });`,
    { eval: true },
  );
  const [port] = (await once(worker, 'message')) as [number];
  const filling = Array.from({ length: 4 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  // Two connections fit into a queue of one.
  await Promise.all(filling.slice(0, 2).map((socket) => once(socket, 'connect')));
  return {
    url: `http://127.0.0.1:${port}/v1`,
    async close() {
      for (const socket of filling) socket.destroy();
      await worker.terminate();
    },
  };
}
