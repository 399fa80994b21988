import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DraftDocument } from '#law/drafting/document/model.ts';
import { MARKS } from '#law/drafting/document/model.ts';
import { readDocument } from '#law/drafting/document/read.ts';
import { textOfDocument } from '#law/drafting/document/text.ts';
import { documentWriters } from '#server/platform/documents/writers.ts';
import { exportDocument } from '../export-document.ts';
import { draftOfDocx } from './docx-document.ts';

function newIds(): () => string {
  let ids = 0;
  return () => {
    ids += 1;
    return `n${ids}`;
  };
}

const words = fc
  .array(
    fc.constantFrom('That', 'the', 'order', 'is', 'bad', '<b>&', '“quoted”', 'धारा', 'மனு', ']', '  x', '१२'),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(' '));
const marks = fc.subarray([...MARKS]).map((all) => all.map((type) => ({ type })));
const plainText = words.map((text) => ({ type: 'text' as const, text }));
const text = fc
  .tuple(words, marks)
  .map(([value, given]) => ({ type: 'text' as const, text: value, marks: given }));
const name = fc.constantFrom('Age', 'Name of the deponent', 'स्थान');
const special = fc.oneof(
  fc.constant({ type: 'hardBreak' as const }),
  name.map((blank) => ({ type: 'blank' as const, attrs: { name: blank } })),
  fc.constantFrom('P-1', 'A').map((mark) => ({ type: 'annexureReference' as const, attrs: { mark } })),
  words.map((note) => ({
    type: 'footnote' as const,
    content: [{ type: 'text' as const, text: note.trim() }],
  })),
  fc.nat(5).map((at) => ({ type: 'crossReference' as const, attrs: { target: String(at) } })),
);
/** Texts with something else between them: neighbours of one style are one text after reading. */
const inline = fc
  .array(fc.tuple(text, special), { maxLength: 3 })
  .chain((pairs) => fc.option(text).map((last) => [...pairs.flat(), ...(last ? [last] : [])]));
const align = fc
  .constantFrom(undefined, 'left', 'center', 'right', 'justify')
  .map((value) => (value ? { align: value } : {}));
const level = fc.constantFrom(1, 2, 3);
const paragraph = fc
  .tuple(inline, align)
  .map(([content, attrs]) => ({ type: 'paragraph' as const, attrs, content }));

const { list } = fc.letrec<{ list: object; item: object }>((tie) => ({
  item: fc
    .tuple(paragraph, fc.option(tie('list'), { maxDepth: 2, depthIdentifier: 'list' }), fc.option(paragraph))
    .map(([first, nested, after]) => ({
      type: 'listItem',
      content: [first, ...(nested ? [nested] : []), ...(after ? [after] : [])],
    })),
  list: fc
    .tuple(
      fc.constantFrom('bulletList', 'orderedList'),
      fc.array(tie('item'), { minLength: 1, maxLength: 3, depthIdentifier: 'list' }),
    )
    .map(([type, content]) => ({ type, attrs: {}, content })),
}));
const table = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.boolean(), fc.integer({ min: 1, max: 3 }))
  .chain(([columns, head, rows]) =>
    fc
      .array(
        fc.array(fc.array(paragraph, { minLength: 1, maxLength: 2 }), {
          minLength: columns,
          maxLength: columns,
        }),
        {
          minLength: rows,
          maxLength: rows,
        },
      )
      .map((cells) => ({
        type: 'table',
        attrs: {},
        content: cells.map((row, at) => ({
          type: 'tableRow',
          content: row.map((content) => ({ type: head && at === 0 ? 'tableHeader' : 'tableCell', content })),
        })),
      })),
  );
const block = fc.oneof(
  { weight: 3, arbitrary: paragraph },
  fc
    .tuple(inline, align, level)
    .map(([content, attrs, at]) => ({ type: 'heading', attrs: { ...attrs, level: at }, content })),
  {
    weight: 4,
    arbitrary: fc.tuple(inline, align, level, fc.boolean()).map(([content, attrs, at, restart]) => ({
      type: 'numberedParagraph',
      attrs: { ...attrs, level: at, ...(restart ? { restart } : {}) },
      content,
    })),
  },
  list,
  fc
    .array(paragraph, { minLength: 1, maxLength: 2 })
    .map((content) => ({ type: 'blockquote', attrs: {}, content })),
  plainText.map((one) => ({
    type: 'codeBlock',
    attrs: {},
    content: [{ ...one, text: `${one.text}\n  next` }],
  })),
  table,
  fc.constant({ type: 'pageBreak', attrs: {} }),
);

const MERGED = new Set(['bulletList', 'orderedList', 'blockquote']);
type Block = { type: string; attrs: { id?: string; restart?: boolean; level?: number } };

/** A document that the editor could have: neighbours that Word cannot tell apart have a paragraph between them. */
function documentOf(blocks: readonly Block[]): DraftDocument {
  const apart = blocks.flatMap((one, at) =>
    MERGED.has(one.type) && MERGED.has(blocks[at - 1]?.type ?? '')
      ? [{ type: 'paragraph', attrs: {}, content: [] }, one]
      : [one],
  );
  const read = readDocument({ type: 'doc', content: apart }, newIds());
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  const numbered = read.document.content.filter(({ type }) => type === 'numberedParagraph');
  const target = (json: string) =>
    json.replaceAll(
      /"target":"(\d)"/gu,
      (_, at: string) => `"target":"${numbered[Number(at)]?.attrs.id ?? 'none'}"`,
    );
  const counts = [0, 0, 0];
  const content = (JSON.parse(target(JSON.stringify(read.document.content))) as Block[]).map((one) => {
    if (one.type !== 'numberedParagraph') return one;
    // A restart where the count begins anyway says nothing.
    const { restart, ...attrs } = one.attrs;
    const place = (attrs.level ?? 1) - 1;
    const needed = restart === true && (counts[place] ?? 0) > 0;
    counts[place] = needed ? 1 : (counts[place] ?? 0) + 1;
    counts.fill(0, place + 1);
    return { ...one, attrs: needed ? { ...attrs, restart } : attrs };
  });
  return withoutBroken({ type: 'doc', content } as unknown as DraftDocument);
}

const withoutBroken = (document: DraftDocument): DraftDocument =>
  JSON.parse(JSON.stringify(document), (_, value: unknown) =>
    Array.isArray(value)
      ? value.filter(
          (one) => !JSON.stringify(one).startsWith('{"type":"crossReference","attrs":{"target":"none"'),
        )
      : value,
  ) as DraftDocument;

/** A document without its ids: references name the place of their paragraph, texts of one style are one. */
function shape(document: DraftDocument): unknown {
  const places = new Map(document.content.map(({ attrs }, at) => [attrs.id, at]));
  return JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (key === 'id') return undefined;
    if (key === 'target') return places.get(String(value));
    return Array.isArray(value) ? joined(value) : value;
  });
}
type Node = { type?: string; text?: string; marks?: unknown };
function joined(nodes: readonly Node[]): Node[] {
  const out: Node[] = [];
  for (const node of nodes) {
    const last = out.at(-1);
    const same =
      last?.type === 'text' &&
      node.type === 'text' &&
      JSON.stringify(last.marks) === JSON.stringify(node.marks);
    if (same) out[out.length - 1] = { ...last, text: `${last.text}${node.text}` };
    else out.push(node);
  }
  return out;
}

const asWord = async (document: DraftDocument) =>
  Buffer.from(
    await documentWriters.docx(exportDocument({ title: 'A draft', document, before: [], after: [] })),
  );

test('a draft that becomes a Word document and returns is the same draft', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 8 }), async (blocks) => {
      const document = documentOf(blocks as Block[]);
      const { document: given, losses } = draftOfDocx(await asWord(document), newIds());
      const read = readDocument(given, newIds());
      if ('problem' in read) throw new Error(JSON.stringify(read.problem));
      const { document: back } = read;
      expect(losses).toEqual([]);
      expect(shape(back)).toEqual(shape(document));
      expect(textOfDocument(back)).toBe(textOfDocument(document));
    }),
    { numRuns: 40 },
  );
});
