import mammoth from 'mammoth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadLanguages } from '#server/core/language.ts';
import { zipEntries } from '#server/platform/sandbox/zip-entry.ts';
import type { CheckReport } from '#shared/contracts/checks/checks.ts';
import type { CheckedDraft } from '#shared/contracts/drafts/draft-functions.ts';
import type { DraftTemplate, PaperFacts } from '#shared/contracts/drafts/draft-templates.ts';
import type { Draft } from '#shared/contracts/drafts/drafts.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { messages as templates } from '#shared/messages/en/drafting/templates.ts';
import { messages as checks } from '#shared/messages/en/practice/draft-checks.ts';
import { messages } from '#shared/messages/en/practice/drafts.ts';
import { t } from '#shared/messages/translate.ts';
import { added, done } from '#test/fixtures/sharing.ts';
import { addEvent } from '#test/fixtures/timeline.ts';
import { zip } from '#test/fixtures/zip.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
let asha: Lawyer;
let caseId: string;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
  const known = { court: 'High Court of Delhi', petitioner: 'Meera Rao', respondent: 'Union of India' };
  caseId = (await added(asha, 'cases', { title: 'Rao v. Union', case_number: 'W.P.(C) 12/2025', ...known }))
    .id;
  await addEvent(asha, caseId, { title: 'Order of rejection', event_date: '2025-02-12' });
});
afterAll(() => it.close());

const AFFIDAVIT = [
  'IN THE HIGH COURT OF DELHI AT NEW DELHI',
  'W.P.(C) No. 21 of 2025',
  'Meera Rao ... Petitioner',
  'Versus',
  'Union of India ... Respondent',
  'AFFIDAVIT',
  'I, Meera Rao, daughter of K. Rao, aged 40 years, resident of Delhi, do hereby solemnly affirm and state:',
  '1. That the order of rejection dated 02.12.2025 was served on me.',
  '2. That मैंने आवेदन किया और நான் மனு செய்தேன்.',
  'DEPONENT',
].join('\n\n');
const draftWith = (content: string) =>
  added(asha, 'case_drafts', { case_id: caseId, title: 'Affidavit: Rao', content });
const call = (name: string, body: object, by = asha) => by.call('POST', `/functions/v1/${name}`, body);

test('a check says what is missing and where, compared with the case and its timeline', async () => {
  const { id } = await draftWith(AFFIDAVIT);
  const { findings, completion } = await done<CheckedDraft>(call('check-draft', { draftId: id }));
  expect(findings.map(({ rule }) => rule)).toEqual([
    ...['case_number_differs', 'date_differs', 'verification_missing', 'place_missing', 'date_missing'],
    'jurat_missing',
  ]);
  expect(findings[0]?.message).toBe(t(checks.case_number_differs, { known: 'W.P.(C) 12/2025' }));
  const [row] = await done<{ document: { content: { attrs: { id: string } }[] } }[]>(
    asha.call('GET', `/rest/v1/case_drafts?id=eq.${id}`),
  );
  expect(findings[0]?.block).toBe(row?.document.content[1]?.attrs.id);
  expect(findings[2]?.fix).toMatchObject({ kind: 'insert_after' });
  expect(completion).toBe(62);
});

test('a draft is exported as text, as a Word document and as a PDF with its numbers and scripts', async () => {
  const { id } = await draftWith(AFFIDAVIT);
  const text = await call('export-draft', { draftId: id, format: 'txt' });
  expect(await text.text()).toBe(AFFIDAVIT);
  expect(text.headers.get('content-disposition')).toContain('Affidavit_ Rao.txt');
  const word = await call('export-draft', { draftId: id, format: 'docx' });
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(await word.arrayBuffer()) });
  expect(value).toMatch(/<ol><li>(?:<a id="\w+"><\/a>)?That the order of rejection dated 02\.12\.2025/u);
  expect(value).toContain('மனு');
  const pdf = Buffer.from(await (await call('export-draft', { draftId: id, format: 'pdf' })).arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const raw = pdf.toString('latin1');
  for (const part of ['StructTreeRoot', 'NotoSerifDevanagari', 'NotoSerifTamil']) expect(raw).toContain(part);
});

test('the citations of a draft are checked by its id', async () => {
  const { id } = await draftWith('The State relied on A v. B, (2019) 3 SCC 12.');
  const report = await done<{ name: string; citations: unknown[] }>(call('check-document', { draftId: id }));
  expect(report).toMatchObject({ name: 'Affidavit: Rao', citations: [{ status: 'not_in_library' }] });
  const ravi = await it.lawyer();
  expect((await call('check-document', { draftId: id }, ravi)).status).toBe(404);
  expect((await call('check-document', { draftId: id, text: 'Both' })).status).toBe(400);
});

test('an empty draft, one of another lawyer and an unknown format are refused', async () => {
  const { id } = await draftWith(' ');
  const empty = await call('export-draft', { draftId: id, format: 'txt' });
  expect([empty.status, await empty.json()]).toMatchObject([422, { error: t(messages.nothingToExport) }]);
  expect((await call('export-draft', { draftId: id, format: 'odt' })).status).toBe(400);
  const ravi = await it.lawyer();
  for (const name of ['check-draft', 'export-draft'])
    expect((await call(name, { draftId: id, format: 'txt' }, ravi)).status).toBe(404);
});

const templatesFor = async (ofCase: string, by = asha) => {
  const answer = await by.call('GET', `/functions/v1/draft-templates?caseId=${ofCase}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { templates: DraftTemplate[] }).templates;
};

test('a draft from a template takes facts of the case, asks once and leaves blanks', async () => {
  const ofCase = (await added(asha, 'cases', { title: 'Rao v. Bank', court: 'High Court of Delhi' })).id;
  const bail = (await templatesFor(ofCase)).find(({ id }) => id === 'anticipatory_bail');
  const valueIn = (found: DraftTemplate | undefined, name: string) =>
    found?.facts.find((fact) => fact.name === name)?.value;
  expect([valueIn(bail, 'court'), valueIn(bail, 'fir')]).toEqual(['High Court of Delhi', '']);
  const facts = { court: 'High Court of Delhi', fir: '12/2026', paperDate: '2026-03-14' };
  const made = await done<{ id: string; title: string; notes: string[] }>(
    call('draft-from-template', { caseId: ofCase, template: 'anticipatory_bail', facts }),
  );
  expect(made).toMatchObject({ title: 'Application for anticipatory bail - Rao v. Bank', notes: [] });
  const [row] = await done<Draft[]>(asha.call('GET', `/rest/v1/case_drafts?id=eq.${made.id}`));
  expect(row).toMatchObject({ kind: 'bail_application', title: made.title, created_by: asha.userId });
  expect(row?.content).toContain('IN THE HIGH COURT OF DELHI');
  expect(row?.content).toContain('FIR No. 12/2026 dated [Date of the FIR]');
  const { writing } = await done<CheckReport>(call('check-document', { draftId: made.id }));
  expect(writing).toEqual({ template: 'Application for anticipatory bail', suggestions: [], total: 0 });
  const next = (await templatesFor(ofCase)).find(({ id }) => id === 'quashing');
  expect([valueIn(next, 'fir'), valueIn(next, 'paperDate')]).toEqual(['12/2026', '']);
});

test('a template knows a client by the latest name', async () => {
  const client = (await added(asha, 'clients', { name: 'Asha Traders' })).id;
  const of = { title: 'A v. B', client_id: client, client_name: 'Asha Traders' };
  const ofCase = (await added(asha, 'cases', of)).id;
  await asha.call('PATCH', `/rest/v1/clients?id=eq.${client}`, { name: 'Asha Traders LLP' });
  const values = (await templatesFor(ofCase)).flatMap(({ facts }) => facts.map(({ value }) => value));
  expect(values).toContain('Asha Traders LLP');
  expect(values).not.toContain('Asha Traders');
});

test('the labels of all facts are in the language of the reader, and the draft keeps its own', async () => {
  await loadLanguages();
  for (const [language, script] of [
    ['hi', /\p{Script=Devanagari}/u],
    ['ta', /\p{Script=Tamil}/u],
  ] as const) {
    const headers = { 'accept-language': language };
    const answer = await asha.call(
      'GET',
      `/functions/v1/draft-templates?caseId=${caseId}`,
      undefined,
      headers,
    );
    const { templates: shown } = (await answer.json()) as { templates: DraftTemplate[] };
    const labels = shown.flatMap(({ facts }) => facts.map(({ label }) => label));
    expect(labels.length).toBeGreaterThan(200);
    expect(labels.filter((label) => !script.test(label))).toEqual([]);
    const refused = await asha.call(
      'POST',
      '/functions/v1/draft-from-template',
      { caseId, template: 'cheque_notice', facts: { chequeDate: 'soon' } },
      headers,
    );
    expect([refused.status, (await refused.json()).error]).toEqual([422, expect.stringMatching(script)]);
  }
  const inEnglish = (await templatesFor(caseId)).flatMap(({ facts }) => facts.map(({ label }) => label));
  expect(inEnglish).toContain('Name of the plaintiff');
});

test('the days of a notice are looked at', async () => {
  const facts = { returnInformed: '2026-03-01', noticeDate: '2026-04-02' };
  const { notes } = await done<{ notes: string[] }>(
    call('draft-from-template', { caseId, template: 'cheque_notice', title: 'Mine', facts }),
  );
  expect(notes).toEqual([t(checks.cheque_notice_late, { last: '31.03.2026' })]);
});

test('values for facts come from the pages of the case, each with its file, page and words', async () => {
  const of = (by: Lawyer) => by.call('GET', `/functions/v1/draft-paper-facts?caseId=${caseId}`);
  expect(await done<PaperFacts>(of(asha))).toEqual({ facts: [], pages: 0, all: true });
  const file = await added(asha, 'case_files', {
    case_id: caseId,
    file_name: 'return memo.pdf',
    file_path: `case_files/${caseId}/memo.pdf`,
  });
  await it.db.sql(
    `insert into public.case_file_pages (owner_id, case_id, file_id, page, text, source)
     values ($1, $2, $3, 1, 'Return memo. Cheque No. 482913 dated 01.02.2026. Reason: Funds Insufficient', 'text')`,
    [asha.userId, caseId, file.id],
  );
  const { facts, pages } = await done<PaperFacts>(of(asha));
  expect(pages).toBe(1);
  expect(facts.map(({ name, value, file_name, page }) => [name, value, file_name, page])).toEqual([
    ['chequeDate', '2026-02-01', 'return memo.pdf', 1],
    ['chequeNumber', '482913', 'return memo.pdf', 1],
    ['returnReason', 'Funds Insufficient', 'return memo.pdf', 1],
  ]);
  expect((await of(await it.lawyer())).status).toBe(404);
});

test('an unknown template or fact and a case of another lawyer are refused', async () => {
  const refusal = async (body: object, by = asha) => {
    const answer = await call('draft-from-template', { caseId, template: 'legal_notice', ...body }, by);
    return [answer.status, ((await answer.json()) as { error: string }).error];
  };
  expect(await refusal({ template: 'toString' })).toEqual([
    422,
    t(templates.unknownTemplate, { template: 'toString' }),
  ]);
  expect(await refusal({ facts: { colour: 'red' } })).toEqual([
    422,
    t(templates.unknownFact, { fact: 'colour' }),
  ]);
  expect(await refusal({ facts: { noticeDate: 'soon' } })).toEqual([
    422,
    t(templates.factInvalid, { fact: 'Date of the notice' }),
  ]);
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`f${at}`, '']));
  expect((await refusal({ facts: many }))[0]).toBe(400);
  expect((await refusal({ facts: { __proto__: 'x', a: 1 } }))[0]).toBe(400);
  const ravi = await it.lawyer();
  expect((await refusal({}, ravi))[0]).toBe(404);
  expect((await ravi.call('GET', `/functions/v1/draft-templates?caseId=${caseId}`)).status).toBe(404);
});

const documentXml = async (answer: Response) => {
  const archive = Buffer.from(await answer.arrayBuffer());
  return (
    zipEntries(archive, (name) => name === 'word/document.xml')
      .get('word/document.xml')
      ?.toString() ?? ''
  );
};
const OWN = {
  ...{ font: 'Arial', size: 13, lineSpacing: 2, quoteSize: 11, quoteLineSpacing: 1 },
  margins: { top: 3, bottom: 3, left: 3.5, right: 2 },
};

test('a court profile sets the page; the own one is set first, by its user alone', async () => {
  const { id } = await draftWith(AFFIDAVIT);
  const word = (profile: string, by = asha) =>
    call('export-draft', { draftId: id, format: 'docx', profile }, by);
  // 4 cm and 2 cm in twentieths of a point.
  for (const court of ['supreme_court', 'delhi'])
    expect(await documentXml(await word(court))).toMatch(/<w:pgMar w:top="1134" w:right="2268"/u);
  const unset = await word('own');
  expect([unset.status, await unset.json()]).toMatchObject([422, { error: t(messages.noPageSet) }]);
  expect((await word('high_court')).status).toBe(400);
  const put = (page: unknown) => asha.call('PUT', '/functions/v1/draft-page', { page });
  expect((await put({ ...OWN, margins: { ...OWN.margins, left: 9 } })).status).toBe(400);
  expect(await done(put(OWN))).toEqual({ page: OWN });
  expect(await documentXml(await word('own'))).toMatch(/<w:pgMar w:top="1701" w:right="1134"/u);
  const ravi = await it.lawyer();
  expect(await done(ravi.call('GET', '/functions/v1/draft-page'))).toEqual({ page: null });
});

const upload = (bytes: Uint8Array, by = asha) => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'Draft.docx'));
  return by.call('POST', '/functions/v1/import-draft', form);
};

test('a Word document becomes the document of a draft', async () => {
  const { id } = await draftWith(AFFIDAVIT);
  const word = await call('export-draft', { draftId: id, format: 'docx' });
  const { document, warnings } = await done<{ document: object; warnings: string[] }>(
    upload(new Uint8Array(await word.arrayBuffer())),
  );
  expect(warnings).toEqual([]);
  const made = await added(asha, 'case_drafts', { case_id: caseId, title: 'Imported', document });
  const [row] = await done<Draft[]>(asha.call('GET', `/rest/v1/case_drafts?id=eq.${made.id}`));
  expect(row).toMatchObject({ content: AFFIDAVIT, kind: 'affidavit' });
});

test('a file that is no Word document, a bomb and an empty form are refused', async () => {
  const refusal = async (answer: Promise<Response>) => {
    const got = await answer;
    return [got.status, ((await got.json()) as { error: string }).error];
  };
  const damaged = [422, t(fileReading.docxDamaged)];
  expect(await refusal(upload(Buffer.from('%PDF-1.7 no document')))).toEqual(damaged);
  expect((await refusal(upload(Buffer.from('PK\u0003\u0004 and nothing else'))))[0]).toBe(422);
  const sheet = zip({ 'word/document.xml': '<html>hello</html>' });
  expect(await refusal(upload(sheet))).toEqual(damaged);
  const space = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const long = `<w:document xmlns:w="${space}"><w:p><w:r><w:t>${'x'.repeat(1_300_000)}</w:t></w:r></w:p></w:document>`;
  expect(await refusal(upload(zip({ 'word/document.xml': long })))).toEqual([
    422,
    t(messages.documentTooLong, { max: 1_200_000 }),
  ]);
  expect((await asha.call('POST', '/functions/v1/import-draft', new FormData())).status).toBe(400);
});
