import type { EvalQuestion, Kind } from './types.ts';

/**
 * A fifteenth set: a crane that fell on a building site, and a temple trustee who answers charges. It was written by reading,
 * before any answer to it was seen, and was looked at after its second run.
 */
export const fifteenthSet: Readonly<Record<Kind, readonly EvalQuestion[]>> = {
  general: [
    {
      ask: 'What is the most a court can give a clerk who misappropriates his master’s money? IPC',
      from: ['ipc:408'],
      says: [/seven years/iu],
    },
    {
      ask: 'Somebody dies because another was rash. How long can he be sent to jail under the BNS?',
      from: ['bns:106'],
      says: [/five years/iu],
    },
    {
      ask: 'The agreement itself names a sum for breach. Does the Contract Act let us have all of it?',
      from: ['contract:74', 'contract-act:74', 'ica:74'],
      says: [/reasonable compensation/iu],
    },
    {
      ask: 'In the BNSS, how long may the police hold a man they took without a warrant before he sees a magistrate?',
      from: ['bnss:58', 'bnss:57'],
      says: [/twenty-four hours/iu],
    },
    {
      ask: 'थाने में दरोगा के सामने किया गया इकबाल क्या अदालत में काम आता है? साक्ष्य अधिनियम',
      from: ['iea:25', 'evidence:25', 'evidence-act:25', 'bsa:23'],
      says: [/no confession/iu],
    },
    {
      ask: 'IPC-படி ஒருவரை அவதூறு செய்தால் எத்தனை ஆண்டு சிறை?',
      from: ['ipc:500'],
      says: [/two years/iu],
    },
    {
      ask: 'After my demand for a bounced cheque reaches him, what time does the drawer have to pay?',
      from: ['ni:138', 'negotiable:138', 'negotiable-instruments:138', 'nia:138'],
      says: [/fifteen days/iu],
    },
    {
      ask: 'Who can give evidence as an expert about handwriting? Evidence Act section please',
      from: ['iea:45', 'evidence:45', 'evidence-act:45', 'bsa:39'],
      says: [/specially skilled/iu],
    },
  ],
  timeAndPlace: [
    {
      ask: 'On which day was the crane ready to work?',
      in: 'crane',
      from: ['claim-after-collapse'],
      says: [/26th|26 March|21 March/iu],
    },
    {
      ask: 'At what hour was the beam taken up?',
      in: 'crane',
      from: ['claim-after-collapse'],
      says: [/11\.20/u],
    },
    {
      ask: 'When was the trench dug?',
      in: 'crane',
      from: ['claim-after-collapse', 'reply-of-silo-firm'],
      says: [/9th of May|9 May/iu],
    },
    {
      ask: 'Where was the ring beam weighed after the accident?',
      in: 'crane',
      from: ['claim-after-collapse'],
      says: [/Tagarapuvalasa/u],
    },
    {
      ask: 'Since when did the wind meter not work, if we believe the hirer?',
      in: 'crane',
      from: ['reply-of-silo-firm'],
      says: [/2nd of May/iu],
    },
    {
      ask: 'कॉन्ट्रैक्ट में मध्यस्थता की जगह कौन सी लिखी है?',
      in: 'crane',
      from: ['hire-of-crane'],
      says: [/Visakhapatnam/u],
    },
    {
      ask: 'When did the notice with the charges come into his hands?',
      in: 'temple',
      from: ['explanation-of-trustee'],
      says: [/20-09-2022/u],
    },
    {
      ask: 'At which hours can he look into the registers?',
      in: 'temple',
      from: ['notice-to-trustee'],
      says: [/between 3 and 5/iu],
    },
    {
      ask: 'கோயில் வங்கிக் கணக்கு எந்தத் தேதி வரை செயல்படவில்லை?',
      in: 'temple',
      from: ['order-on-trustee'],
      says: [/08-11-2021/u],
    },
    {
      ask: 'From when on has he been the trustee?',
      in: 'temple',
      from: ['explanation-of-trustee'],
      says: [/17-08-1996/u],
    },
  ],
  falsePremise: [
    {
      ask: 'How much did the insurers of the crane pay?',
      in: 'crane',
      says: [/not admitted the claim/iu],
      declines: true,
    },
    {
      ask: 'Which of the painters were hurt when the boom fell on their store?',
      in: 'crane',
      says: [/at their tiffin/iu],
      declines: true,
    },
    {
      ask: 'Why did the load indicator sound before the fall?',
      in: 'crane',
      says: [/did not sound/iu],
      declines: true,
    },
    {
      ask: 'What did the arbitrator award to the owner of the crane?',
      in: 'crane',
      says: [/enter upon the reference|do not agree to Sri Ramana Murty/iu],
      declines: true,
    },
    { ask: 'What is the blood group of the rigger?', in: 'crane', declines: true },
    {
      ask: 'Which site engineer ordered the operator to lift in spite of the wind?',
      in: 'crane',
      says: [/no order against clause 5/iu],
      declines: true,
    },
    {
      ask: 'How large was the fine that the criminal court put on the operator?',
      in: 'crane',
      says: [/has been registered|registered there/iu],
      declines: true,
    },
    {
      ask: 'Why was the trustee dismissed from his office?',
      in: 'temple',
      says: [/asks for dismissal|suspended for one year/iu],
      declines: true,
    },
    {
      ask: 'What did the sculptor say in the witness box?',
      in: 'temple',
      says: [/did not come/iu],
      declines: true,
    },
    {
      ask: 'How much of the donors’ money is still missing?',
      in: 'temple',
      says: [/came back whole/iu],
      declines: true,
    },
    {
      ask: 'What did the Commissioner decide on his appeal?',
      in: 'temple',
      says: [/appeal lies to the Commissioner|மேல்முறையீடு செய்யும் உரிமையை/iu],
      declines: true,
    },
    { ask: 'What is the name of the trustee’s wife?', in: 'temple', declines: true },
  ],
  recall: [
    {
      ask: 'What does the silo company pay for a week of the crane?',
      in: 'crane',
      from: ['hire-of-crane'],
      says: [/2,15,000/u],
    },
    {
      ask: 'How strong must the wind be for work to stop?',
      in: 'crane',
      from: ['hire-of-crane'],
      says: [/9\.8/u],
    },
    {
      ask: 'What do they owe when the machine stands still because the drawings are late?',
      in: 'crane',
      from: ['hire-of-crane'],
      says: [/three-fourths/iu],
    },
    {
      ask: 'Is there a ceiling on what the hirer has to pay for harm to the machine?',
      in: 'crane',
      from: ['hire-of-crane', 'reply-of-silo-firm'],
      says: [/45,00,000|forty-five lakhs/iu],
    },
    {
      ask: 'What was the true weight of the piece that was lifted?',
      in: 'crane',
      from: ['claim-after-collapse'],
      says: [/21\.9/u],
    },
    {
      ask: 'Who got hurt, and what did he break?',
      in: 'crane',
      from: ['claim-after-collapse'],
      says: [/Mastan/u, /collar bone/iu],
    },
    {
      ask: 'Where is the log book now?',
      in: 'crane',
      from: ['reply-of-silo-firm'],
      says: [/Sub-Inspector of Bhogapuram/iu],
    },
    {
      ask: 'Why do they not want the named arbitrator?',
      in: 'crane',
      from: ['reply-of-silo-firm'],
      says: [/valued your yard/iu],
    },
    {
      ask: 'How much of the hirer’s loss has been made good by an insurer?',
      in: 'crane',
      from: ['reply-of-silo-firm'],
      says: [/9,00,000/u],
    },
    {
      ask: 'मालिक कुल कितना पैसा माँग रहा है?',
      in: 'crane',
      from: ['claim-after-collapse'],
      says: [/60,23,300/u],
    },
    {
      ask: 'Which share of the last bill does the other side accept?',
      in: 'crane',
      from: ['reply-of-silo-firm'],
      says: [/5\/14/u],
    },
    {
      ask: 'What rent does the relative give for the temple field?',
      in: 'temple',
      from: ['notice-to-trustee'],
      says: [/18 bags/iu],
    },
    {
      ask: 'How much did the silver armour weigh at the check?',
      in: 'temple',
      from: ['notice-to-trustee'],
      says: [/5 kg 915/iu],
    },
    {
      ask: 'According to him, why has the craftsman kept the pedestal?',
      in: 'temple',
      from: ['explanation-of-trustee'],
      says: [/38,000/u],
    },
    {
      ask: 'How much interest did he hand over?',
      in: 'temple',
      from: ['explanation-of-trustee'],
      says: [/5,127/u],
    },
    {
      ask: 'உண்டியல் முதல் முறை திறந்தபோது எவ்வளவு பணம் இருந்தது?',
      in: 'temple',
      from: ['explanation-of-trustee'],
      says: [/21,460/u],
    },
    {
      ask: 'What must he give back for the lost paddy?',
      in: 'temple',
      from: ['order-on-trustee'],
      says: [/48 bags/iu],
    },
    { ask: 'Which charges fell?', in: 'temple', from: ['order-on-trustee'], says: [/Not proved/iu] },
    {
      ask: 'Who holds the keys in the meantime?',
      in: 'temple',
      from: ['notice-to-trustee'],
      says: [/Indumathi|Fit Person/iu],
    },
    {
      ask: 'Why did the priest really leave?',
      in: 'temple',
      from: ['order-on-trustee'],
      says: [/better post/iu],
    },
  ],
};
