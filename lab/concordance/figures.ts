import { MULTIPLIERS, NUMBER_WORDS } from '#law/text/number-words.ts';

const WORDS = [...NUMBER_WORDS.keys(), ...MULTIPLIERS.keys()].filter(
  (word) => /^[a-z]+$/u.test(word) && !/^(?:first|second|third)$|th$/u.test(word),
);
const NUMBER = `(?:\\d[\\d,]*|(?:(?:${WORDS.join('|')})(?:[ -]{1,2}(?:and )?)?){1,6})`;
const MEASURED = new RegExp(
  `\\b(${NUMBER})(?:\\s|-){0,2}(year|month|week|day|hour|rupee|minute)s?\\b`,
  'giu',
);
const LEAST = /(?:not be less than|not less than|not be under|minimum of)\s*$/iu;
const FRACTION = /\bone[- ](half|third|fourth|eighth|sixth)|\btwo[- ]thirds/giu;
const NAMED: readonly (readonly [string, RegExp])[] = [
  ['death', /punished with death|or death\b|with fine or with death|, or with death|sentence of death/iu],
  ['life', /imprisonment for life|extend to life|transportation for life/iu],
  ['rest of natural life', /remainder of that person.s natural life/iu],
  ['community service', /community service/iu],
  [
    'fine beside',
    /liable to (?:a )?fine|and with fine|and (?:with )?fine|and shall also be liable to\s+fine/iu,
  ],
  ['fine instead', /or with (?:a )?fine|or fine|or with both|or (?:of|both)\b.{0,20}fine/iu],
];

function numberOf(words: string): number {
  const digits = words.replace(/[,\s]/gu, '');
  if (/^\d+$/u.test(digits)) return Number(digits);
  let [total, current] = [0, 0];
  for (const word of words.toLowerCase().match(/[a-z]+/gu) ?? []) {
    const times = MULTIPLIERS.get(word);
    if (times === undefined) current += NUMBER_WORDS.get(word) ?? 0;
    else if (times === 100) current = Math.max(current, 1) * times;
    else {
      total += Math.max(current, 1) * times;
      current = 0;
    }
  }
  return total + current;
}

/** Illustrations have figures of their own, which are no rule. */
const withoutIllustrations = (text: string): string =>
  text.replace(/\bIllustrations?\b[\s\S]*?(?=\n\(\d\)\s|$(?![\s\S]))/gu, '');

/**
 * The figures of a provision: '3 year', 'min 1 year', '500 rupee', 'one-half', 'life', 'fine beside' imprisonment or
 * 'fine instead' of it. Each is there once.
 */
export function figuresOf(printed: string): Set<string> {
  const text = withoutIllustrations(printed)
    .replace(/\s+/gu, ' ')
    .replace(/\b(twenty|thirty|forty|fifty|sixty)(?=[a-z]{3,5} (?:hour|day|year)s?\b)/giu, '$1-');
  const figures = new Set<string>();
  for (const match of text.matchAll(MEASURED)) {
    const [, number = '', unit = ''] = match;
    const least = LEAST.test(text.slice(Math.max(0, match.index - 30), match.index)) ? 'min ' : '';
    figures.add(`${least}${numberOf(number)} ${unit.toLowerCase()}`);
  }
  for (const [fraction] of text.matchAll(FRACTION)) figures.add(fraction.toLowerCase().replace(' ', '-'));
  for (const [name, pattern] of NAMED) if (pattern.test(text)) figures.add(name);
  return figures;
}

/**
 * True where our words name a figure of the texts: '5000 rupee' as ₹5,000 or five thousand rupees, 'min 1 year' as 1 year,
 * a fine beside imprisonment or instead of it as any fine.
 */
export function names(words: string, figure: string): boolean {
  const own = figuresOf(words.replace(/₹([\d,]+)/gu, '$1 rupees'));
  if (own.has(figure) || own.has(figure.replace('min ', ''))) return true;
  if (figure.startsWith('fine')) return /fine/iu.test(words);
  return !/\d/u.test(figure) && words.toLowerCase().includes(figure.replace('rest of ', ''));
}
