import type { LanguageCode } from './messages/languages.ts';

/**
 * Terms of art in the languages of the product: the catalogues and the translations of drafts use these words. A term
 * without a word in a language is not settled there yet.
 */

/** Where a term comes from. */
export const SOURCES = {
  constitution: 'The Constitution of India, authoritative text in Hindi',
  legalGlossary: 'Legal Glossary of the Legislative Department, Ministry of Law and Justice',
  act: 'The name of the Act itself, which is the same in each language',
  usage: 'Usage of courts and advocates',
  tamilUsage: 'Usage of the Madras High Court and of advocates in Tamil Nadu',
} as const;

export interface Term {
  en: string;
  hi: string;
  ta?: string;
  /** Where the Hindi word comes from. The Tamil words come from `tamilUsage`. */
  source: Exclude<keyof typeof SOURCES, 'tamilUsage'>;
  /** The message that is this term; its translation has the word. */
  key?: string;
}

export const GLOSSARY: readonly Term[] = [
  { en: 'Supreme Court', hi: 'उच्चतम न्यायालय', ta: 'உச்ச நீதிமன்றம்', source: 'constitution' },
  { en: 'High Court', hi: 'उच्च न्यायालय', ta: 'உயர் நீதிமன்றம்', source: 'constitution' },
  { en: 'court', hi: 'न्यायालय', ta: 'நீதிமன்றம்', source: 'legalGlossary', key: 'cases.court' },
  { en: 'judge', hi: 'न्यायाधीश', ta: 'நீதிபதி', source: 'constitution', key: 'search.judge' },
  { en: 'judgment', hi: 'निर्णय', ta: 'தீர்ப்பு', source: 'legalGlossary', key: 'files.judgment' },
  { en: 'order', hi: 'आदेश', ta: 'உத்தரவு', source: 'legalGlossary', key: 'files.courtOrder' },
  { en: 'act', hi: 'अधिनियम', ta: 'சட்டம்', source: 'legalGlossary', key: 'library.act' },
  { en: 'section', hi: 'धारा', ta: 'பிரிவு', source: 'legalGlossary', key: 'shell.sectionKind' },
  { en: 'affidavit', hi: 'शपथ पत्र', ta: 'பிரமாணப் பத்திரம்', source: 'legalGlossary', key: 'files.affidavit' },
  { en: 'pleading', hi: 'अभिवचन', source: 'legalGlossary', key: 'files.pleading' },
  { en: 'evidence', hi: 'साक्ष्य', source: 'legalGlossary', key: 'files.evidence' },
  { en: 'respondent', hi: 'प्रत्यर्थी', ta: 'எதிர்மனுதாரர்', source: 'legalGlossary', key: 'cases.respondent' },
  { en: 'petitioner', hi: 'याचिकाकर्ता', ta: 'மனுதாரர்', source: 'usage', key: 'cases.petitioner' },
  { en: 'petition', hi: 'याचिका', ta: 'மனு', source: 'usage' },
  { en: 'party', hi: 'पक्षकार', ta: 'தரப்பினர்', source: 'legalGlossary', key: 'cases.parties' },
  { en: 'hearing', hi: 'सुनवाई', ta: 'விசாரணை', source: 'legalGlossary', key: 'timeline.hearing' },
  { en: 'advocate', hi: 'अधिवक्ता', ta: 'வழக்கறிஞர்', source: 'legalGlossary' },
  { en: 'vakalatnama', hi: 'वकालतनामा', ta: 'வக்காலத்து', source: 'usage' },
  { en: 'client', hi: 'मुवक्किल', ta: 'கட்சிக்காரர்', source: 'usage', key: 'cases.client' },
  { en: 'case', hi: 'मामला', ta: 'வழக்கு', source: 'legalGlossary', key: 'cases.caseHeading' },
  { en: 'plaintiff', hi: 'वादी', ta: 'வாதி', source: 'legalGlossary' },
  { en: 'defendant', hi: 'प्रतिवादी', ta: 'பிரதிவாதி', source: 'legalGlossary' },
  { en: 'plaint', hi: 'वादपत्र', source: 'legalGlossary' },
  { en: 'written statement', hi: 'लिखित कथन', source: 'legalGlossary' },
  { en: 'suit', hi: 'वाद', source: 'legalGlossary' },
  { en: 'decree', hi: 'डिक्री', source: 'legalGlossary' },
  { en: 'appeal', hi: 'अपील', ta: 'மேல்முறையீடு', source: 'legalGlossary' },
  { en: 'appellant', hi: 'अपीलार्थी', ta: 'மேல்முறையீட்டாளர்', source: 'legalGlossary' },
  { en: 'revision', hi: 'पुनरीक्षण', source: 'legalGlossary' },
  { en: 'jurisdiction', hi: 'अधिकारिता', ta: 'அதிகார வரம்பு', source: 'legalGlossary' },
  { en: 'cause of action', hi: 'वाद हेतुक', source: 'legalGlossary' },
  { en: 'injunction', hi: 'व्यादेश', source: 'legalGlossary' },
  { en: 'relief', hi: 'अनुतोष', ta: 'நிவாரணம்', source: 'legalGlossary' },
  { en: 'limitation', hi: 'परिसीमा', source: 'legalGlossary' },
  { en: 'witness', hi: 'साक्षी', ta: 'சாட்சி', source: 'legalGlossary' },
  { en: 'deponent', hi: 'अभिसाक्षी', source: 'legalGlossary' },
  { en: 'verification', hi: 'सत्यापन', source: 'legalGlossary' },
  { en: 'contract', hi: 'संविदा', ta: 'ஒப்பந்தம்', source: 'legalGlossary' },
  { en: 'presumption', hi: 'उपधारणा', source: 'legalGlossary' },
  { en: 'dishonour', hi: 'अनादरण', source: 'legalGlossary' },
  { en: 'cheque', hi: 'चेक', ta: 'காசோலை', source: 'usage' },
  { en: 'accused', hi: 'अभियुक्त', source: 'legalGlossary' },
  { en: 'complainant', hi: 'परिवादी', ta: 'புகார்தாரர்', source: 'legalGlossary' },
  { en: 'complaint', hi: 'परिवाद', ta: 'புகார்', source: 'legalGlossary' },
  { en: 'offence', hi: 'अपराध', ta: 'குற்றம்', source: 'legalGlossary' },
  { en: 'bail', hi: 'जमानत', ta: 'ஜாமீன்', source: 'legalGlossary' },
  { en: 'anticipatory bail', hi: 'अग्रिम जमानत', ta: 'முன் ஜாமீன்', source: 'usage' },
  { en: 'charge sheet', hi: 'आरोप पत्र', ta: 'குற்றப்பத்திரிகை', source: 'usage' },
  { en: 'Constitution', hi: 'संविधान', ta: 'அரசியலமைப்பு', source: 'constitution' },
  { en: 'article', hi: 'अनुच्छेद', source: 'constitution' },
  { en: 'fundamental rights', hi: 'मूल अधिकार', ta: 'அடிப்படை உரிமைகள்', source: 'constitution' },
  { en: 'natural justice', hi: 'नैसर्गिक न्याय', ta: 'இயற்கை நீதி', source: 'legalGlossary' },
  { en: 'Bharatiya Nyaya Sanhita', hi: 'भारतीय न्याय संहिता', source: 'act' },
  { en: 'Bharatiya Nagarik Suraksha Sanhita', hi: 'भारतीय नागरिक सुरक्षा संहिता', source: 'act' },
  { en: 'Bharatiya Sakshya Adhiniyam', hi: 'भारतीय साक्ष्य अधिनियम', source: 'act' },
];

/** The terms of art of all other languages with their words in one language. */
export const termsInto = (language: LanguageCode): { term: string; word: string }[] =>
  GLOSSARY.flatMap(({ en, hi, ta }) => {
    const words = { en, hi, ta };
    const word = words[language];
    const others = Object.entries(words).filter(([code, term]) => code !== language && term !== undefined);
    return word === undefined ? [] : others.map(([, term]) => ({ term: String(term), word }));
  });
