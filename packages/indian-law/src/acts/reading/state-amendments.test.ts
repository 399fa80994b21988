import { expect, test } from 'vitest';
import { readAct } from './read-act.ts';
import { takeStateAmendments } from './state-amendments.ts';

const HEADED = [
  '(1) Lamps are lit at dusk.',
  'STATE AMENDMENTS',
  'Jammu and Kashmir and Ladakh (UTs).--',
  'Amendment of section 5.--For “dusk” read “night”.',
  'Karnataka',
  'After sub-section (1), insert “(2) Oil is kept.”',
  '[Vide Karnataka Act 3 of 1976, s. 2]',
];

test('what a State changed stands under its name and is no part of the section', () => {
  const { own, states } = takeStateAmendments(HEADED);
  expect(own).toEqual(['(1) Lamps are lit at dusk.']);
  expect(states.map(({ state, paragraphs }) => [state, paragraphs.length])).toEqual([
    ['Jammu and Kashmir and Ladakh (UTs)', 1],
    ['Karnataka', 2],
  ]);
});

test('a State in capitals, with a mark, or on the line of its words is found; every word stays', () => {
  const printed = [
    'Lamps are lit. [STATE AMENDMENTS',
    'RAJASTHAN: ⁸⁴[In its application to the State, lamps are of brass.]',
    'Chhattisgarh Insertion of new section 5B.—After section 5, insert “5B. Glass.”',
    'STATE AMENDMENT',
    'Words without a State.',
  ];
  const { own, states } = takeStateAmendments(printed);
  expect(own).toEqual(['Lamps are lit.']);
  expect(states.map(({ state }) => state)).toEqual(['Rajasthan', 'Chhattisgarh']);
  const words = (text: string): string[] =>
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.sort() ?? [];
  const kept = [...own, ...states.flatMap((one) => [one.heading, one.state, ...one.paragraphs])];
  expect(words(kept.join(' '))).toEqual(words(printed.join(' ')));
  expect(takeStateAmendments(['A sentence about STATE AMENDMENTS is none.']).own).toHaveLength(1);
});

test('a copy gives them apart from the pieces of the section', () => {
  const json = JSON.stringify({
    name: 'Lamp Act, 1957',
    children: [
      {
        type: 'section',
        number: '5',
        name: 'Lamps',
        content:
          '(1) Lamps are lit.<br/><b>STATE AMENDMENT</b><br/><b>Assam.</b><br/>In section 5, for “lit” read “kept”.',
      },
      { type: 'section', number: '6', name: 'Oil', content: 'Oil is kept.' },
    ],
  });
  const act = readAct([json], 'lamp.json');
  expect(act).toMatchObject({
    units: [
      { number: '5', pieces: [{ text: 'Lamps are lit.' }], states: [{ state: 'Assam' }] },
      { number: '6' },
    ],
  });
});
