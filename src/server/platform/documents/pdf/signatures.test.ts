import { expect, test } from 'vitest';
import { pdfPages } from '../../sandbox/pdf-text.ts';
import type { DocumentModel, Paragraph } from '../model.ts';
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
