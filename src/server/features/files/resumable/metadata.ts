import { ProblemError } from '#shared/errors.ts';
import { messages as uploads } from '#shared/messages/en/practice/uploads.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

const VALUE = /^[A-Za-z\d+/]*={0,2}$/u;
const MOST = 10_000;

/**
 * Parses an `Upload-Metadata` header: names, each with its value in Base64 or without one.
 * Errors: `invalid_request` when it is malformed or repeats a name.
 */
export function readMetadata(header: string): Map<string, string> {
  const unreadable = () => new ProblemError('invalid_request', sentenceOf(uploads.metadataUnreadable));
  if (header.length > MOST) throw unreadable();
  const pairs = new Map<string, string>();
  for (const pair of header.split(',')) {
    const [name = '', value = '', ...more] = pair.trim().split(' ');
    if (name === '' || more.length > 0 || !VALUE.test(value) || pairs.has(name)) throw unreadable();
    pairs.set(name, Buffer.from(value, 'base64').toString('utf8'));
  }
  return pairs;
}
