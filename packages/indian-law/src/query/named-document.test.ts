import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNamedDocument } from './named-document.ts';

describe('a query that names a document', () => {
  test.each([
    ['AIR 1973 SC 1461', 'citation'],
    ['A.I.R. 1973 S.C. 1461', 'citation'],
    ['"(2014) 9 SCC 129"', 'citation'],
    ['2023:MHC:1515', 'citation'],
    ['Puttaswamy v Union of India, (2017) 10 SCC 1', 'citation'],
    ['Vishaka v. State of Rajasthan AIR 1997 SC 3011', 'citation'],
    ['Kesavananda Bharati v. State of Kerala', 'cause_title'],
    ['kesavananda bharati vs state of kerala', 'cause_title'],
    ['Lalita Kumari vs Govt. Of U.P. & Ors on 12 November, 2013', 'cause_title'],
    ['DLHC010123452020', 'cnr'],
    ['Criminal Appeal No. 2637 of 2010', 'case_number'],
    ['CRL A 2637-2010', 'case_number'],
  ])('%s is a %s', (text, kind) => {
    expect(readNamedDocument(text)).toMatchObject({ kind, certain: true });
  });

  test.each([
    '',
    'right to privacy',
    'section 138 NI Act',
    'murder v culpable homicide',
    'of State Sales Tax. Thiru Narayanan and Co. v. The',
    'in Maneka Gandhi v Union of India the court held that',
    'AIR 1973 SC 1461 basic structure',
    '"natural justice" AND bail',
    'judge:Chandrachud AIR 1973 SC 1461',
    'Kesavananda Bharati v. State of Kerala AND privacy',
  ])('%s names none', (text) => {
    expect(readNamedDocument(text)).toBeUndefined();
  });

  test.each(['mens rea v actus reus', '2637/2010', 'Case No. 5 of 2010'])(
    '%s may mean something else',
    (text) => {
      expect(readNamedDocument(text)?.certain).toBe(false);
    },
  );
});

const forms = fc.constantFrom<[string, string]>(
  ['AIR 1973 SC 1461', 'citation'],
  ['(2014) 9 SCC 129', 'citation'],
  ['Kesavananda Bharati v. State of Kerala', 'cause_title'],
  ['Indra Sawhney vs. Union of India', 'cause_title'],
  ['Criminal Appeal No. 2637 of 2010', 'case_number'],
  ['W.P.(C) 494/2012', 'case_number'],
  ['DLHC010123452020', 'cnr'],
);
/** Forms that do not change the meaning of a query. */
const disturbance = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => ` ${text}  `,
  (text) => `"${text}"`,
  (text) => `“${text}”`,
  (text) => text.replace(/ /gu, '  '),
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
);

test('each form keeps its kind and its keys however it is disturbed', () => {
  fc.assert(
    fc.property(forms, disturbance, ([text, kind], disturb) => {
      const plain = readNamedDocument(text);
      const disturbed = readNamedDocument(disturb(text));
      expect(disturbed?.kind).toBe(kind);
      expect(disturbed).toMatchObject({
        citations: plain?.citations,
        numbers: plain?.numbers,
        names: plain?.names,
      });
    }),
  );
});

test('operators, fields and other words make it a search again', () => {
  const more = fc.constantFrom(' AND bail', ' NOT bail', ' OR bail', ' judge:Rao', ' "natural justice"');
  fc.assert(
    fc.property(forms, more, ([text], other) => {
      expect(readNamedDocument(text + other)).toBeUndefined();
    }),
  );
});

test('never throws, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      readNamedDocument(text);
    }),
  );
  for (const text of ['v '.repeat(150), '1/'.repeat(150), '('.repeat(300), 'a v b, '.repeat(40)])
    readNamedDocument(text);
});
