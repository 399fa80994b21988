import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { eventStream, SOURCE } from '#test/fixtures/chats.ts';
import { hit } from '#test/fixtures/library-hits.ts';
import { renderApp, TEST_USER } from '#test/support/web.tsx';
import { answerRuns } from '#web/features/assistant/answer-runs.ts';

const HELD = 'The notice need not state the amount of the bill.';
const WROTE = 'The notice was for Rs. 95,000 [1].';
const SENTENCES = [
  {
    ...{ text: WROTE, start: 0, end: WROTE.length, sources: [1], status: 'differs' },
    differences: [{ what: 'figure', said: 'Rs. 95,000', source: 'Rs. 45,000' }],
  },
];
const WRITTEN = {
  content: WROTE,
  sources: [SOURCE],
  checks: {
    ...{ sentences: SENTENCES, citations: [], provisions: [], not_checked: [], removed: [] },
    unread_files: [],
  },
  status: 'complete',
  engine: 'small-model',
};

const shownWith = (model: string | null, write: () => unknown = () => ({})) =>
  renderApp('/home/search?q=notice', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /rest/v1/cases': () => [],
    'POST /hybrid_search': () => ({
      results: [hit('asha')],
      total: 1,
      total_relation: 'eq',
      facets: { court: [] },
    }),
    'GET /functions/v1/document-insights': () => ({
      enabled: true,
      model,
      insights: {
        ...{ summary: [], facts: [], issues: [], dates: [], statutes: [], missing: [], absent: 0 },
        holdings: [{ index: 4, paragraph: '4', quote: HELD }],
      },
    }),
    'POST /functions/v1/write-document-insights': write,
  });

beforeEach(() => answerRuns.set('asha', undefined));

test('without a model the pane has the quotations alone', async () => {
  shownWith(null);
  expect((await screen.findAllByText(HELD)).length).toBeGreaterThan(0);
  expect(screen.queryByText('Written by the model')).toBeNull();
});

test('a model writes beside the quotations on request; what differs says so, and going back finds it again', async () => {
  const stream = eventStream();
  const { calls, router } = shownWith('small-model', () => stream.response);
  await userEvent.click(await screen.findByRole('button', { name: 'Write a summary' }));
  stream.send('sources', { sources: [SOURCE] });
  stream.send('delta', { text: WROTE, sentences: SENTENCES });
  await screen.findByText('Rs. 95,000: the source says Rs. 45,000');
  stream.send('done', { written: WRITTEN });
  stream.send('end', { reason: 'done' });
  stream.end();
  await screen.findByText(/Written by small-model from the numbered sources/);
  expect(screen.getAllByText(HELD).length).toBeGreaterThan(0);
  await router.navigate({ to: '/home/clients' });
  await router.navigate({ to: '/home/search', search: { q: 'notice' } });
  await screen.findByText(/Written by small-model from the numbered sources/);
  expect(calls.filter(({ call }) => call.endsWith('write-document-insights'))).toHaveLength(1);
});

test('a failure says why, and the quotations stand', async () => {
  const stream = eventStream();
  shownWith('small-model', () => stream.response);
  await userEvent.click(await screen.findByRole('button', { name: 'Write a summary' }));
  stream.send('done', { written: null, fallback: { reason: 'stalled' } });
  stream.send('end', { reason: 'done' });
  stream.end();
  await screen.findByText('The model did not answer in time. The quotations from the text stand.');
});
