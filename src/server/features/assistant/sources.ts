import type { Question } from '#law/answers/question.ts';
import type { ChosenPassage } from '#law/answers/select-passages.ts';
import { quotedQuery } from '#law/verify/passages/quoted-query.ts';
import { signalOf } from '#law/verify/treatments/standing.ts';
import type { AnswerSource, SourceGroup } from '#shared/contracts/assistant/chats.ts';
import type { SourceText } from './retrieval/passage.ts';

/** Opens the source at its paragraph or page, with the quoted words marked. */
function urlOf({ kind, id, index, page, caseId }: SourceText, quote: string): string {
  if (kind === 'web') return id;
  const found = encodeURIComponent(quotedQuery(quote).slice(1, -1));
  // The preview of a file marks a text as it is; the reader reads a query, in which quotation marks make a phrase.
  if (kind === 'file') return `/home/cases/${caseId}?tab=files&file=${id}&page=${page ?? 1}&find=${found}`;
  return `/home/library/${encodeURIComponent(id)}?q=%22${found}%22&at=${index ?? 0}`;
}

/** A numbered source of an answer. */
export function answerSource(
  n: number,
  text: SourceText,
  quote: string,
  group?: SourceGroup,
  treatment?: AnswerSource['treatment'],
): AnswerSource {
  const { kind, id, title, citation, paragraph, whose, index, page, sample, summary, ocr } = text;
  const { court, decidedOn, benchStrength } = text;
  return {
    n,
    kind,
    id,
    title,
    quote,
    url: urlOf(text, quote),
    ...(citation === undefined ? {} : { citation }),
    ...(paragraph === undefined ? {} : { paragraph }),
    ...(whose === undefined ? {} : { whose }),
    ...(index === undefined ? {} : { index }),
    ...(page === undefined ? {} : { page }),
    ...(court === undefined ? {} : { court }),
    ...(decidedOn === undefined ? {} : { decided_on: decidedOn }),
    ...(benchStrength === undefined ? {} : { bench_strength: benchStrength }),
    ...(treatment === undefined ? {} : { treatment, signal: signalOf([treatment]) }),
    ...(sample ? { sample } : {}),
    ...(summary ? { summary } : {}),
    ...(ocr ? { ocr } : {}),
    ...(group === undefined ? {} : { group }),
  };
}

/** Group of a passage among the sources of an answer. */
export function groupOf(
  { candidate, stance }: ChosenPassage<SourceText>,
  { ofProposition }: Question,
): SourceGroup {
  if (candidate.kind === 'web') return 'web';
  if (candidate.ofCase && !candidate.authority) return 'facts';
  return ofProposition ? stance : 'found';
}
