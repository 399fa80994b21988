import { expect, test } from 'vitest';
import { readClaims } from '../verify/read-claims.ts';

const provisions = (text: string): string =>
  readClaims(text)
    .provisions.map(({ act = '?', section, sub = '' }) => `${act}:${section}${sub}`)
    .join(' ');

test.each([
  // The act before its section.
  ['IPC Section 420', 'ipc:420'],
  ['offences: IPC s. 420, CrPC s. 482, NI Act s. 138', 'ipc:420 crpc:482 ni:138'],
  ['BNSS s. 483; Section 63(4) BSA', 'bnss:483 bsa:63(4)'],
  ['under BNS 318(4)', 'bns:318(4)'],
  ['charged under IPC 420 and CrPC 164', 'ipc:420 crpc:164'],
  ['under the Indian Penal Code, section 302', 'ipc:302'],
  [
    'under the Indian Penal Code, 1860: Sections 302, 34; Arms Act, 1959: Section 25',
    'ipc:302 ipc:34 arms:25',
  ],
  ['Evidence Act – s. 114, Contract Act – s. 23', 'iea:114 contract:23'],
  ['Factories Act (63 of 1948), s. 49(1)', 'factories:49(1)'],
  ['Section 302 IPC and CrPC Section 482', 'ipc:302 crpc:482'],
  ['Constitution, Article 226 and Section 9 CPC', 'constitution:226 cpc:9'],
  ['BNSS, S. 528 read with Article 227 of the Constitution', 'bnss:528 constitution:227'],
  // The act behind it stays.
  ['Section 302 IPC, Section 34 IPC', 'ipc:302 ipc:34'],
  ['Section 302 IPC, Section 482 CrPC', 'ipc:302 crpc:482'],
  ['Section 138, NI Act', 'ni:138'],
  ['Section 302 IPC 12 years ago', 'ipc:302'],
  ['the Code 5 of 1908, IPC 45 of 1860', ''],
  ['the Constitution (First Amendment) Act, 1951, Article 15 was amended', 'constitution:15'],
  // A part of the section, and *read with*.
  ['Section 304 Part II IPC', 'ipc:304'],
  ['Section 304 (Part-I) of the IPC', 'ipc:304'],
  ['u/s 304 Part II of the Indian Penal Code', 'ipc:304'],
  ['Section 326, Part I, IPC', 'ipc:326'],
  ['Section 7 r.w. Section 13(1)(d) PC Act', 'pca:7 pca:13(1)(d)'],
  ['Section 302 r/w Section 34 IPC', 'ipc:302 ipc:34'],
  ['u/s 302 r.w.s. 34 IPC', 'ipc:302 ipc:34'],
  ['Sections 406, 420, 467 r/w 120-B IPC', 'ipc:406 ipc:420 ipc:467 ipc:120B'],
  ['Section 420 IPC & 66D IT Act', 'ipc:420 it:66D'],
  ['u/s 376 IPC and 3/4 POCSO Act', 'ipc:376 pocso:3 pocso:4'],
  ['u/s 8/20 NDPS Act and 25/27 Arms Act', 'ndps:8 ndps:20 arms:25 arms:27'],
  // Hindi and Tamil.
  ['धारा 302 भा.दं.सं. के अंतर्गत', 'ipc:302'],
  ['भारतीय न्याय संहिता की धारा 103', 'bns:103'],
  ['धारा ४२०, ४६७ व 471 भा०द०वि०', 'ipc:420 ipc:467 ipc:471'],
  ['धारा 498-A/323 भादवि', 'ipc:498A ipc:323'],
  ['भारतीय नागरिक सुरक्षा संहिता, 2023 की धारा 483', 'bnss:483'],
  ['भारत के संविधान के अनुच्छेद 21', 'constitution:21'],
  ['धारा 138 परक्राम्य लिखत अधिनियम', 'ni:138'],
  ['साक्ष्य अधिनियम की धारा 65', '?:65'],
  ['இ.த.ச. பிரிவு 420', 'ipc:420'],
  ['பிரிவு 420', '?:420'],
  ['அரசியலமைப்பு சரத்து 226', 'constitution:226'],
])('%s', (text, expected) => {
  expect(provisions(text)).toBe(expected);
});

test('a list of provisions, one a line, loses none', () => {
  for (const [act, numbers] of [
    ['CrPC', [125, 127, 482]],
    ['IPC', [34, 302, 307, 506]],
    ['of the Negotiable Instruments Act', [118, 138, 139]],
  ] as const) {
    const text = `The petition is under\n${numbers.map((number) => `Section ${number} ${act}`).join('\n')}`;
    expect(readClaims(text).provisions.map(({ section }) => section)).toEqual(numbers.map(String));
  }
});
