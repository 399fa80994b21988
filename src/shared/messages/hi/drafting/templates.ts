import type { messages as english } from '#shared/messages/en/drafting/templates.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('draftTemplates', {
  // The templates, by their names
  affidavit_in_support: 'समर्थन में शपथपत्र',
  affidavit_in_reply: 'उत्तर में शपथपत्र',
  affidavit_of_service: 'तामील का शपथपत्र',
  legal_notice: 'विधिक नोटिस',
  cheque_notice: 'चेक अनादरण का नोटिस (धारा 138)',
  cheque_complaint: 'चेक अनादरण का परिवाद (धारा 138)',
  anticipatory_bail: 'अग्रिम जमानत का आवेदन',
  regular_bail: 'नियमित जमानत का आवेदन',
  quashing: 'एफ़आईआर अभिखंडित कराने की याचिका',
  plaint: 'वादपत्र',
  written_statement: 'लिखित कथन',
  writ_petition: 'रिट याचिका',
  civil_revision: 'सिविल पुनरीक्षण याचिका',
  condonation_of_delay: 'विलंब माफ़ी का आवेदन',
  vakalatnama: 'वकालतनामा',
  written_submissions: 'लिखित तर्क',
  list_of_dates: 'तारीखों की सूची',

  // Their groups
  affidavits: 'शपथपत्र',
  notices: 'नोटिस',
  criminal: 'दांडिक मामले',
  civil: 'सिविल मामले और रिट',
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
  chooseValue: 'चुनें',
  rupeesHint: 'रुपयों में, जैसे 150000।',
  numberInvalid: 'पूर्ण संख्या लिखें।',
  rupeesInvalid: 'राशि रुपयों में लिखें, जैसे 150000।',
  otherTemplate: 'दूसरे टेम्पलेट',
  make: 'मसौदा बनाएँ',
  making: 'मसौदा बनाया जा रहा है...',
  notMade: 'मसौदा नहीं बन सका',
  made: 'मसौदा बन गया',
  titleOf: '{template} - {title}',
  daysTitle: 'तारीखें देखें',

  // Notes on the days of a paper
  cheque_notice_by:
    'नोटिस {last} तक भेजा जाना चाहिए: चेक लौटने की सूचना मिलने से तीस दिन (धारा 138, परंतुक, खंड (ख))।',
  cheque_notice_late:
    'नोटिस {last} के बाद का है, जो चेक लौटने की सूचना मिलने से तीस दिनों का अंतिम दिन है (धारा 138, परंतुक, खंड (ख))।',
  cheque_complaint_between:
    'परिवाद {from} से {to} तक किया जा सकता है: संदाय के पंद्रह दिन बीतने के बाद और एक मास के भीतर (धारा 138 और 142)।',
  cheque_complaint_early:
    'परिवाद समय से पहले का है: संदाय के पंद्रह दिन बीत जाने चाहिए, इसलिए यह {from} से {to} तक किया जा सकता है।',
  cheque_complaint_late:
    'परिवाद {to} के बाद का है, जो धारा 142(1) के एक मास का अंतिम दिन है। उसमें विलंब का पर्याप्त कारण दिखाना होगा।',
  revision_late:
    'याचिका {last} के बाद की है, जो परिसीमा अधिनियम, 1963 के अनुच्छेद 131 के नब्बे दिनों का अंतिम दिन है; अधिनियम जो समय अपवर्जित करता है वह इसमें घटाया नहीं गया है।',
  no_delay: 'कोई विलंब नहीं है: परिसीमा काल {last} को समाप्त होता है।',

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
  caseNotFound: 'यह मामला नहीं है, या आपके पास इसका एक्सेस नहीं है।',
});
