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
  /** The line behind. */
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
const NUMBER_BEFORE_NAME = /^\s*\d{1,3}\.\s{1,4}(?=[\p{Lu}. '’]{3,40},? ?(?:C\.? ?)?J\b)/u;
/** 'The Judgment of A and B, JJ., was delivered by B, J.-There are': an opinion within the body. */
const JOINT_DELIVERY =
  /^\s*(?:\d{1,4} )?The [Jj]udgment of [^;:]{5,160}?\bJJ?\b\.?,? ?(?:was|were) delivered by\s{1,2}(?=[^;:\d]{2,40}\bJ\b\.?\s?[:–—-])/u;
/** 'I have had the advantage of going through the judgment of my brother': an opinion whose judge the copy does not print. */
const UNNAMED =
  /^\s*(?:\d{1,3}\.\s{1,4})?(?:I|We) (?:have |had ){1,2}the (?:advantage|benefit|privilege|opportunity|pleasure) of (?:carefully )?(?:reading|perusing|seeing|going through|having gone through)\b[^.]{0,120}\b(?:judge?ment|opinion)\b[^.]{0,60}\b(?:[Bb]rother|[Ss]ister|colleague|Lord)\b/u;
/** It stands for a judge without a name. */
export const NOBODY: OpeningJudge = { judge: '', capitals: false, dashed: false, wordsAt: 0 };

/** The words of a line behind a heading, a paragraph's number, or the phrase that delivers the judgment of other judges. */
export function behindOpening(text: string): string | undefined {
  const heading = behindHeading(text);
  if (heading !== undefined) return heading;
  const number = NUMBER_BEFORE_NAME.exec(text);
  if (number !== null) return text.slice(number[0].length);
  const joint = JOINT_DELIVERY.exec(text.slice(0, TOP));
  return joint === null ? undefined : text.slice(joint[0].length);
}

const endsSentence = (text: string): boolean => SENTENCE_ENDS.includes(text.trimEnd().at(-1) ?? '.');

/** The name that opens an opinion: in capitals or of the bench behind a finished sentence, or under the heading 'JUDGMENT'. */
export function nameIn(printed: Printed, bench: BenchNames): FoundJudge[] {
  const { line, text, before } = printed;
  if (isProse(before) && endsSentence(before) && UNNAMED.test(text.slice(0, TOP)))
    return [{ line, judge: NOBODY }];
  if (!text.slice(0, TOP).includes('J')) return [];
  const judge = NUMBER_BEFORE_NAME.test(text) ? numberedName(printed, bench) : plainName(printed, bench);
  return judge === undefined ? [] : [{ line, judge }];
}

function numberedName({ text, before }: Printed, bench: BenchNames): OpeningJudge | undefined {
  const judge = openingJudge(behindOpening(text) ?? text);
  return judge !== undefined && opens(judge, before, bench) ? judge : undefined;
}

function plainName({ text, before, next }: Printed, bench: BenchNames): OpeningJudge | undefined {
  const behind = behindOpening(text);
  if (behind === undefined && !text.slice(0, 110).includes('J')) return undefined;
  const judge = openingJudge(behind ?? text) ?? brokenName(behind, text, next);
  if (judge === undefined || NAME_GOES_ON.test(before.slice(-40))) return undefined;
  // Judges who speak together are more than one who spoke before them alone.
  if (JOINT_DELIVERY.test(text.slice(0, TOP))) return { ...judge, stance: 'majority' };
  return behind !== undefined || isOwnHeading(before) || opens(judge, before, bench) ? judge : undefined;
}

/** 'JUDGMENT Given' / 'Surname, J.': the name goes over two lines. */
function brokenName(behind: string | undefined, text: string, next: string): OpeningJudge | undefined {
  return behind !== undefined && text.length < 90 && next.length < 50
    ? openingJudge(`${behind.trim()} ${next.trim()}`)
    : undefined;
}

/** True where a name without a heading opens an opinion: behind a finished sentence, or with a dash in capitals. */
function opens({ judge, capitals, dashed }: OpeningJudge, before: string, bench: BenchNames): boolean {
  const known = bench.size > 0 && (isOfBench(judge, bench) || (dashed && isMisreadOf(judge, bench)));
  if (dashed && capitals && (known || bench.size === 0)) return true;
  return (endsSentence(before) || !isProse(before)) && (capitals || known);
}
