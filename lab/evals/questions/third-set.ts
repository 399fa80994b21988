import type { EvalQuestion, Kind } from './types.ts';

/**
 * A third set, written before any answer to it was seen, over sample judgments that the second set does not use and the
 * papers of a dismissal. It is reported only: no rule was made for it.
 */
export const thirdSet: Readonly<Record<Kind, readonly EvalQuestion[]>> = {
  general: [
    {
      ask: 'Buyer had cheques written out but kept them in his drawer: does that show readiness to perform?',
      from: ['sample-02'],
      says: [/undelivered cheque|written and kept|means of the drawer/iu],
    },
    {
      ask: 'Is time of the essence in an agreement to sell land when the seller sells to pay off a bank?',
      from: ['sample-02'],
      says: [/time .{0,60}of the essence/iu],
    },
    {
      ask: 'Difference between readiness and willingness under section 16(c) of the Specific Relief Act',
      from: ['sample-02', 'sra'],
      says: [/Readiness is capacity|ready and willing/iu],
    },
    {
      ask: 'Can the mother with custody shift abroad with the minor over the objection of the father?',
      from: ['sample-13'],
      says: [/relocation|welfare|leave/iu],
    },
    {
      ask: 'Is there any presumption against taking a child out of India?',
      from: ['sample-13'],
      says: [/no presumption for or against/iu],
    },
    {
      ask: 'An educated wife who could work but does not: is she entitled to maintenance under section 125?',
      from: ['sample-14'],
      says: [/unable to maintain herself|capacity is one thing|absolutely destitute/iu],
    },
    {
      ask: 'From when is maintenance payable, the application or the order?',
      from: ['sample-14'],
      says: [/date of the application/iu],
    },
    {
      ask: 'Can the department defend its order by a fresh reason given in the counter affidavit?',
      from: ['sample-01', 'sample-17', 'sample-04'],
      says: [/ground is not in the order|afterwards|recorded/iu],
    },
    {
      ask: 'irregular appointment distinguished from illegal appointment of daily wagers',
      from: ['sample-01'],
      says: [/irregular/iu],
    },
    {
      ask: 'Do artificial breaks given by the employer interrupt continuous service?',
      from: ['sample-01'],
      says: [/own convenience|It is a device|not an interruption/iu],
    },
    {
      ask: 'Bidder disqualified with the bare remark that the bid was not as per NIT: is that a reason?',
      from: ['sample-17'],
      says: [/is a conclusion|expect of it a reason/iu],
    },
    {
      ask: 'Can the police defeat default bail by adding a graver offence after the accused has applied?',
      from: ['sample-20'],
      says: [/addition of another offence|indefeasible|comes too late/iu],
    },
  ],
  timeAndPlace: [
    {
      ask: 'For a trial already on foot on 1 July 2024, which law of evidence applies?',
      from: ['sample-22', 'bsa:170'],
      says: [/1872/u],
    },
    {
      ask: 'Within how many days must a charge sheet be filed for extortion under section 308(5) BNS?',
      from: ['sample-20'],
      says: [/sixty days/iu],
    },
    {
      ask: 'Until which date did the Cork hospital keep its offer open?',
      from: ['sample-13'],
      says: [/31 March 2024/u],
    },
    {
      ask: 'By which law are Christian parents in Kerala governed in a custody dispute?',
      from: ['sample-13'],
      says: [/Guardians and Wards Act/iu],
    },
    {
      ask: 'In how many instalments were the maintenance arrears to be cleared in the Madhya Pradesh matter?',
      from: ['sample-14'],
      says: [/fifteen/iu],
    },
    {
      ask: 'What interest did the Andhra Pradesh High Court allow on the refunded advance?',
      from: ['sample-02'],
      says: [/six per cent/iu],
    },
    {
      ask: 'From what date must the tube-well attendant be paid the minimum of the regular scale?',
      from: ['sample-01'],
      says: [/1 December 2012/u],
    },
    {
      ask: 'Meghalaya: how much was the State told to pay to the unsuccessful tenderer for preparing its bid?',
      from: ['sample-17'],
      says: [/2,50,000/u],
    },
    {
      ask: 'Can a certificate for an electronic record be produced later in a pending trial in Sikkim?',
      from: ['sample-22'],
      says: [/later stage|trial is not over/iu],
    },
    { ask: 'What are the court fees for a probate petition in Goa?', declines: true },
  ],
  falsePremise: [
    {
      ask: 'Why did the Kerala High Court hand over custody of Neha to her father?',
      from: ['sample-13'],
      says: [/leave|refused|He did not press|take her from the parent/iu],
      declines: true,
    },
    {
      ask: 'Which expert signed Part B of the certificate of Mr Ghising?',
      from: ['sample-22'],
      says: [/no expert having signed|no Part B/iu],
      declines: true,
    },
    {
      ask: 'What lost profit did the Meghalaya High Court award to the bidder?',
      from: ['sample-17'],
      says: [/do not award/iu],
      declines: true,
    },
    {
      ask: 'Which sum did the Labour Court award to Revathi as back wages?',
      in: 'dismissal',
      declines: true,
    },
    {
      ask: 'Who was the eye witness to the theft of yarn?',
      in: 'dismissal',
      declines: true,
    },
    { ask: 'When did Ms Manoharan resign?', in: 'dismissal', declines: true },
    {
      ask: 'What were the earlier warnings given to our client?',
      in: 'dismissal',
      says: [/not had a single warning/iu],
      declines: true,
    },
    { ask: 'How many days was the strike of the union?', in: 'dismissal', declines: true },
    {
      ask: 'Where is the report of the tests of the buyer that our client received?',
      in: 'dismissal',
      says: [/not been given/iu],
      declines: true,
    },
    { ask: 'What sentence does the Artificial Intelligence Liability Act prescribe?', declines: true },
  ],
  recall: [
    {
      ask: 'What pay was she engaged on?',
      in: 'dismissal',
      from: ['appointment-letter.txt'],
      says: [/27,400/u],
    },
    {
      ask: 'How long was the trial period of the employment?',
      in: 'dismissal',
      from: ['appointment-letter.txt'],
      says: [/six months/iu],
    },
    {
      ask: 'Is there a bar on working for a competitor?',
      in: 'dismissal',
      from: ['appointment-letter.txt'],
      says: [/another textile mill/iu],
    },
    {
      ask: 'Who signed the offer for the company?',
      in: 'dismissal',
      from: ['appointment-letter.txt'],
      says: [/Geetha/u],
    },
    {
      ask: 'How many bales went out unsampled?',
      in: 'dismissal',
      from: ['charge-memo.txt'],
      says: [/46 bales/u],
    },
    {
      ask: 'Name of the foreign customer that rejected the goods',
      in: 'dismissal',
      from: ['charge-memo.txt'],
      says: [/Lindqvist/u],
    },
    {
      ask: 'What loss does the management put on her?',
      in: 'dismissal',
      from: ['charge-memo.txt'],
      says: [/3,12,750/u],
    },
    {
      ask: 'Who conducts the enquiry?',
      in: 'dismissal',
      from: ['charge-memo.txt'],
      says: [/Ilango/u],
    },
    {
      ask: 'How much is she paid while suspended?',
      in: 'dismissal',
      from: ['charge-memo.txt'],
      says: [/fifty per cent/iu],
    },
    {
      ask: 'On which date was the memo served?',
      in: 'dismissal',
      from: ['reply-to-charges.txt'],
      says: [/24 February 2023/u],
    },
    {
      ask: 'Why could she not take samples?',
      in: 'dismissal',
      from: ['reply-to-charges.txt'],
      says: [/power failure|without current/iu],
    },
    {
      ask: 'Which office did she hold in the trade union?',
      in: 'dismissal',
      from: ['reply-to-charges.txt'],
      says: [/treasurer/iu],
    },
    {
      ask: 'Whom does she want examined?',
      in: 'dismissal',
      from: ['reply-to-charges.txt'],
      says: [/Anthony Raj/u],
    },
    {
      ask: 'Date of confirmation in service',
      in: 'dismissal',
      from: ['reply-to-charges.txt'],
      says: [/20 December 2016/u],
    },
  ],
};
