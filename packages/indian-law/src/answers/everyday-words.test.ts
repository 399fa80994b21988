import { expect, test } from 'vitest';
import { understandQuestion } from './question.ts';
import { type Candidate, choosePassages } from './select-passages.ts';

const PAPERS: readonly Candidate[] = [
  '1. The plot of the society is 2.4 hectare, and its pump has 5 HP. It lies in Village Navagaon.',
  '2. Rs. 61,000 was paid for repairs of the boiler to M/s Tata Narayan on 4 May 2024.',
  '3. The officer took nine photographs of the site.',
  '4. The consulate refused the visa on 30 April 2025.',
  '5. The boundary wall is not yet built; the proposal for a lift was rejected.',
].map((text, at) => ({
  ...{ document: `paper ${at}`, ofCase: true, text, rank: 0.5 },
  heading: 'minutes of the society',
}));

/** The passages that answer; none where only the nearest are shown. */
const answers = (ask: string) =>
  choosePassages(understandQuestion(ask, { inCase: true }), PAPERS)
    .passages.map(({ quote }) => quote)
    .join('\n');

test.each([
  // Measures
  ['How large is the plot?', '2.4 hectare'],
  ['What is the area of the plot?', '2.4 hectare'],
  ['How strong is the pump?', '5 HP'],
  ['In which village does the plot lie?', 'Village Navagaon'],
  // A wider verb beside all else that is asked, and a thing in another word
  ['How much did the society spend on the boiler?', '61,000'],
  ['How many photos were taken?', 'nine photographs'],
  // The time up to now tells nothing
  ['How much has been paid so far?', '61,000'],
  // No word of the question, but the thing that is asked for
  ['How big is the field?', '2.4 hectare'],
  // A state is no event, and the paper that fixes a price need not say that it was agreed
  ['What sum was fixed for the boiler?', '61,000'],
  // A person whom the papers name
  ['How much did the neighbour get paid for the boiler?', '61,000'],
  // Verbs of two words
  ['When was the visa turned down?', '30 April 2025'],
])('%s', (ask, words) => expect(answers(ask)).toContain(words));

test('what is wrong is no word to be defined', () => {
  expect(understandQuestion('What is wrong with the pump?', { inCase: true }).kind).toBe('fact');
  expect(understandQuestion('What is an easement?', { inCase: true }).kind).toBe('definition');
});

test.each(['How much did the society spend on the lift?', 'How many tickets were bought?'])(
  'an event that no paper has is not answered: %s',
  (ask) => expect(answers(ask)).not.toMatch(/61,000|nine/u),
);

test('a question that names what no paper has is not answered by one of its words', () => {
  const notice = {
    ...{ document: 'notice', ofCase: true, rank: 0.5, heading: 'notice.txt' },
    text: 'The legal notice of demand was sent to Suresh Traders on 4 May 2026 by speed post.',
  };
  const ask = 'What is the maximum speed of the Vande Bharat train on the Nilgiri line?';
  const { passages, nearest } = choosePassages(understandQuestion(ask, { inCase: true }), [notice]);
  expect(passages).toEqual([]);
  expect(nearest).toHaveLength(1);
});

const CALLS: readonly Candidate[] = [
  'Fictional document, written for a trial of calls.\n\nNo. 7. I lost the whole of it. At 8.05 p.m. we rang 1930.',
  'The deposit was kept for the fees of my son. The loss is Rs. 9,50,000. The store room was locked and has six machines.',
  'BEFORE THE MAGISTRATE, NAGPUR\n\n3. He was given time to produce an invoice. He has produced neither that nor a receipt.\n\n' +
    '5. The prayer for interest is rejected. The neighbour did not come.',
  'The proposal to lock and seal is not pressed. The shed beside the house was put up in May 2024.',
].map((text, at) => ({
  ...{ document: `call ${at}`, ofCase: true, text, rank: 0.5 },
  heading: `paper ${at}`,
}));
const called = (ask: string) => choosePassages(understandQuestion(ask, { inCase: true }), CALLS);

test.each([
  // A helpline is its number in the papers
  ['At what hour did the family ring the helpline?', '8.05 p.m.'],
  ['How much did the old man lose in all?', '9,50,000'],
  ['What had the deposit really been set aside for?', 'fees of my son'],
  ['When was the shed built?', 'May 2024'],
  ['When did they put up the shed?', 'May 2024'],
  ['How many machines are in the room?', 'six machines'],
])('the kind of thing and what is asked of it find the sentence: %s', (ask, words) =>
  expect(called(ask).passages[0]?.quote).toContain(words),
);

test.each([
  ['What invoice did the seller bring?', 'produced neither'],
  ['At what rate did the magistrate award interest?', 'prayer for interest is rejected'],
  ['On what date was the house sealed?', 'is not pressed'],
  ['What did the neighbour say at the hearing?', 'did not come'],
])('a denial in other words, or without its thing, is quoted: %s', (ask, words) =>
  expect(called(ask).passages[0]).toMatchObject({ contradicts: true, quote: expect.stringContaining(words) }),
);

test.each(['Which judge stayed the sale?', 'How many rooms does the house have?'])(
  'what papers have no word or no count of is declined: %s',
  (ask) => expect(called(ask).passages).toEqual([]),
);

test('a line about the paper itself is no answer', () => {
  const { passages, nearest } = called('What document was written for the trial?');
  expect([...passages, ...nearest].map(({ quote }) => quote).join(' ')).not.toContain('Fictional');
});

const LETTERS: readonly Candidate[] = [
  'To: The Manager\nRe: loan 88\n\nThe lorry overturned on 4 May 2024. The box lay in a stream for nine hours.',
  '    I took the loan for the fees of my daughter and for the rent of\nthe shop. She came to know of it on 6 May.\n    No advance was taken. There is no agreement with one Selvaraj, who\nlooked at the trees, and nothing was put in writing.',
  'The ornaments were sold on 1 August 2025. They cannot be returned. Do not sign anything.',
  'Under rule 14 his name is struck off. The Subordinate Court, Kumbakonam, will hear the suit.',
].map((text, at) => ({
  ...{ document: `letter ${at}`, ofCase: true, text, rank: 0.5 },
  heading: at === 1 ? 'mail of the brother' : 'letter',
}));
const asked = (ask: string) => choosePassages(understandQuestion(ask, { inCase: true }), LETTERS);

test.each([
  ['When did the truck tip over?', '4 May 2024'],
  ['How long did the box stay in the river?', 'nine hours'],
  ['Which rule do they rely on?', 'rule 14'],
  ['In which court will the case be brought?', 'Subordinate Court'],
  ['What did she need the loan for?', 'fees of my daughter'],
  // A paragraph whose first line is set in is a clause of its own
  ['Who looked at the trees?', 'Selvaraj'],
])('words of everyday speech find those of papers: %s', (ask, words) =>
  expect(asked(ask).passages[0]?.quote).toContain(words),
);

test.each([
  ['How much advance did the buyer pay?', 'No advance was taken'],
  ['On what date was the document signed?', 'nothing was put in writing'],
  ['When will her ornaments be handed back?', 'cannot be returned'],
])('a thing that papers say there is none of is contradicted: %s', (ask, words) =>
  expect(asked(ask).passages[0]).toMatchObject({ contradicts: true, quote: expect.stringContaining(words) }),
);

test.each([
  'What colour was the lorry?',
  'What is the telephone number of the driver?',
  'Which bus does the daughter take?',
  'When was the suit filed?',
])('what no paper has is not answered: %s', (ask) => expect(asked(ask).passages).toEqual([]));

test('a registered mark is no mark of a school', () => {
  const text = 'The trade mark is registered in class 9.';
  const papers = [{ document: 'reply', heading: 'reply', ofCase: true, text, rank: 0.5 }];
  const { passages } = choosePassages(
    understandQuestion('What marks are registered?', { inCase: true }),
    papers,
  );
  expect(passages[0]?.quote).toBe(text);
});
