import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameGroups, nameTerms } from './name-terms.ts';
import { sameName } from './names.ts';

/** True where a search for a name finds a document that has the other. */
function finds(asked: string, indexed: string): boolean {
  const terms = nameTerms([indexed]);
  const groups = nameGroups(asked);
  return groups.length > 0 && groups.every((group) => group.some((term) => terms.has(term)));
}

const SAME: readonly (readonly [string, string])[] = [
  // States however written.
  ['State of UP', 'State of Uttar Pradesh'],
  ['State Of U.P. Thru. Prin. Secy. Home Lko.', 'State of U.P.'],
  ['State of M.P.', 'STATE OF MADHYA PRADESH'],
  ['Govt. of A.P.', 'State of Andhra Pradesh'],
  ['State of T.N.', 'State of Tamilnadu'],
  ['State of Guj.', 'The State of Gujarat'],
  ['State of Mah', 'State of Maharashtra'],
  ['State of J&K', 'State of Jammu and Kashmir'],
  ['State of Pondicherry', 'Govt. of Puducherry'],
  ['State of Mysore', 'State of Karnataka'],
  ['GNCTD', 'Government of NCT of Delhi'],
  ['State (NCT of Delhi)', 'State (Govt. of NCT of Delhi)'],
  ['NCT of Delhi', 'Delhi Administration'],
  ['U.P. State Road Transport Corporation', 'UPSRTC'],
  ['UPFC', 'U.P. Financial Corporation'],
  ['M.P. Electricity Board', 'Madhya Pradesh Electricity Board'],
  // Public bodies.
  ['UoI', 'Union of India'],
  ['Government of India', 'Union of India through its Secretary'],
  ['C.B.I.', 'Central Bureau of Investigation'],
  ['S.B.I.', 'State Bank of India'],
  ['LIC', 'Life Insurance Corporation of India'],
  ['PCIT', 'Pr. Commissioner of Income-tax'],
  ['SEBI', 'Securities and Exchange Board of India'],
  ['ED', 'Directorate of Enforcement'],
  ['Enforcement Directorate', 'Directorate of Enforcement'],
  ['NHAI', 'National Highways Authority of India'],
  ['ONGC', 'Oil & Natural Gas Corporation Ltd.'],
  ['High Court of Bombay', 'Mumbai High Court'],
  // Companies and bodies of a State by their letters.
  ['OIC Ltd.', 'The Oriental Insurance Company Limited'],
  ['Delhi Admn.', 'Delhi Administration'],
  ['State (Delhi Admn.)', 'State of Delhi'],
  ['Dy. CIT', 'Deputy Commissioner of Income Tax'],
  ['Asstt. CIT', 'Assistant Commissioner of Income Tax'],
  ['Addl. Director', 'Additional Director'],
  ['Supdt. of Police', 'Superintendent of Police'],
  ['Secy., Irrigation Department', 'Secretary, Irrigation Department'],
  ['Cantt. Board', 'Cantonment Board'],
  ['UT Chandigarh', 'Union Territory of Chandigarh'],
  ['U.T. of Chandigarh', 'Chandigarh Administration'],
  ['J&K', 'State of Jammu and Kashmir'],
  ['Ghaziabad DA', 'Ghaziabad Development Authority'],
  ['MSEDCL', 'Maharashtra State Electricity Distribution Company Limited'],
  ['HAL', 'Hindustan Aeronautics Ltd.'],
  ['State through CBI', 'Central Bureau of Investigation'],
  ['State (by the Inspector of Police)', 'Inspector of Police'],
  ['O.I.C. Ltd.', 'Oriental Insurance Co. Ltd.'],
  ['NIC Ltd.', 'National Insurance Company Ltd.'],
  ['NIA Co. Ltd.', 'New India Assurance Company Limited'],
  ['UII Co. Ltd.', 'United India Insurance Company Limited'],
  ['H.A.L. Ltd.', 'Hindustan Aeronautics Limited'],
  ['Assam SEB', 'Assam State Electricity Board'],
  ['Bihar S.E.B.', 'Bihar State Electricity Board'],
  ['U.P. SEB', 'Uttar Pradesh State Electricity Board'],
  ['Haryana SEB', 'HSEB'],
  ['G.E.B.', 'Gujarat Electricity Board'],
  ['Kerala SRTC', 'Kerala State Road Transport Corporation'],
  ['M.P. SRTC', 'Madhya Pradesh State Road Transport Corporation'],
  ['Himachal Pradesh PSC', 'Himachal Pradesh Public Service Commission'],
  ['Karnataka PCB', 'Karnataka Pollution Control Board'],
  ['T.N. Housing Board', 'Tamil Nadu Housing Board'],
  ['TNHB', 'Tamil Nadu Housing Board'],
  ['NOIDA', 'New Okhla Industrial Development Authority'],
  ['IOB', 'Indian Overseas Bank'],
  ['S.B.T.', 'State Bank of Travancore'],
  ['BCCL', 'Bharat Coking Coal Ltd.'],
  ['RIICO Ltd.', 'Rajasthan State Industrial Development and Investment Corporation Limited'],
  ['Navi Mumbai Municipal Corporation', 'NMMC'],
  // Joined and split.
  ['Ramkumar Verma', 'Ram Kumar Verma'],
  ['Sitaram', 'Sita Ram'],
  ['Rama Krishna', 'Ramakrishna'],
  ['Omprakash', 'Om Parkash'],
  ['Jaisingh', 'Jai Singh'],
  // Aliases and relatives.
  ['Killu @ Kailash', 'Kailash'],
  ['Gurmeet Singh alias Meeta', 'Gurmeet Singh'],
  ['Bhola urf Bholanath', 'Bholanath'],
  ['@ Kailash', 'Kailash'],
  ['Rajesh @ Raju Yadav', 'Rajesh Yadav'],
  ['Ram Singh (D) by LRs', 'Ram Singh'],
  ['Ram Singh(D) Thr. LRs. & Ors.', 'Ram Singh'],
  ['Leela Devi, W/o Late Mohan', 'Smt. Leela Devi'],
  ['Leela d/o Mohan @ Mohanlal', 'Leela'],
  ['L.I.C. of India', 'Life Insurance Corporation of India'],
  ['LIC of India', 'LIC'],
  ['CCE', 'Commissioner of Central Excise'],
  ['C.T.O.', 'Commercial Tax Officer'],
  ['BCCI', 'Board of Control for Cricket in India'],
  ['BCI', 'Bar Council of India'],
  ['M.C.I.', 'Medical Council of India'],
  ['High Court of Judicature at Bombay', 'Bombay High Court'],
  ['High Court of Judicature for Rajasthan', 'High Court of Rajasthan'],
  // Initials, honorifics, forms of companies, spellings.
  ['Dr. S. V. Desai', 'Desai S.V.'],
  ['M/s Kaveri Mills (P) Ltd.', 'Kaveri Mills Private Limited'],
  ['Rajinder Parsad', 'Rajendra Prasad'],
  ['Ramchandra Tewari', 'Ramachandra Tiwari'],
];

describe('one party', () => {
  test.each(SAME)('%s is %s', (one, other) => {
    expect(sameName(one, other)).toBe(true);
    expect(sameName(other, one)).toBe(true);
  });

  test.each(SAME)('a search for either of %s and %s finds the other', (one, other) => {
    expect(finds(one, other)).toBe(true);
    expect(finds(other, one)).toBe(true);
  });
});

test('the initial of a first letter that folding replaces is that of the name', () => {
  expect(sameName('Z. Ansari', 'Zafar Ansari')).toBe(true);
  expect(sameName('Y. Wadhwa', 'Yusuf Wadhwa')).toBe(true);
});

describe('two parties', () => {
  test.each([
    ['State of UP', 'State of MP'],
    ['State of U.P.', 'State of Uttarakhand'],
    ['State', 'State of Kerala'],
    ['State of Bombay', 'State of Maharashtra'],
    ['U. P. Singh', 'State of U.P.'],
    ['A. P. Sharma', 'State of Andhra Pradesh'],
    ['CBI', 'CIT'],
    ['State Bank of India', 'Reserve Bank of India'],
    ['Ram Lal', 'Ram Kumar'],
    ['Ramlal', 'Ramkumar'],
    ['Ram Kumar', 'Kumar Singh'],
    ['Killu @ Kailash', 'Killu @ Suresh Kumar Rao'.replace('Killu', 'Mohan')],
    ['Ramesh Kumar', 'Rajesh Kumar'],
    ['Mohan S/o Ram Singh', 'Ram Singh'],
    ['Sukhdev Singh', 'Sukhbir Singh'],
    ['Bank of Baroda', 'Bank of India'],
    ['NIA', 'New India Assurance Company Limited'],
    ['Assam SEB', 'Bihar State Electricity Board'],
    ['Dy. Singh', 'Deputy Singh'],
    ['Ghaziabad DA', 'Meerut Development Authority'],
    ['Assam SEB', 'State of Assam'],
    ['OIC Ltd.', 'National Insurance Company Ltd.'],
    ['Kerala SRTC', 'Karnataka State Road Transport Corporation'],
  ])('%s is not %s', (one, other) => {
    expect(sameName(one, other)).toBe(false);
    expect(sameName(other, one)).toBe(false);
  });
});

const PARTS = [
  'Ram',
  'Kumar',
  'Lal',
  'Om',
  'Prakash',
  'Gopal',
  'Krishna',
  'Rao',
  'Devi',
  'Sita',
  'Hari',
  'Jai',
  'Dev',
  'Chand',
];

test('a name of two parts is found joined and split, and is the same', () => {
  const part = fc.constantFrom(...PARTS);
  fc.assert(
    fc.property(
      part,
      part.filter((word) => word !== 'Om'),
      fc.constantFrom('Verma', 'Sahu', 'Pillai'),
      (one, other, last) => {
        const [split, joined] = [`${one} ${other} ${last}`, `${one}${other.toLowerCase()} ${last}`];
        expect(sameName(split, joined)).toBe(true);
        expect(sameName(joined, split)).toBe(true);
        expect(finds(split, joined)).toBe(true);
        expect(finds(joined, split)).toBe(true);
      },
    ),
  );
});

test('what is the same name is found by it, but for initials', () => {
  const name = fc
    .array(fc.constantFrom(...PARTS, 'State of', 'U.P.', '@', 'S/o', 'Ltd.', 'CBI', 'alias', '(D)', '&'), {
      maxLength: 6,
    })
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(name, (one) => {
      if (nameGroups(one).length > 0) expect(finds(one, one)).toBe(true);
    }),
  );
});

test.each([
  ['CIT', 'C.I.T., U.P.'],
  ['State', 'State of V.P.'],
  ['State of V.P.', 'State of Punjab'],
  ['K. S. Rao', 'R. S. Rao'],
  ['N. Mishra', 'D. P. Misra'],
])('the letters of a place or another initial make %s another than %s', (one, other) => {
  expect(sameName(one, other)).toBe(false);
  expect(sameName(other, one)).toBe(false);
});
