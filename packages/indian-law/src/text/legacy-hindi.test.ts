import { readFileSync } from 'node:fs';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { krutiDevToUnicode } from './kruti-dev.ts';
import { withUnicodeHindi } from './legacy-hindi.ts';

describe('letters of Kruti Dev become Unicode', () => {
  test.each([
    ['a half letter', 'U;k;ky;', 'न्यायालय'],
    ['a short i before its letter', 'fnuka d', 'दिनां क'],
    ['a short i before a conjunct', 'fLFkfr', 'स्थिति'],
    ['a reph behind a vowel sign', 'izkFkhZ', 'प्रार्थी'],
    ['a reph and a short i', 'of.kZr', 'वर्णित'],
    ['an o behind a reph', 'rdksZa', 'तर्कों'],
    ['a nukta behind a vowel sign', 'yM+dh', 'लड़की'],
    ['a short i with a reph in one byte', 'okÆ"kd', 'वार्षिक'],
    ['a blank before a vowel sign', 'dk s ugha', 'को नहीं'],
    ['the vowels', "vkns'k vkSj vkWfQl ,oa bZ'oj", 'आदेश और ऑफिस एवं ईश्वर'],
    ['signs and figures', 'la[;k 77@2021] fnukad 5&6', 'संख्या 77/2021, दिनांक 5-6'],
    ['a date as printed', 'fnukad 26/07/2024 dks', 'दिनांक 26/07/2024 को'],
    ['a colon', 'jkT; % mifLFkr', 'राज्य : उपस्थित'],
    ['English in brackets', 'lHkk (General Body) esa', 'सभा (General Body) में'],
    ['a full stop', 'gSA', 'है।'],
  ])('%s', (_, bytes, letters) => {
    expect(krutiDevToUnicode(bytes)).toBe(letters);
  });

  test('any text is answered', () => {
    fc.assert(fc.property(fc.string(), (text) => void withUnicodeHindi(text)));
  });
});

describe('the font of each passage is found by its letters', () => {
  const ENGLISH =
    'For Petitioner(s) : Mr. R. K. McIntosh, Adv.\nORDER\n12/03/2024\nHeard learned counsel for the parties.';
  const BODY =
    'izkFkhZ us ;g tekur vkosnu izLrqr fd;k gSA\nmHk; i{k dks lquk x;k rFkk vfHkys[k dk voyksdu fd;k x;kA';

  test('the body of an order, between lines of English', () => {
    expect(withUnicodeHindi(`${ENGLISH}\n${BODY}\n(R. K. RAO),J\nSoni /21`)).toBe(
      `${ENGLISH}\nप्रार्थी ने यह जमानत आवेदन प्रस्तुत किया है।\nउभय पक्ष को सुना गया तथा अभिलेख का अवलोकन किया गया।\n(R. K. RAO),J\nSoni /21`,
    );
  });

  test('a name behind an English label', () => {
    expect(withUnicodeHindi("For Respondent(s) : Jh eqds'k dqekj tSu\nMr. Rajat Soni, Adv.")).toBe(
      'For Respondent(s) : श्री मुकेश कुमार जैन\nMr. Rajat Soni, Adv.',
    );
  });

  test.each([
    [
      "याचिका izkFkhZ }kjk fnukad 12-03-2026 dks is'k dh xbZ है।",
      'याचिका प्रार्थी द्वारा दिनांक 12.03.2026 को पेश की गई है।',
    ],
    ["उक्त vkns'k को निरस्त किया tkrk gSA", 'उक्त आदेश को निरस्त किया जाता है।'],
    [
      'Order: वादी rFkk izfroknh dks lquk x;k। The appeal is allowed.',
      'Order: वादी तथा प्रतिवादी को सुना गया। The appeal is allowed.',
    ],
    // A word processor makes its own apostrophe of the byte.
    ['izkFkhZ us vkns’k dh izfr is’k dh gSA', 'प्रार्थी ने आदेश की प्रति पेश की है।'],
  ])('beside Unicode in one line: %s', (text, read) => {
    expect(withUnicodeHindi(text)).toBe(read);
  });

  test.each([
    'The appellant, M/s DLF Ltd. & Ors., relies on AIR 1975 SC 1234; see also W.P.(C) No. 7/2019.',
    "O'Brien v. McDonald [sic]; s.302/34 IPC; cf. http://example.org/aKs?k=dh and x = y + z",
    'ds dk is what the clerk typed in the margin of the file',
    'IN THE COURT OF THE MUNSIFF; Q. No. 7; sd/- xyz; vs. The State; pp. 3-9; Iraq; the MHz band',
    'यह हिन्दी यूनिकोड में है और the English stays',
  ])('English and Unicode stay: %s', (text) => {
    expect(withUnicodeHindi(text)).toBe(text);
  });
});

const legacy = sharedData('legacy-hindi');
describe.skipIf(legacy === undefined)('real orders in Kruti Dev (shared data)', () => {
  const read = (name: string) => readFileSync(`${legacy ?? ''}/${name}`, 'utf8');

  test('each pair', () => {
    const pairs = read('krutidev_gold_pairs.tsv')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'));
    const wrong = pairs.filter(
      ([bytes = '', letters = '']) => krutiDevToUnicode(bytes) !== letters.normalize('NFC'),
    );
    expect(wrong).toEqual([]);
  });

  test('an order: its Hindi alone', () => {
    const lines = withUnicodeHindi(read('rajasthan_hc_2024_krutidev_order.txt')).trim().split('\n');
    const hindi = lines.flatMap((line, at) => (/[\u0900-\u097f]/u.test(line) ? [at] : []));
    expect(hindi).toEqual([14, 15, 16, 17, 18, 19]);
    expect(hindi.filter((at) => /[a-z]/iu.test(lines[at] ?? ''))).toEqual([]);
  });
});

const folder = sharedData('judgments-modern', 'indiankanoon-txt');
test.skipIf(folder === undefined)('no word of real English changes (shared data)', async () => {
  const { readdir, readFile } = await import('node:fs/promises');
  for (const name of await readdir(folder ?? '')) {
    const text = await readFile(`${folder ?? ''}/${name}`, 'utf8');
    expect(withUnicodeHindi(text) === text, name).toBe(true);
  }
});
