import type { EvalQuestion } from './types.ts';

/** Propositions of law, definitions and sections. */
export const general: readonly EvalQuestion[] = [
  {
    ask: 'Is time of the essence in an agreement to sell land when the vendor sells to pay a bank?',
    from: ['sample-02'],
    says: [/essence/iu],
  },
  {
    ask: 'Authority that readiness means capacity to pay and willingness means conduct under section 16(c) of the Specific Relief Act',
    from: ['sample-02'],
    says: [/readiness is capacity|ready and willing/iu],
  },
  {
    ask: 'What must a co-owner prove to show ouster?',
    from: ['sample-09', 'sample-15'],
    says: [/hostile denial|denied the other/iu, /knowledge|brought home/iu],
  },
  {
    ask: 'Can a defendant plead title and adverse possession together on the same possession?',
    from: ['sample-09'],
    says: [/mutually inconsistent|cannot live together|until the former is renounced/iu],
  },
  {
    ask: 'Does an entry in the column of cultivation prove hostile possession against a co-sharer?',
    from: ['sample-09', 'sample-15'],
    says: [/column of cultivation|entries of cultivation/iu],
  },
  {
    ask: 'Is a daughter a coparcener by birth even if the father died before 9 September 2005?',
    from: ['sample-15'],
    says: [/by birth/iu],
  },
  {
    ask: 'Can an oral partition be accepted under section 6 of the Hindu Succession Act?',
    from: ['sample-15'],
    says: [/oral partition/iu, /cannot be accepted|rejected outright|cannot be recognised/iu],
  },
  {
    ask: 'Is there a presumption that property in the name of a member of a joint family is joint?',
    from: ['sample-15'],
    says: [/no presumption/iu],
  },
  {
    ask: 'When may a writ court interfere with a tender although the work has progressed?',
    from: ['sample-17'],
    says: [/public interest|tender/iu],
  },
  {
    ask: 'Must a tender committee give a reason for rejecting a bid?',
    from: ['sample-17', 'sample-08'],
    says: [/reason/iu, /not as per nit|conclusion|committee/iu],
  },
  {
    ask: 'Can reasons in an order be supplemented later by an affidavit?',
    from: ['sample-04', 'sample-17', 'sample-08', 'sample-01', 'prior_case'],
    says: [/affidavit/iu, /supplement|cannot|fresh reasons/iu],
  },
  {
    ask: 'What must a show cause notice for cancelling a GST registration state?',
    from: ['sample-08'],
    says: [/notice/iu, /what the person is said to have done|particulars/iu],
  },
  {
    ask: 'Can a GST registration be cancelled with retrospective effect as a matter of course?',
    from: ['sample-08'],
    says: [/not to be used as a matter of course/iu],
  },
  {
    ask: 'What is compensation in public law for a death in police custody based on?',
    from: ['sample-16', 'prior_case'],
    says: [/strict liability|contravention of fundamental rights|public law/iu],
  },
  {
    ask: 'Rule in a case that rests on circumstantial evidence',
    from: ['sample-05', 'prior_case'],
    says: [/circumstances/iu, /chain|hypothesis|conclusive/iu],
  },
  {
    ask: 'Does section 106 of the Evidence Act relieve the prosecution of its burden?',
    from: ['sample-05', 'prior_case'],
    says: [/not intended to relieve the prosecution/iu],
  },
  {
    ask: 'Is a certificate under section 65B(4) mandatory for electronic evidence?',
    from: ['sample-22', 'sample-05'],
    says: [/certificate/iu, /mandatory|condition precedent|shall not be admitted/iu],
  },
  {
    ask: 'Does "unable to maintain herself" in section 125 CrPC mean that the wife must be destitute?',
    from: ['sample-14'],
    says: [/does not mean that the wife should be absolutely destitute/iu],
  },
  {
    ask: 'From what date is maintenance to be awarded?',
    from: ['sample-14'],
    says: [/date of (?:the )?application/iu],
  },
  {
    ask: 'Can a written version be filed beyond forty-five days before a consumer commission?',
    from: ['sample-24'],
    says: [/fifteen days/iu, /no power|mandatory|not exceeding/iu],
  },
  {
    ask: 'Is a High Court under Article 227 an appellate court?',
    from: ['sample-24', 'prior_case'],
    says: [/superintendence|appeal in disguise|sparingly|does not act as an Appellate Court/iu],
  },
  {
    ask: 'Power of the Labour Court under section 11A of the Industrial Disputes Act over punishment',
    from: ['sample-07', 'prior_case'],
    says: [/lesser punishment|set aside the order/iu],
  },
  {
    ask: 'Can the past record of an employee be used for the penalty without telling him?',
    from: ['sample-18', 'sample-07', 'prior_case'],
    says: [/past record|must be told|put to him/iu],
  },
  {
    ask: 'Is an undelivered cheque covered by the presumption of section 118 of the Negotiable Instruments Act?',
    from: ['sample-02'],
    says: [/undelivered cheque|made or drawn/iu],
  },
  {
    ask: 'When does a debt support a winding up petition although the company disputes it?',
    from: ['sample-03'],
    says: [/bona fide disputed/iu],
  },
  {
    ask: 'Is every co-conspirator required to know each detail of the conspiracy?',
    from: ['prior_case_0478'],
    says: [/not necessary that all the con[\s-]*s[\s-]*pirators must know/iu],
  },
  {
    ask: 'Does res judicata apply between two stages of the same litigation?',
    from: ['prior_case'],
    says: [/res judicata/iu, /subsequent stage|same (?:litigation|proceeding|suit)/iu],
  },
  {
    ask: 'How are items in a taxing statute interpreted: by scientific or by popular meaning?',
    from: ['prior_case'],
    says: [/popular (?:meaning|sense|parlance)|common parlance|commercial sense/iu],
  },
  {
    ask: 'Does acquittal in appeal wipe out the conviction retrospectively?',
    from: ['prior_case_1519'],
    says: [/retrospectively wiping out|wip(?:es|ing) out/iu],
  },
  {
    ask: 'When does the word "may" mean "must"?',
    from: ['prior_case'],
    says: [/\bmay\b.{0,120}\b(?:must|shall)\b/isu],
  },
  {
    ask: 'What must a petitioner under Article 136 disclose to the Supreme Court?',
    from: ['prior_case_1809'],
    says: [/full disclosure|suppress/iu],
  },
  {
    ask: 'Can a court take notice of events after the suit was filed in an eviction case?',
    from: ['prior_case'],
    says: [/subsequent|cautious cognisance/iu],
  },
  { ask: 'What does section 379 IPC say?', from: ['ipc:379'], says: [/three years/iu] },
  {
    ask: 'What is res judicata?',
    from: ['cpc:11', 'prior_case'],
    says: [/former suit|directly and substantially|res judicata/iu],
  },
  {
    ask: 'What does section 300A of the Constitution provide about property?',
    from: ['constitution:300a'],
    says: [/deprived of his property save by authority of law/iu],
  },
  {
    ask: 'Punishment for cheating under section 420 IPC',
    from: ['ipc:420'],
    says: [/seven years/iu],
  },
];
