import { citationKey, parseCitation } from '#law/citations/citations.ts';
import { yearOfKey } from '#law/citations/own-keys.ts';
import { citatorEntries } from '#law/judgment/parts/citator-info.ts';
import { wordsOf } from '#law/judgment/parts/whose.ts';
import { authoritiesIn, type CitedInJudgment } from '#law/verify/cited-authorities.ts';
import { serveWork } from '#server/core/threads/serve-work.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import type { treatments } from '#shared/contracts/research/treatments.ts';

/** A later case that the copy of an old report lists. */
export interface ListedCase {
  key: string;
  citation: string;
  year?: number;
  /** The place of the list among the paragraphs. */
  index: number;
  /** As printed: 'D 1978 SC 1014 (5)'. */
  entry: string;
  treatment?: (typeof treatments)[number];
}

export interface JudgmentCitations {
  cited: CitedInJudgment[];
  listed: ListedCase[];
}

function listedCases({ paragraphs, parts = [] }: LibraryDocument): ListedCase[] {
  const index = parts.find(({ kind }) => kind === 'citator')?.from ?? 0;
  return citatorEntries(paragraphs, parts).flatMap(({ code, citation, paragraphs: numbers, treatment }) => {
    const parsed = parseCitation(citation);
    if (parsed === undefined) return [];
    const key = citationKey(parsed);
    const year = yearOfKey(key);
    const entry = [code, citation, ...(numbers === undefined ? [] : [`(${numbers.join(', ')})`])].join(' ');
    return [
      {
        key,
        citation,
        index,
        entry,
        ...(year === undefined ? {} : { year }),
        ...(treatment === undefined ? {} : { treatment }),
      },
    ];
  });
}

/** The authorities that the judges cite, with the treatment by those who decide: a dissent overrules nothing. */
function citedBy({ paragraphs, parts = [], citations }: LibraryDocument): CitedInJudgment[] {
  const known = new Set(citations.flatMap(({ key }) => (key === undefined ? [] : [key])));
  // Headnotes and lists of citing cases name authorities that others cite.
  const decided = authoritiesIn(wordsOf('decision', paragraphs, parts), known);
  if (!parts.some(({ stance }) => stance === 'dissenting')) return decided;
  const cited = new Set(decided.flatMap(({ keys }) => keys));
  const dissents = authoritiesIn(wordsOf('court', paragraphs, parts), known)
    .filter(({ keys }) => !keys.some((key) => cited.has(key)))
    .map(({ treatment: _, reported: __, ...mention }) => mention);
  return [...decided, ...dissents];
}

/** The authorities that a judgment cites and the later cases that its copy lists. */
const citationsOf = (document: LibraryDocument): JudgmentCitations => ({
  cited: citedBy(document),
  listed: listedCases(document),
});

export const citatorWork = serveWork({ citationsOf });
