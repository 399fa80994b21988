import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPlainName, nameForGreeting } from './person-names.ts';

describe('a name', () => {
  test.each([
    'Asha Rao',
    'M.K. Stalin',
    'K.Ravi',
    'Dr. S. Kumar, B.A., LL.B.',
    "Maria D'Souza-Pinto",
    'Ravi S/o Mohan',
    'श्रीमती आशा राव',
    'ശ്രീലക്ഷ്‍മി',
    'क्‌ष',
    'தமிழ்ச்செல்வி',
    'Md. Irfan',
    'Rao & Co.',
  ])('%s is plain', (name) => {
    expect(isPlainName(name)).toBe(true);
    expect(nameForGreeting(name)).toBe(name);
  });

  test.each([
    'https://evil.example/login',
    'Asha, see HTTPS://evil.example',
    'javascript:alert(1)',
    'mailto:a@evil.example',
    '//evil.example',
    '\\\\evil\\share',
    'www.evil.example',
    'evil.com',
    'Visit munshi-login.in now',
    'evil。com',
    'ｅｖｉｌ．ｃｏｍ',
    'asha@evil.example',
  ])('%s contains a link', (name) => {
    expect(isPlainName(name)).toBe(false);
    expect(nameForGreeting(name)).toBeUndefined();
  });

  test.each(['\u202e', '\u2066', '\u200f', '\u061c', '\u200b', '\ufeff', '\u{e0041}'])(
    'with a hidden character is refused where it is typed, and greets without it',
    (hidden) => {
      expect(isPlainName(`Asha${hidden} Rao`)).toBe(false);
      expect(nameForGreeting(`Asha${hidden} Rao`)).toBe('Asha Rao');
    },
  );

  test('in a greeting is one short line, whatever is stored', () => {
    expect(nameForGreeting('Asha\r\n\tRao')).toBe('AshaRao');
    expect(nameForGreeting(' \u202e ')).toBeUndefined();
    expect(nameForGreeting(null)).toBeUndefined();
    expect(nameForGreeting('a'.repeat(5000))).toHaveLength(100);
    expect(nameForGreeting(`ht\u200btps://evil.example`)).toBeUndefined();
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const name = nameForGreeting(text) ?? '';
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|:\/\//u);
        expect([...name].length).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('is checked in linear time', () => {
    const seconds = (length: number) => {
      const text = 'a.'.repeat(length / 2);
      const start = process.cpuUsage();
      for (let i = 0; i < 20; i++) isPlainName(text);
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    seconds(20_000);
    expect(seconds(80_000)).toBeLessThan(12 * Math.max(seconds(20_000), 2000));
  });
});
