import * as docx from 'docx';
import { PLAIN_LAYOUT } from '#law/drafting/page-layout.ts';
import { printable } from '#server/core/printable.ts';
import type { DocumentModel, QrCode, Table } from '../model.ts';
import { qrPicture } from '../qr-code.ts';
import { textOfRuns, textRuns } from '../text-runs.ts';
import { docxRun, Paragraphs } from './paragraphs.ts';
import { A4, stylesOf, twips } from './styles.ts';

/** A row with more characters may break across pages; shorter rows stay together. */
const LONG = 1200;
/** The side of a QR code, in pixels of a screen. */
const QR_SIDE = 128;

/** A Word document with real styles, lists, footnotes and references. */
export async function writeDocx(model: DocumentModel): Promise<Uint8Array> {
  const { margins } = model.layout ?? PLAIN_LAYOUT;
  const width = twips(A4.width - margins.left - margins.right);
  const ids = model.blocks.flatMap((block) =>
    block.kind === 'paragraph' && block.id !== undefined ? [block.id] : [],
  );
  const paragraphs = new Paragraphs(ids);
  const children = model.blocks.map((block, at) => {
    if (block.kind === 'table') return docxTable(block, paragraphs, width, isSignature(model.blocks[at + 1]));
    if (block.kind === 'pageBreak') return new docx.Paragraph({ children: [new docx.PageBreak()] });
    return block.kind === 'qr'
      ? qrCode(block)
      : paragraphs.of(block, keepsNext(model.blocks, at) ? { keepNext: true } : {});
  });
  const notes = (model.notes ?? []).map(
    (runs, at) => [at + 1, { children: [new docx.Paragraph({ children: runs.map(docxRun) })] }] as const,
  );
  const comments = (model.comments ?? []).map(({ author, at, text, answers, settled }, id) => ({
    ...{ id, author: printable(author), date: new Date(at) },
    ...(typeof answers === 'number' ? { parentId: answers } : {}),
    ...(settled ? { resolved: true } : {}),
    children: text.split('\n').map((line) => new docx.Paragraph({ children: textRuns(line).map(docxRun) })),
  }));
  const document = new docx.Document({
    creator: 'Munshi',
    title: printable(model.title),
    styles: stylesOf(model),
    numbering: { config: paragraphs.lists.configs },
    ...(notes.length > 0 ? { footnotes: Object.fromEntries(notes) } : {}),
    ...(comments.length > 0 ? { comments: { children: comments } } : {}),
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: twips(A4.width), height: twips(A4.height) },
            margin: {
              top: twips(margins.top),
              bottom: twips(margins.bottom),
              left: twips(margins.left),
              right: twips(margins.right),
              header: twips(1),
              footer: twips(1),
            },
          },
        },
        headers: { default: new docx.Header({ children: [centred(docxRun({ text: model.header }))] }) },
        footers: { default: pageNumber(), first: pageNumber() },
        children,
      },
    ],
  });
  return docx.Packer.toBuffer(document);
}

/** Blocks below one that stay with it: place and date, and the first paragraph of a signature. */
const MOST_BELOW = 3;

const isSignature = (block: DocumentModel['blocks'][number] | undefined) =>
  block?.kind === 'paragraph' && block.align === 'right';

/** True for a block above a signature, such as a last relief, a clause or a jurat, and for words that announce a list. */
function keepsNext(blocks: DocumentModel['blocks'], at: number): boolean {
  const block = blocks[at];
  if (block?.kind !== 'paragraph' || textOfRuns(block.runs).length > LONG) return false;
  if (/:\s*$/u.test(textOfRuns(block.runs))) return true;
  for (const below of blocks.slice(at + 1, at + 1 + MOST_BELOW)) {
    if (below.kind !== 'paragraph' || below.sign) return false;
    if (isSignature(below)) return true;
  }
  return false;
}

const pageNumber = () =>
  new docx.Footer({ children: [centred(new docx.TextRun({ children: [docx.PageNumber.CURRENT] }))] });

const qrCode = ({ text, alt }: QrCode) =>
  new docx.Paragraph({
    children: [
      new docx.ImageRun({
        type: 'gif',
        data: qrPicture(text),
        transformation: { width: QR_SIDE, height: QR_SIDE },
        altText: { name: 'QR', title: alt, description: alt },
      }),
    ],
  });

const centred = (run: docx.TextRun) =>
  new docx.Paragraph({ alignment: docx.AlignmentType.CENTER, children: [run] });

/** `signed`: a signature stands below, with which the last row stays. */
function docxTable(
  { columns, head, rows }: Table,
  paragraphs: Paragraphs,
  width: number,
  signed: boolean,
): docx.Table {
  const row = (cells: Table['head'], tableHeader: boolean, keepNext = tableHeader) =>
    docxRow(cells, columns, { tableHeader, keepNext, paragraphs });
  return new docx.Table({
    width: { size: 100, type: docx.WidthType.PERCENTAGE },
    columnWidths: columns.map((part) => Math.round((width * part) / 100)),
    rows: [
      ...(head.length > 0 ? [row(head, true)] : []),
      ...rows.map((cells, at) => row(cells, false, signed && at === rows.length - 1)),
    ],
  });
}

function docxRow(
  cells: Table['head'],
  columns: Table['columns'],
  { tableHeader, keepNext, paragraphs }: { tableHeader: boolean; keepNext: boolean; paragraphs: Paragraphs },
): docx.TableRow {
  return new docx.TableRow({
    tableHeader,
    cantSplit: !cells.some((cell) => lengthOf(cell) > LONG),
    children: cells.map(
      (cell, at) =>
        new docx.TableCell({
          width: { size: columns[at] ?? 0, type: docx.WidthType.PERCENTAGE },
          margins: { top: 80, bottom: 80, left: 120, right: 120 },
          // A cell without a paragraph is damaged for Word.
          children: (cell.length > 0 ? cell : [{ kind: 'paragraph' as const, runs: [] }]).map((one) =>
            paragraphs.of(one, { spacing: { after: 0, line: 240 }, ...(keepNext ? { keepNext } : {}) }),
          ),
        }),
    ),
  });
}

const lengthOf = (cell: Table['head'][number]) =>
  cell.flatMap(({ runs }) => runs).reduce((sum, { text }) => sum + text.length, 0);
