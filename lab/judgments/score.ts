import { COURTS } from '#law/courts/courts.ts';
import type { Judgment } from '#law/judgment/judgment.ts';
import type { JudgmentPart } from '#law/judgment/parts.ts';
import type { SealedLabel, SealedParagraph, SealedPart } from './labels.ts';
import { beginsWith, folded, judgeKey, numberKeys, partyKey, positionsOf, sealed } from './seal.ts';

/** The fields of a head, each right or not. */
export const FIELDS = [
  'court',
  'seat',
  'date',
  'bench',
  'petitioner',
  'respondent',
  'parties',
  'first case number',
  'case numbers',
  'outcome',
] as const;
export type Field = (typeof FIELDS)[number];

/** A field of a label beside the one that was read; absent when the label leaves it open. */
export type Verdict = { right: boolean; read: string };

export function scoreHead(label: SealedLabel, read: Judgment): Map<Field, Verdict> {
  const verdicts = new Map<Field, Verdict>();
  const put = (field: Field, known: unknown, right: boolean, printed: string | undefined): void => {
    if (known !== undefined) verdicts.set(field, { right, read: printed ?? '–' });
  };
  put('court', label.court, isCourt(label.court, read), read.court ?? read.court_name);
  put('seat', label.bench, isSeat(label, read), read.bench);
  put('date', label.date, (read.decision_date ?? null) === label.date, read.decision_date);
  put('bench', label.judges, isBench(label.judges ?? [], read.judges), read.judges.join('; '));
  const [petitioner, respondent] = [
    isParty(label.petitioner, read.petitioner),
    isParty(label.respondent, read.respondent),
  ];
  put('petitioner', label.petitioner, petitioner, read.petitioner);
  put('respondent', label.respondent, respondent, read.respondent);
  const both = label.petitioner === undefined ? undefined : label.respondent;
  put('parties', both, petitioner && respondent, `${read.petitioner} v. ${read.respondent}`);
  putNumbers(label, read, put);
  const outcome =
    label.disposal === null ? read.disposal === undefined : isOneOf(label.disposal, read.disposal);
  put('outcome', label.disposal, outcome, read.disposal);
  return verdicts;
}

function isOneOf(list: readonly string[] | null | undefined, one: string | undefined): boolean {
  return one !== undefined && (list ?? []).includes(one.toLowerCase());
}

function isCourt(gold: readonly string[] | undefined, { court, court_name: name }: Judgment): boolean {
  const read = [court, name].flatMap((one) => (one === undefined ? [] : [one, sealed(folded(one))]));
  return read.some((one) => gold?.includes(one) === true);
}

/** A principal seat need not be named. */
function isSeat({ court, bench }: SealedLabel, read: Judgment): boolean {
  const principal = COURTS.find(({ code }) => court?.includes(code))?.benches[0]?.name;
  return read.bench === bench || (read.bench === undefined && principal === bench);
}

/** All judges, in any order, none too many. */
function isBench(gold: readonly string[][], read: readonly string[]): boolean {
  const left = [...gold];
  for (const name of read) {
    const hash = sealed(judgeKey(name));
    const at = left.findIndex((spellings) => spellings.includes(hash));
    if (at === -1) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

function isParty(gold: readonly string[] | null | undefined, read: string | undefined): boolean {
  if (gold === undefined || gold === null) return read === undefined;
  return read !== undefined && gold.includes(sealed(partyKey(read)));
}

/** The first number is in `case_number`; a reader that knows connected ones lists all in `case_numbers`. */
function putNumbers(
  label: SealedLabel,
  read: Judgment & { case_numbers?: readonly string[] },
  put: (field: Field, known: unknown, right: boolean, printed: string | undefined) => void,
): void {
  const all = [...new Set([read.case_number ?? '', ...(read.case_numbers ?? [])])].filter(
    (one) => one !== '',
  );
  const keys = all.flatMap(numberKeys);
  const gold = label.case_numbers ?? [];
  const allowed = new Set([...gold, ...(label.also ?? [])]);
  const firsts = label.first ?? gold.slice(0, 1);
  const first = gold.length === 0 ? all.length === 0 : firsts.includes(keys[0] ?? '');
  const complete = gold.every((one) => keys.includes(one)) && keys.every((one) => allowed.has(one));
  put('first case number', label.case_numbers, first, read.case_number);
  put('case numbers', label.case_numbers, first && complete, all.join('; '));
}

/** Right ones among those found and those that there are. */
export interface Tally {
  gold: number;
  found: number;
  right: number;
}

export interface BodyScore {
  paragraphs?: Tally;
  parts?: Tally;
  /** Opinions of several, with their judge and stance. */
  opinions?: Tally;
  /** Paragraphs outside of the court's own words that carry a number. */
  strayNumbers?: number;
  /** The difference, for the terminal. */
  errors: string[];
}

export function scoreBody(label: SealedLabel, text: string, read: Judgment): BodyScore {
  const errors: string[] = [];
  return {
    ...(label.paragraphs === undefined
      ? {}
      : { paragraphs: scoreParagraphs(label.paragraphs, read, errors) }),
    ...(label.parts === undefined ? {} : scoreParts(label.parts, text, read, errors)),
    errors,
  };
}

/** '(12)', '12.' and '12' are one number. */
const plainNumber = (number: string): string => number.replace(/[^\p{L}\p{N}.]|\.$/gu, '').toLowerCase();

function scoreParagraphs(
  gold: readonly SealedParagraph[],
  { paragraphs }: Judgment,
  errors: string[],
): Tally {
  const lettered = gold.some(([number]) => /\p{L}/u.test(number));
  // Items '(a)' inside a paragraph may be read as its parts.
  const left = paragraphs.filter(
    ({ number }) => number !== undefined && (lettered || !/\p{L}/u.test(number)),
  );
  const take = ([number, words, may]: SealedParagraph): boolean => {
    const at = left.findIndex(
      (one) =>
        (may !== undefined || plainNumber(one.number ?? '') === plainNumber(number)) &&
        beginsWith(one.text, words),
    );
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  };
  const required = gold.filter(([, , may]) => may === undefined);
  const missed = required.filter((one) => !take(one));
  for (const one of gold) if (one[2] !== undefined) take(one);
  for (const [number] of missed) errors.push(`paragraph ${number} is not found`);
  for (const { number, text } of left) errors.push(`no paragraph ${number}: ${text.slice(0, 50)}`);
  const right = required.length - missed.length;
  return { gold: required.length, found: right + left.length, right };
}

/** Limits: paragraphs before the first words of a part, such as a heading and the judge's name, and words of each. */
const LEADING = 3;
const LEADING_WORDS = 12;

function beginsAs(read: Judgment, part: JudgmentPart, gold: SealedPart): boolean {
  for (let at = part.from; at <= Math.min(part.to, part.from + LEADING); at += 1) {
    const text = read.paragraphs[at]?.text ?? '';
    if (gold.first.some((words) => beginsWith(text, words))) return true;
    if (text.split(/\s+/u).length > LEADING_WORDS) return false;
  }
  return false;
}

function scoreParts(
  gold: readonly SealedPart[],
  text: string,
  read: Judgment,
  errors: string[],
): Omit<BodyScore, 'errors'> {
  const parts = read.parts ?? [];
  const pairs = pairUp(gold, read, parts);
  const required = gold.filter((part) => part.optional === undefined);
  // A footnote may be under its paragraph or in a part: both are right.
  const unpaired = parts.filter((part) => part.kind !== 'footnotes' && ![...pairs.values()].includes(part));
  const missed = required.filter((part) => !pairs.has(part));
  for (const part of missed) errors.push(`part ${part.kind.join('/')} is not found`);
  for (const part of unpaired)
    errors.push(`no part ${part.kind}: ${(read.paragraphs[part.from]?.text ?? '').slice(0, 50)}`);
  const right = required.length - missed.length;
  return {
    parts: { gold: required.length, found: right + unpaired.length, right },
    opinions: scoreOpinions(gold, parts, pairs, errors),
    strayNumbers: strayNumbers(gold, text, read),
  };
}

function pairUp(
  gold: readonly SealedPart[],
  read: Judgment,
  parts: readonly JudgmentPart[],
): Map<SealedPart, JudgmentPart> {
  const pairs = new Map<SealedPart, JudgmentPart>();
  const left = [...parts];
  for (const part of gold) {
    const at = left.findIndex((one) => part.kind.includes(one.kind) && beginsAs(read, one, part));
    const [found] = at === -1 ? [] : left.splice(at, 1);
    if (found !== undefined) pairs.set(part, found);
  }
  return pairs;
}

function scoreOpinions(
  gold: readonly SealedPart[],
  parts: readonly JudgmentPart[],
  pairs: ReadonlyMap<SealedPart, JudgmentPart>,
  errors: string[],
): Tally {
  const opinions = gold.filter(({ kind }) => kind.includes('opinion'));
  let right = 0;
  for (const part of opinions) {
    const found = pairs.get(part);
    if (found === undefined) continue;
    const judge =
      part.judge === undefined ||
      (found.judge !== undefined && part.judge.includes(sealed(judgeKey(found.judge))));
    const stance =
      part.stance === undefined || (found.stance !== undefined && part.stance.includes(found.stance));
    if (judge && stance) right += 1;
    else errors.push(`opinion of ${found.judge ?? '–'}, ${found.stance ?? '–'}: judge or stance differs`);
  }
  return { gold: opinions.length, found: parts.filter(({ kind }) => kind === 'opinion').length, right };
}

const NOT_OF_THE_COURT = new Set(['heading', 'headnote', 'arguments', 'citator']);

/** Numbered paragraphs between the beginning of a labelled part that is not the court's and that of the next part. */
function strayNumbers(gold: readonly SealedPart[], text: string, { paragraphs }: Judgment): number {
  const starts = positionsOf(
    text,
    gold.map(({ first }) => first),
  );
  const parts = gold.flatMap(({ kind }, i) => {
    const from = starts[i] ?? -1;
    return from === -1 ? [] : [{ from, foreign: kind.every((one) => NOT_OF_THE_COURT.has(one)) }];
  });
  return paragraphs.filter(({ number, start, text: words }) => {
    // A part begins with its first words, behind the number.
    const at = text.indexOf(words.slice(0, 8), start);
    return number !== undefined && parts.findLast(({ from }) => from <= at)?.foreign === true;
  }).length;
}
