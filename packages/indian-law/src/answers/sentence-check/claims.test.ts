import { describe, expect, test } from 'vitest';
import { AnswerChecker } from './check-answer.ts';

const statusOf = (source: string, sentence: string) =>
  new AnswerChecker([{ n: 1, text: source, about: '' }], '').check(`${sentence} [1].`)[0]?.status;

const PAID = 'The appellant Suresh Naik paid Rs. 4,50,000 to the respondent Meera Pillai on 3 June 2021.';
const SOLD = 'Ramesh Gowda sold the field to Fatima Begum for Rs. 6,20,000 in 2017.';
const AWARD = 'The High Court allowed the appeal and set aside the order of the Tribunal.';
const LEASE = 'The tenant shall vacate the premises within three months and may remove the fittings.';
const LATE = 'The notice was served after the expiry of the period of limitation.';
const ACQUITTED = 'The accused was acquitted of the charge of murder but convicted of culpable homicide.';
const DEPOSIT = 'Every tenderer must deposit at least five per cent of the estimate.';

const TERMS =
  'Terms: 1. A further 3% is charged after the period. 2. The company may sell the ornaments after notice of 14 days. 3. The auction shall be held in the town of the branch.';
const SALE =
  'You are negotiating to sell the grove to one Selvaraj, who owns a brick kiln.\n\nThe client is the wife of Natarajan.';

describe('a claim that the source makes the other way round differs', () => {
  test.each([
    [PAID, 'Meera Pillai paid Rs. 4,50,000 to Suresh Naik on 3 June 2021'],
    [PAID, 'The respondent paid the appellant Rs. 4,50,000'],
    [SOLD, 'The field was sold by Fatima Begum to Ramesh Gowda'],
    [AWARD, 'The Tribunal set aside the order of the High Court'],
    [LEASE, 'The tenant may vacate the premises within three months'],
    [LEASE, 'The tenant must remove the fittings of the premises'],
    [LATE, 'The notice was served within the period of limitation'],
    [ACQUITTED, 'The accused was convicted of murder'],
    [ACQUITTED, 'The accused was acquitted of culpable homicide'],
    [DEPOSIT, 'Every tenderer must deposit at most five per cent of the estimate'],
    [
      'All the defendants are jointly liable for the loss.',
      'Only the first defendant is liable for the loss',
    ],
    ['The rent shall be increased every three years.', 'The rent shall be increased every year'],
    ['The company rejected the claim because the policy had lapsed.', 'The company accepted the claim'],
    ['न्यायालय ने आदेश रद्द किया।', 'न्यायालय ने आदेश बरकरार रखा'],
    ['On 4 May I gave Rs. 20,000 in cash to Vikas.', 'On 4 May Vikas gave her Rs. 20,000 in cash'],
    [TERMS, 'Under term 2 the auction must be held in the town of the branch'],
    [SALE, 'The grove is about to be sold to one Natarajan, who owns a brick kiln'],
  ])('%s ≠ %s', (source, sentence) => {
    expect(statusOf(source, sentence)).toBe('differs');
  });
});

describe('the same claim in other words does not', () => {
  test.each([
    [PAID, 'The respondent was paid Rs. 4,50,000 by the appellant'],
    [PAID, 'Suresh Naik paid Meera Pillai Rs. 4,50,000'],
    [SOLD, 'The field was sold by Ramesh Gowda to Fatima Begum for Rs. 6,20,000'],
    [AWARD, 'The order of the Tribunal was set aside by the High Court'],
    [LEASE, 'The tenant has to vacate the premises within three months'],
    [LEASE, 'The tenant can remove the fittings of the premises'],
    [LATE, 'The notice was served once the period of limitation had expired'],
    [ACQUITTED, 'The accused was convicted of culpable homicide'],
    [DEPOSIT, 'Each tenderer must deposit not less than five per cent of the estimate'],
    ['The bank did not release the second instalment.', 'The second instalment was withheld by the bank'],
    ['The mother denied that she signed the deed.', 'The mother did not admit that she signed the deed'],
    ['प्रतिवादी ने किराया देने से इनकार किया।', 'प्रतिवादी ने किराया देने से मना किया'],
    ['On 4 May I gave Rs. 20,000 in cash to Vikas.', 'On 4 May she gave Vikas Rs. 20,000 in cash'],
    [TERMS, 'Under term 3 the auction must be held in the town of the branch'],
    [SALE, 'The grove is about to be sold to one Selvaraj, who owns a brick kiln'],
    [
      'There is no agreement with Selvaraj. He came once to look at the trees.',
      'The reply says of Selvaraj that he “came once to look at the trees”',
    ],
  ])('%s = %s', (source, sentence) => {
    expect(statusOf(source, sentence)).not.toBe('differs');
  });
});
