import { whoseWords } from '#law/judgment/parts/whose.ts';
import { whoseSentence } from '#shared/checks/whose-sentence.ts';
import type { HitMetadata, LibraryDocumentBody } from '#shared/contracts/library.ts';
import { type NewPassageNote, PASSAGE_NOTES } from '#shared/contracts/research/passage-notes.ts';
import { messages } from '#shared/messages/en/library/notes.ts';
import { t } from '#shared/messages/translate.ts';
import { type CitedPlace, citedPlace, reference } from '../pinpoint.ts';
import { paragraphId } from '../reader/reader-paragraph.tsx';

type Paragraphs = LibraryDocumentBody['paragraphs'];
/** A stretch of one paragraph. */
export type Passage = { index: number; start: number; end: number };
/** The user's selection in the text: a passage, or the reason why it cannot be one. */
export type Selected = { passage: Passage } | { refused: 'several' | 'long' };

/** The offset in a paragraph's text of an offset in its words on the page, where the page shows more: marks of footnotes. */
export type OffsetInText = (index: number, shown: number) => number;
const same: OffsetInText = (_, shown) => shown;

const PARAGRAPH = `[id^="${paragraphId(0).replace(/\d+$/, '')}"]`;
const indexOf = (paragraph: Element) => Number(/\d+$/.exec(paragraph.id)?.[0]) - 1;
const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

/** Number of characters of a paragraph's text before a point of the page. */
function offsetIn(paragraph: Element, node: Node, at: number): number {
  const text = paragraph.querySelector('p') ?? paragraph;
  const before = document.createRange();
  before.selectNodeContents(text);
  before.setEnd(node, at);
  return before.toString().length;
}

/** A stretch without the blanks at its ends; undefined for blanks alone. */
function trimmed(text: string, { index, start, end }: Passage): Passage | undefined {
  const words = text.slice(start, end);
  if (words.trim() === '') return undefined;
  const from = start + words.length - words.trimStart().length;
  return { index, start: from, end: from + words.trim().length };
}

const judged = (passage: Passage | undefined): Selected | undefined =>
  passage && (passage.end - passage.start > PASSAGE_NOTES.quote ? { refused: 'long' } : { passage });

/** The end of the selection in the paragraph where it begins; undefined when it goes on in another one. */
function endIn(paragraph: Element, range: Range, length: number, offset: OffsetInText): number | undefined {
  const { endContainer, endOffset } = range;
  const last = elementOf(endContainer)?.closest(PARAGRAPH);
  // A triple click selects as far as the beginning of the next paragraph.
  if (last && last !== paragraph)
    return offsetIn(last, endContainer, endOffset) === 0 && indexOf(last) === indexOf(paragraph) + 1
      ? length
      : undefined;
  return Math.min(length, offset(indexOf(paragraph), offsetIn(paragraph, endContainer, endOffset)));
}

/** The selection in the text of a document; undefined when nothing in it is selected. */
export function selectedIn(
  container: Element,
  paragraphs: Paragraphs,
  offset: OffsetInText = same,
): Selected | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const paragraph = elementOf(range.startContainer)?.closest(PARAGRAPH);
  if (!paragraph || !container.contains(paragraph)) return undefined;
  const index = indexOf(paragraph);
  const text = paragraphs[index]?.text ?? '';
  const end = endIn(paragraph, range, text.length, offset);
  if (end === undefined) return { refused: 'several' };
  const start = offset(index, offsetIn(paragraph, range.startContainer, range.startOffset));
  return judged(trimmed(text, { index, start, end }));
}

/** A paragraph as a passage. */
export function wholeParagraph(paragraphs: Paragraphs, index: number): Selected | undefined {
  const text = paragraphs[index]?.text ?? '';
  return judged(trimmed(text, { index, start: 0, end: text.length }));
}

/** Pixels: below the bars at the top of the window. */
const TOP = 140;

/** The paragraph that the focus is in; else the first one in view. */
export function paragraphInView(container: Element): number | undefined {
  const focused = document.activeElement?.closest(PARAGRAPH);
  if (focused && container.contains(focused)) return indexOf(focused);
  for (const paragraph of container.querySelectorAll(`:is(div, p)${PARAGRAPH}`))
    if (paragraph.getBoundingClientRect().bottom > TOP) return indexOf(paragraph);
  return undefined;
}

const markOf = ({ sample, summary }: Pick<HitMetadata, 'sample' | 'summary'>) =>
  summary ? 'summary' : sample ? 'sample' : null;

/** A note on a passage of a document, without words of the user's own. */
export function noteOn(
  { id, metadata, paragraphs, parts }: LibraryDocumentBody,
  passage: Passage,
): NewPassageNote {
  const paragraph = paragraphs[passage.index];
  return {
    document_id: id,
    reference: reference(metadata).slice(0, PASSAGE_NOTES.reference),
    mark: markOf(metadata),
    paragraph: paragraph?.number ?? null,
    whose: whoseWords(paragraph?.part, parts) ?? null,
    ...passage,
    quote: paragraph?.text.slice(passage.start, passage.end) ?? '',
  };
}

type StoredPassage = Pick<NewPassageNote, 'quote' | 'reference' | 'mark' | 'paragraph' | 'whose'>;

const placeOf = ({ reference = '', mark, paragraph, whose }: StoredPassage): CitedPlace => ({
  reference,
  paragraph: paragraph ?? undefined,
  whose: whose ? whoseSentence(whose) : undefined,
  sample: mark === 'sample',
  summary: mark === 'summary',
});

/** The judgment and the paragraph as courts cite them, with what has to be said of the document. */
export const placeOfNote = (note: StoredPassage): string => citedPlace(placeOf(note));

/** The quoted words and where they are, as a lawyer puts them into a draft. */
export const quotationOf = (note: StoredPassage): string =>
  t(messages.quotation, { words: note.quote, reference: placeOfNote(note) });

/** The beginning of the words, for a label. */
export const shortQuote = ({ quote }: Pick<StoredPassage, 'quote'>): string =>
  quote.length > 60 ? `${quote.slice(0, 60).trimEnd()}…` : quote;
