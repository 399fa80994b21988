import * as docx from 'docx';
import { printable } from '#server/core/printable.ts';
import type { DocumentModel, Heading, Paragraph, Table, TextRun } from './model.ts';

/** A row with more characters may break across pages; shorter rows stay together. */
const LONG = 1200;
/** The text width of an A4 page, in twentieths of a point. */
const TEXT_WIDTH = 9026;
const FONT = { font: 'Times New Roman', size: 24 };
const HEADING = { run: { ...FONT, bold: true, color: '000000' } };
const LEVELS = {
  1: docx.HeadingLevel.HEADING_1,
  2: docx.HeadingLevel.HEADING_2,
  3: docx.HeadingLevel.HEADING_3,
} as const;
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/u;

/** A Word document. */
export async function writeDocx(model: DocumentModel): Promise<Uint8Array> {
  const document = new docx.Document({
    creator: 'Munshi',
    title: printable(model.title),
    styles: {
      default: {
        document: { run: { ...FONT, language: { value: model.language } } },
        heading1: HEADING,
        heading2: HEADING,
        heading3: HEADING,
      },
    },
    sections: [
      {
        properties: { titlePage: true },
        headers: { default: new docx.Header({ children: [centred(docxRun({ text: model.header }))] }) },
        footers: { default: pageNumber(), first: pageNumber() },
        children: model.blocks.map((block) =>
          block.kind === 'table' ? docxTable(block) : docxParagraph(block),
        ),
      },
    ],
  });
  return docx.Packer.toBuffer(document);
}

const pageNumber = () =>
  new docx.Footer({ children: [centred(new docx.TextRun({ children: [docx.PageNumber.CURRENT] }))] });

const centred = (run: docx.TextRun) =>
  new docx.Paragraph({ alignment: docx.AlignmentType.CENTER, children: [run] });

function docxParagraph(block: Heading | Paragraph): docx.Paragraph {
  return new docx.Paragraph({
    spacing: { after: 120 },
    ...(block.align ? { alignment: docx.AlignmentType.CENTER } : {}),
    ...(block.kind === 'heading' ? { heading: LEVELS[block.level] } : {}),
    children: block.runs.map((run) => docxRun(run)),
  });
}

function docxRun({ text, bold = false, language }: TextRun): docx.TextRun {
  return new docx.TextRun({
    text: printable(text),
    bold,
    // Word takes the language of Indian scripts from `bidi`, as of all scripts that it shapes.
    ...(language ? { language: { value: language, bidirectional: language } } : {}),
    ...(RIGHT_TO_LEFT.test(text) ? { rightToLeft: true } : {}),
  });
}

function docxTable({ columns, head, rows }: Table): docx.Table {
  return new docx.Table({
    width: { size: 100, type: docx.WidthType.PERCENTAGE },
    columnWidths: columns.map((part) => Math.round((TEXT_WIDTH * part) / 100)),
    rows: [docxRow(head, columns, true), ...rows.map((row) => docxRow(row, columns, false))],
  });
}

function docxRow(cells: Table['head'], columns: Table['columns'], tableHeader: boolean): docx.TableRow {
  return new docx.TableRow({
    tableHeader,
    cantSplit: !cells.some((cell) => lengthOf(cell) > LONG),
    children: cells.map(
      (cell, at) =>
        new docx.TableCell({
          width: { size: columns[at] ?? 0, type: docx.WidthType.PERCENTAGE },
          margins: { top: 80, bottom: 80, left: 120, right: 120 },
          children: cell.map(({ runs }) => new docx.Paragraph({ children: runs.map((run) => docxRun(run)) })),
        }),
    ),
  });
}

const lengthOf = (cell: Table['head'][number]) =>
  cell.flatMap(({ runs }) => runs).reduce((sum, { text }) => sum + text.length, 0);
