/**
 * Terms of art in the languages of the product, for translators: the catalogues use these words. A term without a word
 * in a language is not settled there yet.
 */

/** Where a term comes from. */
export const SOURCES = {
  constitution: 'The Constitution of India, authoritative text in Hindi',
  legalGlossary: 'Legal Glossary of the Legislative Department, Ministry of Law and Justice',
  act: 'The name of the Act itself, which is the same in each language',
  usage: 'Usage of courts and advocates',
} as const;

export interface Term {
  en: string;
  hi: string;
  ta?: string;
  source: keyof typeof SOURCES;
  /** The message that is this term; its translation has the word. */
  key?: string;
}

export const GLOSSARY: readonly Term[] = [
  { en: 'Supreme Court', hi: 'उच्चतम न्यायालय', source: 'constitution' },
  { en: 'High Court', hi: 'उच्च न्यायालय', source: 'constitution' },
  { en: 'court', hi: 'न्यायालय', source: 'legalGlossary', key: 'cases.court' },
  { en: 'judge', hi: 'न्यायाधीश', source: 'constitution', key: 'search.judge' },
  { en: 'judgment', hi: 'निर्णय', source: 'legalGlossary', key: 'files.judgment' },
  { en: 'order', hi: 'आदेश', source: 'legalGlossary', key: 'files.courtOrder' },
  { en: 'act', hi: 'अधिनियम', source: 'legalGlossary', key: 'shell.acts' },
  { en: 'section', hi: 'धारा', source: 'legalGlossary', key: 'shell.sectionKind' },
  { en: 'affidavit', hi: 'शपथ पत्र', source: 'legalGlossary', key: 'files.affidavit' },
  { en: 'pleading', hi: 'अभिवचन', source: 'legalGlossary', key: 'files.pleading' },
  { en: 'evidence', hi: 'साक्ष्य', source: 'legalGlossary', key: 'files.evidence' },
  { en: 'respondent', hi: 'प्रत्यर्थी', source: 'legalGlossary', key: 'cases.respondent' },
  { en: 'petitioner', hi: 'याचिकाकर्ता', source: 'usage', key: 'cases.petitioner' },
  { en: 'petition', hi: 'याचिका', source: 'usage' },
  { en: 'party', hi: 'पक्षकार', source: 'legalGlossary', key: 'cases.parties' },
  { en: 'hearing', hi: 'सुनवाई', source: 'legalGlossary', key: 'timeline.hearing' },
  { en: 'advocate', hi: 'अधिवक्ता', source: 'legalGlossary' },
  { en: 'vakalatnama', hi: 'वकालतनामा', source: 'usage' },
  { en: 'client', hi: 'मुवक्किल', source: 'usage', key: 'cases.client' },
  { en: 'case', hi: 'मामला', source: 'legalGlossary', key: 'cases.caseHeading' },
  { en: 'Bharatiya Nyaya Sanhita', hi: 'भारतीय न्याय संहिता', source: 'act' },
  { en: 'Bharatiya Nagarik Suraksha Sanhita', hi: 'भारतीय नागरिक सुरक्षा संहिता', source: 'act' },
  { en: 'Bharatiya Sakshya Adhiniyam', hi: 'भारतीय साक्ष्य अधिनियम', source: 'act' },
];
