import type { Candidate } from './candidate.ts';
import type { Question } from './question.ts';

/** The name of an act as a question prints it, without its year. */
const ACT =
  /\b(\p{Lu}[\p{L}-]+(?:\s(?:\(|and\s|of\s|the\s|for\s|to\s|against\s|in\s)*\p{Lu}[\p{L}-]+\)?){0,9})\s(?:Act|Sanhita|Adhiniyam)\b/u;
const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** True where a question asks of an act by its name, and no text has this name: nothing in them says what that act says. */
export function namesUnknownAct({ query, provisionKeys }: Question, texts: readonly Candidate[]): boolean {
  const [, name] = ACT.exec(query) ?? [];
  if (name === undefined || provisionKeys.length > 0) return false;
  const words = folded(name.replace(/^(?:The|Does|Is|Under|In|Which|What)\s/u, '')).trim();
  return (
    words.includes(' ') &&
    !texts.some(({ heading = '', text }) => folded(`${heading} ${text}`).includes(words))
  );
}
