import type { EvalQuestion, Kind } from './types.ts';

/**
 * A sixth set, written before any rule on premises was made and before any answer to it was seen: a contract for a culvert
 * and a petition for maintenance. It was run once, after these rules were settled on the sets before it.
 */
export const sixthSet: Readonly<Record<Kind, readonly EvalQuestion[]>> = {
  general: [
    { ask: 'What is the punishment for stalking?', says: [/three years/iu] },
    { ask: 'Who can claim maintenance from a husband under section 144 of the BNSS?', says: [/wife/iu] },
  ],
  timeAndPlace: [
    {
      ask: 'By when had the culvert to be finished?',
      in: 'culvert',
      from: ['work-order-culvert'],
      says: [/10 July 2022/u],
    },
    {
      ask: 'When was the site handed over to the contractor?',
      in: 'culvert',
      from: ['letter-of-contractor'],
      says: [/29 December 2021/u],
    },
    {
      ask: 'When did the couple marry?',
      in: 'maintenance',
      from: ['petition-for-maintenance'],
      says: [/26 January 2014/u],
    },
    { ask: 'When was the daughter born?', in: 'maintenance', says: [/9 November 2016/u] },
  ],
  falsePremise: [
    {
      ask: 'Why did the contractor not reply to the show cause notices?',
      in: 'culvert',
      says: [/Both notices were answered/iu],
      declines: true,
    },
    {
      ask: 'When did the department invoke the performance guarantee?',
      in: 'culvert',
      says: [/has not been invoked/iu],
      declines: true,
    },
    {
      ask: 'How much mobilisation advance was paid to the contractor?',
      in: 'culvert',
      says: [/No mobilisation\s+advance/iu],
      declines: true,
    },
    { ask: 'What did the Superintending Engineer decide?', in: 'culvert', declines: true },
    {
      ask: 'Why was the work order for Rs. 91,20,000 cancelled?',
      in: 'culvert',
      says: [/84,37,500/u],
      declines: true,
    },
    {
      ask: 'To which sub-contractor was the culvert given?',
      in: 'culvert',
      says: [/sublet/iu],
      declines: true,
    },
    { ask: 'When did the culvert collapse?', in: 'culvert', declines: true },
    {
      ask: 'When was the divorce granted?',
      in: 'maintenance',
      says: [/No petition for divorce/iu],
      declines: true,
    },
    { ask: 'How much interim maintenance did the court order?', in: 'maintenance', declines: true },
    {
      ask: 'Why did Vinod leave the house on 3 March 2022?',
      in: 'maintenance',
      says: [/she left|beat her/iu],
      declines: true,
    },
    { ask: 'What did the mediator report?', in: 'maintenance', declines: true },
    { ask: 'How old is the son of the petitioner?', in: 'maintenance', says: [/girl/iu], declines: true },
  ],
  recall: [
    {
      ask: 'For what price was the tender accepted?',
      in: 'culvert',
      from: ['work-order-culvert'],
      says: [/84,37,500/u],
    },
    { ask: 'Who settles disputes under the work order?', in: 'culvert', says: [/Superintending Engineer/u] },
    { ask: 'What penalty is charged for delay?', in: 'culvert', says: [/0\.5 per cent/u] },
    { ask: 'How much of the work had been done?', in: 'culvert', says: [/38 per cent/u] },
    { ask: 'What strength did the concrete cubes show?', in: 'culvert', says: [/17\.4/u] },
    { ask: 'How much does the contractor claim for idle machines?', in: 'culvert', says: [/9,80,000/u] },
    {
      ask: 'What salary does the husband get according to the wife?',
      in: 'maintenance',
      from: ['petition-for-maintenance'],
      says: [/71,400/u],
    },
    { ask: 'How much maintenance is claimed for the child?', in: 'maintenance', says: [/9,000/u] },
    { ask: 'What business does the wife run?', in: 'maintenance', says: [/Nila Stitches/u] },
    { ask: 'How much gold was given at the marriage?', in: 'maintenance', says: [/45 sovereigns/u] },
    { ask: 'What illness does his mother have?', in: 'maintenance', says: [/cancer/iu] },
    { ask: 'Who is the advocate of the respondent?', in: 'maintenance', says: [/Shaji Kurian/u] },
  ],
};
