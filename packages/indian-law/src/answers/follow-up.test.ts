import { expect, test } from 'vitest';
import { afterQuestion } from './follow-up.ts';
import { understandQuestion } from './question.ts';

const ask = (text: string) => understandQuestion(text, { inCase: true });
const before = ask('What deposit did the tenant of the godown pay?');
const wordsAfter = (text: string) => afterQuestion(ask(text), before).words.map(({ term }) => term);

test.each([
  'Explain that in simpler words',
  'Which of these is the latest?',
  'Answer in Hindi',
  'Shorter please',
  'Summarise that',
  'इसे आसान शब्दों में समझाइए',
  'हिन्दी में उत्तर दीजिए',
  'इनमें से सबसे नया कौन सा है?',
  'संक्षेप में बताइए',
  'இதை எளிய சொற்களில் விளக்கவும்',
  'இதைத் தமிழில் விளக்கு',
  'எது சமீபத்தியது?',
])('is about what went before: %s', (text) => {
  expect(wordsAfter(text)).toEqual(before.words.map(({ term }) => term));
});

test('adds its own words to those of the question before it', () => {
  expect(wordsAfter('And when was it returned?')).toEqual(
    expect.arrayContaining(['return', 'deposit', 'godown']),
  );
});

test.each(['और वह कब लौटाया गया?', 'அது எப்போது திரும்பியது?'])(
  'adds its own words in Hindi and Tamil: %s',
  (text) => {
    expect(wordsAfter(text)).toEqual(expect.arrayContaining(['return', 'deposit', 'godown']));
  },
);

test.each([
  'Which of these is the latest?',
  'इनमें से सबसे नया कौन सा है?',
  'सबसे ताज़ा कौन सा है?',
  'எது சமீபத்தியது?',
])('asks for the day where it asks for the latest: %s', (text) => {
  expect(afterQuestion(ask(text), before).kind).toBe('date');
});

test.each([
  'Summarise this case for me',
  'Prepare a chronology',
  'इस मामले का सारांश दीजिए',
  'यह मामला किस बारे में है?',
  'இந்த வழக்கின் சுருக்கம் தரவும்',
])('a task of the papers is no question about what went before: %s', (text) => {
  const asked = ask(text);
  expect(afterQuestion(asked, before)).toBe(asked);
});

test.each(['Explain that in simpler words', 'इसे आसान शब्दों में समझाइए', 'இதை எளிய சொற்களில் விளக்கவும்'])(
  'a task is set again in another form: %s',
  (text) => {
    expect(afterQuestion(ask(text), ask('Summarise this case for me')).task).toBe('summary');
    expect(afterQuestion(ask('When was the cheque returned unpaid?'), ask('Summarise this case')).task).toBe(
      undefined,
    );
  },
);

test.each([
  'When was the demand notice served on the drawer of the cheque?',
  'Section 138 of the Negotiable Instruments Act',
])('stays as it is where it says what it asks about: %s', (text) => {
  const { words, query } = afterQuestion(ask(text), before);
  expect({ words, query }).toEqual({ words: ask(text).words, query: ask(text).query });
});

test('the sections of its own words come before those of the question before it', () => {
  const law = (text: string) => understandQuestion(text, { inCase: false });
  const drunk = law('What is the punishment for drunken driving?');
  expect(afterQuestion(law('And for stealing a phone?'), drunk).likelyKeys).toContain('ipc:379');
  expect(afterQuestion(law('And for the second time?'), drunk).likelyKeys).toEqual(drunk.likelyKeys);
});

test('stays as it is where nothing went before', () => {
  const asked = ask('Explain that');
  expect(afterQuestion(asked, undefined)).toBe(asked);
});
