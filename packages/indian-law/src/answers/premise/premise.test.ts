import { describe, expect, test } from 'vitest';
import { AskedWords } from '../asked-words.ts';
import { understandQuestion } from '../question.ts';
import { readCandidates } from '../read-candidate.ts';
import { CHOICE, choosePassages } from '../select-passages.ts';
import { authorPassage } from '../signature.ts';

const paper = (text: string, name = 'letter.txt') => ({
  document: name,
  ofCase: true,
  text,
  heading: name,
  rank: 0.5,
});
const answered = (ask: string, ...texts: string[]) =>
  choosePassages(
    understandQuestion(ask, { inCase: true }),
    texts.map((text, at) => paper(text, `paper-${at}.txt`)),
  );

const DEED = `This deed is executed at Ujjain on 4 May 2018.

1. The licensee shall pay Rs. 22,000 a month for the godown by the fifth of each month.

2. The licensee shall vacate the godown when the licence ends.

3. Disputes go to a sole arbitrator, whose decision binds both.`;
const NOTICE = `To: M/s Harsh Traders, 3 March 2021

You have not paid the fee since June 2020. Vacate the godown within thirty days, failing which a suit will be filed for eviction.

No consent was given for the cold room.`;
const REPLY = `Your notice was received on 11 March 2021. The deposit was returned to us in cash on 2 February 2021.

We asked on 1 July 2020 for a waiver of the fee. The letter of 9 August was answered on 14 August 2020.`;
const papers = [DEED, NOTICE, REPLY] as const;

describe('an event that a question takes for granted', () => {
  test.each([
    'When did the licensee vacate the godown?',
    'What did the arbitrator decide?',
    'Which court passed the decree of eviction?',
    'Who bought the godown?',
    'On what date did Meher Bano sign the sub-licence?',
    'Why did the licensor resign?',
    'When was the suit dismissed?',
  ])('is not answered where the papers only foresee it or never state it: %s', (ask) => {
    const { passages, nearest } = answered(ask, ...papers);
    expect(passages).toEqual([]);
    expect(nearest.length).toBeGreaterThan(0);
  });

  test.each([
    ['What reason did the licensor give for consenting to the cold room?', 'No consent was given'],
    ['How much did the licensee pay in fee since June 2020?', 'You have not paid the fee'],
  ])('is said to be denied: %s', (ask, words) => {
    expect(answered(ask, ...papers).passages[0]).toMatchObject({
      contradicts: true,
      quote: expect.stringContaining(words),
    });
  });

  test.each([
    ['When was the deed signed?', '4 May 2018'],
    ['When did the licensee receive the notice?', '11 March 2021'],
    ['On what date was the deposit returned?', '2 February 2021'],
    ['What fee must the licensee pay?', '22,000'],
  ])('that the papers state is answered: %s', (ask, words) => {
    const { passages } = answered(ask, ...papers);
    expect(passages[0]).toMatchObject({ contradicts: false, quote: expect.stringContaining(words) });
  });

  test('is not denied by a condition', () => {
    const { passages, nearest } = answered(
      'When did the High Court restore his name?',
      'If his name is not restored by 5 December we shall move the High Court.',
    );
    expect(passages).toEqual([]);
    expect(nearest).toHaveLength(1);
  });

  test('that should not have happened is said to have happened', () => {
    const { passages } = answered('Why was the letter of 9 August not answered?', ...papers);
    expect(passages[0]).toMatchObject({
      contradicts: true,
      quote: 'The letter of 9 August was answered on 14 August 2020.',
    });
  });

  test('may be a row of a table that names no verb', () => {
    const rows = 'Receipt,Day,Sum\n811,06.05.2020,40000\n812,09.06.2020,41500';
    expect(answered('How much was paid on 9 June 2020?', rows).passages).toMatchObject([
      { quote: expect.stringContaining('41500') },
    ]);
  });

  test('is no matter of a model, which judges the passages itself', () => {
    const all = { ...CHOICE, least: 0, relative: 0 };
    const question = understandQuestion('When did the licensee vacate the godown?', { inCase: true });
    expect(
      choosePassages(
        question,
        papers.map((text) => paper(text)),
        all,
      ).passages,
    ).not.toEqual([]);
  });

  test('is not looked for in the law', () => {
    const ruling = { ...paper('The court held that notice is mandatory.'), ofCase: false };
    const question = understandQuestion('Why did the court hold that notice is mandatory?', {
      inCase: false,
    });
    expect(choosePassages(question, [ruling]).passages).toHaveLength(1);
  });
});

describe('an amount or a day that no paper has', () => {
  test.each([
    ['Why is a monthly fee of Rs. 27,000 due for the godown from the licensee?', '22,000'],
    ['What was said in the notice of 3 April 2021 that was received?', '11 March 2021'],
  ])('is answered with the one that they have: %s', (ask, words) => {
    expect(answered(ask, ...papers).passages).toContainEqual(
      expect.objectContaining({ contradicts: true, quote: expect.stringContaining(words) }),
    );
  });

  test('that the papers have in another form is theirs', () => {
    expect(
      answered('How was the deposit returned on 2nd February, 2021?', ...papers).passages[0],
    ).toMatchObject({
      contradicts: false,
    });
  });
});

test('a court that no paper names has said nothing', () => {
  expect(answered('What did the High Court say about the fee?', ...papers).passages).toEqual([]);
  const order = 'The High Court said that the fee is due.';
  expect(answered('What did the High Court say about the fee?', ...papers, order).passages).not.toEqual([]);
});

test('a person whom no paper names is not found', () => {
  expect(answered('Who is the guarantor of the licence?', ...papers).passages).toEqual([]);
});

describe('an event in other words', () => {
  const ORDER =
    'ORDER in the bail application, 17 May 2025\n\nThe application is allowed. He shall be released on bond.';
  const MEMO = 'The accused was arrested on 9 May 2025 at the bus stand. He flew to Paro on 2 April 2025.';
  const REPORT = 'My tenant, a driver, stayed behind. No wheelchair was ever given.';

  test.each([
    ['Why was the bail application refused?', 'The application is allowed.'],
    ['When was the bail application rejected?', 'The application is allowed.'],
  ])('is ruled out by the opposite decision: %s', (ask, words) => {
    expect(answered(ask, ORDER, MEMO).passages[0]).toMatchObject({ contradicts: true, quote: words });
  });

  test.each([
    ['When did he fly to Paro?', '2 April 2025'],
    ['When was the driver arrested?', '9 May 2025'],
  ])('is found by the verb, and by a thing that another paper names: %s', (ask, words) => {
    expect(answered(ask, MEMO, REPORT).passages[0]).toMatchObject({
      contradicts: false,
      quote: expect.stringContaining(words),
    });
  });

  test('is not denied by a sentence about another thing', () => {
    expect(answered('How much did the commission award?', REPORT, MEMO).passages).toEqual([]);
  });

  test('is not told of by the service of a notice: who pays has somebody who receives, and no more', () => {
    const SERVED = 'The notice demanding the rent was served on the tenant on 3 May 2025.';
    const { passages } = answered('When did the tenant pay the rent?', SERVED, MEMO);
    expect(passages.filter(({ contradicts }) => contradicts)).toEqual([]);
    const RECEIVED = 'I received the rent from the tenant on 4 June 2025.';
    expect(answered('When did the tenant pay the rent?', RECEIVED, SERVED).passages[0]?.quote).toContain(
      '4 June',
    );
  });

  test('is not denied by another verb in a sentence that has nothing of the question', () => {
    const SEALED = 'It has a roof of metal sheet. The proposal to lock and seal is not pressed.';
    const { passages } = answered('How many sewing machines did the inspection count?', SEALED, MEMO);
    expect(passages.filter(({ contradicts }) => contradicts)).toEqual([]);
  });

  test('is not ruled out by a refusal that the question names itself', () => {
    const { passages } = answered(
      'Why was the claim rejected?',
      'The claim is rejected, as no bill was filed.',
    );
    expect(passages[0]).toMatchObject({ contradicts: false });
  });
});

describe('an event of papers whose words are other than those of the question', () => {
  const HIRER = `Loan of a pump, 2 July 2023

The firm engaged the ground floor of the market on 4 July 2023. The hirer may engage his own electrician.

Received now: Rs. 60,000 from the hirer. Your reply of the 9th came to hand on the 12th. Our surveyor, Shri Dutta, saw the shed.`;
  const LETTER = `Sir, 9 July 2023

We repudiate the claim, because no bill was sent. We shall not pay anything for the second pump. The pump was shown to us by registered post office staff.`;

  test.each([
    ['How much did the hirer pay?', 'Rs. 60,000'],
    ['When did our reply reach the hirer?', 'on the 12th'],
    ['Why was the claim rejected?', 'because no bill was sent'],
    ['Who saw the shed?', 'Shri Dutta'],
  ])('is found: %s', (ask, words) => {
    const { passages } = answered(ask, HIRER, LETTER);
    expect(passages.map(({ quote }) => quote).join(' ')).toContain(words);
    expect(passages.some(({ contradicts }) => contradicts)).toBe(false);
  });

  test.each([
    'Which electrician did he engage?',
    'When was the suit for the pump filed?',
    'What did the nurse say about the pump?',
    'When did the fire start?',
  ])('is not what another thing or person is said to have done: %s', (ask) => {
    expect(answered(ask, HIRER, LETTER).passages).toEqual([]);
  });

  test('is quoted with what is near, where a denial may be of another thing', () => {
    const DENIAL = 'No money was handed to the clerk. The cook was paid Rs. 700 a day at the gate.';
    const { passages } = answered('How much money was the cook paid?', DENIAL, HIRER);
    expect(passages.map(({ quote }) => quote).join(' ')).toContain('Rs. 700');
  });
});

test.each([
  ['At what time did the guests go home?', 'They left at half past nine.'],
  ['How large is the plot?', 'He tills four acres of cotton.'],
  ['How often is the fee due?', 'The fee falls due every quarter.'],
])('a thing that is asked for is known by its form: %s', (ask, words) => {
  const { passages } = answered(ask, `The plot, the fee and the guests are in dispute.\n\n${words}`);
  expect(passages.map(({ quote }) => quote).join(' ')).toContain(words);
});

describe('a sentence that is no statement of the event', () => {
  test.each([
    ['When was the loan sanctioned?', 'The cheque for the loan was returned on 4 June 2024.'],
    ['When was the advance returned?', 'The advance was sanctioned on 4 June 2024.'],
    ['When was the advance returned?', 'The advance was accepted on 4 June 2024.'],
    ['What did the wife say before the court?', 'The money did not come. The mediator did not attend.'],
    ['What did the wife say before the court?', 'The wife says that the mediator did not attend.'],
  ])('is not quoted against it: %s %s', (ask, text) => {
    expect(answered(ask, text).passages.filter(({ contradicts }) => contradicts)).toEqual([]);
  });

  test.each([
    ['When was the waiver signed?', 'She signed Agreement dated 4 May 2024.'],
    ['When was the appeal listed?', 'The appeal was filed on 3 May 2024.'],
  ])('does not answer: %s', (ask, text) => {
    expect(answered(ask, text).passages).toEqual([]);
  });

  test.each([
    ['the wife', 'She did not appear.', 'What did the wife say before the court?'],
    [
      'the husband',
      'The husband, though served, did not appear.',
      'What did the husband say at the hearing?',
    ],
  ])('is quoted where it is of the person: %s', (_, text, ask) => {
    expect(answered(ask, text).passages[0]).toMatchObject({ contradicts: true, quote: text });
  });
});

test.each([
  ['When was the sum of Rs. 50,000 paid?', 'A sum of Rs. 50,000 paid in cash on 12.3.2021.'],
  ['When was the cheque returned?', 'A cheque for Rs. 2 lakh returned unpaid on 4 May 2021.'],
])('an entry of a list of dates states an event: %s', (ask, text) => {
  expect(answered(ask, text).passages[0]?.quote).toBe(text);
});

test('the head of a petition names the court before which it is, and not who speaks', () => {
  const story = 'The petitioner was struck by a lorry near the old bus stand of the town. '.repeat(3);
  const petition = `IN THE MOTOR ACCIDENT CLAIMS TRIBUNAL\n\nPETITION\n\nThe insurer allowed the claim on 4 May 2024.\n\n${story}`;
  expect(answered('When did the Tribunal allow the claim?', petition).passages).toEqual([]);
});

test('a missed date is nothing against a deposition', () => {
  const { passages } = answered(
    'What did the wife say before the court?',
    'The wife did not attend on 4 May 2024.',
    'The wife deposed before the court that she was beaten.',
  );
  expect(passages.map(({ contradicts }) => contradicts)).toEqual([false, false]);
});

test('an entry of what is to be paid states none', () => {
  expect(
    answered('When was the fine paid?', 'A fine of Rs. 500 shall be paid by 4 May 2021.').passages,
  ).toEqual([]);
});

describe('the author of a paper', () => {
  const NOTICE_OF_ADVOCATE =
    'LEGAL NOTICE\n\nYou have not paid the rent of the shop since June 2020.\n\nAdv. Supriya Gaikwad\n\nCopy to:\n1. Shri Rao\n2. The Collector';
  const REPLY_TO_IT = 'REPLY TO LEGAL NOTICE\n\nThe rent of the shop is not due.\n\nAdv. Harish Mehta';
  const PETITION = `PETITION\n\nto set aside the order dated 4 May 2024.\n\nAdv. Kiran Joshi`;
  const ORDER_OF_JUDGE = 'ORDER\n\nThe application is allowed.\n\nSunita Meharda, Civil Judge';
  const author = (ask: string, ...texts: string[]) => {
    const question = understandQuestion(ask, { inCase: true });
    const reads = readCandidates(
      question,
      texts.map((text, at) => paper(text, `paper-${at}.txt`)),
    );
    const asked = new AskedWords(question, reads);
    return authorPassage(question, reads, (terms) => asked.saidBy(terms))?.quote;
  };

  test.each([
    ['Who issued the notice?', 'Supriya Gaikwad', [REPLY_TO_IT, NOTICE_OF_ADVOCATE]],
    ['Who passed the order?', 'Sunita Meharda', [PETITION, ORDER_OF_JUDGE]],
  ])('signs it, and no paper that speaks of it: %s', (ask, name, texts) => {
    expect(author(ask, ...texts)).toContain(name);
  });

  test('is not the advocate of a petition about it', () => {
    expect(author('Who passed the order?', PETITION)).toBeUndefined();
  });

  test('is not guessed where two papers are called alike', () => {
    const other = ORDER_OF_JUDGE.replace('Sunita Meharda', 'Anil Verma');
    expect(author('Who passed the order?', ORDER_OF_JUDGE, other)).toBeUndefined();
  });
});
