import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Vocabulary } from '../grounding.ts';
import { AnswerChecker } from './check-answer.ts';
import { findDays } from './days.ts';
import { findFigures } from './figures.ts';

const LEASE = {
  n: 1,
  about: 'Lease deed.pdf, page 1',
  text:
    'The lessor Meenakshi Sundaram let the shop at Anna Nagar to Ravi Prakash on 5 March 2021 at a monthly rent of Rs. 45,000. ' +
    'The tenant shall not sublet the shop. A security deposit of Rs. 2,70,000 was paid by cheque No. 004512 drawn on Canara Bank. ' +
    'The lease is for three years under section 107 of the Transfer of Property Act, as in (2017) 10 SCC 1.',
};
const HINDI = {
  n: 2,
  about: 'नोटिस.pdf',
  text: 'किराया पैंतालीस हजार रुपये प्रति माह है। किरायेदार ने 5 मार्च 2021 को दुकान खाली नहीं की। श्री रमेश गुप्ता ने नोटिस भेजा।',
};
const checker = new AnswerChecker([LEASE, HINDI], 'What is the rent?');
const only = (sentence: string) => {
  const [found, ...others] = checker.check(sentence);
  expect(others).toEqual([]);
  return found;
};

const ORDER = {
  n: 1,
  about: 'Order.pdf, page 2',
  text:
    'The petitioner Govind Traders supplied two hundred bags of cement to the respondent on 4 June 2019, and the respondent ' +
    'paid Rs. 60,000 on 9 July 2019. The respondent has mischievously copied the deceptive label of the petitioner. It was ' +
    'observed that mere delay is not sufficient to refuse the relief. Leave is granted to add the bank as party respondent. ' +
    'Rs. 2,00,000 are awarded as damages and Rs. 3,00,000 as costs of the suit. The bail application of the driver was ' +
    'rejected under section 437 of the Assam Excise Act, 2000. PW 5 heard three shots from the godown.',
};
const orders = new AnswerChecker([ORDER], '');

describe('a denial', () => {
  const order = {
    n: 1,
    about: 'Order.pdf',
    text:
      'The surety promises that he will, at least once a month, look at the books. Since there was no corrective action by the ' +
      'occupier, the goods were seized on March 21, 2009 by the officer. The buyers undertake to deposit Rs. 7 crores on or ' +
      'before 15/4/2008. If the deposit is not made by 15th April, 2008, the account is attached. Refusing anticipatory bail to ' +
      'a man accused of cheating, the judge dismissed the application.',
  };
  const check = (sentence: string) => new AnswerChecker([order], '').check(sentence)[0];

  test('stands before words between commas', () => {
    const found = check(
      'The surety promises that he will not, at least once a month, look at the books [1].',
    );
    expect(found?.differences[0]?.what).toBe('negation');
  });

  test.each([
    'Since there was no corrective action by the occupier, the goods were seized on 21 March 2009 by the officer [1].',
    'The buyers undertake to deposit Rs. 7 crores on or before 15 April 2008 [1].',
    'The source says: “anticipatory bail to a man accused of cheating” [1].',
  ])('of another part is none of the sentence: %s', (sentence) => {
    expect(check(sentence)?.differences).toEqual([]);
  });

  test('of quoted words is compared', () => {
    const found = check('The judge did not say “the judge dismissed the application” [1].');
    expect(found?.differences[0]?.what).toBe('negation');
  });
});

describe('a sentence that repeats one of its source with another word', () => {
  test.each([
    ['The petitioner had mischievously copied the deceptive label [1].', 'name', 'petitioner', 'respondent'],
    ['Leave was granted to add the bank as party petitioner [1].', 'name', 'petitioner', 'respondent'],
    ['Mere delay suffices to refuse the relief [1].', 'negation', undefined, undefined],
    ['The bail application of that driver was allowed [1].', 'negation', 'allowed', 'rejected'],
    ['Damages of Rs. 3,00,000 are awarded as damages [1].', 'figure', 'Rs. 3,00,000', 'Rs. 2,00,000'],
    ['Five shots were heard from the godown [1].', 'figure', 'Five', 'three'],
    [
      'The petitioner supplied cement on 9 July 2019, and the respondent paid Rs. 60,000 on 9 July 2019 [1].',
      'date',
      '9 July 2019',
      '4 June 2019',
    ],
  ])('differs: %s', (sentence, what, said, source) => {
    const [found] = orders.check(sentence);
    expect(found?.status).toBe('differs');
    expect(found?.differences[0]).toMatchObject({ what, ...(said ? { said, source } : {}) });
  });

  test.each([
    ['The respondent copied the label of the petitioner [1].'],
    ['The petitioner’s label was copied by the respondent [1].'],
    ['The bail application was rejected under s. 437 of the Assam Excise Act [1].'],
    ['Mere delay is not enough to refuse the relief [1].'],
    ['The order says: “Rs. 3,00,000 as costs of the suit” [1].'],
    ['The petitioner supplied cement on 4 June 2019 [1].'],
    ['It was made by a bank on 9 July 2019 [1].'],
  ])('does not: %s', (sentence) => {
    expect(orders.check(sentence)[0]?.differences).toEqual([]);
  });

  test('a sentence in other words keeps its source where a fact of it is there', () => {
    expect(orders.isAbout('Some money changed hands in the course of a bargain on 9 July 2019 [1].')).toBe(
      true,
    );
    expect(orders.isAbout('Bananas grow in Kerala and ripen on the way to market [1].')).toBe(false);
  });

  test('the words of one source show that it is meant', () => {
    const other = { n: 2, about: 'Letter.pdf', text: 'The relief sought is an injunction.' };
    expect(new AnswerChecker([ORDER, other], '').assign('It says “as costs of the suit”.')).toBe(
      'It says “as costs of the suit” [1].',
    );
  });
});

describe('a sentence against the source that it names', () => {
  test.each([
    ['The monthly rent is Rs. 45,000 [1].'],
    ['The rent is forty-five thousand rupees a month. [1]'],
    ['The shop was let on 05.03.2021 at a rent of ₹45,000 [1].'],
    ['The lease runs for 36 months [1].'],
    ['The tenant may not sublet the shop [1].'],
    ['Meenakshi Sundaram let the shop to Ravi Prakash [1].'],
    ['The deed says: “The tenant shall not sublet the shop” [1].'],
    ['A deposit of rupees two lakh seventy thousand was paid by cheque [1].'],
    ['The lease falls under Section 107 of the Transfer of Property Act [1].'],
    ['किराया 45,000 रुपये प्रति माह है [2]।'],
    ['किराया ४५,००० रुपये है [1]।'],
    ['श्री रमेश गुप्ता ने नोटिस भेजा [2]।'],
    ['வாடகை ரூ. 45,000, தேதி 5 மார்ச் 2021 [1].'],
  ])('is supported: %s', (sentence) => {
    expect(only(sentence)).toMatchObject({ status: 'supported', differences: [] });
  });

  test.each([
    ['The monthly rent is Rs. 95,000 [1].', 'figure', 'Rs. 95,000', 'Rs. 45,000'],
    ['The monthly rent is Rs. 2,70,000 [1].', 'figure', 'Rs. 2,70,000', 'Rs. 45,000'],
    ['The lease is for five years [1].', 'figure', 'five years', 'three years'],
    ['The shop was let on 6 March 2021 at Anna Nagar [1].', 'date', '6 March 2021', '5 March 2021'],
    ['Meenakshi Sundaram let the shop to Suresh Kumar [1].', 'name', 'Suresh Kumar', 'Ravi Prakash'],
    [
      'The lease is under section 108 of the Transfer of Property Act [1].',
      'provision',
      'section 108',
      'section 107',
    ],
    [
      'The tenant shall sublet the shop [1].',
      'negation',
      'sublet the shop',
      'tenant shall not sublet the shop.',
    ],
    ['The deed says “The tenant shall always sublet the shop” [1].', 'quotation', 'always', 'not'],
    [
      'The lease is for three years, as in (2018) 10 SCC 1 [1].',
      'citation',
      '(2018) 10 SCC 1',
      '(2017) 10 SCC 1',
    ],
    ['किराया 95,000 रुपये प्रति माह है [2]।', 'figure', '95,000 रुपये', 'पैंतालीस हजार रुपये'],
    ['किरायेदार ने 6 मार्च 2021 को दुकान खाली नहीं की [2]।', 'date', '6 मार्च 2021', '5 मार्च 2021'],
    ['श्री सुरेश गुप्ता ने नोटिस भेजा [2]।', 'name', 'सुरेश', 'रमेश'],
    ['வாடகை ரூ. 95,000 [1].', 'figure', 'ரூ. 95,000', undefined],
  ])('differs: %s', (sentence, what, said, source) => {
    const found = only(sentence);
    expect(found?.status).toBe(source === undefined ? 'not_found' : 'differs');
    expect(found?.differences[0]).toEqual({ what, said, ...(source === undefined ? {} : { source }) });
  });

  test('a year is not what a source says in place of an amount', () => {
    const source = { n: 1, about: 'Order.pdf', text: 'The rent of the shop was paid until 2005.' };
    const [found] = new AnswerChecker([source], '').check('The rent of the shop was Rs. 95,000 [1].');
    expect(found?.differences).toEqual([{ what: 'figure', said: 'Rs. 95,000' }]);
  });

  test('is not found where the source speaks of something else, and not checked without a source', () => {
    expect(only('Bananas are yellow fruit that grow in Kerala [1].')?.status).toBe('not_found');
    expect(only('The parties may wish to talk again')?.status).toBe('not_checked');
  });

  test('gets the number of the source that its words show, before its full stop', () => {
    expect(
      checker.assign('The tenant shall not sublet the shop. It rained.\n\nA deposit was paid by cheque. [1]'),
    ).toBe('The tenant shall not sublet the shop [1]. It rained.\n\nA deposit was paid by cheque. [1]');
  });

  test('keeps its place in the answer', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('The rent is Rs. 1 [1].', '- It is 5 March', 'किराया है।', '[2]', '\n', ' '),
          { maxLength: 12 },
        ),
        (parts) => {
          const answer = parts.join(' ');
          let last = 0;
          for (const { start, end, text } of checker.check(answer)) {
            expect(answer.slice(start, end)).toBe(text);
            expect(start).toBeGreaterThanOrEqual(last);
            last = end;
          }
        },
      ),
    );
  });
});

test.each([
  ['Rs. 1.5 lakh', 150_000],
  ['one lakh and fifty thousand rupees', 150_000],
  ['डेढ़ लाख रुपये', 150_000],
  ['साढ़े तीन लाख', 350_000],
  ['2 crore 20 lakh', 22_000_000],
  ['ஒரு லட்சம்', 100_000],
  ['₹ 4,85,000/-', 485_000],
  ['nineteen', 19],
])('the number of %s is %d', (text, value) => {
  expect(findFigures(text).map((one) => one.value)).toEqual([value]);
});

test.each([
  ['5 மார்ச் 2024', [2024, 3, 5]],
  ['மார்ச் 5, 2024', [2024, 3, 5]],
  ['२० फरवरी, २०२६', [2026, 2, 20]],
  ['the fifth of March 2021', [2021, 3, 5]],
  ['March 2024', [2024, 3, 0]],
  ['20.02.2026', [2026, 2, 20]],
])('the day of %s', (text, parts) => {
  expect(findDays(text).map(({ year, month, day }) => [year, month, day])).toEqual([parts]);
});

test('long sources are read a little at a time, and are then compared as if they had been read at once', async () => {
  const text = 'The tenant pays Rs. 45,000 a month for the shop. The roof was repaired in May. '.repeat(200);
  const sources = [
    { n: 1, text, about: 'Lease.pdf' },
    { n: 2, text: 'The deposit is Rs. 90,000.', about: 'Receipt.pdf' },
  ];
  const said = 'The tenant pays Rs. 54,000 a month for the shop [1]. The deposit is Rs. 90,000.';
  const [prepared, atOnce] = [new AnswerChecker(sources, 'Rent?'), new AnswerChecker(sources, 'Rent?')];
  const vocabulary = new Vocabulary('Rent?', [text]);
  let turns = 0;
  const turn = async () => {
    turns += 1;
  };
  await prepared.prepare(turn);
  expect(turns).toBeGreaterThan(text.length / 1500);
  turns = 0;
  await vocabulary.prepare(turn);
  expect(turns).toBeGreaterThan(text.length / 6000);
  expect(vocabulary.grounds('The roof was repaired.', false)).toBe(true);
  expect(prepared.assign(said)).toBe(atOnce.assign(said));
  expect(prepared.check(said)).toEqual(atOnce.check(said));
});
