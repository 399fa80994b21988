import { findDatesAndWords } from '../text/dates-in-words.ts';
import type { Question } from './question.ts';

const HOLDS =
  /\b(?:held|holds?|laid\sdown|lays?\sit\sdown|settled|it\sis\strite|well[\s-]settled|we\sare\sof\sthe|opinion|I\sfind|conclu|must\sbe|is\snot|cannot|does\snot|therefore|requires?|shall)\b/iu;
const DEFINES =
  /\b(?:means?|includes?|is\sdefined|definition|is\s(?:an?|the)\s|denotes?|refers\sto|signifies|consists?)\b/iu;

/** It asks what a court gave or ordered in the end. */
const ASKS_FOR_ORDER =
  /\b(?:award(?:ed)?|grant(?:ed)?|order(?:ed)?|direct(?:ed)?|sentenced?|allow(?:ed)?|reduced|enhanced|outcome|result)\b/iu;
const ORDERS =
  /\b(?:(?:appeals?|petitions?|revisions?|suits?|applications?|awards?|orders?|decrees?|directions?)\b.{0,40}\b(?:allowed|dismissed|set\saside|modified|reduced|enhanced|maintained|restored|upheld)|shall\spay|(?:I|we)\s(?:direct|order))\b/iu;

/** Better where a passage says in the form of the question what it asks for. */
export function fitness(quote: string, question: Question): number {
  const ordered = ASKS_FOR_ORDER.test(question.query) && ORDERS.test(quote) ? 1.3 : 1;
  return ordered * (question.wanted?.isIn(quote) ? 1.25 : 1) * fitnessOfKind(quote, question);
}

function fitnessOfKind(quote: string, question: Question): number {
  switch (question.kind) {
    case 'date':
      return findDatesAndWords(quote).some(({ iso }) => iso !== undefined) ? 1.5 : 0.55;
    case 'definition':
      return DEFINES.test(quote) ? 1.3 : 1;
    case 'authority':
      return HOLDS.test(quote) ? 1.2 : 1;
    case 'fact':
      return /\d|\b(?:Rs|₹)/u.test(quote) ? 1.1 : 1;
    default:
      return 1;
  }
}
