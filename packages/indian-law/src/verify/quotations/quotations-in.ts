import { whoseWords, wordsOf } from '../../judgment/parts/whose.ts';
import type { JudgmentPart, PartKind } from '../../judgment/parts.ts';
import type { LibraryJudgment, QuotationFinding } from '../types.ts';
import { type AskedQuotation, matchQuotations } from './match-quotations.ts';

type Read = Pick<LibraryJudgment, 'paragraphs' | 'parts'>;

/**
 * Looks for quotations in the words of the court, and says whose they are. Words that the court does not have so may be those
 * of a reporter or of counsel; the part is then named. O(judgment + quotations).
 */
export function quotationsIn(
  { paragraphs, parts = [] }: Read,
  asked: readonly AskedQuotation[],
): QuotationFinding[] {
  const found = matchQuotations(wordsOf('court', paragraphs, parts), asked);
  const missed = found.flatMap(({ status }, at) => (status === 'exact' ? [] : [at]));
  if (missed.length === 0 || parts.length === 0) return found.map((one) => withWhose(one, paragraphs, parts));
  const elsewhere = matchQuotations(
    wordsOf('others', paragraphs, parts),
    missed.flatMap((at) => asked[at] ?? []),
  );
  const outside = new Map(missed.map((at, i) => [at, elsewhere[i]]));
  return found.map((one, at) => {
    const other = outside.get(at);
    const named = other && outsideOf(one, other, paragraphs, parts);
    return named ?? withWhose(one, paragraphs, parts);
  });
}

function withWhose(
  finding: QuotationFinding,
  paragraphs: LibraryJudgment['paragraphs'],
  parts: readonly JudgmentPart[],
): QuotationFinding {
  const { index } = finding;
  const whose = index === undefined ? undefined : whoseWords(paragraphs[index]?.part, parts);
  return whose === undefined ? finding : { ...finding, whose };
}

const kindAt = (
  index: number | undefined,
  paragraphs: LibraryJudgment['paragraphs'],
  parts: readonly JudgmentPart[],
): PartKind | undefined =>
  parts.find(({ id }) => index !== undefined && id === paragraphs[index]?.part)?.kind;

/** A finding outside the words of the court, where it fits better than what the court has. */
function outsideOf(
  court: QuotationFinding,
  other: QuotationFinding,
  paragraphs: LibraryJudgment['paragraphs'],
  parts: readonly JudgmentPart[],
): QuotationFinding | undefined {
  const better = other.status === 'exact' || (other.status === 'altered' && court.status === 'not_found');
  const kind = better ? kindAt(other.index, paragraphs, parts) : undefined;
  if (kind === undefined) return undefined;
  const { elsewhere: _, paragraph: __, ...found } = other;
  // The words as quoted are not in the judgment, however well they fit the other part.
  return { ...found, status: other.status === 'exact' ? 'not_found' : other.status, only_in: kind };
}
