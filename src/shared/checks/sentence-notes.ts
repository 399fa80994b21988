import type { AnswerChecks, CheckedSentence } from '../contracts/assistant/chats.ts';
import { messages } from '../messages/en/library/chat.ts';
import { t } from '../messages/translate.ts';

/** Mark of a note in an answer: its number between two characters that no text has. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
export const NOTE_PLACE = /\uE000(\d{1,4})\uE001/y;
const ANY_PLACE = /\uE000(\d{1,4})\uE001/gu;
const PRIVATE = /[\uE000\uE001]/gu;

/** The note in the line of a sentence. `quiet`: it was not compared, and may well be right. */
export interface SentenceNote {
  words: string;
  quiet: boolean;
}

type Checks = Pick<AnswerChecks, 'sentences' | 'citations'>;
type Difference = CheckedSentence['differences'][number];

/** Tells if the library has a citation that no source has; undefined while that is not known. */
function inLibrary({ said }: Difference, { start, end }: CheckedSentence, citations: Checks['citations']) {
  const one = citations.find(
    ({ text, ...at }) => at.start < end && start < at.end && (text.includes(said) || said.includes(text)),
  );
  if (one?.status === 'not_in_library') return messages.citationNowhere;
  return one?.status === 'found' || one?.status === 'found_differently'
    ? messages.citationInLibrary
    : undefined;
}

function differenceWords(one: Difference, sentence: CheckedSentence, citations: Checks['citations']): string {
  const { said, source, what } = one;
  const library = what === 'citation' ? inLibrary(one, sentence, citations) : undefined;
  if (library) return t(library, { said });
  return source === undefined ? t(messages.sourceLacks, { said }) : t(messages.sourceSays, { said, source });
}

/** The note of a sentence; undefined for one that its source supports. */
export function sentenceNote(
  sentence: CheckedSentence,
  citations: Checks['citations'],
): SentenceNote | undefined {
  const { status, differences } = sentence;
  if (status === 'supported') return undefined;
  if (sentence.second === 'no') return { words: t(messages.secondReading), quiet: false };
  if (status === 'not_checked') return { words: t(messages.sentenceNotChecked), quiet: true };
  const said = differences.map((one) => differenceWords(one, sentence, citations));
  return { words: said.length > 0 ? said.join('; ') : t(messages.sourceSilent), quiet: false };
}

export interface MarkedAnswer {
  /** The answer with the places of the notes. */
  text: string;
  notes: SentenceNote[];
}

/** An answer with the place of a note behind each sentence that has one; inside the last cell of a row of a table. */
export function markedAnswer(content: string, checks: Checks | null | undefined): MarkedAnswer {
  const notes: SentenceNote[] = [];
  let text = '';
  let done = 0;
  for (const sentence of checks?.sentences ?? []) {
    const note = sentenceNote(sentence, checks?.citations ?? []);
    if (!note || sentence.end < done) continue;
    const row = /\s?\|\s*$/u.exec(sentence.text)?.[0].length ?? 0;
    const end = sentence.end - row;
    text += `${content.slice(done, end).replaceAll(PRIVATE, '')} ${OPEN}${notes.length}${CLOSE}`;
    notes.push(note);
    done = end;
  }
  return { text: text + content.slice(done).replaceAll(PRIVATE, ''), notes };
}

/** A note as texts without a screen print it. */
export const printedNote = ({ words }: SentenceNote): string => `[${words}]`;

/** A marked answer as a text: the words of each note are in brackets behind its sentence. */
export function withPrintedNotes({ text, notes }: MarkedAnswer): string {
  return text.replaceAll(ANY_PLACE, (_, at: string) => {
    const note = notes[Number(at)];
    return note ? printedNote(note) : '';
  });
}
