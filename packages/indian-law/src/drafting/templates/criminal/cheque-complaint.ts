import { BNSS, NI_ACT, type Template } from '../template.ts';

export const chequeComplaint: Template = {
  id: 'cheque_complaint',
  group: 'criminal',
  kind: 'complaint',
  sources: [
    {
      act: NI_ACT,
      provision: 'section 142(1)',
      rule: 'A court takes cognizance only on a written complaint of the payee or holder in due course, made within one month of the day on which the cause of action arises under clause (c) of the proviso to section 138, unless the complainant shows sufficient cause for the delay; the court is not below a Metropolitan Magistrate or a Judicial Magistrate of the first class.',
    },
    {
      act: NI_ACT,
      provision: 'section 142(2)',
      rule: 'A cheque delivered for collection through an account is tried where the branch of the payee is at which the account is kept; one presented otherwise, where the branch of the drawer is.',
    },
    {
      act: NI_ACT,
      provision: 'section 143A',
      rule: 'The court may order interim compensation of at most twenty per cent of the cheque.',
    },
    { act: NI_ACT, provision: 'section 145', rule: 'The complainant may give evidence on affidavit.' },
    {
      act: BNSS,
      provision: 'section 223',
      rule: 'The Magistrate examines the complainant on oath; no cognizance is taken without giving the accused an opportunity of being heard.',
    },
  ],
  facts: {
    complainantDetails: { label: 'Parentage, age and address of the complainant', type: 'line' },
    companyRole: {
      label: 'For a company: how the accused is responsible for its business (section 141)',
      type: 'text',
      optional: true,
    },
    noticeMode: { label: 'How the notice was sent, with its receipt number', type: 'line' },
    delayCause: { label: 'Cause of a delay in filing', type: 'text', optional: true },
  },
  text: `
@court
@number Complaint Case No.
@parties Complainant | Accused
# COMPLAINT UNDER SECTION 138 READ WITH SECTION 142 OF THE NEGOTIABLE INSTRUMENTS ACT, 1881
The complainant respectfully showeth:
+ That the complainant is {petitioner|Name of the complainant}, {complainantDetails}, and is the payee or holder in due course of the cheque.
+ That the accused is {respondent|Name of the accused}, of {drawerAddress}, the drawer of the cheque.
[companyRole] + That the cheque was drawn for a company. {companyRole}
+ That the accused owed the complainant a legally enforceable debt: {debt}
+ That to discharge it the accused gave the complainant cheque No. {chequeNumber} dated {chequeDate} for {chequeAmount}, drawn on {chequeBank} ({@C-1}).
+ That the complainant presented the cheque on {presentedOn}, within the period of its validity, through {payeeBank}, where the complainant keeps an account.
+ That the bank returned it unpaid for the reason: {returnReason} ({@C-2}). The complainant received this information on {returnInformed}.
+ That the complainant demanded the amount by a notice in writing dated {noticeDate} ({@C-3}), sent as follows: {noticeMode} ({@C-4}). The accused received it on {noticeServed}.
+ That the accused did not pay the amount within fifteen days of the receipt of the notice, so that the cause of action arose under clause (c) of the proviso to section 138.
+ That this complaint is made within one month of that day, as clause (b) of section 142(1) requires.
[delayCause] + That, so far as there is a delay, there was sufficient cause for it: {delayCause}
+ That this court has jurisdiction under section 142(2), because the branch at which the complainant keeps the account is at {|Place of the branch, within the jurisdiction of this court}.
+ That the complainant has made no other complaint about this cheque.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ take cognizance of the offence under section 138 of the Negotiable Instruments Act, 1881, summon the accused and try and punish the accused according to law;
++ order interim compensation under section 143A, and compensation to the complainant; and
++ pass any other order that it considers just.
Place: {place}
Date: {paperDate}
COMPLAINANT
Through {advocate}, Advocate
`,
};
