import type { EvalQuestion, Kind } from './types.ts';

/**
 * A twelfth set: an old teacher cheated over the telephone, and a floor that a corporation wants taken down. It was written
 * by reading, in the words of a client or a junior, before any answer to it was seen, and stays sealed until the end.
 */
export const twelfthSet: Readonly<Record<Kind, readonly EvalQuestion[]>> = {
  general: [
    {
      ask: 'What can one get under the BNS for cheating somebody into handing over property?',
      from: ['bns:318'],
      says: [/seven years/iu],
    },
    {
      ask: 'What is the penalty for driving while drunk? Motor Vehicles Act',
      from: ['mva:185', 'mv:185', 'motor-vehicles:185', 'motor-vehicles-act:185'],
      says: [/six months|ten thousand/iu],
    },
    {
      ask: 'Can what a man in custody tells the police be used when something is found through it?',
      from: ['iea:27', 'evidence:27', 'evidence-act:27', 'bsa:23'],
      says: [/so much of such information|relates distinctly/iu],
    },
    {
      ask: 'What is the sentence for lying on oath in a court case under the IPC?',
      from: ['ipc:193'],
      says: [/seven years/iu],
    },
  ],
  timeAndPlace: [
    {
      ask: 'When did the first call come?',
      in: 'cyber',
      from: ['complaint-to-cyber-police'],
      says: [/9 March 2025/u],
    },
    {
      ask: 'At what hour did the family ring the helpline?',
      in: 'cyber',
      from: ['complaint-to-cyber-police'],
      says: [/8\.05 p\.m\./u],
    },
    {
      ask: 'When was somebody arrested?',
      in: 'cyber',
      from: ['order-on-held-money'],
      says: [/17 May 2025/u],
    },
    {
      ask: "How soon must the blocked money be back in the old man's account?",
      in: 'cyber',
      from: ['order-on-held-money'],
      says: [/ten days/u],
    },
    {
      ask: 'In which town did they block part of the money?',
      in: 'cyber',
      from: ['letter-of-bank', 'order-on-held-money'],
      says: [/Siliguri/u],
    },
    {
      ask: 'पुलिस को अंतिम रिपोर्ट कब तक देनी है?',
      in: 'cyber',
      from: ['order-on-held-money'],
      says: [/8 July 2025/u],
    },
    {
      ask: 'When did the engineer come to look at the house?',
      in: 'demolition',
      from: ['notice-of-corporation'],
      says: [/21\.08\.2024|21 August 2024/u],
    },
    {
      ask: 'On what day did the notice reach the owner?',
      in: 'demolition',
      from: ['reply-of-owner'],
      says: [/9 September/u],
    },
    {
      ask: 'Where was the owner when they came to measure the first time?',
      in: 'demolition',
      from: ['reply-of-owner'],
      says: [/Velankanni/u],
    },
    {
      ask: 'Until when will the municipality itself not pull anything down?',
      in: 'demolition',
      from: ['proceedings-of-commissioner'],
      says: [/15\.01\.2025|15 January 2025/u],
    },
    {
      ask: 'How long does he have to challenge the order?',
      in: 'demolition',
      from: ['proceedings-of-commissioner'],
      says: [/within 30 days/u],
    },
    {
      ask: 'இரண்டாவது மாடி எப்போது கட்டப்பட்டது?',
      in: 'demolition',
      from: ['reply-of-owner'],
      says: [/May 2024/u],
    },
  ],
  falsePremise: [
    {
      ask: 'What invoice did the tea seller bring?',
      in: 'cyber',
      says: [/produced neither/iu],
      declines: true,
    },
    {
      ask: 'At what rate did the magistrate award interest?',
      in: 'cyber',
      says: [/interest is rejected/iu],
      declines: true,
    },
    {
      ask: 'When was the fake inspector caught?',
      in: 'cyber',
      says: [/has not been traced/iu],
      declines: true,
    },
    {
      ask: 'Why did his bank agree to refund the whole loss?',
      in: 'cyber',
      says: [/claim\s+is declined|bears the whole|free to go to the proper forum/iu],
      declines: true,
    },
    {
      ask: 'Who stood surety for the teacher?',
      in: 'cyber',
      says: [/without surety/iu],
      declines: true,
    },
    { ask: 'What does his son do for a living?', in: 'cyber', declines: true },
    {
      ask: 'On what date was the house sealed?',
      in: 'demolition',
      says: [/not pressed/iu],
      declines: true,
    },
    {
      ask: 'What did the neighbour say at the hearing?',
      in: 'demolition',
      says: [/did not\s+come/iu],
      declines: true,
    },
    {
      ask: 'When was the application of February 2024 granted?',
      in: 'demolition',
      says: [/sent back|no deemed permission/iu],
      declines: true,
    },
    {
      ask: 'How much is the fine for having no rain water pit?',
      in: 'demolition',
      says: [/charge is dropped|was found under the porch/iu],
      declines: true,
    },
    { ask: 'Which judge stayed the demolition?', in: 'demolition', declines: true },
    { ask: 'How many rooms does the house have?', in: 'demolition', declines: true },
  ],
  recall: [
    {
      ask: 'How much did the old man lose in all?',
      in: 'cyber',
      from: ['complaint-to-cyber-police', 'letter-of-bank'],
      says: [/9,50,000/u],
    },
    {
      ask: 'Who put an end to the call?',
      in: 'cyber',
      from: ['complaint-to-cyber-police'],
      says: [/my wife/u],
    },
    {
      ask: 'What had the fixed deposit really been set aside for?',
      in: 'cyber',
      from: ['complaint-to-cyber-police'],
      says: [/knee operation/u],
    },
    {
      ask: 'What reason did he give the lady at the bank?',
      in: 'cyber',
      from: ['letter-of-bank'],
      says: [/booking of a flat/u],
    },
    {
      ask: 'What was supposed to be in the packet?',
      in: 'cyber',
      from: ['complaint-to-cyber-police'],
      says: [/five passports/u],
    },
    {
      ask: 'What small amount does the bank give back out of goodwill?',
      in: 'cyber',
      from: ['letter-of-bank'],
      says: [/2,300/u],
    },
    {
      ask: 'Which police officer looks into the case?',
      in: 'cyber',
      from: ['order-on-held-money'],
      says: [/Kavita Meshram/u],
    },
    {
      ask: 'बैंक ने किस खंड के आधार पर दावा ठुकराया?',
      in: 'cyber',
      from: ['letter-of-bank'],
      says: [/6\.3/u],
    },
    {
      ask: 'Who complained about the building?',
      in: 'demolition',
      from: ['notice-of-corporation'],
      says: [/Padmavathi/u],
    },
    {
      ask: 'How large is the top storey according to the fresh measurement?',
      in: 'demolition',
      from: ['proceedings-of-commissioner'],
      says: [/588 sq\. ft/u],
    },
    {
      ask: 'What must he pay for the gap on the north side?',
      in: 'demolition',
      from: ['proceedings-of-commissioner'],
      says: [/86,500/u],
    },
    {
      ask: 'Which paper was missing when his application was returned?',
      in: 'demolition',
      from: ['proceedings-of-commissioner'],
      says: [/encumbrance certificate/u],
    },
    {
      ask: 'Why does the lady next door bear a grudge?',
      in: 'demolition',
      from: ['reply-of-owner'],
      says: [/neem tree/u],
    },
    {
      ask: 'What is the upper floor used for?',
      in: 'demolition',
      from: ['reply-of-owner'],
      says: [/exercises/u],
    },
    {
      ask: 'How many sewing machines did the inspection count?',
      in: 'demolition',
      from: ['notice-of-corporation'],
      says: [/six machines/u],
    },
    {
      ask: 'மேல்முறையீடு யாரிடம் செய்ய வேண்டும்?',
      in: 'demolition',
      from: ['proceedings-of-commissioner'],
      says: [/Director of Town and Country Planning/u],
    },
  ],
};
