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
import { indianDate, indianTime } from '#shared/indian-time.ts';
import type { DatedEvent } from './store.ts';

interface CaseDates {
  title: string;
  court: string | null;
  number: string | null;
  events: readonly DatedEvent[];
}

const DATE_WIDTH = 22;

/** The list of dates as a Word document: cause title, then each date with what happened, the earliest first. */
export async function listOfDates({ title, court, number, events }: CaseDates): Promise<Buffer> {
  const centred = (text: string, heading = false) =>
    new Paragraph({
      alignment: AlignmentType.CENTER,
      spacing: { after: 120 },
      ...(heading ? { heading: HeadingLevel.HEADING_1 } : {}),
      children: [new TextRun({ text, bold: heading })],
    });
  const head = [court?.toUpperCase(), number].flatMap((line) => (line ? [centred(line)] : []));
  const table = new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [row('Date', ['Particulars'], true), ...events.map((event) => row(dateOf(event), saidOf(event)))],
  });
  const document = new Document({
    creator: 'Munshi',
    title: `List of dates: ${title}`,
    styles: { default: { document: { run: { font: 'Times New Roman', size: 24 } } } },
    sections: [
      {
        footers: { default: new Footer({ children: [pageNumber()] }) },
        children: [...head, centred(title), centred('LIST OF DATES AND EVENTS', true), table],
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

function row(date: string, lines: string[], head = false): TableRow {
  const cell = (texts: string[], width: number) =>
    new TableCell({
      width: { size: width, type: WidthType.PERCENTAGE },
      margins: { top: 80, bottom: 80, left: 120, right: 120 },
      children: texts.map((text) => new Paragraph({ children: [new TextRun({ text, bold: head })] })),
    });
  return new TableRow({
    tableHeader: head,
    cantSplit: true,
    children: [cell([date], DATE_WIDTH), cell(lines, 100 - DATE_WIDTH)],
  });
}

function dateOf({ event_date, all_day }: DatedEvent): string {
  return all_day ? indianDate(event_date) : `${indianDate(event_date)}, ${indianTime(event_date)}`;
}

function saidOf({ title, description, place }: DatedEvent): string[] {
  return [place ? `${title} (${place})` : title, ...(description?.split(/\n+/u) ?? [])];
}
