import type { Fact, FactType, Words } from './facts.ts';
import { SHARED_FACTS, SHARED_LABELS } from './shared-facts.ts';
import type { Template } from './template.ts';

/** One piece of a line: words, a fact with the name of its blank, a blank that is not asked, or an annexure. */
export type Piece =
  | { kind: 'words'; text: string }
  | { kind: 'fact'; name: string; label: string }
  | { kind: 'blank'; label: string }
  | { kind: 'annexure'; mark: string };

const PIECE = /\{(@?)([\w-]*)(?:\|([^{}]*))?\}/gu;

/** A fact of a template by its name; undefined for one that the template does not know. */
export function factOf({ facts }: Template, name: string): Fact | undefined {
  if (facts && Object.hasOwn(facts, name)) return facts[name];
  return Object.hasOwn(SHARED_FACTS, name) ? SHARED_FACTS[name] : undefined;
}

/** The pieces of a line of a template. Errors: a fact that does not exist is a mistake of ours. */
export function piecesOf(template: Template, line: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: whole, 1: at, 2: name = '', 3: own, index } of line.matchAll(PIECE)) {
    if (index > from) pieces.push({ kind: 'words', text: line.slice(from, index) });
    from = index + whole.length;
    if (at === '@') pieces.push({ kind: 'annexure', mark: name });
    else if (name === '') pieces.push({ kind: 'blank', label: own ?? '' });
    else {
      const fact = factOf(template, name);
      if (!fact) throw new Error(`The template ${template.id} asks for an unknown fact: ${name}`);
      pieces.push({ kind: 'fact', name, label: own ?? fact.label[0] });
    }
  }
  if (from < line.length) pieces.push({ kind: 'words', text: line.slice(from) });
  return pieces;
}

export interface AskedFact extends Fact {
  name: string;
  type: AskedType;
}

type AskedType = Exclude<FactType, 'computed'>;
const isAsked = (type: FactType): type is AskedType => type !== 'computed';

/** A label in all languages: that of the fact, or of the paper that calls it by its English words. */
function labelOf(template: Template, fact: Fact, own: string | undefined): Words {
  if (own === undefined || own === fact.label[0]) return fact.label;
  const known = [...(template.labels ?? []), ...SHARED_LABELS].find(([english]) => english === own);
  if (!known) throw new Error(`The template ${template.id} has a label without translations: ${own}`);
  return known;
}

/** The facts that the directives of a line ask for. */
function askedByDirective(line: string): [string, string?][] {
  if (line.startsWith('@court')) return [['court']];
  if (line.startsWith('@number')) return [['caseNumber']];
  if (line.startsWith('@verification') || line.startsWith('@jurat')) return [['place'], ['paperDate']];
  if (line.startsWith('@end')) return [['place'], ['paperDate'], ['advocate']];
  if (!line.startsWith('@parties')) return [];
  const [one = '', other = ''] = sidesOf(line);
  return [
    ['petitioner', `Name of the ${one.toLowerCase()}`],
    ['respondent', `Name of the ${other.toLowerCase()}`],
  ];
}

/** The two sides of a line of parties: Petitioner, Respondent. */
export const sidesOf = (line: string): string[] =>
  line
    .slice('@parties'.length)
    .split('|')
    .map((side) => side.trim());

const CONDITION = /^\[(!?)(\w+)\] /u;

/** The fact without which, or with which, a line is left out, and the rest of the line. */
export function conditionOf(line: string): { needs?: string; refuses?: string; rest: string } {
  const [, not, name] = CONDITION.exec(line) ?? [];
  const rest = line.replace(CONDITION, '');
  if (name === undefined) return { rest };
  return not === '!' ? { refuses: name, rest } : { needs: name, rest };
}

/** The facts that a template asks for, each once, in the order of its text. Computed facts are not asked. */
export function askedFacts(template: Template): AskedFact[] {
  const asked = new Map<string, AskedFact>();
  const ask = (name: string, own?: string) => {
    const fact = factOf(template, name);
    if (!fact) throw new Error(`The template ${template.id} asks for an unknown fact: ${name}`);
    const { type } = fact;
    if (isAsked(type) && !asked.has(name))
      asked.set(name, { ...fact, name, type, label: labelOf(template, fact, own) });
  };
  for (const line of linesOf(template)) {
    const { needs, rest } = conditionOf(line);
    if (needs !== undefined) ask(needs);
    for (const [name, label] of askedByDirective(rest)) ask(name, label);
    for (const piece of piecesOf(template, rest)) if (piece.kind === 'fact') ask(piece.name, piece.label);
  }
  return [...asked.values()];
}

/** An affidavit in support of a paper: on a page of its own, with its own cause title, verification and jurat. */
const affidavitLines = (paper: string, head: readonly string[]): string[] => [
  '---',
  ...head,
  '# AFFIDAVIT',
  `^ in support of the ${paper}`,
  '[authority] I, {deponent}, {relation} {parent}, aged {age} years, residing at {address}, {authority}, do hereby solemnly affirm and state as follows:',
  '[!authority] I, {deponent}, {relation} {parent}, aged {age} years, residing at {address}, do hereby solemnly affirm and state as follows:',
  '+ That I am the {deponentRole} in the above case. I know its facts and am competent to swear this affidavit.',
  `+ That I have read the ${paper}, which was drawn up on my instructions. Its facts are true to my own knowledge, except where it names another source.`,
  `+ That what the ${paper} states of law rests on legal advice.`,
  '@sign DEPONENT',
  '## VERIFICATION',
  '@verification affidavit',
  '@sign DEPONENT',
  '@jurat',
];

/** The lines of a template, with the affidavits that they ask for written out. */
export function linesOf({ text }: Template): string[] {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const numbers = [...new Set(lines.filter((line) => conditionOf(line).rest.startsWith('@number')))];
  const head = [
    lines.find((line) => line === '@court' || line.startsWith('## IN THE ')) ?? '@court',
    ...(numbers.length > 0 ? numbers : ['@number Case No.']),
    lines.find((line) => line.startsWith('@parties')) ?? '@parties Petitioner | Respondent',
  ];
  return lines.flatMap((line) =>
    line.startsWith('@affidavit ') ? affidavitLines(line.slice('@affidavit '.length), head) : [line],
  );
}
