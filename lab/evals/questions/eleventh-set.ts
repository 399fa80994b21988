import type { EvalQuestion, Kind } from './types.ts';

/**
 * An eleventh set: land that a brother and his sisters share, and gold that a lender auctioned. It was written by reading,
 * in the words of a client or a junior, before any answer to it was seen; it is open for mending after its first run.
 */
export const eleventhSet: Readonly<Record<Kind, readonly EvalQuestion[]>> = {
  general: [
    {
      ask: 'How long can a person be jailed for criminal breach of trust under the IPC?',
      from: ['ipc:406'],
      says: [/three years/iu],
    },
    {
      ask: 'Can a court accept an appeal that is filed late if there was a good reason? Limitation Act',
      from: ['limitation:5', 'limitation-act:5'],
      says: [/sufficient cause/iu],
    },
    {
      ask: 'How many hours may the police keep an arrested person before he is brought to a magistrate?',
      from: ['bnss:58', 'crpc:57', 'crpc:76', 'bnss:78', 'bnss:187', 'crpc:167', 'constitution:22'],
      says: [/twenty-four hours/iu],
    },
    {
      ask: 'Within how many days must one write to the drawer after a cheque bounces?',
      from: ['ni:138', 'nia:138', 'ni-act:138', 'negotiable-instruments:138'],
      says: [/thirty days/iu],
    },
  ],
  timeAndPlace: [
    {
      ask: 'When did the father pass away?',
      in: 'partition',
      from: ['notice-of-sister'],
      says: [/3 August 2019/u],
    },
    {
      ask: 'When did the elder sister find out that the land records had been changed?',
      in: 'partition',
      from: ['notice-of-sister'],
      says: [/30 December 2024/u],
    },
    {
      ask: 'Till when can she take up what her brother proposes?',
      in: 'partition',
      from: ['reply-of-brother'],
      says: [/31st March 2025/u],
    },
    {
      ask: 'In which court will the case be brought if he does nothing?',
      in: 'partition',
      from: ['notice-of-sister'],
      says: [/Subordinate Court/u],
    },
    {
      ask: 'When will the sister from abroad be in India?',
      in: 'partition',
      from: ['mail-of-poongodi'],
      says: [/5 May to 28 May/u],
    },
    {
      ask: 'தாயார் எப்போது இறந்தார்?',
      in: 'partition',
      from: ['notice-of-sister'],
      says: [/9 January 2023/u],
    },
    {
      ask: 'When did she borrow the money?',
      in: 'gold',
      from: ['pledge-receipt'],
      says: [/06-05-2024|6 May 2024/u],
    },
    {
      ask: 'In which city was her jewellery sold?',
      in: 'gold',
      from: ['letter-on-auction'],
      says: [/Gwalior/u],
    },
    {
      ask: 'On what day did the sale take place?',
      in: 'gold',
      from: ['letter-on-auction'],
      says: [/30 July 2025/u],
    },
    {
      ask: 'When did she tell the branch that she had moved house?',
      in: 'gold',
      from: ['complaint-of-borrower'],
      says: [/15 November 2024/u],
    },
    {
      ask: 'On which date did she come to pay everything off?',
      in: 'gold',
      from: ['complaint-of-borrower'],
      says: [/4 August 2025/u],
    },
    {
      ask: 'कंपनी ने नीलामी का नोटिस कब भेजा?',
      in: 'gold',
      from: ['letter-on-auction'],
      says: [/26 June 2025/u],
    },
  ],
  falsePremise: [
    {
      ask: 'How much advance did the brick kiln owner pay?',
      in: 'partition',
      says: [/No advance/iu],
      declines: true,
    },
    {
      ask: 'On what date was the document signed in which Kamakshi gave up her share?',
      in: 'partition',
      says: [/nothing was put in writing/iu],
      declines: true,
    },
    { ask: 'When was the partition suit filed?', in: 'partition', declines: true },
    {
      ask: 'Who witnessed the will of the father?',
      in: 'partition',
      says: [/intestate|word of mouth/iu],
      declines: true,
    },
    {
      ask: 'Why did Muthuvel agree that the house is ancestral?',
      in: 'partition',
      says: [/Item B is not/u],
      declines: true,
    },
    { ask: 'What work does Kamakshi do?', in: 'partition', declines: true },
    {
      ask: 'On what day did she sign for the notice that came by post?',
      in: 'gold',
      says: [/addressee left|No\s+notice came/iu],
      declines: true,
    },
    {
      ask: 'When will her ornaments be handed back?',
      in: 'gold',
      says: [/cannot be returned/iu],
      declines: true,
    },
    {
      ask: 'By what cheque did the company pay her the surplus?',
      in: 'gold',
      says: [/kept in our books|will be paid when/iu],
      declines: true,
    },
    { ask: 'What did the Ombudsman decide?', in: 'gold', declines: true },
    { ask: 'Who stood guarantor for the loan?', in: 'gold', declines: true },
    { ask: 'How old is the borrower?', in: 'gold', declines: true },
  ],
  recall: [
    {
      ask: 'How big is the paddy field?',
      in: 'partition',
      from: ['notice-of-sister'],
      says: [/2 acres 46 cents/u],
    },
    {
      ask: 'How much of each property does the elder sister say is hers?',
      in: 'partition',
      from: ['notice-of-sister'],
      says: [/one third/u],
    },
    {
      ask: 'Who wants to buy the coconut land?',
      in: 'partition',
      from: ['notice-of-sister', 'reply-of-brother'],
      says: [/Selvaraj/u],
    },
    {
      ask: 'What does the grove bring in every year according to the brother?',
      in: 'partition',
      from: ['reply-of-brother'],
      says: [/54,000/u],
    },
    {
      ask: 'What job did the father hold, says the younger sister?',
      in: 'partition',
      from: ['mail-of-poongodi'],
      says: [/booking clerk/u],
    },
    {
      ask: 'How much gold did the bride get according to Poongodi?',
      in: 'partition',
      from: ['mail-of-poongodi'],
      says: [/20 sovereigns/u],
    },
    {
      ask: 'What is he ready to give her to end the quarrel?',
      in: 'partition',
      from: ['reply-of-brother'],
      says: [/60 cents|Rs\. 9 lakh/u],
    },
    {
      ask: 'அம்மாவின் நகைகள் எங்கே உள்ளன?',
      in: 'partition',
      from: ['mail-of-poongodi'],
      says: [/locker/u],
    },
    {
      ask: 'What did the gold weigh once the stones were left out?',
      in: 'gold',
      from: ['pledge-receipt', 'letter-on-auction', 'complaint-of-borrower'],
      says: [/46\.8/u],
    },
    {
      ask: 'Who got her gold at the sale?',
      in: 'gold',
      from: ['letter-on-auction'],
      says: [/Shyam Jewellers/u],
    },
    {
      ask: 'How much do they say is left over for her?',
      in: 'gold',
      from: ['letter-on-auction'],
      says: [/57,515/u],
    },
    {
      ask: 'To whom did she hand the cash?',
      in: 'gold',
      from: ['complaint-of-borrower'],
      says: [/Vikas/u],
    },
    {
      ask: 'What did she need the loan for?',
      in: 'gold',
      from: ['complaint-of-borrower'],
      says: [/fees|nursing/u],
    },
    {
      ask: 'How many days of warning must they give before they sell?',
      in: 'gold',
      from: ['pledge-receipt'],
      says: [/14 days/u],
    },
    {
      ask: 'Who gets the benefit if she dies?',
      in: 'gold',
      from: ['pledge-receipt'],
      says: [/Aamir Khan/u],
    },
    {
      ask: 'वह अपनी परेशानी के लिए कितने रुपये माँगती है?',
      in: 'gold',
      from: ['complaint-of-borrower'],
      says: [/25,000/u],
    },
  ],
};
