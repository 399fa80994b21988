import { PDFiumLibrary } from '@hyzyla/pdfium';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import decodeQR from 'qr/decode.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadLanguages } from '#server/core/language.ts';
import type { IssuedFeeNote } from '#shared/contracts/fees.ts';
import { NO_PRACTICE } from '#shared/contracts/profiles.ts';
import { readPdf } from '#test/fixtures/read-pdf.ts';
import { readZip } from '#test/fixtures/read-zip.ts';
import { added, done } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

// A fee note as a client reads it, in both formats: every word, figure and the code that a phone reads.

let it: TestApp;
let asha: Lawyer;
beforeAll(async () => {
  await loadLanguages();
  it = await testApp();
  asha = await it.lawyer();
  await added(asha, 'fee_settings', {
    ...{ state: '07', prefix: 'AR', upi_id: 'asha.rao@bank', upi_name: 'Asha Rao & Co' },
    terms: 'Payable within thirty days',
  });
  const practice = { ...NO_PRACTICE, letterhead: 'CHAMBERS OF ASHA RAO\n12 Lawyers Block' };
  await done(asha.call('PATCH', `/rest/v1/profiles?id=eq.${asha.userId}`, { practice }));
});
afterAll(() => it.close());

const fileOf = async (id: string, format: 'pdf' | 'docx') => {
  const answer = await asha.call('GET', `/functions/v1/fee-notes/${id}?format=${format}`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};
const onOneLine = (text: string) => text.replaceAll(/\s+/gu, ' ');
const wordsOfPdf = async (pdf: Buffer) => onOneLine((await readPdf(pdf)).pages.join(' '));
/** The paragraphs of a Word file. */
const wordsOfWord = (zip: Map<string, Buffer>) =>
  onOneLine(
    (zip.get('word/document.xml')?.toString() ?? '')
      .replaceAll(/<w:(?:p|br|tab)[ />]/gu, ' $&')
      .replaceAll(/<[^>]+>/gu, '')
      .replaceAll('&amp;', '&'),
  );

type Picture = { width: number; height: number; data: Uint8Array | Uint8ClampedArray };
const codeIn = (picture: Picture) => decodeQR(picture, { timeLimit: 10_000 });
async function codeOfPdf(pdf: Buffer): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  try {
    return codeIn(await document.getPage(0).render({ scale: 3, render: 'bitmap' }));
  } finally {
    document.destroy();
    library.destroy();
  }
}
async function codeOfWord(zip: Map<string, Buffer>): Promise<string> {
  const [name = ''] = [...zip.keys()].filter((entry) => entry.startsWith('word/media/'));
  const picture = await loadImage(zip.get(name) ?? Buffer.alloc(0));
  const canvas = createCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0);
  return codeIn(context.getImageData(0, 0, picture.width, picture.height));
}

async function issuedNote(): Promise<IssuedFeeNote & { id: string }> {
  const client = await added(asha, 'clients', {
    ...{ name: 'Kaveri Mills Ltd.', status: 'exploration', address: '4 Mill Road\nPune 411001' },
  });
  const matter = await added(asha, 'cases', { title: 'Kaveri Mills v. State', client_id: client.id });
  const { id } = await added(asha, 'fee_notes', {
    ...{ case_id: matter.id, client_id: client.id, recipient_kind: 'business' },
    ...{ recipient_state: '27', recipient_gstin: '27AAPFU0939F1ZV' },
  });
  for (const line of [
    { kind: 'appearance', description: 'Final arguments', amount: 12_345_678, done_on: '2026-10-05' },
    { kind: 'drafting', description: 'Written submissions', amount: 5_000_000 },
    { kind: 'expense', description: 'Court fee', amount: 123_400 },
  ])
    await added(asha, 'fee_note_lines', { fee_note_id: id, ...line });
  const issued = await done<IssuedFeeNote>(asha.call('POST', '/functions/v1/issue-fee-note', { id }));
  await added(asha, 'fee_payments', {
    ...{ fee_note_id: id, received_on: '2026-11-02', amount: 10_000_000, tds: 1_734_568 },
  });
  return { id, ...issued };
}

test('a printed note has letterhead, number, lines, tax with its source, payments, TDS and the UPI code of what is due, as PDF and as Word', async () => {
  const { id, number } = await issuedNote();
  const [pdf, zip] = [await fileOf(id, 'pdf'), readZip(await fileOf(id, 'docx'))];
  const parts = [
    ...['CHAMBERS OF ASHA RAO 12 Lawyers Block', 'Delhi (07)', `Fee note ${number}`],
    ...['To: Kaveri Mills Ltd.', '4 Mill Road', 'Maharashtra (27)', 'GSTIN 27AAPFU0939F1ZV'],
    ...['Matter: Kaveri Mills v. State', 'Appearance: Final arguments', '5 Oct 2026', '₹1,23,456.78'],
    ...['Drafting: Written submissions', '₹50,000.00', 'Expense: Court fee', '₹1,234.00'],
    ...['Total ₹1,74,690.78', 'Received ₹1,00,000.00', 'Tax deducted ₹17,345.68', 'Due ₹57,345.10'],
    ...['Place of supply: Maharashtra (27)', 'Reverse charge: the client', '13/2017-Central Tax (Rate)'],
    ...['The client pays to the government: IGST 18% ₹31,222.22.', 'Payable within thirty days'],
    ...['Pay ₹57,345.10 by UPI: asha.rao@bank', 'Test Lawyer'],
  ];
  const [printed, typed] = [await wordsOfPdf(pdf), wordsOfWord(zip)];
  expect(parts.filter((part) => !printed.includes(part))).toEqual([]);
  expect(parts.filter((part) => !typed.includes(part))).toEqual([]);
  const address = `upi://pay?pa=asha.rao@bank&pn=Asha%20Rao%20%26%20Co&am=57345.10&cu=INR&tn=${encodeURIComponent(number)}`;
  expect(await codeOfPdf(pdf)).toBe(address);
  expect(await codeOfWord(zip)).toBe(address);
});

test('a draft and a note that is paid have no code, and a cancelled one says so', async () => {
  const { id } = await added(asha, 'fee_notes', { recipient_kind: 'individual' });
  await added(asha, 'fee_note_lines', { fee_note_id: id, kind: 'opinion', amount: 10_000 });
  const draft = await wordsOfPdf(await fileOf(id, 'pdf'));
  expect([draft.includes('Fee note · Draft'), draft.includes('UPI')]).toEqual([true, false]);
  await done(asha.call('POST', '/functions/v1/issue-fee-note', { id }));
  const payment = await added(asha, 'fee_payments', {
    ...{ fee_note_id: id, received_on: '2026-11-02', amount: 10_000 },
  });
  const paid = await wordsOfPdf(await fileOf(id, 'pdf'));
  expect([paid.includes('Due ₹0.00'), paid.includes('UPI')]).toEqual([true, false]);
  await done(asha.call('DELETE', `/rest/v1/fee_payments?id=eq.${payment.id}`));
  await done(asha.call('POST', '/functions/v1/cancel-fee-note', { id }));
  expect(await wordsOfPdf(await fileOf(id, 'pdf'))).toMatch(/Fee note AR\/\S+ · Cancelled/u);
});
