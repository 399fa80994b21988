// Composes papers from sections in the words of many registries (relatives/*.txt), clean ones and such with one fault, by a seed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DRAFT_KINDS, type DraftKind } from '#law/drafting/kinds.ts';
import type { LabelledCase } from './cases.ts';

interface Section {
  label: string;
  text: string;
  /** K, L or I: a numbered paragraph of knowledge, of law, of information. */
  paragraph?: string;
}
export interface Paper {
  name: string;
  kind: DraftKind;
  facts: Record<string, string>;
  sections: Section[];
  tables: Map<string, string[]>;
}
export interface Fault {
  rule: string;
  papers: string[];
  lines: string[];
}
type Facts = Record<string, string>;
type Pick = <T>(from: readonly T[]) => T;

const sectionsOf = (file: string): string[][] =>
  readFileSync(path.join(import.meta.dirname, 'relatives', file), 'utf8')
    .split(/^## /mu)
    .slice(1)
    .map((section) => section.split('\n').filter((line) => line.trim() !== ''));

const factsIn = (text: string): Facts =>
  Object.fromEntries(text.split(/; ?(?=\w+=)/u).map((fact) => fact.split('=') as [string, string]));

function sectionOf(line: string): Section {
  const [label = '', text = ''] = line.split(/: (.*)/u);
  if (!/^[KLI]$/u.test(label)) return { label, text };
  return { label: /\{=?(\w+)\}/u.exec(text)?.[1] ?? label, text, paragraph: label };
}

function paperOf(head: string, [facts = '', ...lines]: string[]): Paper {
  const [, name = '', kindName] = head.split(' ');
  const kind = DRAFT_KINDS.find((one) => one === kindName);
  if (!kind) throw new Error(`no kind: ${head}`);
  const tables = new Map<string, string[]>();
  const sections: Section[] = [];
  for (const line of lines) {
    if (line.startsWith('= ')) tables.set(line.slice(2), []);
    else if (tables.size > 0) [...tables.values()].at(-1)?.push(line);
    else sections.push(sectionOf(line));
  }
  return { name, kind, facts: factsIn(facts), sections, tables };
}

const shared = new Map<string, string[]>();
const places: Facts[] = [];
export const papers: Paper[] = [];
for (const [head = '', ...lines] of ['sections', 'shared', 'papers', 'papers-2'].flatMap((name) =>
  sectionsOf(`${name}.txt`),
)) {
  if (head.startsWith('facts ')) places.push(factsIn(lines[0] ?? ''));
  else if (head.startsWith('paper ')) papers.push(paperOf(head, lines));
  else shared.set(head, lines);
}
export const faults: Fault[] = sectionsOf('faults.txt').map(([head = '', ...lines]) => {
  const [rule = '', names = ''] = head.split(' ');
  return { rule, papers: names.split(','), lines };
});

/** Numbers between 0 and 1 from a seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const ordinal = (day: number): string =>
  `${day}${day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`;
const DATES: readonly ((day: string, month: string, year: string) => string)[] = [
  (day, month, year) => `${day}.${month}.${year}`,
  (day, month, year) => `${day}/${month}/${year}`,
  (day, month, year) => `${day}-${month}-${year}`,
  (day, month, year) => `${ordinal(Number(day))} ${MONTHS[Number(month) - 1]}, ${year}`,
  (day, month, year) => `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`,
  (day, month, year) => `${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`,
];
const longDate = (day: string, month: string, year: string, comma: string): string =>
  `${ordinal(Number(day))} day of ${MONTHS[Number(month) - 1]}${comma} ${year}`;

function list(numbers: readonly number[], pick: Pick): string {
  const [first = 0] = numbers;
  const isRun = numbers.every((number, at) => number === first + at);
  if (numbers.length > 2 && isRun) return `${first}${pick([' to ', ' to ', '-'])}${numbers.at(-1)}`;
  if (numbers.length === 1) return String(first);
  return `${numbers.slice(0, -1).join(', ')} ${pick(['and', '&', 'and'])} ${numbers.at(-1)}`;
}

const NUMBERING = [
  '#. ',
  '#. ',
  '#. ',
  '#) ',
  '#.',
  '(#) ',
  '#.  ',
  '#.\t',
  '#.- ',
  '#- ',
  '#] ',
  '#. That ',
];
/** Marks of annexures: in the text, and in the list. */
const MARKS = [
  ['Annexure P-#', 'Annexure P-#'],
  ['ANNEXURE-#', 'ANNEXURE-#'],
  ['Annexure A-#', 'A-#'],
  ['Exhibit P#', 'Exhibit P#'],
  ['Ext.P#', 'Ext.P#'],
  ['Annexure No. #', 'Annexure No. #'],
  ['Annexure "P-#"', 'Annexure "P-#"'],
  ['ANNEXURE P/#', 'P/#'],
  ['Annexure @', 'Annexure @'],
  ['Annexure-P#', 'Annexure-P#'],
  ['Exhibit @', 'Exhibit @'],
] as const;
const markOf = (form: string, number: number): string =>
  form.replace('#', String(number)).replace('@', String.fromCharCode(64 + number));

/** The respondent of a paper: a person, a State or a company. */
function respondentOf(paper: Paper, place: Facts): string {
  const text = paper.sections.find(({ label }) => label === 'resp')?.text ?? '';
  const own = (paper.tables.get('resp') ?? []).join(' ');
  if (/respgov|respstate/u.test(text) || own.includes('{STATE}')) return place.STATE ?? '';
  return (/respco|\{RCO\}/u.test(text + own) ? place.RCO : place.R) ?? '';
}

const upper = (text = ''): string => text.toUpperCase();

function factsOf(paper: Paper, pick: Pick, made: string): Facts {
  const place = pick(places);
  const print = pick(DATES);
  const [year = '', month = '', day = ''] = made.split('-');
  const [own = '', other = ''] = (paper.facts.sides ?? '').split(',');
  const isWoman = /^(?:Rosamma|Pentakota)/u.test(place.R ?? '');
  const relation = place.REL ?? 'son';
  const paras = pick(['paragraphs', 'paras', 'para nos.', 'paragraph Nos.', 'Paras', 'paras no.']);
  const [inText, inList] = pick(MARKS);
  return {
    ...place,
    ...{ S: own, s: own.toLowerCase(), SU: upper(own), O: other, o: other.toLowerCase(), OU: upper(other) },
    ...{ PLU: upper(place.PL), PU: upper(place.P), PA: String(30 + Number(day)) },
    RELA: pick([`${upper(relation[0])}/o`, `${upper(relation[0])}/o.`, `${relation} of`]),
    ...{ RELB: isWoman ? 'wife' : 'son', RF1: isWoman ? 'W/o' : 'S/o', RESP: respondentOf(paper, place) },
    ...{ paper: paper.facts.paper ?? '', PAPERU: upper(paper.facts.paper) },
    ...{ D: print(day, month, year), DD: longDate(day, month, year, pick([',', ''])) },
    ...{ ND: print('12', '01', '2026'), n: '«n»', Para: 'Para' },
    ...{ paras, para: paras.replace(/s\b/u, '').replace(/\b(No|no)s/u, '$1') },
    ...Object.fromEntries([1, 2, 3, 4].map((number) => [`ann${number}`, markOf(inText, number)])),
    ...Object.fromEntries([1, 2, 3, 4].map((number) => [`a${number}`, markOf(inList, number)])),
  };
}

/** The facts as the other side tells them. */
const swapped = (facts: Facts): Facts => ({
  ...facts,
  ...{ P: facts.R ?? '', PF: facts.RF ?? '', PADDR: facts.RADDR ?? '', RELA: facts.RF1 ?? '' },
  ...{ REL: facts.RELB ?? '', R: facts.P ?? '', RF: facts.PF ?? '', PU: upper(facts.R) },
  ...{ S: facts.O ?? '', s: facts.o ?? '', SU: facts.OU ?? '', O: facts.S ?? '' },
});
const TITLE = new Set(['pet', 'vs', 'resp', 'court', 'no']);

/** The numbers of the paragraphs, as a clause of verification groups them. */
function numbersOf(paper: Paper, pick: Pick): Facts {
  const numbered = paper.sections.filter(({ paragraph }) => paragraph);
  const of = (kinds: string) =>
    numbered.flatMap(({ paragraph = '' }, at) => (kinds.includes(paragraph) ? [at + 1] : []));
  const [known, others] = [of('K'), of('LI')];
  return {
    ...{ k: list(known, pick), l: list(others, pick), all: list(of('KLI'), pick) },
    ...{ kminus: list(known.slice(0, -1), pick), lplus: list([...others, numbered.length + 4], pick) },
  };
}

type Parts = [label: string, text: string][];
const before = (label: string, text: string) => (parts: Parts) => {
  const at = parts.findIndex(([own]) => own === label);
  return at < 0 ? parts : [...parts.slice(0, at), ['more', text] as [string, string], ...parts.slice(at)];
};
const behind = (label: string, text: string) => (parts: Parts) => {
  const at = parts.findLastIndex(([own]) => own === label);
  return at < 0
    ? parts
    : [...parts.slice(0, at + 1), ['more', text] as [string, string], ...parts.slice(at + 1)];
};
/** Moves a section behind another one. */
const moved = (label: string, target: string) => (parts: Parts) => {
  const own = parts.filter(([one]) => one === label);
  const rest = parts.filter(([one]) => one !== label);
  const at = rest.findLastIndex(([one]) => one === target);
  return at < 0 ? parts : [...rest.slice(0, at + 1), ...own, ...rest.slice(at + 1)];
};
const joined = (label: string) => (parts: Parts) => {
  const own = parts.filter(([one]) => one === label).map(([, text]) => text);
  const at = parts.findIndex(([one]) => one === label);
  return parts.flatMap(
    (part, place): Parts => (part[0] !== label ? [part] : place === at ? [[label, own.join(' ')]] : []),
  );
};
/** Ways in which registries arrange the same sections. */
const LAYOUTS: readonly ((parts: Parts) => Parts)[] = [
  ...Array.from({ length: 6 }, () => (parts: Parts) => parts),
  moved('head', 'no'),
  moved('list', 'pray'),
  moved('end', 'ver'),
  moved('affs', 'aff'),
  joined('jurat'),
  joined('end'),
  before('pet', 'Between:'),
  before('pet', 'IN THE MATTER OF :-'),
  behind('no', 'District : as above'),
  behind(
    'end',
    'Address for service: Chamber No. 41, District Courts Complex, with mobile number and email as entered in the vakalatnama filed with this paper.',
  ),
  behind('end', '.................................'),
  before('jurat', 'Identified by me, Advocate'),
  behind(
    'list',
    'Note: the originals will be produced at the hearing as and when they are called for by the court.',
  ),
  before('open', 'TO, THE HONOURABLE PRESIDING OFFICER AND HIS COMPANION OFFICERS OF THIS COURT'),
  behind('pray', 'AND FOR THIS ACT OF KINDNESS YOUR HUMBLE PARTY SHALL, AS IN DUTY BOUND, EVER PRAY.'),
  before('pray', 'In the facts and circumstances stated above and in the interest of justice and equity:'),
];

/** The paragraphs of an affidavit as its verification names them, by their number. */
const OWN_PARAGRAPHS: Record<number, string> = { 1: '1', 2: '1 and 2' };

/** The blocks of a section, behind its number. */
function linesOf(label: string, lead: string, words: string, inAffidavit: number): Parts {
  const start = lead.endsWith('That ') && words.startsWith('That ') ? lead.slice(0, -5) : lead;
  return (start + words)
    .replace('«n»', OWN_PARAGRAPHS[inAffidavit] ?? `1 to ${inAffidavit}`)
    .split(' // ')
    .map((line) => [label, line]);
}

/** Edits of a fault by label. */
function editsOf(line: string): { edits: Map<string, string>; at: string } {
  const [edits = '', at = '-'] = line.split(' -> ');
  const pairs =
    edits === '' ? [] : edits.split(' ;; ').map((edit) => edit.split(/[:=] ?(.*)/u) as [string, string]);
  return { edits: new Map(pairs), at };
}

/** Fills the slots of a text from facts, tables of the paper and shared tables. */
function filler(paper: Paper, pick: Pick) {
  const tableOf = (own: string, name: string): string[] => {
    const section = paper.sections.find(({ label }) => label === name)?.text;
    const table = own ? paper.tables.get(name) : (shared.get(name) ?? (section ? [section] : undefined));
    if (!table) throw new Error(`no {${own}${name}} in ${paper.name}`);
    return table;
  };
  const fill = (text: string, facts: Facts): string =>
    text.replaceAll(/\{(=?)(\w+)\}/gu, (_, own: string, name: string) =>
      own === '' && facts[name] !== undefined ? facts[name] : fill(pick(tableOf(own, name)), facts),
    );
  return fill;
}

/** One paper; with a fault, its line of edits. */
export function compose(paper: Paper, seed: number, fault?: { rule: string; line: string }): LabelledCase {
  const random = randomOf(seed);
  const pick: Pick = (from) => from[Math.floor(random() * from.length)] as (typeof from)[number];
  const { edits, at } = editsOf(fault?.line ?? '');
  const day = `${paper.facts.made ?? '2026-01-1'}${Math.floor(random() * 10)}`;
  const outer = { ...factsOf(paper, pick, edits.get('DATE') ?? day), ...numbersOf(paper, pick) };
  const inner = paper.facts.swap ? swapped(outer) : outer;
  const fill = filler(paper, pick);
  const numbering = pick(NUMBERING);
  let number = 0;
  let inAffidavit = 2;
  /** The number of a paragraph as printed; a fault may skip some. */
  const numberOf = (edit: string): string => {
    number += 1 + Number(/^\+(\d)$/u.exec(edit)?.[1] ?? 0);
    return numbering.replace('#', String(number));
  };
  const printed = ({ label, text, paragraph }: Section): Parts => {
    const edit = edits.get(label) ?? (paragraph && edits.get(String(number + 1))) ?? text;
    const lead = paragraph ? numberOf(edit) : '';
    const words = fill(/^\+\d$/u.test(edit) ? text : edit, TITLE.has(label) ? outer : inner);
    if (label === 'aff') inAffidavit = words.split(' // ').length;
    return words === '-' ? [] : linesOf(label, lead, words, inAffidavit);
  };
  const parts = pick(LAYOUTS)(paper.sections.flatMap(printed));
  const corporate = paper.sections.some(({ text }) => text === '{petco}');
  const known = { petitioner: corporate ? outer.PCO : outer.P, respondent: outer.RESP, dates: [] };
  const expected = fault ? [`${fault.rule}@${at}`] : [];
  return { name: `${paper.name} ${seed}`, base: { kind: paper.kind, known, parts: [] }, parts, expected };
}
