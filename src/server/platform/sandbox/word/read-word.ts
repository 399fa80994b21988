import { wordParts } from './archive.ts';
import { commentsOf, type WordComment } from './comments.ts';
import { Numbering } from './numbering.ts';
import { scanPart } from './scan-document.ts';
import { type Loss, paragraphsOf, type Scanned, type ScannedParagraph, type ScanOptions } from './scanned.ts';
import { readStyles, type Style } from './styles.ts';

/** A Word document as it is printed. */
export interface WordDocument {
  blocks: Scanned[];
  /** The paragraphs of the notes that the body refers to, by their ids. */
  notes: Record<'footnotes' | 'endnotes', ReadonlyMap<string, ScannedParagraph[]>>;
  comments: WordComment[];
  /** Headers and footers with words, each once. */
  margins: Scanned[][];
  styles: ReadonlyMap<string, Style>;
  numbering: Numbering;
  losses: Set<Loss>;
}

/** Words of a header that only number its page. */
const PAGE_NUMBER = /^(?:page|of|pg|p|no|[\p{N}\s|/.,:–—-])*$/iu;

const wordsOf = (blocks: readonly Scanned[]): string =>
  paragraphsOf(blocks)
    .flatMap(({ content }) => content.map((one) => (one.type === 'text' ? one.text : ' ')))
    .join(' ')
    .trim();

/**
 * Reads a Word document (.docx) for everything that needs one: imports, checks, previews, papers of a case, the library.
 * Linear time. Call it only in a sandboxed child. Errors: `UnreadableFileError`.
 */
export function readWord(archive: Buffer, options: ScanOptions = {}): WordDocument {
  const parts = wordParts(archive);
  const styles = readStyles(parts.styles);
  const scan = (xml: string) => scanPart(xml, styles);
  const body = scanPart(parts.document, styles, options);
  const [footnotes, endnotes] = [scan(parts.footnotes), scan(parts.endnotes)];
  const losses = new Set([...body.losses, ...footnotes.losses, ...endnotes.losses]);
  const margins = parts.margins.map(scan).filter(({ blocks }) => !PAGE_NUMBER.test(wordsOf(blocks)));
  if (
    paragraphsOf(body.blocks).some(({ content }) => content.some((one) => one.type === 'text' && one.legacy))
  )
    losses.add('legacyFont');
  return {
    blocks: body.blocks,
    notes: {
      footnotes: referredTo(body.blocks, 'footnotes', footnotes.notes),
      endnotes: referredTo(body.blocks, 'endnotes', endnotes.notes),
    },
    comments: commentsOf(parts.comments, parts.commentThreads, scan(parts.comments)),
    margins: margins.map(({ blocks }) => blocks),
    styles,
    numbering: new Numbering(parts.numbering, styles),
    losses,
  };
}

/** A note whose reference is deleted is deleted too. */
function referredTo(
  blocks: readonly Scanned[],
  kind: 'footnotes' | 'endnotes',
  notes: ReadonlyMap<string, ScannedParagraph[]>,
): Map<string, ScannedParagraph[]> {
  const found = new Map<string, ScannedParagraph[]>();
  for (const { content } of paragraphsOf(blocks))
    for (const one of content) {
      const note = one.type === 'note' && one.of === kind ? notes.get(one.id) : undefined;
      if (note && one.type === 'note') found.set(one.id, note);
    }
  return found;
}
