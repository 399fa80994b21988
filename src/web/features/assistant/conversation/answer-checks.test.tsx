import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { AnswerChecks } from '#shared/contracts/assistant/chats.ts';
import { AnswerChecked } from './answer-checks.tsx';

afterEach(cleanup);

const checks: AnswerChecks = {
  sentences: [
    {
      ...{ text: 'The rent is due [1].', start: 0, end: 20, sources: [1] },
      ...{ status: 'supported', differences: [] },
    },
  ],
  citations: [],
  provisions: [],
  not_checked: [],
  removed: [],
  unread_files: [],
};

test('sentences that were left out are counted in the open, and those that were read again in the details', () => {
  render(<AnswerChecked checks={{ ...checks, left_out: 2, second_reading: { read: 3, all: 5 } }} />);
  const leftOut = screen.getByText('2 sentences were left out because your sources do not have them.');
  expect(leftOut.closest('details')).toBeNull();
  expect(screen.getByText(/^3 of 5 sentences .* were read a second time/).closest('details')).not.toBeNull();
});

test.each([
  ['untrusted', /second reading by the model does not count/],
  ['failed', /No sentence was read a second time: the model failed/],
  [undefined, /said neither yes nor no/],
] as const)('a second reading without a vote says why (%s)', (why, words) => {
  const second_reading = { read: 0, all: 5, ...(why ? { why } : {}) };
  render(<AnswerChecked checks={{ ...checks, second_reading }} />);
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByText(/0 of 5/)).toBeNull();
});

test('where none was left out, nothing is said of it', () => {
  render(<AnswerChecked checks={checks} />);
  expect(screen.queryByText(/left out/)).toBeNull();
  expect(screen.queryByText(/a second time/)).toBeNull();
});
