import { encodeGroup4 } from './ccitt.ts';
import { encodeJpeg } from './jpeg.ts';

/** A drawn page: four bytes a dot (blue, green, red, and one that means nothing), row by row from the top. It starts at a multiple of four. */
export interface DrawnPage {
  width: number;
  height: number;
  dots: Uint8Array;
}

/** A page as a picture in a PDF/A. */
export interface PagePicture {
  kind: 'bilevel' | 'grey' | 'colour';
  width: number;
  height: number;
  stream: Buffer;
}

/** A dot whose colours differ by so much is coloured: paper yellows by less. */
const COLOURED = 60;
/** A page with more coloured dots than this share keeps its colours; a stamp or a signature has fewer. */
const COLOURED_SHARE = 0.02;
/** Side of the blocks in which the level of the paper is measured, in dots. */
const BLOCK = 128;
/** The share of dots of a block that are brighter than its paper, and the least that paper has of the brightest. */
const BRIGHTER = 0.05;
const DARKEST_PAPER = 0.6;
/** Side of the tiles that are looked at for pictures: one without paper and without ink is a part of a photograph. */
const TILE = 16;
const PHOTO_SHARE = 0.03;
const [INK, PAPER] = [70, 215];
/** Limits between which the border of ink and paper is sought, of 255. */
const [DARKEST, LIGHTEST] = [110, 205];

/** The brightness of each dot. */
function greyOf({ dots, width, height }: DrawnPage): Uint8Array {
  const grey = new Uint8Array(width * height);
  const four = new Uint32Array(dots.buffer, dots.byteOffset, grey.length);
  for (let at = 0; at < grey.length; at++) {
    const dot = four[at] ?? 0;
    grey[at] = (((dot >>> 16) & 255) * 77 + ((dot >>> 8) & 255) * 150 + (dot & 255) * 29) >>> 8;
  }
  return grey;
}

/** The share of coloured dots, of one dot in nine. */
function colouredShare({ dots, width, height }: DrawnPage): number {
  let [coloured, seen] = [0, 0];
  for (let y = 1; y < height; y += 3)
    for (let x = 1, at = (y * width + 1) * 4; x < width; x += 3, at += 12, seen++) {
      const [b, g, r] = [dots[at] ?? 0, dots[at + 1] ?? 0, dots[at + 2] ?? 0];
      if (Math.max(r, g, b) - Math.min(r, g, b) > COLOURED) coloured += 1;
    }
  return coloured / Math.max(1, seen);
}

function paperOfBlock(grey: Uint8Array, width: number, height: number, left: number, top: number): number {
  const counts = new Uint32Array(256);
  const [right, bottom] = [Math.min(width, left + BLOCK), Math.min(height, top + BLOCK)];
  for (let y = top; y < bottom; y += 2)
    for (let x = left, at = y * width + left; x < right; x += 2, at += 2)
      counts[grey[at] ?? 0] = (counts[grey[at] ?? 0] ?? 0) + 1;
  const dots = Math.ceil((right - left) / 2) * Math.ceil((bottom - top) / 2);
  let seen = 0;
  for (let level = 255; level > 0; level--) {
    seen += counts[level] ?? 0;
    if (seen > dots * BRIGHTER) return level;
  }
  return 0;
}

/** A page in grey, and for each of its blocks what makes its paper white: the light of a photographed page is uneven. */
interface GreyPage {
  grey: Uint8Array;
  width: number;
  height: number;
  /** Blocks in a row. */
  across: number;
  /** By block: the brightness that each level has where the paper is white. */
  whites: readonly Uint8Array[];
}

function greyPage(page: DrawnPage): GreyPage {
  const { width, height } = page;
  const grey = greyOf(page);
  const [across, down] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)];
  const papers = Array.from({ length: across * down }, (_, at) =>
    paperOfBlock(grey, width, height, (at % across) * BLOCK, Math.floor(at / across) * BLOCK),
  );
  const least = Math.max(1, DARKEST_PAPER * Math.max(...papers));
  const whites = papers.map((paper) =>
    Uint8Array.from({ length: 256 }, (_, level) => Math.min(255, (level * 255) / Math.max(paper, least))),
  );
  return { grey, width, height, across, whites };
}

/** The share of tiles that are neither paper nor ink. A tile lies in one block. */
function photographed(page: GreyPage): number {
  const { width, height, across, whites, grey } = page;
  let [tiles, photos] = [0, 0];
  for (let top = 0; top + TILE <= height; top += TILE)
    for (let left = 0; left + TILE <= width; left += TILE, tiles++) {
      const white = whites[Math.floor(top / BLOCK) * across + Math.floor(left / BLOCK)] ?? grey;
      if (isBetween(page, white, left, top)) photos += 1;
    }
  return photos / Math.max(1, tiles);
}

function isBetween({ grey, width }: GreyPage, white: Uint8Array, left: number, top: number): boolean {
  for (let y = top; y < top + TILE; y += 3)
    for (let at = y * width + left, end = at + TILE; at < end; at += 3) {
      const level = white[grey[at] ?? 0] ?? 0;
      if (level > PAPER || level < INK) return false;
    }
  return true;
}

/** The dots at each level where the paper is white, of one dot in five. */
function levelsOf({ grey, width, height, across, whites }: GreyPage): Float64Array {
  const counts = new Float64Array(256);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / BLOCK) * across;
    for (let block = 0; block < across; block++) {
      const white = whites[row + block] ?? grey;
      const end = y * width + Math.min(width, (block + 1) * BLOCK);
      for (; at < end; at += 5) {
        const level = white[grey[at] ?? 0] ?? 0;
        counts[level] = (counts[level] ?? 0) + 1;
      }
    }
  }
  return counts;
}

/** The level that divides ink from paper best (Otsu), within limits: a blank page has grain only. */
function borderOf(counts: Float64Array): number {
  let [total, sum] = [0, 0];
  for (const [level, count] of counts.entries()) [total, sum] = [total + count, sum + level * count];
  let [dark, darkSum, best, border] = [0, 0, -1, DARKEST];
  for (const [level, count] of counts.entries()) {
    dark += count;
    darkSum += level * count;
    const light = total - dark;
    if (dark === 0 || light === 0) continue;
    const apart = darkSum / dark - (sum - darkSum) / light;
    const between = dark * light * apart * apart;
    if (between > best) [best, border] = [between, level];
  }
  return Math.min(LIGHTEST, Math.max(DARKEST, border));
}

/** Makes each dot 1 for ink and 0 for paper, in place. */
function intoInk({ grey, width, height, across, whites }: GreyPage, border: number): void {
  const inks = whites.map((white) => white.map((level) => (level < border ? 1 : 0)));
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / BLOCK) * across;
    for (let block = 0; block < across; block++) {
      const ink = inks[row + block] ?? grey;
      const end = y * width + Math.min(width, (block + 1) * BLOCK);
      for (; at < end; at++) grey[at] = ink[grey[at] ?? 0] ?? 0;
    }
  }
}

/**
 * A page as a picture: black and white where it is text, else grey or coloured with the given quality (1 to 100). `dots` is
 * not changed.
 */
export function pictureOfPage(page: DrawnPage, quality: number): PagePicture {
  const { width, height, dots } = page;
  if (colouredShare(page) > COLOURED_SHARE) {
    const colours = new Uint8Array(width * height * 3);
    for (let at = 0, from = 0; at < colours.length; at += 3, from += 4) {
      colours[at] = dots[from + 2] ?? 0;
      colours[at + 1] = dots[from + 1] ?? 0;
      colours[at + 2] = dots[from] ?? 0;
    }
    return { kind: 'colour', width, height, stream: encodeJpeg(colours, width, height, quality) };
  }
  const own = greyPage(page);
  if (photographed(own) > PHOTO_SHARE)
    return { kind: 'grey', width, height, stream: encodeJpeg(own.grey, width, height, quality) };
  intoInk(own, borderOf(levelsOf(own)));
  return { kind: 'bilevel', width, height, stream: encodeGroup4(own.grey, width, height) };
}
