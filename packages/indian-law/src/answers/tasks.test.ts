import { describe, expect, test } from 'vitest';
import type { Candidate } from './candidate.ts';
import { understandQuestion } from './question.ts';
import { passagesForTask, type Task, taskOf } from './tasks.ts';

describe('a task of the papers as a whole', () => {
  test.each<[string, Task | undefined]>([
    ['Summarise this case for me', 'summary'],
    ['What is this matter about?', 'summary'],
    ['Prepare a chronology', 'chronology'],
    ['List of dates and events please', 'chronology'],
    ['Who are the parties?', 'parties'],
    ['What are the issues in this matter?', 'issues'],
    ['Where are we weak? What are the weaknesses of our case?', 'weaknesses'],
    ['Which papers are missing?', 'missing'],
    ['Compare the notice with the reply', 'comparison'],
    ['Draft points for the hearing', 'points'],
    ['When was the notice served?', undefined],
    ['Who signed the agreement?', undefined],
    ['How strong is our case?', 'weaknesses'],
    ['How strong is the pump?', undefined],
  ])('%s', (asked, task) => {
    expect(taskOf(asked)).toBe(task);
  });

  const page = (document: string, text: string): Candidate => ({ document, ofCase: true, text, rank: 0.5 });
  const papers = [
    page(
      'deed',
      'This deed is made on 4 March 2021 between Asha and Bina.\n\nThe rent is Rs. 9,000 a month.',
    ),
    page('reply', 'It is denied that rent is due. The last receipt is dated 2 May 2023.'),
  ];
  const of = (task: Task, most = 12) =>
    passagesForTask(task, understandQuestion(task, { inCase: true }), papers, most);

  test.each<Task>(['summary', 'parties', 'issues', 'comparison', 'chronology'])(
    'takes something of every file: %s',
    (task) => {
      expect([...new Set(of(task).map(({ candidate: { document } }) => document))]).toEqual([
        'deed',
        'reply',
      ]);
    },
  );

  test('keeps to the most, and takes turns between the files', () => {
    expect(of('summary', 2).map(({ candidate: { document } }) => document)).toEqual(['deed', 'reply']);
  });

  test('quotes the words as the paper has them, with their days', () => {
    expect(of('chronology')).toMatchObject([
      { quote: 'This deed is made on 4 March 2021 between Asha and Bina.', days: ['2021-03-04'] },
      { quote: 'The last receipt is dated 2 May 2023.', days: ['2023-05-02'] },
    ]);
  });
});
