import { createHash } from 'node:crypto';
import { statesOfJudgment } from '#law/courts/jurisdictions.ts';
import { nameTokens } from '#law/parties/names.ts';
import { documentTerms } from '../../embedded/inverted-index/document-terms.ts';
import { documentMetadata, separated } from '../../embedded/stored-row.ts';
import type { LibraryDocument, LibraryRecord, LibraryTexts } from '../../engine.ts';
import { idHash } from '../../id-hash.ts';
import { wordOrder } from './word-order.ts';

/** Content of a document in the cluster, without the fields that are searched. */
export interface StoredDocument extends LibraryTexts {
  id: string;
  record: LibraryRecord;
  embedded?: string[];
  [vector: `vector_${string}`]: number[];
}

const longestId = 500;

/** The id of a document in the cluster, which takes 512 bytes. */
export function clusterId(id: string): string {
  if (Buffer.byteLength(id) <= longestId) return id;
  return `sha256:${createHash('sha256').update(id).digest('hex')}`;
}

/** Terms by position as the texts that hold them: an empty position parts two texts. */
function textsOf(positions: readonly (string | undefined)[]): string[] {
  const texts: string[][] = [[]];
  for (const term of positions) {
    const last = texts.at(-1);
    if (term !== undefined) last?.push(term);
    else if (last && last.length > 0) texts.push([]);
  }
  return texts.filter((text) => text.length > 0).map((text) => text.join(' '));
}

/** Terms of the text, of the title, and those without a position. */
function termFields(terms: ReadonlyMap<string, number[]>) {
  const words: (string | undefined)[] = [];
  const ofText: [string, number[]][] = [];
  const title: string[] = [];
  const keys: string[] = [];
  for (const [term, positions] of terms) {
    if (!term.includes(':')) {
      ofText.push([term, positions]);
      for (const position of positions) words[position] = term;
    } else if (term.startsWith('t:')) for (const position of positions) title[position] = term;
    else keys.push(term);
  }
  return {
    words: textsOf(Array.from(words)),
    word_order: Buffer.from(wordOrder(ofText)).toString('base64'),
    title: title.join(' '),
    keys,
  };
}

/** A document as it is indexed, with its vectors. */
export function indexedDocument(
  document: LibraryDocument,
  vectors: Pick<StoredDocument, 'embedded' | `vector_${string}`> = {},
): StoredDocument & Record<string, unknown> {
  const texts = separated(document);
  const { terms, length } = documentTerms(document);
  const { kind, court, state, judges, year, decided, values, sample, summary } = documentMetadata(
    document,
    length,
  );
  const provisions = values?.provisions.map(([key]) => key) ?? [];
  return {
    ...termFields(terms),
    ...vectors,
    id: document.id,
    id_hash: idHash(document.id),
    length,
    mark: [length, decided, year, judges.length].join(' '),
    kind,
    states: statesOfJudgment(kind === 'act' ? '' : court, state),
    judges,
    judge_names: [...new Set(judges.flatMap(nameTokens))],
    acts: [...new Set(provisions.map((key) => key.slice(0, key.indexOf(':'))))],
    sections: [...new Set(provisions)],
    sample,
    summary,
    ...(court === '' ? {} : { court }),
    ...(values?.bench ? { bench: values.bench } : {}),
    ...(values?.disposal ? { disposal: values.disposal } : {}),
    ...(year > 0 ? { year } : {}),
    ...(decided > 0 ? { decided } : {}),
    ...(values?.strength ? { bench_strength: values.strength } : {}),
    ...texts,
  };
}

/** Stored parts that make up a document. */
export const documentParts = ['record', 'paragraphs', 'left_out', 'of_section'] as const;
