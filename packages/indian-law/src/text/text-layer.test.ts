import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textLayerDamage } from './text-layer.ts';

const ORDER = `IN THE HIGH COURT OF JUDICATURE AT NAVAPUR
The petitioner was appointed as a clerk by the respondent board and was removed from service without an inquiry.
Learned counsel submits that the order of removal was passed behind his back, that no charge was framed, and that the
reply which he had sent to the notice was not considered by the authority. The respondent has filed an affidavit in
which it is stated that the petitioner was a temporary servant and had no right to hold the post.
We have heard both sides and perused the record. The order is bad in law and is set aside with costs.`;
const HINDI = `न्यायालय के समक्ष प्रार्थी ने यह निवेदन किया कि उसे बिना किसी जांच के सेवा से हटा दिया गया। विद्वान अधिवक्ता का कथन है कि
निष्कासन का आदेश उसकी अनुपस्थिति में पारित किया गया और कोई आरोप विरचित नहीं किया गया। प्रत्यर्थी ने शपथ पत्र प्रस्तुत किया है जिसमें
यह कहा गया है कि प्रार्थी अस्थायी कर्मचारी था। हमने दोनों पक्षों को सुना और अभिलेख का परिशीलन किया। आदेश विधि विरुद्ध है, अतः निरस्त किया जाता है।`;
const STAMP = 'Signature Not Verified\nDigitally signed by\nA N RAO\nDate: 2026.01.05\n10:20:30 IST\nReason:';

const lettersOf = (text: string, to: (letter: string) => string) => text.replace(/[a-zA-Z]/gu, to);
const shifted = (by: number) => (text: string) =>
  lettersOf(text, (one) => String.fromCharCode(one.charCodeAt(0) + by));

describe('a damaged text layer is found', () => {
  test.each([
    [
      'numbers of glyphs as control characters',
      lettersOf(ORDER, (one) => String.fromCharCode(1 + (one.charCodeAt(0) % 28))),
    ],
    ['codes of other letters', shifted(-29)(ORDER)],
    ['letters of other letters', shifted(3)(ORDER)],
    [
      'letters of another alphabet within words',
      ORDER.replace(/[aeo]/gu, (one) => ({ a: 'α', e: 'ε', o: 'ω' })[one] ?? one),
    ],
    ['a cipher above a readable stamp', `${shifted(3)(ORDER)}\n${STAMP}`],
    ['the stamp alone', STAMP],
    ['a readable half', `${ORDER}\n${shifted(3)(ORDER)}`],
    ['no vowels', ORDER.repeat(3).replace(/[aeiou]/gu, '')],
    ['no e', ORDER.repeat(3).replace(/e/gu, '')],
    ['no t and n', ORDER.repeat(3).replace(/[tn]/gu, ' ')],
    ['lines from their end', [...ORDER.repeat(3)].reverse().join('')],
  ])('glyphs: %s', (_, page) => {
    expect(textLayerDamage(page)).toBe('glyphs');
  });

  test.each([
    ['the area of private use', lettersOf(ORDER, (one) => String.fromCharCode(0xf000 + one.charCodeAt(0)))],
    ['(cid:1)', lettersOf(ORDER, (one) => `(cid:${one.charCodeAt(0)})`)],
    ['(cid:1) on a short page', '(cid:12)(cid:7)(cid:90) (cid:4)(cid:4)(cid:18) (cid:9)(cid:31)(cid:2)'],
    ['replacement characters', ORDER.replace(/[aeiou]/gu, '\ufffd')],
  ])('private: %s', (_, page) => {
    expect(textLayerDamage(page)).toBe('private');
  });

  test('spaces: none, few, or one behind each letter', () => {
    expect(textLayerDamage(ORDER.replaceAll(' ', ''))).toBe('spaces');
    expect(textLayerDamage(ORDER.replace(/ (?=[a-t])/gu, ''))).toBe('spaces');
    expect(textLayerDamage([...ORDER].join(' '))).toBe('spaces');
    expect(textLayerDamage(ORDER.replace(/([a-z]{2})(?=[a-z])/giu, '$1 '))).toBe('spaces');
    const heading = 'INTHEHIGHCOURTOFNAVAPUR CIVILAPPLICATIONNO.77OF2021';
    expect(
      textLayerDamage(`${heading} INFIRSTAPPEALSTNO.225OF2021 ${ORDER.slice(44, 240).replaceAll(' ', '')}`),
    ).toBe('spaces');
  });

  test('repeated: each letter twice or three times, on the page or in its headings', () => {
    expect(textLayerDamage(lettersOf(ORDER, (one) => one.repeat(3)))).toBe('repeated');
    expect(textLayerDamage(lettersOf(ORDER, (one) => one.repeat(2)))).toBe('repeated');
    expect(textLayerDamage(lettersOf(ORDER.slice(0, 150), (one) => one.repeat(3)) + ORDER.slice(150))).toBe(
      'repeated',
    );
  });

  test.each([
    ['vowel signs apart', HINDI.replace(/[\u093e-\u094c]/gu, ' $&')],
    ['no conjuncts', HINDI.replace(/[\u0915-\u0939]\u094d/gu, '')],
    ['no vowel signs', HINDI.replace(/[\u093e-\u094c]/gu, '')],
    ['a letter for the short i', HINDI.replace(/([\u0915-\u0939])\u093f/gu, '$1$1')],
    ['dotted circles', HINDI.replace(/[\u093e-\u0940]/gu, '\u25cc$&')],
  ])('signs: %s', (_, page) => {
    expect(textLayerDamage(`${page}\n${page}`)).toBe('signs');
  });
});

describe('a readable page is never taken for a damaged one', () => {
  const NAMES = [
    'Lakshmi Narasimhan',
    'Gurpreet Singh',
    'Bhattacharyya Mukhopadhyay',
    'K. V. Subramaniam',
    'Zubaida Khatoon',
  ];
  const TAMIL = 'மனுதாரர் எந்த விசாரணையும் இன்றி பணியிலிருந்து நீக்கப்பட்டார் என்று கூறப்படுகிறது. ';
  const GUJARATI = 'અરજદારને કોઈ પણ તપાસ વિના સેવામાંથી દૂર કરવામાં આવ્યા હતા તેવી રજૂઆત કરવામાં આવી છે. ';
  test.each([
    ['English', ORDER],
    ['Hindi', `${HINDI}\n${HINDI}`],
    ['Tamil', TAMIL.repeat(12)],
    ['Gujarati', GUJARATI.repeat(12)],
    ['two scripts', `${ORDER}\n${TAMIL.repeat(4)}\n${HINDI}`],
    [
      'a list of names',
      NAMES.map((name, at) => `${at + 1}. ${name} ... Advocate`)
        .join('\n')
        .repeat(12),
    ],
    ['a table of figures', '12,345.00 | 6,789.50 | 19,134.50 | 7% | #4 | (3) | 2019-20\n'.repeat(30)],
    ['an index with leaders', 'Chapter IV. Of general exceptions ................. 41\n'.repeat(25)],
    [
      'a page of addresses',
      'registry.of.the.high.court@example-navapur-courts.gov.in https://example.gov.in/the-court-and-orders\n'.repeat(
        12,
      ),
    ],
    [
      'case numbers',
      'W.P.(C) No. 1123/2019, CRL.M.C. 44/2020, LPA 7/2021, CM APPL. 3381/2022, FAO(OS) 12/2018\n'.repeat(15),
    ],
    ['bullets of a symbol font', ORDER.replace(/\n/gu, '\n\uf0b7 ')],
    ['a stamp on a page with text', `${ORDER}\n${STAMP}`],
    [
      'a stamp on a last page',
      `(A. N. RAO)\nJUDGE\nNavapur, 5 January 2026\nThe interim order is vacated.\n${STAMP}`,
    ],
    ['a short page', 'Xqzkv brgh wqtp'],
    ['an empty page', ''],
  ])('%s', (_, page) => {
    expect(textLayerDamage(page)).toBeUndefined();
  });

  test('any text is answered', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void textLayerDamage(text)));
  });
});
