/** Ground of a statement (Order XIX rule 3 of the Code of Civil Procedure, 1908). */
export type Basis = 'knowledge' | 'information' | 'belief' | 'advice' | 'record';

export interface StatedBasis {
  basis: Basis;
  /** Information says from whom it comes; belief, on which grounds. */
  complete: boolean;
  /** The person who gave the information, as written. */
  source?: string;
}

const SPEAKER =
  '(?:I|we|(?:the |this )?(?:deponent|petitioner|plaintiff|defendant|applicant|respondent|appellant|complainant)s?)';
/** Somebody informed the deponent: the words up to "that" name this person. */
const TOLD = new RegExp(
  `\\b${SPEAKER}\\s+(?:am|was|were|is|are|have been|had been|has been)\\s+(?:also |further |since |reliably |credibly |later )*(?:informed|told|given to understand)\\b|\\bit (?:is|was|has been) (?:\\w+ )?learnt\\b|\\b${SPEAKER} (?:have |has |had )?(?:learnt|came to (?:know|learn)|come to (?:know|learn)|understands?|understood)\\b|\\b(?:told|stated|reported) to (?:me|us|the deponent)\\b|\\b(?:come|came) to (?:my|our|the) (?:knowledge|notice)\\b|\\b(?:as per|according to|on) (?:the )?information\\b|\\breliable sources?\\b`,
  'iu',
);
/** Somebody told the deponent: the subject is the source. */
const TELLER =
  /(?:^|\bthat\s+|,\s*)([^,.;]{2,80}?)\s+(?:has |had |have )?(?:also )?(?:told|informed|apprised|intimated|(?:reported|stated|mentioned|disclosed|conveyed|confirmed)\s+to)\s+(?:me|us|the deponent)\b/iu;
const SOURCE =
  /(?:\b(?:by|from)|\binformation of)\s+(?!(?:reliable|credible|certain|some|various|other|my)?\s*(?:sources?|persons?|people|quarters?|someone|somebody)\b)(?:the |my |our |one )?((?:\b(?:Mr|Mrs|Ms|Dr|Sri|Smt|Shri|\p{Lu})\.|[^,.;]){2,90})/iu;
/** '… came to know from the certificate': a paper is the source. */
const FROM_PAPER =
  /^[^.;]{0,30}\bfrom (?:the|an?|his|her|its|their) [\p{L}\s]{0,30}\b(?:certificates?|records?|orders?|notices?|summons|letters?|cop(?:y|ies)|statements?|documents?|papers?|website|registers?|reports?)\b/iu;
const NOBODY = /^(?:some(?:one|body)|people|they|others|sources?)\b/iu;
const BELIEVES = new RegExp(
  `\\b${SPEAKER}\\s+(?:(?:verily|honestly|bona fide|further|also|therefore|firmly|do|does)\\s+)*(?:believes?|(?:have|has) (?:every )?reasons? to believe|suspects?)\\b`,
  'iu',
);
const GROUNDS =
  /\b(?:because|since|as|for the (?:following )?(?:reasons?|grounds?)|on the (?:grounds?|basis)|in view of|inasmuch|based on|from the (?:fact|conduct|record|document)|by reason of|due to|having regard|considering|in the light of|grounds? (?:stated|are|being))\b|क्योंकि|चूंकि/iu;
const ADVISED =
  /\b(?:legal(?:ly)? advi[cs]e[d]?|advised by|advice of|am advised|been advised|legal submissions?)\b|(?:विधिक|कानूनी) (?:सलाह|परामर्श)|अधिवक्ता (?:की|के) (?:सलाह|परामर्श)|சட்ட ?ஆலோசனை/iu;
/** Advice that is believed is advice. */
const ADVICE_BELIEVED = /\b(?:advi[cs]e|advised)\b[^.;]{0,80}\b(?:believes?|believed)\b/iu;
const RECORD =
  /\b(?:derived|appears?|apparent|verified|evident|available|clear|on the basis|as per|based)\b[^.;]{0,60}\b(?:records?|registers?|files?|documents?)\b|\bfrom the (?:records?|registers?)\b/iu;

/** Statements on jurisdiction, limitation and value, which are of law and not of what somebody saw. */
const OF_LAW =
  /\b(?:suit|appeal|petition|application|complaint|claim|counter-? ?claim)\b[^.;]{0,40}\b(?:in time|within time|not (?:time-?)?barred|within (?:the )?(?:statutory|prescribed) (?:period|time))\b|\b(?:territorial|pecuniary|inherent) jurisdiction\b|\bjurisdictional value\b|\bvaluation (?:of|for)\b[^.;]{0,60}\b(?:suit|relief|court|jurisdiction)\b|\b(?:court|tribunal|commission|forum)\b[^.;]{0,60}\bjurisdiction\b|\bjurisdiction\b[^.;]{0,50}\b(?:court|tribunal|commission|forum)\b|\b(?:within|barred by|in|under) (?:the )?(?:prescribed )?(?:period of |law of )?limitation\b|\b(?:suit|counter-? ?claim|plaint|appeal|relief)s?\b[^.;]{0,60}\bvalued\b|\bcourt fees?\b|\bjurisdiction of (?:this|the) (?:hon'?ble |ld\.? )?(?:authority|bench|board)\b|(?:न्यायालय|न्यायाधिकरण|आयोग|श्रवण|सुनवाई)[^।]{0,60}(?:क्षेत्राधिकार|अधिकारिता)|(?:क्षेत्राधिकार|अधिकारिता) (?:में|प्राप्त)|(?:परिसीमा|मियाद|समयावधि|समय सीमा)[^।]{0,20}(?:अन्दर|अंदर|भीतर|अन्तर्गत|में)|मूल्यांकन|न्याय ?शुल्क|कोर्ट ?फीस|அதிகார ?(?:வரம்ப|எல்லை)|கால ?வரையறை|நீதிமன்றக் ?கட்டண/iu;

/** A residence is a fact, though the law builds jurisdiction on it (Indian Succession Act, 1925, section 371). */
const RESIDES = /\bresid(?:e[sd]?|ing|ent)\b[^.;]{0,120}\bjurisdiction of (?:this|the)\b[^.;,]{0,30}/giu;

/** A court is asked to act: nothing is said of its competence. */
const INVOKES = /\binvok\w+ (?:the )?(?:[\p{L}-]+ ){0,4}jurisdiction\b/giu;

/** True where a paragraph states law: nobody knows of own knowledge that a suit is in time or of its value for court fees. */
export const statesLaw = (text: string): boolean =>
  OF_LAW.test(text.replace(RESIDES, ' ').replace(INVOKES, ' '));

/** 'मुझे श्री देवा राम ने बताया', 'विश्वस्त सूत्रों से ज्ञात हुआ', 'பேச்சிமுத்து என்னிடம் கூறினார்'. */
const TOLD_INDIAN =
  /(?:(?:मुझे|मुझको|शपथ[\p{L}\p{M}]* को)[^।]{0,80}(?:बताया|सूचित किया|सूचना दी)|(?:सूत्रों|लोगों|व्यक्तियों|श्री[^।]{2,40}) (?:से|द्वारा)[^।]{0,40}(?:ज्ञात हुआ|पता चला|मालूम हुआ|जानकारी (?:मिली|हुई|प्राप्त हुई)|सूचना (?:मिली|प्राप्त हुई))|(?:என்னிடம்|எனக்கு)[^.]{0,60}(?:கூறினா|தெரிவித்தா|சொன்னா|தெரிய ?வந்த))/u;
const SOURCE_INDIAN =
  /(?:^|[\s,])((?!(?:मुझे|मुझको|मेरे|मेरी|विश्वस्त|विश्वसनीय|सूत्र|लोग|किसी|மக்கள்|சிலர்))[\p{L}\p{M}.]{2,}(?:\s[\p{L}\p{M}.]{2,}){0,3})\s(?:ने|से|द्वारा|என்பவர்|அவர்கள்|என்னிடம்)(?=[\s,])/u;
/** Sources without a name. */
const NOBODY_INDIAN = /सूत्रों|लोगों|पड़ोसियों|वालों|एक व्यक्ति|किसी|நம்பகமான|நம்பத்தகுந்த|சிலர்/u;
function toldInIndianLanguage(text: string): StatedBasis | undefined {
  const told = TOLD_INDIAN.exec(text);
  if (!told) return undefined;
  const sentence = text.slice(Math.max(0, told.index - 80), told.index + told[0].length);
  const source = NOBODY_INDIAN.test(sentence) ? undefined : SOURCE_INDIAN.exec(sentence)?.[1];
  return source === undefined
    ? { basis: 'information', complete: false }
    : { basis: 'information', complete: true, source };
}

/** The basis that a paragraph itself states. Without such words it is a statement of fact from knowledge. */
export const statedBasis = (text: string): StatedBasis => toldInIndianLanguage(text) ?? basisInWords(text);

function basisInWords(text: string): StatedBasis {
  const teller = TELLER.exec(text);
  // '… did not let me in and said to me at the gate': the deponent heard this act of the story.
  if (teller?.[1] !== undefined && !/^(?:I|we)$|\b(?:and|but|or)$/iu.test(teller[1])) {
    const source = teller[1].replace(/^(?:that\s+)?(?:I say that\s+)?/iu, '').trim();
    return { basis: 'information', complete: !NOBODY.test(source), source };
  }
  const told = TOLD.exec(text);
  if (told) {
    const rest = text.slice(told.index, told.index + 400);
    if (FROM_PAPER.test(rest.slice(told[0].length))) return { basis: 'record', complete: true };
    const [head = ''] = rest.split(/\bthat\b/iu);
    const source = SOURCE.exec(/information/iu.test(told[0]) ? rest : head)?.[1]?.trim();
    return {
      basis: 'information',
      complete: source !== undefined,
      ...(source === undefined ? {} : { source }),
    };
  }
  if (ADVICE_BELIEVED.test(text)) return { basis: 'advice', complete: true };
  const believes = BELIEVES.exec(text);
  if (believes && !/^\s*me\b/u.test(text.slice(believes.index + believes[0].length)))
    return { basis: 'belief', complete: GROUNDS.test(text.slice(believes.index)) };
  if (ADVISED.test(text)) return { basis: 'advice', complete: true };
  if (statesLaw(text)) return { basis: 'advice', complete: true };
  if (RECORD.test(text)) return { basis: 'record', complete: true };
  return { basis: 'knowledge', complete: true };
}
