import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawPdfPage } from '#server/platform/sandbox/pdf-text.ts';
import { encodeGroup4 } from './ccitt.ts';
import { encodeJpeg } from './jpeg.ts';

/** A PDF whose page is one picture, 72 dots an inch. */
function pageOf(width: number, height: number, said: string, picture: Buffer): Buffer {
  const draw = `q ${width} 0 0 ${height} 0 0 cm /P Do Q`;
  const bodies = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R ` +
        '/Resources << /XObject << /P 5 0 R >> >> >>',
    ),
    Buffer.from(`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`),
    Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${said} /Length ${picture.length} >>\nstream\n`,
      ),
      picture,
      Buffer.from('\nendstream'),
    ]),
  ];
  let bytes: Buffer = Buffer.from('%PDF-1.7\n');
  const starts: number[] = [];
  for (const [at, body] of bodies.entries()) {
    starts.push(bytes.length);
    bytes = Buffer.concat([bytes, Buffer.from(`${at + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${bytes.length}\n%%EOF\n`;
  return Buffer.concat([bytes, Buffer.from(end)]);
}

const group4 = (black: Uint8Array, width: number, height: number) =>
  pageOf(
    width,
    height,
    `/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${width} /Rows ${height} >>`,
    encodeGroup4(black, width, height),
  );

/** Every fourth row and column of a page that was drawn at 300 dots an inch, which is a picture of 72. */
async function dotsOf(pdf: Buffer, width: number, height: number): Promise<number[]> {
  const { picture } = await drawPdfPage(pdf, 1);
  return Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const [across, down] = [picture.width / width, picture.height / height];
    return picture.grey[Math.floor((y + 0.5) * down) * picture.width + Math.floor((x + 0.5) * across)] ?? 0;
  });
}

const runs = fc.array(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 3000 })), {
  minLength: 1,
  maxLength: 40,
});

test('a picture of Group 4 has the dots that were written', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 3, max: 90 }),
      fc.integer({ min: 3, max: 30 }),
      runs,
      async (width, height, lengths) => {
        const black = new Uint8Array(width * height);
        let [at, colour] = [0, 0];
        for (let turn = 0; at < black.length; turn++) {
          const length = (lengths[turn % lengths.length] ?? 0) + (turn % lengths.length === 0 ? 1 : 0);
          black.fill(colour, at, at + length);
          at += length;
          colour ^= 1;
        }
        const seen = await dotsOf(group4(black, width, height), width, height);
        expect(seen.map((level) => (level < 128 ? 1 : 0))).toEqual([...black]);
      },
    ),
    { numRuns: 60 },
  );
});

test('runs of thousands of dots keep their length', async () => {
  const [width, height] = [6000, 4];
  const black = new Uint8Array(width * height);
  black.fill(1, 1, 5990);
  black.fill(1, width, width + 2561);
  black.fill(1, 2 * width + 2, 2 * width + 1794);
  const { picture } = await drawPdfPage(group4(black, width, height), 1);
  const row = (y: number) => {
    const from = Math.floor(((y + 0.5) * picture.height) / height) * picture.width;
    return (
      picture.grey.subarray(from, from + picture.width).filter((level) => level < 128).length / picture.width
    );
  };
  for (const [y, share] of [5989 / 6000, 2561 / 6000, 1792 / 6000, 0].entries())
    expect(row(y)).toBeCloseTo(share, 2);
});

test.each([1, 3])('a JPEG of %i bytes a dot shows the levels that were written', async (bytes) => {
  const [width, height] = [50, 37];
  const level = (at: number) => 40 + ((at % width) + Math.floor(at / width)) * 2;
  const levels = Uint8Array.from({ length: width * height * bytes }, (_, at) =>
    level(Math.floor(at / bytes)),
  );
  const jpeg = encodeJpeg(levels, width, height, 90);
  const space = bytes === 1 ? '/DeviceGray' : '/DeviceRGB';
  const page = pageOf(width, height, `/ColorSpace ${space} /BitsPerComponent 8 /Filter /DCTDecode`, jpeg);
  const seen = await dotsOf(page, width, height);
  const worst = Math.max(...seen.map((grey, at) => Math.abs(grey - level(at))));
  expect(worst).toBeLessThan(12);
});
