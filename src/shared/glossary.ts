import { LAW_TERMS } from '#law/glossary/glossary.ts';
import { readTerms, type Term } from '#law/glossary/terms.ts';
import type { PracticeLanguageCode } from './contracts/practice-languages.ts';
import { type LanguageCode, languageCodes } from './messages/languages.ts';

/**
 * Words of the screens, mails and SMS, which are no terms of the law; the columns are those of `readTerms`. None has a
 * document: the words are those of the products that lawyers use, and the refused ones mean something else in a court.
 */
const SCREEN_TERMS = readTerms(`
bin | ट्रैश [usage] | நீக்கியவை / நீக்கியவற்றை [usageTa] || बिन
archive | आर्काइव [usage] | காப்பகம் [usageTa] || अभिलेखागार
restore | वापस लाना / वापस [usage] | மீட்டெடு / மீட்க / மீட்டு [usageTa] || बहाल
restored | वापस लाया गया / वापस / ट्रैश से निकाला [usage] | மீட்டெடுக்கப்பட்டது / மீட்டெடு / மீட்க [usageTa] || बहाल
edit | संपादित करें / संपादित / संपादन [usage] | திருத்து / திருத்த [usageTa]
access | एक्सेस [usage] | அனுமதி [usageTa] || अनुमति, पहुँच, அணுகல்
template | टेम्पलेट [usage] | மாதிரிப் படிவம் [usageTa] || नमूना प्रारूप
sample | नमूना / नमूने [usage] | மாதிரி [usageTa]
language model | भाषा मॉडल [usage] | மொழி மாதிரி [usageTa] || மாடல்
model | मॉडल [usage] | மாதிரி [usageTa] || மாடல்
event | प्रविष्टि [usage] | நிகழ்வு / நிகழ்வை [usageTa] || घटना
second factor | दूसरा चरण / दूसरे चरण [usage] | இரண்டாம் [usageTa] || कारक
reminder | रिमाइंडर [usage] | நினைவூட்டல் [usageTa] || अनुस्मारक, स्मरण
deadline | अंतिम तिथि [usage] | காலக்கெடு [usageTa] || समय-सीमा, கடைசி நாள்
draft | मसौदा [usage] | வரைவு / வரைவை [usageTa] || ड्राफ़्ट
fee note | शुल्क पत्र [usage] | கட்டணக் குறிப்பு [usageTa]
note | टिप्पणी [usage] | குறிப்பு / குறிப்பை [usageTa] || नोट
quotation mark | उद्धरण चिह्न [usage] | மேற்கோள் குறி [usageTa]
paragraph | पैरा [usage] | பத்தி [usageTa] || पैराग्राफ़, पैराओं
*page | पृष्ठ [usage] | பக்கம் [usageTa]
email | ईमेल [usage] | மின்னஞ்சல் [usageTa] || அஞ்சல்
storage | स्टोरेज [usage] | சேமிப்பிடம் [usageTa] || भंडार, भंडारण, சேமிப்பகம்
operator | संचालक [usage] | இயக்குபவர் [usageTa] || இயக்குநர், நடத்துபவர்
session | सत्र [usage] | அமர்வு / அமர்வை [usageTa]
backup | बैकअप [usage] | காப்பு நகல் [usageTa] || காப்புப் பிரதி
verification record | जाँच का अभिलेख [usage] | சரிபார்ப்புப் பதிவு [usageTa] || सत्यापन
invoice | बीजक [usage] | விலைப்பட்டியல் [usageTa]
law firm | लॉ फ़र्म [usage] | சட்ட நிறுவனம் [usageTa] || विधि फ़र्म
chambers | चैंबर [usage] | சேம்பர் [usageTa]
clerk | मुंशी [usage] | குமாஸ்தா [usageTa]
sign in | साइन इन [usage] | உள்நுழை [usageTa] || लॉग इन
hybrid search | हाइब्रिड खोज [usage] | இணைந்த தேடல் [usageTa] || கலப்புத் தேடல்
*print | प्रिंट [usage] | அச்சு / அச்சிடு [usageTa] || छापें
*file | फ़ाइल [usage] | கோப்பு [usageTa]
*link | लिंक [usage] | இணைப்பு [usageTa]
*key | कुंजी [usage] | விசை [usageTa] || திறவுகோல், சாவி
*blank | रिक्त स्थान [usage] | நிரப்பும் இடம் [usageTa] || வெற்றிடம்
*recorded | दर्ज [usage] | - || अभिलिखित
*product | - | செயலி [usageTa] || उत्पाद
*return | लाभ [usage] | - || प्रतिफल
*verdict | - | முடிவு [usageTa] || தீர்மானம்
*mandate | - | - || ஆணை
*presented | - | - || முன்வைக்கப்பட்ட
*created | - | - || உருவாக்கப்பட்டார்
*loading | - | - || ஏற்றப்படுகிறார்கள், தேடப்படுகிறார்கள்
*second | - | நொடி [usageTa] || வினாடி, விநாடி
latest | - | சமீபத்திய [usageTa] || அண்மைய
recent | - | சமீபத்திய [usageTa] || அண்மை
*overdue | तारीख निकल चुकी [usage] | தேதி கடந்தது [usageTa] || காலம் கடந்தது
*optional | वैकल्पिक [usage] | கட்டாயமில்லை [usageTa] || விருப்பத்திற்குரியது
*recognised | - | - || உணரப்பட்ட, எழுத்துணர்வு
*cursor | कर्सर [usage] | கர்சர் [usageTa] || சுட்டி
`);

/** Every settled term: those of the law, and those of the screens. */
export const GLOSSARY: readonly Term[] = [...LAW_TERMS, ...SCREEN_TERMS];

/** The law terms of a text in the languages of the product, for those that are no everyday words. */
const PAIRED = LAW_TERMS.filter(({ everyday }) => !everyday);

/**
 * The terms of the law of all other languages with their words in one language; none for a language without words here. A
 * term without a settled word keeps its English one, and a word for two terms is left out.
 */
export function termsInto(tag: PracticeLanguageCode): { term: string; word: string }[] {
  const language = languageCodes.find((code) => code === tag);
  if (language === undefined) return [];
  const others = languageCodes.filter((code) => code !== language);
  const pairs = PAIRED.flatMap(({ en, hi, ta }) => {
    const words: Record<LanguageCode, string | undefined> = { en, hi: hi?.word, ta: ta?.word };
    return others.map((code) => ({ term: words[code] ?? '', word: words[language] ?? en }));
  }).filter(({ term }) => term !== '');
  const count = (of: string) => pairs.filter(({ term }) => term === of).length;
  return pairs.filter(({ term }) => count(term) === 1);
}
