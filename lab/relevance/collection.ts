import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';

/** Judgments, queries (whole judgments whose citations were taken out), and which judgments each relied on. */
export interface Collection {
  documents: LibraryDocument[];
  queries: { id: string; text: string }[];
  relevant: Map<string, Set<string>>;
}

function readTexts(folder: string): { id: string; text: string }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({ id: name.slice(0, -4), text: readFileSync(path.join(folder, name), 'utf8') }));
}

function plainDocument(id: string, text: string): LibraryDocument {
  return {
    id,
    kind: 'judgment',
    title: '',
    judges: [],
    reporter_citations: [],
    citation_keys: [],
    keywords: [],
    ner: {},
    section_law: [],
    citations: [],
    source: 'relevance',
    licence: 'test use only',
    sample: false,
    folder: 'relevance',
    file_key: `${id}.txt`,
    mime_type: 'text/plain',
    size: text.length,
    created_at: '2024-01-01T00:00:00.000Z',
    updated_at: '2024-01-01T00:00:00.000Z',
    paragraphs: text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [{ text: line }])),
  };
}

/** Undefined when the shared data folder is absent. A folder with `queries/` and `qrels.txt` may be given instead of the visible one. */
export function readCollection(set?: string): Collection | undefined {
  const judgments = sharedData('judgments-supreme-court');
  const folder = set ?? sharedData('relevance-visible');
  if (judgments === undefined || folder === undefined) return undefined;
  const relevant = new Map<string, Set<string>>();
  for (const line of readFileSync(path.join(folder, 'qrels.txt'), 'utf8').split('\n')) {
    const [query, , document, judged] = line.trim().split(/\s+/);
    if (query === undefined || document === undefined || judged !== '1') continue;
    const known = relevant.get(query);
    if (known) known.add(document);
    else relevant.set(query, new Set([document]));
  }
  return {
    documents: readTexts(judgments).map(({ id, text }) => plainDocument(id, text)),
    queries: readTexts(path.join(folder, 'queries')).filter(({ id }) => relevant.has(id)),
    relevant,
  };
}

/** Questions of laymen; none when the shared data folder is absent. */
export function readLayQueries(): string[] {
  const file = sharedData('lay-queries', 'queries.jsonl');
  if (file === undefined) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => (JSON.parse(line) as { query: string }).query);
}
