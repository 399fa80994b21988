import { expect, test } from 'vitest';
import { documentOfText } from '../document/from-text.ts';
import type { DraftDocument } from '../document/model.ts';
import type { DraftKind } from '../kinds.ts';
import { checkDraft } from './check-draft.ts';
import { partsOf } from './parts.ts';

const TITLE = ['IN THE HIGH COURT OF KERALA', 'A. Rao', 'Versus'];
const numbersOf = (...lines: string[]) => {
  const document: DraftDocument = {
    type: 'doc',
    content: [...TITLE, ...lines].map((text, at) => ({
      type: 'paragraph',
      attrs: { id: `b${at}` },
      content: [{ type: 'text', text }],
    })),
  };
  return partsOf(document, 'petition').paragraphs.map(({ number }) => number);
};

test('paragraphs behind the name of one respondent keep their numbers', () => {
  expect(numbersOf('State of Kerala', '1. That the order is bad.', '2. That it is void.')).toEqual([1, 2]);
});

test('parties below the name of their side are no paragraphs', () => {
  const parties = ['1. State of Kerala', '2. Union of India'];
  for (const label of ['RESPONDENTS :', 'Accused', 'Opposite Parties:'])
    expect(numbersOf(label, ...parties, 'The facts are as under:', '1. That it is so.')).toEqual([1]);
});

const SUIT = ['A. Rao ... Petitioner', 'Versus', 'Union of India ... Respondent'];
const COURT_AND_SIDES = ['IN THE HIGH COURT OF DELHI', ...SUIT];
const found = (text: string, kind: DraftKind = 'plaint') => {
  let at = 0;
  return checkDraft(
    documentOfText(text, () => `b${at++}`),
    kind,
    { dates: [] },
  );
};
const CIVIL = (kind: DraftKind, title: readonly string[], ...lines: string[]) =>
  found([...title, ...lines].join('\n\n'), kind).findings.map(({ rule }) => rule);
const PLAINT = (...lines: string[]) =>
  [
    ...['IN THE COURT OF THE CIVIL JUDGE, UJJAIN', 'Anand Pathak ... Plaintiff', 'Versus'],
    ...[
      'Rohit Barua ... Defendant',
      'PLAINT UNDER ORDER VII RULE 1 OF THE CODE OF CIVIL PROCEDURE',
      ...lines,
    ],
    'It is prayed that the defendant be restrained from entering the land.',
    ...['Ujjain', 'Date: 11.06.2026', 'Plaintiff'],
  ].join('\n\n');
const rulesOf = (text: string) => found(text).findings.map(({ rule }) => rule);

test.each([
  [
    'கட்டளை VI விதி 15(4)-ன் கீழ் பிரமாண வாக்குமூலம்',
    'அருண், வயது 61, த/பெ. முருகன், சுரண்டை ஆகிய நான் சத்தியப் பிரமாணமாகக் கூறுவது :-',
  ],
  ['हलफनामा', 'मैं, अरुण, आयु 61 वर्ष, पुत्र मोहन, निवासी उज्जैन, शपथपूर्वक बयान करता हूँ कि :-'],
  // No heading: who swears and counts paragraphs of his own begins an affidavit.
  ['Ujjain', 'I, Anand Pathak, son of Ram Pathak, aged 61 years, do hereby solemnly affirm and state:'],
])('an affidavit behind a plaint is read by its form: %s', (heading, deponent) => {
  const text = `${PLAINT('1. The facts.')}\n\n${[heading, deponent, '1. I am the plaintiff.'].join('\n\n')}`;
  const rules = rulesOf(text);
  expect(rules).not.toContain('affidavit_missing');
  expect(rules).not.toContain('deponent_not_identified');
  expect(rules).toContain('jurat_missing');
});

test.each([
  ['1. The plaintiff is entitled to a declaration of his right, title and interest over the land.', false],
  ['1. The plaintiff is entitled to the price with interest at 12% per annum.', true],
])('interest in land is no interest on money: %s', (text, missing) => {
  const reliefs = found(PLAINT(text)).findings.filter(({ values }) => values.relief === 'interest');
  expect(reliefs.length > 0).toBe(missing);
});

test.each([
  // A sum that is claimed is in a prayer that names sums.
  ['that the defendant do pay Rs. 3,00,000/-.', ['relief_missing']],
  ['that the defendant do pay Rs. 3,00,000/- and Rs. 50,000/-.', []],
  ['that the defendant do pay Rs. 3,50,000/-.', []],
  ['that the defendant do pay Rs. 3,00,000/- and Rs. 55,000/-.', ['amount_differs']],
])('the sums of a prayer are those that are claimed: %s', (prayer, wanted) => {
  const rules = CIVIL(
    'plaint',
    ['IN THE COURT OF THE CIVIL JUDGE, UJJAIN', ...SUIT, 'PLAINT'],
    '1. The plaintiff is entitled to Rs. 3,00,000/- as the price.',
    '2. The plaintiff is also entitled to Rs. 50,000/- for the carriage.',
    `It is prayed ${prayer}`,
  );
  expect(rules.filter((rule) => /relief|amount/u.test(rule))).toEqual(wanted);
});

test('a reply comes after its notice, and accounts that a suit is for are prayed for', () => {
  const rules = CIVIL(
    'plaint',
    ['IN THE COURT OF THE CIVIL JUDGE, UJJAIN', ...SUIT, 'SUIT FOR PARTITION AND RENDITION OF ACCOUNTS'],
    '1. The plaintiff sent a notice dated 05.01.2026. The 1st defendant sent a reply dated 29.12.2025.',
    'It is prayed that the land be divided by metes and bounds.',
    'Date: 09.02.2026',
  );
  expect(rules).toContain('days_disordered');
  expect(rules).toContain('relief_missing');
});

test.each([
  ['21.02.2026', ['dates_contradict']],
  ['11.02.2026', []],
])('a prayer dates an order as the body does: %s', (day, wanted) => {
  const rules = CIVIL(
    'petition',
    [...COURT_AND_SIDES, 'WRIT PETITION'],
    '1. By an order dated 11.02.2026 the allotment was cancelled.',
    `It is prayed that the order dated ${day} be quashed.`,
  );
  expect(rules.filter((rule) => rule === 'dates_contradict')).toEqual(wanted);
});

const BAIL = (court: string, ...lines: string[]) =>
  CIVIL(
    'bail_application',
    [
      court,
      ...SUIT,
      'Crime No. 615/2026 of Chavara Police Station',
      'APPLICATION UNDER SECTION 483 OF THE BNSS FOR BAIL',
    ],
    ...lines,
    'Date: 20.08.2026',
  );

test('letters stand for the court of a Magistrate, and a law that bars no bail says nothing of an earlier application', () => {
  const lines = [
    '1. No special law bars bail.',
    'It is prayed to release him on bail in Crime No. 615/2026.',
  ];
  expect(BAIL('IN THE COURT OF THE II ADDL. CIVIL JUDGE AND J.M.F.C., MYSURU', ...lines)).toContain(
    'bail_court',
  );
  expect(BAIL('IN THE COURT OF THE SESSIONS JUDGE, KOLLAM', ...lines)).not.toContain('bail_court');
  const particulars = (...more: string[]) =>
    found(
      ['IN THE HIGH COURT OF KERALA', ...SUIT, 'APPLICATION FOR BAIL', ...more, 'Date: 20.08.2026'].join(
        '\n\n',
      ),
      'bail_application',
    ).findings.flatMap(({ values }) => values.what ?? []);
  expect(particulars('1. No special law with a bar on bail is attracted.')).toContain('earlier');
  expect(particulars('1. No application for bail was filed before.')).not.toContain('earlier');
  expect(particulars('1. இது முதல் பிணை மனு.')).not.toContain('earlier');
  // The court that the letters of a judge's name resemble, and words that only sound like particulars.
  expect(BAIL('IN THE COURT OF SHRI J.M. SHAH, SPECIAL JUDGE (NDPS), SURAT', ...lines)).not.toContain(
    'bail_court',
  );
  expect(particulars('1. No other court of law has been moved for bail.')).not.toContain('earlier');
  expect(particulars('1. प्रार्थी ने कोई अपराध नहीं किया है।')).toContain('antecedents');
  expect(particulars('1. முதல் தகவல் அறிக்கையில் மனுதாரர் பெயர் இல்லை.')).toContain('earlier');
  expect(particulars('1. மனுதாரர் 20 ஆண்டுகள் வசிக்கிறார்.')).toContain('punishment');
});

test.each([
  ['It is prayed to release him on bail in Crime No. 651/2026.', true],
  ['It is prayed to release him on bail in Crime No. 615 of 2026.', false],
])('the prayer is in the crime that the title names: %s', (prayer, differs) => {
  const rules = BAIL('IN THE COURT OF THE SESSIONS JUDGE, KOLLAM', '1. He is in custody.', prayer);
  expect(rules.includes('case_number_differs')).toBe(differs);
});

test('a police station of three letters is that of the title, and a case against the informant is another', () => {
  const rules = CIVIL(
    'bail_application',
    ['IN THE HIGH COURT AT CALCUTTA', ...SUIT, 'FIR No. 96/2023, P.S. Dum Dum', 'APPLICATION FOR BAIL'],
    '1. FIR No. 97/2023 is against the informant.',
    'It is prayed to release him on bail in FIR No. 96/2023, P.S. Dum Dum.',
    'Date: 20.08.2026',
  );
  expect(rules).not.toContain('case_number_differs');
});

test.each([
  ['paragraph 9', true],
  ['paragraph 2', false],
])('a petition that rests on its affidavit refers to a paragraph that it has: %s', (paragraph, broken) => {
  const rules = CIVIL(
    'application',
    ['IN THE COURT OF THE MUNSIFF, ALAPPUZHA', ...SUIT, 'PETITION UNDER ORDER VI RULE 17'],
    `It is prayed that the plaint be amended as stated in ${paragraph} of the affidavit.`,
    'AFFIDAVIT',
    'I, A. Rao, son of B. Rao, aged 40 years, do hereby solemnly affirm and state:',
    '1. I am the plaintiff.',
    '2. The width is 9.40 metres.',
  );
  expect(rules.includes('reference_broken')).toBe(broken);
});

test('a reference to a paper of the other side is none to the affidavit behind a petition', () => {
  const rules = CIVIL(
    'application',
    ['IN THE COURT OF THE MUNSIFF, ALAPPUZHA', ...SUIT, 'PETITION UNDER ORDER VI RULE 17'],
    '1. The respondent says otherwise in paragraph 15 of the counter affidavit.',
    'It is prayed that the plaint be amended.',
    'AFFIDAVIT',
    'I, A. Rao, son of B. Rao, aged 40 years, do hereby solemnly affirm and state:',
    '1. I am the plaintiff.',
  );
  expect(rules).not.toContain('reference_broken');
});

test.each([
  ['Document No. 3', 'Document No. 1. Deed', 'annexure_not_marked'],
  ['Document No. 1', 'Document No. 1. Deed', undefined],
  ['प्रदर्श-2', 'दस्तावेज : प्रदर्श-1 रसीद', 'annexure_not_marked'],
  ['ஆவணம் 1', 'ஆவணம் 1 - பில்\n\nஆவணம் 1 - பட்டா', 'annexure_twice'],
  ['as in Document No. 1, I paid, and Document No. 1 and 12 cheques', 'Document No. 1. Deed', undefined],
])('papers by any word are those of the list: %s, %s', (named, list, rule) => {
  const rules = rulesOf(`${PLAINT(`1. The deed is ${named}.`)}\n\n${list}`);
  expect(rules.filter((one) => one.startsWith('annexure'))).toEqual(rule === undefined ? [] : [rule]);
});

test.each([
  ['3. उसने व्हाट्सएप पर सन्देश भेजा, जिसका प्रिंट प्रदर्श-4 है।', true],
  ['3. அவர் வாட்ஸ்அப் மூலம் அனுப்பிய செய்தியின் அச்சுப்படி ஆவணம் 4.', true],
  ['3. அவர் கைப்பட எழுதிய கடிதம் ஆவணம் 4.', false],
  ['3. वीडियो देखकर उसने पत्नी के प्रति क्रूरता की।', false],
  ['3. அவர் வாட்ஸ்அப்பில் அச்சுறுத்தினார்.', false],
])('an electronic record has its certificate in any language: %s', (text, missing) => {
  expect(rulesOf(PLAINT(text)).includes('certificate_missing')).toBe(missing);
});

test.each([
  ['IN THE COURT OF THE RENT CONTROLLER, PANIPAT', 'PETITION FOR EJECTMENT', true],
  ['IN THE COURT OF THE DISTRICT JUDGE, UJJAIN', 'CAVEAT UNDER SECTION 148A', false],
])('a petition that begins a case in a civil court is verified: %s', (court, title, missing) => {
  const rules = CIVIL(
    'petition',
    [court, ...SUIT, title],
    ...['1. One.', '2. Two.', '3. Three.', 'It is prayed that the order be passed.', 'AFFIDAVIT'],
    'I, A. Rao, son of B. Rao, aged 40 years, do hereby solemnly affirm and state:',
    '1. The facts in paras 1 to 3 of the petition are true to my knowledge.',
  );
  expect(rules.includes('verification_missing')).toBe(missing);
});

test.each([
  ['I, Mohan Gupta, the petitioner in the above case, appoint', true],
  ['I, A. Rao, the petitioner in the above case, appoint', false],
])('a vakalatnama is given by a party: %s', (words, strange) => {
  const rules = CIVIL(
    'vakalatnama',
    [...COURT_AND_SIDES, 'VAKALATNAMA'],
    `Know all men that ${words} Mr. K. Nair, Advocate.`,
  );
  expect(rules.includes('other_case_name')).toBe(strange);
});

test('of two returns of a cheque the last counts, and days are read in Hindi', () => {
  const complaint = (...lines: string[]) =>
    CIVIL(
      'complaint',
      [
        'न्यायालय न्यायिक मजिस्ट्रेट, कोटा',
        'सत्यनारायण — परिवादी',
        'बनाम',
        'हरिओम — अभियुक्त',
        'परिवाद अन्तर्गत धारा 138 परक्राम्य लिखत अधिनियम, 1881',
      ],
      ...lines,
    );
  const returned = [
    '1. यह कि चैक संख्या 448120 दिनांक 10.01.2026 का है। चैक दिनांक 02.02.2026 को पेश किया, जो 03.02.2026 को बिना भुगतान लौटा।',
    '2. यह कि पुनः दिनांक 25.03.2026 को बैंक में पेश किया, जो दिनांक 27.03.2026 को अनादरित हुआ।',
  ];
  const noticed = (day: string) => complaint(...returned, `3. यह कि दिनांक ${day} को मांग का नोटिस भेजा।`);
  expect(noticed('06.05.2026')).toContain('cheque_notice_late');
  expect(noticed('22.04.2026')).not.toContain('cheque_notice_late');
});

test.each([
  ['25 दिनों का विलम्ब', false],
  ['15 दिनों का विलम्ब', true],
])('a delay is counted in Hindi: %s', (delay, differs) => {
  const rules = CIVIL(
    'application',
    [
      'न्यायालय जिला न्यायाधीश, गया',
      'राजदेव — आवेदक',
      'बनाम',
      'शिवबालक — विपक्षी',
      'आवेदन पत्र वास्ते विलम्ब क्षमा करने',
    ],
    '1. यह कि अपील दाखिल करने की अवधि दिनांक 09.04.2026 को समाप्त हुई।',
    `2. यह कि अपील दिनांक 04.05.2026 को दाखिल हो रही है, जिसमें ${delay} हुआ है।`,
  );
  expect(rules.includes('delay_differs')).toBe(differs);
});

const CLAIM = (claim: string, prayer: string) =>
  CIVIL(
    'plaint',
    ['IN THE COURT OF THE CIVIL JUDGE, UJJAIN', ...SUIT, 'PLAINT'],
    `1. The plaintiff is entitled to ${claim} as the price of 12 bales that he sold on 03.02.2026.`,
    `It is prayed that ${prayer}`,
  ).filter((rule) => /relief|amount/u.test(rule));

test.each([
  ['Rs. 2,00,000/-', 'the defendant do pay Rs. 2 lakhs.', []],
  ['Rs. 2.5 lakhs', 'the defendant do pay Rs. 2,50,000/-.', []],
  ['Rs. 1,20,00,000/-', 'the defendant do pay Rs. 1.2 crores.', []],
  ['Rs. 2,00,000/-', 'the defendant do pay Rupees Two Lakhs only.', []],
  ['Rs. 2,00,000/-', 'the defendant do pay Rs. 3 lakhs.', ['amount_differs']],
  // Costs alone name no sum of a claim.
  ['Rs. 2,00,000/-', 'a decree be passed with costs of Rs. 25,000/-.', []],
  // Figures in another order, or one other figure, of a sum that the paper has.
  ['Rs. 23,64,500/-', 'a decree be passed for Rs. 23,46,500/-.', ['amount_differs']],
  ['Rs. 6,18,240/-', 'a decree be passed for Rs. 6,19,240/-.', ['amount_differs']],
  // Each slip of a paragraph is said, and the same slip once.
  [
    'Rs. 6,18,240/- and Rs. 23,64,500/-',
    'a decree be passed for Rs. 6,19,240/- and Rs. 23,46,500/-.',
    ['amount_differs', 'amount_differs'],
  ],
  [
    'Rs. 4,50,000/-',
    'a decree be passed for Rs. 4,50,000/- (Rupees Four Lakhs Forty Thousand only).',
    ['amount_differs'],
  ],
])('sums are compared in any form: %s, %s', (claim, prayer, wanted) => {
  expect(CLAIM(claim, prayer)).toEqual(wanted);
});

test('in a paper of many sums a slip is one though three of them make its figure', () => {
  const paid = Array.from({ length: 30 }, (_, at) => `Rs. ${7_000_000 + at * at * 37}/-`);
  const rules = (...sums: string[]) =>
    CIVIL(
      'plaint',
      ['IN THE COURT OF THE CIVIL JUDGE, UJJAIN', ...SUIT, 'PLAINT'],
      `1. He paid ${[...sums, 'Rs. 6,18,240/-', 'Rs. 6,00,000/-', 'Rs. 19,000/-', 'Rs. 240/-'].join(', ')}.`,
      'It is prayed that a decree be passed for Rs. 6,19,240/-.',
    ).filter((rule) => rule === 'amount_differs');
  expect(rules()).toEqual([]);
  expect(rules(...paid)).toEqual(['amount_differs']);
});

test.each([
  ['the cheque amount of Rs. 4,08,000/-', true],
  ['the cheque amount of Rs. 4,80,000/-', false],
  ['a fine of twice the cheque amount, that is, twice the cheque amount of Rs. 9,60,000/-', false],
])('a paper on one cheque has one sum of it: %s', (asked, differs) => {
  const rules = rulesOf(
    PLAINT(
      '1. The accused gave cheque No. 118820 for Rs. 4,80,000/-.',
      `2. The complainant demanded ${asked}.`,
    ),
  );
  expect(rules.includes('amount_differs')).toBe(differs);
});

test.each([
  ['The defendant had already received the first on 01.02.2026.', false],
  ['The defendant had received the earlier one on 01.02.2026.', false],
  ['The defendant received the same on 01.02.2026.', true],
])('a sentence that goes back is in no disorder: %s', (next, disordered) => {
  const rules = rulesOf(PLAINT(`1. A second notice was sent on 15.03.2026. ${next}`));
  expect(rules.includes('days_disordered')).toBe(disordered);
});

test.each([
  ['that the judgment and order dated 21.02.2026 be set aside.', true],
  ['that the judgment and order dated 11.02.2026 be set aside.', false],
  ['under the order, to stay the auction on 21.02.2026.', false],
  ['that the hearing under the order, fixed on 21.02.2026, be adjourned.', false],
  ['that the order of removal from service dated 21.02.2026 be quashed.', true],
  ['that the order passed after the enquiry report dated 21.02.2026 be quashed.', false],
])('a day of the prayer is that of the paper nearest to it: %s', (asked, differs) => {
  const rules = CIVIL(
    'petition',
    [...COURT_AND_SIDES, 'WRIT PETITION'],
    '1. By a judgment and order dated 11.02.2026 the allotment was cancelled.',
    `It is prayed ${asked}`,
  );
  expect(rules.includes('dates_contradict')).toBe(differs);
});

test.each([
  ['1. Crime No. 615/2026 was registered at Karunagappally Police Station.', true],
  ['1. Crime No. 615/2026 was registered at Chavara Police Station.', false],
  ['1. Crime No. 651/2026 was registered on a complaint.', true],
  ['1. Another case, Crime No. 651/2026 of Karunagappally Police Station, ended in acquittal.', false],
])('a paragraph names the crime and the station of the title: %s', (text, differs) => {
  const rules = BAIL(
    'IN THE COURT OF THE SESSIONS JUDGE, KOLLAM',
    text,
    'It is prayed to release him on bail in Crime No. 615/2026.',
  );
  expect(rules.includes('case_number_differs')).toBe(differs);
});

test.each([
  ['1. The averments in paras 15 and 16 above are part of the counter claim.', true],
  ['1. The averments in paras 15 and 16 of the plaint are denied.', false],
  ['1. As to paragraph 15, the facts stated above are repeated.', false],
])('an answer refers to a paragraph of its own that it has: %s', (text, broken) => {
  const rules = CIVIL('written_statement', [...COURT_AND_SIDES, 'WRITTEN STATEMENT'], text, '2. It is so.');
  expect(rules.includes('reference_broken')).toBe(broken);
});

test('the interim relief under its own heading leaves the prayer above it', () => {
  const rules = CIVIL(
    'petition',
    [...COURT_AND_SIDES, 'WRIT PETITION'],
    '1. By an order dated 11.02.2026 the allotment was cancelled.',
    'It is prayed that the order dated 21.02.2026 be quashed.',
    'INTERIM RELIEF',
    'It is prayed that further steps be stayed.',
  );
  expect(rules).toContain('dates_contradict');
});
