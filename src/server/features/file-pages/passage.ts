import { findWords, type Word } from '#law/text/words.ts';
import type { CasePageHit } from '#shared/contracts/file-pages.ts';

/** Length of a passage, and of the text before its first mark, in characters. */
const LENGTH = 260;
const BEFORE = 60;

export type Passage = Pick<CasePageHit, 'snippet' | 'marks'>;

/**
 * The passage of a page where the words of a query are closest together, with each word marked; the beginning of the
 * page when it has none. White space becomes one blank. `text` is one page, `query` is as typed.
 */
export function passageOf(text: string, query: string): Passage {
  const wanted = new Set(findWords(query).map(({ term }) => term));
  const marks = findWords(text).filter(({ term }) => wanted.has(term));
  const first = marks[bestStart(marks)];
  const from = first ? wordStart(text, Math.max(0, first.start - BEFORE)) : 0;
  const to = wordEnd(text, from + LENGTH);
  const shown = marks.filter(({ start, end }) => start >= from && end <= to);
  return squeezed(text, from, to, shown);
}

/** Index of the mark at which a passage with the most different words starts. */
function bestStart(marks: readonly Word[]): number {
  let best = 0;
  let most = 0;
  for (const [at, { start }] of marks.entries()) {
    const terms = new Set<string>();
    for (let i = at; i < marks.length; i++) {
      const mark = marks[i];
      if (!mark || mark.end > start + LENGTH - BEFORE) break;
      terms.add(mark.term);
    }
    if (terms.size > most) [best, most] = [at, terms.size];
  }
  return best;
}

function wordStart(text: string, at: number): number {
  if (at === 0) return 0;
  const gap = text.slice(at, at + BEFORE).search(/\s/u);
  return gap < 0 ? at : at + gap + 1;
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const gap = text.slice(0, at).search(/\s\S*$/u);
  return gap <= 0 ? at : gap;
}

function squeezed(text: string, from: number, to: number, marks: readonly Word[]): Passage {
  let snippet = from > 0 ? '… ' : '';
  const placed: { start: number; end: number }[] = [];
  let at = from;
  const take = (end: number) => {
    const piece = text.slice(at, end).replace(/\s+/gu, ' ');
    snippet += snippet.endsWith(' ') || snippet === '' ? piece.trimStart() : piece;
    at = end;
  };
  for (const mark of marks) {
    take(mark.start);
    const start = snippet.length;
    take(mark.end);
    placed.push({ start, end: snippet.length });
  }
  take(to);
  return { snippet: `${snippet.trimEnd()}${to < text.length ? ' …' : ''}`, marks: placed };
}
