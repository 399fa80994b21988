import { sentencesOf } from '#law/text/sentences.ts';
import type { Span } from '#law/text/text.ts';
import type { AnswerMessage } from '#shared/contracts/assistant/answers.ts';
import type { AnswerSource } from '#shared/contracts/assistant/chats.ts';
import type { EvalQuestion } from './questions/types.ts';

/** A source of an answer with what the library or the file says at its place. */
export interface PlacedSource {
  source: AnswerSource;
  /** The whole paragraph or page; undefined when the place does not exist. */
  text: string | undefined;
  /** Names of the source in a question: the id, the name of the file, the keys of its provisions. */
  names: readonly string[];
}

export interface Scored {
  correct: boolean;
  grounded: boolean;
  /** A source that the question names is among those of the answer; undefined where it names none. */
  found: boolean | undefined;
  /** It declined although the sources answer. */
  declinedWrongly: boolean;
}

const folded = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();
const FIGURE = /\d[\d,]*(?:\.\d+)?/gu;
const NUMBER = /\[(\d{1,2})\]/gu;
/** A quotation, whose words may look like a source's number. */
const QUOTED = /“[\s\S]*”/u;
/** A line or sentence of fewer words states nothing. */
const LEAST_WORDS = 4;

/** Right words, or the answer that nothing answers where that is so. */
function isCorrect({ says, declines }: EvalQuestion, { content, declined }: AnswerMessage): boolean {
  if (declined) return declines === true;
  return says?.every((one) => one.test(content)) ?? false;
}

/** A quotation with the number of its source behind it. */
const CITED = /“[^“”]*(?:“[^“”]*”[^“”]*)*”(?=[.,;]?\s?\[\d{1,2}\])/gu;

/** The sentences of a line; one ends neither inside a quotation with its number nor before that number. */
function sentencesWithNumbers(line: string): string[] {
  const text = line.replaceAll(/([.?!])((?:\s?\[\d+\])+)/gu, '$2$1');
  const quoted = [...text.matchAll(CITED)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
  const found: Span[] = [];
  for (const one of sentencesOf(text)) {
    const last = found.at(-1);
    const within = last && quoted.some(({ start, end }) => last.end > start && last.end <= end);
    if (within) last.end = one.end;
    else found.push({ ...one });
  }
  return found.map(({ start, end }) => text.slice(start, end + 8));
}

/** The lines of an answer besides headings and the sentences of the server about itself, by their sentences. */
function statements({ content, engine }: AnswerMessage): string[] {
  const lines = content
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^(?:#|\*\*[^*]+\*\*$|\*[^*]+\*$)/u.test(line));
  if (engine === 'extractive') return lines.filter((line) => line.startsWith('- '));
  return lines.flatMap(sentencesWithNumbers).filter((one) => one.split(/\s+/u).length >= LEAST_WORDS);
}

/** True when a statement names a source that exists, and every figure in it is in its sources. */
function rests(statement: string, sources: readonly PlacedSource[]): boolean {
  const named = [
    ...statement
      .replace(QUOTED, '')
      .replaceAll(/\[\d{4}\]/gu, '')
      .matchAll(NUMBER),
  ].map(([, n]) => sources.find((one) => one.source.n === Number(n)));
  if (named.length === 0 || named.some((one) => one?.text === undefined)) return false;
  const known = named
    .map(
      (one) =>
        `${one?.text} ${one?.source.title} ${one?.source.citation ?? ''} ${one?.source.paragraph ?? ''} ${one?.source.page ?? ''}`,
    )
    .join(' ');
  const own = new Set(known.match(FIGURE));
  const quoted = QUOTED.exec(statement)?.[0] ?? statement;
  return [...quoted.replaceAll(NUMBER, '').matchAll(FIGURE)].every(([figure]) => own.has(figure));
}

/** True when each quotation is at its place word for word, and each statement rests on a numbered source. */
function isGrounded(answer: AnswerMessage, sources: readonly PlacedSource[]): boolean {
  if (answer.declined && answer.sources.length === 0) return true;
  const exact = sources.every(
    ({ source, text }) => text !== undefined && folded(text).includes(folded(source.quote)),
  );
  return exact && statements(answer).every((one) => rests(one, sources));
}

export function score(
  question: EvalQuestion,
  answer: AnswerMessage,
  sources: readonly PlacedSource[],
): Scored {
  const from = question.from;
  return {
    correct: isCorrect(question, answer),
    grounded: isGrounded(answer, sources),
    found:
      from && answer.declined !== true
        ? sources.some(({ names }) => names.some((name) => from.some((one) => name.startsWith(one))))
        : undefined,
    declinedWrongly: answer.declined === true && question.declines !== true,
  };
}
