import type { Tx } from '#server/platform/db/database.ts';
import type { treatmentKinds } from '#shared/contracts/checks/checks.ts';
import { type JudgmentStanding, standingsOf } from '../../library/store.ts';
import type { SourceText } from './passage.ts';

/** Characters of a sentence that are shown. */
const SHOWN = 500;

/** A later judgment's words on one of the library. */
export interface Treating {
  kind: (typeof treatmentKinds)[number];
  /** The place of the sentence, and its words. */
  place: SourceText;
  quote: string;
}

/** Whole words, without anything that is not the judgment's. */
const shown = (sentence: string): string =>
  sentence.length <= SHOWN ? sentence : sentence.slice(0, sentence.lastIndexOf(' ', SHOWN));

/**
 * For each of these judgments the gravest sentence by which a judgment of the library treats it, of the newest
 * judgment.
 */
export async function treatmentsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Treating>> {
  const standings = await standingsOf(tx, ids);
  return new Map(
    [...standings].flatMap(
      ([
        id,
        {
          statements: [gravest],
        },
      ]) => (gravest ? [[id, treatingOf(gravest)]] : []),
    ),
  );
}

function treatingOf(statement: JudgmentStanding['statements'][number]): Treating {
  const { kind, citing: id, title, citation, paragraph, index, sentence, sample } = statement;
  const place: SourceText = {
    kind: 'library',
    id,
    document: id,
    ofCase: false,
    title,
    text: sentence,
    rank: 0,
    index,
    ...(citation === undefined ? {} : { citation }),
    ...(paragraph === undefined ? {} : { paragraph }),
    ...(sample ? { sample: true as const } : {}),
  };
  return { kind, place, quote: shown(sentence) };
}
