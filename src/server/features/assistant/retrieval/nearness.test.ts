import { afterEach, expect, test, vi } from 'vitest';
import { understandQuestion } from '#law/answers/question.ts';
import type { Services } from '#server/platform/services.ts';
import { nearTexts } from './nearness.ts';

const sentenceVector = vi.hoisted(() => vi.fn<(text: string, as: string) => Promise<Int8Array>>());
vi.mock('#server/platform/models/sentences/sentence-vectors.ts', () => ({ sentenceVector }));
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
const vector = Int8Array.of(1, 2);

test('a model that is late leaves to words what it has not compared', async () => {
  const late = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  sentenceVector.mockImplementation((text) => {
    if (!text.startsWith('The policy')) return Promise.resolve(vector);
    late.abort(new DOMException('late', 'TimeoutError'));
    return new Promise(() => undefined);
  });
  expect([...(await near()).keys()]).toEqual(['The vehicle overturned.']);
});

test('a model that does not even compare the question in time leaves all to words', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  sentenceVector.mockReturnValue(new Promise(() => undefined));
  expect(await near()).toEqual(new Map());
});

test('a client that leaves ends the comparison', async () => {
  sentenceVector.mockReturnValue(new Promise(() => undefined));
  await expect(near(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});
