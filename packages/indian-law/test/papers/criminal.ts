import { jurat, type Paper } from './civil.ts';
import { day, said, type Variant } from './variant.ts';

const end = (v: Variant, who: string, on: string) => [
  `Place: ${v.city}`,
  `Date: ${day(v, on)}`,
  who,
  `Through ${v.advocate}, Advocate`,
];
const affidavit = (v: Variant, name: string, role: string, on: string) => [
  '=',
  'AFFIDAVIT',
  said(
    v,
    `I, ${name}, son of Velu, aged 39 years, residing at 8, Car Street, ${v.city}, do hereby solemnly affirm and state as follows:`,
    `I, ${name}, aged about 39 years, S/o Velu, R/o 8, Car Street, ${v.city}, do hereby solemnly affirm and state on oath as under:`,
    `I, ${name}, age 39 years, son of Velu, residing at 8, Car Street, ${v.city}, state on solemn affirmation as under:`,
  ),
  `+ That I am the ${role} and know the facts of the case.`,
  '+ That the statements above were drawn up on my instructions and are true to my knowledge.',
  'DEPONENT',
  'VERIFICATION',
  `Verified at ${v.city} on ${day(v, on)} that the contents of paragraphs 1 and 2 are true to my own knowledge.`,
  'DEPONENT',
  jurat(v, on),
];
const sessions = (v: Variant) =>
  said(
    v,
    `IN THE COURT OF THE PRINCIPAL SESSIONS JUDGE, ${v.city.toUpperCase()}`,
    `IN THE COURT OF THE SESSIONS JUDGE, ${v.city.toUpperCase()}`,
    `IN THE COURT OF SESSION AT ${v.city.toUpperCase()}`,
  );
const magistrate = (v: Variant) =>
  said(
    v,
    `IN THE COURT OF THE JUDICIAL MAGISTRATE, ${v.city.toUpperCase()}`,
    `IN THE COURT OF THE CHIEF JUDICIAL MAGISTRATE, ${v.city.toUpperCase()}`,
    `IN THE COURT OF THE JUDICIAL MAGISTRATE FIRST CLASS, ${v.city.toUpperCase()}`,
  );

const anticipatory: Paper = {
  name: 'anticipatory bail',
  kind: 'bail_application',
  lines: (v) => [
    sessions(v),
    'Anticipatory Bail Application No. 76 of 2026',
    `${v.man} ... Applicant`,
    'Versus',
    `State of ${v.state} ... Respondent`,
    'APPLICATION FOR ANTICIPATORY BAIL UNDER SECTION 482 OF THE BHARATIYA NAGARIK SURAKSHA SANHITA, 2023',
    `FIR No. 41/2026 dated ${day(v, '2026-02-11')}, police station Kotwali, under sections 318(4) and 336(3) of the Bharatiya Nyaya Sanhita, 2023`,
    'The applicant respectfully showeth:',
    `+ That the applicant is ${v.man}, residing at 8, Car Street, ${v.city}.`,
    `+ That FIR No. 41/2026 dated ${day(v, '2026-02-11')} says that the applicant cheated his partner. Its longest punishment is seven years.`,
    `+ That the police searched the house of the applicant on ${day(v, '2026-02-18')}, so that he has reason to believe that he may be arrested.`,
    '+ That the applicant has no criminal antecedents, and no earlier application for anticipatory bail was made.',
    '+ That no warrant was issued against the applicant and he was not declared a proclaimed offender.',
    'PRAYER',
    'It is therefore prayed that this Court may be pleased to direct that the applicant be released on bail in the event of his arrest in FIR No. 41/2026.',
    ...end(v, 'APPLICANT', '2026-02-23'),
    ...affidavit(v, v.man, 'applicant', '2026-02-23'),
  ],
};

const regular: Paper = {
  name: 'regular bail',
  kind: 'bail_application',
  lines: (v) => [
    sessions(v),
    'Bail Application No. 188 of 2026',
    `${v.other} ... Applicant`,
    'Versus',
    `State of ${v.state} ... Respondent`,
    'APPLICATION FOR BAIL UNDER SECTION 483 OF THE BHARATIYA NAGARIK SURAKSHA SANHITA, 2023',
    'The applicant respectfully showeth:',
    `+ That FIR No. 19/2026 dated ${day(v, '2026-01-15')} was registered at police station Sadar under section 309(4) of the Bharatiya Nyaya Sanhita, 2023, with a longest punishment of ten years.`,
    `+ ${said(v, `That the applicant was arrested on ${day(v, '2026-01-17')} and remanded to custody on ${day(v, '2026-01-18')}.`, `That the applicant was arrested on ${day(v, '2026-01-17')}, and was produced before the Magistrate on ${day(v, '2026-01-18')}.`, `That the police arrested the applicant on ${day(v, '2026-01-17')}; the first remand was on ${day(v, '2026-01-18')}.`)}`,
    '+ That the investigation goes on, and nothing is to be recovered from the applicant.',
    '+ That the applicant has no criminal antecedents, and this is his first application for bail.',
    '+ That no warrant is pending against the applicant.',
    'PRAYER',
    'It is therefore prayed that this Court may be pleased to release the applicant on bail in FIR No. 19/2026.',
    ...end(v, 'APPLICANT', '2026-02-26'),
    ...affidavit(
      v,
      v.rate === '9' ? 'Velu Gowda' : 'Velu Ranganathan',
      'father of the applicant',
      '2026-02-26',
    ),
  ],
};

const quashing: Paper = {
  name: 'petition to quash an FIR',
  kind: 'petition',
  lines: (v) => [
    said(
      v,
      'IN THE HIGH COURT OF JUDICATURE AT MADRAS',
      'IN THE HIGH COURT OF JUDICATURE AT ALLAHABAD, LUCKNOW BENCH',
      'IN THE HIGH COURT OF JUDICATURE AT BOMBAY',
    ),
    'Criminal Original Petition No. 2201 of 2026',
    `${v.man} ... Petitioner`,
    'Versus',
    `State of ${v.state} ... Respondent`,
    'PETITION UNDER SECTION 528 OF THE BHARATIYA NAGARIK SURAKSHA SANHITA, 2023',
    'The petitioner respectfully showeth:',
    `+ That FIR No. 7/2024 dated ${day(v, '2024-03-04')} was registered at police station Civil Lines under sections 420 and 406 of the Indian Penal Code, 1860.`,
    `+ That the FIR speaks of a sale of land on ${day(v, '2022-08-19')}, which is a civil dispute.`,
    `+ That a charge sheet was filed on ${day(v, '2025-11-10')}, and cognizance was taken.`,
    '+ That the petitioner has filed no other petition for this relief.',
    'PRAYER',
    'It is therefore prayed that this Court may be pleased to quash FIR No. 7/2024 and all proceedings that arise from it.',
    ...end(v, 'PETITIONER', '2026-01-28'),
    ...affidavit(v, v.man, 'petitioner', '2026-01-28'),
  ],
};

const cheque: Paper = {
  name: 'cheque complaint',
  kind: 'complaint',
  lines: (v) => [
    magistrate(v),
    'Complaint Case No. 640 of 2026',
    `${v.woman} ... Complainant`,
    'Versus',
    `${v.other} ... Accused`,
    'COMPLAINT UNDER SECTION 138 READ WITH SECTION 142 OF THE NEGOTIABLE INSTRUMENTS ACT, 1881',
    'The complainant respectfully showeth:',
    `+ That the complainant is ${v.woman}, residing at ${v.city}, and the accused is ${v.other}.`,
    `+ That the accused gave the complainant cheque No. 002718 dated ${day(v, '2026-01-05')} for Rs. 2,75,000, drawn on ${v.bank}, to repay a loan (Annexure C-1).`,
    `+ ${said(v, `That the complainant presented the cheque on ${day(v, '2026-01-09')}.`, `That the cheque was deposited for collection on ${day(v, '2026-01-09')}.`, `That the complainant presented the said cheque for encashment on ${day(v, '2026-01-09')}.`)}`,
    `+ ${said(v, `That it came back unpaid for want of funds. The complainant received this information on ${day(v, '2026-01-13')} (Annexure C-2).`, `That the cheque was returned unpaid with a memo dated ${day(v, '2026-01-13')} (Annexure C-2).`, `That the cheque was dishonoured on ${day(v, '2026-01-13')} with the remark "funds insufficient" (Annexure C-2).`)}`,
    `+ That the complainant demanded the amount by a notice dated ${day(v, '2026-01-27')} (Annexure C-3).`,
    `+ ${said(v, `That the accused received the notice on ${day(v, '2026-01-30')}.`, `That the notice was served on the accused on ${day(v, '2026-01-30')}.`, `That the notice was delivered to the accused on ${day(v, '2026-01-30')}.`)}`,
    '+ That the accused did not pay within fifteen days of the receipt of the notice.',
    '+ That this court has jurisdiction under section 142(2), because the complainant keeps her account at a branch within its limits.',
    'PRAYER',
    'It is therefore prayed that this Court may be pleased to take cognizance of the offence under section 138, to summon and punish the accused, and to award compensation.',
    ...end(v, 'COMPLAINANT', '2026-03-02'),
    'LIST OF DOCUMENTS',
    'Annexure C-1: Cheque',
    'Annexure C-2: Memo of return',
    'Annexure C-3: Notice with postal receipt',
  ],
};

const companyCheque: Paper = {
  name: 'cheque complaint against a company',
  kind: 'complaint',
  lines: (v) => [
    magistrate(v),
    'Complaint Case No. 702 of 2026',
    `${v.man} ... Complainant`,
    'Versus',
    `1. ${v.company}`,
    `2. ${v.other}, ${said(v, 'Director', 'Managing Director', 'Designated Partner')} ... Accused`,
    'COMPLAINT UNDER SECTION 138 READ WITH SECTIONS 141 AND 142 OF THE NEGOTIABLE INSTRUMENTS ACT, 1881',
    'The complainant respectfully showeth:',
    `+ That accused No. 1 is ${v.company}, and accused No. 2 signed the cheque and was in charge of and responsible to the company for the conduct of its business when the offence was committed.`,
    `+ That accused No. 1 gave the complainant cheque No. 551020 dated ${day(v, '2026-02-02')} for Rs. 6,00,000, drawn on ${v.bank}, for goods sold.`,
    `+ That the cheque was presented on ${day(v, '2026-02-04')} and the bank returned it unpaid with a memo dated ${day(v, '2026-02-06')}.`,
    `+ That the complainant sent a notice dated ${day(v, '2026-02-20')} to both accused, who received it on ${day(v, '2026-02-24')}.`,
    '+ That neither accused paid within fifteen days.',
    '+ That this court has jurisdiction under section 142(2) of the Act.',
    'PRAYER',
    'It is therefore prayed that this Court may be pleased to take cognizance, and to summon and punish the accused according to law.',
    ...end(v, 'COMPLAINANT', '2026-03-30'),
  ],
};

const direction: Paper = {
  name: 'application for an investigation',
  kind: 'application',
  lines: (v) => [
    magistrate(v),
    'Criminal Miscellaneous Application No. 12 of 2026',
    `${v.woman} ... Applicant`,
    'Versus',
    `${v.other} ... Respondent`,
    'APPLICATION UNDER SECTION 175(3) OF THE BHARATIYA NAGARIK SURAKSHA SANHITA, 2023',
    'The applicant respectfully showeth:',
    `+ That on ${day(v, '2026-01-03')} the respondent took jewels of the applicant and refuses to give them back.`,
    `+ That the applicant gave information to the police station on ${day(v, '2026-01-05')}, which registered no case.`,
    `+ That the applicant sent the substance of the information to the Superintendent of Police on ${day(v, '2026-01-12')} under section 173(4).`,
    `+ ${said(v, 'That the respondent admitted it in messages on WhatsApp, whose print-out is Annexure A-1 with the certificate under section 63(4) of the Bharatiya Sakshya Adhiniyam, 2023 (Annexure A-2).', 'That a CCTV recording of the shop is Annexure A-1; the certificate under section 63(4)(c) of the Bharatiya Sakshya Adhiniyam, 2023 is Annexure A-2.', 'That a recording of the call in a pen drive is produced as Annexure A-1, with a certificate under section 63 of the BSA (Annexure A-2).')}`,
    'PRAYER',
    'It is therefore prayed that this Court may be pleased to order the police to register a case and to investigate it.',
    ...end(v, 'APPLICANT', '2026-02-09'),
    'LIST OF ANNEXURES',
    'Annexure A-1: Electronic record',
    'Annexure A-2: Certificate',
    ...affidavit(v, v.woman, 'applicant', '2026-02-09').map((line) =>
      line.replace(/son of|S\/o/u, 'daughter of'),
    ),
  ],
};

export const CRIMINAL = [anticipatory, regular, quashing, cheque, companyCheque, direction];
