import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { extensionOf } from '#server/platform/storage/content-type.ts';
import type { FileStorage } from '#server/platform/storage/storage.ts';
import { attachment, inline } from './file-name.ts';

const PICTURES = new Set(['image/png', 'image/jpeg', 'image/gif']);

/** Types of public documents that a browser may show, by extension. Never HTML or SVG. */
const VIEWABLE: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
};

const SANDBOX = "default-src 'none'; sandbox";
/**
 * No scripts, no requests, no frames. Without `sandbox`, which stops the PDF viewers of browsers; the page that Chromium
 * puts around a PDF or a text has inline styles and an `embed`.
 */
const VIEWER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers under which a browser shows a PDF or a plain text in its own viewer and runs nothing in it. */
export const viewerHeaders = (contentType: string, name: string): Record<string, string> => ({
  'content-type': contentType,
  'content-security-policy': VIEWER_POLICY,
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
  'content-disposition': inline(name),
});

interface SendOptions {
  /** The user's file name. */
  name?: string | undefined;
  /** True for documents that every user may read: a browser may show PDF and plain text. */
  viewable?: boolean;
}

function headersOf(
  key: string,
  contentType: string,
  { name, viewable }: SendOptions,
): Record<string, string> {
  const fileName = name ?? key.split('/').pop() ?? 'file';
  const shownAs = viewable ? VIEWABLE[extensionOf(key)] : undefined;
  if (shownAs) return viewerHeaders(shownAs, fileName);
  return {
    'content-type': contentType,
    'content-security-policy': SANDBOX,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-disposition': PICTURES.has(contentType) && !name ? 'inline' : attachment(fileName),
  };
}

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
 * Sends a stored file. Browsers may show verified pictures, and PDF and plain text of `viewable` documents; all other
 * files are sandboxed downloads. No cache stores them.
 */
export async function sendFile(
  c: Context,
  storage: FileStorage,
  key: string,
  options: SendOptions = {},
): Promise<Response> {
  const object = await storage.stat(key);
  const range = rangeOf(c.req.header('range'), object.size);
  const headers = { ...headersOf(key, object.contentType, options), 'accept-ranges': 'bytes' };
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
