import { afterEach, expect, test, vi } from 'vitest';
import { understandQuestion } from '#law/answers/question.ts';
import { TurnsByOwner } from '#server/core/threads/turns-by-owner.ts';
import type { Services } from '#server/platform/services.ts';
import { nearTexts } from './nearness.ts';

afterEach(() => vi.restoreAllMocks());

const parts = {
  env: { SENTENCE_MODEL: 'on' },
  db: { withWorker: async () => [] },
  log: { warn: () => undefined },
} as unknown as Services;
const question = understandQuestion('Did the truck tip over?', { inCase: true });
const texts = ['The vehicle overturned.', 'The policy was in force.', 'The driver has a licence.'].map(
  (text, at) => ({
    ...{
      kind: 'file' as const,
      id: `${at}`,
      document: `${at}`,
      ofCase: true,
      title: 'Diary',
      text,
      rank: at,
    },
  }),
);
const near = (signal = new AbortController().signal) => nearTexts(parts, question, texts, signal);

/** The model takes so many texts, and is stuck then. */
function stuckAfter(count: number, stuck: () => void = () => undefined) {
  const { enter } = TurnsByOwner.prototype;
  let taken = 0;
  vi.spyOn(TurnsByOwner.prototype, 'enter').mockImplementation(function (this: TurnsByOwner, ...of) {
    taken += 1;
    if (taken <= count) return enter.apply(this, of);
    stuck();
    return new Promise(() => undefined);
  });
}

test('a model that is late leaves to words what it has not compared', async () => {
  const late = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  stuckAfter(2, () => late.abort(new DOMException('late', 'TimeoutError')));
  expect([...(await near()).keys()]).toEqual(['The vehicle overturned.']);
});

test('a model that does not even compare the question in time leaves all to words', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  stuckAfter(0);
  expect(await near()).toEqual(new Map());
});

test('a client that leaves ends the comparison', async () => {
  stuckAfter(0);
  await expect(near(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});
