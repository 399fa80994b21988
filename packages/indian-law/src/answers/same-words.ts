import { wordTerm } from '../text/words.ts';
import { baseOf, formsOf } from './irregular-verbs.ts';

/**
 * Words of legal English for one thing: the roles of parties, which have a formal and an everyday name, and the events of
 * papers. A question has one of them, and the paper another. Vectors compare all other words.
 */
const GROUPS = [
  // Roles
  'lessor landlord landlady',
  'lessee tenant',
  'tenancy lease',
  'vendor seller',
  'purchaser buyer vendee customer',
  'promoter builder developer',
  'surety guarantor guarantee',
  'workman employee worker',
  'employer management',
  'advocate counsel lawyer pleader attorney adv',
  'mortgagor borrower debtor',
  'wife spouse',
  'mother amma',
  'father appa',
  'dependant dependent',
  // Things
  'premises shop demised',
  'flat apartment',
  'amount sum price consideration',
  'income earned earns salary wage wages remuneration emoluments',
  'owed owes due outstanding balance',
  'occupation profession trade calling livelihood job',
  'owner owned owns title',
  'doctor dr physician surgeon',
  'security mortgage mortgaged hypothecated charge charged pledged',
  'address lives resides residing residence resident',
  'defence defense stand reply states denies',
  'injury injured hurt wounds burns burnt fractured fracture',
  'accident collision collided mishap struck dashed rammed',
  'enquiry inquiry',
  'lorry truck',
  'carrier transporter',
  'jewellery jewels ornaments jewelry jewel ornament',
  'principal headmaster headmistress',
  'stream river nullah',
  'nominee beneficiary',
  'probation probationary trial',
  'illness disease ailment',
  // Events
  'served service delivered delivery received receipt acknowledged tendered reached',
  'paid payment pay remitted deposited',
  'refund refunded repay repaid return',
  'filed instituted presented lodged preferred registered registration',
  'signed executed subscribed',
  'dishonoured dishonored unpaid bounced dishonour returned',
  'died die dies dead death deceased demise expired',
  'gave give gives given hand handed',
  'bought buy buys purchased purchase acquired',
  'sold sale',
  'employed employment appointed appointment joined engaged',
  'dismissed terminated removed dismissal termination removal',
  'married marriage wedding solemnised bride',
  'supplied furnished supply furnish',
  'hearing listed posted adjourned',
  'sent despatched dispatched issued',
  'disclose disclosed disclosure suppress suppressed suppression',
  'force commencement commenced operation effect',
  'awarded award granted',
  'killed murder murdered',
  'attested attesting witness witnessed witnesses examined',
  'vacate vacated vacant vacating evict eviction quit',
  'financed finance loan lender borrowed borrow lent lend',
  'inspected inspection visited visit',
  'resign resigned resignation',
  'consent permission leave assent',
  'delay delayed late',
  'suspended suspension suspend',
  'agreed agreement agree',
  'demand demanded called claim claimed claims ask asks',
  'discovered discover knew know known learnt learned aware',
  'overturned overturn capsized toppled',
  'rejected reject repudiated repudiate repudiation rejection',
] as const;

const LEADERS = new Map<string, string>();
const WORDS = new Map<string, readonly string[]>();
for (const group of GROUPS) {
  const words = group.split(' ');
  const leader = wordTerm(words[0] ?? '');
  for (const word of words) {
    const term = wordTerm(word);
    if (!LEADERS.has(term)) LEADERS.set(term, leader);
    if (!WORDS.has(term)) WORDS.set(term, words);
  }
}

/** Words that begin alike for so many letters have one root: *disclose* and *disclosure*. */
const ROOT = 7;
const LONG_WORD = /^[a-z]{8,}$/u;

/** The term under which the words of a group, or of a root, are compared. */
export function leaderOf(term: string): string {
  const base = baseOf(term);
  return LEADERS.get(term) ?? LEADERS.get(base) ?? (LONG_WORD.test(base) ? base.slice(0, ROOT) : base);
}

/** The words of a term's group, or the forms of its verb; none where it has neither. */
export const sameWords = (term: string): readonly string[] =>
  WORDS.get(term) ?? WORDS.get(baseOf(term)) ?? formsOf(term);
