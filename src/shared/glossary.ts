import type { PracticeLanguageCode } from './contracts/profiles/practice-languages.ts';
import { type LanguageCode, languageCodes } from './messages/languages.ts';

/** Terms of art in the languages of the product: the catalogues and the translations of drafts use these words. */

/** The documents in which a reader can look a word up. */
export const SOURCES = {
  constitution: 'भारत का संविधान: the Constitution of India, authoritative text in Hindi (article 394A)',
  constitutionTa:
    'இந்திய அரசமைப்பு: the Constitution of India as amended up to 31 March 2008, in Tamil by the Law (Official Language) Department of Tamil Nadu, Chennai 2009',
  cpc: 'सिविल प्रक्रिया संहिता, 1908: the Code of Civil Procedure, text in Hindi',
  bnss: 'भारतीय नागरिक सुरक्षा संहिता, 2023: the Bharatiya Nagarik Suraksha Sanhita, text in Hindi',
  bsa: 'भारतीय साक्ष्य अधिनियम, 2023: the Bharatiya Sakshya Adhiniyam, text in Hindi',
  contract: 'भारतीय संविदा अधिनियम, 1872: the Indian Contract Act, text in Hindi',
  instruments: 'परक्राम्य लिखत अधिनियम, 1881: the Negotiable Instruments Act, text in Hindi',
  limitation: 'परिसीमा अधिनियम, 1963: the Limitation Act, text in Hindi',
  advocates: 'अधिवक्ता अधिनियम, 1961: the Advocates Act, text in Hindi',
  legalGlossary:
    'विधि शब्दावली: the Legal Glossary of the Legislative Department, in the order of the alphabet',
  munsifTa: 'Judgment in Tamil of the District Munsif, Panruti, in O.S. 176 of 2005, dated 29 January 2015',
  highCourtTa:
    'Judgment in Tamil of the Madras High Court on the civil revision against the decree of the Wakf Tribunal, Tirunelveli, in O.S. 378 of 2010, dated 21 October 2011',
  act: 'The name of the Act itself, which is the same in each language',
  usage: 'General usage of the courts and advocates who write Hindi',
  usageTa: 'General usage of the courts and advocates of Tamil Nadu',
} as const;

/** A word, its source, and the place there; without a place the word is used throughout the source. */
type Word = readonly [word: string, source: keyof typeof SOURCES, place?: string];

export interface Term {
  en: string;
  hi: Word;
  ta: Word;
}

export const GLOSSARY: readonly Term[] = [
  // Courts and what they write
  {
    en: 'Supreme Court',
    hi: ['उच्चतम न्यायालय', 'constitution', 'article 124'],
    ta: ['உச்ச நீதிமன்றம்', 'usageTa'],
  },
  {
    en: 'High Court',
    hi: ['उच्च न्यायालय', 'constitution', 'article 214'],
    ta: ['உயர் நீதிமன்றம்', 'usageTa'],
  },
  { en: 'court', hi: ['न्यायालय', 'cpc', 'section 3'], ta: ['நீதிமன்றம்', 'munsifTa'] },
  { en: 'judge', hi: ['न्यायाधीश', 'cpc', 'section 2(8)'], ta: ['நீதிபதி', 'munsifTa'] },
  { en: 'judgment', hi: ['निर्णय', 'cpc', 'section 2(9)'], ta: ['தீர்ப்பு', 'highCourtTa'] },
  { en: 'order', hi: ['आदेश', 'cpc', 'section 2(14)'], ta: ['உத்தரவு', 'usageTa'] },
  { en: 'decree', hi: ['डिक्री', 'cpc', 'section 2(2)'], ta: ['தீர்ப்பாணை', 'highCourtTa'] },
  { en: 'jurisdiction', hi: ['अधिकारिता', 'cpc', 'section 9'], ta: ['அதிகார வரம்பு', 'usageTa'] },
  { en: 'hearing', hi: ['सुनवाई', 'cpc', 'Order XVIII'], ta: ['விசாரணை', 'usageTa'] },

  // Acts
  { en: 'act', hi: ['अधिनियम', 'cpc', 'section 1(1)'], ta: ['சட்டம்', 'usageTa'] },
  { en: 'section', hi: ['धारा', 'cpc', 'section 2(2)'], ta: ['பிரிவு', 'usageTa'] },
  {
    en: 'Constitution',
    hi: ['संविधान', 'constitution', 'title'],
    ta: ['அரசமைப்பு', 'constitutionTa', 'title'],
  },
  {
    en: 'article',
    hi: ['अनुच्छेद', 'constitution', 'contents'],
    ta: ['உறுப்பு', 'constitutionTa', 'contents'],
  },
  {
    en: 'fundamental rights',
    hi: ['मूल अधिकार', 'constitution', 'Part III'],
    ta: ['அடிப்படை உரிமைகள்', 'constitutionTa', 'Part III'],
  },
  { en: 'natural justice', hi: ['नैसर्गिक न्याय', 'legalGlossary'], ta: ['இயற்கை நீதி', 'usageTa'] },
  {
    en: 'Bharatiya Nyaya Sanhita',
    hi: ['भारतीय न्याय संहिता', 'act', 'section 1(1)'],
    ta: ['பாரதிய நியாய சன்ஹிதா', 'act'],
  },
  {
    en: 'Bharatiya Nagarik Suraksha Sanhita',
    hi: ['भारतीय नागरिक सुरक्षा संहिता', 'act', 'section 1(1)'],
    ta: ['பாரதிய நாகரிக் சுரக்ஷா சன்ஹிதா', 'act'],
  },
  {
    en: 'Bharatiya Sakshya Adhiniyam',
    hi: ['भारतीय साक्ष्य अधिनियम', 'act', 'section 1(1)'],
    ta: ['பாரதிய சாக்ஷ்ய அதினியம்', 'act'],
  },

  // Cases, parties and those who act for them
  { en: 'case', hi: ['मामला', 'cpc', 'section 113'], ta: ['வழக்கு', 'munsifTa'] },
  { en: 'party', hi: ['पक्षकार', 'cpc', 'Order I'], ta: ['தரப்பினர்', 'usageTa'] },
  { en: 'client', hi: ['मुवक्किल', 'usage'], ta: ['கட்சிக்காரர்', 'usageTa'] },
  { en: 'advocate', hi: ['अधिवक्ता', 'advocates', 'section 2(1)(a)'], ta: ['வழக்கறிஞர்', 'highCourtTa'] },
  { en: 'vakalatnama', hi: ['वकालतनामा', 'usage'], ta: ['வக்காலத்து', 'usageTa'] },
  { en: 'petition', hi: ['याचिका', 'usage'], ta: ['மனு', 'highCourtTa'] },
  { en: 'petitioner', hi: ['याचिकाकर्ता', 'usage'], ta: ['மனுதாரர்', 'highCourtTa'] },
  {
    en: 'respondent',
    hi: ['प्रत्यर्थी', 'cpc', 'Order XLI rule 22'],
    ta: ['எதிர்மனுதாரர்', 'usageTa'],
  },
  { en: 'appeal', hi: ['अपील', 'cpc', 'section 96'], ta: ['மேல்முறையீடு', 'usageTa'] },
  {
    en: 'appellant',
    hi: ['अपीलार्थी', 'cpc', 'Order XLI'],
    ta: ['மேல்முறையீட்டாளர்', 'usageTa'],
  },
  { en: 'revision', hi: ['पुनरीक्षण', 'cpc', 'section 115'], ta: ['சீராய்வு', 'highCourtTa'] },

  // Suits
  { en: 'suit', hi: ['वाद', 'cpc', 'section 26'], ta: ['வழக்கு', 'munsifTa'] },
  { en: 'plaintiff', hi: ['वादी', 'cpc', 'Order I rule 1'], ta: ['வாதி', 'munsifTa'] },
  { en: 'defendant', hi: ['प्रतिवादी', 'cpc', 'Order I rule 3'], ta: ['பிரதிவாதி', 'munsifTa'] },
  { en: 'pleading', hi: ['अभिवचन', 'cpc', 'Order VI'], ta: ['வழக்குரை', 'usageTa'] },
  { en: 'plaint', hi: ['वादपत्र', 'cpc', 'Order VII'], ta: ['பிராது', 'usageTa'] },
  {
    en: 'written statement',
    hi: ['लिखित कथन', 'cpc', 'Order VIII'],
    ta: ['எதிர்வழக்குரை', 'usageTa'],
  },
  {
    en: 'cause of action',
    hi: ['वाद हेतुक', 'cpc', 'section 20(c)'],
    ta: ['வழக்கு மூலம்', 'usageTa'],
  },
  { en: 'relief', hi: ['अनुतोष', 'cpc', 'Order VII rule 7'], ta: ['பரிகாரம்', 'munsifTa'] },
  { en: 'injunction', hi: ['व्यादेश', 'cpc', 'Order XXXIX'], ta: ['உறுத்துக்கட்டளை', 'munsifTa'] },
  { en: 'limitation', hi: ['परिसीमा', 'limitation', 'section 3'], ta: ['காலவரையறை', 'usageTa'] },
  { en: 'contract', hi: ['संविदा', 'contract', 'section 2(h)'], ta: ['ஒப்பந்தம்', 'usageTa'] },

  // Proof
  { en: 'affidavit', hi: ['शपथपत्र', 'cpc', 'Order XIX'], ta: ['பிரமாணப் பத்திரம்', 'usageTa'] },
  {
    en: 'deponent',
    hi: ['अभिसाक्षी', 'cpc', 'Order XIX rule 2'],
    ta: ['பிரமாணப் பத்திரம் அளிப்பவர்', 'usageTa'],
  },
  { en: 'verification', hi: ['सत्यापन', 'cpc', 'Order VI rule 15'], ta: ['சரிபார்ப்பு', 'usageTa'] },
  { en: 'evidence', hi: ['साक्ष्य', 'bsa', 'section 2(1)'], ta: ['சாட்சியம்', 'usageTa'] },
  { en: 'witness', hi: ['साक्षी', 'cpc', 'Order XVI'], ta: ['சாட்சி', 'usageTa'] },
  { en: 'presumption', hi: ['उपधारणा', 'instruments', 'section 139'], ta: ['அனுமானம்', 'usageTa'] },

  // Cheques
  { en: 'cheque', hi: ['चेक', 'instruments', 'section 6'], ta: ['காசோலை', 'usageTa'] },
  { en: 'dishonour', hi: ['अनादरण', 'instruments', 'section 138'], ta: ['மறுப்பு', 'usageTa'] },

  // Criminal cases
  { en: 'offence', hi: ['अपराध', 'bnss', 'section 2(1)'], ta: ['குற்றம்', 'usageTa'] },
  { en: 'accused', hi: ['अभियुक्त', 'constitution', 'article 20(3)'], ta: ['குற்றம் சாட்டப்பட்டவர்', 'usageTa'] },
  { en: 'complaint', hi: ['परिवाद', 'bnss', 'section 2(1)'], ta: ['புகார்', 'usageTa'] },
  { en: 'complainant', hi: ['परिवादी', 'bnss', 'section 223'], ta: ['புகார்தாரர்', 'usageTa'] },
  { en: 'bail', hi: ['जमानत', 'bnss', 'section 2(1)'], ta: ['ஜாமீன்', 'usageTa'] },
  { en: 'anticipatory bail', hi: ['अग्रिम जमानत', 'usage'], ta: ['முன் ஜாமீன்', 'usageTa'] },
  { en: 'charge sheet', hi: ['आरोप पत्र', 'usage'], ta: ['குற்றப்பத்திரிகை', 'usageTa'] },
];

/**
 * The terms of art of all other languages with their words in one language; none for a language without words here. A
 * word for two terms is left out.
 */
export function termsInto(tag: PracticeLanguageCode): { term: string; word: string }[] {
  const language = languageCodes.find((code) => code === tag);
  if (language === undefined) return [];
  const pairs = GLOSSARY.flatMap(({ en, hi: [hi], ta: [ta] }) => {
    const words: Record<LanguageCode, string> = { en, hi, ta };
    const others = languageCodes.filter((code) => code !== language);
    return others.map((code) => ({ term: words[code], word: words[language] }));
  });
  const count = (of: string) => pairs.filter(({ term }) => term === of).length;
  return pairs.filter(({ term }) => count(term) === 1);
}
