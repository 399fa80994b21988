import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { enhance, fromGreyPng, halve, isBlank, type Raster, rotate, toGraymap } from './raster.ts';
import { UnreadableFileError } from './serve-tasks.ts';

/** The scripts a court file in India comes in, as far as the recognition is packaged here. */
const LANGUAGES = ['eng', 'hin', 'tam'] as const;
type Language = (typeof LANGUAGES)[number];
const PARAMETERS = { tessedit_pageseg_mode: PSM.AUTO };
/** Below this, of 100, a page may lie another way: one on its head was never seen above 55, a clean one never below 85. */
const POOR = 75;
/** Confidences closer than this say nothing about which reading is better. */
const SAME = 3;
/** From here on, what is said of how a page lies is believed: it was right on every drawn page of which it said anything. */
const SURE_OF_TURN = 2;

interface Reading {
  text: string;
  /** Of 100. */
  confidence: number;
}

export interface RecognisedText extends Reading {
  /** Nothing is on the sheet: that no words were found in it is no fault. */
  blank: boolean;
}

/** Puts what is known of each script into a folder, where the recognition looks for it. Nothing comes over the network. */
export async function installLanguages(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const require = createRequire(import.meta.url);
  const packages: Record<Language | 'osd', string> = {
    eng: require.resolve('@tesseract.js-data/eng/package.json'),
    hin: require.resolve('@tesseract.js-data/hin/package.json'),
    tam: require.resolve('@tesseract.js-data/tam/package.json'),
    osd: require.resolve('@tesseract.js-data/osd/package.json'),
  };
  for (const [language, home] of Object.entries(packages)) {
    const name = `${language}.traineddata.gz`;
    const whole = path.join(path.dirname(home), '4.0.0_best_int', name);
    await copyFile(whole, path.join(folder, name));
  }
}

const SCRIPTS: readonly (readonly [Language, RegExp])[] = [
  ['hin', /\p{Script=Devanagari}/gu],
  ['tam', /\p{Script=Tamil}/gu],
];

/** What a page is read in when its script was seen; any other may hold several. */
const BY_SCRIPT: Readonly<Record<string, readonly Language[]>> = {
  Devanagari: ['eng', 'hin'],
  Tamil: ['eng', 'tam'],
};

/** Nothing comes over the network, nothing is kept, and what fails rejects the call that asked. */
const options = (folder: string) => ({
  langPath: folder,
  cacheMethod: 'none',
  errorHandler: () => undefined,
});

/** How a page lies, in quarters that turn it upright, clockwise, and its script; undefined where that cannot be told. */
interface Lie {
  quarters: number;
  script: string | null;
}

/** Recognition with the languages it was last asked for; to change them takes half a second. */
class Recogniser {
  readonly #reader: Worker;
  readonly #looker: Worker;
  #languages: readonly Language[] = LANGUAGES;

  private constructor(reader: Worker, looker: Worker) {
    this.#reader = reader;
    this.#looker = looker;
  }

  static async start(folder: string): Promise<Recogniser> {
    const reader = await createWorker([...LANGUAGES], OEM.LSTM_ONLY, options(folder));
    await reader.setParameters(PARAMETERS);
    const old = { ...options(folder), legacyCore: true, legacyLang: true };
    return new Recogniser(reader, await createWorker('osd', OEM.TESSERACT_ONLY, old));
  }

  /** A page that lies a degree or two askew is put straight first. */
  async read(page: Raster, languages: readonly Language[]): Promise<Reading> {
    if (languages.join() !== this.#languages.join()) {
      await this.#reader.reinitialize(languages.join('+'), OEM.LSTM_ONLY);
      await this.#reader.setParameters(PARAMETERS);
      this.#languages = languages;
    }
    const { data } = await this.#reader.recognize(toGraymap(page), { rotateAuto: true });
    return { text: data.text.trim(), confidence: data.confidence };
  }

  async look(page: Raster): Promise<Lie | undefined> {
    const { data } = await this.#looker.detect(toGraymap(halve(page)));
    const { orientation_degrees: degrees, orientation_confidence: sure, script } = data;
    return degrees === null || (sure ?? 0) < SURE_OF_TURN ? undefined : { quarters: degrees / 90, script };
  }

  /** A picture (PNG, JPEG, GIF) in grey, turned as its Exif says. */
  async draw(file: Buffer): Promise<Raster> {
    const { data } = await this.#reader.recognize(file, {}, { text: false, imageGrey: true });
    return fromGreyPng(Buffer.from(data.imageGrey?.split(',')[1] ?? '', 'base64'));
  }
}

let ready: Promise<Recogniser> | undefined;

/**
 * Where letters of two scripts of India were seen on one page, the lesser are misreadings of the other's: the language
 * that is left, beside English. Undefined where all is well.
 */
function likelier(text: string): readonly Language[] | undefined {
  const counts = SCRIPTS.map(([language, letters]) => ({ language, seen: text.match(letters)?.length ?? 0 }));
  const [most, ...others] = counts.sort((a, b) => b.seen - a.seen);
  return most && others.some(({ seen }) => seen > 0) ? ['eng', most.language] : undefined;
}

/** Reads a page that lies upright: in the languages of its script, in all where that did not do. */
async function readUpright(
  recogniser: Recogniser,
  page: Raster,
  script: string | null | undefined,
): Promise<Reading> {
  const known = BY_SCRIPT[script ?? ''];
  if (known) {
    const read = await recogniser.read(page, known);
    if (read.confidence >= POOR) return read;
  }
  const read = await recogniser.read(page, LANGUAGES);
  const fewer = read.confidence < POOR ? undefined : likelier(read.text);
  if (fewer === undefined) return read;
  const again = await recogniser.read(page, fewer);
  return again.confidence > read.confidence - SAME ? again : read;
}

/** The ways a page may lie, the likeliest first: what was seen and upright, or all where nothing could be seen. */
const waysOf = (lie: Lie | undefined): number[] => [...new Set(lie ? [lie.quarters, 0] : [0, 2, 1, 3])];

/**
 * The words of a picture, a file (PNG, JPEG, GIF) or drawn already, however it lies and however pale it is. `languages`:
 * the folder that `installLanguages` filled. Seconds of processor time. Only ever called in a sandboxed child. Errors:
 * `UnreadableFileError` for what is no picture.
 */
export async function recogniseText(picture: Buffer | Raster, languages: string): Promise<RecognisedText> {
  ready ??= Recogniser.start(languages);
  const recogniser = await ready;
  try {
    const drawn = Buffer.isBuffer(picture) ? await recogniser.draw(picture) : picture;
    if (isBlank(drawn)) return { text: '', confidence: 0, blank: true };
    const page = enhance(drawn);
    const lie = await recogniser.look(page);
    let best: Reading = { text: '', confidence: 0 };
    for (const quarters of waysOf(lie)) {
      const read = await readUpright(recogniser, rotate(page, quarters), lie?.script);
      if (read.confidence > best.confidence) best = read;
      if (best.confidence >= POOR) break;
    }
    return { ...best, blank: false };
  } catch (cause) {
    throw new UnreadableFileError('The picture is damaged or is not what its name says.', { cause });
  }
}
