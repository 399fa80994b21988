import type { Stance } from '../parts.ts';
import { type BenchNames, isOfBench } from './bench-names.ts';

/** The name of a judge that opens an opinion: 'B. N. BANERJI, J. (dissenting)'. */
export interface OpeningJudge {
  /** Name in capitals and small letters: 'B. N. Banerji'. */
  judge: string;
  stance?: Stance;
  /** Printed in capitals, as an opinion opens and a cited judge rarely is. */
  capitals: boolean;
  /** A dash parts the words from the name: 'RAO J.-The appeal'. */
  dashed: boolean;
  /** Offset of the words behind the name. */
  wordsAt: number;
}

/** A word of a name with what parts it from the next: 'B.', 'JEEVAN ', 'l' for a capital I as a scan reads it. */
const NAME_WORD = String.raw`(?:\p{Lu}|l(?=\p{Lu}{2}))[\p{L}'’]*(?:[.,]{1,2} ?| )`;
const TITLE = '(?:(?:MR|Mr|MRS|Mrs|MS|Ms|SMT|Smt|DR|Dr|SHRI|Shri|JUSTICE|Justice)[. ]{1,2})';
const LINE = new RegExp(
  String.raw`^(?:S?up\.? ?CI\/\d{2}-\d{1,3} )?(?:(?:\d{1,4} {1,2}){1,2}|PG NO\.? \d{1,4} )?[\s>*_]{0,6}(?:\\?[-–—_]{2,40}\s{0,3})?(?:(?:PER|Per)[ :]\s{0,2})?${TITLE}{0,3}(?<name>(?:${NAME_WORD}){1,7}?|\p{Lu}{4,20}(?=J\.\s?[-–—]))(?<office>A\.?C\.?J|C\.?\s?J\.?\s?I(?!\s\p{Ll})|C\.?\s?J|J\s?J|J|I(?=\.\s?[-–—]))\b(?<behind>[.,:;*_ –—-]{0,6})(?<note>[([][^)\]\n]{3,60}[)\]])?[.,:;*_ –—-]{0,6}`,
  'u',
);
/** Words that begin a line and are no name. */
const NO_NAME =
  /^(?:the|in|of|and|per|before|coram|present|bench|held|order|judge?ment|versus|by|hon|justice|section|article|see|vide|mr|new|court)\b/i;

/** Words before a Roman number, in a copy that does not say who sat. */
const NUMBERED =
  /^(?:ACCUSED|ALLEGATION|ANNEXURE|APPEAL|APPENDIX|ARGUMENT|ARTICLE|BLOCK|BOOK|CATEGORY|CHAPTER|CHARGE|CLASS|CONTENTION|COUNT|DIVISION|EXHIBIT|FINDING|GRADE|GROUND|GROUP|HEAD|INCIDENT|ISSUE|ITEM|LIST|OBJECTION|PART|PERIOD|PETITION|PHASE|POINT|PROPOSITION|QUESTION|REASON|REFERENCE|SCHEDULE|SCHEME|SECTION|STAGE|STATEMENT|SUBMISSION|TABLE|TITLE|TOPIC|TYPE|UNIT|VOLUME|WITNESS)\b/u;

/** 'PILLAI I.-The' is a judge of the bench whose *J* is misread, 'PART I.-The' and 'CHARGE I.-The' are headings. */
function isHeading(office: string | undefined, name: string, bench: BenchNames = new Set()): boolean {
  if (office !== 'I') return false;
  const isJudge = bench.size > 0 ? isOfBench(name, bench) : !NUMBERED.test(name);
  return !isJudge || !/^[^\p{Ll}]{6,}$/u.test(name);
}

/** 'Dr. J. K. Rao': the office is an initial. */
const ONLY_TITLE = /^(?:Dr|Mr|Mrs|Ms|Smt|Shri|Sri|Justice)$/iu;
/** Words with which a judge begins, and no clause about one. */
const FIRST_WORDS = /^(?:I|We|(?:Special [Ll]|L)eave granted|Delay condoned)\b/u;

/** 'RAOJ.-I regret': no witness says so. */
const JUDGE_SAYS = /^(?:I|We) (?:agree|concur|regret)\b/u;

/** True for 'SURAJ.-The', which is no judge of the bench and does not speak as one. */
function isGluedWord(name: string, words: string, bench?: BenchNames): boolean {
  if (!/\p{L}$/u.test(name) || JUDGE_SAYS.test(words)) return false;
  return bench === undefined || !isOfBench(name, bench);
}

function stanceOf(note: string): Stance | undefined {
  if (/dissent|\bcontra\b/i.test(note)) return 'dissenting';
  if (/concur|agree/i.test(note)) return 'concurring';
  return /major/i.test(note) ? 'majority' : undefined;
}

/** 'G.N. RAY' → 'G.N. Ray', 'Dr. D.Y. CHANDRACHUD' → 'D.Y. Chandrachud', 'FAZAL ALl' → 'Fazal Ali'. */
export function judgeName(printed: string): string {
  const name = printed
    .replace(/\s+/gu, ' ')
    .replace(/[\s,;:]+$/u, '')
    .trim();
  // A stop behind the surname belongs to no initial: 'B.P. JEEVAN REDDY.'.
  const bare = name.replace(/(?<=\p{L}{2})\.$/u, '').replace(/(?<=\p{Lu}{2})l\b|\bl(?=\p{Lu}{2})/gu, 'I');
  return bare.replace(/\p{Lu}[\p{Lu}'’]+/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

/** 'Mathew, J. observed', 'Reddy, J.) was': a clause about a judge, and no first words of an opinion. */
function goesOn(words: string, dashed: boolean): boolean {
  if (!/^(?:\p{Ll}|[)’'”"]|\d)/u.test(words)) return false;
  // 'K. RAO, J. 'I have had the advantage': a stray mark before the first words.
  return (
    !(dashed && /^["“‘']\p{Lu}/u.test(words)) &&
    !/^["“‘'](?:I|We) (?:have|had|am|agree|regret)\b/u.test(words)
  );
}

/**
 * The judge with whose name a line opens, as an opinion does; undefined for 'Mathew, J. observed that …'. 'RAOJ.-The' is a judge
 * of the bench only: 'SURAJ.-The' is a witness.
 */
export function openingJudge(line: string, bench?: BenchNames): OpeningJudge | undefined {
  const printed = line.length > 240 ? line.slice(0, 240) : line;
  const match = LINE.exec(printed);
  const name = match?.groups?.name;
  if (match === null || name === undefined || NO_NAME.test(name)) return undefined;
  const surname = name.match(/\p{L}{2,}/gu)?.at(-1);
  if (surname === undefined || ONLY_TITLE.test(surname) || isHeading(match.groups?.office, name, bench))
    return undefined;
  const words = printed.slice(match[0].length);
  if (isGluedWord(name, words, bench)) return undefined;
  const { behind = '', note = '' } = match.groups ?? {};
  const dashed = /[–—-]/u.test(behind);
  if (goesOn(words, dashed)) return undefined;
  if (/as (?:he|she|his|her|they) then|then was|supra/i.test(note)) return undefined;
  // 'A v. B, J' needs a stop, a colon, a dash or the end of the line behind the office.
  const capitals = !/\p{Ll}{2}/u.test(name);
  const apart = behind.trim() !== '' || words === '' || note !== '';
  if (!apart && !FIRST_WORDS.test(words) && !(capitals && /^(?:This|These|The)\b/u.test(words)))
    return undefined;
  const stance = stanceOf(note);
  return {
    judge: judgeName(name),
    ...(stance === undefined ? {} : { stance }),
    capitals,
    dashed,
    wordsAt: match[0].length,
  };
}
