import { expect, test } from 'vitest';
import type { CheckedCitation, StoredReport } from '#shared/contracts/checks/checks.ts';
import { withNamesByOthers } from './names-of-findings.ts';

const citation = (rest: Partial<CheckedCitation>): CheckedCitation => ({
  start: 0,
  end: 4,
  text: 'Asha',
  before: '',
  after: '',
  status: 'found',
  ...rest,
});
const reportOf = (...citations: CheckedCitation[]): StoredReport => ({
  citations,
  provisions: [],
  not_checked: [],
});

test('a judgment without a cause title is shown with the name that others give it, and is asked for once', async () => {
  const asked: (readonly string[])[] = [];
  const { citations } = await withNamesByOthers(
    reportOf(
      citation({ document_id: 'a', title: '2014 INSC 914' }),
      citation({ document_id: 'b', title: 'Ravi v. State of Goa' }),
      citation({
        status: 'not_in_library',
        nearest: { document_id: 'a', title: '2014 INSC 914' },
        candidates: [{ document_id: 'c', title: 'W.P. 1/2019' }],
      }),
    ),
    async (ids) => {
      asked.push(ids);
      return new Map([['a', 'Indu v. State of Kerala']]);
    },
  );
  expect(asked).toEqual([['a', 'c']]);
  expect(citations.map(({ named_by_others }) => named_by_others)).toEqual([
    'Indu v. State of Kerala',
    undefined,
    undefined,
  ]);
  expect(citations[2]).toMatchObject({
    nearest: { title: '2014 INSC 914', named_by_others: 'Indu v. State of Kerala' },
    candidates: [{ document_id: 'c', title: 'W.P. 1/2019' }],
  });
});

test('a report whose judgments all have cause titles asks for nothing', async () => {
  const report = reportOf(citation({ document_id: 'b', title: 'Ravi v. State of Goa' }));
  expect(await withNamesByOthers(report, () => Promise.reject(new Error('asked')))).toBe(report);
});
