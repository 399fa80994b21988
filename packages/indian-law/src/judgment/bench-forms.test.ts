import { expect, test } from 'vitest';
import { findJudges } from './judges.ts';

/** Forms in which registries print a bench; the second part is the names with their white space. */
const BENCHES: readonly [printed: string, judges: string[]][] = [
  ["CORAM: HON'BLE MR. JUSTICE A. B. SHARMA\n", ['A. B. SHARMA']],
  [
    "Coram:\nHon'Ble Mr Justice Ravi Nath\nHon'Ble Ms Justice Sunita Devi Rao\n",
    ['Ravi Nath', 'Sunita Devi Rao'],
  ],
  ["Hon'ble Siddhartha Varma,J.\nHon'ble Ajit Singh,J.\n", ['Siddhartha Varma', 'Ajit Singh']],
  [
    "Hon'ble Mrs. Sunita Agarwal,J.\nHon'ble Vipin Chandra Dixit,J.\n",
    ['Sunita Agarwal', 'Vipin Chandra Dixit'],
  ],
  ["(Delivered by Hon'ble Saral Srivastava, J.)", ['Saral Srivastava']],
  ['[Per Vivek Agarwal, J.]', ['Vivek Agarwal']],
  ["(Per: Hon'ble Mr. Justice Raja Vijayan)", ['Raja Vijayan']],
  [
    "THE HON'BLE MR. ABHAY S. OKA, CHIEF JUSTICE\nAND\nTHE HON'BLE MR. JUSTICE S. SHANKAR\n",
    ['ABHAY S. OKA', 'S. SHANKAR'],
  ],
  [
    'HONOURABLE THE CHIEF JUSTICE MR. JUSTICE VIKRAM NATH\nand\nHONOURABLE MR. JUSTICE J.B.PARDIWALA\n',
    ['VIKRAM NATH', 'J.B.PARDIWALA'],
  ],
  ["The Hon'ble The Chief Justice Mr. Ravi Malimath\n", ['Ravi Malimath']],
  ["Hon'ble Mr. Ajay Mohan Goel, Judge.\n", ['Ajay Mohan Goel']],
  ['The Hon’ble Ms. Justice Jyotsna Rewal Dua, Judge.\n', ['Jyotsna Rewal Dua']],
  [
    "The Hon'ble Mr. Justice Tarlok Singh Chauhan, Judge.\nThe Hon'ble Mr. Justice Satyen Vaidya, Judge.\n",
    ['Tarlok Singh Chauhan', 'Satyen Vaidya'],
  ],
  ['CORAM : G.S. PATEL &\n        NEELA GOKHALE, JJ.\n', ['G.S. PATEL', 'NEELA GOKHALE']],
  [
    'CORAM : S. C. DHARMADHIKARI &\n               R. I. CHAGLA, JJ.\n',
    ['S. C. DHARMADHIKARI', 'R. I. CHAGLA'],
  ],
  ['CORAM  : A.S. CHANDURKAR AND VINAY JOSHI, JJ.\n', ['A.S. CHANDURKAR', 'VINAY JOSHI']],
  ['CORAM : DIPANKAR DATTA, CJ &\n G. S. KULKARNI, J.\n', ['DIPANKAR DATTA', 'G. S. KULKARNI']],
  ['Coram: Nitin Jamdar, J.\n', ['Nitin Jamdar']],
  [
    'PRESENT:\nTHE HONOURABLE MR.JUSTICE K.VINOD CHANDRAN\n&\nTHE HONOURABLE MR.JUSTICE T.R.RAVI\n',
    ['K.VINOD CHANDRAN', 'T.R.RAVI'],
  ],
  [
    "Before:\nThe Hon'ble Justice I. P. Mukerji\nAnd\nThe Hon'ble Justice Md. Nizamuddin\n",
    ['I. P. Mukerji', 'Md. Nizamuddin'],
  ],
  ['M.R. Shah, J.\n', ['M.R. Shah']],
  ['Coram: S. C. Gupte And Madhav J. Jamdar, Jj.\n', ['S. C. Gupte', 'Madhav J. Jamdar']],
  ['CORAM : MADHAV J. JAMDAR, J.\n', ['MADHAV J. JAMDAR']],
  ['Surinder Gupta, J.(Oral)\n', ['Surinder Gupta']],
  ['Hon. Siddharth,J.\n', ['Siddharth']],
  ['as the Chief Justice Calcutta High Court held', []],
  ['DR ANAND, J.- These appeals', ['ANAND']],
  ['delivered by B.M.\nLall and S.R. Singh, JJ. in it', ['B.M.\nLall', 'S.R. Singh']],
  ['Their Lordships Sikri, C.J., Shelat and Mukherjea, JJ. held', ['Sikri', 'Shelat', 'Mukherjea']],
  ['Dr. Dhananjaya Y Chandrachud, J\n', ['Dhananjaya Y Chandrachud']],
  ['Uday Umesh Lalit, J.\n', ['Uday Umesh Lalit']],
  [
    'HONOURABLE MR.JUSTICE R.M.CHHAYA\n and\n HONOURABLE MS. JUSTICE SONIA GOKANI\n',
    ['R.M.CHHAYA', 'SONIA GOKANI'],
  ],
  ["HON'BLE SRI JUSTICE M. SATYANARAYANA MURTHY\n", ['M. SATYANARAYANA MURTHY']],
  ["HON'BLE DR. JUSTICE SHAMEEM AKTHER\n", ['SHAMEEM AKTHER']],
  ["THE HON'BLE SMT. JUSTICE T. RAJANI\n", ['T. RAJANI']],
  ['THE HONOURABLE DR.JUSTICE ANITA SUMANTH\n', ['ANITA SUMANTH']],
  ["THE HON'BLE DR. JUSTICE B.R.SARANGI\n", ['B.R.SARANGI']],
  ["HON'BLE SHRI JUSTICE SUJOY PAUL\n&\nHON'BLE SMT. JUSTICE ANJULI PALO\n", ['SUJOY PAUL', 'ANJULI PALO']],
  ['JUSTICE MUKTA GUPTA\n', ['MUKTA GUPTA']],
  [
    "CORAM:\nHON'BLE MR. JUSTICE SIDDHARTH MRIDUL\nHON'BLE MR. JUSTICE RAJNISH BHATNAGAR\nSIDDHARTH MRIDUL, J.",
    ['SIDDHARTH MRIDUL', 'RAJNISH BHATNAGAR', 'SIDDHARTH MRIDUL'],
  ],
  [
    "Hon'ble Shri Justice Prashant Kumar Mishra, CJ\nHon'ble Shri Justice Parth Prateem Sahu\n",
    ['Prashant Kumar Mishra', 'Parth Prateem Sahu'],
  ],
  [
    "HON'BLE MR. JUSTICE SANDEEP MEHTA\nHON'BLE MR. JUSTICE VINOD KUMAR BHARWANI\n",
    ['SANDEEP MEHTA', 'VINOD KUMAR BHARWANI'],
  ],
  ["HON'BLE MR. JUSTICE SHREE CHANDRASHEKHAR\n", ['SHREE CHANDRASHEKHAR']],
  ["Hon'ble Sri Ramesh Sinha,J.\n", ['Ramesh Sinha']],
  ["Hon'ble Sri Justice K.C.Bhanu\n", ['K.C.Bhanu']],
  ["THE HON'BLE MR.JUSTICE KRISHNA S DIXIT\n", ['KRISHNA S DIXIT']],
  [
    "THE HON'BLE MRS.JUSTICE S.SUJATHA\nAND\nTHE HON'BLE MR.JUSTICE E.S.INDIRESH\n",
    ['S.SUJATHA', 'E.S.INDIRESH'],
  ],
  ["Hon'ble Mr. Justice N. Kotiswar Singh\n", ['N. Kotiswar Singh']],
  ['Mr. Justice Arijit Pasayat\n', ['Arijit Pasayat']],
  ['held by Krishna Iyer, J. in the case', ['Krishna Iyer']],
  ['speaking through Mahajan, J. said', ['Mahajan']],
  ['per Sikri, C.J. in', ['Sikri']],
  ['(Bhagwati J. dissenting)', ['Bhagwati']],
  ['Patanjali Sastri, C.J., speaking', ['Patanjali Sastri']],
  ['Shah, Sikri and Bachawat, JJ. held', ['Shah', 'Sikri', 'Bachawat']],
  ['Wanchoo and Bachawat JJ. held', ['Wanchoo', 'Bachawat']],
  ["Hon'ble Justice V.R. Krishna Iyer observed", ['V.R. Krishna Iyer']],
  ['by Mr. Justice (Retd.) R.V. Raveendran as arbitrator', ['R.V. Raveendran']],
  ['by Justice (Dr.) Dhananjaya Chandrachud in', ['Dhananjaya Chandrachud']],
  ['Justice G.P. Singh in his book', ['G.P. Singh']],
  [
    "The Hon'ble Mr. Justice Joymalya Bagchi\n              And\nThe Hon'ble Mr. Justice Suvra Ghosh\n",
    ['Joymalya Bagchi', 'Suvra Ghosh'],
  ],
  ["HON'BLE MR. JUSTICE MANOJ KUMAR TIWARI\n(Oral)", ['MANOJ KUMAR TIWARI']],
  ["Hon'ble Sharad Kumar Sharma, J.\n", ['Sharad Kumar Sharma']],
  ["Hon'ble Lok Pal Singh, J. (Oral)\n", ['Lok Pal Singh']],
  ['Hon’ble Mr. Justice Ali Mohammad Magrey, Judge\n', ['Ali Mohammad Magrey']],
  ["HON'BLE MR. JUSTICE LANUSUNGKUM JAMIR\n", ['LANUSUNGKUM JAMIR']],
  ["HON'BLE THE CHIEF JUSTICE (ACTING) MR. N. KOTISWAR SINGH\n", ['N. KOTISWAR SINGH']],
  ["CORAM: HON'BLE MR. JUSTICE ARUN\n       KUMAR TYAGI\n", ['ARUN\n       KUMAR TYAGI']],
  ["CORAM: HON'BLE THE CHIEF JUSTICE\n HON'BLE MR. JUSTICE SUBRAMONIUM PRASAD\n", ['SUBRAMONIUM PRASAD']],
  ["THE HON'BLE MR. JUSTICE MANISH\nPITALE\n", ['MANISH\nPITALE']],
  ["CORAM: HON'BLE MR. JUSTICE H.S. MADAAN\n", ['H.S. MADAAN']],
  ["HON'BLE MR. JUSTICE ROBIN PHUKAN\n", ['ROBIN PHUKAN']],
  ['HONOURABLE MR. JUSTICE BIREN VAISHNAV Sd/-\n', ['BIREN VAISHNAV']],
  ['Dinesh Kumar Singh-I,J.', ['Dinesh Kumar Singh']],
  ['IN THE COURT OF SH. RAMESH KUMAR, ADDITIONAL DISTRICT JUDGE', ['RAMESH KUMAR']],
  ['Presided over by: Ms. Sheetal Chaudhary, Metropolitan Magistrate', ['Sheetal Chaudhary']],
  [
    'BEFORE: SHRI V. DURGA RAO, JUDICIAL MEMBER AND SHRI G. MANJUNATHA, ACCOUNTANT MEMBER',
    ['V. DURGA RAO', 'G. MANJUNATHA'],
  ],
  ['Before Sh. N. K. Saini, AM And Sh. Sudhanshu Srivastava, JM', ['N. K. Saini', 'Sudhanshu Srivastava']],
  ['Coram : V.M.Kanade & \n M.S.Sonak, JJ.', ['V.M.Kanade', 'M.S.Sonak']],
  ['CORAM: R. D. DHANUKA & ABHAY AHUJA, JJ.', ['R. D. DHANUKA', 'ABHAY AHUJA']],
  ['(CORAM : SUNIL B. SHUKRE AND\n ANIL S. KILOR, JJ.)', ['SUNIL B. SHUKRE', 'ANIL S. KILOR']],
  ['CORAM:HONOURABLE MR. JUSTICE N.V.ANJARIA', ['N.V.ANJARIA']],
  ["PRESENT:- HON'BLE MR. JUSTICE S.K. PANIGRAHI", ['S.K. PANIGRAHI']],
  ['P R E S E N T\nTHE HONOURABLE MR. JUSTICE C.R. DASH', ['C.R. DASH']],
  ["THE HON'BLE MR.JUSTICE C.V.KARTHIKEYAN", ['C.V.KARTHIKEYAN']],
];

test.each(BENCHES)('reads the bench %j', (printed, judges) => {
  expect(findJudges(printed).map(({ start, end }) => printed.slice(start, end))).toEqual(judges);
});

test('a bench of thirteen is read whole', () => {
  const names = [...'ABCDEFGHIJKLM'].map((initial) => `${initial}. S. Rao${initial.toLowerCase()}`);
  const list = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  for (const printed of [
    `CORAM: ${list}, JJ.\n`,
    names.map((name) => `Hon'ble Mr. Justice ${name}\n`).join(''),
  ])
    expect(findJudges(printed).map(({ name }) => name)).toEqual(names);
});

test.each([
  'Mr. Ram Nath, Assistant to G.P. for Respondent No.2- State.\nCoram : A. S. Rao And M. S. Sen, JJ.',
  'Mr. Ram Nath, for the respondent\nCoram : A. S. Rao And M. S. Sen, JJ.',
])('counsel printed above the bench are no judges: %j', (printed) => {
  expect(findJudges(printed).map((judge) => judge.name)).toEqual(['A. S. Rao', 'M. S. Sen']);
});
