import { inflateSync } from 'node:zlib';

/** A picture in grey levels, a byte a dot, row by row from the top. */
export interface Raster {
  width: number;
  height: number;
  grey: Uint8Array;
}

/** A portable graymap (P5), which every reader of pictures takes. */
export function toGraymap({ width, height, grey }: Raster): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), grey]);
}

/** A picture turned by quarters, clockwise. */
export function turned({ width, height, grey }: Raster, quarters: number): Raster {
  const out = new Uint8Array(grey.length);
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      for (let y = 0, at = 0; y < height; y++)
        for (let x = 0; x < width; x++) out[x * height + height - 1 - y] = grey[at++] ?? 0;
      return { width: height, height: width, grey: out };
    case 2:
      for (let at = 0, last = grey.length - 1; at <= last; at++) out[last - at] = grey[at] ?? 0;
      return { width, height, grey: out };
    case 3:
      for (let y = 0, at = 0; y < height; y++)
        for (let x = 0; x < width; x++) out[(width - 1 - x) * height + y] = grey[at++] ?? 0;
      return { width: height, height: width, grey: out };
    default:
      return { width, height, grey };
  }
}

/** A picture of half the width and height, four dots to one; an odd last row or column is left out. */
export function halved({ width, height, grey }: Raster): Raster {
  const [across, down] = [width >> 1, height >> 1];
  const out = new Uint8Array(across * down);
  for (let y = 0, to = 0; y < down; y++)
    for (let x = 0, at = 2 * y * width; x < across; x++, at += 2)
      out[to++] =
        ((grey[at] ?? 0) + (grey[at + 1] ?? 0) + (grey[at + width] ?? 0) + (grey[at + width + 1] ?? 0)) >> 2;
  return { width: across, height: down, grey: out };
}

/** What a dot's neighbours foretell of it (left, above, above left), in the five ways of PNG. */
function foretold(way: number, left: number, up: number, corner: number): number {
  if (way === 1) return left;
  if (way === 2) return up;
  if (way === 3) return (left + up) >> 1;
  if (way !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/**
 * A PNG of grey levels, eight bits a dot, not interlaced: what the recognition gives back of any picture. Errors: an
 * `Error` for any other.
 */
export function fromGreyPng(png: Buffer): Raster {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  if (png.readUInt32BE(24) !== 0x08000000) throw new Error('no grey PNG of eight bits');
  const parts: Buffer[] = [];
  for (let at = 8; at + 8 <= png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const rows = inflateSync(Buffer.concat(parts), { maxOutputLength: (width + 1) * height });
  const grey = new Uint8Array(width * height);
  for (let y = 0, at = 0, to = 0; y < height; y++) {
    const way = rows[at++] ?? 0;
    for (let x = 0; x < width; x++, to++) {
      const left = x > 0 ? (grey[to - 1] ?? 0) : 0;
      const up = y > 0 ? (grey[to - width] ?? 0) : 0;
      const corner = x > 0 && y > 0 ? (grey[to - width - 1] ?? 0) : 0;
      grey[to] = (rows[at++] ?? 0) + foretold(way, left, up, corner);
    }
  }
  return { width, height, grey };
}
