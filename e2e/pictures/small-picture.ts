import { createCanvas, loadImage } from '@napi-rs/canvas';

/** A picture in the given width, its height in proportion. */
async function drawnAt(picture: Buffer, widthFor: (given: number) => number, height?: number) {
  const image = await loadImage(picture);
  const width = widthFor(image.width);
  const canvas = createCanvas(width, height ?? Math.round((image.height * width) / image.width));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A screenshot as docs/screenshots keeps it: at most `MOST_PIXELS` wide, as WebP. */
const MOST_PIXELS = 960;
const QUALITY = 60;
export async function keptPicture(screenshot: Buffer): Promise<Buffer> {
  const canvas = await drawnAt(screenshot, (given) => Math.min(given, MOST_PIXELS));
  return canvas.encode('webp', QUALITY);
}

const GRID = { columns: 24, rows: 24 };

/** The mean brightness (0 to 255) of each field of a grid. */
async function fields(picture: Buffer): Promise<number[]> {
  const canvas = await drawnAt(picture, () => GRID.columns, GRID.rows);
  const { data } = canvas.getContext('2d').getImageData(0, 0, GRID.columns, GRID.rows);
  return Array.from(
    { length: GRID.columns * GRID.rows },
    (_, at) => ((data[at * 4] ?? 0) + (data[at * 4 + 1] ?? 0) + (data[at * 4 + 2] ?? 0)) / 3,
  );
}

/** How far two pictures of one page are apart: the mean difference of their fields, 0 to 255. */
export async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = [await fields(one), await fields(other)];
  return first.reduce((sum, value, at) => sum + Math.abs(value - (second[at] ?? 0)), 0) / first.length;
}
