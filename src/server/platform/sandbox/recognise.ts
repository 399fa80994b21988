import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { Unreadable } from './child.ts';

/** The scripts a court file in India comes in, as far as the recognition is packaged here; all are tried at once. */
const LANGUAGES = ['eng', 'hin', 'tam'] as const;
const UPSIDE_DOWN = Math.PI;
/** Below this, of 100, a page may lie on its head: one that does was never seen above 55, a clean one never below 85. */
const POOR = 75;

export interface Recognised {
  text: string;
  /** Of 100. */
  confidence: number;
}

/** Puts what is known of each script into a folder, where the recognition looks for it. Nothing comes over the network. */
export async function layOutLanguages(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { resolve } = createRequire(import.meta.url);
  for (const language of LANGUAGES) {
    const home = path.dirname(resolve(`@tesseract.js-data/${language}/package.json`));
    const name = `${language}.traineddata.gz`;
    await copyFile(path.join(home, '4.0.0_best_int', name), path.join(folder, name));
  }
}

let ready: Promise<Worker> | undefined;

async function start(languages: string): Promise<Worker> {
  const worker = await createWorker([...LANGUAGES], OEM.LSTM_ONLY, {
    langPath: languages,
    cacheMethod: 'none',
    // What fails also rejects the call that asked.
    errorHandler: () => undefined,
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  return worker;
}

/**
 * The words of a picture (PNM, PNG, JPEG, GIF), the right way up or upside down. `languages`: the folder that
 * `layOutLanguages` filled. Seconds of processor time. Only ever called in a sandboxed child.
 * Errors: `Unreadable` for what is no picture.
 */
export async function recognise(picture: Buffer, languages: string): Promise<Recognised> {
  ready ??= start(languages);
  const worker = await ready;
  const read = async (rotateRadians: number): Promise<Recognised> => {
    const { data } = await worker.recognize(picture, { rotateRadians });
    return { text: data.text.trim(), confidence: data.confidence };
  };
  try {
    const upright = await read(0);
    if (upright.confidence >= POOR) return upright;
    const turned = await read(UPSIDE_DOWN);
    return turned.confidence > upright.confidence ? turned : upright;
  } catch (cause) {
    throw new Unreadable('The picture is damaged or is not what its name says.', { cause });
  }
}
