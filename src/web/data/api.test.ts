import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { messages as errors } from '#shared/messages/en/common/errors.ts';
import { setActiveLanguage, t } from '#shared/messages/translate.ts';
import { json, pretendServer } from '#test/support/web.tsx';
import { ApiError, api, errorFrom, onSessionProblem, sentence } from './api.ts';

describe('every family of errors becomes one sentence and one code', () => {
  test.each([
    [
      'accounts',
      { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
      'invalid_credentials',
      'Invalid login credentials',
    ],
    [
      'data',
      { code: 'PGRST116', message: 'No such row', details: null, hint: null },
      'PGRST116',
      'No such row',
    ],
    [
      'storage',
      { statusCode: '409', error: 'Duplicate', message: 'The file exists' },
      '400',
      'The file exists',
    ],
    ['functions', { error: 'No case selected' }, '400', 'No case selected'],
    [
      'problems',
      { error: { code: 'invalid_request', message: 'A search needs words' } },
      'invalid_request',
      'A search needs words',
    ],
  ])('%s', (_family, body, code, message) => {
    expect(errorFrom(400, body)).toMatchObject({ status: 400, code, message });
  });

  test('an answer without words gets the sentence of its status', () => {
    expect(errorFrom(507, undefined).message).toMatch(/disk is full/);
    for (const status of [502, 503])
      expect(errorFrom(status, '<html>').message).toMatch(/went wrong on our side/);
  });
});

describe('an error that names its message', () => {
  const problem = { code: 'too_large', key: 'files.tooLarge', params: { megabytes: 50 } };
  const answer = { statusCode: '413', error: 'too_large', message: 'At most 50 MB.', problem };
  const read = (texts: Record<string, string>) => setActiveLanguage(() => ({ locale: 'en-IN', texts }));
  afterEach(() => read({}));

  test('gets the sentence of the reader’s language', () => {
    read({ [problem.key]: 'Höchstens {megabytes} MB.' });
    expect(errorFrom(413, answer).message).toBe('Höchstens 50 MB.');
  });

  test('gets the sentence of a loaded catalogue', () => {
    const { key } = errors.diskFull;
    const full = { ...answer, problem: { code: 'disk_full', key, params: {} } };
    expect(errorFrom(507, full).message).toBe(t(errors.diskFull));
  });

  test('keeps the server’s sentence when no catalogue has the message', () => {
    expect(errorFrom(413, answer)).toMatchObject({
      message: 'At most 50 MB.',
      code: 'too_large',
      said: { key: 'files.tooLarge', params: { megabytes: 50 } },
    });
    const odd = { ...answer, problem: { code: 7, key: {}, params: 'x' } };
    expect(errorFrom(413, odd).message).toBe('At most 50 MB.');
  });
});

test('a request reads its answer with the schema', async () => {
  const calls = pretendServer({ 'GET /rest/v1/cases': () => [{ id: 'a' }] });
  const rows = await api.get('/rest/v1/cases', z.array(z.object({ id: z.string() })), {
    query: { limit: 3, select: undefined },
  });
  expect(rows).toEqual([{ id: 'a' }]);
  expect(calls.map(({ query }) => query.toString())).toEqual(['limit=3']);
});

test('an answer of another shape is an error with a sentence, not a crash later', async () => {
  pretendServer({ 'GET /x': () => ({ odd: true }) });
  await expect(api.get('/x', z.array(z.string()))).rejects.toMatchObject({ code: 'unreadable' });
});

test('an answer that only its headers or nobody needs is read to its end, so that no request stays open', async () => {
  const answers: Response[] = [];
  vi.stubGlobal('fetch', () => {
    const answer = new Response('[]', { headers: { 'content-range': '*/7' } });
    answers.push(answer);
    return Promise.resolve(answer);
  });
  expect((await api.headers('/rest/v1/cases')).get('content-range')).toBe('*/7');
  await api.run('POST', '/x', {});
  expect(answers.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true]);
});

test('an unreachable server is reported, and nothing is lost', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const error = await api.run('POST', '/x', {}).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(sentence(error)).toMatch(/Your saved work is safe/);
});

test('a 401 is reported to listeners of the session, except for a repeated password', async () => {
  const told = vi.fn();
  onSessionProblem(told);
  pretendServer({
    'GET /a': () => json(401, { error_code: 'reauthentication_needed', msg: 'Again' }),
    'GET /b': () => json(401, { error_code: 'no_authorization', msg: 'Out' }),
  });
  await expect(api.run('GET', '/a')).rejects.toThrow('Again');
  expect(told).not.toHaveBeenCalled();
  await expect(api.run('GET', '/b')).rejects.toThrow('Out');
  expect(told.mock.calls).toEqual([['ended']]);
});

test.each([
  ['/auth/v1/audit', { error_code: 'insufficient_aal', msg: 'Second factor' }, 1],
  ['/rest/v1/cases', { code: 'insufficient_aal', message: 'Second factor' }, 1],
  ['/functions/v1/x', { error: 'Second factor', problem: { code: 'insufficient_aal' } }, 1],
  ['/functions/v1/x', { error: 'Please confirm your second factor first.' }, 0],
  ['/rest/v1/cases', { code: 'forbidden', message: 'This is not yours to change.' }, 0],
])('a 403 of %s for a missing second factor is reported: %o', async (path, body, times) => {
  const told = vi.fn();
  onSessionProblem(told);
  pretendServer({ [`GET ${path}`]: () => json(403, body) });
  await expect(api.run('GET', path)).rejects.toBeInstanceOf(ApiError);
  expect(told.mock.calls).toEqual(Array.from({ length: times }, () => ['second_factor']));
});
