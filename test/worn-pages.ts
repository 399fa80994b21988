import { createCanvas, loadImage } from '@napi-rs/canvas';

/** What a page went through before it came to us; nothing that is not named. */
export interface Wear {
  /** Dots an inch of the scanner; the page that is given has 300. */
  dots?: number;
  /** Clockwise, as a sheet lies crooked in a feeder. */
  degrees?: number;
  /** Quarters of a turn, clockwise, by which the sheet lies wrong. */
  quarters?: 0 | 1 | 2 | 3;
  /** Standard deviation of the grain, of 255. */
  grain?: number;
  /** How much of the ink is left, from 0 to 1, on paper that has yellowed accordingly. */
  ink?: number;
  /** Quality of the JPEG, of 100. */
  quality?: number;
}

/** A generator of numbers from 0 to 1, the same each time. */
function chance(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

/** Changes grey levels as old ink on old paper and a scanner's grain do. */
function spoil(pixels: Uint8ClampedArray, ink: number, grain: number): void {
  const next = chance();
  const paper = 255 - 40 * (1 - ink);
  for (let at = 0; at < pixels.length; at += 4) {
    const noise = grain === 0 ? 0 : (next() + next() + next() - 1.5) * 2 * grain;
    const level = paper - (255 - (pixels[at] ?? 0)) * ink + noise;
    pixels.fill(level, at, at + 3);
  }
}

/** A drawn page (PNG) as it comes out of an office scanner: a grey JPEG. */
export async function wornPage(
  page: Buffer,
  { dots = 300, degrees = 0, quarters = 0, grain = 0, ink = 1, quality = 90 }: Wear,
): Promise<Buffer> {
  const image = await loadImage(page);
  const [width, height] = [image.width, image.height].map((side) => Math.round((side * dots) / 300));
  const canvas =
    quarters % 2 === 0 ? createCanvas(width ?? 1, height ?? 1) : createCanvas(height ?? 1, width ?? 1);
  const sheet = canvas.getContext('2d');
  sheet.fillStyle = '#fff';
  sheet.fillRect(0, 0, canvas.width, canvas.height);
  sheet.translate(canvas.width / 2, canvas.height / 2);
  sheet.rotate((quarters * Math.PI) / 2 + (degrees * Math.PI) / 180);
  sheet.scale(dots / 300, dots / 300);
  sheet.drawImage(image, -image.width / 2, -image.height / 2);
  const seen = sheet.getImageData(0, 0, canvas.width, canvas.height);
  spoil(seen.data, ink, grain);
  sheet.resetTransform();
  sheet.putImageData(seen, 0, 0);
  return canvas.toBuffer('image/jpeg', quality);
}
