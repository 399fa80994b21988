import { expect, test } from 'vitest';
import { ProblemError } from '#shared/errors.ts';
import { checkAnswer, type LookUp } from './checks-of-answer.ts';

const CONTENT =
  'The debt is presumed: see 2019 SCC OnLine Ker 1234 and section 138 of the Negotiable Instruments Act, 1881.';
/** A library that answers every question with the same error. */
const failing = (error: Error): LookUp => ({
  library: new Proxy({} as LookUp['library'], { get: () => () => Promise.reject(error) }),
  db: {} as LookUp['db'],
});
const check = (error: Error) =>
  checkAnswer(failing(error), { content: CONTENT, removed: [], unread: [] }, AbortSignal.timeout(60_000));

test('an answer is shown when the library has no time to look up its citations, and says so', async () => {
  const checks = await check(new ProblemError('timeout'));
  expect(checks).toMatchObject({ citations: [], provisions: [] });
  expect(checks.not_checked.map(({ code, sentence }) => [code, sentence])).toEqual([
    ['no_time', 'Citations and sections were not looked up: the server was busy.'],
  ]);
});

test('another fault of the library is not passed over', async () => {
  await expect(check(new ProblemError('not_found'))).rejects.toMatchObject({ code: 'not_found' });
});
