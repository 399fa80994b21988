import { expect, test } from 'vitest';
import { actDocuments, actIn } from './act-documents.ts';

const file = (key: string) => ({ folder: 'acts', key, size: 9 });
const sections = [
  {
    chapter: 16,
    chapter_title: 'Of offences',
    Section: 302,
    section_title: 'Murder',
    section_desc: 'Whoever…',
  },
  {
    chapter: 16,
    chapter_title: 'Of offences',
    Section: 303,
    section_title: 'Life',
    section_desc: '(1) 2[One].\n(2) Two.',
  },
];

test('JSON of an act gives a document for each section, in the words of the law', () => {
  const act = actIn(file('indian_penal_code.json'), [JSON.stringify(sections)]);
  const documents = act ? actDocuments(file('indian_penal_code.json'), act) : [];
  expect(documents.map(({ kind, title, citation_keys: keys }) => [kind, title, keys])).toEqual([
    ['act', 'Section 302, Indian Penal Code, 1860 — Murder', ['ipc:302']],
    ['act', 'Section 303, Indian Penal Code, 1860 — Life', ['ipc:303']],
  ]);
  expect(documents[1]?.paragraphs).toEqual([{ text: '(1) One.' }, { text: '(2) Two.' }]);
});

test('copies of one act in two files have the same documents', () => {
  const ids = ['ipc.json', 'other/penal.json'].map((key) => {
    const act = actIn(file(key), [JSON.stringify({ act: 'Indian Penal Code, 1860', sections })]);
    return act && actDocuments(file(key), act).map(({ id }) => id);
  });
  expect(ids[0]).toEqual(ids[1]);
});

test('a judgment that quotes an act is no act, and two acts in one file are refused', () => {
  const judgment =
    'IN THE HIGH COURT OF KERALA\nJUDGMENT\nThe petitioner relies on the Act.\n1. Short title.—This Act may be called the Lamp Act, 1957.\n2. Oil.—Oil is kept.';
  expect(actIn(file('a.txt'), [judgment])).toBeUndefined();
  const two = [1, 2]
    .map((n) => `ACT NO. ${n} OF 1957\nAn Act to provide for lamps.\n1. One.—Text.\n2. Two.—Text.`)
    .join('\n');
  expect(() => actIn(file('a.txt'), [two])).toThrow('two acts');
  const hindi = `दीपक अधिनियम, 1957\n1. संक्षिप्त नाम—${'यह अधिनियम दीपक के लिए है। '.repeat(40)}`;
  expect(() => actIn(file('a.txt'), [hindi])).toThrow('Hindi copy');
});

test('a rule of an order is found by the key under which judgments cite it', () => {
  const json = {
    act: 'Code of Civil Procedure, 1908',
    sections: [
      { section: 158, title: 'Reference', description: 'In every enactment.' },
      { order: 'XXXIX', rule: 1, title: 'Injunctions', description: 'Where in any suit.' },
    ],
  };
  const act = actIn(file('cpc.json'), [JSON.stringify(json)]);
  const [, rule] = act ? actDocuments(file('cpc.json'), act) : [];
  expect(rule).toMatchObject({
    title: 'Order XXXIX Rule 1, Code of Civil Procedure, 1908 — Injunctions',
    citation_keys: ['cpc:o39r1'],
  });
});
