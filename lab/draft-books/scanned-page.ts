import { createCanvas } from '@napi-rs/canvas';

/** A scanned page of 150 dots an inch, with grain as paper has. */
export function scannedPage(seed: number): Buffer {
  const canvas = createCanvas(1240, 1754);
  const context = canvas.getContext('2d');
  const picture = context.createImageData(1240, 1754);
  let random = seed;
  for (let at = 0; at < picture.data.length; at += 4) {
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
    picture.data.fill(225 + (random % 30), at, at + 3);
    picture.data[at + 3] = 255;
  }
  context.putImageData(picture, 0, 0);
  context.font = '28px serif';
  for (let line = 0; line < 40; line++)
    context.fillText(`Line ${line} of the scanned order ${seed}`, 120, 160 + line * 36);
  return canvas.toBuffer('image/jpeg', 60);
}
