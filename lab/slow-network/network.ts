import { connect, createServer, type Server } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Network {
  /** Milliseconds there and back. */
  roundTripMs: number;
  /** Throughput in each direction, shared by all connections. */
  kilobitsPerSecond: number;
}

const PACKET_BYTES = 1460;

/** A line of one direction, which carries one packet after the other. Returns what waits until a packet has left. */
function lineOf({ kilobitsPerSecond }: Network): (bytes: number) => Promise<void> {
  let freeAt = 0;
  return async (bytes) => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + (bytes * 8) / kilobitsPerSecond;
    await sleep(freeAt - now);
  };
}

/**
 * One direction of a connection. Packets of all connections take turns, and each is under way for half a round trip.
 */
const delayed = (leave: (bytes: number) => Promise<void>, halfTripMs: number): Transform =>
  new Transform({
    highWaterMark: PACKET_BYTES,
    async transform(chunk: Buffer, _, done) {
      for (let from = 0; from < chunk.length; from += PACKET_BYTES) {
        const packet = chunk.subarray(from, from + PACKET_BYTES);
        await leave(packet.length);
        setTimeout(() => this.push(packet), halfTripMs);
      }
      done();
    },
    flush: (done) => void setTimeout(done, halfTripMs),
  });

/**
 * A slow network before a server on the same machine. It slows a browser's service worker too, which the emulation of
 * the developer tools leaves out. A new connection costs one round trip.
 */
export async function startNetwork(network: Network, port: number, to: number): Promise<Server> {
  const [up, down] = [lineOf(network), lineOf(network)];
  const halfTripMs = network.roundTripMs / 2;
  const server = createServer({ allowHalfOpen: true }, async (client) => {
    await sleep(network.roundTripMs);
    const upstream = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true });
    // A browser closes connections as it likes.
    await Promise.allSettled([
      pipeline(client, delayed(up, halfTripMs), upstream),
      pipeline(upstream, delayed(down, halfTripMs), client),
    ]);
    client.destroy();
    upstream.destroy();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
