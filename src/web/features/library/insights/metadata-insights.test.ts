import { expect, test } from 'vitest';
import { judgmentMetadata } from '#test/fixtures/library-hits.ts';
import { insightsOf, statutesOf } from './metadata-insights.ts';

test('say only what the metadata says', () => {
  const insights = insightsOf(
    judgmentMetadata({
      section_law: [
        { law: 'Indian Penal Code, 1860', section_number: '302' },
        { law: 'Indian Penal Code, 1860', section_number: '34' },
      ],
      citations: [{ citation: '(2017) 10 SCC 1', document_id: 'p' }, { citation: '(1978) 1 SCC 248' }],
    }),
  );
  expect(insights.summary).toBe(
    'Asha Devi v. State of Kerala (High Court of Kerala, Ernakulam, 4 Mar 2019). The petitioner was dismissed without notice. Outcome: allowed.',
  );
  expect(insights.implications).toBe(
    'It deals with natural justice. It refers to 2 provisions of 1 law. It cites 2 authorities, 1 of them in this library.',
  );
  expect(insights.statutes).toEqual(['Indian Penal Code, 1860: sections 302 and 34']);
  expect(insights.recommendations.join(' ')).toContain('replaced on 1 July 2024');
});

test('fall back to the sentences of the specification', () => {
  const bare = judgmentMetadata({ case_facts: undefined, disposal: undefined, keywords: [] });
  expect(insightsOf(bare)).toEqual({
    summary: 'Unable to generate summary at this time.',
    implications: 'Legal implications analysis unavailable.',
    recommendations: ['Please review the document manually.'],
    statutes: [],
  });
});

test('name articles for the Constitution, and a law without a section by itself', () => {
  expect(
    statutesOf({
      section_law: [
        { law: 'Constitution of India', section_number: '226' },
        { law: 'Limitation Act, 1963', section_number: '' },
      ],
    }),
  ).toEqual(['Constitution of India: article 226', 'Limitation Act, 1963']);
});
