import { inflateSync } from 'node:zlib';

/** A greyscale picture, one byte per pixel, row by row from the top. */
export interface Raster {
  width: number;
  height: number;
  grey: Uint8Array;
}

/** A portable graymap (P5), which every image reader accepts. */
export function toGraymap({ width, height, grey }: Raster): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), grey]);
}

/** Rotates a picture clockwise by quarter turns. */
export function rotate(page: Raster, quarters: number): Raster {
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return quarterTurn(page);
    case 2:
      return halfTurn(page);
    case 3:
      return halfTurn(quarterTurn(page));
    default:
      return page;
  }
}

function quarterTurn({ width, height, grey }: Raster): Raster {
  const out = new Uint8Array(grey.length);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++) out[x * height + height - 1 - y] = grey[at++] ?? 0;
  return { width: height, height: width, grey: out };
}

function halfTurn({ width, height, grey }: Raster): Raster {
  return { width, height, grey: grey.slice().reverse() };
}

/** Halves the width and height of a picture: four pixels become one; an odd last row or column is dropped. */
export function halve({ width, height, grey }: Raster): Raster {
  const [across, down] = [width >> 1, height >> 1];
  const out = new Uint8Array(across * down);
  for (let y = 0, to = 0; y < down; y++)
    for (let x = 0, at = 2 * y * width; x < across; x++, at += 2)
      out[to++] =
        ((grey[at] ?? 0) + (grey[at + 1] ?? 0) + (grey[at + width] ?? 0) + (grey[at + width + 1] ?? 0)) >> 2;
  return { width: across, height: down, grey: out };
}

/** A blur: each pixel becomes a weighted mean of itself and its neighbours. */
function smoothed({ width, height, grey }: Raster): Raster {
  const [across, out] = [new Uint8Array(grey.length), new Uint8Array(grey.length)];
  for (let at = 0; at < grey.length; at++) {
    const here = grey[at] ?? 0;
    across[at] = ((grey[at - 1] ?? here) + 2 * here + (grey[at + 1] ?? here)) >> 2;
  }
  for (let at = 0; at < grey.length; at++) {
    const here = across[at] ?? 0;
    out[at] = ((across[at - width] ?? here) + 2 * here + (across[at + width] ?? here)) >> 2;
  }
  return { width, height, grey: out };
}

/** The level of the paper (the most common level), and the level than which one pixel in 200 is darker. */
function levels({ grey }: Raster): { paper: number; ink: number } {
  const counts = new Uint32Array(256);
  for (const level of grey) counts[level] = (counts[level] ?? 0) + 1;
  let paper = 0;
  let ink = 255;
  let seen = 0;
  for (const [level, count] of counts.entries()) {
    if (seen <= grey.length / 200 && seen + count > grey.length / 200) ink = level;
    seen += count;
    if (count > (counts[paper] ?? 0)) paper = level;
  }
  return { paper, ink };
}

/** Ink that is at least this much darker than the paper (of 255) needs no enhancement. */
const CLEAR = 110;
/** The number of pixels of an A4 sheet at 200 dpi; from this size on, four pixels may be merged. */
const FINE = 3_800_000;

/**
 * Enhances a page with pale ink: smooths its grain, then stretches its levels. With the grain, recognition misses most
 * of such a page and still reports high confidence. Other pages stay unchanged.
 */
export function enhance(page: Raster): Raster {
  const { paper, ink } = levels(page);
  if (paper - ink >= CLEAR) return page;
  const calm = page.grey.length >= FINE ? halve(page) : smoothed(smoothed(page));
  const seen = levels(calm);
  const span = Math.max(1, seen.paper - seen.ink);
  const spread = calm.grey.map((level) => Math.max(0, Math.min(255, ((level - seen.ink) * 255) / span)));
  return { ...calm, grey: spread };
}

/** Pixels this much darker than the paper are marks; a sheet with a smaller share of them shows only specks. */
const MARK = 25;
const SPECKS = 0.0001;

/** True when a sheet is blank: its marks cover less than `SPECKS` of it. */
export function isBlank(page: Raster): boolean {
  const calm = smoothed(smoothed(page));
  const { paper } = levels(calm);
  let marks = 0;
  for (const level of calm.grey) if (level < paper - MARK) marks += 1;
  return marks < SPECKS * calm.grey.length;
}

/** The five PNG filters: each predicts a pixel from its left, upper and upper-left neighbours. */
function foretold(way: number, left: number, up: number, corner: number): number {
  if (way === 1) return left;
  if (way === 2) return up;
  if (way === 3) return (left + up) >> 1;
  if (way !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** The contents of all PNG chunks with this name, concatenated. */
function chunksOf(png: Buffer, name: string): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at + 8 <= png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === name) parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return Buffer.concat(parts);
}

/** Undoes the PNG filters of all rows. */
function unfiltered(rows: Buffer, width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    const way = rows[at++] ?? 0;
    const from = y * width;
    const above = y === 0 ? new Uint8Array(width) : bytes.subarray(from - width, from);
    let left = 0;
    let corner = 0;
    for (let x = 0; x < width; x++) {
      const up = above[x] ?? 0;
      bytes[from + x] = (rows[at++] ?? 0) + foretold(way, left, up, corner);
      left = bytes[from + x] ?? 0;
      corner = up;
    }
  }
  return bytes;
}

const DEPTHS: readonly number[] = [1, 2, 4, 8];
const GREY = 0;
const PALETTE = 3;

/** The grey level of each pixel value. */
function levelsOf(png: Buffer, depth: number, kind: number): Uint8Array {
  const most = 2 ** depth - 1;
  if (kind === GREY) return Uint8Array.from({ length: most + 1 }, (_, one) => (255 * one) / most);
  const colours = chunksOf(png, 'PLTE');
  const part = (one: number, at: number) => colours[3 * one + at] ?? 0;
  return Uint8Array.from(
    { length: most + 1 },
    (_, one) => 0.299 * part(one, 0) + 0.587 * part(one, 1) + 0.114 * part(one, 2) + 0.5,
  );
}

/**
 * Reads a PNG with grey levels or a palette, not interlaced: the output of recognition, which uses one bit per pixel
 * for black and white sheets. Errors: an `Error` for any other PNG.
 */
export function fromGreyPng(png: Buffer): Raster {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const [depth, kind] = [png.readUInt8(24), png.readUInt8(25)];
  if (!DEPTHS.includes(depth) || (kind !== GREY && kind !== PALETTE)) throw new Error('no grey PNG');
  const across = Math.ceil((width * depth) / 8);
  const rows = inflateSync(chunksOf(png, 'IDAT'), { maxOutputLength: (across + 1) * height });
  const bytes = unfiltered(rows, across, height);
  if (depth === 8 && kind === GREY) return { width, height, grey: bytes };
  const levels = levelsOf(png, depth, kind);
  const grey = new Uint8Array(width * height);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to++) {
      const bit = x * depth;
      const byte = bytes[y * across + (bit >> 3)] ?? 0;
      grey[to] = levels[(byte >> (8 - depth - (bit & 7))) & (levels.length - 1)] ?? 0;
    }
  return { width, height, grey };
}

/** Paper is lighter than this, ink is darker. */
const INK = 128;
const BANDS = 4;

/** The quarter of a page, from side to side, that has the most ink. */
export function inkiestBand({ width, height, grey }: Raster): Raster {
  const rows = Math.floor(height / BANDS);
  const bands = Array.from({ length: BANDS }, (_, at) =>
    grey.subarray(at * rows * width, (at + 1) * rows * width),
  );
  const ink = bands.map((band) => band.reduce((sum, shade) => sum + (shade < INK ? 1 : 0), 0));
  return { width, height: rows, grey: bands[ink.indexOf(Math.max(...ink))] ?? grey };
}
