import type { EvalQuestion, Kind } from './types.ts';

/**
 * A ninth set: the papers of a well between two fields, and of a tour for which a visa was refused. It was written by reading,
 * before any answer to it was seen, and was run once before a rule was changed for it.
 */
export const ninthSet: Readonly<Record<Kind, readonly EvalQuestion[]>> = {
  general: [],
  timeAndPlace: [
    { ask: 'When was the lock put on the pump house?', in: 'well', says: [/11 January 2025|12 January/u] },
    { ask: 'When did the notice reach the neighbour?', in: 'well', says: [/8 February 2025/u] },
    { ask: 'From what time is the plan of the surveyor?', in: 'well', says: [/1998/u] },
    { ask: 'In which village does the land lie?', in: 'well', says: [/Tadakod/u] },
    { ask: 'On what day was the visa turned down?', in: 'visa', says: [/30 April 2025/u] },
    { ask: 'When did the couple call off the journey?', in: 'visa', says: [/2 May 2025/u] },
    { ask: 'When did the money come back?', in: 'visa', says: [/27 June 2025/u] },
    { ask: 'At which branch were the documents submitted?', in: 'visa', says: [/Kottayam counter/u] },
  ],
  falsePremise: [
    {
      ask: 'What did the police do about the broken pipe?',
      in: 'well',
      says: [/has not gone to the police/iu],
      declines: true,
    },
    {
      ask: 'Who attested the written agreement about the water, according to the reply?',
      in: 'well',
      says: [/no written agreement/iu],
      declines: true,
    },
    {
      ask: 'Why did the neighbour deny that she owns 88/1?',
      in: 'well',
      says: [/not\s+disputed/iu],
      declines: true,
    },
    { ask: 'When did the civil court grant the injunction?', in: 'well', declines: true },
    {
      ask: 'How much did the neighbour pay for the dried cane?',
      in: 'well',
      says: [/loss is denied|denied/iu],
      declines: true,
    },
    { ask: 'Which surveyor measured the land in 2024?', in: 'well', declines: true },
    {
      ask: 'Why was the visa of the husband refused?',
      in: 'visa',
      says: [/Mr\. Kurian's visa\s+was issued|refused Mrs\. Kurian/iu],
      declines: true,
    },
    {
      ask: 'What did the insurer pay for the cancelled tour?',
      in: 'visa',
      says: [/not taken/iu],
      declines: true,
    },
    {
      ask: 'What did the travel desk say in its answer to the lawyer’s notice?',
      in: 'visa',
      says: [/did not answer/iu],
      declines: true,
    },
    {
      ask: 'Which witness saw the checklist being given?',
      in: 'visa',
      says: [/No witness|never saw/iu],
      declines: true,
    },
    { ask: 'When was the visa fee returned?', in: 'visa', says: [/never returned/iu], declines: true },
    { ask: 'How many days did the couple spend in Switzerland?', in: 'visa', declines: true },
  ],
  recall: [
    { ask: 'How deep is the well?', in: 'well', says: [/60 feet/u] },
    { ask: 'How large is the plot of the lady?', in: 'well', says: [/4 acres 12 guntas/u] },
    { ask: 'How did she become the owner?', in: 'well', says: [/gift deed/u] },
    { ask: 'Who estimated the damage to the crop?', in: 'well', says: [/Assistant Agricultural Officer/u] },
    { ask: 'What does the neighbour ask for an hour of water?', in: 'well', says: [/Rs\. 250/u] },
    { ask: 'How much of the power bill is unpaid according to him?', in: 'well', says: [/9,340/u] },
    { ask: 'Why did he lock the pump house?', in: 'well', says: [/switch\s+box had been stolen/u] },
    { ask: 'How strong is the pump?', in: 'well', says: [/7\.5 HP/u] },
    { ask: 'What did the whole trip cost?', in: 'visa', says: [/3,10,000/u] },
    { ask: 'What was wrong with the bank statement?', in: 'visa', says: [/two months instead of three/u] },
    { ask: 'How long did the telephone call last?', in: 'visa', says: [/six minutes/u] },
    {
      ask: 'What share does the travel desk keep on a late cancellation?',
      in: 'visa',
      says: [/75 per cent/u],
    },
    { ask: 'What do they want for their suffering?', in: 'visa', says: [/1,00,000/u] },
    { ask: 'What is the first complainant’s profession?', in: 'visa', says: [/headmaster/u] },
    { ask: 'Who looked at their papers?', in: 'visa', says: [/Divya/u] },
    { ask: 'कुएँ की गहराई कितनी है?', in: 'well', says: [/60 feet/u] },
  ],
};
