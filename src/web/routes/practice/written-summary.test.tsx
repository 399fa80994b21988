import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { CaseSummaryAnswer } from '#shared/contracts/assistant/case-summary.ts';
import { CASE, casePage, server } from '#test/fixtures/case-screen.ts';
import { eventStream, FILE_SOURCE } from '#test/fixtures/chats.ts';
import { renderApp } from '#test/support/web.tsx';
import { answerRuns } from '#web/features/assistant/answer-runs.ts';

const WRITE = 'POST /functions/v1/write-case-summary';
const RENT = 'The rent is Rs. 95,000 [2].';
const SENTENCES = [
  {
    ...{ text: RENT, start: 0, end: RENT.length, sources: [2], status: 'differs' },
    differences: [{ what: 'figure', said: 'Rs. 95,000', source: 'Rs. 45,000' }],
  },
];
const WRITTEN = {
  content: RENT,
  sources: [FILE_SOURCE],
  checks: {
    ...{ sentences: SENTENCES, citations: [], provisions: [], not_checked: [], removed: [] },
    unread_files: [],
  },
  status: 'complete',
  engine: 'small-model',
  changed: 0,
  made_at: '2026-11-22T10:00:00+00:00',
};
const ANSWER = { enabled: true, renewable: true, summary: null, newer: 0, unread: 0 };

let kept: { model: string | null; written: object | null };
beforeEach(() => {
  kept = { model: 'small-model', written: null };
  answerRuns.set(CASE.id, undefined);
});
const shownBy = (write: () => unknown = () => ({})) =>
  renderApp(
    casePage(),
    server({
      'GET /functions/v1/case-summary': () => ({ ...ANSWER, ...kept }) as CaseSummaryAnswer,
      [WRITE]: write,
    }),
  );

test('without a model nothing is offered', async () => {
  kept.model = null;
  shownBy();
  await screen.findByText('From the papers');
  await screen.findByRole('button', { name: 'Make a summary' });
  expect(screen.queryByText('Written by the model')).toBeNull();
});

test('a summary is written on request, and a sentence that differs says so in its line', async () => {
  const stream = eventStream();
  const { calls } = shownBy(() => stream.response);
  await screen.findByText(/small-model can write a summary of the files/);
  expect(calls.some(({ call }) => call === WRITE)).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Write a summary' }));
  stream.send('sources', { sources: [FILE_SOURCE] });
  stream.send('progress', { done: 0, total: 1, what: 'passages' });
  await screen.findByText('Reading 1 passage…');
  stream.send('delta', { text: RENT, sentences: SENTENCES });
  await screen.findByText('Rs. 95,000: the source says Rs. 45,000');
  kept.written = WRITTEN;
  stream.send('done', { written: WRITTEN });
  stream.send('end', { reason: 'done' });
  stream.end();
  await screen.findByText(/Written by small-model from the numbered sources/);
  expect(screen.getByText('Rs. 95,000: the source says Rs. 45,000').getAttribute('role')).toBe('note');
  expect(screen.getByRole('link', { name: /^Source 2: order\.docx/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Write it again' })).toBeTruthy();
  expect(screen.getByText('From the papers')).toBeTruthy();
});

test('a failure says why, and leaves what was there', async () => {
  kept.written = { ...WRITTEN, changed: 2 };
  const stream = eventStream();
  shownBy(() => stream.response);
  await screen.findByText('Out of date: 2 files have changed since this was written.');
  await userEvent.click(screen.getByRole('button', { name: 'Write it again' }));
  stream.send('done', { written: kept.written, fallback: { reason: 'stalled' } });
  stream.send('end', { reason: 'done' });
  stream.end();
  await screen.findByText(
    'The model did not answer in time. Nothing new is kept. The quotations from the papers stand.',
  );
  expect(screen.getByText(/Written by small-model/)).toBeTruthy();
});

test('a reader who may not ask the model sees the summary and no button', async () => {
  kept = { model: null, written: WRITTEN };
  shownBy();
  await screen.findByText('Written by the model');
  expect(screen.queryByRole('button', { name: 'Write it again' })).toBeNull();
});

test('writing can be stopped, and the words that had come stay', async () => {
  const stream = eventStream();
  shownBy(() => stream.response);
  await userEvent.click(await screen.findByRole('button', { name: 'Write a summary' }));
  stream.send('delta', { text: RENT, sentences: SENTENCES });
  await screen.findByText('Rs. 95,000: the source says Rs. 45,000');
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  stream.fail();
  await screen.findByText('You stopped this answer.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Write a summary' })).toBeTruthy());
});
