import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { Unreadable } from './child.ts';

/** The scripts a court file in India comes in, as far as the recognition is packaged here; all are tried at once. */
const LANGUAGES = ['eng', 'hin', 'tam'] as const;
type Language = (typeof LANGUAGES)[number];
const PARAMETERS = { tessedit_pageseg_mode: PSM.AUTO };
const UPSIDE_DOWN = Math.PI;
/** Below this, of 100, a page may lie on its head: one that does was never seen above 55, a clean one never below 85. */
const POOR = 75;
/** Confidences closer than this say nothing about which reading is better. */
const SAME = 3;

export interface Recognised {
  text: string;
  /** Of 100. */
  confidence: number;
}

/** Puts what is known of each script into a folder, where the recognition looks for it. Nothing comes over the network. */
export async function layOutLanguages(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const require = createRequire(import.meta.url);
  const packages: Record<Language, string> = {
    eng: require.resolve('@tesseract.js-data/eng/package.json'),
    hin: require.resolve('@tesseract.js-data/hin/package.json'),
    tam: require.resolve('@tesseract.js-data/tam/package.json'),
  };
  for (const language of LANGUAGES) {
    const name = `${language}.traineddata.gz`;
    const whole = path.join(path.dirname(packages[language]), '4.0.0_best_int', name);
    await copyFile(whole, path.join(folder, name));
  }
}

const SCRIPTS: readonly (readonly [Language, RegExp])[] = [
  ['hin', /\p{Script=Devanagari}/gu],
  ['tam', /\p{Script=Tamil}/gu],
];

/** Recognition with the languages it was last asked for; to change them takes half a second. */
class Recogniser {
  readonly #worker: Worker;
  #languages: readonly Language[] = LANGUAGES;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  static async start(folder: string): Promise<Recogniser> {
    const worker = await createWorker([...LANGUAGES], OEM.LSTM_ONLY, {
      langPath: folder,
      cacheMethod: 'none',
      // What fails also rejects the call that asked.
      errorHandler: () => undefined,
    });
    await worker.setParameters(PARAMETERS);
    return new Recogniser(worker);
  }

  async read(picture: Buffer, languages: readonly Language[], rotateRadians = 0): Promise<Recognised> {
    if (languages.join() !== this.#languages.join()) {
      await this.#worker.reinitialize(languages.join('+'), OEM.LSTM_ONLY);
      await this.#worker.setParameters(PARAMETERS);
      this.#languages = languages;
    }
    const { data } = await this.#worker.recognize(picture, { rotateRadians });
    return { text: data.text.trim(), confidence: data.confidence };
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

/**
 * The words of a picture (PNM, PNG, JPEG, GIF), the right way up or upside down. `languages`: the folder that
 * `layOutLanguages` filled. Seconds of processor time. Only ever called in a sandboxed child.
 * Errors: `Unreadable` for what is no picture.
 */
export async function recognise(picture: Buffer, languages: string): Promise<Recognised> {
  ready ??= Recogniser.start(languages);
  const recogniser = await ready;
  try {
    let turn = 0;
    let best = await recogniser.read(picture, LANGUAGES);
    if (best.confidence < POOR) {
      const turned = await recogniser.read(picture, LANGUAGES, UPSIDE_DOWN);
      if (turned.confidence > best.confidence) [best, turn] = [turned, UPSIDE_DOWN];
    }
    const fewer = likelier(best.text);
    if (fewer === undefined || best.confidence < POOR) return best;
    const again = await recogniser.read(picture, fewer, turn);
    return again.confidence > best.confidence - SAME ? again : best;
  } catch (cause) {
    throw new Unreadable('The picture is damaged or is not what its name says.', { cause });
  }
}
