import { expect, test } from 'vitest';
import { checkDraft } from '../../src/drafting/check/check-draft.ts';
import type { DraftKind } from '../../src/drafting/kinds.ts';
import { FRESH, withFault } from './fresh.ts';
import { CLEAN, documentOfLines, FAULTY } from './index.ts';

const rulesOf = ({ lines, kind }: { lines: readonly string[]; kind: DraftKind }) =>
  checkDraft(documentOfLines(lines), kind, { dates: [] }).findings.map(({ rule }) => rule);

test('there are 120 faulty and 60 clean papers, half of them held back', () => {
  expect([FAULTY.length, CLEAN.length]).toEqual([120, 60]);
  expect(FAULTY.filter(({ held }) => held).length).toBe(60);
  expect(CLEAN.filter(({ held }) => held).length).toBe(30);
});

test.each([false, true])(
  'at least 98 of 100 faults are found and at most 2 of 100 clean papers have a finding (held back: %s)',
  (held) => {
    const faulty = FAULTY.filter((paper) => paper.held === held);
    const missed = faulty.filter((paper) => !rulesOf(paper).some((rule) => paper.rules.includes(rule)));
    const clean = CLEAN.filter((paper) => paper.held === held);
    const wrong = clean
      .map((paper) => `${paper.name}: ${rulesOf(paper).join(' ')}`)
      .filter((line) => !line.endsWith(': '));
    expect(missed.length / faulty.length).toBeLessThanOrEqual(0.02);
    expect(wrong.length / clean.length).toBeLessThanOrEqual(0.02);
  },
);

test.each(FRESH)(
  'each fault of a paper of another template is found, and the paper itself is clean: $name',
  (paper) => {
    expect(rulesOf(paper)).toEqual([]);
    for (const fault of paper.faults) {
      const found = rulesOf({ kind: paper.kind, lines: withFault(paper, fault) });
      expect(
        found.filter((rule) => fault.rules.includes(rule)),
        fault.name,
      ).not.toEqual([]);
    }
  },
);
