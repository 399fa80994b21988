import { inIndianWords } from '#law/drafting/templates/rupees.ts';
import { print, type random } from '../fill.ts';

type Random = ReturnType<typeof random>;
type Language = 'en' | 'hi';

/** A fact of a sentence that can be printed in another way or changed. */
export interface Slot {
  kind: 'amount' | 'date' | 'section' | 'period' | 'citation' | 'name' | 'number';
  start: number;
  end: number;
  text: string;
}

const MONTH =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर';
const PATTERNS: readonly (readonly [Slot['kind'], RegExp])[] = [
  [
    'citation',
    /[([]\d{4}[)\]] (?:Supp\.? )?(?:\(?\d{1,2}\)? )?(?:SCC|SCR|S\.C\.R\.|S\.C\.C\.|SCALE|Cr\.?LJ) \d{1,4}|(?:AIR|A\.I\.R\.) \d{4} (?:SC|S\.C\.|\p{L}{3,8}) \d{1,4}|\b(?:19|20)\d\d \(\d{1,2}\) SCC \d{1,4}/gu,
  ],
  [
    'date',
    new RegExp(
      `\\b\\d{1,2}[./-]\\d{1,2}[./-]\\d{4}\\b|\\b\\d{1,2}(?:st|nd|rd|th)? (?:${MONTH}),? \\d{4}|\\b(?:${MONTH}) \\d{1,2}, \\d{4}`,
      'gu',
    ),
  ],
  [
    'amount',
    /(?:Rs\.? ?|₹ ?)\d[\d,]*(?:\.\d\d)?(?:\/-)?(?: ?(?:[Ll]a(?:kh|c)s?|[Cc]rores?)\b\.?)?|\b\d[\d,]* (?:रुपये|रुपए)/gu,
  ],
  ['section', /\b(?:[Ss]ection|[Ss]ec\.|[Aa]rticle|[Rr]ule) \d{1,3}[A-Z]{0,2}\b|धारा \d{1,3}/gu],
  [
    'period',
    /(?<![\p{L}\d]-)\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|thirty|sixty) (?:days|months|years|weeks|hours)\b|\d{1,3} (?:दिन|माह|वर्ष|साल)/gu,
  ],
  [
    'name',
    /(?:Mr|Mrs|Shri|Smt|Sri|Dr)\.? (?:\p{Lu}\p{Ll}{2,} ?){1,3}(?= )|(?:श्री|श्रीमती) [\p{L}\p{M}]+(?: [\p{L}\p{M}]+)?/gu,
  ],
  [
    'number',
    /(?<![\d.,/(-])\b\d{2,5}(?= (?:persons|witnesses|acres|shares|cheques|villages|metres|meters|km|kg|per cent|plots|percent|employees|workmen|bags|kilometres))/gu,
  ],
];

export function slotsOf(text: string): Slot[] {
  const found: Slot[] = [];
  for (const [kind, pattern] of PATTERNS)
    for (const { index, 0: whole } of text.matchAll(pattern)) {
      const end = index + whole.trimEnd().length;
      if (!found.some((one) => one.start < end && index < one.end))
        found.push({ kind, start: index, end, text: text.slice(index, end) });
    }
  return found.sort((a, b) => a.start - b.start);
}

const numberOf = (text: string): number =>
  Number((/\d[\d,]*(?:\.\d+)?/u.exec(text)?.[0] ?? '').replaceAll(',', ''));

/** The parts of a date as printed: year, month, day. */
function dateOf(text: string): number[] | undefined {
  const figures = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/u.exec(text);
  if (figures) return [Number(figures[3]), Number(figures[2]), Number(figures[1])];
  const names = MONTH.split('|');
  const month = names.findIndex((name) => text.includes(name));
  const numbers = (text.match(/\d+/gu) ?? []).map(Number);
  if (month < 0 || month > 11 || numbers.length !== 2) return undefined;
  return [numbers[1] ?? 0, month + 1, numbers[0] ?? 0];
}

/** The value of a fact, in whatever form it is printed. */
const comparable = ({ kind, text }: Slot): string =>
  kind === 'date'
    ? (dateOf(text)?.join('-') ?? text)
    : kind === 'citation'
      ? text.replaceAll(/\D+/gu, ' ')
      : kind === 'period'
        ? text.toLowerCase().replace(/^\d{1,2}(?!\d)/u, (figure) => inIndianWords(Number(figure)))
        : String(numberOf(text) || text);

const OTHER_FORMS: Partial<
  Record<Slot['kind'], (text: string, language: Language, form: number) => string | undefined>
> = {
  amount(text, language, form) {
    const value = numberOf(text);
    const plain = !/lakh|crore|lac|\.\d\d/iu.test(text) && Number.isInteger(value) && value > 0;
    return plain ? print('amount', [value], language, form) : undefined;
  },
  date(text, language, form) {
    const parts = dateOf(text);
    return parts && (parts[1] ?? 0) <= 12 ? print('date', parts, language, form) : undefined;
  },
  section(text, language, form) {
    if (language === 'hi' || !/^section/iu.test(text)) return undefined;
    return `${['Section', 's.', 'section', 'Sec.'][form % 4]} ${text.split(' ')[1]}`;
  },
  period(text, language) {
    const [figure = '', unit = ''] = text.split(' ');
    const printed = language === 'en' && /^\d{1,2}$/u.test(figure);
    return printed ? `${inIndianWords(Number(figure))} ${unit}` : undefined;
  },
};

/** The same fact in another form; undefined where it has none. */
const otherForm = ({ kind, text }: Slot, language: Language, form: number): string | undefined =>
  OTHER_FORMS[kind]?.(text, language, form);

const replaced = (text: string, { start, end }: Slot, by: string): string =>
  text.slice(0, start) + by + text.slice(end);

/** A sentence with its amounts, days, sections and periods printed in another way. */
export function inOtherForms(text: string, language: Language, next: Random): string {
  let result = text;
  for (const slot of slotsOf(text).reverse()) {
    const other = otherForm(slot, language, next(6));
    if (other !== undefined) result = replaced(result, slot, other);
  }
  return result;
}

const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/\bshall not\b/u, 'must not'],
  [/\bshall\b/u, 'must'],
  [/\bprior to\b/u, 'before'],
  [/\bsubsequent to\b/u, 'after'],
  [/\bthereafter\b/iu, 'then'],
  [/\b(?:aforesaid|aforementioned|said) /u, ''],
  [/\bpurchased\b/u, 'bought'],
  [/\bcommenced\b/u, 'began'],
  [/\bobtained\b/u, 'got'],
  [/\bregarding\b/u, 'about'],
  [/\bhas stated\b/u, 'said'],
  [/\bdid not\b/u, "didn't"],
  [/\bcould not\b/u, "couldn't"],
  [/\bwas not\b/u, "wasn't"],
  [/\bin order to\b/u, 'to'],
  [/\bon account of\b/u, 'because of'],
  [/\bin accordance with\b/u, 'according to'],
  [/\binasmuch as\b/u, 'because'],
  [/ ?\((?!\d{4}\))[^()]{1,60}\)/gu, ''],
  [/^(?:However|Therefore|Moreover|Further|Hence|Thus|Accordingly|Admittedly), /u, ''],
  [/, which [^,.;]{5,60}(?=[.,])/u, ''],
  [/के द्वारा/gu, 'द्वारा'],
  [/^(?:हालांकि|इसलिए|अतः|तथापि),? /u, ''],
];
const FRAMES = {
  en: [
    '',
    'According to the source, ',
    'The court recorded that ',
    'The document states that ',
    'It appears that ',
    '- ',
    'Yes. ',
  ],
  hi: ['', 'स्रोत के अनुसार, ', 'न्यायालय ने कहा कि ', 'दस्तावेज़ के अनुसार ', '- '],
} as const;

/** A true sentence as a model may put it. */
export function reworded(text: string, language: Language, next: Random): string {
  // Words between quotation marks are the source's own.
  if (/["“]/u.test(text)) return (FRAMES[language][next(3)] ?? '') + text;
  let result = text;
  for (const [pattern, by] of PLAIN) if (next(3) > 0) result = result.replace(pattern, by);
  result = inOtherForms(result, language, next);
  const frame = FRAMES[language][next(FRAMES[language].length)] ?? '';
  const lower =
    /^(?:The|A|An|It|This|In|On|He|She|They|There|No) /u.test(result) && /that $|, $/u.test(frame);
  return frame + (lower ? result.charAt(0).toLowerCase() + result.slice(1) : result);
}

const NAMES = {
  en: ['Zubin Wadekar', 'Harkirat Bhullar', 'Ponnuswamy Iyer', 'Tenzin Lepcha'],
  hi: ['घनश्याम भदौरिया', 'चिरंजीव डबराल'],
} as const;

/** Another value of the same kind in the same form: for every third lie one that the source has elsewhere. */
export function otherValue(slot: Slot, language: Language, source: string, next: Random): string | undefined {
  const { kind, text } = slot;
  if (next(3) === 0 && kind !== 'name') {
    const elsewhere = slotsOf(source).filter(
      (one) => one.kind === kind && comparable(one) !== comparable(slot),
    );
    const one = elsewhere[next(Math.max(1, elsewhere.length))];
    if (one) return one.text;
  }
  for (let at = 0; at < 12; at += 1) {
    const value = another(kind, text, language, next);
    if (value !== undefined && value !== text && !source.includes(value)) return value;
  }
  return undefined;
}

const NUMBERS = ['four', 'eleven', 'seven', 'nineteen', 'ninety'] as const;

function anotherNumber(kind: Slot['kind'], printed: string, value: number, next: Random): number {
  if (kind === 'date') return printed.length === 4 ? value + 1 + next(3) : (value % 12) + 1;
  if (kind === 'citation' && printed.length === 4) return value - 1 - next(5);
  if (kind === 'amount')
    return value >= 20 ? Math.round(value * ([0.5, 2, 1.5, 0.1][next(4)] ?? 2)) : value + 3;
  return value + 1 + next(40);
}

function another(kind: Slot['kind'], text: string, language: Language, next: Random): string | undefined {
  const [first = '', ...rest] = text.split(' ');
  if (kind === 'name') return `${first} ${NAMES[language][next(NAMES[language].length)]}`;
  if (kind === 'period' && !/\d/u.test(text)) return `${NUMBERS[next(NUMBERS.length)]} ${rest.join(' ')}`;
  const figures = [...text.matchAll(/\d[\d,]*/gu)];
  const at = figures[kind === 'citation' || kind === 'date' ? next(figures.length) : 0];
  if (!at) return undefined;
  const [printed] = at;
  const changed = anotherNumber(kind, printed, Number(printed.replaceAll(',', '')), next);
  const width = printed.startsWith('0') ? printed.length : 0;
  const out = printed.includes(',') ? changed.toLocaleString('en-IN') : String(changed).padStart(width, '0');
  return text.slice(0, at.index) + out + text.slice(at.index + printed.length);
}
