import type { EvalQuestion, Kind } from './types.ts';

/**
 * A fourteenth set: a widow's ration shop that was shut, and a girl whom her father and her grandparents both want. It was
 * written by reading, in the words of a client or a junior, before any answer to it was seen, and stays sealed until the end.
 */
export const fourteenthSet: Readonly<Record<Kind, readonly EvalQuestion[]>> = {
  general: [
    {
      ask: 'Someone carries off a child from its lawful guardian. How many years can he get for the kidnapping under the BNS?',
      from: ['bns:137'],
      says: [/seven years/iu],
    },
    {
      ask: 'A baby is born after the divorce and the mother has not married again. Within how many days does the Evidence Act still take it as the child of the former husband?',
      from: ['iea:112', 'evidence:112', 'evidence-act:112', 'bsa:116'],
      says: [/two hundred and eighty|\b280\b/iu],
    },
    {
      ask: 'सी.पी.सी. में दाख़िल की गई कैविएट कितने दिन तक चलती है?',
      from: ['cpc:148a'],
      says: [/ninety days|90 days|नब्बे दिन|90 दिन/iu],
    },
    {
      ask: 'If the borrower does not pay, for how much is the man who stood guarantor on the hook? Contract Act',
      from: ['contract:128', 'contract-act:128', 'ica:128', 'indian-contract-act:128'],
      says: [/co-?extensive/iu],
    },
  ],
  timeAndPlace: [
    {
      ask: 'What time was it when the shop was at last unlocked for the supply officer?',
      in: 'ration',
      from: ['show-cause-on-ration-shop'],
      says: [/12[.:]15/u],
    },
    {
      ask: 'गाँव वालों ने रात में चावल की गाड़ी कहाँ पकड़ी?',
      in: 'ration',
      from: ['show-cause-on-ration-shop'],
      says: [/सेमरा पुल|Semra/iu],
    },
    {
      ask: 'On which day did the letter suspending her actually get into her hands?',
      in: 'ration',
      from: ['explanation-of-dealer'],
      says: [/24 July/u],
    },
    {
      ask: 'From when can she run the shop again?',
      in: 'ration',
      from: ['order-on-ration-appeal'],
      says: [/\b1 April 2024/u],
    },
    {
      ask: 'Where were the 28 bags lying that the officer did not count?',
      in: 'ration',
      from: ['explanation-of-dealer', 'order-on-ration-appeal'],
      says: [/Panchayat Bhawan/iu],
    },
    {
      ask: 'குழந்தையின் அம்மா எப்போது இறந்தார்?',
      in: 'custody',
      from: ['petition-for-custody'],
      says: [/3 April 2022|0?3[./-]0?4[./-]2022|3 ஏப்ரல் 2022|2022 ஏப்ரல் 3|ஏப்ரல் 3, 2022/u],
    },
    {
      ask: 'Till when should the little one remain with her granny, as the counsellor sees it?',
      in: 'custody',
      from: ['report-of-counsellor'],
      says: [/end of April 2025/iu],
    },
    {
      ask: 'If you ask the old people, at what hour did the father turn up that night in April?',
      in: 'custody',
      from: ['counter-of-grandparents'],
      says: [/9[.:]40/u],
    },
    {
      ask: 'In which port did he go on board a couple of months after he lost his wife?',
      in: 'custody',
      from: ['petition-for-custody'],
      says: [/Singapore/u],
    },
    {
      ask: "When is the second wife's baby due?",
      in: 'custody',
      from: ['report-of-counsellor'],
      says: [/20 January 2025/u],
    },
  ],
  falsePremise: [
    {
      ask: 'How much commission did the DC allow her for the months when the shop was closed?',
      in: 'ration',
      says: [/refused/iu],
      declines: true,
    },
    {
      ask: 'What did the weights and measures inspector note when he came on her application?',
      in: 'ration',
      says: [/has not come|delay of the Inspector/iu],
      declines: true,
    },
    {
      ask: 'ललिता कुँवर को गाड़ी वाले मामले में किस तारीख़ को गिरफ़्तार किया गया?',
      in: 'ration',
      says: [/not been made an accused|(?:अभियुक्त|आरोपी|मुल्ज़िम) नहीं/iu],
      declines: true,
    },
    { ask: 'Which political party does the Mukhiya belong to?', in: 'ration', declines: true },
    { ask: 'What does a litre of kerosene sell for at her shop?', in: 'ration', declines: true },
    { ask: 'How old is her son Prakash?', in: 'ration', declines: true },
    {
      ask: 'Why does the counsellor think that the girl is scared of her father?',
      in: 'custody',
      says: [/not afraid of her father/iu],
      declines: true,
    },
    {
      ask: "When was the girl's passport issued?",
      in: 'custody',
      says: [/no passport|never applied/iu],
      declines: true,
    },
    {
      ask: 'Whom did the counsellor choose in the end as the one to keep the girl for good?',
      in: 'custody',
      says: [/do not express any view/iu],
      declines: true,
    },
    { ask: 'What was the name of the ship he was on when his wife fell ill?', in: 'custody', declines: true },
    { ask: 'How much does the second wife earn as a nurse?', in: 'custody', declines: true },
    { ask: 'What is the blood group of the child?', in: 'custody', declines: true },
  ],
  recall: [
    {
      ask: 'How much rice was missing on the day of checking, going by the notice?',
      in: 'ration',
      from: ['show-cause-on-ration-shop'],
      says: [/17 (?:क्विंटल|quintals?)(?: and)? 25|17\.25/iu],
    },
    {
      ask: 'How many card holders were shifted to the other dealer?',
      in: 'ration',
      from: ['show-cause-on-ration-shop', 'order-on-ration-appeal'],
      says: [/\b211\b/u],
    },
    {
      ask: 'What did her husband die of?',
      in: 'ration',
      from: ['explanation-of-dealer'],
      says: [/snake ?bite/iu],
    },
    {
      ask: "By what margin did she lose to the headman's wife?",
      in: 'ration',
      from: ['explanation-of-dealer'],
      says: [/38 votes/iu],
    },
    {
      ask: 'When the net was down she claims to have served 65 people. How many had really signed, as the DC counts them?',
      in: 'ration',
      from: ['order-on-ration-appeal'],
      says: [/\b41\b/u],
    },
    {
      ask: 'What two amounts must she put in within a fortnight?',
      in: 'ration',
      from: ['order-on-ration-appeal'],
      says: [/4,680/u, /5,000/u],
    },
    {
      ask: 'इतवारी देवी ने जाँच वालों को क्या बताया था, उन्हें असल में कितना राशन मिलता है?',
      in: 'ration',
      from: ['show-cause-on-ration-shop'],
      says: [/31 ?(?:किलो|kg|kilo)/iu],
    },
    {
      ask: 'Who must keep his hands off the thumb machine for now?',
      in: 'ration',
      from: ['order-on-ration-appeal'],
      says: [/Umesh/u],
    },
    {
      ask: 'According to our client, what were the twenty rupees per house collected for?',
      in: 'ration',
      from: ['explanation-of-dealer', 'order-on-ration-appeal'],
      says: [/hand ?pump/iu],
    },
    {
      ask: 'What part of the hospital expenses does the old man say came out of his own PF?',
      in: 'custody',
      from: ['counter-of-grandparents'],
      says: [/6,85,000/u],
    },
    {
      ask: 'How many sovereigns did the son-in-law pawn and never get back, if the other side is right?',
      in: 'custody',
      from: ['counter-of-grandparents'],
      says: [/\b15\b(?!,)/u],
    },
    {
      ask: 'குழந்தை என்ன வாத்தியம் கத்துக்கிறாள்?',
      in: 'custody',
      from: ['counter-of-grandparents'],
      says: [/veena|வீணை/iu],
    },
    {
      ask: 'पिता की नई नौकरी में कट-कटाकर हाथ में कितनी तनख़्वाह आती है?',
      in: 'custody',
      from: ['report-of-counsellor'],
      says: [/1,28,500/u],
    },
    {
      ask: 'What chronic illness does the girl have?',
      in: 'custody',
      from: ['counter-of-grandparents'],
      says: [/asthma/iu],
    },
    {
      ask: 'What is her pet called?',
      in: 'custody',
      from: ['report-of-counsellor'],
      says: [/Laddu/u],
    },
    {
      ask: 'What ugly thing about the father had the grandmother said so that the kid picked it up?',
      in: 'custody',
      from: ['report-of-counsellor'],
      says: [/let Amma die/iu],
    },
    {
      ask: 'What colour did he paint the room he keeps ready?',
      in: 'custody',
      from: ['report-of-counsellor'],
      says: [/yellow/iu],
    },
    {
      ask: 'As the grandfather tells it, where did the insurance money of the dead daughter go?',
      in: 'custody',
      from: ['counter-of-grandparents'],
      says: [/fixed deposit/iu],
    },
  ],
};
