import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM, type Page, PSM, type Worker } from 'tesseract.js';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { type PlacedWord, packWords, turnedBack } from './placed-words.ts';
import { enhance, fromGreyPng, halve, isBlank, type Raster, rotate, toGraymap } from './raster.ts';
import { UnreadableFileError } from './serve-tasks.ts';
import type { SandboxLimits } from './start-child.ts';

/** The scripts of Indian court files for which recognition data is packaged here. */
const LANGUAGES = ['eng', 'hin', 'tam'] as const;
type Language = (typeof LANGUAGES)[number];
const PARAMETERS = { tessedit_pageseg_mode: PSM.AUTO };
/**
 * Below this confidence (of 100) a page may be rotated: upside-down pages never scored above 55, clean upright pages
 * never below 85.
 */
const POOR = 75;
/** A smaller difference in confidence does not show which reading is better. */
const SAME = 3;
/** From this confidence on, the detected orientation is used: it was right on every drawn test page. */
const SURE_OF_TURN = 2;

/** For one page, turned all ways at worst; two threads look at it and recognise, in memory of their own. */
export const PICTURE_LIMITS: SandboxLimits = {
  memoryMb: 1024,
  cpuSeconds: 120,
  wallSeconds: 240,
  threads: 2,
  lowPriority: true,
};
/** Confidence, of 100, below which a page counts as without text, because its words would be guesses. */
export const MIN_CONFIDENCE = 60;

interface Reading {
  text: string;
  /** 0 to 100. */
  confidence: number;
  /** On the page as it was read. */
  words: readonly PlacedWord[];
  /** The clockwise quarter turns after which most lines are upright; not 0 where the recogniser turned them itself. */
  leaning: number;
}

export interface RecognisedText extends Pick<Reading, 'text' | 'confidence'> {
  /** The clockwise quarter turns after which the page was read. */
  quarters: number;
  /** The sheet is blank, so it is no error that no words were found. */
  blank: boolean;
  /** The words on the page as it was given, as `packWords` keeps them. */
  placed: string | null;
}

/** The clockwise quarter turns after which a line from one point to another runs to the right. */
function quartersOf({ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }): number {
  const [across, down] = [x1 - x0, y1 - y0];
  if (Math.abs(across) >= Math.abs(down)) return across >= 0 ? 0 : 2;
  return down > 0 ? 3 : 1;
}

/** The recogniser names boxes on the page that it straightened, by a turn around its middle. */
function placedWords(
  { blocks, rotateRadians }: Page,
  { width, height }: Raster,
): Pick<Reading, 'words' | 'leaning'> {
  const lines = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.lines));
  const [sine, cosine] = [Math.sin(rotateRadians ?? 0), Math.cos(rotateRadians ?? 0)];
  const turns = [0, 0, 0, 0];
  const words: PlacedWord[] = [];
  for (const line of lines) {
    const leaning = quartersOf(line.baseline);
    turns[leaning] = (turns[leaning] ?? 0) + line.words.length;
    for (const { text, bbox } of line.words) {
      const [x, y] = [(bbox.x0 + bbox.x1 - width) / 2, (bbox.y0 + bbox.y1 - height) / 2];
      const [across, down] = [bbox.x1 - bbox.x0, bbox.y1 - bbox.y0];
      words.push({
        text,
        left: (x * cosine + y * sine + (width - across) / 2) / width,
        top: (y * cosine - x * sine + (height - down) / 2) / height,
        width: across / width,
        height: down / height,
      });
    }
  }
  return { words, leaning: turns.indexOf(Math.max(...turns)) };
}

/** Copies the recognition data of each script into a folder, where the recogniser looks for it. Uses no network. */
async function installLanguages(folder: string): Promise<void> {
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

/** The folder with the recognition data, which the first call fills. Errors: those of the disk; the next call tries again. */
export function languagesIn(folder: string): () => Promise<string> {
  let installed: Promise<void> | undefined;
  return async () => {
    installed ??= installLanguages(folder);
    try {
      await installed;
    } catch (error) {
      installed = undefined;
      throw error;
    }
    return folder;
  };
}

const SCRIPTS: readonly (readonly [Language, RegExp])[] = [
  ['hin', /\p{Script=Devanagari}/gu],
  ['tam', /\p{Script=Tamil}/gu],
];

/** The languages for a page of a detected script; other pages may contain several. */
const BY_SCRIPT: Readonly<Record<string, readonly Language[]>> = {
  Devanagari: ['eng', 'hin'],
  Tamil: ['eng', 'tam'],
};

/** No network and no cache; an error rejects the call that caused it. */
const options = (folder: string) => ({
  langPath: folder,
  cacheMethod: 'none',
  errorHandler: () => undefined,
});

/** The clockwise quarter turns that put a page upright, and its script; undefined when they cannot be detected. */
interface Lie {
  quarters: number;
  script: string | null;
}

/** The recogniser with its current languages; changing them takes half a second. */
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

  /** A page that is skewed by a degree or two is straightened first. */
  async read(page: Raster, languages: readonly Language[]): Promise<Reading> {
    if (languages.join() !== this.#languages.join()) {
      await this.#reader.reinitialize(languages.join('+'), OEM.LSTM_ONLY);
      await this.#reader.setParameters(PARAMETERS);
      this.#languages = languages;
    }
    const output = { text: true, blocks: true };
    const { data } = await this.#reader.recognize(toGraymap(page), { rotateAuto: true }, output);
    return { text: data.text.trim(), confidence: data.confidence, ...placedWords(data, page) };
  }

  async look(page: Raster): Promise<Lie | undefined> {
    const { data } = await this.#looker.detect(toGraymap(halve(page)));
    const { orientation_degrees: degrees, orientation_confidence: sure, script } = data;
    return degrees === null || (sure ?? 0) < SURE_OF_TURN ? undefined : { quarters: degrees / 90, script };
  }

  /** A picture (PNG, JPEG, GIF) in grey, rotated according to its Exif data. */
  async draw(file: Buffer): Promise<Raster> {
    const { data } = await this.#reader.recognize(file, {}, { text: false, imageGrey: true });
    return fromGreyPng(Buffer.from(data.imageGrey?.split(',')[1] ?? '', 'base64'));
  }
}

let ready: Promise<Recogniser> | undefined;

/**
 * When a page seems to contain letters of two Indian scripts, the rarer ones are misreadings of the other: returns the
 * remaining language, besides English. Undefined when there is nothing to correct.
 */
function likelier(text: string): readonly Language[] | undefined {
  const counts = SCRIPTS.map(([language, letters]) => ({ language, seen: text.match(letters)?.length ?? 0 }));
  const [most, ...others] = counts.sort((a, b) => b.seen - a.seen);
  return most && others.some(({ seen }) => seen > 0) ? ['eng', most.language] : undefined;
}

/** Reads an upright page: in the languages of its script, or in all when that gives a poor result. */
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

/** The possible rotations, the most likely first: the detected one and upright, or all when nothing was detected. */
const waysOf = (lie: Lie | undefined): number[] => [...new Set(lie ? [lie.quarters, 0] : [0, 2, 1, 3])];

/**
 * Recognises the words of a picture, as a file (PNG, JPEG, GIF) or a raster, in any rotation and with pale ink.
 * `languages`: the folder that `languagesIn` filled. Takes seconds of processor time. Call it only in a sandboxed
 * child. Errors: `UnreadableFileError` when the file is not a picture.
 */
export async function recogniseText(picture: Buffer | Raster, languages: string): Promise<RecognisedText> {
  ready ??= Recogniser.start(languages);
  const recogniser = await ready;
  try {
    const drawn = Buffer.isBuffer(picture) ? await recogniser.draw(picture) : picture;
    if (isBlank(drawn)) return { text: '', confidence: 0, quarters: 0, blank: true, placed: null };
    const page = enhance(drawn);
    const lie = await recogniser.look(page);
    let best: Reading & { quarters: number } = {
      text: '',
      confidence: 0,
      words: [],
      leaning: 0,
      quarters: 0,
    };
    for (const quarters of waysOf(lie)) {
      const read = await readUpright(recogniser, rotate(page, quarters), lie?.script);
      if (read.confidence > best.confidence) best = { ...read, quarters };
      if (best.confidence >= POOR) break;
    }
    const { text, confidence, words, leaning, quarters } = best;
    const placed = packWords({
      quarters: (quarters + leaning) % 4,
      words: words.map((word) => turnedBack(word, quarters)),
    });
    // Without a detected orientation, the recogniser may have turned lines itself: the position of the sheet
    // is unknown.
    return { text, confidence, quarters: lie ? quarters : 0, blank: false, placed };
  } catch (cause) {
    throw new UnreadableFileError(sentenceOf(fileReading.pictureDamaged), { cause });
  }
}
