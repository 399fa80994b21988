/** Something that a paper states and an answer repeats. Slots in braces are filled by the bench: {amount:rent}. */
export interface Claim {
  /** The words of the paper. */
  paper: string;
  /** The same as answers say it. */
  says: readonly string[];
  /** The contrary, with a word that denies or without it. */
  denies?: string;
  /** The same of the other party. */
  exchanged?: string;
  /** Words that an answer quotes, and the same with one word changed: the changed word. */
  quotes?: { answer: string; changed: string; word: string };
}

export interface Paper {
  title: string;
  language: 'en' | 'hi';
  claims: readonly Claim[];
}

/** Papers and judgments of our own with invented parties. */
export const OPEN_PAPERS: readonly Paper[] = [
  {
    title: 'Lease deed.pdf, page 1',
    language: 'en',
    claims: [
      {
        paper:
          'This deed is made on {date:made} between {name:owner}, hereinafter the lessor, and {name:tenant}, hereinafter the lessee.',
        says: [
          'The deed was made on {date:made} between {name:owner} and {name:tenant}.',
          'The lessor is {name:owner} and the lessee is {name:tenant}.',
        ],
      },
      {
        paper: 'The lessee shall pay a monthly rent of {amount:rent} on or before the fifth of each month.',
        says: [
          'The monthly rent is {amount:rent}.',
          'A rent of {amount:rent} is payable every month by the lessee.',
        ],
        exchanged: 'A rent is payable every month by the lessor.',
      },
      {
        paper: 'The lessee shall not sublet the premises without the written consent of the lessor.',
        says: [
          'The lessee shall not sublet the premises without written consent.',
          'Subletting without the written consent of the lessor is not allowed.',
        ],
        denies: 'The lessee shall sublet the premises.',
        quotes: {
          answer: 'The deed says: “shall not sublet the premises without the written consent of the lessor”.',
          changed: 'The deed says: “shall not sublet the premises without the oral consent of the lessor”.',
          word: 'oral',
        },
      },
      {
        paper:
          'The term of the lease is {period:term}, governed by {section:lease} of the Transfer of Property Act, 1882.',
        says: [
          'The lease is for {period:term}.',
          'The lease is governed by {section:lease} of the Transfer of Property Act.',
        ],
      },
    ],
  },
  {
    title: 'Demand notice.pdf, page 2',
    language: 'en',
    claims: [
      {
        paper:
          'Our client {name:payee} received from you cheque No. 004512 dated {date:chequeDay} for {amount:cheque} drawn on Canara Bank.',
        says: [
          'The cheque was for {amount:cheque} and is dated {date:chequeDay}.',
          '{name:payee} received a cheque for {amount:cheque} drawn on Canara Bank.',
        ],
      },
      {
        paper: 'The cheque was returned unpaid on {date:return} with the remark "funds insufficient".',
        says: ['The cheque was returned unpaid on {date:return}.'],
        denies: 'The cheque was not returned unpaid by the bank.',
        quotes: {
          answer: 'The remark was “returned unpaid on {date:return} with the remark”.',
          changed: 'The notice says “returned paid on {date:return} with the remark”.',
          word: 'paid',
        },
      },
      {
        paper:
          'You are called upon under {section:notice} of the Negotiable Instruments Act, 1881 to pay within {period:pay} of receipt of this notice.',
        says: [
          'The notice asks for payment within {period:pay}.',
          'The notice was sent under {section:notice} of the Negotiable Instruments Act.',
        ],
      },
      {
        paper: 'The complainant has not received any payment, and the drawer has denied the debt.',
        says: ['The complainant has not received any payment.'],
        denies: 'The complainant has received payment.',
        exchanged: 'The payee has denied the debt.',
      },
    ],
  },
  {
    title: 'Basavappa v. Union Bank, High Court of Karnataka, 12 March 2019, paragraph 14',
    language: 'en',
    claims: [
      {
        paper:
          'We hold that the presumption under {section:held} of the Evidence Act is rebuttable, following {citation:followed}.',
        says: [
          'The court held that the presumption under {section:held} of the Evidence Act is rebuttable.',
          'The court followed {citation:followed} and held the presumption to be rebuttable.',
        ],
        denies: 'The court held that the presumption is not rebuttable.',
        quotes: {
          answer: 'It said “the presumption under {section:held} of the Evidence Act is rebuttable”.',
          changed: 'It said “the presumption under {section:held} of the Evidence Act is conclusive”.',
          word: 'conclusive',
        },
      },
      {
        paper:
          'The appeal filed by the appellant {name:appellant} is allowed and the decree of the trial court dated {date:decree} is set aside with costs of {amount:costs}.',
        says: [
          'The appeal of {name:appellant} was allowed with costs of {amount:costs}.',
          'The decree dated {date:decree} was set aside.',
        ],
        denies:
          'The appeal filed by the appellant was dismissed and the decree of the trial court was upheld.',
        exchanged:
          'The appeal filed by the respondent is allowed and the decree of the trial court is set aside.',
      },
      {
        paper:
          'The plaintiff proved delivery of the goods, but the defendant did not pay the price of {amount:price}.',
        says: [
          'The defendant did not pay the price of {amount:price}.',
          'The plaintiff proved delivery of the goods.',
        ],
        denies: 'The defendant paid the price of {amount:price}.',
        exchanged: 'The plaintiff did not pay the price of {amount:price}.',
      },
    ],
  },
  {
    title: 'नोटिस.pdf, पृष्ठ 1',
    language: 'hi',
    claims: [
      {
        paper: 'श्री {name:hiOwner} ने दिनांक {date:hiMade} को दुकान किराये पर दी।',
        says: ['दुकान {date:hiMade} को किराये पर दी गई।', 'श्री {name:hiOwner} ने दुकान किराये पर दी।'],
      },
      {
        paper: 'मासिक किराया {amount:hiRent} तय हुआ था।',
        says: ['मासिक किराया {amount:hiRent} है।', 'किराया {amount:hiRent} प्रति माह तय हुआ था।'],
        denies: 'मासिक किराया तय नहीं हुआ था।',
      },
      {
        paper: 'किरायेदार ने तीन माह से किराया नहीं दिया और दुकान खाली नहीं की।',
        says: ['किरायेदार ने तीन माह से किराया नहीं दिया।'],
        denies: 'किरायेदार ने तीन माह का किराया दिया।',
        exchanged: 'मकान-मालिक ने तीन माह से किराया नहीं दिया।',
        quotes: {
          answer: 'नोटिस में “तीन माह से किराया नहीं दिया” लिखा है।',
          changed: 'नोटिस में “दस माह से किराया नहीं दिया” लिखा है।',
          word: 'दस',
        },
      },
      {
        paper: 'यह नोटिस संपत्ति अंतरण अधिनियम की {section:hiSection} के अधीन {period:hiPeriod} का समय देता है।',
        says: ['नोटिस {section:hiSection} के अधीन है।', 'नोटिस {period:hiPeriod} का समय देता है।'],
      },
    ],
  },
];

/** Written after the rules were settled on the papers above, and looked at once: then the last papers were written. */
export const HELD_PAPERS: readonly Paper[] = [
  {
    title: 'Agreement to sell.docx, page 3',
    language: 'en',
    claims: [
      {
        paper:
          'By this agreement dated {date:agreed} the vendor {name:vendor} agreed to sell the house at Perundurai Road to {name:buyer} for a total consideration of {amount:consideration}.',
        says: [
          '{name:vendor} agreed to sell the house to {name:buyer} for {amount:consideration}.',
          'The agreement is of {date:agreed}.',
          'The total price agreed for the house was {amount:consideration}.',
        ],
        exchanged: 'The purchaser agreed to sell the house at Perundurai Road.',
      },
      {
        paper:
          'The purchaser paid an advance of {amount:advance} and the vendor delivered the original documents of title.',
        says: [
          'An advance of {amount:advance} was paid by the purchaser.',
          'The vendor handed over the original title documents.',
        ],
        denies: 'The purchaser never paid an advance of {amount:advance}.',
        exchanged: 'The purchaser delivered the original documents of title.',
        quotes: {
          answer: 'The vendor “delivered the original documents of title”.',
          changed: 'The vendor “retained the original documents of title”.',
          word: 'retained',
        },
      },
      {
        paper:
          'The sale deed shall be executed within {period:execute}, failing which the purchaser may sue under {section:specific} of the Specific Relief Act, 1963.',
        says: [
          'The sale deed must be executed within {period:execute}.',
          'On default the purchaser may sue under {section:specific} of the Specific Relief Act.',
        ],
        quotes: {
          answer: 'It provides: “failing which the purchaser may sue”.',
          changed: 'It provides: “failing which the purchaser may withdraw”.',
          word: 'withdraw',
        },
      },
    ],
  },
  {
    title: 'Claim petition.pdf, page 4',
    language: 'en',
    claims: [
      {
        paper:
          'On {date:accident} a lorry driven by {name:driver} hit the motor cycle of the deceased near Hosur.',
        says: [
          'The accident took place on {date:accident} near Hosur.',
          'The lorry was driven by {name:driver}.',
        ],
        denies: 'A lorry did not hit the motor cycle of the deceased near Hosur.',
      },
      {
        paper:
          'The deceased was a mason who earned {amount:income} a month; the claimants seek compensation of {amount:claim} with interest at nine per cent.',
        says: [
          'The deceased earned {amount:income} a month as a mason.',
          'Compensation of {amount:claim} is claimed.',
        ],
        quotes: {
          answer: 'The deceased was “a mason who earned” his living.',
          changed: 'The deceased was “a clerk who earned” his living.',
          word: 'clerk',
        },
      },
      {
        paper: 'The insurer denies that the driver held a valid licence.',
        says: [
          'The insurer denies that the driver held a valid licence.',
          'According to the insurer the driver had no valid licence.',
        ],
        denies: 'The insurer accepts that the driver held a valid licence.',
      },
      {
        paper:
          'The petition is filed under {section:motor} of the Motor Vehicles Act, 1988 within {period:filed} of the accident.',
        says: [
          'The petition under {section:motor} of the Motor Vehicles Act was filed within {period:filed} of the accident.',
        ],
        denies: 'The petition was not filed within {period:filed} of the accident.',
      },
    ],
  },
  {
    title: 'Thangavel v. State of Tamil Nadu, High Court of Madras, 4 July 2016, paragraph 22',
    language: 'en',
    claims: [
      {
        paper:
          'In {citation:bail} it was laid down that a confession to a police officer is not admissible under {section:police} of the Evidence Act.',
        says: [
          'It was laid down in {citation:bail} that a confession to a police officer is not admissible.',
          'Under {section:police} of the Evidence Act a confession to a police officer is inadmissible.',
        ],
        denies: 'A confession to a police officer is admissible.',
        quotes: {
          answer: 'The law is that “a confession to a police officer is not admissible”.',
          changed: 'The law is that “a confession to a village officer is not admissible”.',
          word: 'village',
        },
      },
      {
        paper:
          'The accused {name:accused} was arrested on {date:arrest} and the recovery was made only on {date:recovery}.',
        says: ['{name:accused} was arrested on {date:arrest}.', 'The recovery was made on {date:recovery}.'],
        denies: 'The accused was not arrested.',
      },
      {
        paper:
          'We therefore set aside the conviction, acquit the accused and order the fine of {amount:fine} to be refunded.',
        says: ['The conviction was set aside and the fine of {amount:fine} is to be refunded.'],
        denies: 'The accused was convicted and the fine of {amount:fine} is not to be refunded.',
      },
    ],
  },
  {
    title: 'आदेश.pdf, पृष्ठ 2',
    language: 'hi',
    claims: [
      {
        paper: 'वादी श्री {name:hiPlaintiff} ने {date:hiSuit} को वाद दायर किया और {amount:hiClaim} की माँग की।',
        says: [
          'वाद {date:hiSuit} को दायर किया गया।',
          'वादी ने {amount:hiClaim} की माँग की।',
          'श्री {name:hiPlaintiff} ने वाद दायर किया।',
        ],
        exchanged: 'प्रतिवादी ने वाद दायर किया।',
      },
      {
        paper: 'प्रतिवादी ने {section:hiBar} के अधीन आपत्ति की, किन्तु न्यायालय ने आपत्ति स्वीकार नहीं की।',
        says: ['न्यायालय ने आपत्ति स्वीकार नहीं की।', 'प्रतिवादी की आपत्ति {section:hiBar} के अधीन थी।'],
        denies: 'न्यायालय ने आपत्ति स्वीकार की।',
        quotes: {
          answer: 'आदेश में “न्यायालय ने आपत्ति स्वीकार नहीं की” लिखा है।',
          changed: 'आदेश में “न्यायालय ने अपील स्वीकार नहीं की” लिखा है।',
          word: 'अपील',
        },
      },
      {
        paper: 'प्रतिवादी {period:hiPay} के भीतर राशि अदा करे।',
        says: ['राशि {period:hiPay} के भीतर अदा करनी है।'],
        denies: 'प्रतिवादी राशि अदा न करे।',
        exchanged: 'वादी {period:hiPay} के भीतर राशि अदा करे।',
      },
    ],
  },
];

/** Written after the rules were settled on all papers above. */
export const LAST_PAPERS: readonly Paper[] = [
  {
    title: 'Appointment letter.pdf, page 1',
    language: 'en',
    claims: [
      {
        paper:
          'We are pleased to appoint {name:employee} as accounts officer with effect from {date:joined} on a gross salary of {amount:salary} per month.',
        says: [
          '{name:employee} joined as accounts officer on {date:joined}.',
          'The gross salary is {amount:salary} per month.',
          '{name:employee} was appointed with effect from {date:joined}.',
        ],
        denies: 'The employee was not appointed as accounts officer.',
      },
      {
        paper:
          'Either side may end the service by a notice of {period:notice}; the employer need not give reasons during probation.',
        says: [
          'The service can be ended by a notice of {period:notice}.',
          'The employer need not give reasons during probation.',
        ],
        denies: 'The employer must give reasons during probation.',
        exchanged: 'The employee need not give reasons during probation.',
        quotes: {
          answer: 'It says “need not give reasons during probation”.',
          changed: 'It says “need not give reasons during service”.',
          word: 'service',
        },
      },
      {
        paper: 'Disputes fall under {section:dispute} of the Industrial Disputes Act, 1947.',
        says: ['Disputes are covered by {section:dispute} of the Industrial Disputes Act.'],
      },
    ],
  },
  {
    title: 'Chinnasamy v. Revenue Divisional Officer, High Court of Madras, 9 January 2020, paragraph 31',
    language: 'en',
    claims: [
      {
        paper:
          'The land acquired on {date:acquired} was never put to public use, and {name:owner} is entitled to {amount:award} under {section:award} of the Land Acquisition Act, 1894.',
        says: [
          '{name:owner} is entitled to {amount:award} under {section:award} of the Land Acquisition Act.',
          'The land was never put to public use.',
          'The land was acquired on {date:acquired}.',
        ],
        denies: 'The land acquired was put to public use.',
        quotes: {
          answer: 'The court found that the land “was never put to public use”.',
          changed: 'The court found that the land “was always put to public use”.',
          word: 'always',
        },
      },
      {
        paper:
          'The view in {citation:view} does not apply, because the petitioner had no notice of the enquiry.',
        says: [
          'The petitioner had no notice of the enquiry.',
          '{citation:view} does not apply.',
          'The court distinguished {citation:view}, since the petitioner had no notice of the enquiry.',
        ],
        denies: 'The petitioner had notice of the enquiry.',
        exchanged: 'The respondent had no notice of the enquiry.',
      },
    ],
  },
  {
    title: 'शपथ पत्र.pdf, पृष्ठ 1',
    language: 'hi',
    claims: [
      {
        paper: 'मैंने {date:hiLoan} को श्री {name:hiLender} से {amount:hiLoan2} उधार लिए।',
        says: ['{date:hiLoan} को {amount:hiLoan2} उधार लिए गए।', 'उधार श्री {name:hiLender} से लिया गया।'],
        denies: '{date:hiLoan} को उधार नहीं लिया गया।',
      },
      {
        paper: 'ऋणदाता ने {section:hiLaw} के अधीन परिवाद दायर किया, परन्तु कोई रसीद पेश नहीं की।',
        says: ['ऋणदाता ने कोई रसीद पेश नहीं की।', 'परिवाद {section:hiLaw} के अधीन दायर हुआ।'],
        denies: 'ऋणदाता ने रसीद पेश की।',
        quotes: {
          answer: 'लिखा है कि “कोई रसीद पेश नहीं की”।',
          changed: 'लिखा है कि “कोई रसीद पेश नहीं हुई”।',
          word: 'हुई',
        },
      },
    ],
  },
];
