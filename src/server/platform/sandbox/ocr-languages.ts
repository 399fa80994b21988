import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Languages whose recognition data is packaged here. */
export const LANGUAGES = ['eng', 'hin', 'tam'] as const;
/**
 * Languages whose data an operator may add: Bengali, Assamese, Gujarati, Kannada, Malayalam, Marathi, Odia, Punjabi,
 * Telugu, Urdu.
 */
const MORE = ['ben', 'asm', 'guj', 'kan', 'mal', 'mar', 'ori', 'pan', 'tel', 'urd'] as const;
export type Language = (typeof LANGUAGES)[number] | (typeof MORE)[number];

/** Languages that are written in a script, by its name in the detection; of these, the ones with data are read. */
const BY_SCRIPT: Readonly<Record<string, readonly Language[]>> = {
  Devanagari: ['hin'],
  Tamil: ['tam'],
  Bengali: ['ben', 'asm'],
  Gujarati: ['guj'],
  Kannada: ['kan'],
  Malayalam: ['mal'],
  Oriya: ['ori'],
  Gurmukhi: ['pan'],
  Telugu: ['tel'],
  Arabic: ['urd'],
};

const ENDING = '.traineddata.gz';
const require = createRequire(import.meta.url);

const packaged = (language: string): string =>
  path.join(
    path.dirname(require.resolve(`@tesseract.js-data/${language}/package.json`)),
    '4.0.0_best_int',
    `${language}${ENDING}`,
  );

/** The data of an optional language: a file that the operator added, or an installed package; undefined without any. */
async function optionalData(language: string, own: string | undefined): Promise<Buffer | undefined> {
  for (const name of own === undefined ? [] : [`${language}.traineddata`, `${language}${ENDING}`]) {
    const bytes = await readFile(path.join(own ?? '', name)).catch(() => undefined);
    if (bytes) return name.endsWith('.gz') ? bytes : await promisify(gzip)(bytes);
  }
  try {
    return await readFile(packaged(language));
  } catch {
    // The package is optional.
    return undefined;
  }
}

/** Copies the recognition data of each language into a folder, where the recogniser looks for it. Uses no network. */
async function installLanguages(folder: string, own: string | undefined): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const language of [...LANGUAGES, 'osd'])
    await copyFile(packaged(language), path.join(folder, `${language}${ENDING}`));
  for (const language of MORE) {
    const data = await optionalData(language, own);
    if (data) await writeFile(path.join(folder, `${language}${ENDING}`), data);
  }
}

/**
 * The folder with the recognition data, which the first call fills: that of the packaged languages, and what the operator put
 * into the folder `own`. Errors: those of the disk; the next call tries again.
 */
export function languagesIn(folder: string, own?: string): () => Promise<string> {
  let installed: Promise<void> | undefined;
  return async () => {
    installed ??= installLanguages(folder, own);
    try {
      await installed;
    } catch (error) {
      installed = undefined;
      throw error;
    }
    return folder;
  };
}

/** The optional languages with data in a folder. */
export async function optionalLanguages(folder: string): Promise<Language[]> {
  const names = await readdir(folder);
  return MORE.filter((language) => names.includes(`${language}${ENDING}`));
}

/** The languages in which a page of a script is read; undefined for a script whose data is missing, and for Latin. */
export function languagesOfScript(
  script: string | null | undefined,
  optional: readonly Language[],
): readonly Language[] | undefined {
  const known: readonly Language[] = [...LANGUAGES, ...optional];
  const own = (BY_SCRIPT[script ?? ''] ?? []).filter((language) => known.includes(language));
  return own.length === 0 ? undefined : ['eng', ...own];
}

/** Scripts whose data an operator may add, each by the code of its first language. */
export const OPTIONAL_SCRIPTS = ['ben', 'guj', 'kan', 'mal', 'ori', 'pan', 'tel', 'urd'] as const;
export type OptionalScript = (typeof OPTIONAL_SCRIPTS)[number];

/** The detected script of a page where no language of it has data here; null for one that is read, and for Latin. */
export function scriptWithoutData(
  script: string | null | undefined,
  optional: readonly Language[],
): OptionalScript | null {
  if (languagesOfScript(script, optional)) return null;
  const [language] = BY_SCRIPT[script ?? ''] ?? [];
  return OPTIONAL_SCRIPTS.find((one) => one === language) ?? null;
}

/** The optional languages without data: neither a file that the operator added nor a package. */
export async function languagesWithoutData(own: string): Promise<Language[]> {
  const has = await Promise.all(
    MORE.map(async (language) => (await optionalData(language, own)) !== undefined),
  );
  return MORE.filter((_, at) => !has[at]);
}

/** A language of each script that the detection may have missed, for pages that no language of another script reads. */
export const otherScripts = (read: readonly Language[], optional: readonly Language[]): Language[] =>
  Object.values(BY_SCRIPT).flatMap((own) => {
    const [language] = own.filter((one) => optional.includes(one) && !read.includes(one));
    return language ?? [];
  });

/** Letters of Malayalam that the data writes in the older form, with a virama and a joiner. */
const CHILLU: Readonly<Record<string, string>> = { ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ', ക: 'ൿ' };

/** Recognised text in the letters that papers are typed in today. */
export const inPresentLetters = (text: string): string =>
  text
    .replace(/([ണനരലളക])\u0d4d\u200d/gu, (_, letter: string) => CHILLU[letter] ?? letter)
    // At the end of a word it shows nothing.
    .replace(/\u200c(?=[\s.,;:)]|$)/gu, '');

/** Words of Marathi that Hindi does not have. */
const MARATHI =
  /(?<![\p{L}\p{M}])(?:आहे|आहेत|आणि|नाही|होते|होता|केली|केले|त्यांनी|त्यांच्या|येथील|मध्ये)(?![\p{L}\p{M}])/gu;
const MIN_MARATHI = 3;

/** True for a text of Hindi data that seems to be Marathi. */
export const isMarathi = (text: string): boolean => (text.match(MARATHI)?.length ?? 0) >= MIN_MARATHI;
