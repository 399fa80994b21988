import { documentOfText } from './from-text.ts';
import type { Block, DraftDocument } from './model.ts';
import { paragraphNumbers } from './numbering.ts';
import { BLOCK_GAP, blockText, type TextContext } from './text.ts';

/**
 * The document after its text was edited elsewhere: blocks whose text is still there keep their form and their ids, the
 * others become paragraphs. The texts of its footnotes at the end stay footnotes.
 */
export function mergeText(before: DraftDocument, text: string, newId: () => string): DraftDocument {
  const context: TextContext = { numbers: paragraphNumbers(before.content), footnotes: [] };
  const known = new Map<string, Block[]>();
  for (const block of before.content) {
    if (block.type === 'pageBreak') continue;
    const own = blockText(block, context);
    const same = known.get(own);
    if (same) same.push(block);
    else known.set(own, [block]);
  }
  const notes = context.footnotes.map((note, at) => `[${at + 1}] ${note}`).join(BLOCK_GAP);
  const normal = text.replace(/\r\n?/gu, '\n');
  const body =
    notes !== '' && normal.endsWith(BLOCK_GAP + notes)
      ? normal.slice(0, -(BLOCK_GAP + notes).length)
      : normal;
  const parts = body.split(BLOCK_GAP);
  const content = documentOfText(body, newId).content.map(
    (block, at) => known.get(parts[at] ?? '')?.shift() ?? block,
  );
  return { type: 'doc', content: withPageBreaks(before, content) };
}

/** A page break stays before the block that it stood before. */
function withPageBreaks(before: DraftDocument, content: readonly Block[]): Block[] {
  const breaks = new Map<Block, Block>();
  before.content.forEach((block, at) => {
    const next = before.content[at + 1];
    if (block.type === 'pageBreak' && next) breaks.set(next, block);
  });
  return content.flatMap((block) => {
    const pageBreak = breaks.get(block);
    return pageBreak ? [pageBreak, block] : [block];
  });
}
