import { expect, test } from 'vitest';
import { LAW_TERMS } from '../glossary/glossary.ts';
import { questionInEnglish, translateQuery } from './legal-glossary.ts';

test.each([
  ['ஜாமீனில்', 'bail'],
  ['முன்ஜாமீன்', 'anticipatory bail'],
  ['மனுவை', 'petition'],
  ['காசோலையின்', 'cheque'],
  ['கொலைக்கு', 'murder'],
  ['धारा 138 चेक अनादरण', 'section 138 dishonour of cheque'],
])('finds the English term, whatever ending a word has: %s', (asked, english) => {
  expect(translateQuery(asked)?.text).toBe(english);
});

test('a search has no words that only ask', () => {
  expect(translateQuery('கொலைக்கான தண்டனை என்ன?')?.found.map(({ to }) => to)).toEqual(['murder', 'punishment']);
});

test.each([
  ['मृत्यु कब हुई?', /^when death/u],
  ['காசோலையின் தொகை எவ்வளவு?', /^how much cheque amount/u],
  ['What is bail?', /^What is bail\?$/u],
  ['पुलिस को अंतिम रिपोर्ट कब तक देनी है?', /^when police final report/u],
  ['இரண்டாவது மாடி எப்போது கட்டப்பட்டது?', /^when second floor built/u],
  ['बैंक ने किस खंड के आधार पर दावा ठुकराया?', /^which clause bank .*rejected/u],
  ['எத்தனை இயந்திரங்கள் உள்ளன?', /^how many machine/u],
])('a question keeps the word that asks, and has it first: %s', (asked, english) => {
  expect(questionInEnglish(asked)).toMatch(english);
});

/** Terms whose word another term has too: a search takes the first of them. */
const SHARED_WORDS: Readonly<Record<string, string>> = {
  'quash ரத்து': 'set aside',
  'suit வழக்கு': 'case',
  'agreement ஒப்பந்தம்': 'contract',
  'applicant மனுதாரர்': 'petitioner',
  'precedent नज़ीर': 'authority',
  'precedent முன்தீர்ப்பு': 'authority',
  'Court of Session सेशन न्यायालय': 'sessions court',
  'Court of Session அமர்வு நீதிமன்றம்': 'sessions court',
};

test('each word of the glossary, in both scripts, finds what its English term finds', () => {
  const differing = LAW_TERMS.flatMap(({ en, hi, ta, also }) =>
    [hi?.word, ta?.word, ...also]
      .filter((word) => word !== undefined)
      .filter((word) => translateQuery(word)?.text !== (SHARED_WORDS[`${en} ${word}`] ?? en.toLowerCase())),
  );
  expect(differing).toEqual([]);
});

test.each([
  ['अभियुक्तों की जमानत', 'accused bail'],
  ['उन्मोचन', 'discharge'],
  ['संज्ञेय', 'cognizable'],
  ['जमानतीय', 'bailable'],
  ['शमन', 'compounding'],
  ['स्थगन', 'stay'],
  ['निष्पादन', 'execution'],
  ['अपहरण', 'abduction'],
  ['பிராது', 'plaint'],
  ['मामलों में धाराएँ', 'case section'],
  ['याचिकाओं पर आदेशों का', 'petition order'],
  ['நீதிமன்றத்தில் சாட்சியம்', 'court evidence'],
  ['தீர்ப்பாணையை நிறைவேற்ற', 'decree'],
])('finds the term of an inflected word: %s', (asked, english) => {
  expect(translateQuery(asked)?.text).toBe(english);
});

test.each([
  ['किराया कब दिया गया?', 'when rent given'],
  ['गवाह ने क्या कहा?', 'what witness said'],
  ['கார்த்திக் தீபாவளி எண்பது முதலீடு தீர்வு', undefined],
  ['கார் தீ எண் முதல்', 'car fire number first'],
])(
  'an everyday word of a question is that word and no beginning of another: %s',
  (asked, english = asked) => {
    expect(questionInEnglish(asked).replace('?', '')).toBe(english.replace('?', ''));
  },
);

test('a refused word is no word of a search', () => {
  for (const word of ['செல்லாதாக்கப்பட்டது', 'காப்புரை', 'பொருள் மறுப்பு'])
    expect(translateQuery(word)).toBeUndefined();
});

test.each([
  ['औद्योगिक विवाद', 'industrial dispute'],
  ['आत्महत्या के लिए उकसाना', 'abetment of suicide'],
  ['पदोन्नति', 'promotion'],
  ['நடுவர் மன்றம்', 'arbitral tribunal'],
  ['பணி மூப்பு', 'seniority'],
  ['தொழில் தகராறு', 'industrial dispute'],
  ['சூழ்நிலை சாட்சியம்', 'circumstantial evidence'],
  ['குறிப்பிட்ட நிறைவேற்றம்', 'specific performance'],
])('a term of research is searched in English: %s', (term, english) => {
  expect(translateQuery(term)?.text).toBe(english);
});
