import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Meera Iyer', 'MI'],
  ['Adv. Meera Iyer', 'MI'],
  ['Adv.Meera Iyer', 'MI'],
  ['ADVOCATE RAVI MENON', 'RM'],
  ['Advocate Asha', 'A'],
  ['Sr. Adv. K. K. Nair', 'KN'],
  ['Dr. Leela Rao', 'LR'],
  ['Smt. Kamala Devi', 'KD'],
  ['Shri Ram Prasad', 'RP'],
  ['Sri Venkat', 'V'],
  ['Mr. Arun Das', 'AD'],
  ['Ms. Tara Sen', 'TS'],
  ['Mrs. Tara Sen', 'TS'],
  ['M/s Verma Traders', 'VT'],
  ['M/s. Verma Traders', 'VT'],
  ['Hon’ble Mr. Justice A. Kumar', 'AK'],
  ['Meera Iyer, Advocate', 'MI'],
  ['श्री राम वर्मा', 'राव'],
  ['श्रीमती कमला देवी', 'कदे'],
  ['डॉ. मीरा अय्यर', 'मीअ'],
  ['meera.iyer@chambers.example', 'MI'],
  ['Justice', 'J'],
  ['+91 98400 12345', ''],
  ['', ''],
])('%s: %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
