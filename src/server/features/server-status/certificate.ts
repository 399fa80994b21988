import { connect } from 'node:tls';

const WITHIN_MS = 5000;
/** A certificate is looked at again after so long. */
const AGAIN_MS = 3_600_000;

/** Seconds for which the certificate at an https address is still valid, below 0 for an expired one; undefined where none is shown. */
export function certificateLeft(address: string, now: Date): Promise<number | undefined> {
  const { hostname, port, protocol } = new URL(address);
  if (protocol !== 'https:') return Promise.resolve(undefined);
  return new Promise((resolve) => {
    // An expired certificate is what is looked for, so it is read and not trusted: nothing is sent.
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    });
    const end = (left: number | undefined) => {
      socket.destroy();
      resolve(left);
    };
    socket.setTimeout(WITHIN_MS, () => end(undefined));
    socket.once('error', () => end(undefined));
    socket.once('secureConnect', () => {
      const until = Date.parse(socket.getPeerCertificate().valid_to);
      end(Number.isNaN(until) ? undefined : (until - now.getTime()) / 1000);
    });
  });
}

/** The same of the address at which users open the product, looked at once in an hour beside the call: nobody waits for it. */
export function certificateWatch(address: string | undefined): () => number | undefined {
  let at = Number.NEGATIVE_INFINITY;
  let until: number | undefined;
  const look = async (from: string) => {
    const now = new Date();
    const left = await certificateLeft(from, now);
    until = left === undefined ? undefined : now.getTime() / 1000 + left;
  };
  return () => {
    if (address !== undefined && performance.now() - at > AGAIN_MS) {
      at = performance.now();
      void look(address);
    }
    return until === undefined ? undefined : until - Date.now() / 1000;
  };
}
