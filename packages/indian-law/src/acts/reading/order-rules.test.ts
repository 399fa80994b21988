import { describe, expect, test } from 'vitest';
import type { ActText } from './act-text.ts';
import { citePiece } from './cite-piece.ts';
import { askedSection } from './find-section.ts';
import { orderHead, shownNumber, writtenRule } from './orders.ts';
import { isAct, readAct } from './read-act.ts';
import { compareNumbers } from './section-number.ts';

const CONTENTS = `THE QUAY SUITS CODE, 1909
ARRANGEMENT OF SECTIONS
SECTIONS
1. Short title.
2. Rules in the Schedule.
THE FIRST SCHEDULE
ORDER I.—Parties to suits
1. Who may join.
2. Separate trial.
ORDER XVIA
Lamps and witnesses
1. Definitions.
APPENDIX A
1. Form of plaint.`;
const BODY = `THE QUAY SUITS CODE, 1909
ACT NO. 5 OF 1909
An Act to consolidate the law of suits about quays.
1. Short title.—This Act may be called the Quay Suits Code, 1909.
2. Rules in the Schedule.—The rules in the First Schedule have effect as if they were in this Code.
THE FIRST SCHEDULE
ORDER I
Parties to suits
1[1. Who may join.—All persons may join in one suit where—
(a) a right to relief arises out of the same act; and
(b) a common question would arise.]
2. Separate trial.—(1) The Court may order separate trials.
(2) An order of the Court in the form in Appendix A is final:
Provided that the master of the quay is heard.
1. Subs. by Act 104 of 1976, s. 51 (w.e.f. 1-2-1977).
\f2 [ORDER XVI A
Lamps and witnesses
1. Definitions.—In this Order, lamp means a lantern.]
2. Ins. by Act 104 of 1976, s. 67 (w.e.f. 1-2-1977).
\fAPPENDIX A
PLEADINGS
(1) Form of plaint
1. The plaintiff states that he keeps a lantern.`;

function read(pages: string[], name = 'code.pdf'): ActText {
  const act = readAct(pages, name);
  if (!isAct(act)) throw new Error(act.reason);
  return act;
}
const numbers = ({ units }: ActText): string[] => units.map(({ number, title }) => `${number} ${title}`);

describe('orders of a schedule', () => {
  const act = read([CONTENTS, ...BODY.split('\f')]);

  test('have rules of their own behind the sections, with headings, sub-rules and footnotes', () => {
    expect(numbers(act)).toEqual([
      '1 Short title',
      '2 Rules in the Schedule',
      'O1R1 Who may join',
      'O1R2 Separate trial',
      'O16AR1 Definitions',
    ]);
    expect(act.headings.filter(({ kind }) => kind === 'order')).toEqual([
      { kind: 'order', label: 'ORDER I', title: 'Parties to suits', at: 2 },
      { kind: 'order', label: 'ORDER XVIA', title: 'Lamps and witnesses', at: 4 },
    ]);
    const [, , join, separate] = act.units;
    expect(separate?.pieces.map(({ path }) => path)).toEqual(['1', '2', '2.p1']);
    expect(join?.notes).toMatchObject([{ mark: '1', from: '1977-02-01' }]);
    expect(act.account).toMatchObject({ expected: 5, found: 5, holes: [] });
  });

  test('keep the forms behind them as a schedule', () => {
    expect(act.schedules.map(({ label }) => label)).toEqual(['THE FIRST SCHEDULE', 'APPENDIX A']);
    expect(act.schedules[1]?.paragraphs.join(' ')).toContain('keeps a lantern');
  });

  test('name a rule that the copy lacks', () => {
    const torn = BODY.replace(/2\. Separate trial[\s\S]+?is heard\.\n/u, '');
    expect(read([CONTENTS, ...torn.split('\f')]).account.holes).toEqual(['O1R2']);
  });

  test('are read without contents too', () => {
    expect(numbers(read(BODY.split('\f')))).toEqual(numbers(act));
  });

  test('have the same numbers in Markdown and JSON', () => {
    const markdown = `# The Quay Suits Code, 1909\n\n## Section 1 - Short title.\n\nThis Code may be called so.\n\n## Order XVI-A Rule 1 - Definitions.\n\nA lamp is a lantern.\n`;
    const json = {
      act: 'The Quay Suits Code, 1909',
      sections: [
        { section: 1, title: 'Short title', description: 'This Code may be called so.' },
        { order: 'XVIA', rule: 1, title: 'Definitions', description: 'A lamp is a lantern.' },
      ],
    };
    const expected = ['1 Short title', 'O16AR1 Definitions'];
    expect(numbers(read([markdown], 'code.md'))).toEqual(expected);
    expect(numbers(read([JSON.stringify(json)], 'code.json'))).toEqual(expected);
  });

  test('are cited as courts cite them', () => {
    const unit = act.units[3];
    if (!unit) throw new Error('no rule');
    expect(citePiece(unit, '2.p1', { unit: 'section', act: 'CPC' })).toBe('Order I r. 2(2), proviso, CPC');
  });
});

test.each([
  ['Order XXXIX Rule 1', 'O39R1', 'Order XXXIX, rule 1'],
  ['o 39 r 2A', 'O39R2A', 'Order XXXIX, rule 2A'],
  ['O. XVI-A, R. 3', 'O16AR3', 'Order XVIA, rule 3'],
  ['order 21 rules 97', 'O21R97', 'Order XXI, rule 97'],
])('%s is %s', (written, number, shown) => {
  expect(writtenRule(written)?.number).toBe(number);
  expect(shownNumber(number)).toBe(shown);
});

test('a mention of an order inside a sentence heads none', () => {
  expect(orderHead('ORDER')).toBeUndefined();
  expect(orderHead('ORDER XX, rule 3, applies')).toBeUndefined();
  expect(orderHead('ORDER XV and the like')).toBeUndefined();
  expect(orderHead('*[ORDER XV')).toMatchObject({ prefix: 'O15' });
});

test('rules come behind the sections, by order and number', () => {
  expect(['O2R1', '158', 'O1R10A', 'O1R2', '9'].sort(compareNumbers)).toEqual([
    '9',
    '158',
    'O1R2',
    'O1R10A',
    'O2R1',
  ]);
});

test('a search opens a rule at its sub-rule', () => {
  const cpc = { key: 'cpc', title: 'Code of Civil Procedure, 1908', short: 'CPC', unit: 'section' as const };
  expect(askedSection('order 39 rule 2(3)', [cpc])).toEqual({ number: 'O39R2', acts: ['cpc'], path: '3' });
  expect(askedSection('O. XXXIX R. 1 CPC', [cpc])).toEqual({ number: 'O39R1', acts: ['cpc'] });
});
