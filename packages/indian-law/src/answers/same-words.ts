import { wordTerm } from '../text/words.ts';

/** Words that papers of a case use for one thing; a question has one of them, and the paper another. */
const GROUPS = [
  'served service delivered delivery received receipt acknowledged tendered',
  'paid payment pay remitted deposited',
  'filed instituted presented lodged preferred registered',
  'signed executed subscribed',
  'returned dishonoured dishonored unpaid bounced dishonour',
  'died death deceased demise expired',
  'bought buy buys purchased purchase acquired',
  'sold sale',
  'amount sum price consideration',
  'lives resides residing residence address resident',
  'employed employment appointed appointment joined',
  'dismissed terminated removed dismissal termination removal',
  'married marriage wedding solemnised',
  'supplied furnished supply furnish',
  'defence defense stand reply states denies',
  'hearing listed posted adjourned',
  'sent posted despatched dispatched issued',
  'owner owned owns title',
  'owed owes due outstanding balance',
  'injury injured hurt wounds',
  'disclose disclosed disclosure suppress suppressed suppression',
  'force commencement commenced operation effect',
  'earned earns income salary wages wage',
  'occupation profession trade calling livelihood',
  'awarded award granted',
  'killed murder murdered',
  'attested attesting witness witnessed witnesses',
  'enquiry inquiry',
  'accident collision collided mishap struck dashed rammed',
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
export const leaderOf = (term: string): string =>
  LEADERS.get(term) ?? (LONG_WORD.test(term) ? term.slice(0, ROOT) : term);

/** The words of a term's group; none where it has no group. */
export const sameWords = (term: string): readonly string[] => WORDS.get(term) ?? [];
