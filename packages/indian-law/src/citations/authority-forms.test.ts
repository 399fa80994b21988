import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { furniture } from '#test/support/court-heads.ts';
import { findAuthorities } from './authorities.ts';

const folded = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/gu, '');
const spans = (text: string): string[] =>
  findAuthorities(text).map(({ start, end }) => text.slice(start, end));

const PERSONS = [
  'Ram Lal',
  'K. Ramesh',
  'K.M. Nair',
  'A. K. Gopalan',
  'Md. Salim',
  'Smt. Sunita Devi',
  'Dr. Ramesh Rao',
  'R.Suresh',
  'S.P. Gupta & Ors.',
  'Ram Lal and others',
  'Ram Lal & Anr.',
  'Ram Lal (Dead) by LRs.',
  'Ram Lal @ Pappu',
  'Sarla Devi (Smt.)',
  'Rajesh & another',
  'Shri Ram Lal',
  'M. Ct. Muthiah',
  'T.N. Godavarman Thirumulpad',
  'Mohd. Ahmed Khan',
  'Budhan Choudhry',
];
const BODIES = [
  'State of Bihar',
  'State of U.P.',
  'State of M.P. and another',
  'Union of India',
  'Union of India & Ors.',
  'State (NCT of Delhi)',
  'State of Tamil Nadu and others',
  'State represented by Inspector of Police',
  'State rep. by Inspector of Police',
  'Central Bureau of Investigation',
  'CIT',
  'Commissioner of Income Tax, Chennai',
  'Vajra Mills (P) Ltd.',
  'Vajra Mills Pvt. Ltd.',
  'M/s. Vajra Mills (India) Ltd.',
  'Vajra Mills Ltd. & Anr.',
  'Vajra Mills Ltd. (represented by its Director)',
  'New India Assurance Co. Ltd.',
  'National Insurance Company Limited',
  'Bank of India',
  'Municipal Corporation of Delhi',
  'Delhi Development Authority',
  'District Collector, Chennai',
  'University of Kerala',
  'Director General of Police',
  'Registrar, Cooperative Societies',
  'Board of Secondary Education',
  'Life Insurance Corporation of India',
  'Secretary, Ministry of Defence',
  'Management of Vajra Mills',
  'Workmen of Vajra Mills',
  'Vajra & Co.',
  'Employees State Insurance Corpn.',
  'Chairman, Railway Board',
  'Principal, Government College',
  'M.P.V. Sundararamier & Co.',
  'D.A.V. College',
  'Vajra Holdings B.V.',
  'Agricultural Co- operative Society Ltd.',
  'Indian Mica & Mican- ite Industries Ltd.',
  'Commissioner of Income- tax, Pune',
];
const VERSUS = [
  ' v. ',
  ' vs. ',
  ' Vs. ',
  ' Vs ',
  ' vs ',
  ' V/s. ',
  ' versus ',
  ' Versus ',
  ' -vs- ',
  ' v.s. ',
  ' v, ',
  ' Vs.',
  ' v ',
];
const CITATIONS = [
  'AIR 1993 SC 12',
  'A.I.R. 1993 S.C. 12',
  '(2003) 11 SCC 584',
  '2003 (11) SCC 584',
  '(2003)11 SCC 584',
  '[2003] 11 SCC 584',
  '1993 Supp (2) SCC 433',
  'JT 2003 (11) SC 584',
  '1980 AIR (SC) 531',
  'AIR 2015 Supreme Court 2240',
  '2020 SCC OnLine SC 966',
  '2020 SCC Online Del 966',
  'ILR 2012 KAR 123',
  '2012 (3) KLT 123',
  '2012 (1) RCR (Criminal) 123',
  '2012 (1) RCR (Civil) 123',
  'MANU/SC/0966/2020',
  'AIR 1993 SC 12 : (1993) 2 SCC 34',
  '(1993) 2 SCC 34: AIR 1993 SC 12',
  '(2014) 362 ITR 215',
  '2005 (187) ELT 33 (SC)',
  '2003 Cri.L.J. 1234',
  '2010 (5) Mh.L.J. 12',
  '1987 ACJ 311',
  '2019 (2) ALT (Crl.) 363 (AP)',
];
const LINKS = [
  ', ',
  ' ',
  ' (',
  ' [',
  ' reported in ',
  ', reported in ',
  ' reported as ',
  ' : ',
  ' - ',
  ' -',
  '; ',
  ' cited in ',
  ' reported in (',
  ' as reported in ',
];
const BEFORE = [
  'In ',
  'The Supreme Court in ',
  'in the case of ',
  'reliance is placed on ',
  'in the matter of ',
  '(See ',
  '[837B-C] ',
  '‘',
  'See ',
  '1. ',
  '(i) ',
  '(a) ',
  'iii) ',
  'the decision in ',
  'as held in ',
  'Hon’ble Apex Court in ',
  'the judgment titled ',
  'titled as "',
  'vide ',
  'Reliance was placed upon ',
  'the Full Bench decision in ',
  'learned counsel relied upon the judgment of this Court in ',
  'dated 4.5.2010. ',
  'Thus, in ',
  'by the Court in ',
  'cases of ',
];
const AFTER = [
  ' wherein',
  ' it was held',
  ', it was held',
  '. The Court',
  ' (supra) it',
  ' held that',
  ', wherein',
  ' has held',
  ' for the proposition',
  ' dated 4.5.2010',
  ' decided on 4.5.2010',
  ' to contend',
  ' and it is',
  ' which',
  '.',
  ' (12 supra) and',
  ', the Apex Court',
  ' the Court',
  ' this Court',
  ' Their Lordships',
  ' rendered by',
];

const party = fc.constantFrom(...PERSONS, ...BODIES);
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']' };
const cited = fc
  .tuple(party, fc.constantFrom(...VERSUS), party, fc.constantFrom(...LINKS), fc.constantFrom(...CITATIONS))
  .map(
    ([left, versus, right, link, citation]) =>
      `${left}${versus}${right}${link}${citation}${CLOSING[link.slice(-1)] ?? ''}`,
  );
const before = fc.constantFrom(...BEFORE);
const after = fc.constantFrom(...AFTER);

test('finds a case of any name with its citation in any form, whole', () => {
  fc.assert(
    fc.property(before, cited, after, (lead, name, rest) => {
      expect(spans(`x y. ${lead}${name}${rest} so.`).map(folded)).toEqual([folded(name)]);
    }),
    { numRuns: atStrength(3_000) },
  );
});

test('page furniture or a line break in the middle of one does not disturb it', () => {
  fc.assert(
    fc.property(
      before,
      cited,
      after,
      fc.oneof(furniture, fc.constant('')),
      fc.nat(),
      (lead, name, rest, line, at) => {
        const spaces = [...name.matchAll(/ /gu)].map((space) => space.index);
        const cut = spaces[at % spaces.length] ?? 0;
        const disturbed = `${name.slice(0, cut)}\n${line === '' ? '' : `${line}\n`}${name.slice(cut + 1)}`;
        expect(spans(`x y. ${lead}${disturbed}${rest} so.`)).toEqual([
          expect.stringContaining(name.slice(0, cut).trim().slice(-4)),
        ]);
        expect(spans(`x y. ${lead}${disturbed}${rest} so.`).map(folded)).toEqual([folded(disturbed)]);
      },
    ),
    { numRuns: atStrength(2_000) },
  );
});

/** Each is one authority, whole. */
const WHOLE = [
  'Ram Lal v. State of Bihar, 1980 AIR (SC) 531',
  'Ram Lal v. State of Bihar, AIR 2015 Supreme Court 2240',
  'Ram Lal -vs- State of Bihar, (2003) 11 SCC 584',
  'Ram Lal v, State of Bihar, (2003) 11 SCC 584',
  'Ram Lal Vs.State of Bihar, (2003) 11 SCC 584',
  'Ram Lal Vs State of Bihar -(2003) 11 SCC-584',
  'Ram Lal V/s. State of Bihar, (2003) 11 SCC 584',
  'Ram Lal vs. State of Bihar & Ors., (2003) 11 SCC 584',
  'Ram Lal VERSUS State of Bihar (2003)11 SCC 584',
  'Ram Lal v. State of Bihar reported in 2003(11) SCC 584',
  'Ram Lal v. State of Bihar, 2003 11 SCC 584',
  'Ram Lal v. State of Bihar [2003] 11 SCC 584',
  'Ram Lal v. State of Bihar : (2003) 11 SCC 584',
  'Ram Lal v. State of Bihar; (2003) 11 SCC 584',
  'Ram Lal v. State of Bihar, reported at (2003) 11 SCC 584',
  'Ram Lal v. State of Bihar as reported in (2003) 11 SCC 584',
  'Ram Lal v. State of Bihar and others reported in AIR 1993 SC 12',
  'Ram Lal v. State of Bihar, (2003) Vol. 11 SCC 584',
  'Ram Lal v. State of Bihar, (2003) 11 SCC page 584',
  'Ram Lal v. State of Bihar, (2007) 9 SCC 135 at SCC para 10',
  'Ram Lal v. State of Bihar, AIR 1993 S.C. 12',
  'Ram Lal v. State of Bihar, A.I.R. 1993 S.C. 12',
  'Ram Lal v. State of Bihar, 1993 Supp (2) SCC 433',
  'Ram Lal v. State of Bihar, 1993 Supp. (2) SCC 433',
  'Ram Lal v. State of Bihar, JT 2003 (11) SC 584',
  'Ram Lal v. State of Bihar, 2003 (4) ALT 584 (DB)',
  'Ram Lal v. State of Bihar, 2020 SCC OnLine SC 966',
  'Ram Lal v. State of Bihar, 2020 SCC Online Del 966',
  'Ram Lal v. State of Bihar, MANU/SC/0966/2020',
  'Ram Lal v. State of Bihar, 2012 (1) RCR (Criminal) 123',
  'Ram Lal v. State of Bihar, 2012 Cri.L.J. 123',
  'Ram Lal v. State of Bihar, 2012 CriLJ 123',
  'Ram Lal v. State of Bihar, 1992 Cr.L.J. 123',
  'Ram Lal v. State of Bihar, III (2012) CPJ 123 (NC)',
  'Ram Lal v. State of Bihar, 2012 ALL MR (Cri) 123',
  'Ram Lal v. State of Bihar, ILR 2012 KAR 123',
  'Ram Lal v. State of Bihar, ILR (2012) MP 123',
  'Ram Lal v. State of Bihar, 2012 (3) KLT 123 (SC)',
  'Ram Lal v. State of Bihar, 2012 (1) Crimes 123 (SC)',
  'Ram Lal v. State of Bihar, 2012 ACJ 123',
  'Ram Lal v. State of Bihar, (2012) 1 MLJ (Crl) 123',
  'Ram Lal v. State of Bihar (AIR 1993 SC 12)',
  'Ram Lal v. State of Bihar [AIR 1993 SC 12 : (1993) 2 SCC 34]',
  'Ram Lal v. State of Bihar, (1993) 2 SCC 34 = AIR 1993 SC 12',
  'Ram Lal v. State of Bihar, (1993) 2 SCC 34 : 1993 SCC (Cri) 12',
  'Ram Lal v. State of Bihar, (1993) 2 SCC 34, AIR 1993 SC 12',
  'Queen v. Burah [3 A.C. 889.]',
  'Queen Empress v. Ram Lal, (1878) 3 App Cas 889',
  'Rex v. Smith, [1932] AC 562',
  'Ram Lal v. State of Bihar [(2003) 11 SCC 584]',
  'K.M. Nair v. State of Kerala, (2003) 11 SCC 584',
  'K. M. Nair v. State of Kerala, (2003) 11 SCC 584',
  'R. v. Smith, [1932] AC 562',
  'S.R. Bommai v. Union of India, (1994) 3 SCC 1',
  'M/s. Vajra Mills (P) Ltd. v. Union of India, (1994) 3 SCC 1',
  'M/s Vajra Mills Pvt. Ltd. and another v. Union of India and others, (1994) 3 SCC 1',
  'Vajra Mills (India) Ltd. v. CIT, (1994) 210 ITR 34',
  'CIT v. Vajra Mills Ltd., (1994) 210 ITR 34 (SC)',
  'CCE v. Vajra Mills Ltd., 1994 (73) ELT 34 (SC)',
  'Commissioner of Income-tax, Bombay v. Vajra Mills Ltd., 210 ITR 34',
  'Ram Lal (Dead) by LRs. v. State of Bihar, (2003) 11 SCC 584',
  'Ram Lal (D) through LRs v. State of Bihar, (2003) 11 SCC 584',
  'Ram Lal (since deceased) through LRs v. State of Bihar, (2003) 11 SCC 584',
  'State (NCT of Delhi) v. Ram Lal, (2003) 11 SCC 584',
  'State (Delhi Administration) v. Ram Lal, (2003) 11 SCC 584',
  'State of U.P. v. Ram Lal, (2003) 11 SCC 584',
  'State of T.N. v. K. Ram, (2003) 11 SCC 584',
  'Union of India & Ors. v. Ram Lal & Anr., (2003) 11 SCC 584',
  'Ram Lal @ Pappu v. State of Bihar, (2003) 11 SCC 584',
  'Md. Salim v. State of Bihar, (2003) 11 SCC 584',
  'Ram Lal s/o Mohan v. State of Bihar, (2003) 11 SCC 584',
  'In re: Ram Lal, (2003) 11 SCC 584',
  'In Re Delhi Laws Act, 1912, AIR 1951 SC 332',
  'Ram Lal v. State of Bihar, Civil Appeal No. 2734 of 2020',
  'Ram Lal v. State of Bihar, W.P.(C) No. 2734/2020',
  'Ram Lal v. State of Bihar (Civil Appeal No. 2734 of 2020)',
  'Civil Appeal No. 2734 of 2020 (Ram Lal v. State of Bihar)',
  'Ram Lal v. State of Bihar (Crl.A. No. 123/2019)',
  'Ram Lal v. State of Bihar [2023] INSC 123',
  'Ram Lal v. State of Bihar, 2023 INSC 123',
  'Ram Lal v. State of Bihar, 2023 LiveLaw (SC) 123',
  'General Manager, Northern Railway v. Ram Lal, (2003) 11 SCC 584',
  'Secretary, State of Karnataka v. Umadevi, (2006) 4 SCC 1',
  'Chief Executive Officer & Vice Chairman, Gujarat Maritime Board v. Haji Daud, (1996) 11 SCC 23',
  'Ram Lal v. Municipal Corporation, Jaipur, (2003) 11 SCC 584',
  'Ram Lal v. District Magistrate, Patna and others, (2003) 11 SCC 584',
  'Ram Lal v. State of Bihar, (2003) 11 S.C.C. 584',
  'AIR 1993 SC 12',
  '(2003) 11 SCC 584',
  '2003 (11) SCC 584',
  '1993 Supp (2) SCC 433',
  'Ram Lal v. State of Bihar, AIR 1960 All 123',
  'Ram Lal v. State of Bihar, AIR 1960 Allahabad 123',
  'Ram Lal v. State of Bihar, AIR 1960 (Patna) 123',
  'Ram Lal v. State of Bihar, [1960] 3 SCR 123',
  'Ram Lal v. State of Bihar, 1960 (3) SCR 123',
  'Ram Lal v. State of Bihar, 2018 (14) SCALE 34',
  'Ram Lal v. State of Bihar, (2018) 14 Scale 34',
  'Ram Lal v. State of Bihar, 2018 (2) PLJR 34',
  'Ram Lal v. State of Bihar, 2018 (2) AWC 34',
  'Ram Lal v. State of Bihar, 2018 (2) GLH 34',
  'Ram Lal v. State of Bihar, 2018 (2) GLR 34',
  'Ram Lal v. State of Bihar, 2018 (2) Mh.L.J. 34',
  'Ram Lal v. State of Bihar, 2018 (2) Bom.C.R. 34',
  'Ram Lal v. State of Bihar, 2018 (2) CTC 34',
  'Ram Lal v. State of Bihar, 2018-2-L.W. 34',
  'Ram Lal v. State of Bihar, 2018 (2) CHN 34',
  'Ram Lal v. State of Bihar, 2018 (2) CLJ (Cal) 34',
  'Ram Lal v. State of Bihar, 2018 (2) WLC (Raj.) 34',
  'Ram Lal v. State of Bihar, 2018 (2) RLW 34',
  'Ram Lal v. State of Bihar, 2018 (2) MPLJ 34',
  'Ram Lal v. State of Bihar, 2018 (2) JLJR 34',
  'Ram Lal v. State of Bihar, 2018 (2) OLR 34',
  'Ram Lal v. State of Bihar, 123 (2005) DLT 34',
  'Ram Lal v. State of Bihar, 123 (2005) DLT 34 (DB)',
  'Ram Lal v. State of Bihar, 2018 (2) ADR 34',
  'Ram Lal v. State of Bihar, AIR 2012 (NOC) 123 (Ker)',
  'Ram Lal v. State of Bihar, AIROnline 2019 SC 123',
  'Ram Lal v. State of Bihar, AIR 1993 SC 12 (FB)',
  'Ram Lal v. State of Bihar, (2003) 11 SCC 584 at page 590',
  'Ram Lal v. Mohan Through LRs',
  'Ram Lal v. Mohan (D) Thr. LRs.',
  'Ram Lal v. State of Bihar & Ors. Etc., (2003) 11 SCC 584',
  'Ram Lal v. State of Bihar, (1912) 13 Cri. L.J. 53 (Burma)',
  'Ram Lal v. State of Bihar, 2010(1) AWC 12 (SC)(LB)',
  'Ram Lal v. State of Bihar (Criminal Appeal No. 1265 of 2017 decided on 27.07.2017)',
  'Ram Lal v. Mohan, [1950] INSC 38; [1950] S.C.R. 869',
  'Ram Lal v. Mohan, AIR 1973 SC 12; (1973) 2 SCC 34',
  'Ram Lal v. Mohan, 2022 SCC OnLine 1280',
  '*Anvar P.V. v. Mohan* (2014) 10 SCC 473',
  'Ram Lal v. State of Bihar, 1994 (Suppl. 3) SCC 367',
  'Ram Lal v. State of Bihar, 1993 Supp. (3) Supreme Court Cases 12',
  'Ram Lal v. State of Bihar, 63 Bom. Law Reporter 653',
  'Ram Lal v. State of Bihar, (2012) 2 Gujarat Law Reporter 453',
  'Hale v. Hants, 1947 (2) All England Reports 12',
  'Commissioner of Income tax, West Bengal v. East Asia Company Limited, (1981) 127 ITR 148',
  'First Additional Income tax Officer, Mangalore v. Damodar Bhat, 71 ITR 806',
  'Vajra Mills (P) Ltd. (by its director V.R. Rao) v. Mohan, (2014) 10 SCC 473',
  'Elian and Rabbath (Trading as Elian & Rabbath) v. Matsas, (2014) 10 SCC 473',
  'Ram Lal v. Union of India, Ministry of Law And Justice & Ors., (2018) 10 SCC 443',
];

test('what stands before a case glued, in brackets or as a sentence of its own is no part of it', () => {
  const leads = [
    '17.In ',
    '2.1.In ',
    '[See ',
    '(See also ',
    '“In ',
    '(Emphasis supplied) In ',
    'of the Act. In ',
    '„',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...leads), cited, after, (lead, name, rest) => {
      expect(spans(`x y. ${lead}${name}${rest} so.`).map(folded)).toEqual([folded(name)]);
    }),
    { numRuns: atStrength(1_000) },
  );
});

/** Names without a citation: the end of each must be seen in the text behind it. */
const named = fc
  .tuple(party, fc.constantFrom(...VERSUS), party)
  .map(([left, versus, right]) => `${left}${versus}${right}`);
const plain = named.filter((name) => /\p{Ll}{3}$/u.test(name));

test('the number of a footnote ends a name', () => {
  const follow = [' and H.H. Rao was cited', ' Here again it', ', Bhagwati, J. said', ' it was held'];
  fc.assert(
    fc.property(
      before,
      plain,
      fc.constantFrom('6', '12', '(1)'),
      fc.constantFrom(...follow),
      (lead, name, mark, rest) => {
        expect(spans(`x y. ${lead}${name}${mark}${rest} so.`).map(folded)).toEqual([
          folded(mark === '(1)' ? name : name + mark),
        ]);
      },
    ),
    { numRuns: atStrength(1_000) },
  );
});

test('a docket number needs no *No.*', () => {
  const dockets = [
    ', FAO-922 of 2013',
    ', FAO 5254 of 2015',
    ' FAO-M-234 of 2016',
    ', CRM-M-123-2019',
    ' [CS(OS) 381/2012]',
    ', RFA 12/2013',
  ];
  fc.assert(
    fc.property(before, named, fc.constantFrom(...dockets), after, (lead, name, docket, rest) => {
      expect(spans(`x y. ${lead}${name}${docket}${rest} so.`).map(folded)).toEqual([folded(name + docket)]);
    }),
    { numRuns: atStrength(1_000) },
  );
});

test('running text breaks the lines of cases in a row anywhere', () => {
  const people = [
    'Ashok Kumar Jain',
    'Harpinder Kaur',
    'Gurwinder Kaur @ Rani',
    'H.H. Rao',
    'Smt. Sita Devi',
  ];
  const pair = fc
    .tuple(fc.constantFrom(...people), fc.constantFrom(...people))
    .map((sides) => sides.join(' v '));
  fc.assert(
    fc.property(
      fc.array(pair, { minLength: 2, maxLength: 3 }),
      fc.constantFrom('; ', ' and '),
      fc.nat(),
      (cases, link, at) => {
        const text = `Reliance is placed on ${cases.join(link)} to say so`;
        const spaces = [...text.matchAll(/ /gu)].map((space) => space.index);
        const cut = spaces[at % spaces.length] ?? 0;
        const broken = `${text.slice(0, cut)}\n${text.slice(cut + 1)}`;
        expect(spans(broken).map(folded)).toEqual(cases.map(folded));
      },
    ),
    { numRuns: atStrength(1_000) },
  );
});

const OFFICES = [
  'Commissioner of Income Tax, Madras',
  'Commissioner of Central Excise, Pune',
  'Collector of Customs, Bombay',
  'Secretary, State of Karnataka',
  'Director, Bureau of Investigation',
  'Ram Lal',
];
const office = fc.constantFrom(...OFFICES);

test('cases printed in a row are separate, also when a place follows a comma', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(office, fc.constantFrom(' v. ', ' vs. '), fc.constantFrom('Vajra Mills Ltd.', 'Mohan Das')),
        { minLength: 2, maxLength: 4 },
      ),
      fc.constantFrom('; ', ' and ', ', (1990) 1 SCC 2; ', ', (2010) 30 VST 100 and ', ', AIR 1990 SC 2, '),
      (names, link) => {
        const cases = names.map((parts) => parts.join(''));
        const text = `Reliance is placed on ${cases.join(link)} to say so`;
        const citation = link.startsWith(', ') ? link.replace(/(?:;| and|,)? $/u, '') : '';
        const whole = cases.map((name, i) => (i < cases.length - 1 ? name + citation : name));
        expect(spans(text).map(folded)).toEqual(whole.map(folded));
      },
    ),
    { numRuns: atStrength(1_000) },
  );
});

test('double spaces and no-break spaces of justified text change nothing', () => {
  fc.assert(
    fc.property(before, cited, fc.constantFrom('  ', '\u00a0', '\u00a0 '), (lead, name, blank) => {
      const text = `x y. ${lead}${name} wherein so.`.replaceAll(' ', blank);
      expect(spans(text).map(folded)).toEqual([folded(name)]);
    }),
    { numRuns: atStrength(1_000) },
  );
});

test.each(WHOLE)('finds %s whole', (name) => {
  for (const lead of ['In ', 'as held in the case of '])
    for (const rest of [', it was held', ' wherein'])
      expect(spans(`${lead}${name}${rest}`).map(folded)).toEqual([folded(name)]);
});

test.each<[text: string, authorities: string[]]>([
  ["titled as 'Om Parkash Vs. Satish Kumar and others' seeks", ['Om Parkash Vs. Satish Kumar and others']],
  ['as “Ram Lal v. State of Bihar and others”, the', ['Ram Lal v. State of Bihar and others']],
  ['In Parmeshwari v. Amirchand the Apex Court was', ['Parmeshwari v. Amirchand']],
  ['In Ram Lal v. State of Bihar the learned Judge held', ['Ram Lal v. State of Bihar']],
  ['In Ram Lal v. State of Bihar this Court held', ['Ram Lal v. State of Bihar']],
  ['in Ram Lal v. State of Bihar (supra) it', ['Ram Lal v. State of Bihar']],
  ['in Ram Lal v. State of Bihar (12 supra) it', ['Ram Lal v. State of Bihar']],
  ['in Ram Lal v. State of Bihar, supra, it', ['Ram Lal v. State of Bihar']],
  ['before Ram Lal, In re, (2003) 6 SCC 81.', ['Ram Lal, In re, (2003) 6 SCC 81']],
  ['cites AIR 1998 SC 2339 : Ram Lal v. Mohan Das.', ['AIR 1998 SC 2339 : Ram Lal v. Mohan Das']],
  ['in Ram Lal v. Sita [MAT. APP. (F.C.) 114/2019].', ['Ram Lal v. Sita [MAT. APP. (F.C.) 114/2019]']],
  [
    'in ACIT v. Ram Lal & Co. [IT Appeal No. 4412 (Mum.) of 2014, dated 6-2-2017].',
    ['ACIT v. Ram Lal & Co. [IT Appeal No. 4412 (Mum.) of 2014, dated 6-2-2017]'],
  ],
  [
    'on DCIT v. Ram Lal [2013] 35 taxmann.com 214 (Kolkata - Trib.).',
    ['DCIT v. Ram Lal [2013] 35 taxmann.com 214 (Kolkata - Trib.)'],
  ],
  ['968, High Commissioner of India v. I. M. Lal it', ['High Commissioner of India v. I. M. Lal']],
  ['In state of Punjab v. Ram Lal it was held', ['state of Punjab v. Ram Lal']],
  ['586; V. Janaki v. Sesha Reddy, (1977) 3 SCR 261', ['V. Janaki v. Sesha Reddy, (1977) 3 SCR 261']],
  ['21.1.Gulf DTH FZ LLC vs Dish TV Limited & Ors. was cited', ['Gulf DTH FZ LLC vs Dish TV Limited & Ors']],
  [
    'Page No 9 of 61 India Insurance Co. Ltd., vs Satpal Singh and Another, (2000) 1 SCC 237 and in',
    ['India Insurance Co. Ltd., vs Satpal Singh and Another, (2000) 1 SCC 237'],
  ],
  [
    'under BNSS and State of Sikkim v. Ram Lal, (2003) 11 SCC 584 is',
    ['State of Sikkim v. Ram Lal, (2003) 11 SCC 584'],
  ],
  [
    'Mohan Das v. State, 2003 (1) KLT 12, Ram Lal v. State of Bihar, (2003) 11 SCC 584 and Devi v. Union of India, AIR 1993 SC 12.',
    [
      'Mohan Das v. State, 2003 (1) KLT 12',
      'Ram Lal v. State of Bihar, (2003) 11 SCC 584',
      'Devi v. Union of India, AIR 1993 SC 12',
    ],
  ],
  [
    'Ram Lal v. State of Bihar; Mohan Das v. State of Kerala and Devi v. Union of India',
    ['Ram Lal v. State of Bihar', 'Mohan Das v. State of Kerala', 'Devi v. Union of India'],
  ],
  [
    'Ram Lal v. State of Bihar1 and Mohan v. State of Kerala2, it',
    ['Ram Lal v. State of Bihar1', 'Mohan v. State of Kerala2'],
  ],
  [
    'dismissed. 412 V.B. Badami v. State of Mysore, AIR 1993 SC 12.',
    ['V.B. Badami v. State of Mysore, AIR 1993 SC 12'],
  ],
  [
    'In Cooke v. Gill2 and A.K. Gupta and Sons Ltd. v. Damodar Corpn.3 it',
    ['Cooke v. Gill2', 'A.K. Gupta and Sons Ltd. v. Damodar Corpn.3'],
  ],
  [
    'and Ram v. The Sholapur Spinning and Weaving Co. Ltd. (1993) 2 SCC 34 followed.\nPackard v. Banton was',
    ['Ram v. The Sholapur Spinning and Weaving Co. Ltd. (1993) 2 SCC 34', 'Packard v. Banton'],
  ],
  ['judgment of „Basant Rai vs. State‟ in', ['Basant Rai vs. State']],
  ['in Sita Ram v. Begum(1) Gopal Lal v. Rangammal(2);', ['Sita Ram v. Begum', 'Gopal Lal v. Rangammal']],
  [
    'State of Bihar v. Ram Lal, [1961] 2 S.C.R. 679, 711, 727-728 and',
    ['State of Bihar v. Ram Lal, [1961] 2 S.C.R. 679, 711, 727-728'],
  ],
  ['In Ram Lal v. State of Bihar, while considering', ['Ram Lal v. State of Bihar']],
  ['In the case of Ram Lal v. State of Bihar it was', ['Ram Lal v. State of Bihar']],
  ['The Apex Court in Ram Lal Vs. State of Bihar has held', ['Ram Lal Vs. State of Bihar']],
  ['Relying on Ram Lal v. State of Bihar and others, the', ['Ram Lal v. State of Bihar and others']],
  ['the case of Smt. Devi v. Union of India, it', ['Smt. Devi v. Union of India']],
])('%s', (text, authorities) => {
  expect(spans(text).map(folded)).toEqual(authorities.map(folded));
});

test.each([
  'the provisions of BNSS and State of Sikkim held so',
  '& Ors. v. Union of India was cited',
  'Ors. v. Union of India decides',
  'v. State of Bihar',
  'Mr Tarun V. Shah of Ahmedabad appeared',
  'iii. The bag\niv. One card of MT Road,\nv. One mobile handset was seized',
  'ERADI, V. BALAKRISHNA (J) SEN, A.P. (J)',
  'Ram Lal (2010) 30 VST Tax',
])('no authority in: %s', (text) => {
  expect(spans(text)).toEqual([]);
});
