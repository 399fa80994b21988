import type { EvalQuestion, Kind } from './types.ts';

/**
 * A thirteenth set: heirs who quarrel over a father's will, and a press that took a man's fingers. It was written by reading,
 * in the words of a client or a junior, before any answer to it was seen, and stays sealed until the end.
 */
export const thirteenthSet: Readonly<Record<Kind, readonly EvalQuestion[]>> = {
  general: [
    {
      ask: 'What can somebody get under the BNS if he is careless with a machine and people are put at risk?',
      from: ['bns:289'],
      says: [/six months/iu],
    },
    {
      ask: 'To prove a will in court, how many of those who witnessed it must be called? Evidence Act',
      from: ['iea:68', 'evidence:68', 'evidence-act:68', 'bsa:67'],
      says: [/one attesting witness/iu],
    },
    {
      ask: 'रजिस्ट्रेशन एक्ट के हिसाब से दस्तख़त होने के बाद बैनामा रजिस्ट्री के लिए कितने समय में पेश करना पड़ता है?',
      from: ['registration:23', 'registration-act:23', 'reg:23', 'ra:23'],
      says: [/four months|चार (?:महीने|माह|मास)/iu],
    },
    {
      ask: 'IPC: somebody fakes a will, wat is the maximum sentence',
      from: ['ipc:467'],
      says: [/imprisonment for life/iu],
    },
  ],
  timeAndPlace: [
    {
      ask: 'In which city did the younger brother die of covid?',
      in: 'heirs',
      from: ['notice-for-partition'],
      says: [/Jabalpur/u],
    },
    {
      ask: 'When did the ladies get to see the supposed will for the first time?',
      in: 'heirs',
      from: ['notice-for-partition'],
      says: [/0?6\.0?3\.2023|6 March 2023/u],
    },
    {
      ask: 'If we go by what the elder brother pleads, on wich date was the father sent home from the hospital, before the will?',
      in: 'heirs',
      from: ['jawabdawa-of-elder-son'],
      says: [/12\.11\.2022|12 नवम्बर|12 नवंबर|12 November/u],
    },
    {
      ask: 'बड़े भाई के अनुसार असली काग़ज़ कहाँ से निकला?',
      in: 'heirs',
      from: ['jawabdawa-of-elder-son'],
      says: [/तिजोरी|\bsafe\b/u],
    },
    {
      ask: 'What time was it when the accountant got to the house for the signing?',
      in: 'heirs',
      from: ['deposition-of-munim'],
      says: [/half past five|5[.:]30/u],
    },
    {
      ask: 'next date in the suit?',
      in: 'heirs',
      from: ['deposition-of-munim'],
      says: [/0?2\.08\.2024|2 August 2024/u],
    },
    {
      ask: 'On what day did the safety department hear from the company about what had happened?',
      in: 'factory',
      from: ['show-cause-on-press'],
      says: [/14\.12\.2023|14 December 2023/u],
    },
    {
      ask: 'When had an expert last gone over machine no. 9?',
      in: 'factory',
      from: ['show-cause-on-press'],
      says: [/26\.05\.2023|26 May 2023/u],
    },
    {
      ask: 'How much time have the bosses got to send their written explanation to the inspectorate?',
      in: 'factory',
      from: ['show-cause-on-press'],
      says: [/15 days/u],
    },
    {
      ask: 'காயம்பட்டவர் எத்தனை மணிக்கு ஆஸ்பத்திரி போய்ச் சேர்ந்தார்?',
      in: 'factory',
      from: ['statement-of-press-operator'],
      says: [/3\.35/u],
    },
    {
      ask: 'Intrest on the award is counted from which day?',
      in: 'factory',
      from: ['order-sheet-of-compensation'],
      says: [/11\.01\.2024|11 January 2024/u],
    },
    {
      ask: 'When exactly did they put the man on the ESI rolls? I need day and hour.',
      in: 'factory',
      from: ['order-sheet-of-compensation'],
      says: [/12\.12\.2023|12 December 2023/u, /11\.26/u],
    },
  ],
  falsePremise: [
    {
      ask: 'For what price did the father sell the Makronia plot to his younger son?',
      in: 'heirs',
      says: [/दानपत्र|gift/iu],
      declines: true,
    },
    {
      ask: 'Why did the notary come to the house on the evening of the will?',
      in: 'heirs',
      says: [/notary was not at the house/iu],
      declines: true,
    },
    {
      ask: 'What did the handwriting expert find about the English signature?',
      in: 'heirs',
      says: [/will be taken up after/iu],
      declines: true,
    },
    {
      ask: 'दुकान के ख़रीदार ने भाई को कितना बयाना दिया?',
      in: 'heirs',
      says: [/सर्वथा असत्य|लौटा दिया|talked of/u],
      declines: true,
    },
    { ask: "Which school does the younger son's girl go to?", in: 'heirs', declines: true },
    { ask: 'How old is Nitin?', in: 'heirs', declines: true },
    {
      ask: 'How much alcohol did they find in his blood?',
      in: 'factory',
      says: [/no blood test|no evidence of either plea|பரிசோதனைக்கு எடுக்கவில்லை/iu],
      declines: true,
    },
    {
      ask: 'What amount of penalty was the pressing company finally made to pay?',
      in: 'factory',
      says: [/will be fixed after its reply|should not be imposed/iu],
      declines: true,
    },
    {
      ask: 'Why did the commissioner go by the 38 % of the lady doctor?',
      in: 'factory',
      says: [/is not accepted/iu],
      declines: true,
    },
    {
      ask: 'விபத்துக்கு முன் சென்சார் பற்றி முனிராஜ் எழுதிக் கொடுத்த மனுவில் என்ன இருந்தது?',
      in: 'factory',
      says: [/எழுத்து மூலமாக நான் புகார் எதுவும் கொடுக்கவில்லை/u],
      declines: true,
    },
    {
      ask: 'What fine did the magistrate at Krishnagiri put on the manager?',
      in: 'factory',
      says: [/prosecution should not be launched/iu],
      declines: true,
    },
    { ask: 'What is the name of the fitter who taped down the button?', in: 'factory', declines: true },
  ],
  recall: [
    {
      ask: "How much did the elder son take out of the old man's deposits?",
      in: 'heirs',
      from: ['notice-for-partition', 'jawabdawa-of-elder-son'],
      says: [/6,25,000/u],
    },
    {
      ask: "The other side says not all of the mother's gold is there any more. What weight is still in the cupboard by their version?",
      in: 'heirs',
      from: ['jawabdawa-of-elder-son'],
      says: [/(?<!\d)9 (?:तोला|tola)/iu],
    },
    {
      ask: 'बटाईदार से कितना अनाज आया, भाई के हिसाब से?',
      in: 'heirs',
      from: ['jawabdawa-of-elder-son'],
      says: [/44 (?:क्विंटल|quintal)/iu],
    },
    {
      ask: 'What work did the father do before he had the hardware shop?',
      in: 'heirs',
      from: ['jawabdawa-of-elder-son'],
      says: [/पार्सल क्लर्क|parcel clerk/iu],
    },
    {
      ask: 'Which of the two men who witnessed the will is dead now?',
      in: 'heirs',
      from: ['jawabdawa-of-elder-son'],
      says: [/ताम्रकार|Tamrakar/u, /निधन|0?2\.06\.2023|2 June 2023|\bdied\b|\bdead\b/iu],
    },
    {
      ask: 'Whose pen was it?',
      in: 'heirs',
      from: ['deposition-of-munim'],
      says: [/own pen/u],
    },
    {
      ask: 'The accountant borrowed from his master for his roof. What part of it has he paid back till now?',
      in: 'heirs',
      from: ['deposition-of-munim'],
      says: [/15,000/u],
    },
    {
      ask: "We act for the younger son's wife. What does she get by the disputed paper as long as she doesnt take another husband?",
      in: 'heirs',
      from: ['notice-for-partition'],
      says: [/one room/u],
    },
    {
      ask: 'For how many men did the labour contractor have permission and how many did the lady officer see there?',
      in: 'factory',
      from: ['show-cause-on-press'],
      says: [/45/u, /71/u],
    },
    {
      ask: 'கம்பெனி ஆட்கள் ஆஸ்பத்திரிக்கு வந்து எவ்வளவு பணம் கொடுத்தாங்க?',
      in: 'factory',
      from: ['statement-of-press-operator', 'order-sheet-of-compensation'],
      says: [/25,000/u],
    },
    {
      ask: 'What was the new target for a shift after the festival?',
      in: 'factory',
      from: ['statement-of-press-operator'],
      says: [/1,800/u],
    },
    {
      ask: 'Who took him to the hospital on a bike?',
      in: 'factory',
      from: ['statement-of-press-operator'],
      says: [/மஞ்சுநாத்|Manjuna(?:th|dh)/u],
    },
    {
      ask: 'How much is he awarded for the fingers, leaving the bills aside?',
      in: 'factory',
      from: ['order-sheet-of-compensation'],
      says: [/5,10,861/u],
    },
    {
      ask: 'What did it cost the firm to be heard again after it had stayed away on the first date?',
      in: 'factory',
      from: ['order-sheet-of-compensation'],
      says: [/2,000/u],
    },
    {
      ask: 'On what grounds was the paper about a final settlement thrown out?',
      in: 'factory',
      from: ['order-sheet-of-compensation'],
      says: [/not registered under section 28/u],
    },
    {
      ask: 'उस मज़दूर की एक दिन की मज़दूरी कितनी थी?',
      in: 'factory',
      from: ['statement-of-press-operator', 'order-sheet-of-compensation'],
      says: [/\b520\b/u],
    },
  ],
};
