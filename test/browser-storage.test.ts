import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Modules that keep something in plain text, and that it says nothing about anybody's work. */
const PLAIN = {
  'src/web/ui/feedback/carried-toasts.ts':
    'the toast on the screen, until the next page of ours has shown it',
  'src/web/features/library/search/web/web-switch.tsx': 'a switch',
  'src/web/features/library/reader/reader-settings.ts': 'how the reader looks',
  'src/web/data/device/device-texts.ts': 'a random name of the tab',
  'src/web/data/device/persisted-form.ts': 'the name of a form and a time',
  'src/web/features/accounts/keeps-cookies.ts': 'a cookie that is removed at once',
  'src/web/data/sign-in-mark.ts': 'a mark',
  'src/web/data/look/persisted-choice.ts': 'how pages look',
  'src/web/data/session.ts': 'how pages look',
  'src/web/i18n/language.ts': 'the language',
};

test('a browser keeps texts in the encrypted stores alone', () => {
  const plain = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/web/${file}`)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) =>
      /(?:local|session)Storage\.setItem|document\.cookie =/.test(readFileSync(file, 'utf8')),
    );
  expect(plain.sort()).toEqual(Object.keys(PLAIN).sort());
});
