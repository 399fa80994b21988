import { describe, expect, test } from 'vitest';
import { readJudgment } from '../judgment.ts';
import { type SplitText, splitText } from '../paragraphs.ts';

const shown = ({ paragraphs }: SplitText): string =>
  paragraphs.map(({ number, text }) => (number === undefined ? text : `(${number}) ${text}`)).join('\n');
const leftOut = (text: string): string[][] =>
  splitText(text).left_out.map((one) => [one.reason, one.text.replaceAll('\n', ' | ')]);

/** `count` lines of a page, in the middle of a sentence at its end. */
const filler = (page: number, count = 24): string =>
  Array.from(
    { length: count },
    (_, i) => `words of page ${page} and its line ${'abcdefghijklmnopqrstuvwxyz'[i]} go on`,
  ).join('\n');

describe('lines of a text without page breaks are all shown', () => {
  test.each([
    [
      'Hindi with one number a line',
      'उच्च न्यायालय, बिलासपुर\n1. याचिकाकर्ता के अधिवक्ता को सुना गया।\n2. यह याचिका धारा 438 के अन्तर्गत है।\n3. याचिका निरस्त की जाती है।',
      ['याचिकाकर्ता के अधिवक्ता', 'धारा 438', 'निरस्त की जाती है'],
    ],
    [
      'Tamil with one number a line',
      'உயர் நீதிமன்றம், மதுரை\n1. மேல்முறையீட்டாளர் தரப்பு கேட்கப்பட்டது.\n2. பிரிவு 420 கீழ் வழக்கு\n3. மேல்முறையீடு அனுமதிக்கப்படுகிறது.',
      ['மேல்முறையீட்டாளர் தரப்பு', 'பிரிவு 420', 'அனுமதிக்கப்படுகிறது'],
    ],
    [
      'Gujarati',
      'હાઇકોર્ટ\n1. વકીલને સાંભળ્યા.\n2. કલમ 138 હેઠળ ફરિયાદ\n3. ફરિયાદ રદ.',
      ['કલમ 138 હેઠળ', 'ફરિયાદ રદ'],
    ],
    [
      'Urdu',
      'عدالت عالیہ\n1. وکیل کو سنا گیا۔\n2. دفعہ 302 کے تحت\n3. اپیل خارج کی جاتی ہے۔',
      ['دفعہ 302', 'اپیل خارج'],
    ],
    ['Bengali', 'হাইকোর্ট\n1. আপিলকারীর পক্ষে শুনানি হল।\n2. ধারা 34\n3. আপিল খারিজ।', ['ধারা 34', 'আপিল খারিজ']],
    [
      'lines that differ in figures only',
      '1. The property is divided so:\nDefendant No. 1: 2/9 share\nDefendant No. 2: 2/9 share\nDefendant No. 3: 5/9 share\n2. Heard.',
      ['No. 1: 2/9', 'No. 2: 2/9', 'No. 3: 5/9'],
    ],
    [
      'a list of exhibits',
      '1. The documents:\nExhibit P-1 dated 03.04.2011\nExhibit P-2 dated 05.04.2011\nExhibit P-3 dated 09.04.2011\n2. Heard.',
      ['P-1 dated', 'P-2 dated', 'P-3 dated'],
    ],
    [
      'a statutory line that is quoted again and again',
      Array.from(
        { length: 5 },
        (_, i) => `${i + 1}. The section says:\nnotwithstanding anything in section 9\nand no more of it.`,
      ).join('\n'),
      ['notwithstanding anything in section 9 and no more'],
    ],
    [
      'clause numbers in brackets on lines of their own',
      '1. The deed has these clauses:\n(1)\nThe lessee pays the rent.\n(2)\nThe lessor repairs the roof.\n(3)\nNeither assigns the lease.\n2. Heard.',
      ['(1) The lessee', '(2) The lessor', '(3) Neither'],
    ],
    [
      'sentences that begin as the lines of a stamp',
      '1. The officer noted:\nReason: the premises were locked.\nLocation: the village of Rampur.\nDate: the third day of May.\n2. Heard.',
      ['the premises were locked', 'the village of Rampur', 'the third day'],
    ],
    [
      'numbers of a table in ascending order',
      `1. The table:\n${Array.from({ length: 12 }, (_, i) => `${i + 1}\nBag of rice\n${40 + i}`).join('\n')}\n2. Heard.`,
      ['12 Bag of rice 51'],
    ],
    ['a case number of a registry', '1. Heard.\n3/19\n2. Allowed.', ['3/19']],
    ['a page that the court speaks of', '1. It is printed at\nPage 3 of 10\n2. Allowed.', ['Page 3 of 10']],
  ])('%s', (_, text, wanted) => {
    const split = splitText(text);
    for (const words of wanted) expect(shown(split).replaceAll('\n', ' ')).toContain(words);
    expect(split.left_out).toEqual([]);
  });
});

describe('what pages repeat is left out with its reason', () => {
  test('page numbers between form feeds, and a sentence reads on over them', () => {
    const text = `${filler(1)} until the learned\n1\n\fJudge said so.\n${filler(2)}\n2\n\f${filler(3)}\n3`;
    expect(leftOut(text)).toEqual([
      ['page_number', '1'],
      ['page_number', '2'],
      ['page_number', '3'],
    ]);
    expect(shown(splitText(text))).toContain('until the learned Judge said so.');
  });

  test('page numbers without form feeds, where they ascend and stand in sentences', () => {
    const text = Array.from({ length: 5 }, (_, i) => `${filler(i)}\n- ${i + 1} -`).join('\n');
    expect(leftOut(text).map(([, one]) => one)).toEqual(['- 1 -', '- 2 -', '- 3 -', '- 4 -', '- 5 -']);
  });

  test('running titles of left and right pages, with the numbers of the pages in them', () => {
    const title = (page: number) =>
      page % 2 === 0 ? `${400 + page} SUPREME COURT REPORTS [2019] 7 S.C.R.` : `${400 + page}`;
    const foot = (page: number) =>
      page % 2 === 0 ? '' : 'LAKHAN MAL v. CITY BOARD, ALWAR\n[V. TIWARI, J.]\n';
    const text = Array.from(
      { length: 8 },
      (_, page) => `A\nB\nC\nD\nE\nF\nG\nH\n${title(page)}\n${filler(page)}\n${foot(page)}`,
    ).join('\f');
    const reasons = splitText(text).left_out.map(({ reason }) => reason);
    expect(new Set(reasons)).toEqual(new Set(['margin_letter', 'page_number', 'running_title']));
    expect(shown(splitText(text))).not.toMatch(/REPORTS|LAKHAN|TIWARI|\b[A-H]\b|\b40\d\b/u);
  });

  test('footnotes that cite a report by its year are no page numbers', () => {
    const notes = [
      '2 [1981] AC 909.',
      '3 [2005] UKHL 43 : [2006] 1 A.C. 221 at [21].',
      '4 [2007] EWCA Civ 20.',
    ];
    const pages = notes.map(
      (note, i) => `${filler(i)}\n${filler(i)}\n${note}\nLakhan vs State on 2 May, 2019`,
    );
    const text = pages
      .map((page, i) => `${page}\nIndian Kanoon - http://indiankanoon.org/doc/1234567/ ${i + 1}`)
      .join('\f');
    expect(new Set(leftOut(text).map(([reason]) => reason))).toEqual(new Set(['site_navigation']));
    for (const words of ['909', 'UKHL', 'EWCA'])
      expect(JSON.stringify(splitText(text).paragraphs)).toContain(words);
  });

  test('a title of two pages only with its page number', () => {
    const text = `W.P. 7/2020 Page 1 of 2\n${filler(1)}\n\fW.P. 7/2020 Page 2 of 2\n${filler(2)}`;
    expect(leftOut(text).map(([, one]) => one)).toEqual([
      'W.P. 7/2020 Page 1 of 2',
      'W.P. 7/2020 Page 2 of 2',
    ]);
  });

  test('the title stays where it is the head of the first page', () => {
    const page = (n: number) => `NEELAM DEVI v. STATE\n${filler(n)}`;
    const split = splitText([1, 2, 3, 4].map(page).join('\n\f'));
    expect(split.left_out).toHaveLength(3);
    expect(shown(split)).toContain('NEELAM DEVI');
  });

  test.each([
    ['::: Uploaded on - 02/03/2021 ::: Downloaded on - 05/03/2021 10:11:12 :::', 'download_stamp'],
    ['::: Downloaded on - 12/08/2023 20:31:14 :::CIS', 'download_stamp'],
    ['(Downloaded on 12/05/2023 at 05:13:14 PM)', 'download_stamp'],
    ['Downloaded on : Tue Aug 12 20:57:11 IST 2025', 'download_stamp'],
    ['Uploaded by M. N. TANDEL(HC00999) on Mon Aug 11 2025', 'download_stamp'],
    ['The Order is downloaded from the DHC Server on 20/05/2024 at 11:50:11', 'download_stamp'],
    ['https://www.mhc.tn.gov.in/judis', 'download_stamp'],
    [
      'Signature Not Verified\nDigitally Signed By:KIRAN\nPATEL\nSigning Date:21.05.2024\n17:10:03',
      'signature_stamp',
    ],
    [
      'Signature Not Verified\nDigitally signed by\nRAVI KANT\nDate: 2022.09.07\n17:01:12 IST\nReason:',
      'signature_stamp',
    ],
    [
      'Signature Not Verified\nDigitally Signed\nSigned by: A. K. NAYAK\nDesignation: Senior Stenographer\nReason: Authentication\nLocation: High Court, Cuttack\nDate: 12-Feb-2024 10:21:12',
      'signature_stamp',
    ],
    [
      'SUNITA RANI\n2024.05.03 12:10\nI attest to the accuracy and\nauthenticity of this document',
      'signature_stamp',
    ],
    ['[Cites 12, Cited by 0]', 'site_navigation'],
    ['Get this document in PDF', 'site_navigation'],
    ['Take notes as you read a judgment using our Virtual Legal Assistant', 'site_navigation'],
    ['Skip to main content\nSearch\nLogin', 'site_navigation'],
  ])('the stamp %j', (stamp, reason) => {
    const split = splitText(`1. The petitioner is\n${stamp}\nthe owner of the land.\n2. Heard.`);
    expect(split.left_out.map((one) => one.reason)).toEqual([reason]);
    expect(split.left_out[0]?.text).toBe(stamp);
    expect(shown(split)).toContain('The petitioner is the owner of the land.');
  });

  test('the navigation and the stamps inside the lines of a page whose lines were joined', () => {
    const text =
      'Ela v. Om on 2 May, 2019 Skip to main content Indian Kanoon - Search engine for Indian Law Search Pricing Login Print it! Download Court Copy [Cites 5 , Cited by 7 ] High Court of Madras 1. Heard https://www.mhc.tn.gov.in/judis Page 1 of 2 counsel. Related AI tags, queries and research notes Translation bail About Disclaimer Privacy Policy Terms Case Removal Blog Share URL Mobile View';
    const split = splitText(text);
    expect(split.left_out.map(({ reason }) => reason)).toEqual([
      'site_navigation',
      'download_stamp',
      'site_navigation',
    ]);
    expect(shown(split)).toBe('Ela v. Om on 2 May, 2019 High Court of Madras 1. Heard counsel.');
  });

  test('each says behind which paragraph it is', () => {
    const body = [1, 2, 3, 4, 5, 6].map(
      (n) => `${n}. Words of a paragraph\n::: Downloaded on - 01/02/2020 :::\nthat ends.`,
    );
    const { paragraphs, left_out } = splitText(body.join('\n'));
    expect(left_out.map(({ after_index }) => paragraphs[after_index]?.number)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
  });
});

describe('footnotes', () => {
  const page = (words: string, notes: string) => `${words}\n${filler(1)}\n${notes}`;
  const text = [
    page(
      '1. The Act1 binds the Board.2 It was',
      '1 The Waqf Act, 1995.\n2 For short, the Board, as it was\nset up later.',
    ),
    page(
      'held so in Mohan Lal v. State3\n. We agree.\n2. In the year 19984 it was',
      '3 (2011) 4 SCC 22.\n4\nBy the notification.',
    ),
    page('amended.\n3. Heard.', ''),
  ].join('\n\f');
  const { paragraphs, left_out } = splitText(text);
  const notes = paragraphs.filter(({ footnote }) => footnote !== undefined);

  test('are paragraphs behind the others, each under the one that refers to it', () => {
    expect(left_out).toEqual([]);
    expect(paragraphs.slice(-4)).toEqual(notes);
    expect(
      notes.map(({ footnote, text: words, under }) => [footnote, words, paragraphs[under ?? -1]?.number]),
    ).toEqual([
      ['1', 'The Waqf Act, 1995.', '1'],
      ['2', 'For short, the Board, as it was set up later.', '1'],
      ['3', '(2011) 4 SCC 22.', '1'],
      ['4', 'By the notification.', '2'],
    ]);
  });

  test('leave the sentence whole that goes on over the page', () => {
    expect(paragraphs[0]?.text).toMatch(/go on held so in Mohan Lal/u);
    expect(paragraphs[1]?.text).toMatch(/go on amended\./u);
  });

  test('are only what words above refer to', () => {
    const list = page('1. The deed binds the Board. It was', '1 Bag of rice\n2 Bag of wheat');
    expect(splitText(`${list}\n\f2. Heard.`).paragraphs.some(({ footnote }) => footnote !== undefined)).toBe(
      false,
    );
  });

  test('are no paragraphs of the judgment', () => {
    const plain = 'heard at length';
    const body = page('1. The Act1 is old', '1. The petitioner is the owner of the land.');
    const read = splitText(`${body}\n\f2. ${plain}`);
    expect(read.paragraphs.some(({ footnote }) => footnote !== undefined)).toBe(false);
  });

  test('stand in what a judgment says', () => {
    expect(readJudgment(text).paragraphs.some(({ footnote }) => footnote === '3')).toBe(true);
  });
});
