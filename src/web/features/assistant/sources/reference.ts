import type { MarkedAnswer } from '#shared/checks/sentence-notes.ts';
import { whoseSentence } from '#shared/checks/whose-sentence.ts';
import type { AnswerSource } from '#shared/contracts/assistant/chats.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { plainText } from '../markdown/plain-words.ts';

/** The look of the number of a source: in the text and in the list it is the same `[1]`. */
export const MARK =
  'rounded-sm bg-accent-wash px-1 font-sans text-12 font-medium text-accent-strong tabular-nums no-underline';

/** The number of a source as texts, lists and copies print it. */
export const markOf = (n: number): string => `[${n}]`;

/** A paragraph of a judgment or a page of a file; undefined for a source without either. */
export function placeOf({ paragraph, whose, page }: AnswerSource): string | undefined {
  const said = whose === undefined ? [] : [whoseSentence(whose)];
  if (paragraph !== undefined) return [t(messages.paragraph, { number: paragraph }), ...said].join(', ');
  if (said.length > 0) return said.join(', ');
  return page === undefined ? undefined : t(messages.page, { page });
}

/** A source as courts cite it: A v. B, (2017) 10 SCC 1, para 12; of a file: notice.pdf, page 2. */
export const referenceOf = (source: AnswerSource): string =>
  [source.title, source.citation, placeOf(source)].filter(Boolean).join(', ');

/** The address of a source when it is a page of this product. */
export const addressOf = ({ url }: AnswerSource): string | undefined =>
  /^\/home\/[^\\]*$/u.test(url) ? url : undefined;

/** The address of a source that the web search found; undefined for every other. */
export function webAddressOf({ kind, id }: AnswerSource): URL | undefined {
  if (kind !== 'web' || !URL.canParse(id)) return undefined;
  const url = new URL(id);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}

/** An answer as plain text with its numbered sources below it. */
export function withSources(answer: MarkedAnswer, sources: readonly AnswerSource[]): string {
  const text = plainText(answer);
  if (sources.length === 0) return text;
  const lines = sources.map((source) =>
    t(messages.sourceLine, { n: source.n, reference: referenceOf(source) }),
  );
  return [text, '', t(messages.sources), ...lines].join('\n');
}
