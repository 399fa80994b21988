import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckLibrary, checkClaims } from '#law/verify/check.ts';
import { readClaims } from '#law/verify/read-claims.ts';
import type { CitationFinding, LibraryJudgment } from '#law/verify/types.ts';
import { documentsOf } from '#server/features/library/ingest/document.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';

/** Real judgments as the product would ingest them; every second one is held back from work on the rules. */
export function realJudgments(folder: string, held: boolean): { text: string; document: LibraryDocument }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .filter((_, at) => (at % 2 === 1) === held)
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const [document] = documentsOf({ folder: 'real', key: name, size: text.length }, [text]);
      return document ? [{ text, document }] : [];
    });
}

function judgmentOf(document: LibraryDocument): LibraryJudgment {
  const { id, title, first_line, petitioner, respondent, neutral_citation, reporter_citations } = document;
  return {
    id,
    title,
    titled: first_line === undefined,
    ...(petitioner === undefined ? {} : { petitioner }),
    ...(respondent === undefined ? {} : { respondent }),
    citations: [...(neutral_citation === undefined ? [] : [neutral_citation]), ...reporter_citations],
    keys: document.citation_keys,
    sample: false,
    paragraphs: document.paragraphs,
  };
}

/** The judgments as a library in memory; names are not looked up. */
export function memoryLibrary(documents: readonly LibraryDocument[]): {
  library: CheckLibrary;
  byKey: ReadonlyMap<string, readonly string[]>;
} {
  const byKey = new Map<string, string[]>();
  const byId = new Map(documents.map((document) => [document.id, document]));
  for (const { id, citation_keys } of documents)
    for (const key of citation_keys) byKey.set(key, [...(byKey.get(key) ?? []), id]);
  const library: CheckLibrary = {
    resolve: async (keys) =>
      new Map(keys.flatMap((key) => (byKey.has(key) ? [[key, byKey.get(key) ?? []] as const] : []))),
    named: async () => ({ ids: [] }),
    numbered: async () => [],
    judgment: async (id) => {
      const document = byId.get(id);
      return document && judgmentOf(document);
    },
    section: async () => undefined,
  };
  return { library, byKey };
}

export interface Score {
  right: number;
  of: number;
}

export function count(score: Score, right: boolean): void {
  score.of += 1;
  if (right) score.right += 1;
}

/** One half of the judgments as a library, and a check against it. */
export interface Half {
  judgments: { text: string; document: LibraryDocument }[];
  byKey: ReadonlyMap<string, readonly string[]>;
  check: (text: string) => Promise<CitationFinding[]>;
}

export function halfOf(folder: string, held: boolean): Half {
  const judgments = realJudgments(folder, held);
  const { library, byKey } = memoryLibrary(judgments.map(({ document }) => document));
  const check = async (text: string) => (await checkClaims(readClaims(text), library)).citations;
  return { judgments, byKey, check };
}

export function pick<T>(items: readonly T[], random: () => number): T | undefined {
  return items[Math.floor(random() * items.length)];
}
