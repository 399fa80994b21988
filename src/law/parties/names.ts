/*
 * Indian names are printed in many ways: Mohammed and Muhammad, Sheikh and Shaikh, Lakshmi and Laxmi. Folding maps
 * them to one spelling, so that names can be compared. It never decides that two people are the same person.
 */

/** Titles, styles and words for further parties: not part of a name. */
const DROPPED = new Set(
  (
    'shri sri shree smt shrimati srimati kum kumari ku mr mrs ms miss dr prof sh er adv advocate justice honble hon ble ' +
    'the late lt col capt maj gen retd messrs ms and ors or anr another others other etc dead deceased since through thr lrs lr ' +
    'legal representatives heirs of by its his her in re exparte pvt private ltd limited llp co company corpn corporation inc ' +
    'jr sr'
  ).split(' '),
);

/** Whole words with more than one spelling, or an abbreviation. */
const WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'mohammed:mohd,md,mohmd,mohamed,mohammad,mohamad,muhammad,muhammed,muhamad,mohomed,mahomed,mahammad,mohammod,muhamed,mohamud;' +
    'sheikh:sk,shaikh,shaik,sheik,shekh,shaikh,seikh,saikh,shek;' +
    'chaudhary:choudhary,chaudhuri,choudhury,chowdhury,chowdhary,chaudhry,choudhry,chaudhari,choudhari,chowdhuri,chaudhury;' +
    'syed:sayed,sayyad,saiyed,sayyed,saiyad;' +
    'lakshmi:laxmi,lakshmy,luxmi,lakhmi;' +
    'krishna:krishnan,krsna,kishna,krushna;' +
    'lakshman:laxman,luxman;' +
    'banerjee:banerji,bandyopadhyay,bandopadhyay,bandopadhyaya;' +
    'mukherjee:mukherji,mukhopadhyay,mookerjee,mukerjee;' +
    'chatterjee:chatterji,chattopadhyay,chattopadhyaya;' +
    'ganguly:gangopadhyay,ganguli;' +
    'bhattacharya:bhattacharjee,bhattacharyya,bhattacharji;' +
    'yadav:yadava;' +
    'gandhi:ghandi,gandi;' +
    'ahmed:ahmad,ahammed,ahamed,ahmmed;' +
    'hussain:husain,hussein,hossain,hosain,husein,hussian;' +
    'abdul:abdool,abd;' +
    'government:govt,goverment;' +
    'corporation:corpn;' +
    'association:assn,assoc;' +
    'commissioner:commr,commnr,commissionr;' +
    'department:dept,deptt;' +
    'brothers:bros;' +
    'union:uoi;' +
    'municipal:mpl;' +
    'engineering:engg;' +
    'manufacturing:mfg;' +
    'insurance:ins;' +
    'university:univ'
  )
    .split(';')
    .flatMap((entry) => {
      const [word = '', others = ''] = entry.split(':');
      return others.split(',').map((other) => [other, word] as const);
    }),
);

/** Printed short forms of whole bodies. */
const BODIES: readonly (readonly [RegExp, string])[] = [
  [/\bu\.?\s?o\.?\s?i\b\.?/gu, 'union of india'],
  [/\bn\.?\s?c\.?\s?t\.? of delhi\b/gu, 'delhi'],
  [/\bc\.?\s?b\.?\s?i\b\.?/gu, 'central bureau investigation'],
  [/\bc\.?\s?i\.?\s?t\b\.?/gu, 'commissioner income tax'],
  [/\bs\.?\s?b\.?\s?i\b\.?/gu, 'state bank india'],
  [/\bl\.?\s?i\.?\s?c\b\.?/gu, 'life insurance corporation india'],
  [/\bu\.\s?p\b\.?|\bu p\b/gu, 'uttar pradesh'],
  [/\bm\.\s?p\b\.?|\bm p\b/gu, 'madhya pradesh'],
  [/\ba\.\s?p\b\.?|\ba p\b/gu, 'andhra pradesh'],
  [/\bh\.\s?p\b\.?|\bh p\b/gu, 'himachal pradesh'],
  [/\bt\.\s?n\b\.?|\bt n\b/gu, 'tamil nadu'],
  [/\bw\.\s?b\b\.?|\bw b\b/gu, 'west bengal'],
  [/\bj\s?&\s?k\b/gu, 'jammu kashmir'],
];

/** Sounds that English spells more than one way; applied in order to a word of four letters or more. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ksh|x/gu, 'ks'],
  [/ph/gu, 'f'],
  [/ck|q/gu, 'k'],
  [/(?<=[bcdgjkptrs])h/gu, ''],
  [/w/gu, 'v'],
  [/z/gu, 'j'],
  [/oo|ou|u/gu, 'o'],
  [/ee|ea|ii|y/gu, 'i'],
  [/aa|ah(?=[^aeiou]|$)/gu, 'a'],
  [/(.)\1+/gu, '$1'],
  [/(?<=[^aeiou])a$/gu, ''],
];

function foldWord(word: string): string {
  const known = WORDS[word] ?? word;
  if (known.length < 4 || /\d/u.test(known)) return known;
  return SOUNDS.reduce((folded, [sound, plain]) => folded.replace(sound, plain), known);
}

/** Drops what follows 'alias', 'S/o', 'through', 'since deceased': a description, not the name. */
function principal(name: string): string {
  const cut =
    /\s(?:@|alias|urf|[sdwc]\/o\.?|son of|daughter of|wife of|r\/o|aged|through|thr\.|represented by|rep\.? by|by its|\(since|since deceased|\(dead\))/u.exec(
      name,
    );
  return cut && cut.index > 0 ? name.slice(0, cut.index) : name;
}

/** A word of a name as written, in lower case, and folded to one spelling. */
export interface NameWord {
  written: string;
  folded: string;
}

/**
 * The words of a name, in order: no titles, companies' forms or '& Ors.', one spelling for the usual Indian variants
 * ('Mohd.' and 'Muhammad', 'Laxmi' and 'Lakshmi'). Initials stay as single letters.
 */
export function nameWords(name: string): NameWord[] {
  const lower = name.slice(0, 500).toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const whole = BODIES.reduce((text, [short, full]) => text.replace(short, full), principal(lower));
  const words = whole
    .replace(/\bm\/s\b\.?/gu, ' ')
    .replace(/(?<=\b[a-z])\.(?=[a-z]\b)/gu, ' ')
    .replace(/['’]s\b/gu, '')
    .replace(/['’.]/gu, ' ')
    .match(/[\p{L}\p{N}]+/gu);
  const kept = (words ?? []).filter((word) => !DROPPED.has(word));
  return (kept.length > 0 ? kept : (words ?? [])).map((written) => ({ written, folded: foldWord(written) }));
}

/** The folded words of a name, in order: see `nameWords`. */
export function nameTokens(name: string): string[] {
  return nameWords(name).map(({ folded }) => folded);
}

/** A name folded for comparison: its folded words in one line. */
export function foldName(name: string): string {
  return nameTokens(name).join(' ');
}

function fits(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length === 1 && long.startsWith(short);
}

/**
 * Whether two printed names can be the same person or body: the same folded words in any order, where an initial
 * stands for a word ('K. Puttaswamy', 'Kumar Puttaswamy') and initials may be left out, but not both surnames.
 */
export function sameName(a: string, b: string): boolean {
  return sameTokens(nameTokens(a), nameTokens(b));
}

/** As `sameName`, for names that are already folded. */
export function sameTokens(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return false;
  const spare = [...other];
  const unmatched: string[] = [];
  for (const token of [...one].sort((x, y) => y.length - x.length)) {
    const at = spare.indexOf(token);
    const near = at >= 0 ? at : spare.findIndex((word) => fits(token, word));
    if (near >= 0) spare.splice(near, 1);
    else unmatched.push(token);
  }
  const bothFull = unmatched.some((word) => word.length > 1) || spare.some((word) => word.length > 1);
  const shared = one.some((word) => word.length > 1 && other.includes(word));
  return shared && !bothFull;
}
