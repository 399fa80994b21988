import { createCanvas, loadImage } from '@napi-rs/canvas';

/** A screenshot as docs/screenshots keeps it: at most `MOST_PIXELS` wide, as WebP. */
const MOST_PIXELS = 960;
const QUALITY = 60;
export const keptPicture = (screenshot: Buffer): Promise<Buffer> => asWebp(screenshot, MOST_PIXELS);

/** A screenshot as WebP, at most `most` pixels wide. */
export async function asWebp(screenshot: Buffer, most: number): Promise<Buffer> {
  const image = await loadImage(screenshot);
  const width = Math.min(image.width, most);
  const canvas = createCanvas(width, Math.round((image.height * width) / image.width));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.encode('webp', QUALITY);
}

const GRID = { columns: 24, rows: 24 };

/** The mean brightness (0 to 255) of each field of a grid. */
async function fields(picture: Buffer): Promise<number[]> {
  const image = await loadImage(picture);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const sums = new Array<number>(GRID.columns * GRID.rows).fill(0);
  const counts = new Array<number>(sums.length).fill(0);
  for (let pixel = 0; pixel < image.width * image.height; pixel += 1) {
    const column = Math.floor(((pixel % image.width) * GRID.columns) / image.width);
    const row = Math.floor((Math.floor(pixel / image.width) * GRID.rows) / image.height);
    const field = row * GRID.columns + column;
    const at = pixel * 4;
    sums[field] = (sums[field] ?? 0) + ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
    counts[field] = (counts[field] ?? 0) + 1;
  }
  return sums.map((sum, field) => sum / (counts[field] || 1));
}

/** The distance of a screenshot from the kept picture of its page: the mean difference of their fields, 0 to 255. */
export async function distance(kept: Buffer, screenshot: Buffer): Promise<number> {
  const [before, now] = [await fields(kept), await fields(await keptPicture(screenshot))];
  return before.reduce((sum, value, at) => sum + Math.abs(value - (now[at] ?? 0)), 0) / before.length;
}
