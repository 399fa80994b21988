// npx tsx lab/thesaurus/make.ts FOLDER: writes packages/indian-law/src/answers/thesaurus.gen.ts from the `dict` folder of
// WordNet 3.1 (https://wordnet.princeton.edu). It keeps the words that texts use, with their commonest senses, what these
// are kinds of, and the words of one root.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('The folder of the dictionary is missing.');

const FILES = { n: 'noun', v: 'verb', a: 'adj' } as const;
type Pos = keyof typeof FILES;
/**
 * Senses of a word, levels of kinds above it, the most words that a kind may have (beyond that it says
 * nothing), the times that texts use a word, and meanings beyond which a verb says nothing by itself, such as *take*.
 */
const LIMITS = { senses: { n: 3, v: 3, a: 2 }, levels: 2, kinds: 90, tags: 2, meanings: 14 } as const;
/** Below these senses rare words are kept too: people, illnesses, medicines, papers, vehicles, buildings and payments. */
const ROOTS = [
  'relative%1:18:00::',
  'illness%1:26:00::',
  'injury%1:26:00::',
  'medicine%1:06:00::',
  'drug%1:06:00::',
  'legal_document%1:10:00::',
  'motor_vehicle%1:06:00::',
  'building%1:06:00::',
  'payment%1:21:00::',
  'worker%1:18:00::',
  'professional%1:18:00::',
  'body_part%1:08:00::',
  'crime%1:04:00::',
];

interface Sense {
  words: string[];
  kindOf: string[];
  /** Senses of the same root, of one of its words. */
  roots: { from: number; to: string }[];
}

const lines = (name: string) =>
  readFileSync(path.join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

function senseOf(line: string): Sense {
  const parts = line.split(' | ')[0]?.trim().split(' ') ?? [];
  const count = Number.parseInt(parts[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, at) => (parts[4 + 2 * at] ?? '').toLowerCase());
  const sense: Sense = { words: words.map((word) => word.replace(/\(.*$/u, '')), kindOf: [], roots: [] };
  const first = 4 + 2 * count;
  for (let at = first + 1; at < first + 1 + 4 * Number(parts[first]); at += 4) {
    const [sign, offset, pos, places] = parts.slice(at, at + 4);
    const to = `${pos === 's' ? 'a' : pos}${offset}`;
    if (sign === '@' || sign === '@i') sense.kindOf.push(to);
    if (sign === '+') sense.roots.push({ from: Number.parseInt(places?.slice(0, 2) ?? '0', 16), to });
  }
  return sense;
}

const senses = new Map<string, Sense>();
for (const pos of Object.keys(FILES) as Pos[])
  for (const line of lines(`data.${FILES[pos]}`)) senses.set(`${pos}${line.slice(0, 8)}`, senseOf(line));

/** The senses of each word, the commonest first, and the number of times that texts use it. */
const ofWord = new Map<string, { sense: string; rank: number; tags: number }[]>();
const bySenseKey = new Map<string, string>();
const POS: Readonly<Record<string, Pos>> = { 1: 'n', 2: 'v', 3: 'a', 5: 'a' };
for (const line of lines('index.sense')) {
  const [key = '', offset = '', rank, tags] = line.split(' ');
  const [word = '', rest = ''] = key.split('%');
  const pos = POS[rest.charAt(0)];
  if (!pos) continue;
  bySenseKey.set(key, `${pos}${offset}`);
  if (!/^[a-z]{3,}$/u.test(word)) continue;
  ofWord.set(word, [
    ...(ofWord.get(word) ?? []),
    { sense: `${pos}${offset}`, rank: Number(rank), tags: Number(tags) },
  ]);
}

function above(sense: string, levels: number): string[] {
  if (levels === 0) return [];
  const up = senses.get(sense)?.kindOf ?? [];
  return [...up, ...up.flatMap((one) => above(one, levels - 1))];
}

const roots = new Set(ROOTS.flatMap((key) => bySenseKey.get(key) ?? []));
const ofRoot = (sense: string) => above(sense, 6).some((one) => roots.has(one));

const kept = [...ofWord].flatMap(([word, all]) => {
  const tags = all.reduce((sum, one) => sum + one.tags, 0);
  const used = all.filter(({ sense, rank, tags: own }) => {
    const pos = sense.charAt(0) as Pos;
    if (pos === 'v' && all.filter((one) => one.sense.startsWith('v')).length > LIMITS.meanings) return false;
    return rank <= LIMITS.senses[pos] && (rank === 1 || own > 0);
  });
  if (tags < LIMITS.tags && !used.some(({ sense }) => ofRoot(sense))) return [];
  const own = used.map(({ sense }) => sense);
  const ofOneRoot = own.flatMap((sense) => {
    const at = (senses.get(sense)?.words.indexOf(word) ?? -1) + 1;
    return senses.get(sense)?.roots.flatMap(({ from, to }) => (from === at || from === 0 ? to : [])) ?? [];
  });
  return [
    { word, own: [...new Set([...own, ...ofOneRoot])], up: own.flatMap((one) => above(one, LIMITS.levels)) },
  ];
});

const counts = new Map<string, number>();
for (const { own, up } of kept)
  for (const sense of new Set([...own, ...up])) counts.set(sense, (counts.get(sense) ?? 0) + 1);
const joins = (sense: string) => {
  const count = counts.get(sense) ?? 0;
  return count >= 2 && count <= LIMITS.kinds;
};
const ids = new Map<string, string>();
const idOf = (sense: string) => {
  const known = ids.get(sense) ?? ids.size.toString(36);
  ids.set(sense, known);
  return known;
};
const entries = kept.flatMap(({ word, own, up }) => {
  const same = own.filter(joins);
  const kinds = [...new Set(up.filter((one) => joins(one) && !own.includes(one)))];
  if (same.length + kinds.length === 0) return [];
  return [`${word} ${same.map(idOf).join(',')} ${kinds.map(idOf).join(',')}`.trimEnd()];
});
const out = path.join(import.meta.dirname, '../../packages/indian-law/src/answers/thesaurus.gen.ts');
writeFileSync(
  out,
  `// Made by lab/thesaurus/make.ts from WordNet 3.1, copyright 2011 Princeton University, which may be used, copied and
// changed with this notice (https://wordnet.princeton.edu/license-and-commercial-use); it comes without any warranty.
/** Entries of a word, its senses, and the senses that these are kinds of. */
export const THESAURUS =
  '${entries.join(';')}';
`,
);
process.stdout.write(`${entries.length} words, ${ids.size} senses\n`);
