import { type Fact, SHARED_FACTS } from './facts.ts';
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
      pieces.push({ kind: 'fact', name, label: own ?? fact.label });
    }
  }
  if (from < line.length) pieces.push({ kind: 'words', text: line.slice(from) });
  return pieces;
}

export interface AskedFact extends Fact {
  name: string;
}

/** The facts that the directives of a line ask for. */
function askedByDirective(line: string): [string, string?][] {
  if (line.startsWith('@court')) return [['court']];
  if (line.startsWith('@number')) return [['caseNumber']];
  if (line.startsWith('@verification')) return [['place'], ['paperDate']];
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

const CONDITION = /^\[(\w+)\] /u;

/** The fact without which a line is left out, and the rest of the line. */
export function conditionOf(line: string): { needs: string | undefined; rest: string } {
  const needs = CONDITION.exec(line)?.[1];
  return { needs, rest: line.replace(CONDITION, '') };
}

/** The facts that a template asks for, each once, in the order of its text. */
export function askedFacts(template: Template): AskedFact[] {
  const asked = new Map<string, AskedFact>();
  const ask = (name: string, label?: string) => {
    const fact = factOf(template, name);
    if (!fact) throw new Error(`The template ${template.id} asks for an unknown fact: ${name}`);
    if (!asked.has(name)) asked.set(name, { ...fact, name, label: label ?? fact.label });
  };
  for (const line of linesOf(template)) {
    const { needs, rest } = conditionOf(line);
    if (needs !== undefined) ask(needs);
    for (const [name, label] of askedByDirective(rest)) ask(name, label);
    for (const piece of piecesOf(template, rest)) if (piece.kind === 'fact') ask(piece.name, piece.label);
  }
  return [...asked.values()];
}

export const linesOf = ({ text }: Template): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
