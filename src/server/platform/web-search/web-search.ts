import { z } from 'zod';
import type { Env } from '#server/core/env.ts';
import { type ProviderLimits, providerFetch } from '../models/provider/provider-fetch.ts';

/** A page that a search engine found: its address and what the engine says of it. The page itself is never read. */
export interface WebResult {
  url: string;
  title: string;
  text: string;
}

export interface WebSearch {
  /** Errors: `ModelError`, which holds no address and no words; the signal's reason. */
  search(words: string, signal: AbortSignal): Promise<WebResult[]>;
}

/** Results that are used, and characters of the words, of a title and of a text. */
const MOST = { results: 6, words: 300, title: 200, text: 1000 } as const;
const LIMITS: ProviderLimits = {
  beginMs: 6000,
  totalMs: 10_000,
  idleMs: 4000,
  mostRetryMs: 1000,
  mostBytes: 2 * 1024 * 1024,
};

const found = z.object({
  title: z.string().catch(''),
  url: z.string(),
  /** SearXNG's and Brave's names for the same. */
  content: z.string().nullish(),
  description: z.string().nullish(),
});
type EngineResult = z.infer<typeof found>;
const results = z.array(z.unknown()).catch([]);
const searxng = z.object({ results });
const brave = z.object({ web: z.object({ results }).catch({ results: [] }) });

/** Engines mark words with tags; a page's own characters are escaped. */
const plain = (text: string, most: number): string =>
  text
    .replaceAll(/<\/?[a-z][^<>]{0,200}>/giu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, most);

/** A result with an address of the web; none without. */
function resultOf(one: unknown): WebResult[] {
  const read = found.safeParse(one);
  if (!read.success || !URL.canParse(read.data.url)) return [];
  const { protocol, href, host } = new URL(read.data.url);
  if (protocol !== 'https:' && protocol !== 'http:') return [];
  const { title, content, description }: EngineResult = read.data;
  const text = plain(content ?? description ?? '', MOST.text);
  return text === '' ? [] : [{ url: href, title: plain(title, MOST.title) || host, text }];
}

type WebSearchEnv = Pick<Env, 'WEB_SEARCH' | 'WEB_SEARCH_URL' | 'WEB_SEARCH_KEY'>;

/**
 * The search engine of the settings; undefined when they name none. Only its address is asked, and no redirect is followed.
 */
export function openWebSearch({
  WEB_SEARCH: kind,
  WEB_SEARCH_URL: base,
  WEB_SEARCH_KEY: key,
}: WebSearchEnv): WebSearch | undefined {
  if (kind === undefined || base === undefined) return undefined;
  const request = providerFetch(LIMITS);
  const headers = {
    accept: 'application/json',
    ...(key === undefined ? {} : { 'x-subscription-token': key }),
  };
  return {
    async search(words, signal) {
      const address = new URL(`${base.replace(/\/+$/u, '')}${kind === 'brave' ? '/web/search' : '/search'}`);
      address.searchParams.set('q', words.slice(0, MOST.words));
      if (kind === 'searxng') address.searchParams.set('format', 'json');
      const answer: unknown = await (await request(address, { headers, signal })).json();
      const list = kind === 'brave' ? brave.parse(answer).web.results : searxng.parse(answer).results;
      return list.flatMap(resultOf).slice(0, MOST.results);
    },
  };
}
