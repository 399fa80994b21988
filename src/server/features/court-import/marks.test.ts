import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { markOf } from './proposals.ts';
import type { StoredProposal } from './stored-proposal.ts';

// The marks by which a drop knows what was applied.

const CASE = '3f0e8f3c-5a0e-4e1c-9a51-0d7a1d6f0b09';
const proposal = (kind: StoredProposal['kind'], fields: Partial<StoredProposal> = {}): StoredProposal => ({
  ...{ id: CASE, kind, case_id: CASE, key: 'TNCH010012342024', state: false },
  confidence: 'sure',
  where: { file: 'list.txt', line: 1, text: '' },
  values: {
    ...{ next_date: '2026-10-05', hall: '4', item: '7', purpose: 'FRESH', judges: ['JUSTICE K. ANBU'] },
    ...{ stage: 'Evidence', petitioner: 'Kaveri Mills', opposing_counsel: 'NILA DEVI' },
  },
  ...fields,
});
const earlier = (...said: unknown[]) =>
  `seen:${createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 40)}`;

test.each([
  ['next_date', ['2026-10-05', '4', '7']],
  ['stage', ['Evidence']],
  ['party', ['Kaveri Mills', null]],
] as const)('a proposal %s of a drop from before ranks were kept has the mark of then', (kind, said) => {
  expect(markOf(proposal(kind))).toBe(earlier(kind, CASE, ...said));
  expect(markOf(proposal(kind, { rank: 2 }))).not.toBe(earlier(kind, CASE, ...said));
});
