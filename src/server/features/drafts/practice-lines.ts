import type { DraftKind } from '#law/drafting/kinds.ts';
import type { Practice } from '#shared/contracts/profiles.ts';
import { messages } from '#shared/messages/en/accounts/profiles.ts';
import { t } from '#shared/messages/translate.ts';

/** The drafts that an advocate signs; a deponent signs an affidavit, a client a vakalatnama. */
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
/** The end of a draft, in which its own signature would be; in characters. */
const TAIL = 2000;

const linesOf = (text: string): string[] => (text.trim() === '' ? [] : text.trim().split(/\r?\n/u));
const folded = (text: string) => text.toLocaleLowerCase('en').replaceAll(/\s+/gu, ' ').trim();

export interface PracticeLines {
  /** The letterhead, above a notice. Papers of a court have none. */
  before: string[];
  /** The signature block with the enrolment number, unless the draft already ends with the block. */
  after: string[];
}

/** Lines that an export adds to a draft from the profile of the user who exports it. */
export function practiceLines(kind: DraftKind, content: string, practice: Practice | null): PracticeLines {
  if (!practice) return { before: [], after: [] };
  const { letterhead, signature_block, enrolment_number } = practice;
  const block = linesOf(signature_block);
  const tail = folded(content.slice(-TAIL));
  const [first] = block;
  if (first === undefined || !SIGNED.includes(kind) || tail.includes(folded(first)))
    return { before: kind === 'notice' ? linesOf(letterhead) : [], after: [] };
  const named = enrolment_number === '' || folded(signature_block).includes(folded(enrolment_number));
  return {
    before: kind === 'notice' ? linesOf(letterhead) : [],
    after: named ? block : [...block, t(messages.enrolmentPrinted, { number: enrolment_number })],
  };
}

/** The plain text of a draft with these lines. */
export const withPracticeLines = (content: string, { before, after }: PracticeLines): string =>
  [before.join('\n'), content, after.join('\n')].filter((part) => part !== '').join('\n\n');
