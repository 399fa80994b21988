import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';

// `ProblemError` and `StartupError` take no text by their type. This finds literal sentences where the types allow a
// text: in contracts, where zod takes one, in the helpers that make errors, and in mails.

const root = path.resolve(import.meta.dirname, '..');

type Node = { type?: string; [member: string]: unknown };

const SENTENCE = /^\S.*[\p{L}\d”"'),].* .*\p{L}/su;
/** Texts for developers and values, not for users. */
const NOT_SHOWN = new Set(['describe', 'enum', 'literal', 'default', 'meta', 'openapi', 'badRequest']);
const ERROR =
  /^(?:ProblemError|StartupError|DiskFullError|UnreadableFileError|ApiError)$|[Rr]efus(?:e|ed|al)$|^(?:invalidRow|tooManySms)$/u;

const textOf = ({ type, value, quasis }: Node): string | undefined => {
  if (type === 'StringLiteral') return String(value);
  if (type !== 'TemplateLiteral') return undefined;
  return (quasis as { cooked?: string }[]).map(({ cooked = '' }) => cooked).join('…');
};

/** Every literal sentence, wherever it is. */
function allSentences(code: string): string[] {
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const text = textOf(node as Node);
    if (text !== undefined && SENTENCE.test(text)) found.push(text);
    for (const child of Object.values(node)) walk(child);
  };
  walk(parseSync(code, { syntax: 'typescript', target: 'es2022' }).body);
  return found;
}

const nameOf = (node: Node | undefined): string => {
  if (node?.type === 'MemberExpression') return nameOf(node.property as Node);
  return typeof node?.value === 'string' ? node.value : '';
};

/** The literal sentences among the arguments of calls, and of members `error` and `message`, that `isWrong` names. */
function sentencesIn(code: string, isWrong: (name: string) => boolean, tsx = false): string[] {
  const found: string[] = [];
  const look = (name: string, node: Node | undefined) => {
    const text = node && textOf(node);
    if (text !== undefined && SENTENCE.test(text) && isWrong(name)) found.push(text);
  };
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, callee, arguments: given, key, value } = node as Node;
    if (type === 'CallExpression' || type === 'NewExpression')
      for (const { expression } of (given ?? []) as { expression: Node }[])
        look(nameOf(callee as Node), expression);
    if (type === 'KeyValueProperty') look(nameOf(key as Node), value as Node);
    for (const child of Object.values(node)) walk(child);
  };
  walk(parseSync(code, { syntax: 'typescript', tsx, target: 'es2022' }).body);
  return found;
}

const inContract = (name: string) => !NOT_SHOWN.has(name) && name !== '';
const inError = (name: string) => ERROR.test(name);

const filesOf = (pattern: RegExp) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => pattern.test(file) && !/\.test\.tsx?$/.test(file));

const literalsOf = (files: string[], isWrong: (name: string) => boolean) =>
  files.flatMap((file) =>
    sentencesIn(readFileSync(path.join(root, file), 'utf8'), isWrong, file.endsWith('x')).map(
      (text) => `${file}: ${text}`,
    ),
  );

test.each([
  [`z.string().max(5, 'At most five characters')`, inContract],
  [`z.string().refine(isName, { error: 'This is no name.' })`, inContract],
  [`z.string().min(1, { message: \`At least \${least} characters\` })`, inContract],
  [`throw new ProblemError('not_found', 'There is no such file.')`, inError],
  [`throw new StartupError('The disk is full. Free some space.')`, inError],
  [`throw refused('weak', \`At least \${least} characters\`)`, inError],
])('finds the literal of %s', (code, isWrong) => {
  expect(sentencesIn(code, isWrong)).toHaveLength(1);
});

test.each([
  [`z.string().describe('The name of a court')`, inContract],
  [`z.string().max(5, { error: () => t(messages.tooLong) })`, inContract],
  [
    `throw new ProblemError('not_found', sentenceOf(messages.gone), { hint: 'Ask for fewer rows.' })`,
    inError,
  ],
])('allows %s', (code, isWrong) => {
  expect(sentencesIn(code, isWrong)).toEqual([]);
});

test('contracts take their sentences from the catalogues', () => {
  expect(
    literalsOf(filesOf(/^src\/(?:shared\/(?:contracts\/.*|text)|server\/core\/env)\.ts$/u), inContract),
  ).toEqual([]);
});

test('errors take their sentences from the catalogues', () => {
  expect(literalsOf(filesOf(/^src\/(?:server|cli|web|shared\/(?!messages))\/?.*\.tsx?$/u), inError)).toEqual(
    [],
  );
});

test('mails and the reasons of the ingest take their sentences from the catalogues', () => {
  expect(allSentences(`email(to, { before: [greeting(name), 'Here is your code.'] })`)).toHaveLength(1);
  const files = filesOf(
    /(?:\/emails\/(?!recipient-language).*|(?<!inbound)-e?mail|\/ingest\/(?:ingest|folder-walk))\.ts$/u,
  );
  expect(files.length).toBeGreaterThan(6);
  expect(files.flatMap((file) => allSentences(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});
