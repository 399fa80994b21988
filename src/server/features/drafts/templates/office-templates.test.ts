import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DraftTemplate } from '#shared/contracts/drafts/draft-templates.ts';
import type { Draft } from '#shared/contracts/drafts/drafts.ts';
import { OFFICE_TEMPLATE } from '#shared/contracts/drafts/office-templates.ts';
import type { MemberRole } from '#shared/contracts/sharing/roles.ts';
import { messages } from '#shared/messages/en/drafting/office-templates.ts';
import { t } from '#shared/messages/translate.ts';
import { added, done, emailOf, keepMails, rpc, share, tokenFor } from '#test/fixtures/sharing.ts';
import { zip } from '#test/fixtures/zip.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
let kept: ReturnType<typeof keepMails>;
let senior: Lawyer;
let junior: Lawyer;
let stranger: Lawyer;
let chambersId: string;
beforeAll(async () => {
  it = await testApp();
  kept = keepMails(it);
  [senior, junior, stranger] = await Promise.all([it.lawyer(), it.lawyer(), it.lawyer()]);
  chambersId = (await added(senior, 'chambers', { name: 'Asha Rao Chambers' })).id;
  const email = await emailOf(it, junior);
  await done(rpc(senior, 'invite_to_chambers', { chambers_id: chambersId, email, role: 'member' }));
  await done(rpc(junior, 'accept_invitation', { token: await tokenFor(it, kept, email) }));
});
afterAll(() => it.close());

const call = (name: string, body: object, by: Lawyer) => by.call('POST', `/functions/v1/${name}`, body);
const caseOf = async (by: Lawyer) =>
  (await added(by, 'cases', { title: 'Rao v. Bank', court: 'High Court of Delhi', client_name: 'Meera Rao' }))
    .id;
const officeOf = async (by: Lawyer, caseId: string) => {
  const answer = await by.call('GET', `/functions/v1/draft-templates?caseId=${caseId}`);
  const { templates } = (await answer.json()) as { templates: DraftTemplate[] };
  return templates.filter(({ group }) => group === 'office');
};
const namesOf = async (by: Lawyer, caseId: string) => (await officeOf(by, caseId)).map(({ name }) => name);
const draftOf = async (by: Lawyer, content: string) =>
  (await added(by, 'case_drafts', { case_id: await caseOf(by), title: 'Retainer', content })).id;
const save = async (by: Lawyer, name: string, more: object = {}) => {
  const draftId = await draftOf(by, 'Retainer of [Client] before [Court] for [Fee agreed].');
  return done<{ id: string; blanks: string[] }>(call('save-draft-template', { draftId, name, ...more }, by));
};

test('a Word document with named blanks becomes a template, and a draft of another case', async () => {
  const caseId = await caseOf(senior);
  const space = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const run = (words: string, style = '') =>
    `<w:r><w:rPr>${style}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;
  const words = [
    run('Retainer of ['),
    run('Name of the client', '<w:b/>'),
    run('] before [Court] for [Fee agreed].'),
  ];
  const xml = `<w:document xmlns:w="${space}"><w:body><w:p>${words.join('')}</w:p></w:body></w:document>`;
  const form = new FormData();
  form.append('file', new File([new Uint8Array(zip({ 'word/document.xml': xml }))], 'Retainer.docx'));
  const { document } = await done<{ document: object }>(
    senior.call('POST', '/functions/v1/import-draft', form),
  );
  const draft = await added(senior, 'case_drafts', { case_id: caseId, title: 'Retainer', document });
  const saved = await done<{ id: string; blanks: string[] }>(
    call('save-draft-template', { draftId: draft.id, name: 'Retainer' }, senior),
  );
  expect(saved.blanks).toEqual(['Name of the client', 'Court', 'Fee agreed']);
  const [template] = (await officeOf(senior, caseId)).filter(({ id }) => id === saved.id);
  expect(template).toMatchObject({ name: 'Retainer', office: { chambers: null, changes: true } });
  expect(template?.facts.map(({ label, value }) => [label, value])).toEqual([
    ['Name of the client', 'Meera Rao'],
    ['Court', 'High Court of Delhi'],
    ['Fee agreed', ''],
  ]);
  const facts = { client: 'Meera Rao', 'Fee agreed': '5,000 rupees' };
  const made = await done<{ id: string; title: string }>(
    call('draft-from-template', { caseId, template: saved.id, facts }, senior),
  );
  expect(made.title).toBe('Retainer - Rao v. Bank');
  const [row] = await done<Draft[]>(senior.call('GET', `/rest/v1/case_drafts?id=eq.${made.id}`));
  expect(row?.content).toBe('Retainer of Meera Rao before [Court] for 5,000 rupees.');
  expect((await officeOf(senior, caseId))[0]?.facts[2]?.value).toBe('5,000 rupees');
  const wrong = await call(
    'draft-from-template',
    { caseId, template: saved.id, facts: { Other: 'x' } },
    senior,
  );
  expect(wrong.status).toBe(422);
  await done(senior.call('DELETE', `/rest/v1/office_templates?id=eq.${saved.id}`));
});

test('a template of a chambers is used by its members, until they leave; others and one of one’s own stay apart', async () => {
  const shared = await save(senior, 'Shared', { chambersId });
  await save(senior, 'Mine');
  const [ofSenior, ofJunior, ofStranger] = await Promise.all([senior, junior, stranger].map(caseOf));
  if (!ofSenior || !ofJunior || !ofStranger) throw new Error('no case');
  expect(await namesOf(senior, ofSenior)).toEqual(['Mine', 'Shared']);
  expect(await officeOf(junior, ofJunior)).toMatchObject([
    { name: 'Shared', office: { chambers: 'Asha Rao Chambers', changes: false } },
  ]);
  const use = (by: Lawyer, caseId: string) =>
    call('draft-from-template', { caseId, template: shared.id, facts: {} }, by);
  expect((await use(junior, ofJunior)).status).toBe(200);
  expect(await namesOf(stranger, ofStranger)).toEqual([]);
  expect((await use(stranger, ofStranger)).status).toBe(422);
  // A case of others stays closed, whichever template is named.
  expect((await use(junior, ofSenior)).status).toBe(404);
  // A member neither renames nor deletes it, and nobody puts one into a chambers of others.
  const at = `/rest/v1/office_templates?id=eq.${shared.id}`;
  await junior.call('PATCH', at, { name: 'Taken' });
  await junior.call('DELETE', at);
  expect(await namesOf(senior, ofSenior)).toEqual(['Mine', 'Shared']);
  const draftId = await draftOf(stranger, 'Retainer of [Client].');
  const strange = await call('save-draft-template', { draftId, name: 'Ours', chambersId }, stranger);
  expect(strange.status).toBe(404);
  expect((await call('save-draft-template', { draftId, name: 'Theirs' }, junior)).status).toBe(404);
  // A head of the chambers does both.
  const ofMember = await save(junior, 'Of the junior', { chambersId });
  const there = `/rest/v1/office_templates?id=eq.${ofMember.id}`;
  await done(senior.call('PATCH', there, { name: 'Of the chambers' }));
  expect(await namesOf(junior, ofJunior)).toEqual(['Of the chambers', 'Shared']);
  await done(senior.call('DELETE', there));
  expect(await namesOf(junior, ofJunior)).toEqual(['Shared']);
  const mine = `user_id=eq.${junior.userId}&chambers_id=eq.${chambersId}`;
  await done(junior.call('DELETE', `/rest/v1/chambers_members?${mine}`));
  expect(await namesOf(junior, ofJunior)).toEqual([]);
  expect((await use(junior, ofJunior)).status).toBe(422);
});

test('an editor of a case makes a template of its draft; a clerk who types it and a viewer do not', async () => {
  const draftId = await draftOf(senior, 'Retainer of [Client].');
  const [draft] = await done<Draft[]>(senior.call('GET', `/rest/v1/case_drafts?id=eq.${draftId}`));
  const caseId = draft?.case_id ?? '';
  await done(senior.call('PATCH', `/rest/v1/cases?id=eq.${caseId}`, { clerk_drafts: true }));
  const [clerk, viewer, editor] = await Promise.all([it.lawyer(), it.lawyer(), it.lawyer()]);
  const tried = async (by: Lawyer, role: MemberRole) => {
    await share(it, kept, { owner: senior, caseId, member: by, role });
    expect((await done<Draft[]>(by.call('GET', `/rest/v1/case_drafts?id=eq.${draftId}`))).length).toBe(1);
    return (await call('save-draft-template', { draftId, name: role }, by)).status;
  };
  expect(await tried(clerk, 'clerk')).toBe(403);
  expect(await tried(viewer, 'viewer')).toBe(403);
  expect(await tried(editor, 'editor')).toBe(200);
});

test('an empty draft, one that is too long, one with too many blanks and one template too many are refused', async () => {
  const lawyer = await it.lawyer();
  const refusal = async (draftId: string) => {
    const answer = await call('save-draft-template', { draftId, name: 'Ours' }, lawyer);
    return [answer.status, ((await answer.json()) as { error: string }).error];
  };
  expect(await refusal(await draftOf(lawyer, ' '))).toEqual([422, t(messages.empty)]);
  const long = await draftOf(lawyer, 'word '.repeat(OFFICE_TEMPLATE.document / 5));
  expect(await refusal(long)).toEqual([422, t(messages.tooLong)]);
  const blanks = Array.from({ length: 101 }, (_, at) => `[Blank ${at}]`).join(' ');
  expect(await refusal(await draftOf(lawyer, blanks))).toEqual([
    422,
    t(messages.tooManyBlanks, { max: 100 }),
  ]);
  await it.db.sql(
    `insert into public.office_templates (owner_id, name, kind, document, blanks)
     select $1, 'Kept', 'other', '{"type":"doc","content":[]}', '{}' from generate_series(1, $2)`,
    [lawyer.userId, OFFICE_TEMPLATE.most],
  );
  expect(await refusal(await draftOf(lawyer, 'One'))).toEqual([
    400,
    t(messages.tooMany, { max: OFFICE_TEMPLATE.most }),
  ]);
});
