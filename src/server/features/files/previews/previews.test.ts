import { readFile } from 'node:fs/promises';
import { loadImage } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedPath } from '#server/core/shipped-path.ts';
import { addFile, newCase } from '#test/fixtures/case-files.ts';
import { readPdf } from '#test/fixtures/read-pdf.ts';
import { zip } from '#test/fixtures/zip.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
let asha: Lawyer;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
});
afterAll(() => it.close());

async function lockedPdf(): Promise<Buffer> {
  const document = new PDFDocument({ userPassword: 'opensesame', ownerPassword: 'owner', pdfVersion: '1.7' });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.text('The lease is dated 1 June 2024.');
  document.addPage().text('Second page.');
  document.end();
  await new Promise((resolve) => document.on('end', resolve));
  return Buffer.concat(chunks);
}

test('a locked PDF is given out without its password to who knows it and sees the case', async () => {
  const caseId = await newCase(asha);
  const file = await addFile(it, asha, caseId, { name: 'Lease.pdf', bytes: await lockedPdf() });
  const unlock = (who: Lawyer, password: string, file_id = file.id) =>
    who.call('POST', '/functions/v1/unlock-pdf', { file_id, password });

  const wrong = await unlock(asha, 'guess');
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain('This password does not open the PDF.');

  const opened = await unlock(asha, 'opensesame');
  expect(opened.status, opened.headers.get('content-type') ?? '').toBe(200);
  const { pages } = await readPdf(new Uint8Array(await opened.arrayBuffer()));
  expect(pages.map((page) => page.trim())).toEqual(['The lease is dated 1 June 2024.', 'Second page.']);

  const stranger = await it.lawyer();
  expect((await unlock(stranger, 'opensesame')).status).toBe(404);
  const words = await addFile(it, asha, caseId, { name: 'Note.txt', bytes: 'words' });
  expect((await unlock(asha, 'opensesame', words.id)).status).toBe(404);
});

test('a photo of a phone is given as JPEG to who sees the case; a HEIC that is none has a sentence', async () => {
  const bytes = await readFile(shippedPath('test/fixtures/photo.heic'));
  const caseId = await newCase(asha);
  const file = await addFile(it, asha, caseId, { name: 'IMG_4411.HEIC', bytes });
  const shown = (who: Lawyer, id: string) => who.call('GET', `/functions/v1/photo-as-jpeg?file_id=${id}`);
  const picture = await shown(asha, file.id);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const { width, height } = await loadImage(Buffer.from(await picture.arrayBuffer()));
  expect([width, height]).toEqual([700, 260]);
  expect((await shown(await it.lawyer(), file.id)).status).toBe(404);

  const none = await addFile(it, asha, caseId, { name: 'None.heic', bytes: bytes.subarray(0, 900) });
  const refused = await shown(asha, none.id);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('The picture is damaged');
  const words = await addFile(it, asha, caseId, { name: 'Note.txt', bytes: 'words' });
  expect((await shown(asha, words.id)).status).toBe(404);
});

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const run = (text: string, of = 't') => `<w:r><w:${of} xml:space="preserve">${text}</w:${of}></w:r>`;
const word = (body: string) =>
  zip({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels':
      '<Relationships><Relationship Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<w:document xmlns:w="${W}"><w:body>${body}</w:body></w:document>`,
  });

test('what was inserted and deleted in a Word document is given with its authors', async () => {
  const caseId = await newCase(asha);
  const body = [
    `<w:p>${run('The rent is ')}<w:del w:author="Opponent">${run('5,000', 'delText')}</w:del>`,
    `<w:ins w:author="Opponent">${run('50,000')}</w:ins>${run(' a month.')}</w:p>`,
    `<w:p><w:pPr><w:rPr><w:del w:author="X"/></w:rPr></w:pPr>${run('Kept end.')}</w:p><w:p>${run('Next.')}</w:p>`,
    `<w:p><w:ins w:author="A">${run('in ')}<w:del w:author="B">${run('and out', 'delText')}</w:del></w:ins></w:p>`,
  ].join('');
  const file = await addFile(it, asha, caseId, { name: 'Lease.docx', bytes: word(body) });
  const plain = await addFile(it, asha, caseId, {
    name: 'Plain.docx',
    bytes: word(`<w:p>${run('Words')}</w:p>`),
  });
  const changes = async (who: Lawyer, file_id: string) =>
    who.call('POST', '/functions/v1/tracked-changes', { file_id });
  const found = await changes(asha, file.id);
  expect(await found.json()).toEqual({
    changes: 4,
    cut: false,
    paragraphs: [
      [
        { text: 'The rent is ' },
        { text: '5,000', change: { kind: 'deleted', author: 'Opponent' } },
        { text: '50,000', change: { kind: 'inserted', author: 'Opponent' } },
        { text: ' a month.' },
      ],
      [{ text: 'Kept end.' }],
      [{ text: 'Next.' }],
      [
        { text: 'in ', change: { kind: 'inserted', author: 'A' } },
        { text: 'and out', change: { kind: 'deleted', author: 'B' } },
      ],
    ],
  });
  expect(await (await changes(asha, plain.id)).json()).toEqual({ changes: 0, cut: false, paragraphs: [] });
  expect((await changes(await it.lawyer(), file.id)).status).toBe(404);
});
