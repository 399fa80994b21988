import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { Raster } from './raster.ts';
import { UnreadableFileError } from './serve-tasks.ts';

/** A picture with three bytes a pixel: red, green, blue. */
export interface ColourPicture {
  width: number;
  height: number;
  rgb: Uint8Array;
}

/** Limit: a camera of 50 megapixels; a picture is held in memory as it is drawn. */
const MOST_PIXELS = 60_000_000;

const damaged = () => new UnreadableFileError(sentenceOf(fileReading.pictureDamaged));

async function firstPicture(bytes: Uint8Array) {
  // The package takes a fifth of a second to start: only a file that needs it pays for it.
  const { default: heif } = await import('libheif-js/wasm-bundle.js');
  const [first, ...others] = new heif.HeifDecoder().decode(bytes);
  for (const other of others) other.free();
  if (!first) throw damaged();
  return first;
}

/**
 * The first picture of a photo as phones take them (HEIC), upright. Call it only in a sandboxed child. Errors:
 * `UnreadableFileError` when it is none, damaged or too large.
 */
export async function phonePhoto(bytes: Uint8Array): Promise<ColourPicture> {
  const picture = await firstPicture(bytes);
  const [width, height] = [picture.get_width(), picture.get_height()];
  if (width * height > MOST_PIXELS)
    throw new UnreadableFileError(sentenceOf(fileReading.pictureTooLarge, { max: MOST_PIXELS / 1_000_000 }));
  const data = new Uint8ClampedArray(4 * width * height);
  const drawn = await new Promise<object | null>((resolve) =>
    picture.display({ data, width, height }, resolve),
  );
  picture.free();
  if (!drawn) throw damaged();
  const rgb = new Uint8Array(3 * width * height);
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
    rgb[to] = data[from] ?? 0;
    rgb[to + 1] = data[from + 1] ?? 0;
    rgb[to + 2] = data[from + 2] ?? 0;
  }
  return { width, height, rgb };
}

/** The brightness of its pixels, for the recognition of its words. */
export async function greyOfPhoto(bytes: Uint8Array): Promise<Raster> {
  const { width, height, rgb } = await phonePhoto(bytes);
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 3)
    grey[at] = (77 * (rgb[from] ?? 0) + 150 * (rgb[from + 1] ?? 0) + 29 * (rgb[from + 2] ?? 0)) >> 8;
  return { width, height, grey };
}
