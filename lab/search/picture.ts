import { writeFileSync } from 'node:fs';
import { type KeptFigures, pictureFile, readFigures } from './growth.ts';
import { type Kind, kinds } from './questions.ts';

// npx tsx lab/search/picture.ts: draws lab/results/search-growth.svg from the figures that runs of
// lab/search/run.ts --write have kept, and says which sizes nobody has measured.

const [width, height] = [960, 560];
const frame = { left: 70, right: 300, top: 60, bottom: 60 };
const [lowestMs, highestMs] = [1, 3000];
const sizes = [10_000, 100_000, 1_000_000];
const [fewest, most] = [8_000, 1_250_000];
/** Between two labels at the right. */
const labelGap = 17;
const colours: Record<Kind, string> = {
  words: '#0072b2',
  phrase: '#d55e00',
  filter: '#009e73',
  'facets and highlights': '#cc79a7',
  semantic: '#8c6d1f',
  hybrid: '#56b4e9',
  similar: '#000000',
};
const peerColour = '#8a8a8a';

interface Line {
  name: string;
  colour: string;
  dashed: boolean;
  points: { documents: number; ms: number }[];
}

const share = (value: number, low: number, high: number) => Math.log(value / low) / Math.log(high / low);
const x = (documents: number) =>
  frame.left + share(documents, fewest, most) * (width - frame.left - frame.right);
const y = (ms: number) =>
  height -
  frame.bottom -
  share(Math.max(ms, lowestMs), lowestMs, highestMs) * (height - frame.top - frame.bottom);
const shown = (value: number) => value.toFixed(1);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const counted = (value: number) => value.toLocaleString('en-IN');

function text(at: [number, number], words: string, more = ''): string {
  return `<text x="${shown(at[0])}" y="${shown(at[1])}" ${more}>${escaped(words)}</text>`;
}

function linesOf(figures: readonly KeptFigures[]): Line[] {
  const ours = kinds.map((kind) => ({
    ...{ name: kind, colour: colours[kind], dashed: false },
    points: figures.flatMap(({ documents, ours: of }) => {
      const ms = of[kind]?.p95;
      return ms === undefined ? [] : [{ documents, ms }];
    }),
  }));
  const names = [...new Set(figures.flatMap(({ peers }) => Object.keys(peers)))];
  const theirs = names.flatMap((name) =>
    (['words', 'phrase'] as const).map((kind) => ({
      ...{ name: `${name}, ${kind}`, colour: peerColour, dashed: true },
      points: figures.flatMap(({ documents, peers }) => {
        const ms = peers[name]?.[kind].p95;
        return ms === undefined ? [] : [{ documents, ms }];
      }),
    })),
  );
  return [...ours, ...theirs].filter(({ points }) => points.length > 0);
}

function axes(figures: readonly KeptFigures[]): string[] {
  const [left, right, bottom] = [frame.left, width - frame.right, height - frame.bottom];
  const steps = [1, 3, 10, 30, 100, 300, 1000, 3000].flatMap((ms) => [
    `<line x1="${left}" x2="${right}" y1="${shown(y(ms))}" y2="${shown(y(ms))}" stroke="#dddddd"/>`,
    text([left - 8, y(ms) + 4], `${counted(ms)} ms`, 'text-anchor="end"'),
  ]);
  const columns = sizes.flatMap((documents) => {
    const load = figures.find((one) => one.documents === documents)?.load;
    const said = load ? `load ${load.before.toFixed(1)} → ${load.after.toFixed(1)}` : 'not measured yet';
    return [
      `<line x1="${shown(x(documents))}" x2="${shown(x(documents))}" y1="${frame.top}" y2="${bottom}" stroke="#eeeeee"/>`,
      text([x(documents), bottom + 20], `${counted(documents)} documents`, 'text-anchor="middle"'),
      text([x(documents), bottom + 38], said, 'text-anchor="middle" fill="#666666"'),
    ];
  });
  return [...steps, ...columns];
}

function drawn({ colour, dashed, points }: Line): string {
  const style = `stroke="${colour}" ${dashed ? 'stroke-dasharray="4 4"' : 'stroke-width="2"'}`;
  const path = points.map(({ documents, ms }) => `${shown(x(documents))},${shown(y(ms))}`).join(' ');
  const dots = points.map(
    ({ documents, ms }) =>
      `<circle cx="${shown(x(documents))}" cy="${shown(y(ms))}" r="3" fill="${colour}"/>`,
  );
  return `<polyline points="${path}" fill="none" ${style}/>${dots.join('')}`;
}

/** One label for each line, near its last point; labels that would touch are moved apart. */
function labels(lines: readonly Line[], largest: number): string[] {
  const wished = lines
    .map((line) => ({ line, last: line.points.at(-1) ?? { documents: fewest, ms: lowestMs } }))
    .sort((a, b) => b.last.ms - a.last.ms);
  let above = frame.top - labelGap;
  return wished.map(({ line: { name, colour }, last }) => {
    above = Math.max(above + labelGap, y(last.ms));
    const at: [number, number] = [width - frame.right + 14, above + 4];
    const ms = last.ms < 10 ? last.ms.toFixed(1) : Math.round(last.ms);
    const where = last.documents < largest ? ` at ${counted(last.documents)}` : '';
    return text(at, `${name} ${ms} ms${where}`, `fill="${colour}"`);
  });
}

const figures = readFigures();
const lines = linesOf(figures);
const title = 'Search as the library grows: p95 in milliseconds';
writeFileSync(
  pictureFile,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" role="img">
<title>${title}</title>
<rect width="${width}" height="${height}" fill="#ffffff"/>
${[
  text([frame.left, 30], title, 'font-size="17"'),
  text(
    [frame.left, 48],
    'Both axes are logarithmic; dashed: other engines over the same documents.',
    'fill="#666666"',
  ),
  ...axes(figures),
  ...lines.map(drawn),
  ...labels(lines, Math.max(0, ...figures.map(({ documents }) => documents))),
].join('\n')}
</svg>
`,
);
const missing = sizes.filter((size) => !figures.some(({ documents }) => documents === size));
for (const size of missing) console.log(`Not measured yet: ${counted(size)} documents.`);
