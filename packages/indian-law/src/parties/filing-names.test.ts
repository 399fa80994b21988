import { expect, test } from 'vitest';
import { findParties } from './parties.ts';

const sides = (text: string): string[] =>
  findParties(text).map(({ role, name }) => `${role === 'petitioner' ? 'P' : 'R'}: ${name}`);

test.each<[sentence: string, parties: string[]]>([
  [
    'This is an appeal filed by Godavari Delta Growers Association against the judgment of the High Court.',
    ['P: Godavari Delta Growers Association'],
  ],
  [
    'Against the order of the Division Bench the Union of India and the State of Vidarbha have preferred Civil Appeal Nos. 31 and 32 of 2009.',
    ['P: Union of India', 'P: State of Vidarbha'],
  ],
  ['Being aggrieved, Charanjit Kaur has preferred the instant appeal.', ['P: Charanjit Kaur']],
  ['Leela Nambiar has approached this Court in revision.', ['P: Leela Nambiar']],
  ['This petition is moved by Smt. Rohini Mahajan for quashing the complaint.', ['P: Rohini Mahajan']],
  ['The appeal is at the instance of Salim Qureshi against the order of 4.5.2011.', ['P: Salim Qureshi']],
  [
    'The suit was instituted by Subbiah Pillai against Meenakshi Textiles Limited for possession.',
    ['P: Subbiah Pillai', 'R: Meenakshi Textiles Limited'],
  ],
  ['Nirmal Das filed the present suit for partition against Kamala Das.', ['P: Nirmal Das', 'R: Kamala Das']],
])('running text names parties by what they filed: %s', (sentence, parties) => {
  expect(sides(sentence)).toEqual(parties);
});

test.each([
  'The Division Bench dismissed the appeal filed by Ram Prasad Gupta on the ground of limitation.',
  'The appeal filed by Ram Prasad Gupta was dismissed by the Sessions Court.',
  'The application was filed by Mr. K. Ramdas, learned counsel for the appellant.',
  'The State of Goa through the Deputy Collector, Margao preferred an appeal before the High Court.',
  'A suit filed by one Bhola Nath in the year 1954 was decreed.',
  'The appeal filed by the Department is pending in the High Court.',
])('others who filed are no parties: %s', (sentence) => {
  expect(sides(sentence)).toEqual([]);
});
