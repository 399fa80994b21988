import { describe, expect, test } from 'vitest';
import { type Task, taskOf } from './asked-task.ts';
import { quotesForTask } from './tasks.ts';

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
    ['इस मामले का सारांश दीजिए', 'summary'],
    ['मामले का घटनाक्रम बनाइए', 'chronology'],
    ['हमारे मामले की कमज़ोरियाँ क्या हैं?', 'weaknesses'],
    ['नोटिस और जवाब की तुलना कीजिए', 'comparison'],
    ['इस वाद के पक्षकार कौन हैं?', 'parties'],
    ['विवाद के मुद्दे क्या हैं?', 'issues'],
    ['बहस के बिंदु तैयार कीजिए', 'points'],
    ['अदालत ने क्या फ़ैसला दिया?', 'decision'],
    ['नोटिस कब भेजा गया?', undefined],
    ['इस मामले में किराया कितना है?', undefined],
    ['இந்த வழக்கின் சுருக்கம் தரவும்', 'summary'],
    ['நிகழ்வுகளின் காலவரிசை', 'chronology'],
    ['வழக்கின் பலவீனங்கள் என்ன?', 'weaknesses'],
    ['दोनों बयानों में क्या अन्तर है?', 'comparison'],
    ['बहस के बिन्दु तैयार कीजिए', 'points'],
    ['अदालत का फ़ैसला क्या है?', 'decision'],
    ['यह मुकदमा किसके बारे में है?', 'summary'],
    ['मुद्दई कौन है?', undefined],
    ['आधार कार्ड कब बनाया गया?', undefined],
    ['பிரச்னைகள் என்ன?', 'issues'],
    ['வாதியின் குறிப்பு என்ன?', undefined],
    ['அறிவிப்பையும் பதிலையும் ஒப்பிடுக', 'comparison'],
    ['தரப்பினர் யார்?', 'parties'],
    ['வாதங்களைத் தயாரிக்கவும்', 'points'],
    ['நீதிமன்றம் என்ன உத்தரவிட்டது?', 'decision'],
    ['வாடகை எவ்வளவு?', undefined],
  ])('%s', (asked, task) => {
    expect(taskOf(asked)).toBe(task);
  });

  const page = (document: string, text: string) => ({ document, text });
  const papers = [
    page(
      'deed',
      'This deed is made on 4 March 2021 between Asha and Bina.\n\nThe rent is Rs. 9,000 a month.',
    ),
    page('reply', 'It is denied that rent is due. The last receipt is dated 2 May 2023.'),
  ];
  const of = (task: Task, most = 12, pages = papers) =>
    quotesForTask(task, pages, most).map(({ at, ...one }) => ({ ...one, document: pages[at]?.document, at }));

  test.each<Task>(['summary', 'parties', 'issues', 'comparison', 'chronology'])(
    'takes something of every file: %s',
    (task) => {
      expect([...new Set(of(task).map(({ document }) => document))]).toEqual(['deed', 'reply']);
    },
  );

  test('keeps to the most, and takes turns between the files', () => {
    expect(of('summary', 2).map(({ document }) => document)).toEqual(['deed', 'reply']);
  });

  const long = (document: string, pages: number) =>
    Array.from({ length: pages }, (_, at) =>
      page(
        document,
        `The rent of Rs. ${at + 1},000 was paid by ${document} on page ${at + 1} of this paper.`,
      ),
    );

  test('takes turns between files and not between pages', () => {
    const pages = [...long('newest', 14), ...long('notice', 1), ...long('reply', 1)];
    for (const task of ['summary', 'comparison'] as const) {
      const documents = of(task, 12, pages).map(({ document }) => document);
      expect(documents.filter((one) => one === 'newest')).toHaveLength(10);
      expect(documents.slice(-2)).toEqual(['notice', 'reply']);
    }
  });

  test('takes pages from the beginning of a long file to its end', () => {
    const places = of('summary', 5, long('file', 100)).map(({ at }) => at);
    expect(places).toEqual([0, 25, 50, 74, 99]);
  });

  test('quotes the words as the paper has them, with their days', () => {
    expect(of('chronology')).toMatchObject([
      { quote: 'This deed is made on 4 March 2021 between Asha and Bina.', days: ['2021-03-04'] },
      { quote: 'The last receipt is dated 2 May 2023.', days: ['2023-05-02'] },
    ]);
  });
});
