import { expect, test } from 'vitest';
import { checkLibrary } from '#test/fixtures/check-library.ts';
import { checkClaims } from './check.ts';
import { readClaims } from './read-claims.ts';

const DISHONOUR = [
  '(1) Where any promise in writing drawn by a person is returned unpaid, such person shall be punished with imprisonment for a term which may extend to two years:',
  'Provided that nothing contained in this section shall apply unless the holder makes a demand for the payment of the said amount within thirty days.',
].join('\n');
const library = checkLibrary([], {
  'ni:138': DISHONOUR,
  'ipc:420':
    'Whoever cheats and thereby dishonestly induces the person deceived to deliver any property to any person shall be punished.',
  'bns:318':
    'Whoever deceives another and dishonestly induces the person deceived to deliver any property commits cheating.',
  'contract:2': '',
});
const quoted = async (text: string, date?: string) => {
  const { provisions, not_checked } = await checkClaims(
    readClaims(text),
    library,
    date === undefined ? {} : { date },
  );
  return { found: provisions.flatMap(({ quotations = [] }) => quotations), not_checked };
};

const AGREE = [
  'Section 138 of the Negotiable Instruments Act, 1881 reads as under: “Where any promise in writing drawn by a person is returned unpaid, such person shall be punished …”',
  'The proviso to Section 138 NI Act requires that “the holder makes a demand for the payment of the said amount within thirty days”.',
  'The words “a demand for the payment of the said amount” in the proviso to Section 138 of the NI Act are plain.',
  '“Nothing contained in this section shall apply unless the holder makes a demand for the payment” (Section 138, NI Act).',
  'Section 138 of the N.I. Act: "is returned unpaid, such person shall be punished"',
];

test('words quoted from a section agree with it, wherever the section is named', async () => {
  for (const text of AGREE) {
    const { found, not_checked } = await quoted(text);
    expect(
      found.map(({ status }) => status),
      text,
    ).toEqual(['exact']);
    expect(not_checked.map(({ code }) => code)).not.toContain('unattributed_quotations');
  }
});

test('words that differ are named beside those of the section, with their place', async () => {
  const text =
    'Section 138 of the NI Act says: “the holder makes a demand for the payment of the said amount within fifteen days”.';
  const { found } = await quoted(text);
  expect(found).toMatchObject([
    {
      status: 'altered',
      document_id: 'ni:138',
      index: 1,
      changes: [{ cited: 'fifteen', found: 'thirty' }],
    },
  ]);
  expect(text.slice(found[0]?.start, found[0]?.end)).toMatch(/^the holder makes .* days$/u);
});

test('a last word that differs is shown beside the one of the section', async () => {
  const { found } = await quoted(
    'Section 138 of the NI Act says: “a demand for the payment of the said sum” within time.',
  );
  expect(found[0]?.changes).toEqual([{ cited: 'sum', found: 'amount' }]);
});

test('words that are in no part of the section, and words of the other code, have results of their own', async () => {
  const { found } = await quoted(
    'Section 138 of the NI Act provides: “every contract in restraint of trade is void to that extent”.',
  );
  expect(found).toMatchObject([{ status: 'not_found', document_id: 'ni:138' }]);
  const moved = await quoted(
    'Section 318 BNS provides that “Whoever cheats and thereby dishonestly induces the person deceived to deliver any property to any person” is punished.',
  );
  expect(moved.found[0]).toMatchObject({ words_of: { act: 'IPC', section: '420', document_id: 'ipc:420' } });
});

test('without an official text nothing is compared, and that is said', async () => {
  const { found, not_checked } = await quoted(
    'Section 2 of the Contract Act defines it: “when one person signifies to another his willingness to do or to abstain”.',
  );
  expect(found.map(({ status }) => status)).toEqual(['not_in_library']);
  expect(not_checked.map(({ code }) => code)).toContain('quotations_of_acts');
});

test('what a witness, a notice or a court says is no text of the section beside it', async () => {
  for (const text of [
    'In a case under Section 138 of the NI Act the High Court held: “a demand for the payment of the said amount is a must”.',
    'Under Section 138 of the NI Act the notice reads: “you are called upon to pay the said amount within fifteen days”.',
    'Section 138 of the NI Act applies. The complainant stated: “the holder makes a demand for the payment of the money”.',
    'the offence under Section 138 of the NI Act (hereinafter “the said offence of the Act”)',
  ])
    expect((await quoted(text)).found, text).toEqual([]);
});

test('an amendment after the day of the check is named', async () => {
  const amended = {
    ...library,
    section: async (id: string) => {
      const section = await library.section(id);
      return section && { ...section, amended: ['2003-02-06', '2018-09-01'] };
    },
  };
  const text = 'Section 138 of the NI Act says “is returned unpaid, such person shall be punished”.';
  const on = async (date: string) =>
    (await checkClaims(readClaims(text), amended, { date })).provisions[0]?.quotations?.[0]?.amended_from;
  expect(await on('2017-01-01')).toBe('2018-09-01');
  expect(await on('2020-01-01')).toBeUndefined();
});

const versioned = {
  ...library,
  section: async (id: string) => {
    const section = await library.section(id);
    if (id !== 'ni:138' || !section) return section;
    const before = (years: string) => DISHONOUR.replace('two years', years);
    return {
      ...section,
      amended: ['1989-04-01', '2003-02-06'],
      versions: [
        { until: '2003-02-06', from: '1989-04-01', text: before('one year'), whole: true },
        { until: '1989-04-01', text: '', whole: true },
      ],
      states: [{ state: 'Kerala', text: 'Such person shall also pay the costs of the complaint.' }],
    };
  },
};
const on = async (date: string | undefined, words: string) =>
  (
    await checkClaims(
      readClaims(`Section 138 of the NI Act says “${words}”.`),
      versioned,
      date === undefined ? {} : { date },
    )
  ).provisions[0]?.quotations?.[0];

test('words are compared with those in force on the day of the check', async () => {
  const now = 'imprisonment for a term which may extend to two years';
  const then = 'imprisonment for a term which may extend to one year';
  expect(await on('2020-01-01', now)).toMatchObject({ status: 'exact', index: 0 });
  expect((await on('2020-01-01', now))?.version).toBeUndefined();
  expect(await on('1995-01-01', then)).toMatchObject({
    status: 'exact',
    version: { until: '2003-02-06', from: '1989-04-01' },
  });
  expect(await on('1995-01-01', now)).toMatchObject({
    status: 'altered',
    version: { until: '2003-02-06', only_later: true },
  });
  expect(await on('1980-01-01', now)).toMatchObject({
    status: 'not_found',
    version: { until: '1989-04-01' },
  });
});

test('words of an earlier day and words of a State are named', async () => {
  expect(await on(undefined, 'imprisonment for a term which may extend to one year')).toMatchObject({
    status: 'altered',
    words_before: '2003-02-06',
  });
  expect(await on(undefined, 'such person shall also pay the costs of the complaint')).toMatchObject({
    status: 'not_found',
    words_of_state: 'Kerala',
  });
});
