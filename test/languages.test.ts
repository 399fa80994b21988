import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { loadLanguages } from '#server/core/language.ts';
import { mailRecipients } from '#server/features/accounts/store.ts';
import { smsText } from '#server/platform/messaging/sms/sms.ts';
import type { AuthSession } from '#shared/contracts/accounts.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages as emails } from '#shared/messages/en/common/emails.ts';
import { messages as clients } from '#shared/messages/en/practice/clients.ts';
import { t } from '#shared/messages/translate.ts';
import { type AccountsApp, accountsApp } from './fixtures/accounts-app.ts';
import { testLanguages } from './fixtures/languages.ts';
import { type TestApp, testApp } from './support/app.ts';

let it: TestApp;
let auth: AccountsApp;

beforeAll(async () => {
  await loadLanguages(testLanguages(accountErrors, emails, clients));
  it = await testApp();
  auth = await accountsApp();
});
afterAll(async () => {
  await it.close();
  await auth.db.close();
});

const chooseLanguage = (db: TestApp['db'], userId: string, language: string | null) =>
  db.sql('update public.profiles set language = $2 where id = $1', [userId, language]);
const accept = (language: string) => ({ headers: { 'accept-language': language } });

describe('an error is in the language of its request', () => {
  let tries = 0;
  const wrongPassword = async (language: string) => {
    tries += 1;
    const body = { email: `nobody.${tries}@chambers.example`, password: 'Wrong#Pass9' };
    const answer = await auth.call('POST', '/token?grant_type=password', body, accept(language));
    return ((await answer.json()) as { msg: string }).msg;
  };

  test.each([
    ['hi-IN,en;q=0.8', 'hi: Invalid login credentials'],
    ['en;q=0.3,ta;q=0.9', 'ta: Invalid login credentials'],
    ['fr, hi;q=0', 'Invalid login credentials'],
    [',;q=ä,"', 'Invalid login credentials'],
  ])('Accept-Language: %s', async (language, sentence) => {
    expect(await wrongPassword(language)).toBe(sentence);
  });

  test('requests at the same time in several languages do not mix', async () => {
    const languages = ['hi', 'ta', 'en', 'ta', 'hi', 'en', 'hi', 'ta'];
    const sentences = await Promise.all(languages.map(wrongPassword));
    expect(sentences).toEqual(
      languages.map((language) =>
        language === 'en' ? 'Invalid login credentials' : `${language}: Invalid login credentials`,
      ),
    );
  });

  test('the language of the profile comes before that of the browser, and ends with the choice', async () => {
    const [asha, ravi] = [await it.lawyer(), await it.lawyer()];
    await chooseLanguage(it.db, asha.userId, 'ta');
    const refusal = async (lawyer: typeof asha) => {
      const answer = await lawyer.call('POST', '/rest/v1/clients', { name: '' }, { 'accept-language': 'hi' });
      return ((await answer.json()) as { message: string }).message;
    };
    const [tamil, hindi] = await Promise.all([refusal(asha), refusal(ravi)]);
    expect(tamil).toContain('ta: Client name is required');
    expect(hindi).toContain('hi: Client name is required');
    await chooseLanguage(it.db, asha.userId, null);
    expect(await refusal(asha)).toContain('hi: Client name is required');
  });
});

describe('a mail is in the language of its recipient', () => {
  const lastSubject = async () => (await auth.settled()).at(-1)?.subject;

  test('before there is a profile, in that of the request', async () => {
    const body = { email: 'new@chambers.example', password: 'Vakalatnama#1' };
    await auth.call('POST', '/signup', body, accept('ta'));
    expect(await lastSubject()).toBe(`ta: ${t(emails.confirmSubject)}`);
    expect((await auth.settled()).at(-1)?.html).toContain('<html lang="ta-IN">');
  });

  test('then in the language of the profile, for any request', async () => {
    const email = 'reader@chambers.example';
    const { user } = await auth.member(email);
    await chooseLanguage(auth.db, user.id, 'hi');
    await auth.call('POST', '/recover', { email }, accept('ta'));
    expect(await lastSubject()).toBe(`hi: ${t(emails.resetSubject)}`);
    const { access_token: token } = await auth.signIn(email);
    await auth.call('PUT', '/user', { password: 'Fresh#Start77' }, { token, ...accept('ta') });
    expect(await lastSubject()).toBe(`hi: ${t(emails.passwordSubject)}`);
    await auth.call('POST', '/signup', { email, password: 'Other#Pass12' }, accept('ta'));
    expect(await lastSubject()).toMatch(/^hi: /);
  });

  test('features learn the language with the address', async () => {
    const asha = await it.lawyer();
    await chooseLanguage(it.db, asha.userId, 'ta');
    const found = await it.db.withAccounts((tx) => mailRecipients(tx, [asha.userId]));
    expect(found.get(asha.userId)).toEqual({ email: expect.stringContaining('@'), language: 'ta' });
  });
});

test('a code by SMS is in the language of the number’s owner', async () => {
  const texts: string[] = [];
  const byPhone = await accountsApp({
    sms: { provider: 'outbox', send: async (message) => void texts.push(smsText(message)) },
  });
  const phone = '+919876501234';
  const ask = () => byPhone.call('POST', '/otp', { phone }, accept('ta'));
  await ask();
  const token = /\d{6}/.exec(texts[0] ?? '')?.[0];
  const answer = await byPhone.call('POST', '/verify', { type: 'sms', phone, token });
  const { user } = (await answer.json()) as AuthSession;
  await chooseLanguage(byPhone.db, user.id, 'hi');
  byPhone.clock.advance(120_000);
  await ask();
  expect(texts.map((text) => text.slice(0, 4))).toEqual(['ta: ', 'hi: ']);
  await byPhone.db.close();
});

test('a profile takes only a language that is offered', async () => {
  const asha = await it.lawyer();
  const patch = (language: unknown) =>
    asha.call('PATCH', `/rest/v1/profiles?id=eq.${asha.userId}`, { language });
  for (const offered of ['en', 'hi', 'ta', null]) expect((await patch(offered)).status).toBe(204);
  for (const refused of ['xx', 'en-XA', '', 7]) expect((await patch(refused)).status).toBe(400);
});

test('the texts of each language are in one module of a build, and no thread or child has a copy', async () => {
  const folder = inject('ownModules');
  // Scripts that other tests have made stand beside the build.
  const bundles = (await readdir(folder)).filter(
    (name) => name.endsWith('.mjs') && !name.startsWith('script-'),
  );
  // A build marks where each part comes from.
  const holders = bundles.filter((name) =>
    /^\/\/ src\/shared\/messages\/(?:hi|ta)\//mu.test(readFileSync(path.join(folder, name), 'utf8')),
  );
  expect(holders.sort()).toEqual(['hi-texts.mjs', 'ta-texts.mjs']);
});

describe('no module keeps a sentence', () => {
  const FUNCTIONS = new Set([
    'ArrowFunctionExpression',
    'FunctionExpression',
    'FunctionDeclaration',
    'ClassMethod',
    'PrivateMethod',
    'Constructor',
    'MethodProperty',
    'GetterProperty',
  ]);
  const FORMATTERS = /^(t|locale|formatNumber|formatDate|formatRelative|formatList|fileSize|sizeLimit)$/;

  /** The names of the formatters that a module calls when it is loaded, and so only once. */
  function calledAtLoad(node: unknown): string[] {
    if (Array.isArray(node)) return node.flatMap(calledAtLoad);
    if (node === null || typeof node !== 'object') return [];
    const { type, callee } = node as { type?: string; callee?: { type: string; value?: string } };
    if (FUNCTIONS.has(type ?? '')) return [];
    const name = type === 'CallExpression' && callee?.type === 'Identifier' ? (callee.value ?? '') : '';
    return [...(FORMATTERS.test(name) ? [name] : []), ...Object.values(node).flatMap(calledAtLoad)];
  }

  test('sentences are made when they are shown', async () => {
    const root = path.resolve(import.meta.dirname, '../src');
    const files = (await readdir(root, { recursive: true })).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file),
    );
    const kept = files.filter((file) => {
      const code = readFileSync(path.join(root, file), 'utf8');
      return calledAtLoad(parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x') }).body).length > 0;
    });
    expect(kept).toEqual([]);
  });
});
