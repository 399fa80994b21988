import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HIGH_COURT_PAGES } from '#law/drafting/page-layout.ts';
import { createApp } from '#server/app.ts';
import { ANNEXURES } from '#shared/contracts/drafts/draft-annexures.ts';
import { FILING, type PreparedFiling } from '#shared/contracts/drafts/prepare-filing.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { messages as annexures } from '#shared/messages/en/drafting/annexures.ts';
import { messages } from '#shared/messages/en/drafting/filing.ts';
import { t } from '#shared/messages/translate.ts';
import { addFile, insert, pdfOf } from '#test/fixtures/case-files.ts';
import { readPdf } from '#test/fixtures/read-pdf.ts';
import { added, done } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { planVolumes } from './volumes.ts';

let it: TestApp;
let asha: Lawyer;
let caseId: string;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
  caseId = (await added(asha, 'cases', { title: 'Mills v. Union', court: 'Supreme Court of India' })).id;
});
afterAll(() => it.close());

const call = (method: string, name: string, body?: object, by = asha) =>
  by.call(method, `/functions/v1/${name}`, body);
const text = (words: string) => ({
  type: 'paragraph',
  attrs: { id: crypto.randomUUID() },
  content: [{ type: 'text', text: words }],
});
const newDraft = async (...content: object[]) =>
  (
    await added(asha, 'case_drafts', {
      case_id: caseId,
      title: 'Writ petition',
      document: { type: 'doc', content },
    })
  ).id;

async function withAnnexures(draftId: string, files: { name: string; bytes: Uint8Array | string }[]) {
  const rows = await Promise.all(files.map((file) => addFile(it, asha, caseId, file)));
  const chosen = rows.map(({ id }, at) => ({
    ...{ file: id, mark: `P-${at + 1}`, particulars: files[at]?.name, included: true },
  }));
  await done(call('PUT', 'draft-annexures', { draftId, files: chosen, trueCopy: true }));
}
const prepare = (draftId: string, more: object = {}) =>
  done<PreparedFiling>(call('POST', 'prepare-filing', { draftId, ...more }));
async function bytesOf({ url }: { url: string }): Promise<Buffer> {
  const answer = await asha.call('GET', url);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

test('a draft with its annexures becomes one searchable file with index, bookmarks and its hash', async () => {
  const draftId = await newDraft(text('The order is Annexure P-1 and gives no reasons.'));
  await withAnnexures(draftId, [
    { name: 'order.pdf', bytes: await pdfOf(['The impugned order', 'second page']) },
    { name: 'letter.txt', bytes: 'Dear Sir, पत्र' },
  ]);
  const { files, certificate, checks } = await prepare(draftId);
  expect(files).toHaveLength(1);
  const [file] = files;
  if (!file) return;
  const bytes = await bytesOf(file);
  expect([file.name, file.bytes, file.pages]).toEqual(['Writ petition.pdf', bytes.length, 5]);
  expect(file.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  const { pages, bookmarks, isTagged } = await readPdf(bytes);
  expect(isTagged).toBe(true);
  expect(pages[2]).toMatch(/ANNEXURE P-1[\s\S]*The impugned order/u);
  expect(pages[4]).toMatch(/ANNEXURE P-2[\s\S]*पत्र/u);
  expect(bookmarks.map(({ page }) => page)).toEqual([1, 2, 3, 5]);
  expect(bytes.toString('latin1')).toContain('<pdfaid:part>2</pdfaid:part>');
  const signed = (await readPdf(await bytesOf(certificate))).pages.join(' ').replaceAll(/\s/gu, '');
  expect(signed).toContain(file.sha256);
  expect(checks.filter(({ status }) => status === 'warning')).toEqual([]);
  expect(checks.find(({ rule }) => rule === 'layout')?.source).toContain('F.No.01/Judl./2020');
});

test('what hinders a filing is named, and the rest is done', async () => {
  const draftId = await newDraft({
    ...text(''),
    content: [
      { type: 'text', text: 'Filed on [Date] by ' },
      { type: 'blank', attrs: { name: 'name of counsel' } },
    ],
  });
  await withAnnexures(draftId, [
    { name: 'broken.pdf', bytes: '%PDF-1.7 nothing' },
    { name: 'order.pdf', bytes: await pdfOf(['The order']) },
  ]);
  const { files, checks } = await prepare(draftId, { profile: 'delhi' });
  expect(files[0]?.pages).toBe(3);
  const warnings = checks.filter(({ status }) => status === 'warning').map(({ says }) => says);
  expect(warnings).toEqual([
    t(messages.layoutOther),
    t(messages.leftOut, { mark: 'P-1', name: 'broken.pdf', reason: t(fileReading.pdfDamaged) }),
    t(messages.blanks, { names: 'Date, name of counsel' }),
  ]);
});

const NO_PAGES =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** A PDF of blank pages. */
async function blankPdf(pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, ...options });
  for (let at = 0; at < pages; at++) document.addPage();
  document.end();
  return buffer(document);
}

test('a locked file, one without pages and one of 4,001 pages are named; a plan on A3 and an order are filed', async () => {
  const draftId = await newDraft(text('Petition'));
  await withAnnexures(draftId, [
    {
      name: 'locked.pdf',
      bytes: await blankPdf(1, { userPassword: 'x', ownerPassword: 'y', pdfVersion: '1.7' }),
    },
    { name: 'empty.pdf', bytes: NO_PAGES },
    { name: 'long.pdf', bytes: await blankPdf(FILING.pages + 1) },
    { name: 'plan.pdf', bytes: await blankPdf(1, { size: 'A3', layout: 'landscape' }) },
    { name: 'order.pdf', bytes: await pdfOf(['The order']) },
  ]);
  const { files, checks } = await prepare(draftId, { profile: 'delhi' });
  expect(files.map(({ pages }) => pages)).toEqual([4]);
  const said = checks.filter(({ rule }) => rule === 'annexures').map(({ says }) => says);
  const left = (mark: string, name: string, reason: string) => t(messages.leftOut, { mark, name, reason });
  expect(said[0]).toBe(left('P-1', 'locked.pdf', t(fileReading.pdfLocked)));
  expect(said[1]).toContain('P-2 (empty.pdf)');
  expect(said[2]).toContain('4,001 pages; at most 4,000');
  expect(said).toHaveLength(3);
  expect(checks.map(({ says }) => says)).toContain(t(messages.pagesFitted, { marks: 'P-4' }));
});

/** A page whose signature field has a signature, as a digitally signed order has. */
const SIGNED = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R/AcroForm<</SigFlags 3/Fields[4 0 R]>>>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Annots[4 0 R]>>endobj',
  '4 0 obj<</Type/Annot/Subtype/Widget/FT/Sig/T(Signature1)/Rect[0 0 0 0]/P 3 0 R/V 5 0 R>>endobj',
  '5 0 obj<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached/ByteRange[0 1 2 3]/Contents<00>>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
].join('\n');

test('a file beyond 200 MB is named and the rest is filed; a signed order says that its signature is a picture', async () => {
  const draftId = await newDraft(text('Petition'));
  const file_path = `case_files/${caseId}/large_1.pdf`;
  const megabyte = Buffer.alloc(1024 ** 2);
  const parts = Array.from({ length: ANNEXURES.bytes / 1024 ** 2 + 1 }, () => megabyte);
  const options = { contentType: 'application/pdf', maxBytes: 1e9 };
  await it.services.storage.put(file_path, Readable.from(parts), options);
  const large = await insert<{ id: string }>(asha, 'case_files', {
    ...{ case_id: caseId, file_name: 'large.pdf', file_path },
  });
  const order = await addFile(it, asha, caseId, { name: 'order.pdf', bytes: SIGNED });
  const files = [large, order].map(({ id }, at) => ({
    ...{ file: id, mark: `P-${at + 1}`, particulars: 'Paper', included: true },
  }));
  await done(call('PUT', 'draft-annexures', { draftId, files, trueCopy: true }));
  const { files: made, checks } = await prepare(draftId, { profile: 'delhi' });
  expect(made.map(({ pages }) => pages)).toEqual([3]);
  const said = checks.map(({ says }) => says);
  const reason = t(annexures.tooManyBytes, { megabytes: 200 });
  expect(said).toContain(t(messages.leftOut, { mark: 'P-1', name: 'large.pdf', reason }));
  expect(said).toContain(t(messages.signedFile, { marks: 'P-2' }));
});

test('the page of a High Court is followed with its rule, and a portal whose rules are not known is named', async () => {
  const of = await added(asha, 'cases', { title: 'Mills v. State', court: 'High Court of Karnataka' });
  const document = { type: 'doc', content: [text('Petition')] };
  const { id } = await added(asha, 'case_drafts', { case_id: of.id, title: 'Petition', document });
  const { checks } = await prepare(id);
  expect(checks.filter(({ rule }) => rule === 'layout')).toEqual([
    { rule: 'layout', status: 'done', says: t(messages.layoutOf), source: HIGH_COURT_PAGES.karnataka },
  ]);
  expect(checks.filter(({ rule }) => rule === 'portal')).toMatchObject([
    { status: 'warning', says: t(messages.portalUnknown) },
  ]);
});

test('a file is as large as the operator allows where nobody names another size', async () => {
  const draftId = await newDraft(text('Petition'));
  const app = createApp({ ...it.services, env: { ...it.services.env, FILING_MAX_MB: 5 } });
  const headers = { authorization: `Bearer ${asha.token}`, 'content-type': 'application/json' };
  const ask = (method: string, body?: object) =>
    app.request('/functions/v1/prepare-filing', {
      ...{ method, headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  expect(await (await ask('GET')).json()).toEqual({ max_mb: 5 });
  const sizeWith = async (more: object) => {
    const answer = await ask('POST', { draftId, ...more });
    const { checks } = (await answer.json()) as PreparedFiling;
    return checks.find(({ rule }) => rule === 'file_size')?.says;
  };
  expect(await sizeWith({})).toContain('at most 5.0 MB');
  expect(await sizeWith({ max_mb: 10 })).toContain('at most 10.0 MB');
});

test('a prepared file belongs to the session that asked for it', async () => {
  const draftId = await newDraft(text('Privileged.'));
  const ravi = await it.lawyer();
  expect((await call('POST', 'prepare-filing', { draftId }, ravi)).status).toBe(404);
  const { files } = await prepare(draftId);
  const [file] = files;
  expect((await ravi.call('GET', (file?.url ?? '').replace(/token=[^&]+/u, 'token=x'))).status).toBe(404);
});

const pages = fc.array(fc.integer({ min: 1000, max: 90_000 }), { minLength: 1, maxLength: 30 });

test('volumes have every page once, in order, and are no larger than planned', () => {
  fc.assert(
    fc.property(fc.array(pages, { maxLength: 8 }), (lengths) => {
      const annexures = lengths.map((weights, at) => ({
        ...{ mark: `P-${at}`, particulars: '' },
        pages: weights.map((bytes) => ({ wide: false, reads: true, bytes })),
      }));
      const [head, most] = [50_000, 300_000];
      const volumes = planVolumes(annexures, head, most);
      const order = volumes
        .flat()
        .flatMap(({ annexure, first, count }) =>
          Array.from({ length: count }, (_, at) => [annexure, first + at]),
        );
      expect(order).toEqual(lengths.flatMap((weights, at) => weights.map((_, page) => [at, page])));
      for (const [at, parts] of volumes.entries()) {
        const weight = parts.reduce(
          (sum, { annexure, first, count }) =>
            sum + (lengths[annexure] ?? []).slice(first, first + count).reduce((all, one) => all + one, 0),
          at === 0 ? head : 0,
        );
        expect(weight).toBeLessThanOrEqual(most);
        expect(at === 0 || parts.length > 0).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});
