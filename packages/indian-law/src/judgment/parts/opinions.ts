import type { Line } from '../../text/lines.ts';
import { isProse } from '../head-kinds.ts';
import type { BenchNames } from './bench-names.ts';
import { signatureLine } from './closing.ts';
import { deliveryAt } from './delivery.ts';
import type { Opening } from './opening.ts';
import { type OpeningJudge, openingJudge } from './opening-judge.ts';
import { behindOpening, type FoundJudge, NOBODY, nameIn, type Printed } from './opinion-names.ts';
import { behindHeading, isOwnHeading, judgeInHeading } from './own-heading.ts';
import { announcedStances, withStances } from './stances.ts';

/** Limit: the name of a single author is looked for in so many printed lines. */
const AUTHOR_WITHIN = 8;
/** Limit: a cause title between two opinions is at most so many printed lines. */
const TITLE_WITHIN = 80;
const TITLE_STARTS =
  /^\W{0,6}(?:NON-?\s?)?(?:REPORTABLE|Reportable)\b|^\W{0,6}IN THE (?:SUPREME|HIGH) COURT|^\s*\d{4} INSC \d/u;
/** '1. It was', the first paragraph of an opinion. */
const FIRST_PARAGRAPH = /^\s*[([]?1\s?[.)\]]\s{0,4}\p{Lu}\p{Ll}*\s\p{Ll}/u;
/** 'Per Rao, J. (Contra)': a holding in the headnote of a report. */
const PER = /^\W{0,3}(?:\d{1,4}\s)?[Pp](?:er|ER)\b/u;
/** The order that gives the outcome of several opinions. */
const ORDER_OF_ALL =
  /^[\s*]{0,8}(?:\d{1,4} )?(?:(?:ORDER|Order|O R D E R)(?:\s+OF\s+(?:THE\s+)?COURT|\s+of\s+the\s+Court)?|B[Yy]\s+(?:THE\s+|the\s+)?C[Oo][Uu][Rr][Tt])(?:\b|(?=In\b))[\s.:_–-]{0,8}/u;
/** '35. ORDER OF COURT', '48. By COURT.': the same with the number of its paragraph. */
const NUMBERED_ORDER =
  /^\s*\d{1,3}\.\s{1,3}(?:(?:ORDER|Order)\s(?:OF|of|BY|by)\s(?:THE\s|the\s)?(?:COURT|Court)\b|B[Yy]\s(?:THE\s)?(?:COURT\b|Court\s?[.:–—-]))/u;

/** The lines of a judgment from its first to the line behind its last. */
export interface Body {
  lines: readonly Line[];
  furniture: readonly boolean[];
  from: number;
  to: number;
  bench: BenchNames;
  /** A law report prints no signatures. */
  reported: boolean;
}

/** The judgment, or its opinions when several judges wrote, the signatures behind each and the order of the court. */
export function opinionOpenings(body: Body): Opening[] {
  const { lines, furniture, from, bench } = body;
  if (from >= body.to) return [];
  const end = (body.reported ? undefined : signatureLine(lines, furniture, from, body.to)) ?? body.to;
  const printed = printedLines(body, end);
  const author = authorOf(lines, printed.slice(0, AUTHOR_WITHIN));
  const names = printed
    .filter(({ line }) => line > (author?.line ?? from))
    .flatMap((one) => nameIn(one, bench))
    .filter(({ line }) => !(body.reported && PER.test(lines[line]?.text ?? '')));
  const worded = names.filter(({ line, judge }, i) => hasWords(body, line, judge, names[i + 1]?.line ?? end));
  // A judge who goes on in another of the cases writes no second opinion.
  const found = worded.filter(
    ({ judge }, i) => judge.stance !== undefined || judge.judge !== worded[i - 1]?.judge.judge,
  );
  const signed: Opening[] = end < body.to ? [{ line: end, kind: 'signature' }] : [];
  if (found.length === 0) return [singleJudgment(body, author), ...signed];
  const all = withAuthor(body, author, found);
  if (all.length < 2) return [singleJudgment(body, all[0] ?? author), ...signed];
  const order = orderOfAll(printed, found.at(-1)?.line ?? from);
  const opinions = all.map(
    ({ line, judge }, i): Opening => ({
      line: i === 0 ? from : withHeading(body, line),
      kind: 'opinion',
      ...(judge === undefined || judge === NOBODY ? {} : { judge: judge.judge }),
      ...(judge?.stance === undefined ? {} : { stance: judge.stance }),
    }),
  );
  const stances = withStances(lines, {
    openings: opinions,
    end: order?.line ?? end,
    announced: announcedStances(lines, from + 3),
    ...(order === undefined ? {} : { order: textOf(lines, order.line, end) }),
  });
  const openings = stances.flatMap((opinion, i) => [
    ...(i === 0 ? [] : between(body, opinions[i - 1]?.line ?? from, opinion.line)),
    opinion,
  ]);
  return [...openings, ...(order === undefined ? [] : [order]), ...signed];
}

const textOf = (lines: readonly Line[], from: number, to: number): string =>
  lines
    .slice(from, to)
    .map(({ text }) => text)
    .join('\n');

function singleJudgment({ lines, from, to }: Body, author: { judge?: OpeningJudge } | undefined): Opening {
  const top = lines.slice(from, Math.min(from + 3, to)).map(({ text }) => judgeInHeading(text));
  const named = author?.judge === NOBODY ? undefined : author?.judge?.judge;
  const judge = named ?? top.find((one) => one !== undefined);
  return { line: from, kind: 'judgment', ...(judge === undefined ? {} : { judge }) };
}

function printedLines({ lines, furniture, from }: Body, to: number): Printed[] {
  const printed: Printed[] = [];
  for (let line = from; line < to; line += 1) {
    const text = lines[line]?.text ?? '';
    if (furniture[line] === true || text.trim() === '') continue;
    const last = printed.at(-1);
    if (last !== undefined) last.next = text;
    printed.push({ line, text, before: last?.text ?? '', next: '' });
  }
  return printed;
}

/** 'Rao, J. delivered a dissenting opinion': the line says who wrote, and opens nothing. */
const ANNOUNCES =
  /\bJJ?\b[^;:]{0,120}\b(?:delivered|gave)\s+(?:an?\s+|their\s+|his\s+)?(?:separate|dissenting|concurring|the)\b/u;
/** 'J. The judgment of B and C JJ. was delivered by C J.': further lines of the announcement. */
const DELIVERED = /\bJJ?\b[^;:]{0,200}\bdelivered\s+(?:by|an?|the|his|their)\b/u;
/** The words behind *delivered by* with the first name alone: 'Rao J. 95 732 RAO J.', 'Rao, J. 37 persons', 'Rao, J. and Sen, J.'. */
const namedBy = (words: string): string => words.slice(0, 240).replace(FURTHER, '').replace(/\s,/u, ',');
/** 'Hon'ble Justice A. Rao': a judge with the title alone; 'A. Rao, B. Sen and C. Das, JJ.': the first of several. */
const honoured = (words: string): string | undefined => {
  const [, first] = /^(\p{Lu}[\p{L}.'’ ]{2,40}?)(?:,| and )(?! ?J\b)[^;:\d]{3,160}\bJJ\b/u.exec(words) ?? [];
  if (first !== undefined && !/\bJJ?\b/u.test(first)) return `${first}, J.`;
  const name = /^(?:Hon['’]ble\s)?(?:(?:Mr|Ms|Mrs|Dr)\.?\s)?Justice\s(\p{Lu}[\p{L}.'’ ]{3,40})$/u.exec(
    words.trim(),
  )?.[1];
  return name === undefined || /\sJ\.?$/u.test(name) ? undefined : `${name}, J.`;
};
/** Words that go on behind the first name: the number of a page or a paragraph, another judge. */
const FURTHER = /(?<=\bJ\.?)(?:\s\d|,?\s(?:and|&)\s(?=\p{Lu})).*$/su;

/** The judge named in the line that delivers the judgment, or at the start of one of its first lines. */
function authorOf(lines: readonly Line[], first: readonly Printed[]): FoundJudge | undefined {
  for (const { line, text } of first) {
    const end = deliveryAt(lines, line)?.end ?? 0;
    if (end === 0 && ANNOUNCES.test(text.slice(0, 400))) continue;
    const judge = openingJudge(
      end > 0
        ? (honoured(text.slice(end)) ?? namedBy(`${text} ${lines[line + 1]?.text ?? ''}`.slice(end)))
        : (behindHeading(text) ?? text),
    );
    if (judge !== undefined) return { line, judge };
    if (end === 0 && text.length > 80 && isProse(text)) return undefined;
  }
  return undefined;
}

/** The author of the first opinion and those of the others; the line that delivers a judgment only announces them. */
function withAuthor(
  body: Body,
  author: FoundJudge | undefined,
  found: readonly FoundJudge[],
): { line: number; judge?: OpeningJudge }[] {
  const [first, ...others] = found;
  if (first === undefined) return author === undefined ? [] : [author];
  // The name may be printed once more, before the words; with the surname alone the judge goes on in another of the cases.
  if (author?.judge.judge === first.judge.judge) return [...found];
  if (hasReasons(body, author?.line ?? body.from, first.line))
    return author !== undefined && isSurnameOf(first, author)
      ? [author, ...others]
      : [author ?? { line: body.from }, ...found];
  const announced = author === undefined || deliveryAt(body.lines, author.line) !== undefined;
  return announced ? [...found] : [author, ...found];
}

const isSurnameOf = (one: FoundJudge, other: FoundJudge): boolean =>
  other.judge.judge.endsWith(` ${one.judge.judge}`);

/** True where reasons are printed between two lines, and not only who wrote them. */
function hasReasons({ lines, furniture }: Body, from: number, to: number): boolean {
  for (let i = from + 1; i < to; i += 1) {
    const text = lines[i]?.text ?? '';
    if (furniture[i] === true || !isProse(text) || DELIVERED.test(text)) continue;
    if (FIRST_PARAGRAPH.test(text) || deliveryAt(lines, i - 1) === undefined) return true;
  }
  return false;
}

/** An opinion has words; a name without is a signature. */
function hasWords({ lines, furniture }: Body, line: number, judge: OpeningJudge, to: number): boolean {
  const own = behindOpening(lines[line]?.text ?? '') ?? lines[line]?.text ?? '';
  if (/\p{L}{2}[^\n]*\p{L}{2}/u.test(own.slice(judge.wordsAt))) return true;
  for (let i = line + 1; i < to; i += 1)
    if (furniture[i] !== true && isWords(lines[i]?.text ?? '')) return true;
  return false;
}

function isWords(text: string): boolean {
  return isProse(text) || FIRST_PARAGRAPH.test(text);
}

/** The heading 'JUDGMENT' directly above the name opens the opinion. */
function withHeading({ lines, furniture }: Body, line: number): number {
  let i = line - 1;
  while (i > 0 && (furniture[i] === true || lines[i]?.text.trim() === '')) i -= 1;
  return isOwnHeading(lines[i]?.text ?? '') ? i : line;
}

/** The signatures of the opinion before and the cause title that is printed once more, before the next opinion. */
function between({ lines, furniture }: Body, from: number, to: number): Opening[] {
  let title: number | undefined;
  let printed = 0;
  for (let i = to - 1; i > from && printed < TITLE_WITHIN; i -= 1) {
    const text = lines[i]?.text ?? '';
    if (furniture[i] === true || text.trim() === '') continue;
    printed += 1;
    if (TITLE_STARTS.test(text)) title = i;
    if (title !== undefined && !TITLE_STARTS.test(text)) break;
  }
  const end = title ?? to;
  const signed = signatureLine(lines, furniture, from, end);
  return [
    ...(signed === undefined ? [] : [{ line: signed, kind: 'signature' as const }]),
    ...(title === undefined ? [] : [{ line: title, kind: 'heading' as const }]),
  ];
}

function orderOfAll(printed: readonly Printed[], after: number): Opening | undefined {
  const found = printed.findLast(
    ({ line, text }) =>
      line > after &&
      (NUMBERED_ORDER.test(text) || ORDER_OF_ALL.test(text)) &&
      !/^\s*Order\s+(?:\p{Ll}|[IVXL]+\b|\d)/u.test(text),
  );
  return found === undefined ? undefined : { line: found.line, kind: 'order' };
}
