import { expect, test } from 'vitest';
import type { DraftDocument } from '../document/model.ts';
import { textOfDocument } from '../document/text.ts';
import { askedOfBlanks, filledTemplate, officeTemplateOf } from './office-template.ts';
import { foundFacts, readAsked } from './read-facts.ts';

const text = (words: string) => ({ type: 'text' as const, text: words });
const blank = (name: string) => ({ type: 'blank' as const, attrs: { name } });
const paragraph = (id: string, ...content: object[]) => ({ type: 'paragraph', attrs: { id }, content });
const documentOf = (...content: object[]) => ({ type: 'doc', content }) as unknown as DraftDocument;

test('blanks and names in brackets are fields, once each; years, notes and quotations stay words', () => {
  const cell = { type: 'tableCell', content: [paragraph('c', text('Sum: [Sum due]'))] };
  const { document, blanks } = officeTemplateOf(
    documentOf(
      paragraph(
        'a',
        text('I, '),
        blank('Name of the client'),
        text(', of [Client’s address], say [sic] so.'),
      ),
      paragraph('b', text('[2019] 3 SCC 1 says “the [petitioner] must go”, [Name of the client].')),
      { type: 'table', attrs: { id: 't' }, content: [{ type: 'tableRow', content: [cell] }] },
      paragraph(
        'e',
        text('On [Date of '),
        { ...text('the'), marks: [{ type: 'bold' }] },
        text(' order] and.'),
      ),
      paragraph('d', { type: 'annexureReference', attrs: { mark: 'P-1', file: 'f' } }),
    ),
  );
  expect(blanks).toEqual(['Name of the client', 'Client’s address', 'Sum due', 'Date of the order']);
  expect(JSON.stringify(document)).not.toContain('"file"');
  expect(document.content[0]).toEqual(
    paragraph(
      'a',
      ...[text('I, '), blank('Name of the client'), text(', of '), blank('Client’s address')],
      text(', say [sic] so.'),
    ),
  );
  // A template of a template is the same.
  expect(officeTemplateOf(document)).toEqual({ document, blanks });
});

test('a blank that the case knows is filled, in the words of an office and of our templates', () => {
  const known = {
    'case.court': 'High Court of Delhi',
    'case.case_number': 'W.P. 1/2026',
    'case.client_name': 'Asha Traders',
    'client.address': '4 Mint Street',
    'profile.full_name': 'Meera Iyer',
  };
  const blanks = [
    'COURT',
    'Case No.',
    "Client's name",
    'client address',
    'मुवक्किल का नाम',
    'Advocate',
    'Brand',
  ];
  const found = foundFacts(askedOfBlanks(blanks), known, { Brand: 'Lotus' });
  expect(found).toEqual({
    court: 'High Court of Delhi',
    caseNumber: 'W.P. 1/2026',
    client: 'Asha Traders',
    clientAddress: '4 Mint Street',
    // The client again, under another name of the blank.
    'मुवक्किल का नाम': 'Asha Traders',
    advocate: 'Meera Iyer',
    Brand: 'Lotus',
  });
  expect(foundFacts(askedOfBlanks(['Address']), known, {})).toEqual({});
});

test('a draft has the given values as papers print them, and the other blanks', () => {
  const blanks = ['Date of the FIR', 'Terms', 'Sum due'];
  const document = documentOf(
    paragraph('a', text('FIR of '), blank('Date of the FIR'), text(': '), blank('Terms'), blank('Sum due')),
  );
  const read = readAsked(askedOfBlanks(blanks), { firDate: '2026-03-14', Terms: 'thirty days' });
  if ('problem' in read) throw new Error(read.problem.fact);
  expect(textOfDocument(filledTemplate(document, blanks, read.facts))).toBe(
    'FIR of 14.03.2026: thirty days[Sum due]',
  );
  const wrong = readAsked(askedOfBlanks(blanks), { firDate: 'soon' });
  expect(wrong).toEqual({ problem: { reason: 'invalid', fact: 'firDate' } });
});
