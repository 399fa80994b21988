import type { Line } from '../../text/lines.ts';
import { matchesOf, singleSpaces } from '../../text/text.ts';
import type { Stance } from '../parts.ts';
import type { Opening } from './opening.ts';
import { withOrder } from './own-outcomes.ts';

/** Limit: the stance of an opinion is read in its first and in its last characters. */
const TOP = 4_500;
/** Limit: what an opinion begins with. */
const FIRST_WORDS = 200;
const BOTTOM = 900;
// Without the flag `u`, which makes borders of words slow where case is ignored.
const DISSENT =
  /\b(?:regret(?:fully)?|unable|inability|misfortune|constrained|cannot persuade|not (?:been )?able|(?<!\bone )cannot|nor (?:can|could) (?:I|we))\b[^.]{0,90}\b(?:agree|agreement|subscribe|differ|concur|share (?:the|his|her|their) view|myself)\b|\b(?:do|did|am|are|would|could)\s+not\b(?! only)(?:(?!\b(?:I|we|and|but)\b)[^.]){0,40}\b(?:agree|agreement|concur|concurrence|subscribe|share (?:the|his|her|their|these|those|that|this))\b|\b(?:in|my|our) (?:[\w-]+ ){0,2}disagreement\b|\b(?:respectfully|beg to|must|humbly|I)\s+(?:dissent|disagree|differ)\b|\b(?:our|my) minority (?:opinion|view)|\breasons for my dissent\b|\b(?:come|came|reach(?:ed)?|arrived?)\b[^.]{0,30}\bconclusions? (?:which is |that is )?different from\b[^.]{0,40}\b(?:brother|brethren|colleagues?)\b/i;
const CONCUR =
  /(?<!\b(?:can|could|do) )\b(?:I|we)\s+(?:(?!(?:not|never|cannot|unable|neither)\b)[\w-]+\s+){0,3}(?:agree|concur|endorse|share (?:the|his|her|their) (?:\w+ )?(?:conclusions?|views?|opinion))\b|\b(?:am|are|find myself)\s+(?:(?!not\b)[\w-]+\s+){0,2}in\s+(?:[\w-]+\s+){0,2}(?:agreement|concurrence)\b|\band\s+(?:fully\s+|entirely\s+|respectfully\s+)?(?:agree|concur)\s+with\b|\bconcurring (?:opinion|judgment)\b|\b(?:agreeing|concurring) with\b|\b(?:supplement|add)\s+(?:a\s+)?(?:few|some|my)\b/i;
/** Words for a colleague's views, and not a case's, that a judge agrees with or not. */
const COLLEAGUE =
  /\b(?:brother|brothers|sister|brethren|colleagues?|(?<!(?:former|then) )Chief Justice|my Lord|majority|draft)\b|\b(?:opinions?|judgments?)\b[^.]{0,40}\b(?:by|of|proposed|prepared|expressed)\b|,\s?(?:C\.?J\.?I?|J)\b/i;
/** Things that a judge agrees with where no colleague is named. */
const REASONS = /\b(?:reasons|conclusions?|views?|findings)\b/i;
/** Parts of an opinion that a judge may refuse to share and agree to the order all the same. */
const OF_REASONS = /\b(?:reasons|reasoning|observations|construction|grounds)\b/i;
/** Limit: a numbered paragraph that only announces the opinion is short. */
const LONGEST_SENTENCE = 1_200;

/** The blank comes first, so that the other positions fail at once. */
const SENTENCE_BREAK = /\s(?<=(?:\p{Ll}{2}[.;]|…{2,}[”"]?|”)\s)(?=\p{Lu}|\d{1,3}\.\s)/u;

function sentencesOf(text: string): string[] {
  return singleSpaces(text).split(SENTENCE_BREAK);
}

/** The judges of the opinions by surname in small letters: those that lead, and the others. */
interface Writers {
  /** The judge of the first opinion, and the colleagues with whom that judge agrees. */
  leads: readonly string[];
  others: readonly string[];
}

/** Limit: a shorter surname is found inside other words where blanks are left out. */
const LONG_SURNAME = 7;

/** True where words in small letters have a surname: 'Fazal Ali' and 'Fazalali' are one. */
function isNamedIn(small: string, surname: string): boolean {
  return (
    small.includes(surname) ||
    (surname.length >= LONG_SURNAME && small.replace(/[\s-]+/gu, '').includes(surname))
  );
}

/** True where a sentence speaks of the opinion that leads: by its judge, as the majority, or of no other judge by name. */
function speaksOfLead(said: string, { leads, others }: Writers): boolean {
  const small = said.toLowerCase();
  if (leads.some((name) => isNamedIn(small, name))) return true;
  return /\b(?:majority|chief justice)\b/u.test(small) || !others.some((name) => small.includes(name));
}

/** Judges who do not agree in everything agree in these. */
const IN_RESULT = /\bconclusions?\b|\bsome of the (?:observations|reasons|views)\b/iu;

/** 'I regret my inability to agree.': a sentence that says nothing else, behind one that names the colleague. */
const isBare = (said: string): boolean => said.length < 60 && /\bagree[.\s]*$/u.test(said);

/** 'I agree that this appeal should be allowed', 'I am at one with my learned brother'. */
const ORDER_AGREED =
  /\b(?:I|[Ww]e)\s(?:\w+\s){0,2}agree\s(?:with\s(?:him|her|them)\s)?that\s(?:the|this|these|both)\s(?:\w+\s){0,2}(?:appeals?|petitions?|references?)\s(?:\w+\s){0,2}(?:should|must|be|has|have|fails?|deserves?,?\sto)\b|\bat one with (?:my|the|our)\b/u;

/** 'I regret I cannot agree with my learned brother that it be allowed': more than reasons of a colleague is refused. */
function refusesMore(said: string): boolean {
  const refusal = DISSENT.exec(said);
  return refusal !== null && !OF_REASONS.test(said.slice(refusal.index));
}

/** True where an opinion agrees to the order in so many of its first characters, and refuses no more than reasons in that sentence. */
function agreesToOrder(text: string, within: number): boolean {
  const agreed = ORDER_AGREED.exec(text.slice(0, within));
  return agreed !== null && !refusesMore(sentencesOf(text.slice(agreed.index, TOP))[0] ?? '');
}

/** 'I agree with the final order proposed', 'I agree in the con- clusion that the appeals should be dismissed'. */
const ORDER_SHARED =
  /\b(?:agree|concur)\b[^.,]{0,50}\b(?:order|con(?:- )?clusions?|result|dismiss(?:ed|al|ing)?|allow(?:ed|ing)?)\b/i;

/** 'I agree with the order proposed by A, J.': what differs behind it is of the reasons. */
const ORDER_PROPOSED =
  /^\W{0,3}(?:\d{1,3}\.\s+)?(?:[\p{L}.'’]+,?\s){0,5}(?:C\.?\s?)?J?\b\W{0,6}I\s(?:\w+\s)?(?:agree|concur)\s(?:with|in)\s(?:the|that)\s(?:final\s)?order\sproposed\b/u;

/** A fast check: every sentence that states a stance has one of these. */
const MAY_STATE =
  /agree|concur|dissent|differ|subscribe|share|myself|minority|endorse|supplement|\badd\b|at one with/i;

/** The stance of one sentence towards the opinion that leads. */
function stanceOfSentence(said: string, writers: Writers): Stance | undefined {
  if (!MAY_STATE.test(said)) return undefined;
  const concurs = CONCUR.test(said);
  const ofColleague = COLLEAGUE.test(said) && speaksOfLead(said, writers);
  // 'I agree with the conclusion of my brother, but I am unable to agree with all his reasons' concurs.
  if (DISSENT.test(said) && (ofColleague || isBare(said)))
    return concurs && IN_RESULT.test(said) ? 'concurring' : 'dissenting';
  if (ORDER_AGREED.test(said) || (concurs && ofColleague)) return 'concurring';
  const plain = concurs && (REASONS.test(said) || said.length < 160);
  return plain && speaksOfLead(said, writers) ? 'concurring' : undefined;
}

function stanceIn(text: string, writers: Writers): Stance | undefined {
  let found: Stance | undefined;
  const sentences = sentencesOf(text);
  const [first = ''] = sentences;
  if (ORDER_PROPOSED.test(first) || agreesToOrder(first, TOP / 10)) return 'concurring';
  for (const sentence of sentences) {
    const stance = stanceOfSentence(sentence.slice(0, LONGEST_SENTENCE), writers);
    if (stance === 'dissenting') return stance;
    found ??= stance;
  }
  return found;
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
  /(?<names>(?:(?:\p{Lu}[\p{L}'’]*[., ]{1,2}){1,5}and )?(?:\p{Lu}[\p{L}'’]*[., ]{1,2}){1,7})(?:C\.?\s?J\.?I?|JJ?)\b\.?,?\s+(?!The\b)(?:gave|delivered|has delivered|and\s)?[^.]{0,60}?\b(?<stance>dissenting|concurring|dissented|dissents)\b|\b[Pp]er\s+(?<names2>[^()\n]{3,90}?)\s*[[(](?<stance2>[^)\]]{0,40}(?:dissent|concurr|contra|minority|majority)[^)\]]{0,40})[)\]]|\b(?<stance3>dissenting|concurring) (?:[Oo]pinion|[Jj]udgment) of\b[^;\n]{3,120}?\bdelivered by (?<names3>[^;\n]{3,40}?),?\s?(?:C\.?\s?J|JJ?)\b/gu;

/**
 * The stances that a report states above the judgment, by surname in small letters: 'Per SUBBA RAO J. (dissenting)', 'MATHEW,
 * J. gave a dissenting opinion'.
 */
export function announcedStances(lines: readonly Line[], until: number): ReadonlyMap<string, Stance> {
  const stances = new Map<string, Stance>();
  const above = lines.slice(0, until).filter(({ text }) => STATED.test(text));
  for (const { text } of above) {
    const printed = text.slice(0, 3_000);
    for (const { groups = {} } of matchesOf(ANNOUNCED, printed)) {
      const said = groups.stance ?? groups.stance2 ?? groups.stance3;
      for (const name of namesIn(groups)) stances.set(name, stances.get(name) ?? statedStance(said));
    }
    for (const { groups = {} } of matchesOf(TOGETHER, printed))
      for (const name of judgesIn(groups.names)) stances.set(name, statedStance(groups.stance));
  }
  const joint = majorityOf(lines.slice(Math.max(0, until - 4), until));
  if (joint !== undefined) stances.set(joint, stances.get(joint) ?? 'majority');
  return stances;
}

/** The surnames, in small letters, that an announcement means. */
function namesIn({ names, names2, names3, stance2 }: Record<string, string | undefined>): string[] {
  // 'Per A and B, JJ. (C, J. dissenting)': the bracket names the other judge.
  const other = judgesIn(stance2);
  if (other.length > 0) return other;
  // 'B, J. A, J. gave a dissenting opinion': the last is meant; 'Per A and B, JJ. (dissenting)': both; 'per majority A and B,
  // JJ. C, J. dissenting': the one behind them.
  const behind = (names ?? names3 ?? '').split(/\bJJ\b\.?,?\s*(?=\p{Lu})/u).at(-1) ?? '';
  const last = behind.split(/ and /u).flatMap((one) => one.match(NAMES)?.slice(-1) ?? []);
  return (names2?.match(NAMES) ?? last).map((name) => name.toLowerCase());
}

const judgesIn = (text = ''): string[] => matchesOf(JUDGE, text).map(([, name = '']) => name.toLowerCase());

/** The judge who delivers the judgment of several, where no other is of as many. */
function majorityOf(lines: readonly Line[]): string | undefined {
  const text = lines.map((line) => line.text.slice(0, 600)).join('\n');
  const [first, second] = matchesOf(JOINT, text)
    .map(({ groups = {} }) => ({
      judges: groups.names?.split(/,? and |,(?! ?(?:C\.? ?)?J\b)/u).length ?? 0,
      writer: groups.writer?.match(NAMES)?.at(-1)?.toLowerCase(),
    }))
    .sort((a, b) => b.judges - a.judges);
  return first !== undefined && first.judges >= 2 && first.judges > (second?.judges ?? 0)
    ? first.writer
    : undefined;
}

/** 'A J., B J. (on behalf of himself and C J.) and D J. delivered separate concurring Judgments'. */
const TOGETHER =
  /(?:^|\b(?:judgments?|opinions?)\.\s)(?<names>[^;:]{10,300}?)\b(?:delivered|gave) (?:separate )?(?<stance>dissenting|concurring) (?:[Jj]udgments|[Oo]pinions)\b/giu;
const JUDGE = /(\p{Lu}[\p{L}'’]{2,})[.,]{0,2} (?:C\.?\s?J|JJ?)\b/gu;
/** 'The Judgment of A, B and C, JJ. was delivered by B, J.': what several judges say together is the majority's. */
const JOINT =
  /\b[Jj]udgment of (?<names>[^;:]{10,200}?),? ?(?:was|were) deliver[- ]{0,2}ed by (?<writer>[^;:\d]{2,40}?),? ?(?:C\.?\s?J|J)\b/gu;
const NAMES = /\p{Lu}[\p{L}'’]{2,}/gu;
/** A fast check: every announcement says one of these, *contra* only in brackets. */
const STATED = /dissent|concurr|minority|majority|[([][^)\]]{0,40}contra/i;

function statedStance(said = ''): Stance {
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
  for (const [, behind = ''] of tops.flatMap((top) => matchesOf(MINORITY, top)))
    for (const [i, name] of surnames.entries())
      if (name !== undefined && behind.toLowerCase().includes(name)) found.add(i);
  return found;
}

/** The opinions of a judgment and what the report and the court say of them. */
export interface Opinions {
  openings: readonly Opening[];
  /** Index of the line behind the last. */
  end: number;
  announced: ReadonlyMap<string, Stance>;
  /** The text of the order of the court, where one follows. */
  order?: string;
}

/**
 * The opinions, each with its stance: as its heading says, else as its own outcome beside the order of the court shows, else
 * as its first words say, else its last, else as the report above says. Opinions that say nothing are the majority's when
 * another dissents or concurs, and separate when none says anything.
 */
export function withStances(lines: readonly Line[], opinions: Opinions): Opening[] {
  const { openings, announced } = opinions;
  const read = statedStances(lines, opinions);
  // Judges who all differ differ from one another: none of them is the minority.
  if (!read.some((stance) => stance !== 'dissenting') || isDivided(lines, opinions)) read.fill('separate');
  const taken = read.some((stance) => stance !== undefined) || announced.size > 0;
  // A silent opinion is the majority's when it leads, or when the one that is printed first is not the majority's.
  const leads = (i: number): boolean =>
    taken && (i === 0 ? !read.includes('majority') : read[0] === 'dissenting' || read[0] === 'concurring');
  return openings.map((opening, i) => ({
    ...opening,
    stance: read[i] ?? (leads(i) ? 'majority' : 'separate'),
  }));
}

/** 'In view of the difference of opinion, let the matter be placed before': judges who are as many on both sides. */
const DIVIDED =
  /\b(?:difference of opinion|divergen(?:t|ce)\b[^.]{0,30}\b(?:opinions?|views?))\b(?:(?!\bmajority\b)[^.]){0,160}\b(?:placed?(?! reliance)|refer(?:red)?)\b[^.]{0,40}\b(?:before|to)\b[^.]{0,60}\b(?:Bench|Chief Justice)\b/iu;

/** True where two judges differ, and the case goes to others. */
function isDivided(lines: readonly Line[], { openings, end, announced, order }: Opinions): boolean {
  const [, last] = openings;
  if (last === undefined || openings.length > 2 || announced.size > 0) return false;
  return DIVIDED.test(order ?? '') || DIVIDED.test(endsOf(lines, last.line, end)[1]);
}

/** A headnote may say *dissenting* of one question: the judge who begins with agreement to the order concurs. */
const dissentOr = (top: string): Stance => (agreesToOrder(top, FIRST_WORDS) ? 'concurring' : 'dissenting');

function statedStances(
  lines: readonly Line[],
  { openings, end, announced, order }: Opinions,
): (Stance | undefined)[] {
  const surnames = openings.map(({ judge }) => surnameOf(judge));
  const endOf = (i: number): number => openings[i + 1]?.line ?? end;
  const ends = openings.map(({ line }, i) => endsOf(lines, line, endOf(i)));
  const minority = calledMinority(
    ends.map(([top]) => top),
    surnames,
  );
  const texts = openings.map(({ line }, i) =>
    lines
      .slice(line, endOf(i))
      .map(({ text }) => text)
      .join('\n'),
  );
  const same = withOrder(texts, order);
  const leads = [surnames[0] ?? [], alliesOf(ends[0], surnames)].flat();
  const found = openings.map((opening, i): Stance | undefined => {
    const stated = announced.get(surnames[i] ?? '');
    const [top, bottom] = ends[i] ?? ['', ''];
    if (opening.stance !== undefined) return opening.stance;
    if (stated === 'dissenting') return dissentOr(top);
    if (minority.has(i) || (stated === undefined && differs(same[i], top))) return 'dissenting';
    if (i > 0) return stanceOf(top, bottom, { leads, others: without(surnames, i) }) ?? stated;
    return leadStance(stanceIn(top, { leads: [], others: without(surnames, 0) }), stated, same);
  });
  const leader = leaderOf(ends[0]?.[0] ?? '', surnames);
  const isSaid = [0, leader ?? 0].some((i) => openings[i]?.stance !== undefined);
  if (leader !== undefined && !isSaid && found[0] !== 'dissenting') {
    found[0] = 'concurring';
    found[leader] = announced.get(surnames[leader] ?? '') ?? 'majority';
  }
  return found.map(
    (stance, i) => stance ?? (i > 0 ? withAnother(ends[i]?.[0] ?? '', i, surnames, found) : stance),
  );
}

/** 'I am in entire agreement with the judgment prepared by my learned brother B', in the first opinion. */
const AGREES =
  /(?<!\b(?:[Cc]an|[Cc]ould|[Dd]o) )\b(?:I|[Ww]e)\s(?:(?:am|are)\sin\s)?(?:(?:fully|entirely|respectfully|entire|complete|full|respectful)\s)?(?:agree|agreement|concur)\swith\s(?<what>the\s(?:\w+\s)?(?:judge?ment|opinion)\s(?:\w+\s){0,3}(?:of|by)\s)?(?:my|our)\s(?<who>[^.;]{3,80})/u;
/** A colleague who is not named. */
const UNNAMED = /^learned brother\b(?! \p{Lu}|,)/u;

/** The opinion that leads though another is printed first, whose judge agrees with it. The other of two needs no name. */
function leaderOf(top: string, surnames: readonly (string | undefined)[]): number | undefined {
  const agreed = AGREES.exec(top.slice(0, FIRST_WORDS + FIRST_WORDS));
  if (agreed === null || refusesMore(sentencesOf(top.slice(agreed.index))[0] ?? '')) return undefined;
  const { what, who = '' } = agreed.groups ?? {};
  if (surnames.length === 2 && UNNAMED.test(who)) return 1;
  const small = who.toLowerCase();
  const found = surnames.findIndex((name, i) => i > 0 && name !== undefined && small.includes(name));
  return found === -1 || what === undefined ? undefined : found;
}

/** Limit: an opinion that says no more than with whom it agrees. */
const SHORT_OPINION = 600;

/** 'I concur in the order just pronounced by my learned brother B. J.': the judge is with the court, or with the dissent. */
function withAnother(
  top: string,
  own: number,
  surnames: readonly (string | undefined)[],
  stances: readonly (Stance | undefined)[],
): Stance | undefined {
  const said = sentencesOf(top).find((one) => CONCUR.test(one) && COLLEAGUE.test(one) && !DISSENT.test(one));
  const small = said?.toLowerCase() ?? '';
  const namedIn = (words: string): number[] =>
    surnames.flatMap((name, i) => (i !== own && name !== undefined && words.includes(name) ? [i] : []));
  const behind = namedIn(small.slice(CONCUR.exec(small)?.index));
  const others = behind.length > 0 ? behind : namedIn(small);
  if (others.length === 0) return undefined;
  if (others.some((other) => stances[other] !== 'dissenting')) return 'concurring';
  return top.length < SHORT_OPINION ? 'dissenting' : undefined;
}

/** True where an opinion decides the contrary of what the court orders, and does not say that it agrees with the order. */
const differs = (same: boolean | undefined, top: string): boolean =>
  same === false && !ORDER_SHARED.test(top);

/** The surnames of the judges but the first and the one at `i`. */
function without(surnames: readonly (string | undefined)[], i: number): string[] {
  return surnames.flatMap((name, at) => (name === undefined || at === 0 || at === i ? [] : [name]));
}

/** The colleagues with whom the judge of the first opinion agrees, by surname. */
function alliesOf(
  ends: readonly [string, string] | undefined,
  surnames: readonly (string | undefined)[],
): string[] {
  const said = (ends ?? []).flatMap(sentencesOf).filter((one) => CONCUR.test(one) && !DISSENT.test(one));
  return surnames
    .slice(1)
    .flatMap((name) =>
      name !== undefined && said.some((one) => one.toLowerCase().includes(name)) ? [name] : [],
    );
}

/**
 * The first opinion leads: it may dissent from the others, but it agrees with nothing before it. A judge who differs from a
 * colleague and decides as the court does is with the majority.
 */
function leadStance(
  said: Stance | undefined,
  stated: Stance | undefined,
  same: readonly (boolean | undefined)[],
): Stance | undefined {
  const withCourt = same[0] === true && same.includes(false);
  return said === 'dissenting' && !withCourt ? said : stated;
}

/** A judge who differs at first and agrees in the end is neither with the others nor against them. */
function stanceOf(top: string, bottom: string, writers: Writers): Stance | undefined {
  const [first, last] = [stanceIn(top, writers), stanceIn(bottom, writers)];
  if (first === 'dissenting' && last === 'concurring') return 'separate';
  return first ?? last;
}
