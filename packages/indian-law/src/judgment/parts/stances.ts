import type { Line } from '../../text/lines.ts';
import type { Stance } from '../parts.ts';
import type { Opening } from './opening.ts';

/** Limit: the stance of an opinion is read in its first and in its last characters. */
const TOP = 4_500;
const BOTTOM = 900;
// Without the flag `u`, which makes borders of words slow where case is ignored.
const DISSENT =
  /\b(?:regret(?:fully)?|unable|inability|misfortune|constrained|cannot persuade|not (?:been )?able|cannot)\b[^.]{0,90}\b(?:agree|agreement|subscribe|differ|concur|share (?:the|his|her|their) view|myself)\b|\b(?:respectfully|beg to|must|humbly|I)\s+(?:dissent|disagree|differ)\b|\b(?:our|my) minority (?:opinion|view)|\breasons for my dissent\b/i;
const CONCUR =
  /\b(?:I|we)\s+(?:[\w-]+\s+){0,3}(?:agree|concur|endorse)\b|\b(?:am|are|find myself)\s+(?:[\w-]+\s+){0,2}in\s+(?:[\w-]+\s+){0,2}(?:agreement|concurrence)\b|\bconcurring (?:opinion|judgment)\b|\b(?:supplement|add)\s+(?:a\s+)?(?:few|some|my)\b/i;
/** Whose views are agreed with or not: a colleague's, and not a case's. */
const COLLEAGUE =
  /\b(?:brother|brothers|sister|brethren|colleagues?|Chief Justice|my Lord|majority|draft)\b|\b(?:opinions?|judgments?)\b[^.]{0,40}\b(?:by|of|proposed|prepared|expressed)\b|,\s?(?:C\.?J\.?I?|J)\b/i;
/** What is agreed with where no colleague is named. */
const REASONS = /\b(?:reasons|conclusions?|views?|findings)\b/i;
/** Limit: a numbered paragraph that only announces the opinion is short. */
const LONGEST_SENTENCE = 1_200;

function sentencesOf(text: string): string[] {
  return text.replace(/\s+/gu, ' ').split(/(?<=\p{Ll}{2}[.;]|…{2,}[”"]?|”)\s+(?=\p{Lu}|\d{1,3}\.\s)/u);
}

/** The judges of the opinions: the one that leads, and the others, by surname in small letters. */
interface Writers {
  lead: string | undefined;
  others: readonly string[];
}

/** True where a sentence speaks of the opinion that leads: by its judge, as the majority, or of no other judge by name. */
function speaksOfLead(said: string, { lead, others }: Writers): boolean {
  const small = said.toLowerCase();
  if (lead !== undefined && small.includes(lead)) return true;
  return /\b(?:majority|chief justice)\b/u.test(small) || !others.some((name) => small.includes(name));
}

function stanceIn(text: string, writers: Writers): Stance | undefined {
  let concurring = false;
  for (const sentence of sentencesOf(text)) {
    const said = sentence.slice(0, LONGEST_SENTENCE);
    if (DISSENT.test(said) && COLLEAGUE.test(said) && speaksOfLead(said, writers)) return 'dissenting';
    if (
      CONCUR.test(said) &&
      (COLLEAGUE.test(said) || REASONS.test(said) || said.length < 160) &&
      speaksOfLead(said, writers)
    )
      concurring = true;
  }
  return concurring ? 'concurring' : undefined;
}

/** The first and the last words of an opinion. */
function endsOf(lines: readonly Line[], from: number, to: number): [top: string, bottom: string] {
  let top = '';
  for (let i = from; i < to && top.length < TOP; i += 1) top += ` ${(lines[i]?.text ?? '').slice(0, TOP)}`;
  let bottom = '';
  for (let i = to - 1; i > from && bottom.length < BOTTOM; i -= 1)
    bottom = `${(lines[i]?.text ?? '').slice(-BOTTOM)} ${bottom}`;
  return [top.slice(0, TOP), bottom];
}

const ANNOUNCED =
  /(?<names>(?:\p{Lu}[\p{L}'’]*[., ]{1,2}){1,7})(?:C\.?\s?J\.?I?|JJ?)\b\.?,?\s+(?:gave|delivered|has delivered|and\s)?[^.]{0,60}?\b(?<stance>dissenting|concurring|dissented|dissents)\b|\b[Pp]er\s+(?<names2>[^()\n]{3,90}?)\s*[[(](?<stance2>[^)\]]{0,40}(?:dissent|concurr|contra|minority|majority)[^)\]]{0,40})[)\]]/gu;

/**
 * The stances that a report states above the judgment, by surname in small letters: 'Per SUBBA RAO J. (dissenting)', 'MATHEW,
 * J. gave a dissenting opinion'.
 */
export function announcedStances(lines: readonly Line[], until: number): ReadonlyMap<string, Stance> {
  const stances = new Map<string, Stance>();
  const above = lines.slice(0, until).filter(({ text }) => STATED.test(text));
  for (const { groups = {} } of above.flatMap(({ text }) => [...text.slice(0, 3_000).matchAll(ANNOUNCED)])) {
    const stance = statedStance(groups.stance ?? groups.stance2 ?? '');
    const names = (groups.names ?? groups.names2 ?? '').match(/\p{Lu}[\p{L}'’]{2,}/gu) ?? [];
    // 'B, J. A, J. gave a dissenting opinion': the last is meant; 'Per A and B, JJ. (dissenting)': both.
    for (const name of groups.names === undefined ? names : names.slice(-1))
      if (!stances.has(name.toLowerCase())) stances.set(name.toLowerCase(), stance);
  }
  return stances;
}

const STATED = /dissent|concurr|contra|minority|majority/i;

function statedStance(said: string): Stance {
  if (/dissent|contra|minority/iu.test(said)) return 'dissenting';
  return /concurr/iu.test(said) ? 'concurring' : 'majority';
}

function surnameOf(judge: string | undefined): string | undefined {
  return judge
    ?.match(/\p{L}{3,}/gu)
    ?.at(-1)
    ?.toLowerCase();
}

/** Limit: an opinion that speaks of the minority names its judges in so many characters behind it. */
const MINORITY = /\bminority (?:opinion|view|judgment)\b([^.]{0,140})/gi;

/** The judges whom another opinion calls the minority: 'our minority opinion (self and Justice A. B. Name)'. */
function calledMinority(tops: readonly string[], surnames: readonly (string | undefined)[]): Set<number> {
  const found = new Set<number>();
  for (const [, behind = ''] of tops.flatMap((top) => [...top.matchAll(MINORITY)]))
    for (const [i, name] of surnames.entries())
      if (name !== undefined && behind.toLowerCase().includes(name)) found.add(i);
  return found;
}

/**
 * The opinions, each with its stance: as its heading says, else as its first words say, else its last, else as the report
 * above says. Opinions that say nothing are the majority's when another dissents or concurs, and separate when none says
 * anything.
 */
export function withStances(
  lines: readonly Line[],
  opinions: readonly Opening[],
  end: number,
  announced: ReadonlyMap<string, Stance>,
): Opening[] {
  const surnames = opinions.map(({ judge }) => surnameOf(judge));
  const ends = opinions.map(({ line }, i) => endsOf(lines, line, opinions[i + 1]?.line ?? end));
  const minority = calledMinority(
    ends.map(([top]) => top),
    surnames,
  );
  const read = opinions.map((opinion, i): Stance | undefined => {
    const stated = announced.get(surnames[i] ?? '');
    if (opinion.stance !== undefined || stated === 'dissenting') return opinion.stance ?? stated;
    if (minority.has(i)) return 'dissenting';
    const [top, bottom] = ends[i] ?? ['', ''];
    const writers = {
      lead: surnames[0],
      others: surnames.flatMap((name, at) => (name === undefined || at === 0 || at === i ? [] : [name])),
    };
    return i === 0
      ? leadStance(stanceIn(top, { ...writers, lead: undefined }), stated)
      : (stanceOf(top, bottom, writers) ?? stated);
  });
  const taken = read.some((stance) => stance !== undefined) || announced.size > 0;
  // A silent opinion is the majority's when it leads, or when the one that leads dissents.
  const leads = (i: number): boolean => taken && (i === 0 || read[0] === 'dissenting');
  return opinions.map((opinion, i) => ({
    ...opinion,
    stance: read[i] ?? (leads(i) ? 'majority' : 'separate'),
  }));
}

/** The first opinion leads: it may dissent from the others, but it agrees with nothing before it. */
function leadStance(said: Stance | undefined, stated: Stance | undefined): Stance | undefined {
  return said === 'dissenting' ? said : stated;
}

/** Who differs at first and agrees in the end is neither with the others nor against them. */
function stanceOf(top: string, bottom: string, writers: Writers): Stance | undefined {
  const [first, last] = [stanceIn(top, writers), stanceIn(bottom, writers)];
  if (first === 'dissenting' && last === 'concurring') return 'separate';
  return first ?? last;
}
