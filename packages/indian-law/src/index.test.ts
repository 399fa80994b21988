import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as law from './index.ts';

/** Texts of pieces that the rules look for, between anything at all. */
const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '(2017) 10 SCC 1',
    'A.I.R. 1973 S.C. ',
    'Section ',
    '302 IPC',
    ' v. ',
    '“',
    '”',
    '\n',
    '\ud800',
  ),
  fc.constantFrom(
    '2023 INSC ',
    'HIGH COURT OF ',
    'धारा ३०२',
    'Crl.A. 12/',
    '31.02.2019',
    'In re ',
    '12. ',
    '[',
    ')',
  ),
);
const anything = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

const spans: readonly [string, (text: string) => readonly { start: number; end: number }[]][] = [
  ['findCitations', law.findCitations],
  ['findAuthorities', law.findAuthorities],
  ['findCourtMentions', law.findCourtMentions],
  ['findCaseNumbers', law.findCaseNumbers],
  ['findProvisions', law.findProvisions],
  ['findDates', law.findDates],
  ['findParties', law.findParties],
];

test.each(spans)('%s gives places inside the text, whatever it reads', (_, find) => {
  fc.assert(
    fc.property(anything, (text) => {
      for (const { start, end } of find(text)) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});

test('no function throws for any text', () => {
  const readers: readonly ((text: string) => unknown)[] = [
    law.parseCitation,
    law.findCourt,
    law.findTribunal,
    law.courtOfNeutralCode,
    law.parseCaseNumber,
    law.caseNumberKeys,
    law.findCnr,
    law.parseCnr,
    law.parseProvision,
    law.findAct,
    law.actKeyOf,
    law.canonicalSection,
    law.lawOnDate,
    law.parseCauseTitle,
    law.foldName,
    law.parseDate,
    law.readJudgment,
    law.splitJudgment,
    law.readClaims,
    (text) => law.sameName(text, text),
    (text) => law.compareNames(text, 'A. Rao'),
    (text) => law.whyNear(text, 'A. Rao'),
    (text) => law.counterpartKeys({ act: text, section: text }),
    (text) => law.inForceOn('ipc', text, text),
    (text) => law.formatProvisionKey(text),
    (text) => law.isBoundBy(text, text),
    (text) => law.findQuotation(text, { paragraphs: [{ text }] }),
  ];
  fc.assert(
    fc.property(anything, (text) => {
      for (const read of readers) read(text);
    }),
  );
});

test.each([
  ['madras', 'supreme-court', true],
  [{ state: 'Puducherry' }, 'madras', true],
  [{ state: 'Kerala' }, 'supreme-court', true],
  [{ state: 'Kerala' }, 'madras', false],
  ['kerala', 'madras', false],
  ['supreme-court', 'supreme-court', false],
  ['supreme-court', 'madras', false],
  ['unknown', 'supreme-court', false],
] as const)('that %j is bound by %s is %j', (court, other, bound) => {
  expect(law.isBoundBy(court, other)).toBe(bound);
});

test('a quotation is found in the words of a judgment, or with what differs', () => {
  const paragraphs = [
    { number: '1', text: 'A keeper answers for the lamp and for nothing else on the rock.' },
  ];
  expect(law.findQuotation('answers for the lamp … nothing else', { paragraphs })).toMatchObject({
    status: 'exact',
    paragraph: '1',
  });
  expect(law.findQuotation('answers for the light and for nothing else', { paragraphs })).toMatchObject({
    status: 'altered',
    changes: [{ cited: 'light', found: 'lamp' }],
  });
  expect(law.findQuotation('the sea was calm and the sky was clear', { paragraphs })?.status).toBe(
    'not_found',
  );
});
