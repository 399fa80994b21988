import type { DraftKind } from '#law/drafting/kinds.ts';
import type { Practice } from '#shared/contracts/profiles.ts';
import { messages } from '#shared/messages/en/accounts/profiles.ts';
import { t } from '#shared/messages/translate.ts';

/** The drafts that an advocate signs. Others, such as an affidavit that a deponent signs, name the advocate where they end. */
const SIGNED: readonly DraftKind[] = [
  'notice',
  'complaint',
  'plaint',
  'written_statement',
  'bail_application',
  'petition',
  'application',
  'written_submissions',
];
/** A line with which a paper ends: place and date, the one who signs or files. */
const ENDING =
  /^[\s\p{P}\p{N}]*(?:place|dated?|deponent|verification|verified|through|filed by|drawn by|settled by|counsel|advocate|accepted|स्थान|दिनांक|शपथकर्ता|सत्यापन|अधिवक्ता|இடம்|நாள்|வழக்கறிஞர்)(?![\p{L}\p{M}])/imu;
/** The end of a draft, in which its own signature would be; in characters. */
const TAIL = 2000;

const linesOf = (text: string): string[] => (text.trim() === '' ? [] : text.trim().split(/\r?\n/u));
const folded = (text: string) => text.toLocaleLowerCase('en').replaceAll(/\s+/gu, ' ').trim();

export interface PracticeLines {
  /** The letterhead, above a notice. Papers of a court have none. */
  before: string[];
  /** The signature block with the enrolment number, without what the draft already ends with. */
  after: string[];
}

/** Lines that an export adds to a draft from the profile of the user who exports it. */
export function practiceLines(kind: DraftKind, content: string, practice: Practice | null): PracticeLines {
  if (!practice) return { before: [], after: [] };
  const { letterhead, signature_block, enrolment_number } = practice;
  const block = linesOf(signature_block);
  const tail = folded(content.slice(-TAIL));
  const before = kind === 'notice' ? linesOf(letterhead) : [];
  const [first] = block;
  if (first === undefined || !(SIGNED.includes(kind) || ENDING.test(content.slice(-TAIL))))
    return { before, after: [] };
  const number = enrolment_number === '' ? [] : [t(messages.enrolmentPrinted, { number: enrolment_number })];
  const has = (text: string) => tail.includes(folded(text));
  // A draft that ends with the name may lack the number.
  if (has(first)) return { before, after: number.length > 0 && has(enrolment_number) ? [] : number };
  const named = folded(signature_block).includes(folded(enrolment_number));
  return { before, after: named ? block : [...block, ...number] };
}

/** The plain text of a draft with these lines. */
export const withPracticeLines = (content: string, { before, after }: PracticeLines): string =>
  [before.join('\n'), content, after.join('\n')].filter((part) => part !== '').join('\n\n');
