import { LAW_TERMS } from '../glossary/glossary.ts';
import { hindiBases, tamilStems } from '../glossary/inflection.ts';
import { readTerms, type Term } from '../glossary/terms.ts';
import { CASE_WORDS, WHOLE_WORDS } from './case-words.ts';

/** Terms of research for which no word is settled: a search finds English judgments by any of these. */
const SEARCH_TERMS = readTerms(`
arbitral award | - | - | पंचाट, माध्यस्थम् पंचाट, நடுவர் தீர்ப்பு
arbitral tribunal | - | - | माध्यस्थम् अधिकरण, मध्यस्थता न्यायाधिकरण, நடுவர் மன்றம், நடுவர் தீர்ப்பாயம்
criminal breach of trust | - | - | आपराधिक न्यासभंग, न्यासभंग, நம்பிக்கை மோசடி
abetment of suicide | - | - | आत्महत्या का दुष्प्रेरण, आत्महत्या के लिए उकसाना, आत्महत्या के लिए दुष्प्रेरण, தற்கொலைக்குத் தூண்டுதல், தற்கொலைக்கு தூண்டுதல்
circumstantial evidence | - | - | சூழ்நிலை சாட்சியம், சூழ்நிலைச் சான்று, சந்தர்ப்ப சாட்சியம்
specific performance | - | - | குறிப்பிட்ட நிறைவேற்றம், குறித்தவகை நிறைவேற்றம்
industrial dispute | - | - | औद्योगिक विवाद, தொழில் தகராறு, தொழிற் தகராறு
seniority | - | - | वरिष्ठता, ज्येष्ठता, பணி மூப்பு
*promotion | - | - | पदोन्नति, प्रोन्नति, பதவி உயர்வு
*reservation | - | - | आरक्षण, இட ஒதுக்கீடு
*dismissal from service | - | - | சேவையிலிருந்து நீக்கம், பணி நீக்கம்
limitation | - | - | காலவரம்பு, காலவரையறை
`);

/** Words with which a question asks, and what it asks for besides terms of the law: a search needs none of them. */
const ASKING_WORDS = readTerms(`
*when | - | - | कब, எப்போது
*how much | - | - | कितना, कितनी, எவ்வளவு
*how many | - | - | कितने, எத்தனை
*last date | - | - | अंतिम तिथि, अंतिम तारीख, आखिरी तारीख, आखिरी तिथि, கடைசி தேதி, கடைசி நாள், இறுதி தேதி
*complaint | - | - | शिकायत
default bail | - | - | डिफ़ॉल्ट जमानत, डिफॉल्ट जमानत, டிஃபால்ட் ஜாமீன், கட்டாய ஜாமீன்
*who | - | - | कौन, किसने, किसे, किसको, யார், யாருக்கு
*where | - | - | कहाँ, कहां, किधर, எங்கே, எங்கு
*why | - | - | क्यों, ஏன்
*what | - | - | क्या, என்ன
*which | - | - | कौनसा, कौन-सा, எந்த
*patient | - | - | मरीज, रोगी, நோயாளி
*total | - | - | कुल, மொத்த
*salary | - | - | वेतन, சம்பளம்
*paid | - | - | भुगतान, செலுத்தப்பட்ட
*hospital | - | - | अस्पताल, மருத்துவமனை
dishonour of cheque | - | - | चैक अनादरण, चैक बाउंस, चेक बाउन्स, செக் பவுன்ஸ், செக் மோசடி, காசோலை பவுன்ஸ்
cheque | - | - | चैक, செக்
anticipatory bail | - | - | अंतरिम अग्रिम जमानत, முன்கூட்டிய ஜாமீன், எதிர்பார்ப்பு ஜாமீன்
bail | - | - | बेल, ज़मानत, பெயில்
petition | - | - | अर्जी, अर्ज़ी, மனு
murder | - | - | क़त्ल, कत्ल, खून, கொலைக் குற்றம், கொலைக்குற்றம், படுகொலை
punishment | - | - | सजा, दण्ड, தண்டனையை
first information report | - | - | एफआईआर, एफ़आईआर, एफ आई आर, எஃப்ஐஆர், எப்ஐஆர்
*received | - | - | मिला, मिली, मिले, प्राप्त, கிடைத்தது, கிடைத்த, பெறப்பட்டது, பெற்றார்
*sent | - | - | भेजा, भेजी, भेजे, அனுப்பப்பட்டது, அனுப்பினார், அனுப்பிய
*filed | - | - | दायर, दाखिल, தாக்கல்
*signed | - | - | हस्ताक्षर, கையெழுத்து, கையொப்பம்
*returned | - | - | लौटाया, लौटा, वापस, திரும்பியது, திரும்பிய
*received notice | - | - | नोटिस प्राप्ति
*died | - | - | मरा, मर गया, निधन, இறந்தார், இறந்த
*date | - | - | तारीख, दिनांक, தேதி, நாள்
*amount | - | - | रकम, राशि, रुपये, रुपए, தொகை
*rent | - | - | किराया, किराये, भाड़ा, வாடகை
*wife | - | - | पत्नी, மனைவி
*husband | - | - | पति, கணவர், கணவன்
*house | - | - | मकान, घर, வீடு
*child | - | - | बच्चे, बच्चा, குழந்தை
*witness | - | - | गवाह, साक्षी, சாட்சி
*mother | - | - | माँ, माता, मां, தாயார், தாய், அம்மா
*father | - | - | पिता, தந்தை, தகப்பனார், அப்பா
*brother | - | - | भाई, சகோதரர், சகோதரன், அண்ணன், தம்பி
*sister | - | - | बहन, சகோதரி, அக்கா, தங்கை
*son | - | - | बेटा, पुत्र, மகன்
*daughter | - | - | बेटी, पुत्री, மகள்
*jewels | - | - | गहने, गहना, ज़ेवर, आभूषण, நகை, நகைகள், ஆபரணம்
*gold | - | - | सोना, सोने, தங்கம்
*repair | - | - | मरम्मत, பழுது, சீரமைப்பு
*claim | - | - | माँगना, माँगता, माँगती, माँगते, मांगा, கேட்கிறார், கேட்கிறது, கோருகிறார்
*land | - | - | ज़मीन, भूमि, நிலம்
*depth | - | - | गहराई, ஆழம்
*well | - | - | कुआँ, कुएँ, கிணறு
*school | - | - | स्कूल, विद्यालय, பள்ளி
*company | - | - | कंपनी, நிறுவனம்
*auction | - | - | नीलामी, ஏலம்
*loan | - | - | ऋण, कर्ज़, கடன்
*bank | - | - | बैंक, வங்கி
*receipt | - | - | रसीद, ரசீது
*tax | - | - | வரி
*police | - | - | पुलिस, காவல்துறை
*account | - | - | खाता, खाते, கணக்கு
*court | - | - | अदालत, कोर्ट, கோர்ட்
*judgment | - | - | फैसला, फैसले
*summary | - | - | सारांश, சுருக்கம்
*chronology | - | - | घटनाक्रम, காலவரிசை
*explain | - | - | समझाइए, समझाइये, समझाएं, समझायें, समझाओ, விளக்கவும், விளக்குக, விளக்குங்கள்
*simple words | - | - | आसान शब्दों में, सरल शब्दों में, आसान भाषा में, सरल भाषा में, எளிய சொற்களில், எளிய வார்த்தைகளில், எளிய மொழியில்
`);

/** Signs that writers put in or leave out: the nukta, the joiners, and anusvara for a nasal before a consonant. */
function plain(term: string): string {
  return term
    .normalize('NFD')
    .replace(/[\u093c\u200c\u200d]/gu, '')
    .replace(/[ङञणनम]्(?=[क-ह])/gu, 'ं')
    .replace(/ँ/gu, 'ं')
    .normalize('NFC');
}

const TAMIL = /^\p{Script=Tamil}/u;

/** The words of a term in Hindi and Tamil, as a search has them, each with the English for it. */
const wordsOf = ({ en, hi, ta, also }: Term): [string, string][] =>
  [hi?.word, ta?.word, ...also]
    .filter((word) => word !== undefined)
    .map((word) => [plain(word).replace(/-/gu, ' '), en.toLowerCase()]);

class Glossary {
  readonly #terms: ReadonlyMap<string, string>;
  readonly #stems: readonly [stem: string, english: string][];
  readonly #longest: number;

  constructor(terms: readonly Term[]) {
    const all = terms.flatMap(wordsOf);
    // The first term that has a word gets it: வழக்கு is a case before it is a suit.
    this.#terms = new Map(all.toReversed());
    this.#longest = Math.max(...all.map(([term]) => term.split(' ').length));
    this.#stems = all
      .filter(([term]) => TAMIL.test(term) && !WHOLE_WORDS.has(term))
      .flatMap(([term, english]) => tamilStems(term).map((stem): [string, string] => [stem, english]))
      .sort((a, b) => b[0].length - a[0].length);
  }

  /** The English for the first words: as many of them as one term has. */
  at(words: readonly string[]): { english: string; count: number } | undefined {
    for (let count = Math.min(this.#longest, words.length); count > 0; count -= 1) {
      const phrase = plain(words.slice(0, count).join(' '));
      const english = this.#terms.get(phrase) ?? this.#byForm(phrase);
      if (english !== undefined) return { english, count };
    }
    return undefined;
  }

  #byForm(phrase: string): string | undefined {
    if (!TAMIL.test(phrase)) return hindiBases(phrase).flatMap((base) => this.#terms.get(base) ?? [])[0];
    return this.#stems.find(([stem]) => phrase.startsWith(stem) && sameWords(stem, phrase))?.[1];
  }
}

const sameWords = (stem: string, phrase: string): boolean =>
  stem.split(' ').length === phrase.split(' ').length;

const LAW = new Glossary([...LAW_TERMS, ...SEARCH_TERMS]);
const QUESTIONS = new Glossary([...LAW_TERMS, ...SEARCH_TERMS, ...ASKING_WORDS, ...CASE_WORDS]);

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

/** Words that ask stand first in English, with what they count or choose: *मृत्यु कब हुई* is *when death*. */
const ASKS =
  /\b(?:when|how much|how many(?: [a-z]+)?|how long|what time|who|where|why|what|which(?: [a-z]+)?)\b/u;

/** A question with its Hindi and Tamil words in English, as far as they are known, the word that asks first. O(n). */
export function questionInEnglish(question: string): string {
  const found: Translation[] = [];
  const text = question.replace(STRETCH, (stretch) => translateStretch(stretch, QUESTIONS, found)).trim();
  const [asks] = (found.length === 0 ? null : ASKS.exec(text)) ?? [];
  return asks === undefined ? text : `${asks} ${text.replace(asks, ' ')}`.replace(/\s+/gu, ' ');
}
