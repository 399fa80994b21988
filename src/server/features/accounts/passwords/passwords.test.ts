import { dictionary } from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PASSWORD_RULES, passwordProblem, passwordStrength } from '#shared/password-rules.ts';
import { accountsApp, PASSWORD } from '#test/fixtures/accounts-app.ts';
import { createPasswordThreads } from './password-threads.ts';
import { ARGON2, createPasswords, type Passwords } from './passwords.ts';
import { isCommonPassword } from './require-strong-password.ts';

const cheap = () => createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });

describe('hashing', () => {
  test('in threads is the same, for several passwords at once and without an account', async () => {
    const threads = createPasswordThreads(2);
    const [first, second] = await Promise.all([threads.hash(PASSWORD), threads.hash('Another#Pass1')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    const checks = [
      threads.verify(first, PASSWORD),
      threads.verify(second, PASSWORD),
      threads.verify(undefined, PASSWORD),
      createPasswords().verify(first, PASSWORD),
    ];
    expect(await Promise.all(checks)).toEqual([true, false, false, true]);
  });

  test('is argon2id with 64 MiB, three passes, one lane', async () => {
    expect(ARGON2).toEqual({ memoryCost: 65_536, timeCost: 3, parallelism: 1 });
    const passwords = createPasswords();
    const stored = await passwords.hash(PASSWORD);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(await passwords.verify(stored, PASSWORD)).toBe(true);
    expect(await passwords.verify(stored, `${PASSWORD} `)).toBe(false);
  });

  test('accepts composed and decomposed characters alike', async () => {
    const passwords = cheap();
    const stored = await passwords.hash('Señor#Raja1'.normalize('NFC'));
    expect(await passwords.verify(stored, 'Señor#Raja1'.normalize('NFD'))).toBe(true);
  });

  test('does the same work without an account and fails', async () => {
    expect(await cheap().verify(undefined, 'the password of nobody')).toBe(false);
  });

  test('costs the same number of hashes whether or not there is an account', async () => {
    const calls: string[] = [];
    const real = cheap();
    const passwords: Passwords = {
      hash: (password) => {
        calls.push('hash');
        return real.hash(password);
      },
      verify: (stored, password) => {
        calls.push('verify');
        return real.verify(stored, password);
      },
    };
    const auth = await accountsApp({ passwords });
    await auth.member('asha@chambers.example');
    const costOf = async (path: string, email: string) => {
      calls.length = 0;
      await auth.call('POST', path, { email, password: 'Another#Pass9' });
      return calls.join();
    };
    expect(await costOf('/signup', 'asha@chambers.example')).toBe(
      await costOf('/signup', 'new@chambers.example'),
    );
    const token = '/token?grant_type=password';
    expect(await costOf(token, 'asha@chambers.example')).toBe(await costOf(token, 'nobody@chambers.example'));
    expect(calls).toEqual(['verify']);
    await auth.settled();
    await auth.db.close();
  });
});

describe('the rules', () => {
  const byId = (id: string) => PASSWORD_RULES.find((rule) => rule.id === id)!;

  test('report the first that fails, in the order of the specification', () => {
    expect(PASSWORD_RULES.map(({ id }) => id)).toEqual(['length', 'upper', 'lower', 'digit', 'special']);
    fc.assert(
      fc.property(fc.string({ maxLength: 20, unit: 'grapheme' }), (password) => {
        const failing = PASSWORD_RULES.filter((rule) => !rule.test(password));
        expect(passwordProblem(password) === undefined).toBe(failing.length === 0);
        expect(passwordProblem(password)?.message).toBe(failing[0]?.message);
      }),
    );
  });

  test('hold for any password built of the four classes', () => {
    const piece = (set: string) => fc.constantFrom(...set);
    const parts = fc.tuple(
      piece('ABCÄЖ'),
      piece('abcäжß'),
      piece('0123456789'),
      piece('!@#₹€-_«'),
      fc.string({ minLength: 4, maxLength: 20 }),
    );
    fc.assert(fc.property(parts, (all) => passwordProblem(all.join('')) === undefined));
  });

  test('vowel signs of Indian scripts are not special characters', () => {
    expect(byId('special').test('Password1किताब')).toBe(false);
    expect(byId('special').test('Password1।')).toBe(true);
  });

  test('adding a character class never lowers the strength', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.constantFrom('A', 'a', '1', '#'), (password, more) => {
        expect(passwordStrength(password + more).score).toBeGreaterThanOrEqual(
          passwordStrength(password).score,
        );
      }),
    );
  });
});

describe('common passwords', () => {
  test.each([
    ...[
      'Password1!',
      'P@ssw0rd1',
      'P@$$w0rd',
      'Welcome@123',
      'Admin@123',
      'Qwerty@12345',
      'Krishna@123',
      'India@1947',
    ],
    ...['Passw0rd!', 'Abcd@1234', 'Iloveyou#1', '#Football1', 'Letmein!2024', '1Qaz@wsx', 'pAsSwOrD.99'],
  ])('%s is refused', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each([
    ...['Vakalatnama#1', 'Mulki-Fasal-1947', 'kT9$wq!zLm2', 'Order39Rule1&2', 'Correct-Horse7-Battery'],
    ...['Password!&%#9182736', 'नमस्ते#Aa1पासवर्ड'],
  ])('%s is accepted', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  test('the 3,000 most common are refused, also with the additions that our rules require', () => {
    const commonest = dictionary['passwords-common'].slice(0, 3000);
    expect(commonest.filter((password) => !isCommonPassword(password))).toEqual([]);
    const words = commonest.filter((password) => /^[a-z]{4,}$/.test(password));
    const dressed = words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}@123`);
    expect(dressed.filter((password) => !isCommonPassword(password))).toEqual([]);
    expect(words.length).toBeGreaterThan(2000);
  });
});
