import type { Line } from '../../text/lines.ts';
import type { Stance } from '../parts.ts';
import { type BenchNames, isOfBench } from './bench-names.ts';
import { deliveryAt } from './delivery.ts';
import type { Opening } from './opening.ts';
import { type OpeningJudge, openingJudge } from './opening-judge.ts';

const OWN_HEADING =
  /^\W{0,8}(?:J\s?U\s?D\s?G\s?E?\s?M\s?E\s?N\s?T|O\s?R\s?D\s?E\s?R|Judgment|Order|O\s?P\s?I\s?N\s?I\s?O\s?N)\W*$/u;
const SIGNED = /^\W*[.…_]{2,}[\s.…_]*(?:J|CJI?|C\.J\.I?|JUDGE)\b|^\s*\(?\p{Lu}[\p{L} .']{4,50}\)\s*,?\s*$/u;
const SENTENCE_ENDS = '.:;?!”"’)]';
/** Limit: the name of a single author is looked for in so many printed lines. */
const AUTHOR_WITHIN = 8;

/** A line that is printed, with its place in the judgment. */
interface Printed {
  line: number;
  text: string;
  /** The printed line before. */
  before: string;
}

interface Found {
  line: number;
  judge: OpeningJudge;
}

/** The judgment from line `from` on, or its opinions when several judges wrote. */
export function opinionOpenings(
  lines: readonly Line[],
  furniture: readonly boolean[],
  from: number,
  bench: BenchNames,
): Opening[] {
  if (from >= lines.length) return [];
  const printed = printedLines(lines, furniture, from);
  const author = authorOf(lines, printed.slice(0, AUTHOR_WITHIN));
  const found = printed
    .filter(({ line }) => line > (author?.line ?? from))
    .flatMap((one): Found[] => {
      const judge = one.text.slice(0, 90).includes('J') ? openingJudge(one.text) : undefined;
      return judge !== undefined && opens(judge, one.before, bench) ? [{ line: one.line, judge }] : [];
    });
  if (found.length === 0)
    return [{ line: from, kind: 'judgment', ...(author === undefined ? {} : { judge: author.judge.judge }) }];
  const all: (Found | { line: number; judge?: OpeningJudge })[] = [author ?? { line: from }, ...found];
  return withStances(
    all.map(({ line, judge }, i): Opening => {
      const end = all[i + 1]?.line ?? lines.length;
      const stance = judge?.stance ?? stanceOf(lines, line, end);
      return {
        line: i === 0 ? from : withHeading(lines, furniture, line),
        kind: 'opinion',
        ...(judge === undefined ? {} : { judge: judge.judge }),
        ...(stance === undefined ? {} : { stance }),
      };
    }),
  );
}

function printedLines(lines: readonly Line[], furniture: readonly boolean[], from: number): Printed[] {
  const printed: Printed[] = [];
  for (let line = from; line < lines.length; line += 1) {
    const text = lines[line]?.text ?? '';
    if (furniture[line] !== true && text.trim() !== '')
      printed.push({ line, text, before: printed.at(-1)?.text ?? '' });
  }
  return printed;
}

/** The judge named in the line that delivers the judgment, or at the start of one of its first lines. */
function authorOf(lines: readonly Line[], first: readonly Printed[]): Found | undefined {
  for (const { line, text } of first) {
    const end = deliveryAt(lines, line)?.end ?? 0;
    if (end >= text.length) continue;
    const judge = openingJudge(text.slice(end));
    if (judge !== undefined) return { line, judge };
  }
  return undefined;
}

/** A name opens an opinion in capitals or of the bench behind a finished sentence, or under the heading 'JUDGMENT'. */
function opens(judge: OpeningJudge, before: string, bench: BenchNames): boolean {
  if (OWN_HEADING.test(before)) return true;
  const last = before.trimEnd().at(-1) ?? '.';
  if (!SENTENCE_ENDS.includes(last) && !SIGNED.test(before)) return false;
  return judge.capitals || (bench.size > 0 && isOfBench(judge.judge, bench));
}

/** The heading 'JUDGMENT' directly above the name opens the opinion. */
function withHeading(lines: readonly Line[], furniture: readonly boolean[], line: number): number {
  let i = line - 1;
  while (i > 0 && (furniture[i] === true || lines[i]?.text.trim() === '')) i -= 1;
  return OWN_HEADING.test(lines[i]?.text ?? '') ? i : line;
}

const DISSENT =
  /\b(?:regret|unable|inability|misfortune|constrained|cannot persuade)\b[^.]{0,90}\b(?:agree|agreement|subscribe|differ|concur|share|myself)\b|\b(?:respectfully|beg to|must|I)\s+(?:dissent|disagree|differ)\b|\bdissenting (?:opinion|judgment)\b/iu;
const CONCUR =
  /\b(?:I|we)\s+(?:\w+\s+){0,3}(?:agree|concur)\b|\bin\s+(?:\w+\s+)?(?:agreement|concurrence)\b|\bconcurring (?:opinion|judgment)\b/iu;

/** Limit: the stance of an opinion is read in its first 1,200 characters. */
function stanceOf(lines: readonly Line[], from: number, to: number): Stance | undefined {
  let top = '';
  for (let i = from; i < to && top.length < 1_200; i += 1)
    top += ` ${(lines[i]?.text ?? '').slice(0, 1_200)}`;
  if (DISSENT.test(top)) return 'dissenting';
  return CONCUR.test(top) ? 'concurring' : undefined;
}

/** An opinion that says nothing is the majority's when the others take a stand to it. */
function withStances(openings: readonly Opening[]): Opening[] {
  const lead = openings.filter(({ stance }) => stance === undefined).length === 1;
  return openings.map((opening) => ({
    ...opening,
    stance: opening.stance ?? (lead ? 'majority' : 'separate'),
  }));
}
