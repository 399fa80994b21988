import { expect, test } from 'vitest';
import { readAct } from './read-act.ts';

const act = (body: string): string =>
  `THE LAMP RULES, 1989\n1. Short title.—These rules may be called the Lamp Rules, 1989.\n${body}`;

const numbers = (pages: readonly string[]): string[] => {
  const read = readAct(pages, 'lamp.pdf');
  if (!('units' in read)) throw new Error(read.reason);
  return read.units.map(({ number }) => number);
};

test('numbers that recognition set apart or took for letters are read where the run lacks them', () => {
  const body = [
    '2. Lamps.—Lamps are lit at dusk.',
    '3. Oil.—Oil is kept.',
    ...Array.from({ length: 8 }, (_, at) => `${at + 4}. Wick number.—A wick is cut.`),
    '1 2. Glass.—Glass is clean.',
    'l3. Brass.—Brass is rubbed.',
    'L_14. Tin.—Tin is kept dry.',
    '15. Iron.—Iron is oiled.',
  ].join('\n');
  expect(numbers([act(body)]).slice(-4)).toEqual(['12', '13', '14', '15']);
});

test('figures in a sentence begin no section, nor does a number that the run has', () => {
  const body = [
    '2. Lamps.—Lamps are lit under section',
    'l. of the Act and so on; and',
    '1 3. of it',
    '3. Oil.—Oil is kept.',
    '5. Glass.—Glass is clean.',
  ].join('\n');
  expect(numbers([act(body)])).toEqual(['1', '2', '3', '5']);
});

test('the printed form of a damaged number stays with what was left out', () => {
  const body = '2. Oil.—Oil is kept.\n| 3 . Glass.—Glass is clean.\n4. Tin.—Tin is dry.';
  const read = readAct([act(body)], 'lamp.pdf');
  expect(read).toMatchObject({ left_out: [{ text: '| 3', reason: 'repeated' }] });
});

test('a section behind the notes of its page begins though its heading goes on over the next lines', () => {
  const page = [
    '2. Oil.—¹[Oil] is kept.',
    '1. Subs. by Act 4 of 1999, s. 2.',
    '2. The words were added by G.N. of 4.4.1994.',
    '6. Conduct of persons who carry lamps in the streets of a town or of a',
    'village in the State - (1) No person shall carry two lamps.',
    '7. Tin.—Tin is dry.',
  ].join('\n');
  expect(numbers([act(page)])).toEqual(['1', '2', '6', '7']);
});

test('a number in brackets of two amendments begins a section', () => {
  const body = '2. Oil.—Oil is kept.\n⁴ [ ⁵ [ 2B.] Glass.—Glass is clean.]\n3. Tin.—Tin is dry.';
  expect(numbers([act(body)])).toEqual(['1', '2', '2B', '3']);
});
