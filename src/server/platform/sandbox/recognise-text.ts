import { createWorker, OEM, type Page, PSM, type Worker } from 'tesseract.js';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import {
  inPresentLetters,
  isMarathi,
  LANGUAGES,
  type Language,
  languagesOfScript,
  type OptionalScript,
  optionalLanguages,
  otherScripts,
  scriptWithoutData,
} from './ocr-languages.ts';
import { type PlacedWord, packWords, turnedBack } from './placed-words.ts';
import {
  enhance,
  fromGreyPng,
  halve,
  inkiestBand,
  isBlank,
  type Raster,
  rotate,
  toGraymap,
} from './raster.ts';
import { UnreadableFileError } from './serve-tasks.ts';
import type { SandboxLimits } from './start-child.ts';

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
  /** The script that the page seems to have, where no language of it has data here. */
  unreadScript: OptionalScript | null;
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

const SCRIPTS: readonly (readonly [Language, RegExp])[] = [
  ['hin', /\p{Script=Devanagari}/gu],
  ['tam', /\p{Script=Tamil}/gu],
];

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
  /** Languages whose data the operator added. */
  optional: readonly Language[];

  private constructor(reader: Worker, looker: Worker, optional: readonly Language[]) {
    this.#reader = reader;
    this.#looker = looker;
    this.optional = optional;
  }

  static async start(folder: string): Promise<Recogniser> {
    const reader = await createWorker([...LANGUAGES], OEM.LSTM_ONLY, options(folder));
    await reader.setParameters(PARAMETERS);
    const old = { ...options(folder), legacyCore: true, legacyLang: true };
    const looker = await createWorker('osd', OEM.TESSERACT_ONLY, old);
    return new Recogniser(reader, looker, await optionalLanguages(folder));
  }

  /** A page that is skewed by a degree or two is straightened first. */
  async read(page: Raster, languages: readonly Language[]): Promise<Reading> {
    if (languages.join() !== this.#languages.join()) await this.#change(languages);
    const output = { text: true, blocks: true };
    const { data } = await this.#reader.recognize(toGraymap(page), { rotateAuto: true }, output);
    return {
      text: inPresentLetters(data.text.trim()),
      confidence: data.confidence,
      ...placedWords(data, page),
    };
  }

  /** Data that an operator added may be damaged: such a language is left out from then on. */
  async #change(languages: readonly Language[]): Promise<void> {
    const added = languages.filter((language) => this.optional.includes(language));
    try {
      await this.#reader.reinitialize(languages.join('+'), OEM.LSTM_ONLY);
    } catch (error) {
      if (added.length === 0) throw error;
      this.optional = this.optional.filter((language) => !added.includes(language));
      await this.#change(LANGUAGES);
      return;
    }
    await this.#reader.setParameters(PARAMETERS);
    this.#languages = languages;
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
  const known = languagesOfScript(script, recogniser.optional);
  if (known) {
    const read = await recogniser.read(page, known);
    if (recogniser.optional.includes('mar') && isMarathi(read.text)) {
      const marathi = await recogniser.read(page, ['eng', 'mar']);
      if (marathi.confidence > read.confidence - SAME) return marathi;
    }
    if (read.confidence >= POOR || known.some((language) => recogniser.optional.includes(language)))
      return read;
  }
  const read = await recogniser.read(page, LANGUAGES);
  const fewer = read.confidence < POOR ? undefined : likelier(read.text);
  if (fewer === undefined) return read;
  const again = await recogniser.read(page, fewer);
  return again.confidence > read.confidence - SAME ? again : read;
}

/**
 * Reads a page that no detected script could read in the optional language that reads a band of it best; undefined when none
 * does.
 */
async function readInOtherScripts(
  recogniser: Recogniser,
  page: Raster,
  script: string | null | undefined,
): Promise<Reading | undefined> {
  const tried = languagesOfScript(script, recogniser.optional) ?? [];
  const band = inkiestBand(page);
  let best: { language: Language; confidence: number } | undefined;
  for (const language of otherScripts(tried, recogniser.optional)) {
    const { confidence } = await recogniser.read(band, ['eng', language]);
    if (confidence >= POOR && confidence > (best?.confidence ?? 0)) best = { language, confidence };
  }
  return best && recogniser.read(page, ['eng', best.language]);
}

/** The possible rotations, the most likely first: the detected one and upright, or all when nothing was detected. */
const waysOf = (lie: Lie | undefined): number[] => [...new Set(lie ? [lie.quarters, 0] : [0, 2, 1, 3])];

/** Reads a page in the rotation that gives the best result. */
async function readTurned(
  recogniser: Recogniser,
  page: Raster,
  lie: Lie | undefined,
): Promise<Reading & { quarters: number }> {
  let best = { text: '', confidence: 0, words: [] as Reading['words'], leaning: 0, quarters: 0 };
  for (const quarters of waysOf(lie)) {
    const turned = rotate(page, quarters);
    const read = await readUpright(recogniser, turned, lie?.script);
    if (read.confidence > best.confidence) best = { ...read, quarters };
    if (best.confidence >= POOR) break;
    // The detection knows some scripts badly; most such pages are upright.
    const other = quarters === 0 ? await readInOtherScripts(recogniser, turned, lie?.script) : undefined;
    if (other && other.confidence > best.confidence) best = { ...other, quarters };
    if (best.confidence >= POOR) break;
  }
  return best;
}

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
    if (isBlank(drawn))
      return { text: '', confidence: 0, quarters: 0, blank: true, placed: null, unreadScript: null };
    const page = enhance(drawn);
    const lie = await recogniser.look(page);
    const best = await readTurned(recogniser, page, lie);
    const { text, confidence, words, leaning, quarters } = best;
    const placed = packWords({
      quarters: (quarters + leaning) % 4,
      words: words.map((word) => turnedBack(word, quarters)),
    });
    // Without a detected orientation, the recogniser may have turned lines itself: the position of the sheet
    // is unknown.
    const unreadScript = scriptWithoutData(lie?.script, recogniser.optional);
    return { text, confidence, quarters: lie ? quarters : 0, blank: false, placed, unreadScript };
  } catch (cause) {
    throw new UnreadableFileError(sentenceOf(fileReading.pictureDamaged), { cause });
  }
}
