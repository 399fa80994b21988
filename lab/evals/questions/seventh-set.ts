import type { EvalQuestion, Kind } from './types.ts';

/**
 * A seventh set: the papers of a theft and of a spoilt tour, with questions in Hindi and Tamil too. It was written before
 * any answer to it was seen, and was run once before a rule was changed for it.
 */
export const seventhSet: Readonly<Record<Kind, readonly EvalQuestion[]>> = {
  general: [
    {
      ask: 'What is the punishment for criminal breach of trust by a public servant under the BNS?',
      says: [/imprisonment for life|ten years/iu],
    },
    { ask: 'हत्या के लिए क्या सजा है?', says: [/death|imprisonment for life/iu] },
  ],
  timeAndPlace: [
    { ask: 'When was the driver arrested?', in: 'theft', from: ['seizure-memo'], says: [/9 August 2025/u] },
    { ask: 'Where were the silver plates found?', in: 'theft', says: [/garage/iu] },
    {
      ask: 'When is the last day for the police report, after which default bail can be asked for?',
      in: 'theft',
      says: [/7 November 2025|8 October 2025/u],
    },
    {
      ask: 'On what date did the two women fly to Bhutan?',
      in: 'tour',
      from: ['complaint-on-tour'],
      says: [/11 April 2024/u],
    },
    {
      ask: 'When did the agency answer the complaint before the Commission?',
      in: 'tour',
      says: [/12 August 2024/u],
    },
    { ask: 'நோட்டீஸ் எப்போது கிடைத்தது?', in: 'tour', says: [/9 May 2024/u] },
  ],
  falsePremise: [
    { ask: 'How was the lock of the back door broken?', in: 'theft', says: [/not broken/iu], declines: true },
    {
      ask: 'What did the fingerprints on the almirah show?',
      in: 'theft',
      says: [/No fingerprint/iu],
      declines: true,
    },
    {
      ask: 'Where were the gold chains recovered?',
      in: 'theft',
      says: [/Neither of the gold chains/iu],
      declines: true,
    },
    {
      ask: 'Why was bail refused to Mukesh Bairwa?',
      in: 'theft',
      says: [/application is allowed/iu],
      declines: true,
    },
    { ask: 'For what was he convicted in 2019?', in: 'theft', says: [/acquittal/iu], declines: true },
    {
      ask: 'When did he surrender his passport?',
      in: 'theft',
      says: [/he has none|passport condition/iu],
      declines: true,
    },
    { ask: 'What did the brother of the informant see?', in: 'theft', declines: true },
    { ask: 'Why did the agency cancel the tour?', in: 'tour', says: [/not cancelled/iu], declines: true },
    { ask: 'How much did the Commission award?', in: 'tour', declines: true },
    {
      ask: 'Why did the agency refuse the wheelchair?',
      in: 'tour',
      says: [/never refused/iu],
      declines: true,
    },
    {
      ask: 'When did Druk Path Travels file its version?',
      in: 'tour',
      says: [/not a party/iu],
      declines: true,
    },
    { ask: 'How did the mother break her leg?', in: 'tour', says: [/left wrist/iu], declines: true },
  ],
  recall: [
    { ask: 'How much cash was stolen?', in: 'theft', from: ['fir-of-jewellery'], says: [/62,000/u] },
    { ask: 'What work does the suspect do?', in: 'theft', says: [/driver/iu] },
    { ask: 'Which witness to the seizure did not sign?', in: 'theft', says: [/Iqbal Khan/u] },
    {
      ask: 'What did the court decide?',
      in: 'theft',
      from: ['bail-order-ajmer'],
      says: [/application is allowed/iu],
    },
    { ask: 'What security must he give for his release?', in: 'theft', says: [/40,000/u] },
    { ask: 'How much was the whole journey to cost?', in: 'tour', says: [/1,86,000/u] },
    { ask: 'How old is the mother?', in: 'tour', says: [/79/u] },
    { ask: 'What did the hospital bill come to?', in: 'tour', says: [/23,400/u] },
    {
      ask: 'What excuse does the firm give for the late guide?',
      in: 'tour',
      from: ['version-of-agency'],
      says: [/landslide/iu],
    },
    { ask: 'Who is the lawyer of the travel agency?', in: 'tour', says: [/Rekha Menon/u] },
  ],
};
