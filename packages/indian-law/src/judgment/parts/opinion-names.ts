import { isProse } from '../head-kinds.ts';
import { type BenchNames, isMisreadOf, isOfBench } from './bench-names.ts';
import { type OpeningJudge, openingJudge } from './opening-judge.ts';
import { behindHeading, isOwnHeading } from './own-heading.ts';

/** A printed line of the judgment. */
export interface Printed {
  line: number;
  text: string;
  /** The printed line before. */
  before: string;
  /** The printed line behind. */
  next: string;
}

export interface FoundJudge {
  line: number;
  judge: OpeningJudge;
}

const SENTENCE_ENDS = '.:;?!”"’)]*-_';
/** Limit: what an opinion begins with is looked for in so many characters of its first line. */
const TOP = 400;
/** 'on behalf of himself and P. N.': the initials of the name in the next line. */
const NAME_GOES_ON = /\b(?:and|of|by|himself|with)\s(?:\p{Lu}\.\s?){1,3}$/u;
/** '14. RAO, J.-The respondent': a copy that counts the paragraphs of all opinions in one run. */
const NUMBER_BEFORE_NAME = /^\s*\d{1,3}\.\s{1,4}(?=[\p{Lu}. '’]{3,40}(?:,? ?(?:C\.? ?)?J\b|\sI\.\s?[-–—]))/u;
/** '30. Rao J. I regret', '31. Rao, J.- The five appeals': the same with the name in small letters. */
const NUMBER_BEFORE_SPEAKER =
  /^\s*\d{1,3}\.\s{1,4}(?=(?:\p{Lu}[\p{L}'’]{0,24}[., ]{1,2}){1,7}(?:C\.? ?)?J\b\.?(?:[\s:,.–—-]{1,6}(?:I|We)\s\p{Ll}|,? ?[–—-]{1,2}\s?\p{Lu}\p{Ll}))/u;
/** 'The Judgment of A and B, JJ., was delivered by B, J.-There are': an opinion within the body. */
const JOINT_DELIVERY =
  /^\s*(?:\d{1,4} )?The [Jj]udgment of [^;:]{5,160}?\bJJ?\b\.?,? ?(?:was|were) delivered by\s{1,2}(?=[^;:\d]{2,40}\bJ\b\.?\s?[:–—-])/u;
/** 'I have had the advantage of going through the judgment of my brother': an opinion whose judge the copy does not print. */
const UNNAMED =
  /^\s*(?:\d{1,3}\.\s{1,4})?(?:I|We) (?:have |had ){1,2}the (?:advantage|benefit|privilege|opportunity|pleasure) of (?:carefully )?(?:reading|perusing|seeing|going through|having gone through)\b[^.]{0,120}\b(?:[Jj]udge?ment|opinion)\b[^.]{0,60}\b(?:[Bb]rother|[Ss]ister|colleague|Lord)\b/u;
/** 'I have carefully gone through the draft of the Judgment prepared by my brother': the same behind the order of another. */
const HAVING_READ =
  /^\s*(?:\d{1,3}\.\s{1,4})?(?:I|We) have (?:carefully )?(?:read|perused|seen|gone through)\b[^.]{0,120}\b(?:[Jj]udge?ment|opinion)\b[^.]{0,60}\b(?:[Bb]rother|[Ss]ister|colleague|Lord)\b/u;
/** 'Farias, Joshua and Pillai', alone in a line: judges who speak together. */
const NAMES_ALONE =
  /^\s*(?:\p{Lu}[\p{L}.'’]{1,20}(?:, | )){1,7}(?:and|&) (?:\p{Lu}[\p{L}.'’]{1,20},? ?){1,4}(?:JJ\.?)?[\s\d.:–-]{0,8}$/u;
const EARLY = /^\s*[1-3]\.\s/u;
/** 'I regret', 'my learned brother', 'our brethren': the words of a judge beside others, and no quotation. */
const OWN_WORDS =
  /^\s*(?:\d{1,3}\.\s{1,4})?(?:(?:I|We)\s\p{Ll}|\p{Lu}(?=.{0,240}\b(?:[Mm]y|[Oo]ur)\s(?:(?:learned|esteemed|noble|two)\s){0,2}(?:[Bb]rother|[Ss]ister|[Bb]rethren|[Cc]olleague)))/u;
/** 'This appeal by special leave is': the first words of reasons. */
const FIRST_OF_REASONS =
  /^\s*(?:\d{1,3}\.\s{1,4})?(?:(?:This|These)\s(?:is|are|appeals?|petitions?|writ|special|matters?|cases?|references?)\b|The\s(?:appellants?|petitioners?|respondents?|plaintiffs?|facts)\b)/u;
/** 'PILLAI I.-The': the *J* of a judge as a scan reads it. */
const MISREAD_OFFICE = /\sI\.\s?[-–—]/u;
/** The order of a judge at the end of an opinion. */
const ORDERED =
  /\b(?:dismissed|allowed?|set aside|costs|liberty|disposed of|quashed|acquitted)\b[^.]{0,80}\.\W{0,3}$/u;
/** It stands for a judge without a name. */
export const NOBODY: OpeningJudge = { judge: '', capitals: false, dashed: false, wordsAt: 0 };

function numberBefore(text: string): RegExpExecArray | null {
  return NUMBER_BEFORE_NAME.exec(text) ?? NUMBER_BEFORE_SPEAKER.exec(text.slice(0, TOP));
}

/** The words of a line behind a heading, a paragraph's number, or the phrase that delivers the judgment of other judges. */
export function behindOpening(text: string): string | undefined {
  const heading = behindHeading(text);
  if (heading !== undefined) return heading;
  const number = numberBefore(text);
  if (number !== null) return text.slice(number[0].length);
  const joint = JOINT_DELIVERY.exec(text.slice(0, TOP));
  return joint === null ? undefined : text.slice(joint[0].length);
}

const endsSentence = (text: string): boolean => SENTENCE_ENDS.includes(text.trimEnd().at(-1) ?? '.');

/** True where a judge without a name begins: the first paragraphs of a judgment speak of one that is printed elsewhere. */
function opensUnnamed({ text, before }: Printed, bench: BenchNames): boolean {
  const top = text.slice(0, TOP);
  const unnamed = UNNAMED.test(top);
  if (!unnamed && !HAVING_READ.test(top)) return false;
  if (!unnamed || EARLY.test(top)) return ORDERED.test(before.slice(-TOP)) || NAMES_ALONE.test(before);
  // A report that lists its bench prints the name of each judge: the words may be the second paragraph of an opinion.
  return bench.size > 0 ? ORDERED.test(before.slice(-TOP)) : endsSentence(before) && isProse(before);
}

/** The name that opens an opinion: in capitals or of the bench behind a finished sentence, or under the heading 'JUDGMENT'. */
export function nameIn(printed: Printed, bench: BenchNames): FoundJudge[] {
  const { line, text } = printed;
  if (opensUnnamed(printed, bench)) return [{ line, judge: NOBODY }];
  const top = text.slice(0, TOP);
  if (!top.includes('J') && !MISREAD_OFFICE.test(top)) return [];
  const judge = numberBefore(text) !== null ? numberedName(printed, bench) : plainName(printed, bench);
  return judge === undefined ? [] : [{ line, judge }];
}

function numberedName({ text, before }: Printed, bench: BenchNames): OpeningJudge | undefined {
  const line = behindOpening(text) ?? text;
  const judge = openingJudge(line, bench);
  return judge !== undefined && (opens(judge, line, before, bench) || speaks(judge, line, before, bench))
    ? judge
    : undefined;
}

function plainName(printed: Printed, bench: BenchNames): OpeningJudge | undefined {
  const { text, before, next } = printed;
  const behind = behindOpening(text);
  if (behind === undefined && !text.slice(0, 110).includes('J')) return undefined;
  const judge = openingJudge(behind ?? text, bench) ?? brokenName(behind, text, next);
  if (judge === undefined || NAME_GOES_ON.test(before.slice(-40))) return undefined;
  // Judges who speak together are more than one who spoke before them alone.
  if (JOINT_DELIVERY.test(text.slice(0, TOP))) return { ...judge, stance: 'majority' };
  const opened = behind !== undefined || isOwnHeading(before) || opens(judge, behind ?? text, before, bench);
  return opened || (bench.size === 0 && opensAlone(judge, printed)) ? judge : undefined;
}

/**
 * True where a name in small letters, alone in its line, opens an opinion. A judge who is quoted stands so too, so that the
 * next line has to speak as a judge of the bench does, or to begin the reasons behind the order of the opinion before.
 */
function opensAlone({ wordsAt }: OpeningJudge, { text, before, next }: Printed): boolean {
  if (wordsAt < text.trimEnd().length || !/[.?!”"’]\W{0,2}$/u.test(before)) return false;
  return (
    OWN_WORDS.test(next.slice(0, TOP)) || (ORDERED.test(before.slice(-TOP)) && FIRST_OF_REASONS.test(next))
  );
}

/** 'Rao J. I regret': a name in small letters, behind a finished sentence, before the first words of a judge of the bench. */
function speaks(
  { judge, wordsAt, dashed }: OpeningJudge,
  line: string,
  before: string,
  bench: BenchNames,
): boolean {
  if (bench.size > 0 && !isOfBench(judge, bench) && !isMisreadOf(judge, bench)) return false;
  return endsSentence(before) && (OWN_WORDS.test(line.slice(wordsAt, wordsAt + TOP)) || dashed);
}

/** 'JUDGMENT Given' / 'Surname, J.': the name goes over two lines. */
function brokenName(behind: string | undefined, text: string, next: string): OpeningJudge | undefined {
  return behind !== undefined && text.length < 90 && next.length < 50
    ? openingJudge(`${behind.trim()} ${next.trim()}`)
    : undefined;
}

const isFirst = (words: string): boolean => FIRST_OF_REASONS.test(words) || /^(?:I|We)\s\p{Ll}/u.test(words);

/** True where a name without a heading opens an opinion: behind a finished sentence, or with a dash in capitals. */
function opens(
  { judge, capitals, dashed, wordsAt }: OpeningJudge,
  line: string,
  before: string,
  bench: BenchNames,
): boolean {
  const known =
    bench.size > 0 &&
    (isOfBench(judge, bench) ||
      ((dashed || isFirst(line.slice(wordsAt, wordsAt + TOP))) && isMisreadOf(judge, bench)));
  if (dashed && capitals && (known || bench.size === 0)) return true;
  return (endsSentence(before) || !isProse(before)) && (capitals || known);
}
