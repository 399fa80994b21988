import { attributeOf } from '../markup.ts';
import { scanWord } from './archive.ts';
import { inUnicode } from './legacy-text.ts';
import type { ScannedParagraph, ScannedPart } from './scanned.ts';

/** A comment of a Word document. */
export interface WordComment {
  id: string;
  author: string;
  text: string;
  /** The id of the comment that it answers. */
  replyTo?: string;
  settled: boolean;
}

interface Head {
  author: string;
  /** The id of its last paragraph, by which replies name it. */
  paragraph?: string;
}

/** The authors of comments, and their paragraphs, by the ids of the comments. */
function headsOf(xml: string): Map<string, Head> {
  const heads = new Map<string, Head>();
  let open: Head | undefined;
  scanWord(xml, {
    text: () => undefined,
    tag: (tag) => {
      const { local, kind, value } = tag;
      if (local === 'comment' && kind === 'open') {
        open = { author: value('author') ?? '' };
        heads.set(value('id') ?? '', open);
      } else if (local === 'comment') open = undefined;
      else if (local === 'p' && kind !== 'close' && open) {
        const paragraph = attributeOf(xml, tag, 'w14:paraId');
        if (paragraph !== undefined) open.paragraph = paragraph;
      }
    },
  });
  return heads;
}

/** Threads of comments, by the ids of their paragraphs, as Word keeps them since 2013. */
function threadsOf(xml: string): Map<string, { parent: string | undefined; settled: boolean }> {
  const threads = new Map<string, { parent: string | undefined; settled: boolean }>();
  scanWord(xml, {
    text: () => undefined,
    tag: (tag) => {
      if (tag.local !== 'w15:commentEx' || tag.kind === 'close') return;
      threads.set(attributeOf(xml, tag, 'w15:paraId') ?? '', {
        parent: attributeOf(xml, tag, 'w15:paraIdParent'),
        settled: attributeOf(xml, tag, 'w15:done') === '1',
      });
    },
  });
  return threads;
}

/** The comments of a document, in their order. `notes`: their paragraphs. Linear time. */
export function commentsOf(xml: string, extended: string, { notes }: ScannedPart): WordComment[] {
  const heads = headsOf(xml);
  const threads = threadsOf(extended);
  const byParagraph = new Map(
    [...heads].flatMap(([id, { paragraph }]) => (paragraph ? [[paragraph, id]] : [])),
  );
  return [...heads].flatMap(([id, { author, paragraph = '' }]) => {
    const text = (notes.get(id) ?? [])
      .map(({ content }) =>
        inUnicode(content)
          .map((one) => (one.type === 'text' ? one.text : ' '))
          .join(''),
      )
      .join('\n')
      .trim();
    if (text === '') return [];
    const thread = threads.get(paragraph);
    const replyTo = byParagraph.get(thread?.parent ?? '');
    return [{ id, author, text, settled: thread?.settled === true, ...(replyTo ? { replyTo } : {}) }];
  });
}

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
