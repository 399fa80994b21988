import type { EvalQuestion, Kind } from './types.ts';

/**
 * A tenth set: a press that a carrier let fall into a stream, and a pupil whose name a school struck off. It was written by
 * reading, in the words of a client or a junior, before any answer to it was seen, and was run once before a rule was changed
 * for it. Some questions have no answer in the papers although they take no event for granted.
 */
export const tenthSet: Readonly<Record<Kind, readonly EvalQuestion[]>> = {
  general: [],
  timeAndPlace: [
    { ask: 'When did the truck tip over?', in: 'press', says: [/17 June 2024/u] },
    { ask: 'Where was the mishap?', in: 'press', says: [/Igatpuri/u] },
    { ask: 'On what day did the machine finally arrive?', in: 'press', says: [/29 June/u] },
    {
      ask: 'Till when can they accept what the transporter offers?',
      in: 'press',
      says: [/30 September 2024/u],
    },
    {
      ask: 'Which court can hear the matter according to the note?',
      in: 'press',
      says: [/Courts at Indore/u],
    },
    { ask: 'When did the firework go off in the lab?', in: 'school', says: [/6 November 2025/u] },
    { ask: 'From what date is the boy out of the school?', in: 'school', says: [/1 December 2025/u] },
    { ask: 'When did the parents get the letter?', in: 'school', says: [/20 November/u] },
    { ask: 'By when must the exam board have his name?', in: 'school', says: [/31 December/u] },
    { ask: 'Where was the injured worker taken?', in: 'school', says: [/Sadar Hospital/u] },
  ],
  falsePremise: [
    {
      ask: 'Why did the police arrest the driver?',
      in: 'press',
      says: [/registered no case/iu],
      declines: true,
    },
    {
      ask: 'How much did the insurer pay for the press?',
      in: 'press',
      says: [/not insured|no insurance/iu],
      declines: true,
    },
    { ask: 'When did the arbitrator make the award?', in: 'press', declines: true },
    {
      ask: 'What remark did the clerk write on the delivery receipt?',
      in: 'press',
      says: [/without any remark/iu],
      declines: true,
    },
    { ask: 'When did Sagar Cartons accept the offer of Rs. 1,50,000?', in: 'press', declines: true },
    { ask: 'Which court decreed the claim?', in: 'press', declines: true },
    {
      ask: 'What did the parents say before the Discipline Committee?',
      in: 'school',
      says: [/never called/iu],
      declines: true,
    },
    {
      ask: 'When did the parents watch the camera recording?',
      in: 'school',
      says: [/not been shown/iu],
      declines: true,
    },
    { ask: 'When did the High Court restore his name?', in: 'school', declines: true },
    {
      ask: 'Why did Abhishek admit that he threw the cracker?',
      in: 'school',
      says: [/library/iu],
      declines: true,
    },
    { ask: 'How much did the parents pay for the broken fume hood?', in: 'school', declines: true },
    { ask: 'When did the inspector of schools visit?', in: 'school', declines: true },
  ],
  recall: [
    { ask: 'How heavy was the load?', in: 'press', says: [/3,450 kg/u] },
    { ask: 'Who was at the wheel?', in: 'press', says: [/Raju Solanki/u] },
    { ask: 'How long did the box stay in the river?', in: 'press', says: [/nine hours/u] },
    { ask: 'Who checked the machine when it came?', in: 'press', says: [/Percy Daruwala/u] },
    { ask: 'What would new cylinders cost?', in: 'press', says: [/7,20,000/u] },
    { ask: 'How much do they want altogether?', in: 'press', says: [/11,87,500/u] },
    { ask: 'Which customer did they lose?', in: 'press', says: [/Patel Foods/u] },
    {
      ask: 'Why did the lorry go off the road, according to the transporter?',
      in: 'press',
      says: [/buffaloes/u],
    },
    { ask: 'What is wrong with the packing?', in: 'press', says: [/thin planks/u] },
    { ask: 'How old was the press?', in: 'press', says: [/eleven years/u] },
    { ask: 'Within how many days must a claim be made?', in: 'press', says: [/180 days/u] },
    { ask: 'What colour was the lorry?', in: 'press', declines: true },
    { ask: 'What is the telephone number of the driver?', in: 'press', declines: true },
    { ask: 'Who got hurt?', in: 'school', says: [/Birsa Munda/u] },
    { ask: 'What age is the boy?', in: 'school', says: [/sixteen/u] },
    { ask: 'How much does the school want for the damage?', in: 'school', says: [/38,000/u] },
    { ask: 'Which rule do they rely on?', in: 'school', says: [/rule 14/u] },
    { ask: 'Who changed his story?', in: 'school', says: [/Kunal Sahay/u] },
    { ask: 'Where was the boy at the time, according to him?', in: 'school', says: [/library/u] },
    { ask: 'How much money does the other boy owe?', in: 'school', says: [/4,500/u] },
    { ask: 'What is charged per day if fees are late?', in: 'school', says: [/Rs\. 20 a day/u] },
    { ask: 'Who is the head of the school?', in: 'school', says: [/Philomena Kujur/u] },
    { ask: 'What marks did the boy get in Class X?', in: 'school', declines: true },
    { ask: 'Which bus does the boy take to school?', in: 'school', declines: true },
    { ask: 'स्कूल मरम्मत के लिए कितनी राशि माँगता है?', in: 'school', says: [/38,000/u] },
  ],
};
