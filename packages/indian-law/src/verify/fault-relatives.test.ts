import { expect, test } from 'vitest';
import { parseCaseNumber } from '../case-numbers/case-number-keys.ts';
import { findCitations } from '../citations/citations.ts';
import { parseCauseTitle } from '../parties/cause-title.ts';
import { sameName } from '../parties/names.ts';
import { readClaims } from './read-claims.ts';
import { findUnread } from './unread-citations.ts';

// Relatives of faults that were once found: other names, figures and layouts of the same kinds, each with the right answer.

test.each([
  ['[2016] 70 taxmann.com 331 (Mumbai - Trib.)', ['taxmann.com|||70|']],
  ['(2021) 128 taxmann.com 9', ['taxmann.com|||128|']],
  ['2021 SCC OnLine TDSAT 44', ['scc online|2021|||']],
  ['2018 SCC OnLine APTEL 12', ['scc online|2018|||']],
  ['A.I.R. (32) 1945 Lah. 98', ['air|1945|||lah|98']],
  ['AIR (29) 1942 P.C. 11', ['air|1942|||pc|11']],
  ['AIR 1955 M.B. 64', ['air|1955|||']],
  ['AIR 1952 Saurashtra 17', ['air|1952|||']],
  ['AlR 1988 SC 1883', ['air|1988|||sc|1883']],
  ['2022:KER:34567', ['2022:ker:34567']],
  ['2024/INSC/0345', ['2024:insc:345']],
  ['2019 AIR 2255 2019 SCR (8) 33', ['air|2019|||', 'scr|2019||8||33']],
  ['JT 1998 Supp. (2) SC 77', ['jt|1998|supp|2||77']],
  ['III (2011) DMC 88', ['dmc|2011||3||88']],
  ['112 (2004) DLT 9 (DB)', ['dlt|||112||9']],
  ['ILR (1999) 2 Kerala 61', ['ilr|1999||2|ker|61']],
  ['[1988] SUPP. 2 S.C.R. 19', ['scr|1988|supp|2||19']],
])('citation %s', (text, keys) => {
  const found = findCitations(text).map(({ key }) => key);
  expect(found).toHaveLength(keys.length);
  for (const [i, key] of keys.entries()) expect(found[i]).toContain(key);
});

test.each([
  ['(2023) 4 HCC (Bom) 19', '19'],
  ['(2015-2) 178 PLR 401', '401'],
  ['2021-TIOL-871-HC-MUM-IT', '871'],
  ['LAWS(KER)-2011-8-54', '54'],
  ['2017 (3) JCC [Narcotics] 61', '61'],
  ['Omvati v. Union of India, (2025) __ SCC 12', 'SCC'],
  ['AIR 2025 SC ____', 'AIR'],
  ['ए.आई.आर. 2011 एस.सी. 911', '911'],
])('read or listed: %s', (text, part) => {
  const found = findCitations(text);
  const at = text.indexOf(part);
  const all = [...found, ...findUnread(text, found)];
  expect(all.some(({ start, end }) => start <= at && end >= at + part.length)).toBe(true);
});

test.each([
  ['Before: Hon’ble Mr. Justice Girish V. Ambekar', []],
  ['Lata V. Kamble, aged 34, Occupation: Agriculture', []],
  ['PW-7 Constable Dinesh V. More proved the panchnama.', []],
  ['Ramesh V. Iyer, J. concurred in the result.', []],
  ['Adv. Nitin V. Sathe holding for Adv. Mohan V. Joshi', []],
  ['In Re: Fires in Nursing Homes during Winter, (2019) 4 SCC 71', ['Fires in Nursing Homes during Winter']],
  ['Contra, Sohan v. Mohan, (2011) 3 SCC 9.', ['Sohan']],
  ['See generally Usha v. Nisha, (2012) 2 SCC 8.', ['Usha']],
  ['But cf. Karim v. Rahim, (2012) 4 SCC 8.', ['Karim']],
  [
    'Hari Om v. Asha. The Bench agreed with neither. Kaveri Motors v. Union of India, (2010) 6 SCC 1.',
    ['Hari Om', 'Kaveri Motors'],
  ],
  ['Mangal v. State, (1991) 2 SCC\nPage 7 of 30\n118 and others.', ['Mangal']],
])('authorities of %s', (text, petitioners) => {
  const names = readClaims(text).authorities.map(({ name }) => name?.petitioner.replace(/^in re:?\s*/iu, ''));
  expect(names).toEqual(petitioners);
});

test.each([
  ['CrPC Section 125', ['crpc 125']],
  ['BNS s. 103, BNSS s. 480, BSA s. 23', ['bns 103', 'bnss 480', 'bsa 23']],
  ['Section 326 Part I IPC', ['ipc 326']],
  ['Section 3 r/w Section 25 of the Arms Act', ['3', '25']],
  ['धारा 420 भा.दं.वि. तथा धारा 482 दं.प्र.सं.', ['420', '482']],
  ['Reliefs:\nSection 12 DV Act\nSection 18 DV Act', ['12', '18']],
  ['CPC Order 39 Rule 1', ['cpc order 39 rule 1']],
  ['NI Act, Section 141', ['ni 141']],
  ['Evidence Act s. 65B; CrPC s. 161', ['65B', 'crpc 161']],
])('provisions of %s', (text, wanted) => {
  const found = readClaims(text).provisions.map(({ act, section }) => `${act} ${section}`.toLowerCase());
  expect(found).toHaveLength(wanted.length);
  for (const one of wanted)
    expect(found.some((it) => it.endsWith(one.toLowerCase().split(' ').at(-1) ?? ''))).toBe(true);
  for (const one of wanted.filter((it) => it.includes(' ') && !it.includes('order')))
    expect(found).toContain(one.toLowerCase());
});

test.each([
  ['Sita Bros. v. Bank of Awadh, (2014) 7 SCC 55. Id., para 31.', '31'],
  ['Sita Bros. v. Bank of Awadh, (2014) 7 SCC 55, prs. 31 and 32', '32'],
  ['Sita Bros. v. Bank of Awadh, (2014) 7 SCC 55 [para 31]', '31'],
  ['Sita Bros. v. Bank of Awadh, (2014) 7 SCC 55 : ¶31', '31'],
  ['Para 31 in Sita Bros. v. Bank of Awadh, (2014) 7 SCC 55, reads thus', '31'],
  ['Sita Bros. v. Bank of Awadh, (2014) 7 SCC 55 के पैरा 31 में', '31'],
])('paragraph of %s', (text, number) => {
  const numbers = readClaims(text).mentions.flatMap(({ paragraphs }) => paragraphs.map((one) => one.number));
  expect(numbers).toContain(number);
});

test.each([
  ['State of HP', 'State of Himachal Pradesh'],
  ['State of M.P.', 'State of Madhya Pradesh'],
  ['State of J&K', 'State of Jammu and Kashmir'],
  ['Govt. of NCT of Delhi', 'Government of National Capital Territory of Delhi'],
  ['State of Pondicherry', 'State of Puducherry'],
  ['Ramkumar Yadav', 'Ram Kumar Yadav'],
  ['Krishna Murthy Rao', 'Krishnamurthy Rao'],
  ['Md. Salim', 'Mohammad Salim'],
  ['LIC', 'Life Insurance Corporation of India'],
  ['CBI', 'Central Bureau of Investigation'],
  ['SBI', 'State Bank of India'],
  ['Jain & Co.', 'Jain and Company'],
  ['Lakshmi Devi', 'Laxmi Devi'],
  ['Chaudhary Ram Singh', 'Choudhary Ram Singh'],
])('%s is %s', (one, other) => {
  expect(sameName(one, other)).toBe(true);
});

test.each([
  ['State of M.P.', 'State of Maharashtra'],
  ['State Bank of India', 'State Bank of Travancore'],
  ['Ram Kumar', 'Ram Kishan'],
])('%s is not %s', (one, other) => {
  expect(sameName(one, other)).toBe(false);
});

test.each([
  ['K. R. Menon v. T. V. Pillai', 'K. R. Menon', 'T. V. Pillai'],
  ['Borkar vs.Union of India', 'Borkar', 'Union of India'],
  ['Borkar -vs- State', 'Borkar', 'State'],
  ['UNION OF INDIA V BORKAR STEELS', 'UNION OF INDIA', 'BORKAR STEELS'],
  ['Borkar V/s. State', 'Borkar', 'State'],
])('title %s', (title, petitioner, respondent) => {
  expect(parseCauseTitle(title)).toMatchObject({ petitioner, respondent });
});

test.each([
  ['A227/5512/2022', '5512', 2022],
  ['IA (IBC) 441/KB/2022', '441', 2022],
  ['CWP-20111-2019 (O&M)', '20111', 2019],
  ['FAO(OS)(COMM) 88/2020', '88', 2020],
  ['CRM-M-4512-2021', '4512', 2021],
  ['W.P.(PIL) No. 9 of 2018', '9', 2018],
  ['Cr.M.P. No. 771/2016', '771', 2016],
  ['Company Appeal (AT) (CH) (Ins.) No. 41 of 2022', '41', 2022],
  ['CRLMC No. 3321 of 2015', '3321', 2015],
  ['O.P.(C) No. 1207 of 2014', '1207', 2014],
])('case number %s', (text, number, year) => {
  const key = JSON.stringify(parseCaseNumber(text) ?? '');
  expect(key).toMatch(new RegExp(`(?<!\\d)0*${number}(?!\\d)`, 'u'));
  expect(key).toContain(String(year));
});

test.each([
  ['E.g., Mira v. Hira, (2018) 1 SCC 5.', 'Mira'],
  ['Cp. Mira v. Hira, (2018) 1 SCC 5.', 'Mira'],
  ['N.B. Mira v. Hira, (2018) 1 SCC 5.', 'Mira'],
])('%s names the case behind the signal', (text, petitioner) => {
  expect(readClaims(text).authorities.map(({ name }) => name?.petitioner)).toEqual([petitioner]);
});

test('Re: opens a title where a citation follows, and is the subject of a letter where none does', () => {
  const [cited] = readClaims('Re: Anamika Rao, (2002) 3 SCC 343.').authorities;
  expect(cited?.name?.petitioner).toMatch(/Anamika Rao$/u);
  expect(
    readClaims('Re: Demand Notice Dated 4 May 2021\nDear Sir, we write for our client.').authorities,
  ).toEqual([]);
});

test.each([
  ['. Ibid pr 12', '12'],
  ['. See para no. 12.', '12'],
  [', at [12]', '12'],
  [', in para-12', '12'],
  [', prs. 3 and 12', '12'],
])('the paragraph behind a citation with “%s”', (behind, number) => {
  const { mentions } = readClaims(`Kishan Bros. v. Bank of Malwa, (2019) 9 SCC 876${behind}`);
  expect(mentions.flatMap(({ paragraphs }) => paragraphs.map((one) => one.number))).toContain(number);
});

test.each([
  ['S. 304-II IPC', '304'],
  ['Section 304 – I IPC', '304'],
  ['Section 194-I of the Income-tax Act, 1961', '194I'],
])('%s', (text, section) => {
  expect(readClaims(text).provisions.map((one) => one.section)).toEqual([section]);
});
