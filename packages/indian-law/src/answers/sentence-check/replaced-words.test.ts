import { expect, test } from 'vitest';
import { AnswerChecker } from './check-answer.ts';

const SOURCE =
  'The respondent shall pay to the petitioner a sum every month, and the petitioner shall hand over the keys to the respondent. ' +
  'The tenant gave the landlord 3 spare copies of the agreement. ' +
  'The officer told him to clear the shop within 48 hours. Under Article 227 the court may look into the record. ' +
  'The award came to be made on April 19, 1984. A writ petition was filed four months later on December 19, 1984. ' +
  'He objected to the sale under Order 21, Rule 90 read with Section 151 CPC. ' +
  'He has to file his reply within two weeks under section 482.';
const HINDI = 'उच्च न्यायालय ने वादी के पक्ष में अंतरिम आदेश दिया और प्रतिवादी को नोटिस भेजा।';
const first = (answer: string, text = SOURCE) =>
  new AnswerChecker([{ n: 1, text, about: 'Order' }], 'Tell me more.').check(answer)[0];

test.each([
  ['The respondent shall pay to the respondent a sum every month.', 'respondent', 'petitioner'],
  ['The petitioner shall hand over the keys to the petitioner.', 'petitioner', 'respondent'],
  ['The tenant gave the landlord 5 spare copies of the agreement.', '5', '3'],
  ['The officer told him to clear the shop within two weeks.', 'two weeks', '48 hours'],
  ['The award came to be made on December 19, 1984.', 'December 19, 1984', 'April 19, 1984'],
  ['He objected to the sale under Order 21, Rule 90 read with Rule 90 CPC.', '90', 'Section 151'],
  ['Under section 482 the court may look into the record.', 'section 482', 'Article 227'],
  ['उच्च न्यायालय ने प्रतिवादी के पक्ष में अंतरिम आदेश दिया।', 'प्रतिवादी', 'वादी', HINDI],
])(
  'a sentence that repeats its source with another party or count differs: %s',
  (sentence, said, source, text = SOURCE) => {
    const found = first(`${sentence.slice(0, -1)} [1]${sentence.slice(-1)}`, text);
    expect(found?.status).toBe('differs');
    expect(found?.differences).toContainEqual(expect.objectContaining({ said, source }));
  },
);

test.each([
  'The respondent shall pay to the petitioner a sum every month [1].',
  'The tenant gave the landlord three spare copies of the agreement [1].',
  'The officer told him to clear the shop within forty-eight hours [1].',
  'The officer told him to clear the shop within 2 days [1].',
  'The award came to be made on 19.04.1984 [1].',
  'The tenant gave the landlady 3 spare copies of the agreement [1].',
])('a sentence with the same party and count does not: %s', (sentence) => {
  expect(first(sentence)?.differences).toEqual([]);
});
