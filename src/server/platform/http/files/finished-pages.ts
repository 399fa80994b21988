import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { activeLanguage } from '#server/core/language.ts';
import type { LanguageCode } from '#shared/messages/languages.ts';
import { type Offers, withOffers } from '#shared/pages.ts';
import { withHead } from './page-head.ts';

type Encoding = 'br' | 'gzip';
type Finished = Record<Encoding | 'identity', Uint8Array<ArrayBuffer>>;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The best encoding that the browser takes. */
function encodingOf(c: Context): Encoding | undefined {
  const taken = parseAccept(c.req.header('accept-encoding') ?? '').filter(({ q }) => q > 0);
  return (['br', 'gzip'] as const).find((wanted) => taken.some(({ type }) => type.toLowerCase() === wanted));
}

/** Headers of the request on which the HTML of a page depends besides its URL. */
export const VARY = 'Accept-Encoding, Accept-Language, Cookie';

/** The requested page, and the language that its URL asks for. */
type Wanted = { name: string; asked: LanguageCode | undefined };

/**
 * The finished HTML of visitors’ pages, from the build in `folder`. Each is completed with the origin and the offers of this deployment
 * and compressed once. The function answers `undefined` for a page that the build does not have.
 */
export function finishedPages(folder: string, origin: string, offers: Offers) {
  const made = new Map<string, Promise<Finished | undefined>>();

  async function make(
    file: string,
    requested: string,
    asked: LanguageCode | undefined,
  ): Promise<Finished | undefined> {
    let page: string;
    try {
      page = await readFile(file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
    const identity = Uint8Array.from(
      Buffer.from(withOffers(withHead(page, { path: requested, origin, asked }), offers)),
    );
    const [br, gz] = await Promise.all([brotli(identity), gzipped(identity)]);
    return { identity, br: Uint8Array.from(br), gzip: Uint8Array.from(gz) };
  }

  return async (c: Context, { name, asked }: Wanted, status: 200 | 404 = 200) => {
    const file = path.join(folder, 'prerendered', activeLanguage(), `${name}.html`);
    // In one language a page has at most two heads: with and without the language in its URL.
    const key = asked ? `${file}?` : file;
    let page = made.get(key);
    if (!page) {
      page = make(file, c.req.path, asked);
      made.set(key, page);
      // A page that could not be read is read again.
      page.catch(() => made.delete(key));
    }
    const finished = await page;
    if (!finished) return undefined;
    const encoding = encodingOf(c);
    const headers = { 'content-type': 'text/html; charset=utf-8', vary: VARY };
    return c.body(
      finished[encoding ?? 'identity'],
      status,
      encoding ? { ...headers, 'content-encoding': encoding } : headers,
    );
  };
}
