import type { messages as english } from '#shared/messages/en/drafting/templates.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('draftTemplates', {
  // Groups of templates
  affidavits: 'शपथपत्र',
  notices: 'नोटिस',
  criminal: 'दांडिक मामले',
  civil: 'सिविल मामले और रिट',
  family: 'पारिवारिक मामले',
  commercial: 'वाणिज्यिक मामले और माध्यस्थम्',
  general: 'हर मामले के लिए',

  // The picker
  chooseTitle: 'टेम्पलेट चुनें',
  chooseText: 'मसौदा उन तथ्यों से लिखा जाता है जो आप आगे देते हैं। जो आप छोड़ देंगे, वह रिक्त स्थान बनेगा।',
  search: 'टेम्पलेट खोजें',
  noneFound: 'इन शब्दों वाला कोई टेम्पलेट नहीं है।',
  loading: 'टेम्पलेट लोड हो रहे हैं...',
  notLoaded: 'टेम्पलेट लोड नहीं हो सके',

  // The facts
  factsText: 'इस मामले, उसके मुवक्किल और आपकी प्रोफ़ाइल से ज्ञात तथ्य भर दिए गए हैं। रिक्त स्थान के लिए फ़ील्ड खाली छोड़ें।',
  basis: 'इस टेम्पलेट का विधिक आधार',
  readIt: 'टेम्पलेट केवल शुरुआत है। दाखिल करने से पहले मसौदा और विधि पढ़ें।',
  files: 'फ़ाइलें, जिनका पत्र में उल्लेख है',
  filesHint: 'चुनी गई हर फ़ाइल का SHA-256 यहीं निकाला जाता है और पत्र में छपता है।',
  chooseValue: 'चुनें',
  rupeesHint: 'रुपयों में, जैसे 150000।',
  numberInvalid: 'पूर्ण संख्या लिखें।',
  rupeesInvalid: 'राशि रुपयों में लिखें, जैसे 150000।',
  foundAt: '{file}, पृष्ठ {page, number}: “{quote}”',
  useValue: 'इसे लें',
  useValueOf: '{fact} के लिए {value} लें',
  papersRead:
    'मामले के कागज़ों ({pages, plural, one {# पृष्ठ} other {# पृष्ठ}} पढ़े गए) में नीचे के खानों के मान हैं। हर एक को उसके पृष्ठ के साथ देखें।',
  papersFill:
    'मामले के कागज़ ({pages, plural, one {# पृष्ठ} other {# पृष्ठ}} पढ़े गए) {count, plural, one {# खाली खाना} other {# खाली खाने}} भरते हैं। हर एक को उसके पृष्ठ के साथ देखें।',
  papersNotAll: 'मामले में यहाँ पढ़े गए पृष्ठों से अधिक पृष्ठ हैं; हर फ़ाइल के पहले पृष्ठ पढ़े गए।',
  useAll: 'ये लें',
  otherTemplate: 'दूसरे टेम्पलेट',
  make: 'मसौदा बनाएँ',
  making: 'मसौदा बनाया जा रहा है...',
  notMade: 'मसौदा नहीं बन सका',
  made: 'मसौदा बन गया',
  titleOf: '{template} - {title}',
  daysTitle: 'तारीखें देखें',

  // Parts of a Word document that a draft does not keep
  pictures: 'चित्र छोड़ दिए गए। उन्हें मामले में अपलोड करें और संलग्नक के रूप में उनका उल्लेख करें।',
  textBoxes: 'टेक्स्ट बॉक्स का पाठ छोड़ दिया गया।',
  mergedCells: 'तालिकाओं के मिलाए हुए खाने अलग कर दिए गए।',
  deletions: 'जो पाठ हटाया हुआ चिह्नित था, वह छोड़ दिया गया।',
  numbers: 'कुछ पैरा की संख्या बदल गई है। संख्याओं को अपने दस्तावेज़ से मिलाएँ।',
  importTooLarge: 'यह फ़ाइल बहुत बड़ी है। यहाँ Word दस्तावेज़ अधिक से अधिक {megabytes, number} MB का हो सकता है।',

  // Refusals
  unknownTemplate: 'इस नाम का कोई टेम्पलेट नहीं है ({template})।',
  unknownFact: 'इस टेम्पलेट में “{fact}” नाम का फ़ील्ड नहीं है।',
  factInvalid: '“{fact}” देखें: उसका मान ठीक नहीं है।',
  factTooLong: '“{fact}” बहुत लंबा है।',
  tooManyFacts: 'अधिक से अधिक {max, number} तथ्य भेजें।',
  noSuchFile: 'वे फ़ाइलें चुनें जो इस मामले में अपलोड की गई हैं।',
  caseNotFound: 'यह मामला नहीं है, या आपके पास इसका एक्सेस नहीं है।',
});
