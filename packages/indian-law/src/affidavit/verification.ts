import { romanValue } from '../text/roman-numbers.ts';
import type { Basis, StatedBasis } from './basis.ts';

/** Paragraphs that a clause of verification names, and on what it says they rest. */
export interface VerifiedParagraphs {
  numbers: number[];
  basis: Basis | undefined;
  /** Knowledge, information and belief in one breath. */
  mixed: boolean;
}

const ONE = '\\d{1,3}(?:\\s?\\([a-z]{1,3}\\)|[a-z]\\b)?(?: \\(part\\))?';
const NUMBERS = `${ONE}(?:\\s*(?:,|&|and|to|till|upto|up to|-|–|—|व|एवं|और|तथा|से|लगायत|முதல்|மற்றும்)+\\s*(?:and\\s+)?${ONE})*`;
/** 'paragraphs 1 to 4 … and those in 5 and 6': the noun stands once. */
const GOES_ON = `(?:those|the rest|others?|that|what is stated|the (?:contents|statements|averments))(?: (?:stated|made|contained|of|in|at|from))*`;
const NAMED = new RegExp(
  `\\b(?:(?:para(?:graph)?|column)s?\\.?\\s*(?:\\(s\\))?\\s*(?:nos?\\.?\\s*|numbered\\s*|serial\\s*)?|${GOES_ON}\\s+)(${NUMBERS})|(?:पैरा|प्रस्तर|पद|कण्डिका|कंडिका|चरण|धारा(?=\\s\\d{1,2}(?!\\d))|பத்தி(?:கள்)?)\\s*(?:(?:संख्या|क्रमांक|सं|क्र)[.०0]?\\s*)?(${NUMBERS})`,
  'giu',
);
const MOST = 500;

function numbersOf(list: string): number[] {
  const numbers: number[] = [];
  const plain = list.replaceAll(/(?<=\d)(?:\s?\([a-z]{1,3}\)|[a-z]\b)?(?: \(part\))?/gu, '');
  for (const [part] of plain.matchAll(/\d{1,3}(?:\s*(?:to|till|up ?to|-|–|—|से|लगायत|முதல்)\s*\d{1,3})?/gu)) {
    const [from = 0, to = from] = (part.match(/\d{1,3}/gu) ?? []).map(Number);
    for (let number = from; number <= to && numbers.length < MOST; number += 1) numbers.push(number);
  }
  return numbers;
}

/** Knowledge and belief of the same paragraphs. */
const MIXED = /\bknowledge\b[^;]{0,20}(?:,|\band\b|&|\bor\b)[^;]{0,25}\b(?:belief|believe)\b/iu;

function basisOf(words: string): Basis | undefined {
  if (/\b(?:information|informed)\b/iu.test(words) && !/\bknowledge\b/iu.test(words)) return 'information';
  if (
    /(?:से|द्वारा) (?:प्राप्त |मिली )?(?:सूचना|जानकारी)|सूचना पर|தகவல/u.test(words) &&
    !/निजी|स्वयं|சொந்த/u.test(words)
  )
    return 'information';
  if (/\bknowledge\b|जानकारी|ज्ञान|அறிவ/iu.test(words)) return 'knowledge';
  if (/\badvi[cs]e|सलाह|परामर्श|ஆலோசனை/iu.test(words)) return 'advice';
  if (/\brecords?\b|\btrue copies\b|\bregisters?\b|\bdocuments\b|अभिलेख/iu.test(words)) return 'record';
  return /\bbelie[fv]/iu.test(words) || /विश्वास|நம்பு/u.test(words) ? 'belief' : undefined;
}

/** '(1)' and '1]', as a paper prints the numbers of its paragraphs. */
const IN_BRACKETS = /(?<=^|[\s,&–-])[([](\d{1,3})[)\]]|(?<![([\d])(\d{1,3})[\])]/gu;

/** 'paras I to VI': Roman figures behind the word for paragraphs, and those that go on with them. */
const ROMAN_LIST =
  /(?<=\bparas?(?:graphs?)?\.? (?:nos?\.? )?)[IVXL]{1,6}\b(?:(?:\s*(?:,|&|and|to|-|–)\s*)[IVXL]{1,6}\b)*/giu;
const withFigures = (clause: string): string =>
  clause.replaceAll(ROMAN_LIST, (list) =>
    list.replaceAll(/[IVXL]{1,6}/giu, (one) => String(romanValue(one) ?? one)),
  );

/** The basis that a clause of verification gives for each paragraph. */
export function readVerification(printed: string): VerifiedParagraphs[] {
  const clause = withFigures(printed).replaceAll(IN_BRACKETS, '$1$2');
  const named = [...clause.matchAll(NAMED)];
  return named.map(({ 0: whole, 1: list, 2: hindi, index }, at) => {
    const words = clause.slice(index + whole.length, named[at + 1]?.index ?? clause.length);
    return { numbers: numbersOf(list ?? hindi ?? ''), basis: basisOf(words), mixed: MIXED.test(words) };
  });
}

/** 1, 2, 3, 5, 6 → 1 to 3, 5 and 6. */
export function numbersInWords(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else if (!run || number > run[1]) runs.push([number, number]);
  }
  const parts = runs.flatMap(([from, to]) =>
    to > from + 1 ? [`${from} to ${to}`] : [...new Set([from, to])].map(String),
  );
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const plural = (numbers: readonly number[]) =>
  `paragraph${numbers.length === 1 ? '' : 's'} ${numbersInWords(numbers)}`;

/**
 * A clause of verification from what the paragraphs say of their basis. A paragraph that says nothing is taken as a
 * statement from knowledge, so the deponent must read it. Order XIX rule 3 of the Code of Civil Procedure, 1908.
 */
export function writeVerification(paragraphs: readonly { number: number; stated: StatedBasis }[]): string {
  const of = (basis: Basis) =>
    paragraphs.filter(({ stated }) => stated.basis === basis).map(({ number }) => number);
  const parts: string[] = [];
  const say = (numbers: number[], words: string) => {
    if (numbers.length > 0) parts.push(`the contents of ${plural(numbers)} are ${words}`);
  };
  say(of('knowledge'), 'true to my own knowledge');
  for (const { number, stated } of paragraphs)
    if (stated.basis === 'information')
      say(
        [number],
        `true on the basis of information received from ${stated.source ?? '[source of the information]'}, which I believe to be true`,
      );
  say(of('record'), 'derived from the records, which I believe to be true');
  say(of('belief'), 'my belief, on the grounds stated there');
  say(of('advice'), 'based on legal advice, which I believe to be correct');
  const all = parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join('; ')}; and ${parts.at(-1)}`;
  return `Verified at [place] on [date] that ${all}. No part of this affidavit is false and nothing material has been concealed from it.`;
}
