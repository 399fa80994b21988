import type { DraftDocument } from '../document/model.ts';
import { blockText, type TextContext } from '../document/text.ts';
import type { DraftKind } from '../kinds.ts';
import { blanksOf, blanksOfLines } from './blanks.ts';
import { partsOf } from './parts.ts';
import type { DraftCase } from './types.ts';

/** The blanks of the footnotes of a document, which its lines lack. */
function blanksOfNotes({ content }: DraftDocument): { block: string; name: string }[] {
  return content.flatMap((block) => {
    const context: TextContext = { numbers: new Map(), footnotes: [] };
    blockText(block, context);
    return context.footnotes.flatMap((note) =>
      blanksOf(note).map((name) => ({ block: block.attrs.id, name })),
    );
  });
}

/** The blanks of a draft that its check finds, inserted or typed, each name once with the first block that has it. */
export function blanksLeft(
  document: DraftDocument,
  kind: DraftKind,
  known: Pick<DraftCase, 'case_number'>,
): { block: string; name: string }[] {
  const parts = partsOf(document, kind);
  const found = [
    ...[parts, ...parts.attached].flatMap((paper) => blanksOfLines(paper, known)),
    ...blanksOfNotes(document),
  ];
  const first = new Map<string, { block: string; name: string }>();
  for (const blank of found) if (!first.has(blank.name)) first.set(blank.name, blank);
  return [...first.values()];
}
