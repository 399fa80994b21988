import { expect, test } from 'vitest';
import { pdfPages } from '../../sandbox/pdf-text.ts';
import type { DocumentModel, Paragraph, Table } from '../model.ts';
import { textRuns } from '../text-runs.ts';
import { writePdf } from './pdf-writer.ts';

const paragraph = (text: string, align?: Paragraph['align']): Paragraph => ({
  kind: 'paragraph',
  runs: textRuns(text),
  ...(align ? { align } : {}),
});
const signed = (before: number): DocumentModel => ({
  title: 'An affidavit',
  header: 'W.P. 1/2026',
  language: 'en-IN',
  blocks: [
    ...Array.from({ length: before }, (_, at) => paragraph(`Paragraph ${at + 1} of the affidavit.`)),
    { kind: 'heading', level: 2, runs: textRuns('VERIFICATION') },
    paragraph('Verified at Pune that the contents are true.'),
    paragraph('\n\nDEPONENT', 'right'),
  ],
});

test('place, date and a signature are not alone on a page: the last relief of the prayer is with them', async () => {
  for (const before of [20, 22, 24, 26, 28, 30, 32]) {
    const model: DocumentModel = {
      ...signed(before),
      blocks: [
        ...signed(before).blocks.slice(0, before),
        paragraph('(b) pass any other order.'),
        paragraph('Place: Pune'),
        paragraph('Date: 3 March 2026'),
        paragraph('\n\nAPPLICANT', 'right'),
      ],
    };
    const pages = await pdfPages(await writePdf(model));
    const last = pages.find((page) => page.includes('APPLICANT')) ?? '';
    expect(last, `${before}`).toContain('any other order');
  }
});

test('a signature, its clause and the heading of the clause are on one page, however long the text before', async () => {
  for (const before of [22, 24, 26, 28, 30, 32]) {
    const pages = await pdfPages(await writePdf(signed(before)));
    const last = pages.find((page) => page.includes('DEPONENT')) ?? '';
    expect(last, `${before}`).toContain('VERIFICATION');
    expect(last, `${before}`).toContain('Verified at Pune');
  }
});

test('a heading and the words that announce a list are on the page of its first item', async () => {
  const long =
    'A paragraph that is long enough for a second line, because it goes on and on to the margin of the page and beyond it, to a second one.';
  for (const [before, longer] of Array.from({ length: 16 }, (_, at) => at + 18).flatMap((count) =>
    [0, 1, 2, 3].map((more) => [count, more] as const),
  )) {
    const model: DocumentModel = {
      ...signed(before),
      blocks: [
        ...Array.from({ length: longer }, () => paragraph(long)),
        ...signed(before).blocks.slice(0, before),
        { kind: 'heading', level: 2, runs: textRuns('PRAYER') },
        paragraph('It is therefore prayed that this court may be pleased to:'),
        paragraph('(a) set aside the order and the steps that were taken under it since it was made.'),
        ...Array.from({ length: 6 }, (_, at) => paragraph(`(b${at}) grant relief ${at}.`)),
        paragraph('Place: Pune'),
        paragraph('\n\nAPPLICANT', 'right'),
      ],
    };
    const pages = await pdfPages(await writePdf(model));
    const page = pages.find((one) => one.includes('PRAYER')) ?? '';
    expect(page, `${before} ${longer}`).toContain('may be pleased to');
    expect(page, `${before} ${longer}`).toContain('(a) set aside');
  }
});

test('a heading above a signature and its paragraphs is on their page', async () => {
  for (let before = 18; before < 36; before += 1) {
    const model: DocumentModel = {
      ...signed(before),
      blocks: [
        ...signed(before).blocks.slice(0, before),
        { kind: 'heading', level: 2, runs: textRuns('PRAYER') },
        paragraph('It is prayed that the caveator be heard.'),
        paragraph('Place: Pune'),
        paragraph('Date: 3 March 2026'),
        paragraph('\n\nCAVEATOR', 'right'),
      ],
    };
    const pages = await pdfPages(await writePdf(model));
    expect(pages.find((one) => one.includes('PRAYER')) ?? '', `${before}`).toContain('CAVEATOR');
  }
});

test('a signature takes one numbered paragraph to its page, not three', async () => {
  const numbered = (at: number): Paragraph => ({
    ...paragraph(`You are called upon to do the thing ${at}.`),
    sign: { kind: 'numbered', level: 1, printed: `${at}.`, number: at },
  });
  for (const before of [22, 24, 26]) {
    const blocks = [
      ...signed(before).blocks.slice(0, before),
      ...[1, 2, 3].map(numbered),
      paragraph('\n\nADVOCATE', 'right'),
    ];
    const pages = await pdfPages(await writePdf({ ...signed(0), blocks }));
    const last = pages.find((page) => page.includes('ADVOCATE')) ?? '';
    expect(last, `${before}`).toContain('the thing 3');
    if (pages.length > 1) expect(pages[0], `${before}`).toContain('the thing 1');
  }
});

test('a jurat is on the page of the signature that it attests', async () => {
  for (let before = 14; before < 34; before += 1) {
    const blocks = [
      ...signed(before).blocks,
      paragraph('Solemnly affirmed before me at Pune.'),
      paragraph('\n\nNotary', 'right'),
    ];
    const pages = await pdfPages(await writePdf({ ...signed(0), blocks }));
    expect(pages.find((page) => page.includes('DEPONENT')) ?? '', `${before}`).toContain('Notary');
  }
});

test('the head of a table is with its first row, its last row with a signature, and a heading with both', async () => {
  const cells = (...texts: string[]) => texts.map((text) => [paragraph(text)]);
  const table: Table = {
    kind: 'table',
    columns: [20, 80],
    head: cells('Date', 'Event'),
    rows: [cells('1 May', 'First event\n\n\n'), cells('2 May', 'Next event'), cells('3 May', 'Last event')],
  };
  for (let before = 14; before < 34; before += 1) {
    const blocks = [
      ...signed(before).blocks.slice(0, before),
      { kind: 'heading', level: 2, runs: textRuns('LIST OF DATES') } as const,
      table,
      paragraph('\n\nADVOCATE', 'right'),
    ];
    const pages = await pdfPages(await writePdf({ ...signed(0), blocks }));
    expect(pages.find((page) => page.includes('LIST OF DATES')) ?? '', `${before}`).toContain('First event');
    expect(pages.find((page) => page.includes('ADVOCATE')) ?? '', `${before}`).toContain('Last event');
  }
});
