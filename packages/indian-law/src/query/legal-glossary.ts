import { ASKING_WORDS, TAMIL_TERMS } from './tamil-terms.ts';

/*
 * Hindi terms of the law with the English terms under which Indian judgments in English speak of the same thing.
 * The Hindi terms are those of the official Hindi texts of the central acts and of the Legal Glossary (विधि शब्दावली) of
 * the Legislative Department, Ministry of Law and Justice; after the semicolons of a line come words in common use that
 * are not official (जमानत is both).
 */

/** English term: Hindi terms. */
const TERMS = `
dishonour of cheque: चेक अनादरण, चेक का अनादरण, चेक बाउंस, चेक अनादृत
cheque: चेक
dishonour: अनादरण
negotiable instruments act: परक्राम्य लिखत अधिनियम
indian penal code: भारतीय दंड संहिता, भारतीय दण्ड संहिता, भादंसं, भादवि
code of criminal procedure: दंड प्रक्रिया संहिता, दण्ड प्रक्रिया संहिता
code of civil procedure: सिविल प्रक्रिया संहिता
bharatiya nyaya sanhita: भारतीय न्याय संहिता
bharatiya nagarik suraksha sanhita: भारतीय नागरिक सुरक्षा संहिता
bharatiya sakshya adhiniyam: भारतीय साक्ष्य अधिनियम
constitution: संविधान
section: धारा
article: अनुच्छेद
anticipatory bail: अग्रिम जमानत, अग्रिम ज़मानत
default bail: व्यतिक्रम जमानत
bail: जमानत, ज़मानत
murder: हत्या
culpable homicide: आपराधिक मानव वध
attempt to murder: हत्या का प्रयत्न, हत्या का प्रयास
theft: चोरी
robbery: लूट
dacoity: डकैती
extortion: उद्दापन
cheating: छल, धोखाधड़ी
forgery: कूटरचना, जालसाजी
criminal breach of trust: आपराधिक न्यासभंग
criminal conspiracy: आपराधिक षड्यंत्र
defamation: मानहानि
rape: बलात्संग, बलात्कार
kidnapping: व्यपहरण
abduction: अपहरण
dowry death: दहेज मृत्यु
dowry: दहेज
cruelty: क्रूरता
hurt: उपहति
grievous hurt: घोर उपहति
suicide: आत्महत्या
unlawful assembly: विधिविरुद्ध जमाव
common intention: सामान्य आशय
private defence: प्राइवेट प्रतिरक्षा
accused: अभियुक्त, मुल्जिम
witness: साक्षी, गवाह
evidence: साक्ष्य, सबूत
dying declaration: मृत्युकालिक कथन
confession: संस्वीकृति
circumstantial evidence: परिस्थितिजन्य साक्ष्य
burden of proof: सबूत का भार
investigation: अन्वेषण
charge sheet: आरोप पत्र, आरोप-पत्र
first information report: प्रथम सूचना रिपोर्ट
charge: आरोप
prosecution: अभियोजन
conviction: दोषसिद्धि
acquittal: दोषमुक्ति
sentence: दंडादेश, दण्डादेश
death sentence: मृत्युदंड, मृत्यु दंड
life imprisonment: आजीवन कारावास
imprisonment: कारावास
fine: जुर्माना
compensation: प्रतिकर, मुआवजा, क्षतिपूर्ति
appeal: अपील
second appeal: द्वितीय अपील
revision: पुनरीक्षण
review: पुनर्विलोकन
writ petition: रिट याचिका
writ: रिट
petition: याचिका
habeas corpus: बंदी प्रत्यक्षीकरण, बन्दी प्रत्यक्षीकरण
mandamus: परमादेश
certiorari: उत्प्रेषण
quo warranto: अधिकार पृच्छा, अधिकार-पृच्छा
public interest litigation: जनहित याचिका
fundamental rights: मूल अधिकार, मौलिक अधिकार
natural justice: नैसर्गिक न्याय, प्राकृतिक न्याय
right to privacy: निजता का अधिकार
equality: समता, समानता
personal liberty: दैहिक स्वतंत्रता
contempt of court: न्यायालय की अवमानना, न्यायालय अवमान
jurisdiction: अधिकारिता
judgment: निर्णय
decree: डिक्री
order: आदेश
affidavit: शपथपत्र, शपथ पत्र, हलफनामा
plaint: वादपत्र, वाद पत्र
written statement: लिखित कथन
suit: वाद
plaintiff: वादी
defendant: प्रतिवादी
petitioner: याचिकाकर्ता, याची
respondent: प्रत्यर्थी
appellant: अपीलार्थी
limitation: परिसीमा
res judicata: पूर्व न्याय, प्राङ्न्याय
injunction: व्यादेश, निषेधाज्ञा
temporary injunction: अस्थायी व्यादेश
specific performance: विनिर्दिष्ट अनुपालन
contract: संविदा
breach of contract: संविदा भंग
arbitration: माध्यस्थम्, मध्यस्थता
partition: विभाजन, बंटवारा
succession: उत्तराधिकार
will: वसीयत
gift: दान
mortgage: बंधक
lease: पट्टा
sale deed: विक्रय विलेख, बैनामा
transfer of property: संपत्ति अंतरण
adverse possession: प्रतिकूल कब्जा
possession: कब्जा
easement: सुखाचार
landlord: भूस्वामी, मकान मालिक
tenant: किरायेदार, अभिधारी
eviction: बेदखली
rent: किराया, भाटक
land acquisition: भूमि अर्जन, भूमि अधिग्रहण
marriage: विवाह
divorce: विवाह विच्छेद, विवाह-विच्छेद, तलाक
maintenance: भरण पोषण, भरण-पोषण, गुजारा भत्ता
custody of the child: बालक की अभिरक्षा
custody: अभिरक्षा
guardianship: संरक्षकता
adoption: दत्तक, दत्तक ग्रहण
domestic violence: घरेलू हिंसा
motor accident: मोटर दुर्घटना, मोटर यान दुर्घटना
negligence: उपेक्षा, लापरवाही
insurance: बीमा
consumer: उपभोक्ता
deficiency in service: सेवा में कमी
income tax: आयकर, आय कर
goods and services tax: माल और सेवा कर
winding up: परिसमापन
insolvency: दिवाला
labour court: श्रम न्यायालय
workman: कर्मकार
retrenchment: छंटनी
reinstatement: बहाली
pension: पेंशन
gratuity: उपदान
departmental inquiry: विभागीय जांच
election petition: निर्वाचन याचिका
preventive detention: निवारक निरोध
right to information: सूचना का अधिकार
supreme court: उच्चतम न्यायालय, सर्वोच्च न्यायालय
high court: उच्च न्यायालय
sessions court: सेशन न्यायालय, सत्र न्यायालय
magistrate: मजिस्ट्रेट
power of attorney: मुख्तारनामा
notice: नोटिस, सूचना
public servant: लोक सेवक
corruption: भ्रष्टाचार
narcotic drugs: स्वापक औषधि
scheduled castes: अनुसूचित जाति
scheduled tribes: अनुसूचित जनजाति
`;

/** Signs that writers put in or leave out: the nukta, the joiners, and anusvara for a nasal before a consonant. */
function plain(term: string): string {
  return term
    .normalize('NFD')
    .replace(/[\u093c\u200c\u200d]/gu, '')
    .replace(/[ङञणनम]्(?=[क-ह])/gu, 'ं')
    .replace(/ँ/gu, 'ं')
    .normalize('NFC');
}

/** The English terms of a table by their Hindi and Tamil terms. */
const read = (table: string): [string, string][] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', terms = ''] = line.split(':').map((cell) => cell.trim());
      return terms
        .split(',')
        .map((term): [string, string] => [plain(term.trim()).replace(/-/gu, ' '), english]);
    });

/** A Tamil word takes its endings at its end: a term without its last sign begins every form of it. */
function stemOf(term: string): string {
  const stem = term.replace(/[\u0bbe-\u0bcd]$/u, '');
  return stem.length < SHORT_STEM ? term : stem;
}

/** Letters of a stem below which it begins other words too. */
const SHORT_STEM = 3;

class Glossary {
  readonly #terms: ReadonlyMap<string, string>;
  readonly #stems: readonly [stem: string, english: string][];
  readonly #longest: number;

  constructor(...tables: readonly string[]) {
    const all = tables.flatMap(read);
    this.#terms = new Map(all);
    this.#longest = Math.max(...all.map(([term]) => term.split(' ').length));
    this.#stems = all
      .filter(([term]) => /^\p{Script=Tamil}/u.test(term))
      .map(([term, english]): [string, string] => [stemOf(term), english])
      .sort((a, b) => b[0].length - a[0].length);
  }

  /** The English for the first words: as many of them as one term has. */
  at(words: readonly string[]): { english: string; count: number } | undefined {
    for (let count = Math.min(this.#longest, words.length); count > 0; count -= 1) {
      const phrase = plain(words.slice(0, count).join(' '));
      const english = this.#terms.get(phrase) ?? this.#byStem(phrase);
      if (english !== undefined) return { english, count };
    }
    return undefined;
  }

  #byStem(phrase: string): string | undefined {
    if (!/^\p{Script=Tamil}/u.test(phrase)) return undefined;
    return this.#stems.find(([stem]) => phrase.startsWith(stem) && sameWords(stem, phrase))?.[1];
  }
}

const sameWords = (stem: string, phrase: string): boolean =>
  stem.split(' ').length === phrase.split(' ').length;

const LAW = new Glossary(TERMS, TAMIL_TERMS);
const QUESTIONS = new Glossary(TERMS, TAMIL_TERMS, ASKING_WORDS);

/** A stretch of a query in Devanagari or Tamil. */
const STRETCH =
  /[\p{Script=Devanagari}\p{Script=Tamil}\u200c\u200d]+(?:[\s-]+[\p{Script=Devanagari}\p{Script=Tamil}\u200c\u200d]+)*/gu;

interface Translation {
  from: string;
  to: string;
}

/** The English terms of a stretch, longest terms first; words without a term are left out. */
function translateStretch(stretch: string, glossary: Glossary, found: Translation[]): string {
  const words = stretch.split(/[\s-]+/u).slice(0, 60);
  const english: string[] = [];
  for (let at = 0; at < words.length; ) {
    const term = glossary.at(words.slice(at));
    if (term) {
      found.push({ from: words.slice(at, at + term.count).join(' '), to: term.english });
      english.push(term.english);
    }
    at += term?.count ?? 1;
  }
  return english.length === 0 ? stretch : english.join(' ');
}

/**
 * A query with its Hindi and Tamil terms in English: 'धारा 138 परक्राम्य लिखत अधिनियम' → 'section 138 negotiable instruments
 * act'. Undefined where no term is known. O(n).
 */
export function translateQuery(query: string): { text: string; found: Translation[] } | undefined {
  const found: Translation[] = [];
  const text = query.replace(STRETCH, (stretch) => translateStretch(stretch, LAW, found));
  return found.length === 0 ? undefined : { text: text.trim(), found };
}

/** Words that ask stand first in English: *मृत्यु कब हुई* is *when death*. */
const ASKS = /\b(?:when|how much|how many|who|where|why|what|which)\b/u;

/** A question with its Hindi and Tamil words in English, as far as they are known, the word that asks first. O(n). */
export function questionInEnglish(question: string): string {
  const found: Translation[] = [];
  const text = question.replace(STRETCH, (stretch) => translateStretch(stretch, QUESTIONS, found)).trim();
  const [asks] = (found.length === 0 ? null : ASKS.exec(text)) ?? [];
  return asks === undefined ? text : `${asks} ${text.replace(asks, ' ')}`.replace(/\s+/gu, ' ');
}
