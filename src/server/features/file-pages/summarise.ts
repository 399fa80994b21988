import { z } from 'zod';
import { type DatedEvent, findDatedEvents } from '#law/practice/find-dated-events.ts';
import { paperCategories, suggestCategory } from '#law/practice/paper-category.ts';
import { OPTIONAL_SCRIPTS, type OptionalScript } from '#server/platform/sandbox/ocr-languages.ts';
import { FILE_PAGES, suggestionKinds } from '#shared/contracts/file-pages.ts';
import { messages } from '#shared/messages/en/practice/file-pages.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import type { ReadPage } from './page-lines.ts';

const PAGES_NAMED = 12;

/** Facts read from the text of a file: category and events are suggestions. */
export const summarySchema = z.object({
  state: z.enum(['read', 'unreadable']),
  /** Number of pages that could not be read, and the first of them. */
  unread: z.object({
    count: z.int().min(0),
    pages: z.array(z.int().min(1)).max(PAGES_NAMED),
    /** The most frequent script among them whose data is not on this server, and how many pages it has from which on. */
    script: z
      .object({ of: z.enum(OPTIONAL_SCRIPTS), count: z.int().min(1), page: z.int().min(1) })
      .optional(),
  }),
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

const HEAD = 4000;
/** The end of a page that the next page is read with, in characters: a sentence may run over the page. */
const TAIL = 200;
/** Priority when a file contains more events than are suggested. */
const ORDER: readonly DatedEvent['kind'][] = ['hearing', 'deadline', 'document', 'other'];

/**
 * Tells the user about the unread pages; null when every page was read. The server makes the sentence, so
 * that a child that read an untrusted file cannot choose the words.
 */
export function problemOf({ state, unread }: Pick<Summary, 'state' | 'unread'>): Sentence | null {
  const { count, pages, script } = unread;
  const first = pages[0];
  if (script)
    return sentenceOf(messages.scriptNotRead, {
      ...{ count: script.count, page: script.page, script: script.of },
      others: count - script.count,
    });
  if (first === undefined) return state === 'read' ? null : sentenceOf(messages.noWords);
  if (state === 'unreadable') return sentenceOf(messages.nothingRead);
  if (count === 1) return sentenceOf(messages.pageNotRead, { page: first });
  if (count > pages.length)
    return sentenceOf(messages.manyPagesNotRead, { pages: pages.join(', '), more: count - pages.length });
  return sentenceOf(messages.pagesNotRead, {
    pages: pages.slice(0, -1).join(', '),
    last: pages.at(-1) ?? first,
  });
}

/** Collects, page by page in order, what follows from the text of a file. */
export class Summariser {
  #head = '';
  #tail = '';
  #letters = false;
  readonly #unread: number[] = [];
  /** The pages of each script whose data is missing: their number, and the first. */
  readonly #scripts = new Map<OptionalScript, { count: number; page: number }>();
  readonly #events: PageEvent[] = [];
  readonly #known = new Set<string>();

  add({ page, text, source, confidence, unread_script: script }: ReadPage): void {
    if (text.trim() !== '') this.#letters = true;
    else if (source === 'ocr' && confidence !== null) {
      this.#unread.push(page);
      const { count = 0, page: first = page } = (script && this.#scripts.get(script)) ?? {};
      if (script) this.#scripts.set(script, { count: count + 1, page: first });
    }
    if (this.#head.length < HEAD) this.#head += `${text}\n`;
    const before = this.#tail === '' ? '' : `${this.#tail}\n`;
    this.#tail = text.trimEnd().slice(-TAIL);
    for (const { day, what, kind } of findDatedEvents(`${before}${text}`, before.length)) {
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
    const [script] = [...this.#scripts].sort(([, a], [, b]) => b.count - a.count);
    return {
      state: this.#letters ? 'read' : 'unreadable',
      unread: {
        count: this.#unread.length,
        pages: this.#unread.slice(0, PAGES_NAMED),
        ...(script ? { script: { of: script[0], ...script[1] } } : {}),
      },
      category: suggestCategory(this.#head, fileName),
      events: chosen,
    };
  }
}
