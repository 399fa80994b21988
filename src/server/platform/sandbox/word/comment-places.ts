import type { ScannedParagraph } from './scanned.ts';

/** Limits: characters of the words that a comment is about, and comments that are open at once. */
const LONGEST_QUOTE = 500;
const MOST_OPEN = 50;

/** The paragraphs of comments, and the words that they are about. */
export class CommentPlaces {
  readonly #open = new Map<string, { words: string }>();
  readonly #seen = new Set<string>();

  /** A comment belongs to the paragraph in which its words begin; one without words (`isSign`), to that of its sign. */
  begin(paragraph: ScannedParagraph | undefined, id: string, isSign = false): void {
    if (!paragraph || this.#seen.has(id)) return;
    this.#seen.add(id);
    const comment = { id, words: '' };
    paragraph.comments = [...(paragraph.comments ?? []), comment];
    if (!isSign && this.#open.size < MOST_OPEN) this.#open.set(id, comment);
  }

  end(id: string): void {
    this.#open.delete(id);
  }

  /** Words that are printed, which belong to the comments that are open. */
  say(text: string): void {
    for (const comment of this.#open.values())
      if (comment.words.length < LONGEST_QUOTE) comment.words += text.slice(0, LONGEST_QUOTE);
  }
}
