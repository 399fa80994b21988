import { jurat, type Paper } from './civil.ts';
import { day, said } from './variant.ts';

const affidavit: Paper = {
  name: 'affidavit',
  kind: 'affidavit',
  lines: (v) => [
    `IN THE COURT OF THE CIVIL JUDGE, ${v.city.toUpperCase()}`,
    'Civil Suit No. 402 of 2025',
    `${v.man} ... Plaintiff`,
    'Versus',
    `${v.woman} ... Defendant`,
    'AFFIDAVIT',
    `I, ${v.woman}, ${said(v, 'wife of Senthil', 'daughter of Karim', 'wife of Nilesh')}, aged 37 years, residing at 5, Garden Street, ${v.city}, do hereby solemnly affirm and state as follows:`,
    '+ That I am the defendant in this suit.',
    `+ That on ${day(v, '2025-07-08')} the plaintiff came to my shop and took the goods.`,
    '+ That I am informed by my manager Mr. Iqbal Sayed that the goods were weighed.',
    `+ That I believe the invoice to be forged, because it has a date on which the shop was closed.`,
    'DEPONENT',
    'VERIFICATION',
    `Verified at ${v.city} on ${day(v, '2026-01-19')} that the contents of paragraphs 1 and 2 are true to my own knowledge; the contents of paragraph 3 are true on the basis of information received from Mr. Iqbal Sayed, which I believe to be true; and the contents of paragraph 4 are my belief, on the grounds stated there.`,
    'DEPONENT',
    jurat(v, '2026-01-19'),
  ],
};

const ofCompany: Paper = {
  name: 'affidavit of a company',
  kind: 'affidavit',
  lines: (v) => [
    `IN THE HIGH COURT OF ${said(v, 'JUDICATURE AT MADRAS', 'JUDICATURE AT ALLAHABAD', 'JUDICATURE AT BOMBAY')}`,
    'Company Petition No. 9 of 2026',
    `${v.company} ... Petitioner`,
    'Versus',
    `${v.rival} ... Respondent`,
    'AFFIDAVIT',
    said(
      v,
      `I, ${v.man}, son of Raghav, aged 50 years, director of ${v.company}, having its office at ${v.city}, authorised by the resolution of its board dated ${day(v, '2026-01-02')}, do hereby solemnly affirm and state as follows:`,
      `I, ${v.man}, S/o Raghav, aged 50 years, General Manager of ${v.company}, R/o ${v.city}, duly authorised by a board resolution, do hereby solemnly affirm and state as under:`,
      `I, ${v.man}, age 50 years, son of Raghav, partner of ${v.company}, residing at ${v.city}, who hold a power of attorney of the firm, do solemnly affirm and state as under:`,
    ),
    '+ That I know the facts of this case from the records of the petitioner.',
    `+ That the respondent owes the petitioner the price of the goods sold on ${day(v, '2025-08-01')}.`,
    'DEPONENT',
    'VERIFICATION',
    `Verified at ${v.city} on ${day(v, '2026-02-03')} that the contents of paragraphs 1 and 2 are true to my own knowledge.`,
    'DEPONENT',
    jurat(v, '2026-02-03'),
  ],
};

const service: Paper = {
  name: 'affidavit of service',
  kind: 'affidavit',
  lines: (v) => [
    `IN THE COURT OF THE DISTRICT JUDGE, ${v.city.toUpperCase()}`,
    'Regular Civil Appeal No. 61 of 2025',
    `${v.man} ... Appellant`,
    'Versus',
    `${v.woman} ... Respondent`,
    'AFFIDAVIT OF SERVICE',
    `I, ${v.advocate}, ${said(v, 'daughter of Murugan', 'son of Yusuf', 'wife of Ajit')}, aged 33 years, having my office at ${v.city}, do hereby solemnly affirm and state as follows:`,
    '+ That I am an advocate for the appellant and carried out the service.',
    `+ That on ${day(v, '2026-02-12')} I sent a copy of the appeal to the respondent by speed post and by e-mail.`,
    `+ That it was delivered on ${day(v, '2026-02-14')}.`,
    'DEPONENT',
    'VERIFICATION',
    `Verified at ${v.city} on ${day(v, '2026-02-17')} that the contents of paragraphs 1 to 3 are true to my own knowledge.`,
    'DEPONENT',
    jurat(v, '2026-02-17'),
  ],
};

const chequeNotice: Paper = {
  name: 'cheque notice',
  kind: 'notice',
  lines: (v) => [
    `Date: ${day(v, '2026-01-27')}`,
    'To',
    `${v.other}\n3, Mill Street, ${v.city}`,
    'LEGAL NOTICE',
    `Subject: Notice under section 138 of the Negotiable Instruments Act, 1881, for cheque No. 002718 dated ${day(v, '2026-01-05')}`,
    `Under instructions from my client, ${v.woman}, of ${v.city}, I serve this notice on you:`,
    `+ You gave my client cheque No. 002718 dated ${day(v, '2026-01-05')} for Rs. 2,75,000, drawn on ${v.bank}, to repay a loan.`,
    `+ My client presented the cheque on ${day(v, '2026-01-09')}.`,
    `+ The bank returned it unpaid. ${said(v, `My client received this information on ${day(v, '2026-01-13')}.`, `The memo is dated ${day(v, '2026-01-13')}.`, `My client got the intimation on ${day(v, '2026-01-13')}.`)}`,
    '+ I call upon you to pay Rs. 2,75,000 within fifteen days of the receipt of this notice.',
    `${v.advocate}, Advocate for ${v.woman}`,
  ],
};

const legalNotice: Paper = {
  name: 'legal notice',
  kind: 'notice',
  lines: (v) => [
    `Date: ${day(v, '2026-03-16')}`,
    'To',
    `${v.rival}\nMarket Road, ${v.city}`,
    'LEGAL NOTICE',
    'Subject: Return of a deposit',
    `Under instructions from my client, ${v.man}, I serve this notice on you:`,
    `+ My client paid you a deposit of Rs. 80,000 on ${day(v, '2025-05-02')} under an agreement of the same day.`,
    '+ The agreement ended, and you have not returned the deposit.',
    '+ I call upon you to pay Rs. 80,000 within fifteen days of the receipt of this notice, failing which my client will sue you for it.',
    `${v.advocate}, Advocate for ${v.man}`,
  ],
};

const vakalatnama: Paper = {
  name: 'vakalatnama',
  kind: 'vakalatnama',
  lines: (v) => [
    `IN THE COURT OF THE CIVIL JUDGE, ${v.city.toUpperCase()}`,
    'Civil Suit No. 402 of 2025',
    `${v.man} ... Plaintiff`,
    'Versus',
    `${v.woman} ... Defendant`,
    'VAKALATNAMA',
    `I, ${v.woman}, the defendant, appoint ${v.advocate}, Advocate, to act, appear and plead for me in this case.`,
    `Signed at ${v.city} on ${day(v, '2025-12-01')}.`,
    `Signature of the client: ${v.woman}`,
    `Accepted: ${v.advocate}, Advocate`,
  ],
};

export const OTHER = [affidavit, ofCompany, service, chequeNotice, legalNotice, vakalatnama];
