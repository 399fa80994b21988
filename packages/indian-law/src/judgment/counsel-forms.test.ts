import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLawyers } from './counsel.ts';
import { findJudges } from './judges.ts';

const head = (appearances: string): string =>
  `IN THE HIGH COURT OF ORISSA AT CUTTACK\n\nW.P.(C) No.1234 of 2020\n\nRam Lal Das          ...    Petitioner\n              -Versus-\nState of Odisha       ...     Opp. Parties\n\n${appearances}\n\nPRESENT:\nTHE HONOURABLE JUSTICE A.K. SHAH\n\nJUDGMENT\n`;
const lawyers = (text: string): string[] => findLawyers(text).map(({ name }) => name);

const person = fc
  .tuple(
    fc.constantFrom('A.', 'B.K.', 'Ashok', 'Bimal', 'C. P.'),
    fc.constantFrom('Rao', 'Sen', 'Mohanty', 'Nair'),
  )
  .map((parts) => parts.join(' '));

test('counsel listed as a firm are found one by one', () => {
  fc.assert(
    fc.property(
      fc.array(person, { minLength: 2, maxLength: 4 }),
      fc.constantFrom(' & ', ' and '),
      fc.constantFrom('M/s. ', 'M/s '),
      fc.constantFrom('', ', Advocates'),
      (names, and, style, office) => {
        const list = `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`;
        const text = head(
          `For Petitioner   : ${style}${list}${office}\nFor Opp. Parties  : Addl. Govt. Advocate`,
        );
        expect(lawyers(text)).toEqual(names);
      },
    ),
  );
});

test('a name without a title is counsel when its office follows', () => {
  fc.assert(
    fc.property(
      person,
      fc.constantFrom('For the petitioner : ', 'For Petitioner(s): ', 'Through: '),
      fc.constantFrom(', Advocate', ', Adv.', ', Sr. Advocate'),
      (name, cue, office) => {
        expect(lawyers(head(`${cue}${name}${office}`))).toEqual([name]);
        expect(lawyers(head(`${cue}${name} in person`))).toEqual([]);
      },
    ),
  );
});

test('names below “BY ADVS.” are counsel, one a line, with or without a title', () => {
  const line = fc.tuple(
    fc.constantFrom('SRI.', 'SMT.', 'KUM.', ''),
    person.map((name) => name.toUpperCase()),
  );
  fc.assert(
    fc.property(
      fc.uniqueArray(line, { minLength: 1, maxLength: 4, selector: ([, name]) => name }),
      (lines) => {
        const printed = lines.map((parts) => `            ${parts.join('')}`).join('\n');
        expect(lawyers(head(`            BY ADVS.\n${printed}`))).toEqual(lines.map(([, name]) => name));
      },
    ),
  );
});

test.each([
  'NOTICE SERVED for the Respondent(s) No. 2',
  'RULE SERVED BY DS(65) for the Respondent(s) No. 3',
  'DS AFF.NOT FILED (N)(11) for the Respondent(s) No. 2',
  'Signature Not Verified\n\n     For Petitioner(s)',
  'Advocate for the Respondent : GA, ASSAM',
])('%s names no counsel', (line) => {
  expect(lawyers(head(line))).toEqual([]);
});

test('“Sri” behind the first word of a judge’s name is part of it', () => {
  const judges = (text: string): string[] => findJudges(text).map(({ name }) => name);
  expect(judges('Hon’ble Mr. Justice Pamidi Sri Narasimha\nSignature Not Verified')).toEqual([
    'Pamidi Sri Narasimha',
  ]);
  expect(judges('(Per Dilip B Bhosale, Cj)')).toEqual(['Dilip B Bhosale']);
});
