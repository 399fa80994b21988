import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { pdfPages, pdfPagesAndPictures } from './pdf-text.ts';

const LABEL = 'Name of the tenant and the date of the notice to quit:';

function pdf(write: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const document = new PDFDocument();
  document.font('Helvetica').text(LABEL, 72, 72);
  write(document);
  document.end();
  return buffer(document);
}

const textOf = async (bytes: Uint8Array) => (await pdfPagesAndPictures(bytes)).map(({ text }) => text);

test('what is filled in a form is text of its page', async () => {
  const form = await pdf((document) => {
    document.initForm();
    document.formText('tenant', 72, 100, 200, 20, { value: 'Velmurugan Stores' });
    document.formText('again', 72, 130, 200, 20, { value: 'Velmurugan Stores' });
    document.formCombo('court', 72, 160, 200, 20, { select: ['Madurai', 'Salem'], value: 'Salem' });
    document.addPage().text('The second page has a heading and a field.', 72, 72);
    document.formText('note', 72, 100, 200, 60, { value: 'முதல் தளம்', multiline: true });
  });
  const [first, second] = await textOf(form);
  expect(first).toBe(`${LABEL}\nVelmurugan Stores\nSalem`);
  expect(second).toContain('முதல் தளம்');
  expect(await pdfPages(form)).toEqual([first, second]);
});

test('an empty field, a button, a password and a hidden field give no words', async () => {
  const form = await pdf((document) => {
    document.initForm();
    document.formText('empty', 72, 100, 200, 20);
    document.formPushButton('send', 72, 130, 200, 20, { label: 'Send' });
    document.formText('secret', 72, 160, 200, 20, { value: 'opensesame', password: true });
    document.formText('hidden', 72, 190, 200, 20, { value: 'unseen' });
  });
  const [shown = '', ...rest] = form.toString('latin1').split('(unseen)');
  const hidden = [shown, rest.join('').replace('/F 4', '/F 2')].join('(unseen)');
  expect(await textOf(form)).toEqual([`${LABEL}\nunseen`]);
  expect(await textOf(Buffer.from(hidden, 'latin1'))).toEqual([LABEL]);
});

test('the files that a PDF has attached are named on its last page', async () => {
  const bytes = await pdf((document) => {
    document.file(Buffer.from('terms'), { name: 'lease.txt' });
    document.file(Buffer.from('plan'), { name: 'plan.dwg' });
    document.addPage().text('The last page of the deed of lease.', 72, 72);
  });
  const [first, last] = await textOf(bytes);
  expect(first).toBe(LABEL);
  expect(last).toMatch(/^The last page of the deed of lease\.\s+Enclosed: lease\.txt, plan\.dwg$/u);
});
