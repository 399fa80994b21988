import { findWords } from '../../text/words.ts';
import type { Candidate } from '../candidate.ts';
import type { ReadCandidate } from '../read-candidate.ts';
import { relation } from '../related-words.ts';
import { leaderOf } from '../same-words.ts';
import { isEverydayPerson } from './everyday-persons.ts';
import { hasThing, type Mention } from './find-event.ts';

const ABSENT =
  /\b(?:did|does|do|has|have|had)\snot\s(?:come|appear(?:ed)?|attend(?:ed)?)\b|\b(?:was|were|remained)\s(?:absent|not\spresent)\b/iu;
/** Words by which somebody spoke where he came. */
const SPEAKS =
  /\b(?:deposed|testified|(?:said|stated|admitted|told|explained)(?=.{0,80}\b(?:committee|court|enquiry|hearing|inquiry|inspection|meeting|oath|trial|tribunal)\b))\b/iu;
const DEPOSITION = /\b(?:deposition|examination|evidence|testimony)\b/iu;
const OPENS_WITH_PRONOUN = /^\W*(?:\(?\d{1,3}[.)]\s*)?(?:He|She|They)\s$/u;
/** Nearness of two names of one person. */
const SAME = 0.7;
/** Words before a verb among which its subject is. */
const SUBJECT = 4;

/** True where a person is the subject of a verb: the words right before it name him, or a pronoun opens the sentence. */
function isSubject(person: string, text: string, verb: RegExp): boolean {
  const before = text.slice(0, verb.exec(text)?.index ?? 0);
  if (isEverydayPerson(person) && OPENS_WITH_PRONOUN.test(before)) return true;
  const clause = before.slice(before.lastIndexOf(' that ') + 1).replaceAll(/\p{L}+['’]s\b/gu, ' ');
  return findWords(clause)
    .slice(-SUBJECT)
    .some(({ term }) => relation(person, leaderOf(term)) >= SAME);
}

/** True where a paper is the evidence of a person, or has what he said before those who heard him. */
function hasSpoken(person: string, { candidate, about, statements }: ReadCandidate<Candidate>): boolean {
  const { heading = '', text } = candidate;
  if (DEPOSITION.test(heading) && hasThing(person, about)) return true;
  return statements.some(({ start, end }) => {
    const said = text.slice(start, end);
    return SPEAKS.test(said) && isSubject(person, said, SPEAKS);
  });
}

/** The sentences of papers by which a person did not come; none where papers have what that person said. O(n). */
export const absenceOf = <C extends Candidate>(
  person: string,
  reads: readonly ReadCandidate<C>[],
): Mention<C>[] =>
  reads.some((read) => hasSpoken(person, read))
    ? []
    : reads.flatMap((read) =>
        read.statements
          .filter(({ start, end }) => {
            const text = read.candidate.text.slice(start, end);
            return ABSENT.test(text) && isSubject(person, text, ABSENT);
          })
          .map((statement) => ({ read, statement })),
      );
