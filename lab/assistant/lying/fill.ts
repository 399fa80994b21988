import { inIndianWords } from '#law/drafting/templates/rupees.ts';
import type { Paper } from './papers.ts';

/** Numbers from a seed: the same in every run. */
export function random(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
type Random = ReturnType<typeof random>;

const NAMES = {
  en: [
    'Meenakshi Sundaram',
    'Ravi Prakash',
    'Suresh Kumar',
    'Farida Begum',
    'Thomas Kurian',
    'Lakshmi Narayan',
    'Gurpreet Singh',
    'Anjali Deshmukh',
    'Mohan Pillai',
    'Kaveri Traders',
    'Zubin Mistry',
  ],
  hi: ['रमेश गुप्ता', 'सुरेश वर्मा', 'अनिल मिश्रा', 'कमला देवी', 'महेश यादव', 'गोपाल तिवारी'],
} as const;
const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  hi: 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
} as const;
const REPORTS = [
  '(2010) 11 SCC 441',
  '(2017) 10 SCC 1',
  'AIR 1973 SC 1461',
  '2019 SCC OnLine Del 1234',
  '(2003) 4 SCC 712',
  'AIR 1999 SC 3762',
];

type Kind = 'amount' | 'date' | 'name' | 'section' | 'citation' | 'period';
/** A value: what it is, and how often it may be printed in another way. */
export type Value = readonly number[];
const SLOT = /\{(amount|date|name|section|citation|period):(\w+)\}/gu;

export const slotsIn = (text: string): { kind: Kind; name: string }[] =>
  [...text.matchAll(SLOT)].map(([, kind, name]) => ({ kind: kind as Kind, name: name ?? '' }));

export function draw(kind: Kind, next: Random): Value {
  switch (kind) {
    case 'amount':
      return [(1 + next(99)) * [1000, 5000, 50_000, 100_000][next(4)]!];
    case 'date':
      return [2015 + next(10), 1 + next(12), 1 + next(28)];
    case 'name':
      return [next(66)];
    case 'section':
      return [100 + next(200)];
    case 'citation':
      return [next(REPORTS.length)];
    case 'period':
      return [2 + next(28), next(3)];
  }
}

/** Prints the value of a slot; `form` chooses among the ways. */
export function print(kind: Kind, value: Value, language: Paper['language'], form: number): string {
  const [a = 0, b = 0, c = 0] = value;
  switch (kind) {
    case 'amount':
      return printAmount(a, language, form);
    case 'date':
      return printDate([a, b, c], language, form);
    case 'name':
      return NAMES[language][a % NAMES[language].length] ?? '';
    case 'section':
      return language === 'hi' ? `धारा ${a}` : form % 2 === 0 ? `section ${a}` : `Section ${a}`;
    case 'citation':
      return REPORTS[a] ?? '';
    case 'period': {
      const unit = (language === 'hi' ? ['दिन', 'माह', 'वर्ष'] : ['days', 'months', 'years'])[b] ?? '';
      return language === 'en' && form % 2 === 1 ? `${inIndianWords(a)} ${unit}` : `${a} ${unit}`;
    }
  }
}

function printAmount(amount: number, language: Paper['language'], form: number): string {
  const figures = amount.toLocaleString('en-IN');
  const lakhs = amount >= 100_000 && amount % 10_000 === 0;
  if (language === 'hi')
    return (
      [`${figures} रुपये`, `रु. ${figures}`, lakhs ? `${amount / 100_000} लाख रुपये` : `₹${figures}`][form % 3] ??
      ''
    );
  return (
    [
      `Rs. ${figures}`,
      `₹${figures}`,
      `Rs ${amount}/-`,
      `rupees ${inIndianWords(amount)}`,
      lakhs ? `Rs. ${amount / 100_000} lakh` : `INR ${figures}`,
    ][form % 5] ?? ''
  );
}

function printDate([year = 0, month = 0, day = 0]: Value, language: Paper['language'], form: number): string {
  const name = MONTHS[language][month - 1] ?? '';
  const two = (n: number) => String(n).padStart(2, '0');
  const figures = `${two(day)}.${two(month)}.${year}`;
  if (language === 'hi')
    return [`${day} ${name} ${year}`, figures, `${day} ${name}, ${year}`][form % 3] ?? '';
  return (
    [`${day} ${name} ${year}`, figures, `${name} ${day}, ${year}`, `${two(day)}/${two(month)}/${year}`][
      form % 4
    ] ?? ''
  );
}

/** A text with its slots filled; `printed` receives the words of each slot. */
export function fill(
  text: string,
  values: ReadonlyMap<string, Value>,
  language: Paper['language'],
  form: number,
  printed: (name: string, words: string) => void = () => undefined,
): string {
  return text.replaceAll(SLOT, (_, kind: Kind, name: string) => {
    const words = print(kind, values.get(name) ?? [], language, form);
    printed(name, words);
    return words;
  });
}
