import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { indianDay, indianTime } from '#shared/indian-time.ts';
import { printableLine, printableLines } from './printable.ts';
import type { CaseHead, DatedEvent } from './store.ts';

type CaseDates = CaseHead & { events: readonly DatedEvent[] };

/** Percent of the width: number, date, particulars. */
const WIDTHS = [8, 19, 73] as const;
/** A row with more characters may break across pages; shorter rows stay together. */
const LONG = 1200;
/** The text width of an A4 page, in twentieths of a point. */
const TEXT_WIDTH = 9026;
const FONT = { font: 'Times New Roman', size: 24 };

/**
 * The list of dates as a Word document, as courts take it: the cause title, then number, date (dd.mm.yyyy) and
 * particulars of every event, the earliest first.
 */
export async function listOfDates(listed: CaseDates): Promise<Buffer> {
  const table = new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: WIDTHS.map((part) => Math.round((TEXT_WIDTH * part) / 100)),
    rows: [
      row([['Sl. No.'], ['Date'], ['Particulars']], true),
      ...listed.events.map((event, at) => row([[`${at + 1}.`], dateOf(event), saidOf(event)])),
    ],
  });
  const document = new Document({
    creator: 'Munshi',
    title: `List of dates: ${printableLine(listed.title)}`,
    styles: {
      default: { document: { run: FONT }, heading1: { run: { ...FONT, bold: true, color: '000000' } } },
    },
    sections: [
      {
        footers: { default: new Footer({ children: [pageNumber()] }) },
        children: [...causeTitle(listed), centred('LIST OF DATES AND EVENTS', true), table],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function pageNumber(): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ children: [PageNumber.CURRENT] })],
  });
}

/** Court and number, then the two sides, or the case's title when they are unknown; sides are never guessed. */
function causeTitle({ court, case_number, petitioner, respondent, title }: CaseHead): Paragraph[] {
  const sides = petitioner && respondent ? [petitioner, 'Versus', respondent] : [title];
  return [court?.toUpperCase(), case_number, ...sides].flatMap((text) => (text ? [centred(text)] : []));
}

function centred(text: string, heading = false): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { after: 120 },
    ...(heading ? { heading: HeadingLevel.HEADING_1 } : {}),
    children: [new TextRun({ text: printableLine(text), bold: heading })],
  });
}

function row(cells: readonly (readonly string[])[], head = false): TableRow {
  const long = cells.some((lines) => lines.join('').length > LONG);
  return new TableRow({
    tableHeader: head,
    cantSplit: !long,
    children: cells.map(
      (lines, at) =>
        new TableCell({
          width: { size: WIDTHS[at] ?? 0, type: WidthType.PERCENTAGE },
          margins: { top: 80, bottom: 80, left: 120, right: 120 },
          children: lines.map((text) => new Paragraph({ children: [new TextRun({ text, bold: head })] })),
        }),
    ),
  });
}

/** 04.03.2026, as courts write a day, and the time if there is one. */
function dateOf({ event_date, all_day }: DatedEvent): string[] {
  const day = indianDay(event_date).split('-').reverse().join('.');
  return all_day ? [day] : [day, indianTime(event_date)];
}

function saidOf({ title, description, place }: DatedEvent): string[] {
  const what = printableLine(title);
  return [place ? `${what} (${printableLine(place)})` : what, ...printableLines(description ?? '')];
}
