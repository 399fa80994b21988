import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { FileStorage } from '#server/platform/storage/storage.ts';
import { attachment } from './file-name.ts';

const SHOWN_INLINE = new Set(['image/png', 'image/jpeg', 'image/gif']);

/** One range of the form `bytes=a-b` within the file; otherwise the whole file is sent. */
function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/u.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const start = match[1] === '' ? Math.max(size - Number(match[2]), 0) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}

/**
 * Sends a stored file. Browsers may display verified pictures only; all other files are sandboxed downloads, and no
 * cache stores them. `name` is the user's file name.
 */
export async function sendFile(
  c: Context,
  storage: FileStorage,
  key: string,
  name?: string,
): Promise<Response> {
  const object = await storage.stat(key);
  const range = rangeOf(c.req.header('range'), object.size);
  const inline = SHOWN_INLINE.has(object.contentType);
  const headers: Record<string, string> = {
    'content-type': object.contentType,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    'content-disposition': inline && !name ? 'inline' : attachment(name ?? key.split('/').pop() ?? 'file'),
  };
  if (range === 'unsatisfiable')
    return c.body(null, 416, { ...headers, 'content-range': `bytes */${object.size}` });
  // A HEAD request has no reader for the stream.
  if (c.req.raw.method === 'HEAD')
    return c.body(null, 200, { ...headers, 'content-length': String(object.size) });
  const length = range ? range.end - range.start + 1 : object.size;
  const body = Readable.toWeb(await storage.read(key, range)) as ReadableStream;
  if (!range) return c.body(body, 200, { ...headers, 'content-length': String(length) });
  return c.body(body, 206, {
    ...headers,
    'content-length': String(length),
    'content-range': `bytes ${range.start}-${range.end}/${object.size}`,
  });
}
