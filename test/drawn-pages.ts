import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

/** Sentences as they stand in the papers of a case, in the three languages that are recognised. */
export const SENTENCES = {
  English:
    'The petitioner submits that the impugned order dated 14 August 2018 was passed without notice. Section 138 of the Negotiable Instruments Act, 1881 requires a demand in writing within thirty days.',
  Hindi:
    'याचिकाकर्ता का निवेदन है कि आक्षेपित आदेश दिनांक १४ अगस्त २०१८ बिना सूचना के पारित किया गया। न्यायालय ने प्रतिवादी को तीस दिन के भीतर उत्तर दाखिल करने का निर्देश दिया।',
  Tamil:
    'மனுதாரர் தாக்கல் செய்த மனுவில் எதிர்மனுதாரருக்கு அறிவிப்பு வழங்கப்படவில்லை என்று கூறப்பட்டுள்ளது. நீதிமன்றம் முப்பது நாட்களுக்குள் பதில் தாக்கல் செய்ய உத்தரவிட்டது.',
} as const;
export type Language = keyof typeof SENTENCES;

const FONTS: Readonly<Record<Language, string>> = {
  English: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  Hindi: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
  Tamil: '@fontsource-variable/noto-sans-tamil/files/noto-sans-tamil-tamil-wght-normal.woff2',
};
const MARGIN = 150;
const LINE = 80;

function fontOf(language: Language): string {
  const name = `Page ${language}`;
  if (!GlobalFonts.has(name))
    GlobalFonts.registerFromPath(createRequire(import.meta.url).resolve(FONTS[language]), name);
  return `50px "${name}"`;
}

/** A page as a scanner of 300 dots an inch sees it (12 point letters), as PNG; as tall as it needs to be. */
export function drawPage(
  language: Language,
  text: string,
  { width = 2480, upsideDown = false } = {},
): Buffer {
  const font = fontOf(language);
  const measure = createCanvas(1, 1).getContext('2d');
  measure.font = font;
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (measure.measureText(longer).width > width - 2 * MARGIN) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  const canvas = createCanvas(width, lines.length * LINE + 2 * MARGIN);
  const page = canvas.getContext('2d');
  page.fillStyle = '#fff';
  page.fillRect(0, 0, canvas.width, canvas.height);
  if (upsideDown) {
    page.translate(canvas.width, canvas.height);
    page.rotate(Math.PI);
  }
  page.fillStyle = '#111';
  page.font = font;
  for (const [at, line] of lines.entries()) page.fillText(line, MARGIN, MARGIN + (at + 0.7) * LINE);
  return canvas.toBuffer('image/png');
}

/** A page of scrawl, the same each time: strokes like those of a hand, and no letters. */
export function drawScrawl(width = 1200, height = 400): Buffer {
  const canvas = createCanvas(width, height);
  const page = canvas.getContext('2d');
  page.fillStyle = '#fff';
  page.fillRect(0, 0, width, height);
  page.strokeStyle = '#123';
  page.lineWidth = 4;
  let seed = 7;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let y = 90; y < height - 40; y += 90) {
    page.beginPath();
    page.moveTo(60, y);
    for (let x = 60; x < width - 60; x += 14 + 14 * next())
      page.quadraticCurveTo(x + 24 * next(), y - 50 * next(), x + 18 * next(), y + 30 * next() - 12);
    page.stroke();
  }
  return canvas.toBuffer('image/png');
}

/** Letters to be changed, left out or put in, for each letter of the right text; white space counts as one blank. */
export function characterErrorRate(right: string, read: string): number {
  const [a, b] = [right, read].map((text) => [...text.normalize('NFC').replace(/\s+/gu, ' ').trim()]);
  if (!a || !b) return 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of a.entries()) {
    const next = [i + 1];
    for (const [j, other] of b.entries())
      next.push(
        Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return (row.at(-1) ?? 0) / a.length;
}

/** A page in a running hand: words of joined loops, with risers and tails, that drift off their line; no letters. */
export function drawHand(width = 1600, height = 900, seed = 3): Buffer {
  const canvas = createCanvas(width, height);
  const page = canvas.getContext('2d');
  page.fillStyle = '#fff';
  page.fillRect(0, 0, width, height);
  page.strokeStyle = '#1a2a5a';
  page.lineWidth = 5;
  page.lineCap = 'round';
  let state = seed * 7919;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  for (let line = 130; line < height - 60; line += 105) {
    let x = 90 + 30 * next();
    while (x < width - 220) {
      let y = line + 14 * next();
      page.beginPath();
      page.moveTo(x, y);
      for (let strokes = 3 + Math.floor(7 * next()); strokes > 0; strokes--) {
        const kind = next();
        const rise = kind < 0.2 ? 70 : kind > 0.85 ? -45 : 26 + 10 * next();
        const step = 22 + 14 * next();
        page.bezierCurveTo(
          x + step,
          y - rise,
          x + step * 0.2 + 8,
          y - rise - 6,
          x + step,
          y + 4 * next() - 2,
        );
        x += step;
        y += 3 * next() - 1.5;
      }
      page.stroke();
      x += 30 + 34 * next();
    }
  }
  return canvas.toBuffer('image/png');
}
