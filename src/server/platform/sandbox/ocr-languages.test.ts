import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  inPresentLetters,
  isMarathi,
  languagesIn,
  languagesOfScript,
  languagesWithoutData,
  optionalLanguages,
  otherScripts,
  scriptWithoutData,
} from './ocr-languages.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-languages-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('data that an operator added is installed beside the packaged data, packed or not', async () => {
  const own = path.join(folder, 'own');
  const { mkdir } = await import('node:fs/promises');
  await mkdir(own);
  await writeFile(path.join(own, 'ben.traineddata'), 'Bengali');
  await writeFile(path.join(own, 'urd.traineddata.gz'), gzipSync('Urdu'));
  await writeFile(path.join(own, 'klingon.traineddata'), 'x');
  const installed = await languagesIn(path.join(folder, 'in'), own)();
  const optional = await optionalLanguages(installed);
  const without = await languagesWithoutData(own);
  expect(without).not.toContain('ben');
  expect(without).not.toContain('urd');
  expect(without).toContain('tel');
  expect(optional).toEqual(expect.arrayContaining(['ben', 'urd']));
  expect(optional).not.toContain('klingon');
  expect(gunzipSync(await readFile(path.join(installed, 'ben.traineddata.gz'))).toString()).toBe('Bengali');
});

test('a page is read in the languages of its script that have data', () => {
  expect(languagesOfScript('Bengali', ['ben', 'asm'])).toEqual(['eng', 'ben', 'asm']);
  expect(languagesOfScript('Bengali', ['asm'])).toEqual(['eng', 'asm']);
  expect(languagesOfScript('Telugu', ['ben'])).toBeUndefined();
  expect(languagesOfScript('Devanagari', [])).toEqual(['eng', 'hin']);
  expect(languagesOfScript('Latin', ['ben'])).toBeUndefined();
});

test('a script without data is named by its first language, and one that is read or Latin is none', () => {
  expect(scriptWithoutData('Bengali', [])).toBe('ben');
  expect(scriptWithoutData('Bengali', ['asm'])).toBeNull();
  expect(scriptWithoutData('Oriya', ['ben'])).toBe('ori');
  for (const read of ['Latin', 'Devanagari', 'Tamil', 'Han', null])
    expect(scriptWithoutData(read, [])).toBeNull();
});

test('other scripts are those with data that were not read', () => {
  expect(otherScripts(['eng', 'guj'], ['ben', 'asm', 'guj', 'pan'])).toEqual(['ben', 'pan']);
});

test('Marathi is recognised by its words, and is not taken for Hindi', () => {
  expect(isMarathi('अर्जदाराचे म्हणणे आहे आणि प्रतिवादी येथील नाही')).toBe(true);
  expect(isMarathi('प्रार्थी का कहना है कि आदेश पारित किया गया')).toBe(false);
});

test('recognised letters are those that papers are typed in', () => {
  expect(inPresentLetters('അവര\u0d4d\u200d നോട്ടീസ\u0d4d\u200c.')).toBe('അവർ നോട്ടീസ\u0d4d.');
});
