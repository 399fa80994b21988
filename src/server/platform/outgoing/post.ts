import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress, isPrivateHost } from './private-addresses.ts';

const TIMEOUT_MS = 10_000;
/** An answer is read to its end up to this size, so that the connection ends well. */
const ANSWER_BYTES = 64 * 1024;

export type Resolve = (name: string) => Promise<LookupAddress[]>;

export interface Post {
  url: string;
  body: string;
  headers: Readonly<Record<string, string>>;
  /** The operator allows addresses that are not public. */
  allowPrivate: boolean;
  resolve?: Resolve | undefined;
  timeoutMs?: number;
}

export type Outcome = { status: number } | { problem: 'private' | 'timeout' | 'unreachable' | 'certificate' };

/** Reasons for which Node accepts no certificate: it has expired, is of another name, or nobody known has signed it. */
const CERTIFICATE =
  /^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_SELF_SIGNED_CERT$|SELF_SIGNED_CERT_IN_CHAIN$|UNABLE_TO_(?:VERIFY|GET_ISSUER))/u;

/** True for an error of a connection whose other side has no valid certificate. */
export const isCertificateError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CERTIFICATE.test(String(error.code));

class PrivateAddressError extends Error {}

const resolveBySystem: Resolve = (name) =>
  new Promise((resolve, reject) => {
    systemLookup(name, { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
  });

/**
 * Looks a name up for the connection itself, so that a name cannot lead elsewhere between the check and the connection. One
 * private address among several refuses the name.
 */
function guardedLookup(resolve: Resolve): LookupFunction {
  return (name, { all }, done) => {
    resolve(name).then(
      (found) => {
        const [first] = found;
        if (!first || found.some(({ address }) => isPrivateAddress(address)))
          done(new PrivateAddressError(name), '', 0);
        else if (all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    );
  };
}

/** Reads the answer of a receiver to its end; one that goes on is cut off. */
function drained(answer: http.IncomingMessage): Promise<number> {
  return new Promise((resolve) => {
    const status = answer.statusCode ?? 0;
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > ANSWER_BYTES) answer.destroy();
    });
    answer.once('close', () => resolve(status));
  });
}

/**
 * Posts a text to an address that a user gave. Private addresses are refused, by text and after the lookup, unless the
 * operator allows them; redirects are not followed: the status tells of them.
 */
export async function postOutside(post: Post): Promise<Outcome> {
  const { url, body, headers, allowPrivate, resolve = resolveBySystem, timeoutMs = TIMEOUT_MS } = post;
  const target = new URL(url);
  if (!allowPrivate && isPrivateHost(target.hostname)) return { problem: 'private' };
  const signal = AbortSignal.timeout(timeoutMs);
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    agent: false,
    signal,
    ...(allowPrivate ? {} : { lookup: guardedLookup(resolve) }),
  } as const;
  try {
    return await new Promise<Outcome>((done, fail) => {
      const client = target.protocol === 'https:' ? https : http;
      const request = client.request(target, options, (answer) => {
        drained(answer).then((status) => done({ status }), fail);
      });
      request.once('error', fail);
      request.end(body);
    });
  } catch (error) {
    if (error instanceof PrivateAddressError) return { problem: 'private' };
    if (isCertificateError(error)) return { problem: 'certificate' };
    return { problem: signal.aborted ? 'timeout' : 'unreachable' };
  }
}
