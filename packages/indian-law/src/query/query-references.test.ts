import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuery, type QueryNode, queryLimits } from './query.ts';

test('a judge and a court become fields', () => {
  const query = parseQuery('judge:"D. Y. Chandrachud" court:madras right to privacy');
  expect(query.fields.judges).toEqual(['D. Y. Chandrachud']);
  expect(query.fields.courts).toEqual(['madras']);
  expect(query.words).toBe('right to privacy');
});

test('an unknown court stays a phrase', () => {
  const query = parseQuery('court:Atlantis');
  expect(query.fields.courts).toEqual([]);
  expect(query.words).toBe('"Atlantis"');
});

test('an act is required in any of its printed forms', () => {
  const { root } = parseQuery('murder act:IPC');
  expect(root?.kind === 'bool' && root.must).toHaveLength(2);
  const forms = root?.kind === 'bool' ? root.must[1] : undefined;
  expect(forms?.kind === 'bool' && forms.should).toContainEqual({ kind: 'term', term: 'ipc' });
  expect(forms?.kind === 'bool' && forms.should).toContainEqual({
    kind: 'phrase',
    terms: ['indian', 'penal', 'code'],
  });
});

test.each([
  ['section 302 IPC', 'ipc:302', 'bns:103'],
  ['302 IPC', 'ipc:302', 'bns:103'],
  ['bail u/s 103 BNS', 'bns:103', 'ipc:302'],
])('%s is read as %s and expanded to %s', (text, from, to) => {
  const { fields } = parseQuery(text);
  expect(fields.provisions).toEqual([from]);
  expect(fields.expanded).toEqual([{ from, to }]);
});

test.each(['capacity as a (except in Madras)', 'clause 3(6) of the Act', '(1) which', 'broken) bracket ('])(
  'without an operator brackets are signs of a sentence and require nothing: %s',
  (text) => {
    const { root, binds } = parseQuery(text);
    expect(binds).toBe(false);
    expect(root).toEqual(parseQuery(text.replace(/[()]/gu, ' ')).root);
  },
);

test('with an operator brackets group', () => {
  const { root } = parseQuery('(rent OR lease) AND eviction');
  expect(root).toMatchObject({ kind: 'bool', must: [{ kind: 'bool' }, { kind: 'term' }] });
});

test('a section without an official counterpart adds nothing', () => {
  expect(parseQuery('section 138 NI Act').fields).toMatchObject({ provisions: ['ni:138'], expanded: [] });
});

test.each(['2023:MHC:1515', '(2017) 10 SCC 1', 'Puttaswamy v Union of India, (2017) 10 SCC 1'])(
  'the citation of %s is found',
  (text) => {
    expect(parseQuery(text).fields.citations).toHaveLength(1);
  },
);

function depth(node: QueryNode): number {
  if (node.kind !== 'bool') return 1;
  return 1 + Math.max(0, ...[...node.must, ...node.should, ...node.not].map(depth));
}

test.each([
  ['nothing', ''],
  ['one letter', 'a'],
  ['ten thousand characters', 'section 302 '.repeat(900).slice(0, 10_000)],
  ['ten thousand brackets', '('.repeat(10_000)],
  ['ten thousand quotes', 'judge:"'.repeat(1400)],
  ['emoji', '🙂⚖️ judge:🙂'],
  ['SQL', "'; DROP TABLE documents; -- OR 1=1"],
  ['a regular expression', '(a+)+$ [^x]*? \\d{1,9999}'],
  ['only signs', 'AND OR NOT ( ) " judge: court:"" act:'],
])('%s parses to something harmless', (_name, text) => {
  const { root, fields } = parseQuery(text);
  expect(root ? depth(root) : 0).toBeLessThan(queryLimits.depth * 4);
  expect(fields.judges.length).toBeLessThan(2000);
});

test('never throws, whatever the text', () => {
  const parts = fc.constantFrom(
    'judge:',
    'court:',
    'act:',
    '"',
    '(',
    ')',
    'AND',
    'OR',
    'NOT',
    'section 302 IPC',
    '(2017) 10 SCC 1',
    ' ',
    'x',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(parts, fc.string({ unit: 'binary' })), { maxLength: 60 }), (pieces) => {
      const query = parseQuery(pieces.join(''));
      if (query.root) expect(depth(query.root)).toBeLessThan(queryLimits.depth * 4);
    }),
  );
});
