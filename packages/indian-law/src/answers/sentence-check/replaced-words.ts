import type { Span } from '../../text/text.ts';
import type { Word } from '../../text/words.ts';
import { partySide } from './contrary-words.ts';
import { sameDay } from './days.ts';
import { sameProvision } from './fact-differences.ts';
import { type Figure, isPeriod, sameFigure } from './figures.ts';
import type { Near } from './read-source.ts';
import { type Statement, statementTerm } from './read-statement.ts';
import type { Difference } from './types.ts';

/** Limits: words of a sentence and of a statement that are put side by side, and words of one replacement. */
const MOST = { said: 80, source: 240, replaced: 2 } as const;
/** A sentence repeats a statement when it has this part of its words in their order, and at least so many. */
const REPEATS = { part: 0.75, words: 4 } as const;
/** Telling words that a statement shares with a sentence before the two are put side by side. */
const NEAR = 0.6;

interface Replaced {
  said: readonly Word[];
  source: readonly Word[];
}

interface Aligned {
  kept: number;
  replaced: Replaced[];
}

const termOf = ({ term }: Word): string => statementTerm(term);

/** Lengths of the longest common runs of words from each pair of places on, row by row. */
function commonLengths(a: readonly Word[], b: readonly Word[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [one, other] = [a[i], b[j]];
      const same = one && other && termOf(one) === termOf(other);
      const row = rows[i];
      if (row)
        row[j] = same ? (rows[i + 1]?.[j + 1] ?? 0) + 1 : Math.max(rows[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  return rows;
}

/** Puts a sentence beside a statement: the words that both have in order, and those in each other's place between them. */
function align(said: readonly Word[], source: readonly Word[]): Aligned {
  const lengths = commonLengths(said, source);
  const result: Aligned = { kept: lengths[0]?.[0] ?? 0, replaced: [] };
  let [i, j, fromSaid, fromSource] = [0, 0, 0, 0];
  const close = () => {
    const gap = { said: said.slice(fromSaid, i), source: source.slice(fromSource, j) };
    if (fromSaid > 0 && gap.said.length > 0 && gap.source.length > 0) result.replaced.push(gap);
  };
  while (i < said.length && j < source.length) {
    const [one, other] = [said[i], source[j]];
    if (one && other && termOf(one) === termOf(other)) {
      close();
      [i, j] = [i + 1, j + 1];
      [fromSaid, fromSource] = [i, j];
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  if (fromSaid < said.length) {
    i = said.length;
    j = Math.min(source.length, fromSource + said.length - fromSaid);
    close();
  }
  return result;
}

/** The fact that has all words of a replacement. */
const factAt = <F extends Span>(facts: readonly F[], words: readonly Word[]): F | undefined =>
  facts.find(({ start, end }) => words.every((word) => start <= word.start && word.end <= end));

/** The fact that has one of them: a month of a day, the number behind *rule*. */
const partAt = <F extends Span>(facts: readonly F[], words: readonly Word[]): F | undefined =>
  facts.find(({ start, end }) => words.some((word) => start <= word.start && word.end <= end));

/** Two numbers of one thing, or two lengths of time: *two weeks* in the place of *48 hours*. */
const countsOtherwise = (one: Figure, other: Figure): boolean =>
  (one.unit === other.unit || (isPeriod(one.unit) && isPeriod(other.unit))) && !sameFigure(one, other);

/** Figures, days, and sections or articles, of which each stands in the other's place; none for a part of a sum. */
function factsDiffer({ said, source }: Replaced, sentence: Statement, statement: Statement): Difference[] {
  const plain = ({ unit }: Figure) => unit !== 'money';
  const [figure, other] = [
    factAt(sentence.figures.filter(plain), said),
    factAt(statement.figures.filter(plain), source),
  ];
  if (figure && other && countsOtherwise(figure, other))
    return [{ what: 'figure', said: figure.text, source: other.text }];
  const [day, otherDay] = [partAt(sentence.days, said), partAt(statement.days, source)];
  if (day && otherDay && !sameDay(day, otherDay))
    return [{ what: 'date', said: day.text, source: otherDay.text }];
  const [provision, rival] = [partAt(sentence.provisions, said), partAt(statement.provisions, source)];
  if (!provision || !rival || sameProvision(provision, rival)) return [];
  return [{ what: 'provision', said: provision.raw, source: rival.raw }];
}

/** The difference of words in each other's place that name parties or provisions, or count. */
function differenceOf({ said, source }: Replaced, sentence: Statement, statement: Statement): Difference[] {
  if (said.length > MOST.replaced || source.length > MOST.replaced) return [];
  const printed = ({ text }: Statement, words: readonly Word[]) =>
    text.slice(words[0]?.start, words.at(-1)?.end);
  const sideIn = ({ text }: Statement, { start, end }: Word) => partySide(text.slice(start, end));
  const [ours, theirs] = [
    said.filter((word) => sideIn(sentence, word) !== undefined),
    source.filter((word) => sideIn(statement, word) !== undefined),
  ];
  const sides = new Set(theirs.map((word) => sideIn(statement, word)));
  if (ours.length > 0 && theirs.length > 0 && !ours.some((word) => sides.has(sideIn(sentence, word))))
    return [{ what: 'name', said: printed(sentence, ours), source: printed(statement, theirs) }];
  return factsDiffer({ said, source }, sentence, statement);
}

/**
 * Parties, provisions and counts in the place of others, in a sentence that repeats a statement word for word besides. None where the
 * source has the sentence as it is. At most 80 times 240 comparisons for each near statement.
 */
export function replacedWords(said: Statement, near: readonly Near[]): Difference[] {
  const words = said.words.slice(0, MOST.said);
  const needed = Math.max(REPEATS.words, REPEATS.part * words.length);
  const all = near
    .filter(({ share }) => share >= NEAR)
    .map(({ statement }) => ({ statement, ...align(words, statement.words.slice(0, MOST.source)) }))
    .filter(({ kept }) => kept >= needed)
    .sort((a, b) => b.kept - a.kept);
  const most = all[0]?.kept ?? 0;
  const best = all.filter(({ kept }) => kept === most);
  const each = best.map(({ statement, replaced }) =>
    replaced.flatMap((one) => differenceOf(one, said, statement)),
  );
  return each.some((found) => found.length === 0) ? [] : (each[0] ?? []);
}
