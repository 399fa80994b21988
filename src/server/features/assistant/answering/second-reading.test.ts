import { expect, test } from 'vitest';
import type { LanguageModel } from '#server/platform/models/language/language-model.ts';
import type { CheckedSentence } from '#shared/contracts/assistant/chats.ts';
import { ProblemError } from '#shared/errors.ts';
import { readAgain } from './second-reading.ts';

const TEXT =
  'The rent of the shop at Karaikudi is Rs. 4,000 a month. The tenant keeps the keys of the godown.';
const SOURCES = [{ n: 1, text: TEXT, about: 'Lease.pdf' }];
const sentence = (text: string, start = 0): CheckedSentence => ({
  ...{ text, start, end: start + text.length, sources: [1] },
  ...{ status: 'supported', differences: [] },
});
const KEYS = sentence('The tenant holds the keys [1].');
const LANDLORD = sentence('The landlord holds the keys [1].', 40);

/** A model that answers each sentence by a rule, and the sentences that it was asked about. */
function reader(answer: (sentence: string) => string) {
  const asked: string[] = [];
  const model: LanguageModel = {
    name: 'reader',
    room: 6000,
    stream: () => {
      throw new Error('a vote is asked for whole');
    },
    generate({ messages }) {
      const asks = typeof messages === 'function' ? messages(Number.POSITIVE_INFINITY) : messages;
      const said = /<sentence>\n(.*)\n<\/sentence>/su.exec(asks.at(-1)?.text ?? '')?.[1] ?? '';
      asked.push(said);
      const end = { finish: 'stop', usage: { input: 1, output: 1, counted: 'estimate' } } as const;
      return Promise.resolve().then(() => ({ ...end, text: answer(said) }));
    },
  };
  return { model, asked };
}
const honest = (said: string): string => (/tenant|rent/u.test(said) ? 'YES' : 'No, it does not.');
const read = async (model: LanguageModel, sentences: CheckedSentence[], text = TEXT) =>
  readAgain({
    ...{ model, sentences, sources: [{ n: 1, text, about: 'Lease.pdf' }], viewer: undefined },
    signal: new AbortController().signal,
  });
const votes = async (
  model: LanguageModel | undefined,
  sentences = [KEYS, LANDLORD],
  signal = new AbortController().signal,
) =>
  (await readAgain({ model, sentences, sources: SOURCES, viewer: undefined, signal })).sentences.map(
    ({ status, second }) => [status, second],
  );

test('a sentence that the model does not find in its passage is no longer supported', async () => {
  const { model, asked } = reader(honest);
  expect(await votes(model)).toEqual([
    ['supported', 'yes'],
    ['not_checked', 'no'],
  ]);
  // The number of the source is no part of what is asked.
  expect(asked).toContain('The landlord holds the keys.');
});

test.each([
  ['yes', () => 'YES'],
  ['no', () => 'NO'],
  ['neither', () => 'It depends.'],
])('the votes of a model that says %s to everything do not count', async (_, answer) => {
  const { sentences, counts } = await read(reader(answer).model, [KEYS, LANDLORD]);
  expect(sentences).toEqual([KEYS, LANDLORD]);
  expect(counts).toEqual({ read: 0, all: 2, why: 'untrusted' });
});

test('a passage without a sentence to try the model with gives way to one that has one, and a failure is named', async () => {
  const sources = [
    { n: 2, text: 'Rent. Keys.', about: '' },
    { n: 1, text: TEXT, about: '' },
  ];
  const short: CheckedSentence = { ...sentence('The rent and the keys [2].', 90), sources: [2] };
  const reading = { viewer: undefined, signal: new AbortController().signal };
  const { model, asked } = reader(honest);
  const both = await readAgain({ ...reading, model, sentences: [short, KEYS], sources });
  expect(both.counts).toEqual({ read: 2, all: 2 });
  expect(asked).toHaveLength(4);
  const alone = await readAgain({ ...reading, model, sentences: [short], sources });
  expect(alone.counts).toEqual({ read: 0, all: 1, why: 'no_control' });
  const failing = reader(() => {
    throw new ProblemError('model_unavailable');
  });
  const { counts } = await readAgain({ ...reading, model: failing.model, sentences: [KEYS], sources });
  expect(counts).toEqual({ read: 0, all: 1, why: 'failed' });
});

test('only what the code found supported is asked about, and at most eight sentences', async () => {
  const { model, asked } = reader(honest);
  const differs: CheckedSentence = { ...LANDLORD, status: 'differs' };
  expect(await votes(model, [differs])).toEqual([['differs', undefined]]);
  expect(asked).toEqual([]);
  await votes(
    model,
    Array.from({ length: 30 }, (__, at) => sentence('The tenant holds the keys [1].', at * 40)),
  );
  expect(asked).toHaveLength(2 + 8);
});

test('a model that fails, and a reader who leaves, end it with the votes so far', async () => {
  const failing = reader((said) => {
    if (said.includes('landlord')) throw new ProblemError('too_many_requests');
    return honest(said);
  });
  expect(await votes(failing.model)).toEqual([
    ['supported', 'yes'],
    ['supported', undefined],
  ]);
  const left = new AbortController();
  const leaving = reader((said) => {
    left.abort();
    return honest(said);
  });
  expect(await votes(leaving.model, [KEYS], left.signal)).toEqual([['supported', undefined]]);
  // The two controls are asked at once, and no sentence after them.
  expect(leaving.asked).toHaveLength(2);
});

test('a long page is read around the words of the sentence', async () => {
  const page = `${'Much is said of the rent in these lines. '.repeat(100)}${TEXT}`;
  const { model, asked } = reader(honest);
  const { sentences, counts } = await read(model, [KEYS], page);
  expect(sentences).toMatchObject([{ second: 'yes' }]);
  expect(counts).toEqual({ read: 1, all: 1 });
  expect(asked).toHaveLength(3);
});

test('three sentences are read at once, and those that were not reached are counted', async () => {
  let running = 0;
  let most = 0;
  const { model } = reader(honest);
  const counting: LanguageModel = {
    ...model,
    async generate(request) {
      running += 1;
      most = Math.max(most, running);
      const answer = await model.generate(request);
      running -= 1;
      return answer;
    },
  };
  const many = Array.from({ length: 12 }, (_, at) => sentence('The tenant holds the keys [1].', at * 40));
  const { counts, sentences } = await read(counting, many);
  expect(most).toBe(3);
  expect(counts).toEqual({ read: 8, all: 12 });
  expect(sentences.filter(({ second }) => second === undefined)).toHaveLength(4);
});

test('without a second reader the sentences stay as they are', async () => {
  expect(await votes(undefined, [KEYS])).toEqual([['supported', undefined]]);
});
