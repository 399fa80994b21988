import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldName, nameTokens, sameName } from './names.ts';

test.each([
  ['SV Deshpande', 'S. V. Deshpande'],
  ['Dattatraya Kelkar', 'Dattatreya Kelkar'],
  ['BDA', 'Bengaluru Development Authority'],
  ['A.S.E.B.', 'Assam State Electricity Board'],
  ['Mohd. Abdul Wahid', 'Muhammad Abdul Waheed'],
  ['Sheikh Abdullah', 'Sk. Abdulla'],
  ['Smt. Lakshmi Devi', 'Laxmi Devi'],
  ['K.S. Puttaswamy', 'Justice K.S. Puttaswamy (Retd.)'],
  ['Union of India & Ors.', 'UOI'],
  ['State of U.P.', 'State of Uttar Pradesh'],
  ['Ram Singh S/o Mohan Singh', 'Shri Ram Singh'],
  ['M/s. Tata Steel Ltd.', 'Tata Steel Limited'],
  ['Chowdhury', 'Chaudhary'],
  ['Killu @ Kailash', 'Killu'],
  ['Kesavananda Bharati', 'Keshavananda Bharathi'],
  ['R. Banumathi', 'Banumathi, J.'.replace(', J.', '')],
])('%s is %s', (one, other) => {
  expect(sameName(one, other)).toBe(true);
  expect(sameName(other, one)).toBe(true);
});

test.each([
  ['SV Deshpande', 'K. V. Deshpande'],
  ['Pr. Commissioner', 'R. Commissioner'],
  ['Ram Kumar', 'Shyam Kumar'],
  ['State of Bihar', 'State of Punjab'],
  ['R. Kumar', 'S. Banerjee'],
  ['Maneka Gandhi', 'Indira Gandhi'],
  ['A', 'B'],
  ['', ''],
])('%s is not %s', (one, other) => {
  expect(sameName(one, other)).toBe(false);
});

test('tokens serve as search variants', () => {
  expect(nameTokens('Mohd. Shaikh')).toEqual(nameTokens('Muhammad Sheikh'));
  expect(foldName('Dr. Laxmi Chaudhari')).toBe(foldName('Lakshmi Chowdhury'));
});

test('ignores upper and lower case', () => {
  expect(foldName('STATE OF PUNJAB')).toBe(foldName('State of Punjab'));
});

test('never throws, and a name equals itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      if (nameTokens(name).some((token) => token.length > 1)) expect(sameName(name, name)).toBe(true);
    }),
  );
});
