import PDFDocument from 'pdfkit';

/** Items of a page. */
export const PER_PAGE = 14;

/** An invented name of its own for each item. */
export function listedName(item: number, trade: string): string {
  let state = Math.imul(item + trade.length * 7919, 2_654_435_761) >>> 0;
  let word = '';
  for (let at = 0; at < 4; at += 1) {
    word += `${'bdgklmnprstv'[state % 12]}${'aeiou'[Math.floor(state / 12) % 5]}`;
    state = Math.imul(state ^ (state >>> 13), 1_597_334_677) >>> 0;
  }
  return `${word} ${trade}`;
}
export const listedNumber = (item: number) => `W.P.(C) ${1000 + item}/2024`;

/** A printed list of so many pages: items with a number, parties and an advocate, a hall for each 25 pages. */
export async function longList(pages: number): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 40, compress: false });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve) => doc.on('end', resolve));
  let item = 0;
  for (let page = 0; page < pages; page += 1) {
    if (page > 0) doc.addPage();
    doc.fontSize(9);
    let y = 40;
    const line = (pieces: readonly (readonly [number, string])[]) => {
      for (const [x, text] of pieces) doc.text(text, x, y, { lineBreak: false });
      y += 12;
    };
    line([[200, 'HIGH COURT OF DELHI AT NEW DELHI']]);
    line([[210, 'DAILY CAUSE LIST FOR 05-08-2024']]);
    line([[260, `COURT NO. ${1 + Math.floor(page / 25)}`]]);
    line([
      [40, 'S.No.'],
      [80, 'Case No.'],
      [200, 'Petitioner / Respondent'],
      [430, 'Advocate'],
    ]);
    for (let row = 0; row < PER_PAGE; row += 1) {
      item += 1;
      line([
        [40, String(row + 1)],
        [80, listedNumber(item)],
        [200, listedName(item, 'looms').toUpperCase()],
        [430, 'B. NOBODY'],
      ]);
      line([[200, 'VERSUS']]);
      line([[200, listedName(item, 'dyes').toUpperCase()]]);
    }
  }
  doc.end();
  await ended;
  return Buffer.concat(parts);
}
