import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkDraft } from '#law/drafting/check/check-draft.ts';
import { DRAFT_RULES, type DraftCase } from '#law/drafting/check/types.ts';
import { documentOfText } from '#law/drafting/document/from-text.ts';
import { textOfDocument } from '#law/drafting/document/text.ts';
import { DRAFT_KINDS, type DraftKind, detectKind } from '#law/drafting/kinds.ts';

interface Base {
  kind: DraftKind;
  known: DraftCase;
  parts: [label: string, text: string][];
}

/** A draft with what is wrong in it: `rule@label`, the label being that of a part, or `-`. */
export interface LabelledCase {
  name: string;
  base: Base;
  parts: [label: string, text: string][];
  expected: string[];
}

const LINE = /^([\w-]+)(?:>([\w-]+))?\| (.*)$/u;

function edit(parts: LabelledCase['parts'], line: string): void {
  if (line.startsWith('-')) {
    const at = parts.findIndex(([label]) => label === line.slice(1));
    if (at < 0) throw new Error(`nothing to remove: ${line}`);
    parts.splice(at, 1);
    return;
  }
  const [, label = '', after, text = ''] = LINE.exec(line) ?? [];
  if (label === '') throw new Error(`not a part: ${line}`);
  const at = parts.findIndex(([own]) => own === (after ?? label));
  if (after !== undefined) parts.splice(at + 1, 0, [label, text]);
  else if (at >= 0) parts[at] = [label, text];
  else parts.push([label, text]);
}

function knownOf(lines: readonly string[]): DraftCase {
  const facts = Object.fromEntries(
    (
      lines
        .find((line) => line.startsWith('@case '))
        ?.slice(6)
        .split('; ') ?? []
    ).map((fact) => fact.split('=')),
  );
  const dates = lines
    .filter((line) => line.startsWith('@date '))
    .map((line) => ({ day: line.slice(6, 16), title: line.slice(17) }));
  const { number: case_number, ...others } = facts;
  return { ...others, case_number, dates };
}

function baseOf(kindName: string, lines: readonly string[]): Base {
  const kind = DRAFT_KINDS.find((one) => one === kindName);
  if (!kind) throw new Error(`no kind of draft: ${kindName}`);
  const parts: LabelledCase['parts'] = [];
  for (const line of lines.filter((one) => !one.startsWith('@'))) edit(parts, line);
  return { kind, known: knownOf(lines), parts };
}

function caseOf(name: string, base: Base, [expect = '', ...edits]: readonly string[]): LabelledCase {
  const parts = [...base.parts];
  for (const line of edits) edit(parts, line);
  const expected = expect
    .replace('expect: ', '')
    .split(', ')
    .filter((one) => one !== 'none');
  const unknown = expected.find((one) => !DRAFT_RULES.some((rule) => one.startsWith(`${rule}@`)));
  if (unknown !== undefined) throw new Error(`no rule: ${unknown} in ${name}`);
  return { name, base, parts, expected };
}

/** The labelled drafts of a file. */
export function readCases(file: string): LabelledCase[] {
  const bases = new Map<string, Base>();
  const cases: LabelledCase[] = [];
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  for (const section of text.split(/^## /mu).slice(1)) {
    const [head = '', ...rest] = section.split('\n').map((line) => line.trim());
    const lines = rest.filter((line) => line !== '');
    const [what, name = '', third = '', from = ''] = head.split(' ');
    if (what === 'base') {
      bases.set(name, baseOf(third, lines));
      continue;
    }
    const base = bases.get(from);
    if (!base) throw new Error(`no base: ${head}`);
    cases.push(caseOf(name, base, lines));
  }
  return cases;
}

export interface Outcome {
  name: string;
  kind: boolean;
  missed: string[];
  wrong: string[];
  right: number;
}

/** A petition and an application have the same checks, and registries call the one by the name of the other. */
const isSameKind = (one: DraftKind, other: DraftKind): boolean =>
  one === other || [one, other].every((kind) => kind === 'petition' || kind === 'application');

/** Checks a labelled draft. */
export function judge({ name, base, parts, expected }: LabelledCase): Outcome {
  let at = 0;
  const document = documentOfText(parts.map(([, text]) => text).join('\n\n'), () => `b${at++}`);
  const { findings } = checkDraft(document, base.kind, base.known);
  const labelOf = (block: string | null) =>
    block === null ? '-' : (parts[Number(block.slice(1))]?.[0] ?? block);
  const found = [...new Set(findings.map(({ rule, block }) => `${rule}@${labelOf(block)}`))];
  return {
    name,
    kind: isSameKind(detectKind(textOfDocument(document)), base.kind),
    missed: expected.filter((one) => !found.includes(one)),
    wrong: found.filter((one) => !expected.includes(one)),
    right: expected.filter((one) => found.includes(one)).length,
  };
}
