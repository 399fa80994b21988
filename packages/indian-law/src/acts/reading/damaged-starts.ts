import type { ActLine } from './lines.ts';
import { compareNumbers, plainNumber } from './section-number.ts';
import { headingLength, type SectionStart } from './section-starts.ts';

/*
 * Recognition of a picture damages figures in a few ways: it sets them apart ('1 13.', '21 1 .'), takes them for letters
 * ('l9.', '2OO.'), or puts a letter or a mark for a speck before them ('L_192.'). Such a number counts only where the run
 * of the sections lacks it, between its neighbours, and where a printed heading stands behind it.
 */

/** Letters that stand for figures where recognition took the one for the other. */
const FIGURES: Readonly<Record<string, string>> = { l: '1', I: '1', '|': '1', O: '0', o: '0', S: '5' };
/** The signs before the first stop, with a letter for a speck before them. */
const PRINTED =
  /^([^.\p{L}\d]{0,4}(?:\p{L}[^.\p{L}\d]{0,2})?[\dlI|OoS][\s\d_lI|OoS]{0,8}(?:-?[A-Z]{1,2})?)\s?\.\s?[-–—]?\s*(?=\p{L})/u;

/** The numbers for which the damaged signs may stand. */
function readingsOf(printed: string): string[] {
  const signs = [...printed].filter((one) => /[\dA-Za-z|]/u.test(one));
  const readings = [signs, signs.slice(1)].flatMap((own) => {
    const letters = /[A-Z]{1,2}$/u.exec(own.join('').replace(/(?<=\d)[IOS]$/u, ''))?.[0] ?? '';
    const figures = own.slice(0, own.length - letters.length).map((one) => FIGURES[one] ?? one);
    return /^\d{1,4}$/u.test(figures.join('')) ? [figures.join('') + letters] : [];
  });
  return [...new Set(readings)];
}

interface Gap {
  from: number;
  to: number;
  missing: ReadonlySet<string>;
}

/** The stretches of lines between two sections whose numbers do not follow each other. */
function gapsOf(chain: readonly SectionStart[], listed: readonly string[] | undefined): Gap[] {
  return chain.slice(1).flatMap((next, i) => {
    const prior = chain[i];
    if (!prior) return [];
    const missing = listed
      ? listed.filter((one) => compareNumbers(prior.number, one) < 0 && compareNumbers(one, next.number) < 0)
      : wholeBetween(prior.number, next.number);
    return missing.length === 0 ? [] : [{ from: prior.at + 1, to: next.at, missing: new Set(missing) }];
  });
}

/** Limit: numbers that one gap may lack. A greater one is missing pages. */
const WIDEST = 12;

function wholeBetween(one: string, other: string): string[] {
  const [a, b] = [Number.parseInt(one, 10), Number.parseInt(other, 10)];
  const between = b - a - 1;
  return between > 0 && between <= WIDEST
    ? Array.from({ length: between }, (_, at) => String(a + at + 1))
    : [];
}

/** The chain with the sections whose numbers recognition damaged. O(lines). */
export function withDamagedStarts(
  lines: readonly ActLine[],
  chain: readonly SectionStart[],
  listed: readonly string[] | undefined,
): SectionStart[] {
  const found = gapsOf(chain, listed).flatMap((gap) => startsIn(lines, gap));
  return found.length === 0 ? [...chain] : [...chain, ...found].sort((a, b) => a.at - b.at);
}

/** Numbers rise inside a gap, too. */
function startsIn(lines: readonly ActLine[], { from, to, missing }: Gap): SectionStart[] {
  const starts: SectionStart[] = [];
  let last = '0';
  for (let at = from; at < to; at += 1) {
    const { text = '', role } = lines[at] ?? {};
    const printed = role === undefined ? PRINTED.exec(text) : null;
    if (!printed) continue;
    const number = readingsOf(printed[1] ?? '').find((one) => missing.has(plainNumber(one)));
    const rest = text.slice(printed[0].length);
    const head = `${rest} ${lines[at + 1]?.text ?? ''} ${lines[at + 2]?.text ?? ''}`;
    if (number === undefined || compareNumbers(last, number) >= 0 || headingLength(head) === undefined)
      continue;
    last = number;
    const damaged = (printed[1] ?? '').trim();
    starts.push({ at, number, opening: '', rest, titled: false, word: false, weight: 1, damaged });
  }
  return starts;
}
