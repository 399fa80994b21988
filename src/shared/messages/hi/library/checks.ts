import type { messages as english } from '#shared/messages/en/library/checks.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('checks', {
  // Refusals of the server
  textTooLong: 'पाठ में अधिक से अधिक {max, number} अक्षर हो सकते हैं। उसे हिस्सों में जाँचें।',
  textOrFile: 'इनमें से एक दें: कोई पाठ, मामले की कोई फ़ाइल या कोई मसौदा।',
  dateInvalid: 'तारीख दिन सहित लिखें, जैसे 2024-07-01।',
  nothingToCheck: 'इस दस्तावेज़ में जाँचने के लिए कोई पाठ नहीं है।',
  fileTooLarge: 'फ़ाइल अधिक से अधिक {megabytes} MB की हो सकती है। कुछ भी नहीं जाँचा गया।',
  fileNotRead: 'इस फ़ाइल का पाठ अभी पढ़ा नहीं गया है। पढ़े जाने के बाद फिर कोशिश करें।',
  checkNotFound: 'यह जाँच अब यहाँ नहीं है।',
  timedOut: 'जाँच में बहुत समय लगा और उसे रोक दिया गया। कुछ भी नहीं रखा गया। दस्तावेज़ को हिस्सों में जाँचें।',

  // The page
  title: 'दस्तावेज़ जाँचें',
  lead: 'दस्तावेज़ का हर साइटेशन, पैरा, उद्धृत अंश और धारा लाइब्रेरी से मिलाई जाती है। रिपोर्ट बताती है कि क्या मिला; उससे क्या निष्कर्ष निकलता है, यह आप तय करते हैं।',
  textLabel: 'दस्तावेज़ का पाठ',
  textPlaceholder: 'मसौदा, याचिका या आदेश यहाँ चिपकाएँ',
  dropHint: 'या {megabytes} MB तक की Word फ़ाइल, PDF या पाठ फ़ाइल यहाँ छोड़ें',
  chooseFile: 'फ़ाइल चुनें',
  chosenFile: 'जाँचने की फ़ाइल: {name}',
  removeFile: 'फ़ाइल हटाएँ',
  dateLabel: 'अपराध या दाखिले की तारीख',
  dateHint: 'वैकल्पिक। इससे पता चलता है कि उस दिन कौन-सी धाराएँ लागू थीं।',
  check: 'साइटेशन जाँचें',
  checking: 'जाँच हो रही है...',
  cancel: 'रद्द करें',
  checkFailed: 'दस्तावेज़ नहीं जाँचा गया',
  notKept: 'पाठ स्वयं नहीं रखा जाता। रिपोर्ट और जाँच का अभिलेख रखे जाते हैं।',
  dropHere: 'जाँचने के लिए फ़ाइल यहाँ छोड़ें',
  fileKind: 'Word या OpenDocument फ़ाइल (.docx, .doc, .odt, .rtf), PDF, ईमेल (.eml) या पाठ फ़ाइल चुनें।',
  oneFile: 'एक बार में एक ही फ़ाइल चुनें।',

  // Earlier checks
  earlier: 'पहले की जाँचें',
  earlierNone: 'आपकी जाँचें यहाँ दिखेंगी।',
  earlierCounts:
    '{citations, plural, one {# साइटेशन} other {# साइटेशन}}, {provisions, plural, one {# उपबंध} other {# उपबंध}}, {look, plural, =0 {ध्यान देने योग्य कुछ नहीं} one {# ध्यान देने योग्य} other {# ध्यान देने योग्य}}',
  loadFailed: 'जाँचें लोड नहीं हो सकीं',
  reportFailed: 'रिपोर्ट लोड नहीं हो सकी',
  loading: 'लोड हो रहा है...',
  loadingReport: 'रिपोर्ट लोड हो रही है...',
  deleteCheck: 'यह जाँच हटाएँ',
  deleteTitle: '{name} की जाँच हटाएँ?',
  deleteEffect: 'रिपोर्ट और उसका अभिलेख हट जाएँगे। इसे पूर्ववत नहीं किया जा सकता।',
  deleting: 'हटाया जा रहा है...',
  deleted: 'जाँच हटाई गई',
  deleteFailed: 'जाँच नहीं हट सकी',
  newCheck: 'दूसरा दस्तावेज़ जाँचें',
  toDraft: 'मसौदे पर वापस जाएँ',

  // The report
  findings: 'निष्कर्ष',
  document: 'दस्तावेज़',
  wordWithComments: 'टिप्पणियों के साथ Word',
  textDiffers: 'यह पाठ उस पाठ से भिन्न है जिसकी जाँच हुई थी।',
  textNotKept: 'पाठ रखा नहीं गया। निष्कर्ष दस्तावेज़ के साथ देखने के लिए उसकी जाँच फिर करें।',
  markedDocument: 'निष्कर्षों के साथ दस्तावेज़',
  reportTitle: 'साइटेशनों की रिपोर्ट',
  reportOf: '{name} की जाँच',
  pastedText: 'चिपकाया हुआ पाठ',
  word: 'Word',
  pdf: 'PDF',
  print: 'प्रिंट करें',
  actions: 'कार्य',
  downloadFailed: 'दस्तावेज़ नहीं बन सका',
  summary: 'संक्षेप में',
  countCitations: 'साइटेशन',
  countFound: 'जैसा उद्धृत, वैसा ही मिला',
  countDifferent: 'मिला, कुछ भिन्नता के साथ',
  countAbsent: 'इस लाइब्रेरी में नहीं',
  countUnclear: 'अस्पष्ट',
  countParagraphs: 'पैरा, जो हैं ही नहीं',
  countQuotations: 'उद्धृत अंश, जो भिन्न हैं',
  countProvisions: 'ध्यान देने योग्य उपबंध',
  lookAt: 'ध्यान देने योग्य',
  nothingToLookAt: 'जो भी साइटेशन जाँचे जा सके, वे सब लाइब्रेरी से मेल खाते हैं।',
  agrees: 'लाइब्रेरी से मेल खाता है',
  provisionsTitle: 'धाराएँ और अनुच्छेद',
  noCitations: 'दस्तावेज़ में कोई साइटेशन नहीं मिला।',
  noProvisions: 'दस्तावेज़ में कोई धारा या अनुच्छेद नहीं मिला।',
  notCheckedTitle: 'क्या नहीं जाँचा गया',
  recordTitle: 'जाँच का अभिलेख',
  recordBy: 'जाँच करने वाले',
  recordAt: 'जाँच की तारीख',
  recordLibrary: 'उस समय की लाइब्रेरी',
  recordText: 'जाँचा गया पाठ',
  recordTextValue: '{characters, plural, one {# अक्षर} other {# अक्षर}}, SHA-256 {hash}',
  recordMethod: 'तरीका',
  methodSentence:
    'एक प्रोग्राम ने साइटेशनों, पैरा, उद्धृत अंशों और उपबंधों को लाइब्रेरी के पाठ से मिलाया। इसमें किसी भाषा मॉडल का उपयोग नहीं हुआ।',
  recordDate: 'अपराध या दाखिले की तारीख',
  libraryState:
    '{judgments, plural, one {# निर्णय} other {# निर्णय}} और अधिनियमों की {acts, plural, one {# धारा} other {# धाराएँ}}',
  libraryStateYears:
    '{judgments, plural, one {# निर्णय} other {# निर्णय}} ({from}–{to}) और अधिनियमों की {acts, plural, one {# धारा} other {# धाराएँ}}',
  librarySamples:
    '{samples, plural, one {इनमें से # नमूना है, असली निर्णय नहीं} other {इनमें से # नमूने हैं, असली निर्णय नहीं}}',
  covers: 'इस लाइब्रेरी में: {state}। न्यायालय: {courts}।',

  // The note for filing
  note: 'प्रकटीकरण टिप्पणी',
  noteTitle: 'प्रयुक्त साधनों और सत्यापन पर टिप्पणी',
  noteNoWriting:
    'Munshi के पास इसका कोई अभिलेख नहीं है कि यह पाठ किसने या किस साधन ने लिखा: यह चिपकाए गए पाठ या फ़ाइल के रूप में आया।',
  noteAuthorities: 'नज़ीरें और उपबंध, और क्या मिला',
  noteRulesTitle: 'AI से बनी नज़ीरें और प्रकटीकरण',
  noteRules:
    'उच्चतम न्यायालय ने 2 जुलाई 2026 को कहा कि AI से बनी नज़ीरों को सत्यापित किए बिना उद्धृत करना अधिवक्ता का कदाचार है (पूजा रमेश सिंह बनाम जम्मू एंड कश्मीर बैंक लिमिटेड, 2026 INSC 668, न्यायमूर्ति नरसिम्हा और अराधे)। न्यायालयों में कृत्रिम बुद्धिमत्ता के उपयोग के उसके मसौदा विनियम, 2026 (3 जून 2026 को प्रकाशित) चाहते हैं कि दाखिल कागज़ में AI का उपयोग बताया जाए। दाखिल करने के दिन देख लें कि आपके न्यायालय में कौन-से नियम लागू हैं।',
  noteFiler: 'यह टिप्पणी दाखिल करने वाले व्यक्ति का नाम और हस्ताक्षर',
  notePlace: 'स्थान और तारीख',

  // The writers of a draft
  writingTitle: 'यह मसौदा किसने या किस साधन ने लिखा',
  writingTemplate: 'मसौदा टेम्पलेट “{template}” से बनाया गया।',
  writingNoTemplate: 'इस मसौदे के लिए कोई टेम्पलेट दर्ज नहीं है।',
  writingNone: 'सहायक का कोई स्वीकृत सुझाव या भेजा गया उत्तर दर्ज नहीं है।',
  writingLatest:
    'सूची में {total, plural, one {# सुझाव या उत्तर} other {# सुझावों और उत्तरों}} में से सबसे नए {shown, number} हैं।',
  writingLimits: 'Munshi यह दर्ज नहीं करता कि शेष पाठ किसने टाइप, पेस्ट या आयात किया।',
  writingChange: 'स्वीकृत सुझाव या भेजा गया उत्तर',
  writingBy: 'लेखक',
  writingAccepted: 'स्वीकार करने या भेजने वाले',
  writingAcceptedBy: 'स्वीकार करने वाले: {name}',
  writingSentBy: 'भेजने वाले: {name}',
  writingReplaced: '“{before}” के स्थान पर “{after}”',
  writingAdded: 'नया पाठ: “{after}”',
  writingRemoved: 'हटाया गया: “{before}”',
  writingKept: 'जाँचे गए पाठ में यह बदलाव वैसा ही है जैसा स्वीकार किया गया था।',
  writingChanged: 'जाँचे गए पाठ में यह बदलाव वैसा नहीं है जैसा स्वीकार किया गया था।',
  writingSent: 'चैट “{chat}” का उत्तर: “{after}”',
  writingSentKept: 'जाँचे गए पाठ में इस उत्तर के पैरा वैसे ही हैं जैसे भेजे गए थे।',
  writingSentChanged: 'जाँचे गए पाठ में इस उत्तर के सभी पैरा वैसे नहीं हैं जैसे भेजे गए थे।',
  writerModel: 'भाषा मॉडल {engine}',
  writerQuotes: 'Munshi, अपने स्रोतों के शब्दों और साइटेशनों से, भाषा मॉडल के बिना',
  writerUnknown: 'दर्ज नहीं',
  noName: 'बिना नाम के उपयोगकर्ता',

  // One citation
  statusFound: 'मिला',
  statusDifferent: 'मिला, कुछ भिन्नता के साथ',
  statusAmbiguous: 'एक से अधिक निर्णय',
  statusAbsent: 'इस लाइब्रेरी में नहीं',
  statusNearest: 'इस नाम से कोई निर्णय नहीं',
  statusUnreadable: 'साइटेशन का रूप पहचाना नहीं गया',
  statusOverruled: 'उलटा गया (overruled)',
  statusQuotationAbsent: 'उद्धृत अंश निर्णय में नहीं',
  statusQuotationAltered: 'उद्धृत अंश भिन्न है',
  statusNoParagraph: 'ऐसा पैरा नहीं',
  statusOtherParagraph: 'उद्धरण दूसरे पैरा का है',
  statusDoubted: 'संदेह व्यक्त किया गया',
  statusRests: 'ऐसे निर्णय का अनुसरण, जिसे उलटा गया (overruled)',
  openJudgment: '{title} खोलें',
  openPassage: 'अंश खोलें',
  openParagraph: 'पैरा {number} खोलें',
  differsName: 'नाम भिन्न है: साइटेशन में {cited}, लाइब्रेरी में {found}।',
  differsYear: 'वर्ष भिन्न है: साइटेशन में {cited}, लाइब्रेरी में {found}।',
  differsVolume: 'खंड भिन्न है: साइटेशन में {cited}, लाइब्रेरी में {found}।',
  differsPage: 'पृष्ठ भिन्न है: साइटेशन में {cited}, लाइब्रेरी में {found}।',
  differsDate: 'तारीख भिन्न है: उद्धरण में {cited}, लाइब्रेरी में {found}।',
  differsCaseNumber: 'मामला संख्या भिन्न है: उद्धरण में {cited}, लाइब्रेरी में {found}।',
  differsOther: 'साइटेशन {cited} लाइब्रेरी के किसी अन्य निर्णय का है: {found}।',
  differsCitation:
    '{found, select, none {नाम से मिला। लाइब्रेरी की प्रति में साइटेशन {cited} नहीं दिया है, इसलिए उसे मिलाया नहीं जा सका।} other {नाम से मिला: दस्तावेज़ में {cited}, लाइब्रेरी में {found}।}}',
  mayBe: 'यह इनमें से कोई हो सकता है: {titles}।',
  unreadableDetail: 'पत्रिका (रिपोर्टर) जानी-पहचानी नहीं है, या वर्ष जैसा कोई हिस्सा नहीं है, इसलिए इसे खोजा नहीं गया।',
  absentDetail: 'कोई निर्णय इस लाइब्रेरी में नहीं है, इसका अर्थ यह नहीं कि वह है ही नहीं।',
  nearestTitle: 'इस लाइब्रेरी में सबसे मिलता-जुलता शीर्षक {title} है।',
  paragraphExists: 'पैरा {number} है।',
  paragraphMissing: 'उद्धृत पैरा {number}: लाइब्रेरी की प्रति में {last} पैरा हैं।',
  paragraphGap: 'उद्धृत पैरा {number}: लाइब्रेरी की प्रति पैरा {last} तक है, पर उसमें इस संख्या का कोई पैरा नहीं है।',
  paragraphOfSeveral: 'कई रायों में पैरा {number} है: {opinions}।',
  ofOpinion: 'राय: {whose}।',
  quotationOutside:
    '{part, select, headnote {उद्धृत शब्द शीर्ष टिप्पणी में हैं, निर्णय में नहीं।} arguments {उद्धृत शब्द रिपोर्ट में दिए गए तर्कों में हैं, निर्णय में नहीं।} citator {उद्धृत शब्द उद्धृत करने वाले मामलों की सूची में हैं, निर्णय में नहीं।} annexure {उद्धृत शब्द संलग्नक में हैं, निर्णय में नहीं।} other {उद्धृत शब्द निर्णय के बाहर, इस प्रति के दूसरे भाग में हैं।}}',
  quotationAlteredOutside:
    '{part, select, headnote {उद्धृत शब्दों जैसे शब्द शीर्ष टिप्पणी में हैं, निर्णय में नहीं:} arguments {उद्धृत शब्दों जैसे शब्द रिपोर्ट में दिए गए तर्कों में हैं, निर्णय में नहीं:} other {उद्धृत शब्दों जैसे शब्द निर्णय के बाहर, इस प्रति के दूसरे भाग में हैं:}}',
  quotationExact: '{paragraph, select, none {उद्धृत शब्द निर्णय में हैं।} other {उद्धृत शब्द पैरा {paragraph} में हैं।}}',
  quotationElsewhere:
    '{paragraph, select, none {उद्धृत शब्द निर्णय के किसी दूसरे भाग में हैं।} other {उद्धृत शब्द पैरा {paragraph} में हैं, बताए गए पैरा में नहीं।}}',
  quotationAltered:
    '{paragraph, select, none {उद्धृत शब्द निर्णय से भिन्न हैं:} other {उद्धृत शब्द पैरा {paragraph} से भिन्न हैं:}}',
  quotationAbsent: 'ये शब्द लाइब्रेरी में रखी निर्णय की प्रति में नहीं हैं: “{words}”',
  quoted: 'उद्धृत',
  inJudgment: 'निर्णय में',
  nothing: '(कुछ नहीं)',
  treatedTitle: 'बाद के निर्णयों में',
  treatedBy: '{title}, पैरा {paragraph}',
  sample: 'नमूना, असली निर्णय नहीं',

  // One provision
  provisionExists: 'लाइब्रेरी में है',
  provisionAbsent: 'ऐसी कोई धारा नहीं',
  provisionActAbsent: 'इस लाइब्रेरी में नहीं',
  provisionAmbiguous: 'अधिनियम का नाम नहीं',
  absentNumber: '{act} की धाराएँ {last} पर समाप्त होती हैं।',
  absentLetter: 'लाइब्रेरी में रखी {act} की प्रति में इस संख्या की कोई धारा नहीं है।',
  partly: 'लाइब्रेरी में {act} की दूसरी धाराएँ हैं, पर यह नहीं।',
  actAbsent: 'लाइब्रेरी में {act} नहीं है।',
  mayBeSection: 'यहाँ पाठ में किसी अधिनियम का नाम नहीं है। यह इनमें से कोई हो सकती है: {sections}।',
  inForce: '{date} को लागू।',
  notInForce: '{date} को लागू नहीं।',
  forceFrom: '{from} से लागू।',
  forceUntil: '{to} तक लागू।',
  replacedBy: 'इस अधिनियम की जगह {act} ने ली।',
  forceBetween: '{from} से {to} तक लागू।',
  counterpart:
    '{kind, select, same {दूसरी संहिता में वही संख्या: {section}।} split {दूसरी संहिता की धाराओं में से एक: {section}।} merged {दूसरी धाराओं के साथ {section} में मिलाई गई।} changed {बदली गई; दूसरी संहिता में अब या पहले {section}।} other {दूसरी संहिता में नई संख्या: {section}।}}',
  statusStatuteAbsent: 'उद्धृत शब्द धारा में नहीं',
  statusStatuteAltered: 'उद्धृत शब्द भिन्न हैं',
  statuteExact: 'उद्धृत शब्द धारा से मेल खाते हैं: “{words}”',
  statuteAltered: 'उद्धृत शब्द धारा से भिन्न हैं:',
  statuteAbsent: 'ये शब्द लाइब्रेरी में रखी धारा की प्रति में नहीं हैं: “{words}”',
  statuteNotHere: 'लाइब्रेरी में इस धारा की आधिकारिक प्रति नहीं है, इसलिए ये शब्द नहीं मिलाए गए: “{words}”',
  statuteWordsOf: 'ये शब्द दूसरी संहिता की धारा {section} में हैं।',
  statuteVersion: 'जाँच की तारीख के शब्दों से मिलाया गया, जो {until} से पहले तक विधि थे।',
  statuteOnlyLater: 'उद्धृत शब्द धारा में {until} को आए।',
  statuteGaps: 'लाइब्रेरी की प्रति में पहले के सभी शब्द नहीं छपे हैं: उस दिन के अधिनियम से मिलाएँ।',
  statuteOfState: 'ये शब्द किसी राज्य के संशोधन के हैं: {state}।',
  statuteBefore: '{date} से पहले धारा में ये शब्द थे।',
  statuteAmended:
    'प्रति में {date} से प्रभावी संशोधन दर्ज है, जो इस जाँच के दिन के बाद का है: उस दिन शब्द अलग रहे हो सकते हैं।',
  inSection: 'धारा में',
  openSection: 'धारा खोलें',
  mentions: '{count, plural, one {एक बार उल्लेख} other {# बार उल्लेख}}',

  // Parts that were not checked
  notJudgmentsNotInLibrary:
    '{count, plural, one {# उद्धृत निर्णय इस लाइब्रेरी में नहीं है} other {# उद्धृत निर्णय इस लाइब्रेरी में नहीं हैं}}, इसलिए उनके पैरा और उद्धृत अंश नहीं मिलाए गए।',
  notNearestTitles:
    '{count, plural, one {# उद्धृत निर्णय यहाँ किसी और नाम से है या नहीं है: उससे सबसे मिलता-जुलता शीर्षक बताया गया है।} other {# उद्धृत निर्णय यहाँ किसी और नाम से हैं या नहीं हैं: उनसे सबसे मिलते-जुलते शीर्षक बताए गए हैं।}} उनके पैरा और उद्धृत अंश नहीं मिलाए गए।',
  notUnreadableCitations:
    '{count, plural, one {# साइटेशन का रूप जाना-पहचाना नहीं है, इसलिए उसे खोजा नहीं गया।} other {# साइटेशनों का रूप जाना-पहचाना नहीं है, इसलिए उन्हें खोजा नहीं गया।}}',
  notAmbiguousCitations:
    '{count, plural, one {# साइटेशन एक से अधिक निर्णयों पर जाता है।} other {# साइटेशन एक से अधिक निर्णयों पर जाते हैं।}}',
  notNames:
    '{count, plural, one {# साइटेशन} other {# साइटेशनों}} में मामले का नाम नहीं मिलाया गया, क्योंकि लाइब्रेरी में वह नाम नहीं है।',
  notCitationsByName:
    '{count, plural, one {# निर्णय केवल नाम से मिला; उसका साइटेशन नहीं मिलाया गया।} other {# निर्णय केवल नाम से मिले; उनके साइटेशन नहीं मिलाए गए।}}',
  notOpenParagraphs: '{count, plural, one {# साइटेशन} other {# साइटेशनों}} का पैरा खाली है या पढ़ा नहीं जा सका।',
  notUnnumberedParagraphs:
    '{count, plural, one {# निर्णय} other {# निर्णयों}} के पैरा नहीं मिलाए गए, क्योंकि लाइब्रेरी की प्रति में पैरा पर संख्या नहीं है।',
  notReportPages:
    '{count, plural, one {# जगह} other {# जगहों}} पर उद्धृत विधि पत्रिकाओं के पृष्ठ नहीं मिलाए गए: वे लाइब्रेरी में नहीं हैं।',
  notUnattributedQuotations:
    '{count, plural, one {# उद्धृत अंश के पास किसी निर्णय या धारा का नाम नहीं है, इसलिए उसे नहीं मिलाया गया।} other {# उद्धृत अंशों के पास किसी निर्णय या धारा का नाम नहीं है, इसलिए उन्हें नहीं मिलाया गया।}}',
  notShortQuotations:
    '{count, plural, one {पाँच से कम शब्दों का # उद्धृत अंश नहीं मिलाया गया।} other {पाँच से कम शब्दों के # उद्धृत अंश नहीं मिलाए गए।}}',
  notUnmarkedQuotations:
    '{count, plural, one {# अंश उद्धृत अंश के रूप में दिया गया है, पर उस पर} other {# अंश उद्धृत अंश के रूप में दिए गए हैं, पर उन पर}} उद्धरण चिह्न नहीं हैं।',
  notQuotationsOfActs:
    '{count, plural, one {धारा का # उद्धृत अंश नहीं मिलाया गया} other {धाराओं के # उद्धृत अंश नहीं मिलाए गए}}, क्योंकि लाइब्रेरी में अधिनियम की आधिकारिक प्रति नहीं है।',
  notActsNotInLibrary: '{count, plural, one {# उपबंध इस लाइब्रेरी में नहीं है।} other {# उपबंध इस लाइब्रेरी में नहीं हैं।}}',
  notSectionsWithoutAct:
    '{count, plural, one {# धारा के साथ अधिनियम का नाम नहीं है।} other {# धाराओं के साथ अधिनियम का नाम नहीं है।}}',
  notOtherProvisions:
    '{count, plural, one {# नियम, विनियम या अनुसूची नहीं देखी गई} other {# नियम, विनियम या अनुसूचियाँ नहीं देखी गईं}}: साथ में इस लाइब्रेरी के किसी अधिनियम का नाम नहीं है।',
  notCommencement:
    'यह ज्ञात नहीं है कि {count, plural, one {# अधिनियम कब से कब तक लागू था।} other {# अधिनियम कब से कब तक लागू थे।}}',
  notNoDate: 'कोई तारीख नहीं दी गई, इसलिए यह नहीं जाँचा गया कि उपबंध लागू थे या नहीं।',
  notTreatment: '{count, plural, one {# नज़ीर} other {# नज़ीरों}} को उद्धृत करने वाले बाद के सभी निर्णय नहीं पढ़े गए।',
  notUnreadJudgments:
    'बाद के निर्णयों ने इन्हें कैसे लिया, यह जानकारी अधूरी हो सकती है: इस लाइब्रेरी {count, plural, one {का # निर्णय इसके लिए अभी नहीं पढ़ा गया है।} other {के # निर्णय इसके लिए अभी नहीं पढ़े गए हैं।}}',
  notTooMany:
    '{count, plural, one {# जगह एक जाँच की सीमा से बाहर रही।} other {# जगहें एक जाँच की सीमा से बाहर रहीं।}}',
  notPicturesOfFile: 'फ़ाइल के चित्र, चार्ट और स्कैन किए गए पृष्ठ नहीं पढ़े गए।',
  notCommentsOfFile: 'फ़ाइल की टिप्पणियाँ नहीं जाँची गईं।',
  notInTime: 'साइटेशन और धाराएँ नहीं खोजी गईं: सर्वर व्यस्त था।',
  notPartsOfFile: 'फ़ाइल के कुछ भाग ऐसे प्रकार के हैं जो यहाँ नहीं पढ़े जाते, जैसे जोड़ी गई फ़ाइल, सूत्र या पुराना फ़ॉन्ट।',
  notArgument:
    'यह नहीं जाँचा गया कि निर्णय उस तर्क का समर्थन करता है या नहीं जिसके लिए उसे उद्धृत किया गया है, और न यह कि संशोधनों से कोई धारा बदली है या नहीं। यह परखना अधिवक्ता का काम है।',
});
