import { z } from 'zod';
import { type DatedEvent, findDatedEvents } from '#law/practice/dated-events.ts';
import { paperCategories, suggestCategory } from '#law/practice/paper-category.ts';
import { FILE_PAGES, NO_WORDS, suggestionKinds } from '#shared/contracts/file-pages.ts';
import type { ReadPage } from './page-lines.ts';

/** What follows from the text of a file: category and events are suggestions. */
export const summarySchema = z.object({
  state: z.enum(['read', 'unreadable']),
  /** A sentence for the user; null when every page was read. */
  problem: z.string().max(500).nullable(),
  category: z.enum(paperCategories).optional(),
  events: z
    .array(
      z.object({
        page: z.int().min(1),
        day: z.string().max(10),
        what: z.string().max(500),
        kind: z.enum(suggestionKinds),
      }),
    )
    .max(FILE_PAGES.maxSuggestions),
});
export type Summary = z.infer<typeof summarySchema>;

export type PageEvent = Pick<DatedEvent, 'day' | 'what' | 'kind'> & { page: number };

/** Confidence, of 100, below which a page is stored without text, because its words would be guesses. */
export const MIN_CONFIDENCE = 60;
const HEAD = 4000;
/** Priority when a file contains more events than are suggested. */
const ORDER: readonly DatedEvent['kind'][] = ['hearing', 'deadline', 'document', 'other'];
const PAGES_NAMED = 12;
const WHY = 'may be handwriting, a picture, too faint, or in a script other than English, Hindi and Tamil.';

/** `4`, `4 and 7`, `4, 7 and 9`; of many pages the first ones, and how many more. */
function listed(pages: readonly number[]): string {
  const named = pages.slice(0, PAGES_NAMED).map(String);
  const more = pages.length - named.length;
  const last = more > 0 ? `${more} more` : named.pop();
  return named.length > 0 ? `${named.join(', ')} and ${last}` : `${last}`;
}

/** Collects, page by page in order, what follows from the text of a file. */
export class Summariser {
  #head = '';
  #letters = false;
  readonly #unread: number[] = [];
  readonly #events: PageEvent[] = [];
  readonly #known = new Set<string>();

  add({ page, text, source, confidence }: ReadPage): void {
    if (text.trim() !== '') this.#letters = true;
    else if (source === 'ocr' && confidence !== null) this.#unread.push(page);
    if (this.#head.length < HEAD) this.#head += `${text}\n`;
    for (const { day, what, kind } of findDatedEvents(text)) {
      const key = `${day} ${what.toLowerCase()}`;
      if (this.#known.has(key)) continue;
      this.#known.add(key);
      this.#events.push({ page, day, what, kind });
    }
  }

  end(fileName: string): Summary {
    const chosen = [...this.#events]
      .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.page - b.page)
      .slice(0, FILE_PAGES.maxSuggestions)
      .sort((a, b) => a.page - b.page);
    return {
      state: this.#letters ? 'read' : 'unreadable',
      problem: this.#problem(),
      category: suggestCategory(this.#head, fileName),
      events: chosen,
    };
  }

  #problem(): string | null {
    const unread = this.#unread;
    if (unread.length === 0) return this.#letters ? null : NO_WORDS;
    const one = unread.length === 1;
    const which = this.#letters ? `${one ? 'Page' : 'Pages'} ${listed(unread)}` : 'This';
    return `${which} could not be read: ${one || !this.#letters ? 'it' : 'they'} ${WHY}`;
  }
}
