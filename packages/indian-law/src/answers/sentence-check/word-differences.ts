import type { Span } from '../../text/text.ts';
import { findQuoted } from '../../verify/quotations/find-quotations.ts';
import { matchQuotations } from '../../verify/quotations/match-quotations.ts';
import { printedWords } from '../../verify/quotations/quotation-words.ts';
import type { Compared, Comparison } from './fact-differences.ts';
import { besideWords, type NameWord, namesIn } from './names.ts';
import type { Near } from './read-source.ts';
import type { Difference } from './types.ts';

/** Limits: least words of a quotation that is compared, and reported changes of one. */
const [QUOTED_WORDS, MOST_CHANGES] = [3, 3];

/** The comparison of quotations, with those that are the words of a source. */
interface ComparedQuotations extends Compared {
  exact: Span[];
}

/** The quoted words of a sentence against its sources. */
export function compareQuotations({ said, cited }: Pick<Comparison, 'said' | 'cited'>): ComparedQuotations {
  const quoted = findQuoted(said.text)
    .map(({ start, end }) => ({ start, end, text: said.text.slice(start, end) }))
    .filter(({ text }) => printedWords(text).length >= QUOTED_WORDS)
    .map((quotation) => ({ quotation, cited: new Set<number>() }));
  if (quoted.length === 0) return { matched: 0, differences: [], exact: [] };
  const paragraphs = cited.flatMap(({ text, about }) => [{ text }, { text: about.text }]);
  const result: ComparedQuotations = { matched: 0, differences: [], exact: [] };
  for (const [at, { status, text, changes = [], found }] of matchQuotations(paragraphs, quoted).entries()) {
    const place = quoted[at]?.quotation;
    if (status === 'exact') {
      result.matched += 1;
      if (place) result.exact.push(place);
    } else if (status === 'not_found') result.differences.push({ what: 'quotation', said: text });
    else
      result.differences.push(
        ...changes.slice(0, MOST_CHANGES).map(
          (change): Difference => ({
            what: 'quotation',
            said: change.cited === '' ? text : change.cited,
            source: change.cited === '' || change.found === '' ? (found ?? '') : change.found,
          }),
        ),
      );
  }
  return result;
}

/** A statement this near says the same: a name that it lacks is another one. */
const SAME_WORDS = 0.5;
/** The same where a name stands between the same two words. */
const LIKE_WORDS = 0.35;

/** Runs of adjacent names, each one person. */
function runsOf(names: readonly NameWord[]): NameWord[][] {
  const runs: NameWord[][] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last && name.start - (last.at(-1)?.end ?? 0) <= 2) last.push(name);
    else runs.push([name]);
  }
  return runs;
}

const textOf = (run: readonly NameWord[]): string => run.map(({ text }) => text).join(' ');

/** The name that the nearest statements have in this place: beside the same word, else the only one that the sentence lacks. */
function rivalName(run: readonly NameWord[], text: string, near: readonly Near[], own: ReadonlySet<string>) {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return undefined;
  const beside = besideWords(text, { start: first.start, end: last.end });
  for (const { statement, share } of near) {
    if (share < SAME_WORDS) break;
    const others = runsOf(namesIn(statement).filter(({ key }) => !own.has(key)));
    const placed = others.find((other) => {
      const [a, b] = [other[0], other.at(-1)];
      if (!a || !b) return false;
      const there = besideWords(statement.text, { start: a.start, end: b.end });
      return (
        (there.behind !== '' && there.behind === beside.behind) ||
        (there.before !== '' && there.before === beside.before)
      );
    });
    if (placed) return { name: placed, sure: true };
    const [only] = others.filter((other) => other.some(({ doubtful }) => !doubtful));
    if (only) return { name: only, sure: false };
  }
  return undefined;
}

/** The names of a sentence against its sources; not those in `without`. */
export function compareNames(comparison: Comparison, without: readonly Span[]): Compared {
  const { said, near, cited, question, denies } = comparison;
  const result: Compared = { matched: 0, differences: [] };
  const known = (name: NameWord) =>
    cited.some(({ names, words }) => names.has(name.key) || words.has(name.text.toLowerCase()));
  const names = namesIn(said).filter(
    ({ start, end }) => !without.some((span) => span.start <= start && end <= span.end),
  );
  const own = new Set(names.map(({ key }) => key));
  const asked = new Set(namesIn(question).map(({ key }) => key));
  result.matched = names.filter((name) => !name.doubtful && known(name)).length;
  for (const run of runsOf(names.filter((name) => !known(name)))) {
    if (denies && run.every(({ key }) => asked.has(key))) continue;
    const rival = rivalName(run, said.text, near, own);
    if (run.every(({ doubtful }) => doubtful) && !rival?.sure) continue;
    result.differences.push({
      what: 'name',
      said: textOf(run),
      ...(rival ? { source: textOf(rival.name) } : {}),
    });
  }
  result.differences.push(...namesInPlace(runsOf(names.filter(known)), said.text, near));
  const exchanged = exchangedNames(comparison, names);
  if (exchanged) result.differences.push(exchanged);
  return result;
}

/** Names of the source in the place of others: between the same two words the nearest statement has another name. */
function namesInPlace(runs: readonly NameWord[][], text: string, near: readonly Near[]): Difference[] {
  const [best] = near;
  if (!best || best.share < LIKE_WORDS) return [];
  const theirs = runsOf(namesIn(best.statement));
  const between = (whole: string, run: readonly NameWord[]) =>
    besideWords(whole, { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 });
  return runs.flatMap((run): Difference[] => {
    if (theirs.some((other) => other.some(({ key }) => run.some((one) => one.key === key)))) return [];
    const place = between(text, run);
    if (place.before === '' || place.behind === '') return [];
    const other = theirs.find((each) => {
      const there = between(best.statement.text, each);
      return there.before === place.before && there.behind === place.behind;
    });
    return other ? [{ what: 'name', said: textOf(run), source: textOf(other) }] : [];
  });
}

/** Names in each other's place: the words are those of one statement, and the order of two names is not. */
function exchangedNames({ said, near }: Comparison, names: readonly NameWord[]): Difference | undefined {
  const [best] = near;
  if (!best || best.share < 0.85 || names.length < 2) return undefined;
  const terms = (words: readonly { term: string }[]) =>
    words
      .map(({ term }) => term)
      .sort()
      .join(' ');
  const theirs = namesIn(best.statement);
  if (terms(said.words) !== terms(best.statement.words)) return undefined;
  const at = names.findIndex(({ key }, i) => theirs[i]?.key !== key);
  const [name, other] = [names[at], theirs[at]];
  return name && other ? { what: 'name', said: name.text, source: other.text } : undefined;
}

/** The citations of a sentence against its sources and their own citations. */
export function compareCitations({ said, cited, near }: Comparison): Compared {
  const known = new Set(
    cited.flatMap(({ statements, about }) =>
      [...statements, about].flatMap(({ citations }) => citations.map(({ key }) => key)),
    ),
  );
  const own = new Set(said.citations.map(({ key }) => key));
  const result: Compared = { matched: 0, differences: [] };
  for (const { text, key } of said.citations) {
    if (known.has(key)) {
      result.matched += 1;
      continue;
    }
    const others = [
      ...near.flatMap(({ statement }) => statement.citations),
      ...cited.flatMap(({ about }) => about.citations),
    ].filter((one) => !own.has(one.key));
    const [other] = others;
    result.differences.push({ what: 'citation', said: text, ...(other ? { source: other.text } : {}) });
  }
  return result;
}
