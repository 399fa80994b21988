import type { Line } from '../../text/lines.ts';
import type { Stance } from '../parts.ts';
import type { Opening } from './opening.ts';

/** Limit: the stance of an opinion is read in its first and in its last characters. */
const TOP = 4_500;
const BOTTOM = 900;
const DISSENT =
  /\b(?:regret(?:fully)?|unable|inability|misfortune|constrained|cannot persuade|not (?:been )?able|cannot)\b[^.]{0,90}\b(?:agree|agreement|subscribe|differ|concur|share (?:the|his|her|their) view|myself)\b|\b(?:respectfully|beg to|must|humbly|I)\s+(?:dissent|disagree|differ)\b|\b(?:our|my) minority (?:opinion|view)|\breasons for my dissent\b/iu;
const CONCUR =
  /\b(?:I|we)\s+(?:[\w-]+\s+){0,3}(?:agree|concur|endorse)\b|\b(?:am|are|find myself)\s+(?:[\w-]+\s+){0,2}in\s+(?:[\w-]+\s+){0,2}(?:agreement|concurrence)\b|\bconcurring (?:opinion|judgment)\b|\b(?:supplement|add)\s+(?:a\s+)?(?:few|some|my)\b/iu;
/** Whose views are agreed with or not: a colleague's, and not a case's. */
const COLLEAGUE =
  /\b(?:brother|brothers|sister|brethren|colleagues?|Chief Justice|my Lord|majority|draft)\b|\b(?:opinions?|judgments?)\b[^.]{0,40}\b(?:by|of|proposed|prepared|expressed)\b|,\s?(?:C\.?J\.?I?|J)\b/iu;
/** Limit: a numbered paragraph that only announces the opinion is short. */
const LONGEST_SENTENCE = 1_200;

function sentencesOf(text: string): string[] {
  return text.replace(/\s+/gu, ' ').split(/(?<=\p{Ll}{2}[.;]|…{2,}[”"]?|”)\s+(?=\p{Lu}|\d{1,3}\.\s)/u);
}

function stanceIn(text: string): Stance | undefined {
  let concurring = false;
  for (const sentence of sentencesOf(text)) {
    const said = sentence.slice(0, LONGEST_SENTENCE);
    if (DISSENT.test(said) && COLLEAGUE.test(said)) return 'dissenting';
    if (CONCUR.test(said) && (COLLEAGUE.test(said) || said.length < 160)) concurring = true;
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
    for (const [name] of (groups.names ?? groups.names2 ?? '').matchAll(/\p{Lu}[\p{L}'’]{2,}/gu))
      if (!stances.has(name.toLowerCase())) stances.set(name.toLowerCase(), stance);
  }
  return stances;
}

const STATED = /dissent|concurr|contra|minority|majority/iu;

function statedStance(said: string): Stance {
  if (/dissent|contra|minority/iu.test(said)) return 'dissenting';
  return /concurr/iu.test(said) ? 'concurring' : 'majority';
}

function announcedOf(judge: string | undefined, announced: ReadonlyMap<string, Stance>): Stance | undefined {
  const surname = judge
    ?.match(/\p{L}{3,}/gu)
    ?.at(-1)
    ?.toLowerCase();
  return surname === undefined ? undefined : announced.get(surname);
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
  const read = opinions.map((opinion, i): Stance | undefined => {
    if (opinion.stance !== undefined) return opinion.stance;
    const [top, bottom] = endsOf(lines, opinion.line, opinions[i + 1]?.line ?? end);
    const stated = announcedOf(opinion.judge, announced);
    if (stated === 'dissenting') return stated;
    // The first opinion leads: it cannot agree with what comes behind it.
    const said = stanceIn(top) ?? (i === 0 ? undefined : stanceIn(bottom));
    return i === 0 && said === 'concurring' ? stated : (said ?? stated);
  });
  const taken = read.some((stance) => stance !== undefined) || announced.size > 0;
  return opinions.map((opinion, i) => ({ ...opinion, stance: read[i] ?? (taken ? 'majority' : 'separate') }));
}
