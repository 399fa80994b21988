import type { Block, DraftTable, Inline, List } from '#law/drafting/document/model.ts';
import { paragraphNumbers } from '#law/drafting/document/numbering.ts';
import { blockText, inlineText, type TextContext } from '#law/drafting/document/text.ts';
import type { DocumentModel, Paragraph, TextRun } from '#server/platform/documents/model.ts';
import { textRuns } from '#server/platform/documents/text-runs.ts';
import type { DraftToExport } from './draft-thread.ts';

type Part = DocumentModel['blocks'][number];

const paragraph = (runs: readonly TextRun[], align?: string): Paragraph => ({
  kind: 'paragraph',
  runs,
  ...(align === 'center' ? { align } : {}),
});

/** The runs of inline nodes: bold stays bold; a line break ends the paragraph. */
function linesOf(nodes: readonly Inline[], context: TextContext): TextRun[][] {
  const lines: TextRun[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'hardBreak') {
      lines.push([]);
      continue;
    }
    const bold = node.type === 'text' && node.marks?.some(({ type }) => type === 'bold') === true;
    lines.at(-1)?.push(...textRuns(inlineText([node], context), bold ? { bold } : {}));
  }
  return lines;
}

function listLines(list: List, context: TextContext): Part[] {
  return blockText(list, context)
    .split('\n')
    .map((line) => paragraph(textRuns(line)));
}

function tableOf({ content }: DraftTable, context: TextContext): Part[] {
  const width = Math.max(1, ...content.map((row) => row.content.length));
  const cells = content.map((row) =>
    Array.from({ length: width }, (_, at) =>
      (row.content[at]?.content ?? []).flatMap((part) =>
        part.type === 'paragraph'
          ? linesOf(part.content, context).map((runs) => paragraph(runs))
          : blockText(part, context)
              .split('\n')
              .map((line) => paragraph(textRuns(line))),
      ),
    ),
  );
  const isHead = content[0]?.content.every(({ type }) => type === 'tableHeader') === true;
  const columns = Array.from({ length: width }, () => 100 / width);
  const head = isHead ? (cells[0] ?? []) : Array.from({ length: width }, () => []);
  return [{ kind: 'table', columns, head, rows: isHead ? cells.slice(1) : cells }];
}

function partsOf(block: Block, context: TextContext): Part[] {
  switch (block.type) {
    case 'heading':
      return linesOf(block.content, context).map((runs) => ({
        kind: 'heading',
        level: block.attrs.level,
        runs: runs.map((run) => ({ ...run, bold: true })),
        ...(block.attrs.align === 'center' ? { align: 'center' as const } : {}),
      }));
    case 'paragraph':
      return linesOf(block.content, context).map((runs) => paragraph(runs, block.attrs.align));
    case 'numberedParagraph': {
      const number = context.numbers.get(block.attrs.id)?.printed ?? '';
      const [first = [], ...rest] = linesOf(block.content, context);
      return [paragraph([{ text: `${number} ` }, ...first]), ...rest.map((runs) => paragraph(runs))];
    }
    case 'blockquote':
      return block.content.flatMap(({ content }) => linesOf(content, context).map((runs) => paragraph(runs)));
    case 'table':
      return tableOf(block, context);
    case 'bulletList':
    case 'orderedList':
      return listLines(block, context);
    case 'codeBlock':
      return blockText(block, context)
        .split('\n')
        .map((line) => paragraph(textRuns(line)));
    case 'pageBreak':
      return [];
  }
}

/** What the writers of Word documents and PDFs make a draft from; its footnotes come at the end. */
export function exportDocument({
  title,
  document: { content },
  before,
  after,
}: DraftToExport): DocumentModel {
  const context: TextContext = { numbers: paragraphNumbers(content), footnotes: [] };
  const blocks = content.flatMap((block) => partsOf(block, context));
  const notes = context.footnotes.map((note, at) => paragraph(textRuns(`[${at + 1}] ${note}`)));
  const lines = (texts: readonly string[], align?: string) =>
    texts.map((line) => paragraph(textRuns(line), align));
  return {
    title,
    language: 'en-IN',
    header: title,
    blocks: [...lines(before, 'center'), ...blocks, ...lines(after), ...notes],
  };
}
