import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ChatThread } from '#shared/contracts/assistant/chats.ts';
import type { BinItem } from '#shared/contracts/bin.ts';
import type { ActContents, ActSummary } from '#shared/contracts/research/acts.ts';
import type { CitationList } from '#shared/contracts/research/citations.ts';
import { CASE, server } from '#test/fixtures/case-screen.ts';
import { libraryDocumentBody } from '#test/fixtures/library-hits.ts';
import { type Answers, renderApp, TEST_USER } from '#test/support/web.tsx';
import type { ListedNote } from '#web/features/library/notes/queries.ts';
import type { ListedEvent } from '#web/features/timeline/queries.ts';

const AT = '2026-11-20T10:00:00+00:00';
const uuid = (last: number) => `1b1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c${String(last).padStart(2, '0')}`;
const own = { owner_id: TEST_USER.id, created_at: AT, updated_at: AT };

const event = (id: number, title: string, event_date: string): ListedEvent => ({
  ...own,
  ...{ id: uuid(id), title, event_date, case_id: CASE.id, description: null, event_type: 'hearing' },
  ...{
    all_day: false,
    place: null,
    remind_days: null,
    file_id: null,
    page: null,
    done_at: null,
    filed: null,
    filed_as: null,
    appears: null,
    carry: null,
    result: null,
  },
  ...{
    deadline: null,
    deadline_from: null,
    deadline_outdated: false,
    deadline_outdated_by: null,
    created_by: null,
    file: null,
  },
});
const binned = (id: number, name: string): BinItem => ({
  ...{ id: uuid(id), owner_id: TEST_USER.id, kind: 'draft', name, parent_name: null },
  ...{ client_id: null, case_id: null, file_id: null, draft_id: uuid(id), cases: 0, files: 0, bytes: 0 },
  ...{ deleted_at: AT, sweep_at: AT },
});
const thread = (id: number, title: string): ChatThread => ({
  ...own,
  ...{ id: uuid(id), title, case_id: null, preview: '', created_by: null },
});
const note = (id: number, quote: string): ListedNote => ({
  ...own,
  ...{ id: uuid(id), quote, note: null, case_id: null, case: null, document_id: 'asha', reference: 'Asha' },
  ...{ mark: null, whose: null, paragraph: '1', index: 1, start: 0, end: 4, created_by: null },
});
const act = (key: string, title: string): ActSummary => ({
  ...{ key, title, short: key, unit: 'section', sections: 2, summary: false, source: 'India Code' },
});
const draft = (id: number, title: string) => ({
  ...{ id: uuid(id), case_id: CASE.id, title, kind: 'other', created_by: null, updated_by: null },
  ...{ created_at: AT, updated_at: AT },
});
const CONTENTS: ActContents = {
  act: act('bns', 'Bharatiya Nyaya Sanhita'),
  parts: [
    { title: 'Chapter I', sections: [{ number: '1', title: 'Short title' }] },
    { title: 'Chapter II', sections: [{ number: '4', title: 'Punishments' }] },
  ],
  schedules: [],
};
const CITATIONS: CitationList = {
  results: [
    {
      title: 'Known',
      citation: '1',
      document_id: 'asha',
      index: 1,
      sentence: 'See Known.',
      cited: 2,
      places: 1,
    },
    { title: 'Missing', citation: '2', paragraph: '7', index: 7, sentence: 'See it.', cited: 0, places: 1 },
  ],
  total: 2,
  years: [],
};

/** Each list with its first two rows, as they are read out. */
const LISTS: [name: string, path: string, answers: Answers, rows: [RegExp, RegExp]][] = [
  [
    'the events of a case, the coming ones and the past ones',
    `/home/cases/${CASE.id}?tab=timeline`,
    {
      'GET /rest/v1/timeline_events': () => [
        event(1, 'Final arguments', '2999-12-01T05:00:00+00:00'),
        event(2, 'First hearing', '2026-01-04T05:00:00+00:00'),
      ],
    },
    [/Final arguments/u, /First hearing/u],
  ],
  [
    'the drafts of a case',
    `/home/cases/${CASE.id}?tab=drafts`,
    { 'GET /rest/v1/case_drafts': () => [draft(1, 'Affidavit'), draft(2, 'Reply')] },
    [/^Affidavit/u, /^Reply/u],
  ],
  [
    'the chats',
    '/home/chat',
    { 'GET /rest/v1/chat_threads': () => [thread(1, 'Cheques'), thread(2, 'Bail')] },
    [/^Cheques/u, /^Bail/u],
  ],
  [
    'the notes',
    '/home/notes',
    { 'GET /rest/v1/passage_notes': () => [note(1, 'First words'), note(2, 'Second words')] },
    [/^First words/u, /^Second words/u],
  ],
  [
    'the bin',
    '/home/bin',
    { 'GET /rest/v1/bin_items': () => [binned(1, 'Affidavit'), binned(2, 'Reply')] },
    [/^Affidavit/u, /^Reply/u],
  ],
  [
    'the acts',
    '/home/acts',
    { 'GET /library/acts': () => ({ acts: [act('bns', 'BNS'), act('ipc', 'IPC')], lives: [] }) },
    [/^BNS$/u, /^IPC$/u],
  ],
  [
    'the sections of an act, past its parts',
    '/home/acts/bns',
    { 'GET /library/acts/bns': () => CONTENTS },
    [/Short title/u, /Punishments/u],
  ],
  [
    'the citations of a judgment, known to the library or not',
    '/home/library/asha/citations',
    {
      'GET /library/documents/asha': () => libraryDocumentBody(),
      'GET /library/documents/asha/citations': () => CITATIONS,
    },
    [/^Known$/u, /^Open paragraph 7$/u],
  ],
];

test.each(LISTS)('j and k move through %s', async (_, path, answers, [first, second]) => {
  renderApp(path, server(answers));
  const user = userEvent.setup();
  await screen.findAllByText(first);
  const focused = () => document.activeElement?.textContent ?? '';
  await user.keyboard('j');
  expect(focused()).toMatch(first);
  await user.keyboard('j');
  expect(focused()).toMatch(second);
  await user.keyboard('j');
  expect(focused()).toMatch(second);
  await user.keyboard('k');
  expect(focused()).toMatch(first);
});

test('from a button of a row, j goes to the next row', async () => {
  renderApp('/home/bin', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /rest/v1/cases': () => [],
    'GET /rest/v1/bin_items': () => [binned(1, 'Affidavit'), binned(2, 'Reply'), binned(3, 'Plaint')],
  });
  const user = userEvent.setup();
  (await screen.findByRole('button', { name: 'Restore Reply' })).focus();
  await user.keyboard('j');
  expect(document.activeElement?.textContent).toMatch(/^Plaint/u);
});
