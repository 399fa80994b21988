import { deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enhance, fromGreyPng, halve, isBlank, type Raster, rotate, toGraymap } from './raster.ts';

const raster = (rows: number[][]): Raster => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  grey: Uint8Array.from(rows.flat()),
});
const PICTURE = raster([
  [1, 2, 3],
  [4, 5, 6],
]);
const rows = ({ width, height, grey }: Raster) =>
  Array.from({ length: height }, (_, y) => [...grey.subarray(y * width, (y + 1) * width)]);

test('a picture is turned clockwise by quarters', () => {
  expect(rows(rotate(PICTURE, 1))).toEqual([
    [4, 1],
    [5, 2],
    [6, 3],
  ]);
  expect(rows(rotate(PICTURE, 2))).toEqual([
    [6, 5, 4],
    [3, 2, 1],
  ]);
  expect(rotate(PICTURE, 3)).toEqual(rotate(rotate(PICTURE, 2), 1));
  expect(rotate(PICTURE, 4)).toEqual(PICTURE);
});

test('rotating there and back gives the same picture', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      fc.nat(3),
      (width, height, q) => {
        const picture = { width, height, grey: Uint8Array.from({ length: width * height }, (_, at) => at) };
        expect(rotate(rotate(picture, q), 4 - q)).toEqual(picture);
      },
    ),
  );
});

test('half a picture takes the mean of four dots', () => {
  const picture = raster([
    [0, 100, 9],
    [100, 200, 9],
    [9, 9, 9],
  ]);
  expect(rows(halve(picture))).toEqual([[100]]);
});

/** A sheet of `paper` with grain and a bar of `ink` across a hundredth of it. */
function sheet(paper: number, ink: number): Raster {
  const [width, height] = [200, 200];
  const grey = Uint8Array.from({ length: width * height }, (_, at) => {
    const level = at >= 20_000 && at < 20_400 ? ink : paper;
    return level + ((at * 7919) % 13) - 6;
  });
  return { width, height, grey };
}

test('pale ink becomes black on white, and a page with black ink stays unchanged', () => {
  const black = sheet(240, 20);
  expect(enhance(black)).toBe(black);
  const { grey } = enhance(sheet(220, 160));
  expect(grey[100]).toBeGreaterThan(220);
  expect(grey[20_250]).toBeLessThan(60);
});

test('a sheet with nothing but grain is blank; one with a pale line is not', () => {
  expect(isBlank(sheet(220, 220))).toBe(true);
  expect(isBlank(sheet(220, 160))).toBe(false);
});

test('a graymap says its size', () => {
  expect(toGraymap(PICTURE).toString('latin1')).toBe('P5\n3 2\n255\n\x01\x02\x03\x04\x05\x06');
});

describe('a PNG', () => {
  const written = (depth: number, kind: number, rows: number[], palette: number[] = []) => {
    const part = (name: string, content: Buffer) => {
      const size = Buffer.alloc(4);
      size.writeUInt32BE(content.length);
      return Buffer.concat([size, Buffer.from(name), content, Buffer.alloc(4)]);
    };
    const head = Buffer.from([0, 0, 0, 3, 0, 0, 0, 2, depth, kind, 0, 0, 0]);
    return Buffer.concat([
      Buffer.alloc(8),
      part('IHDR', head),
      part('PLTE', Buffer.from(palette)),
      part('IDAT', deflateSync(Buffer.from(rows))),
    ]);
  };

  test('black and white, few greys and a palette are read as grey levels', () => {
    const read = (png: Buffer) => [...fromGreyPng(png).grey];
    expect(read(written(1, 0, [0, 0b10100000, 2, 0b00100000]))).toEqual([255, 0, 255, 255, 255, 0]);
    expect(read(written(4, 0, [0, 0x0f, 0x50, 0, 0xf0, 0xf0]))).toEqual([0, 255, 85, 255, 0, 255]);
    expect(read(written(1, 3, [0, 0b10100000, 0, 0], [255, 255, 255, 0, 0, 0]))).toEqual([
      0, 255, 0, 255, 255, 255,
    ]);
  });

  test('of colours is refused', () => {
    expect(() => fromGreyPng(createCanvas(2, 2).toBuffer('image/png'))).toThrow('no grey PNG');
  });
});
