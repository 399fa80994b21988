import { readFileSync } from 'node:fs';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { z } from 'zod';

const texts = z.array(z.string());
const one = z.strictObject({
  lines: texts.optional(),
  text: texts.optional(),
  not: texts.optional(),
  matches: z.string().optional(),
  not_matches: z.string().optional(),
  blocks: texts.optional(),
  table: z.array(texts).optional(),
  tables: z.number().optional(),
  cell_has: texts.optional(),
  numbered: texts.optional(),
  level: z.record(z.string(), z.array(z.number())).optional(),
  align: z.record(z.string(), z.array(z.string().nullable())).optional(),
  type: z.record(z.string(), texts).optional(),
  marks: z.record(z.string(), z.string()).optional(),
  no_marks: texts.optional(),
  some_mark: z.record(z.string(), texts).optional(),
  note: z.string().optional(),
  start: z.number().optional(),
  break_between: z.tuple([z.string(), z.string()]).optional(),
});
type One = z.infer<typeof one>;

/** Right answers about a document, as the top of the shared file explains them. */
const ofDocument = one.extend({ any: z.array(one).optional(), or_warning: z.string().optional() });
export type ExpectedDocument = z.infer<typeof ofDocument>;

const base = { id: z.string(), kind: z.string(), why: z.string() };
const fixture = { ...base, fixture: z.string() };
const rest = { severity: z.string().optional(), was: z.string(), source: z.string().optional() };
const pattern = z.string().optional();
const given = z.discriminatedUnion('call', [
  z.object({ ...fixture, ...rest, call: z.literal('import'), expected: ofDocument }),
  z.object({
    ...fixture,
    ...rest,
    call: z.literal('check'),
    expected: z.strictObject({
      found: pattern,
      clean: z.boolean().optional(),
      absent: pattern,
      or_not_checked: pattern,
      or_refused: pattern,
    }),
  }),
  z.object({
    ...fixture,
    ...rest,
    call: z.literal('file'),
    expected: z.strictObject({
      text: texts.optional(),
      not: texts.optional(),
      matches: pattern,
      not_matches: pattern,
      search: pattern,
      or_problem: pattern,
    }),
  }),
  z.object({
    ...base,
    ...rest,
    call: z.literal('dates'),
    input: z.string(),
    expected: z.strictObject({
      dates: texts.optional(),
      kind: pattern,
      none: texts.optional(),
      nothing: z.boolean().optional(),
    }),
  }),
  z.object({
    ...base,
    ...rest,
    call: z.literal('kind'),
    input: z.object({ name: z.string(), hex: z.string() }),
    expected: z.strictObject({ refused: z.string() }),
  }),
  z.object({
    ...base,
    ...rest,
    call: z.literal('zip'),
    input: texts,
    expected: z.strictObject({
      longest: z.number().optional(),
      begins: pattern,
      unreserved: z.boolean().optional(),
      twins: pattern,
      count: z.number().optional(),
    }),
  }),
  z.object({
    ...base,
    ...rest,
    call: z.literal('calendar'),
    expected: z.strictObject({ answer: z.string() }),
  }),
  z.object({
    ...base,
    ...rest,
    call: z.literal('billing'),
    input: z.record(z.string(), z.string().nullable()),
    expected: z.strictObject({ state: pattern, gstin: pattern, or_refused: pattern }),
  }),
  z.object({
    ...base,
    ...rest,
    call: z.literal('signup'),
    input: z.string(),
    expected: z.strictObject({ or_refused: pattern }),
  }),
  z.object({
    ...base,
    ...rest,
    call: z.literal('browser'),
    input: z.object({
      draft: z.array(z.unknown()).optional(),
      at: pattern,
      find: pattern,
      replace: pattern,
      html: pattern,
      plain: pattern,
      copy: z.boolean().optional(),
      paste_again: z.boolean().optional(),
      keys: texts.optional(),
      files: z.array(z.tuple([z.string(), z.string()])).optional(),
    }),
    expected: ofDocument.extend({
      count: z.number().optional(),
      plain: texts.optional(),
      plain_not: texts.optional(),
      html: pattern,
      counts: z.record(z.string(), z.number()).optional(),
      says: pattern,
    }),
  }),
]);
export type DocumentFault = z.infer<typeof given>;

/** The cases of the shared data; none where it is absent. */
export function documentFaults(): DocumentFault[] {
  const file = sharedData('found-faults', 'documents', 'given.json');
  if (file === undefined) return [];
  return z.object({ cases: z.array(given) }).parse(JSON.parse(readFileSync(file, 'utf8'))).cases;
}

/** Cases that still fail. One that passes fails its test, so that this list stays true: take it out. */
export const failing: ReadonlySet<string> = new Set();

/** The bytes of a file beside the cases. */
export function faultFile(name: string): Buffer {
  const file = sharedData('found-faults', 'documents', 'fixtures', name);
  if (file === undefined) throw new Error(`no fixture ${name}`);
  return readFileSync(file);
}

export const squeezed = (text: string): string => text.replace(/\s+/gu, ' ').trim();

interface Node {
  type: string;
  text?: string | undefined;
  attrs?: Record<string, unknown> | undefined;
  marks?: { type: string }[] | undefined;
  content?: Node[] | undefined;
}
const node: z.ZodType<Node> = z.lazy(() =>
  z.object({
    type: z.string(),
    text: z.string().optional(),
    attrs: z.record(z.string(), z.unknown()).optional(),
    marks: z.array(z.object({ type: z.string() })).optional(),
    content: z.array(node).optional(),
  }),
);

const childrenOf = ({ content = [] }: Node) => content;
const all = (of: Node): Node[] => [of, ...childrenOf(of).flatMap(all)];
const words = (of: Node): string =>
  of.text ?? (of.type === 'hardBreak' ? '\n' : childrenOf(of).map(words).join(''));
const TEXT_BLOCKS = new Set(['paragraph', 'heading', 'numberedParagraph', 'codeBlock']);
const without = (of: Node): Node => ({
  ...of,
  ...(of.content ? { content: of.content.filter(({ type }) => type !== 'footnote').map(without) } : {}),
});

/** A document to compare with the expected one: its blocks of text, in order. */
class Read {
  readonly nodes: Node[];
  readonly blocks: Node[];
  readonly text: string;
  readonly #lines: string[];
  constructor(document: unknown) {
    const read = node.parse(document);
    this.nodes = all(read);
    this.blocks = this.nodes.filter(({ type }) => TEXT_BLOCKS.has(type));
    this.#lines = this.blocks.map((block) => squeezed(words(without(block))));
    const notes = this.nodes.filter(({ type }) => type === 'footnote').map(words);
    this.text = squeezed([...this.#lines, ...notes].join(' '));
  }
  get lines(): string[] {
    return this.#lines;
  }
  block(start: string): Node | undefined {
    return this.blocks[this.#lines.findIndex((line) => line.startsWith(start))];
  }
  tables(): string[][][] {
    return this.nodes
      .filter(({ type }) => type === 'table')
      .map((table) =>
        childrenOf(table).map((row) =>
          childrenOf(row).map((cell) => squeezed(childrenOf(cell).map(words).join(' '))),
        ),
      );
  }
  numbered(): string[] {
    const items = this.nodes.filter(({ type }) => type === 'orderedList').flatMap(childrenOf);
    return this.nodes
      .filter((one) => one.type === 'numberedParagraph' || items.includes(one))
      .map((one) => squeezed(words(without(one))));
  }
  marksOf(part: string): string[][] {
    return this.nodes
      .filter(({ text }) => text?.includes(part))
      .map(({ marks = [] }) => marks.map(({ type }) => type));
  }
}

function inOrder(lines: readonly string[], starts: readonly string[]): boolean {
  let at = -1;
  return starts.every((start) => {
    at = lines.findIndex((line, index) => index > at && line.startsWith(start));
    return at >= 0;
  });
}

type Check<Key extends keyof One> = (read: Read, expected: NonNullable<One[Key]>) => boolean;
const CHECKS: { [Key in keyof One]-?: Check<Key> } = {
  lines: (read, starts) => inOrder(read.lines, starts),
  text: (read, parts) => parts.every((part) => read.text.includes(squeezed(part))),
  not: (read, parts) => parts.every((part) => !read.text.includes(part)),
  matches: (read, regular) => new RegExp(regular, 'u').test(read.text),
  not_matches: (read, regular) => !new RegExp(regular, 'u').test(read.text),
  blocks: (read, blocks) => JSON.stringify(read.lines.filter(Boolean)) === JSON.stringify(blocks),
  table: (read, table) => read.tables().some((one) => JSON.stringify(one) === JSON.stringify(table)),
  tables: (read, count) => read.tables().length === count,
  cell_has: (read, cells) =>
    cells.every((cell) =>
      read.tables().some((table) => table.some((row) => row.some((one) => one.includes(cell)))),
    ),
  numbered: (read, numbered) => JSON.stringify(read.numbered()) === JSON.stringify(numbered),
  level: (read, levels) =>
    Object.entries(levels).every(([start, some]) => some.includes(Number(read.block(start)?.attrs?.level))),
  align: (read, aligned) =>
    Object.entries(aligned).every(([start, some]) =>
      some.some((one) => one === (read.block(start)?.attrs?.align ?? null)),
    ),
  type: (read, types) =>
    Object.entries(types).every(([start, some]) => {
      const block = read.block(start);
      const holder = read.nodes.find(({ content }) => block !== undefined && content?.includes(block));
      return some.some((one) => one === block?.type || one === holder?.type);
    }),
  marks: (read, marks) =>
    Object.entries(marks).every(([part, mark]) => read.marksOf(part).some((found) => found.includes(mark))),
  no_marks: (read, parts) => parts.every((part) => read.marksOf(part).every((found) => found.length === 0)),
  some_mark: (read, marks) =>
    Object.entries(marks).every(([part, some]) =>
      read.marksOf(part).some((found) => found.some((mark) => some.includes(mark))),
    ),
  note: (read, note) => read.nodes.some((one) => one.type === 'footnote' && words(one).includes(note)),
  start: (read, start) => read.nodes.some(({ attrs }) => attrs?.start === start),
  break_between: (read, [before, after]) => {
    const at = (part: string) =>
      read.nodes.findIndex((one) => TEXT_BLOCKS.has(one.type) && words(one).includes(part));
    const breaks = read.nodes.findIndex(({ type }) => type === 'pageBreak');
    return at(before) < breaks && breaks < at(after);
  },
};

function failuresOf(read: Read, expected: One): string[] {
  const failed = <Key extends keyof One>(key: Key): boolean => {
    const value = expected[key];
    const check = CHECKS[key] as Check<Key>;
    return value !== undefined && value !== null && !check(read, value as NonNullable<One[Key]>);
  };
  return one.keyof().options.filter(failed);
}

/** The keys of `expected` that do not hold of a document; none where a warning says `or_warning`. */
export function differences(
  document: unknown,
  warnings: readonly string[],
  expected: ExpectedDocument,
): string[] {
  const { or_warning: warned, any } = expected;
  const read = new Read(document);
  const failures = failuresOf(read, expected);
  if (any && !any.some((some) => failuresOf(read, some).length === 0)) failures.push('any');
  if (failures.length === 0) return [];
  const said = warned !== undefined && warnings.some((warning) => new RegExp(warned, 'iu').test(warning));
  const hard = failures.filter((key) => key === 'not' && expected.text !== undefined && warned === undefined);
  return said && hard.length === 0 ? [] : failures;
}
