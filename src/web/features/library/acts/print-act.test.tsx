import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderApp, TEST_USER } from '#test/support/web.tsx';

const piece = (path: string, label: string, text: string) => ({
  kind: 'subsection' as const,
  path,
  label,
  text,
  depth: 1,
});
const FULL = {
  title: 'Lantern Keepers Act, 1957',
  source: 'Folder acts',
  as_on: '2025-10-06',
  preamble: ['An Act to regulate keepers.'],
  parts: [
    {
      title: 'CHAPTER II Penalties',
      sections: [
        {
          number: '3',
          title: 'Penalty',
          pieces: [
            piece('1', '(1)', 'A keeper who sleeps pays a fine.'),
            piece('2', '(2)', 'A second time, twice.'),
          ],
          notes: [{ mark: '1', text: 'Subs. by Act 9 of 1960.' }],
        },
      ],
    },
  ],
};
const CONTENTS = {
  act: {
    key: 'lantern',
    title: FULL.title,
    short: FULL.title,
    unit: 'section',
    sections: 1,
    summary: false,
    source: FULL.source,
    full: true,
  },
  parts: [{ title: 'CHAPTER II Penalties', sections: [{ number: '3', title: 'Penalty' }] }],
  schedules: ['THE SCHEDULE'],
  reading: {
    kind: 'act',
    expected: 1,
    found: 1,
    by_contents: true,
    holes: [],
    doubts: [],
    file: 'lantern.pdf',
    source: FULL.source,
    stored_at: '2026-01-01T00:00:00Z',
    changes: [],
    corrections: [],
    unapplied: [],
  },
};
const SCHEDULES = {
  schedules: [
    { label: 'THE SCHEDULE', paragraphs: [], table: { columns: ['Fee', 'Rupees'], rows: [['Oil', '12']] } },
  ],
};

test('an act and a chapter of it are printed with each word, the source and the day', async () => {
  const paper: string[] = [];
  const print = vi.fn(() => {
    paper.push(document.querySelector('.paper-act')?.textContent ?? '');
    window.dispatchEvent(new Event('afterprint'));
  });
  vi.stubGlobal('print', print);
  renderApp('/home/acts/lantern', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /library/acts/lantern': () => CONTENTS,
    'GET /library/act-text/lantern': () => FULL,
    'GET /library/act-schedules/lantern': () => SCHEDULES,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Print the act' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  for (const words of [
    FULL.title,
    'An Act to regulate keepers.',
    '3. Penalty',
    '(1) A keeper who sleeps pays a fine.',
    '(2) A second time, twice.',
    'Subs. by Act 9 of 1960.',
    'The law as on 6 Oct 2025 · Folder acts · printed on',
    'THE SCHEDULE',
    'Oil',
  ])
    expect(paper[0]).toContain(words);
  await waitFor(() => expect(document.querySelector('.paper-act')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Print CHAPTER II Penalties' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  expect(paper[1]).toContain('(2) A second time, twice.');
  expect(paper[1]).not.toContain('THE SCHEDULE');
});
