import type { messages as english } from '#shared/messages/en/library/parts.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('parts', {
  headnote: 'शीर्ष टिप्पणी (रिपोर्टर की, न्यायालय की नहीं)',
  arguments: 'रिपोर्ट के अनुसार तर्क',
  citator: 'इस निर्णय को उद्धृत करने वाले मामले',
  judgment: 'निर्णय',
  judgmentOf: '{judge} का निर्णय',
  opinion:
    '{stance, select, majority {बहुमत की राय} concurring {सहमति की राय} dissenting {असहमति की राय} other {राय}}',
  opinionOf:
    '{judge} की राय{stance, select, majority {, बहुमत की ओर से} concurring {, सहमत} dissenting {, असहमत} other {}}',
  order: 'न्यायालय का आदेश',
  footnotes: 'पाद टिप्पणियाँ',
  annexure: 'संलग्नक',
  signature: 'हस्ताक्षर',
  footnote: 'पाद टिप्पणी {mark}',

  // Contents of a judgment
  contents: 'विषय-सूची',
  outlineKind:
    '{kind, select, facts {तथ्य} issues {विवाद्यक} arguments {तर्क} reasons {कारण} holding {निष्कर्ष} other {आदेश}}',
  fromParagraph: 'पैरा {number} से',
  outlineNote: 'ये खंड नियमों से, हर पैरा के पहले और अंतिम शब्दों से पहचाने गए हैं। पाठ पढ़ें।',
  holding: 'निष्कर्ष',

  perJudge: 'न्या. {judge} के अनुसार{stance, select, concurring {, सहमत} dissenting {, असहमत} other {}}',
  perOpinion:
    '{stance, select, majority {बहुमत की राय} concurring {सहमति की राय} dissenting {असहमति की राय} other {अलग राय}}',
  inPart:
    '{part, select, headnote {शीर्ष टिप्पणी, निर्णय नहीं} arguments {रिपोर्ट के अनुसार तर्क} citator {उद्धृत करने वाले मामलों की सूची} order {न्यायालय का आदेश} annexure {संलग्नक} footnotes {पाद टिप्पणियाँ} signature {हस्ताक्षर} other {शीर्षक}}',
  passageIn: '{reference}, {whose}',
  paragraphWhose: '{reference}, पैरा {paragraph}, {whose}',

  leftOutLead:
    '{count, plural, one {पृष्ठों की # पंक्ति निर्णय का हिस्सा नहीं है।} other {पृष्ठों की # पंक्तियाँ निर्णय का हिस्सा नहीं हैं।}} हर पंक्ति के साथ कारण दिया गया है।',
  showLeftOut: 'जो छोड़ा गया ({count, number})',
  timesLeftOut: '× {count, number}',
  pageNumber: 'पृष्ठ संख्या',
  runningTitle: 'हर पृष्ठ पर दोहराया गया शीर्षक',
  marginLetter: 'रिपोर्ट के हाशिये का अक्षर',
  downloadStamp: 'डाउनलोड की मुहर',
  signatureStamp: 'डिजिटल हस्ताक्षर की मुहर',
  siteNavigation: 'वेबसाइट का पाठ',
  missingPages:
    'इस प्रति में वे पृष्ठ नहीं हैं जिन्हें इसकी पृष्ठ संख्या गिनती है: {pages}। निर्णय अधूरा है। इस पर भरोसा करने से पहले पूरी प्रति देखें।',
  unreadPages:
    '{count, plural, one {मूल का पृष्ठ {pages} इस पाठ में नहीं है: वह चित्र है या उसका पाठ खराब है, और अभी तक पढ़ा नहीं जा सका। मूल देखें।} other {मूल के पृष्ठ {pages} इस पाठ में नहीं हैं: वे चित्र हैं या उनका पाठ खराब है, और अभी तक पढ़े नहीं जा सके। मूल देखें।}}',

  placeMoved: 'लिंक के शब्द अब पहले वाले पैरा में नहीं हैं। अब वे यहाँ हैं।',
  placeGone: 'लिंक के शब्द इस निर्णय के वर्तमान पाठ में नहीं हैं। मूल से मिलाएँ।',
  numberGone: 'निर्णय के वर्तमान पाठ में पैरा {number} नहीं है। मूल से मिलाएँ।',

  namedByOthers: 'इसे उद्धृत करने वाले निर्णयों में यही नाम है',
  nameByOthers: '{name} (इसे उद्धृत करने वाले निर्णयों में यही नाम है)',
});
