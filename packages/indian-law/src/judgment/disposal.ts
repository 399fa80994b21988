import { matchAt, matchesOf } from '../text/text.ts';
import { type Disposal, type Verdict, verdictsOf } from './disposal-verdicts.ts';
import { footEnd } from './signatures.ts';

export type { Disposal };

const QUOTED = /“[^”“]{40,2000}”/gu;
/** Sentences before the last one with an outcome that may hold the order itself. */
const CLUSTER = 14;
const WINDOW = 3_000;
const FARTHEST = 12_000;

/**
 * The end of a judgment, from the words of its order nearest the end: those of the petition or appeal before those of an
 * application, and those before what follows from them (an order set aside, a remand, bail). Pending applications,
 * quoted orders and what the courts below did are left out. Undefined when no sentence says it. Linear time.
 */
export function findDisposal(text: string): Disposal | undefined {
  const dissent = dissentAt(text);
  const end = ORDER_BEHIND.test(text.slice(dissent)) ? footEnd(text) : Math.min(dissent, footEnd(text));
  const hindi = hindiDisposal(text.slice(-4_000));
  if (hindi !== undefined) return hindi;
  const noted = notedResult(text.slice(Math.max(0, end - 900), end));
  if (noted !== undefined) return inPart(text, end, noted) ? 'partly allowed' : noted;
  for (let to = end; to > Math.max(0, end - FARTHEST); to -= WINDOW - 400) {
    const found = inPassage(text.slice(Math.max(0, to - WINDOW), to));
    if (found !== undefined && (to === end || found.rank === 'main')) return ofAppeal(text, found);
  }
  return undefined;
}

const HINDI_MATTER = /(?:याचिका|अपील|आवेदन|पुनरीक्षण|वाद|प्रार्थना\s?पत्र)(?<said>[^।\n]{1,160})/gu;
/** An outcome, but not 'स्वीकार किये जाने योग्य न', 'खारिज नहीं की जा सकती': no *न* before the sentence's *है*. */
const HINDI_END =
  /(?:(?<part>आंशिक\s+(?:रूप\s+से\s+)?(?:स्वीकार|मंजूर|स्वीकृत))|(?<no>खारिज|निरस्त|अस्वीकार|अस्वीकृत)|(?<yes>स्वीकार|मंजूर|स्वीकृत)|(?<off>निराकृत|निस्तारित|निपटा))(?!(?:(?!\sहै)[^।,]){0,40}?\sन(?:हीं|हीँ)?(?![\p{L}\p{M}]))/u;

/** The last outcome of an order in Hindi: 'याचिका निरस्त की जाती है।' */
function hindiDisposal(tail: string): Disposal | undefined {
  const groups = matchesOf(HINDI_MATTER, tail)
    .map(({ groups: matter }) => HINDI_END.exec(matter?.said ?? '')?.groups)
    .findLast((found) => found !== undefined);
  if (groups === undefined) return undefined;
  if (groups.part !== undefined) return 'partly allowed';
  if (groups.no !== undefined) return 'dismissed';
  return groups.yes === undefined ? 'disposed of' : 'allowed';
}

/** A dissent is not the order: 'B. SEN, J. (dissenting)'; an order of the court may follow it. */
const DISSENT =
  /^[^\n,]{3,60},\s?C?\.?J\.?I?\.?\s*\((?:partly\s+)?(?:dissenting|dissent|minority)[^)\n]{0,40}\)/im;
const MAY_DISSENT = /\((?:partly\s+)?(?:dissent|minority)/iy;
/** Limit: the judge's name and office before the bracket. */
const NAME_REACH = 120;

/** The place where a dissent opens; the end of a text without one. */
function dissentAt(text: string): number {
  for (let index = text.indexOf('('); index !== -1; index = text.indexOf('(', index + 1)) {
    if (!'dDmMpP'.includes(text.charAt(index + 1)) || matchAt(MAY_DISSENT, text, index) === null) continue;
    const reach = index - NAME_REACH;
    const from = reach <= 0 ? 0 : text.indexOf('\n', reach) + 1;
    if (from > index || (reach > 0 && from === 0)) continue;
    const found = DISSENT.exec(text.slice(from, index + NAME_REACH));
    if (found !== null) return from + found.index;
  }
  return text.length;
}

const ORDER_BEHIND =
  /(?:^|\n)\s*O\s?R\s?D\s?E\s?R\b[\s\S]{0,600}\bmajority\b|\bin\s+(?:view|accordance|terms)[^.]{0,40}\bmajority\b/u;

/** An appeal in which the order under appeal is set aside is allowed, where nothing else is said of the appeal. */
function ofAppeal(text: string, { disposal, matter, aside }: Outcome): Disposal {
  const below = disposal === 'dismissed' && /^(?:petition|suit|application)/u.test(matter);
  const allowed = aside && (disposal === 'quashed' || below);
  return allowed && /\b(?:appellants?|appeals?\s+(?:no|is|are|by|arises?))\b/i.test(text.slice(0, 4_000))
    ? 'allowed'
    : disposal;
}

/** 'Result of the case: Appeal allowed.', and 'V.P.S. Appeal dismissed.' as the last words: the law reports. */
function notedResult(tail: string): Disposal | undefined {
  const flat = tail.replace(/(?<=\p{Ll})-\s+(?=\p{Ll})/gu, '');
  const each = matchesOf(EACH, flat.slice(-400)).map(({ groups = {} }) => groups.what);
  if (each.includes('allowed') && each.includes('dismissed')) return 'partly allowed';
  const said = /\bResult\s+of\s+the\s+case\s?:\s*(?<result>[^†]{5,400})/iu.exec(flat)?.groups?.result;
  const last =
    /[.\s](?<result>(?:Appeals?|Petitions?|Writ\s+Petitions?|Suits?)\s+(?:partly\s+|(?:is|are)\s+)?(?:allowed|dismissed|disposed\s+of)(?:\s+in\s+part)?)[.\s\d]*$/u.exec(
      flat,
    )?.groups?.result;
  const result = said ?? last;
  return result === undefined ? undefined : inPassage(result.replace(/\n\s*†[\s\S]*$/u, ''))?.disposal;
}

/** The note of a report says *Appeal allowed* of one that its order allows in part, too. */
function inPart(text: string, end: number, noted: Disposal): boolean {
  if (noted !== 'allowed') return false;
  const order = text.slice(Math.max(0, end - WINDOW), end);
  return /\b[Aa]ppeals?\s(?:is|are)\s(?:\w+\s){0,2}(?:allowed\sin\spart|partly\sallowed)\b|\b(?:[Ww]e|I)\s(?:\w+,?\s){0,2}(?:partly\sallow\s(?:the|this|these)\sappeals?|allow\s(?:the|this|these)\sappeals?\s(?:in\spart|partly|to\sthe\sextent))\b/u.test(
    order,
  );
}

/** 'Appeal No. 81 dismissed. Petitions Nos. 171 and 172 allowed.': what a note says of each case. */
const EACH =
  /\bNos?\.?\s(?:[\d\s,&'’/-]|and|to|of){1,60}\s?(?<partly>partly\s)?(?<what>allowed|dismissed)\b/gu;

interface Outcome {
  disposal: Disposal;
  rank: Verdict['rank'];
  matter: string;
  /** True where the order also sets a judgment or an order aside. */
  aside: boolean;
}

function inPassage(passage: string): Outcome | undefined {
  const flat = passage.replace(QUOTED, ' ').replace(/\s{2,}|[^\S ]/g, ' ');
  const sentences = flat.split(
    /(?<=[.;:])(?<!\b(?:No|Nos|v|vs|Mr|Mrs|Ms|Dr|Sri|Smt|Sh|Rs|Ltd|Crl|W\.P|i\.e|e\.g|\p{Lu})\.)\s+(?=[\p{Lu}\d("“])/u,
  );
  for (let i = sentences.length - 1; i >= 0; i -= 1) {
    const last = verdictsOf(sentences[i] ?? '');
    if (last.length === 0) continue;
    const before = sentences.slice(Math.max(0, i - CLUSTER), i).flatMap(verdictsOf);
    const cancelled = BAIL_CANCELLED.test(sentences.slice(Math.max(0, i - 2), i + 1).join(' '));
    return decided(before, last, cancelled ? {} : BAIL_OF_APPLICATION);
  }
  return undefined;
}

/** The proceeding itself; a suit or complaint is one in a court of first instance only. */
const UPPER = /^(?:appeal|petition|revision|application|reference|writ|rule|\p{Lu})/u;

/**
 * The outcome of the last sentence with one, or of those before it where that only says what follows. Matters of one kind
 * with different outcomes in one sentence, or each with its number, are *partly allowed*.
 */
function decided(
  before: readonly Verdict[],
  last: readonly Verdict[],
  bailOf: Partial<Record<Disposal, Disposal>>,
): Outcome {
  const all = [...before, ...last];
  const main = all.filter(({ rank }) => rank === 'main');
  const appeals = main.filter(({ matter }) => /^appeal/u.test(matter));
  const upper = appeals.length > 0 ? appeals : main.filter(({ matter }) => UPPER.test(matter));
  const chosen =
    firstOfLast(upper.length > 0 ? upper : main, last) ??
    all.filter(({ rank }) => rank === 'side').at(-1) ??
    all.at(-1);
  const { disposal = 'disposed of', rank = 'result', matter = '' } = chosen ?? {};
  const aside = all.some((one) => one.aside === true);
  const bail = bailOf[disposal];
  if (rank === 'side' && bail !== undefined && [...before, ...last].some((one) => one.disposal === bail))
    return { disposal: bail, rank, matter, aside: false };
  const same = main.filter((one) => one.matter === matter && (one.numbered === true || last.includes(one)));
  const mixed =
    main.some((one) => one.matter === matter && one.disposal === 'partly allowed') ||
    ['allowed', 'dismissed'].every((each) => same.some((one) => one.disposal === each));
  return { disposal: rank === 'main' && mixed ? 'partly allowed' : disposal, rank, matter, aside };
}

/** An application is allowed, or dismissed, by an order that grants or refuses bail. */
const BAIL_OF_APPLICATION: Partial<Record<Disposal, Disposal>> = {
  allowed: 'bail granted',
  dismissed: 'bail refused',
};

/** An application to cancel bail that is allowed grants none. */
const BAIL_CANCELLED = /\bcancel\p{L}*\s(?:of\s)?(?:the\s)?bail\b/iu;

/** The first verdict of the last sentence, whose others speak of what follows; else the one before it. */
function firstOfLast(main: readonly Verdict[], last: readonly Verdict[]): Verdict | undefined {
  return main.find((one) => last.includes(one)) ?? main.at(-1);
}
