import type { messages as english } from '#shared/messages/en/operations/open-data.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('open-data', {
  usage: `उपयोग: npm run ingest -- open-data --court '<court>' --years '<years>' [--bench '<benches>'] [--mirror '<place>']

--court   न्यायालय: supreme-court, कोई उच्च न्यायालय जैसे madras, या डेटा सेट में उसका कोड, जैसे 33~10।
--years   एक वर्ष, वर्षों की सीमा या सूची: 2023, 2019-2023, 2019,2023।
--bench   उस न्यायालय की पीठें, अल्पविराम से अलग; इसके बिना सभी पीठें। {benches}
--mirror  डेटा सेट की प्रति वाला फ़ोल्डर या https पता; इसके बिना सार्वजनिक प्रति।
`,
  benchesOf: '{court} की पीठें: {benches}।',
  courtUnknown: 'खुले डेटा सेट में {court} नाम का कोई न्यायालय नहीं है। न्यायालय: {courts}।',
  benchUnreadable: '{bench} किसी पीठ का नाम नहीं हो सकता।',
  yearsUnreadable: '{years} 1950 से {last} तक का कोई वर्ष, वर्षों की सीमा या सूची नहीं है।',
  nothingThere: 'इन वर्षों और पीठों के लिए इस प्रति में {court} का कुछ भी नहीं है।',
  absent:
    '{count, plural, one {पीठ का # वर्ष इस प्रति में नहीं है} other {पीठों के # वर्ष इस प्रति में नहीं हैं}}, जैसे {example}।',
  through: 'डेटा सेट में {partition} के वे निर्णय हैं जो {date} तक प्रकाशित हुए।',
  reasonCount: '{count, plural, one {# फ़ाइल} other {# फ़ाइलें}}: {reason}',
  licence: 'स्रोत: {source}। लाइसेंस: {licence}। ये हर दस्तावेज़ के साथ दिखते हैं।',

  // The mirror
  noMirror: '{folder} नाम का कोई फ़ोल्डर नहीं है। --mirror में फ़ोल्डर या https पता दें।',
  addressRefused: 'प्रति का पता https होना चाहिए; {url} ऐसा नहीं है।',
  mirrorUnreachable:
    '{url} से संपर्क नहीं हो पा रहा है। जो जोड़ा गया वह बना रहेगा। जारी रखने के लिए यही कमांड फिर चलाएँ।',
  mirrorRefused: '{url} का उत्तर: स्थिति {status}।',
  noRanges: '{url} फ़ाइल के अंश नहीं भेजता, इसलिए वहाँ से बड़ा संग्रह पढ़ा नहीं जा सकता।',
  fileChanged: 'पढ़ते समय {url} बदल गया। जारी रखने के लिए यही कमांड फिर चलाएँ।',
  fileUnreadable: 'इस उपयोगकर्ता को {file} पढ़ने की अनुमति नहीं है। उसकी अनुमतियाँ बदलें, या इसे उसके स्वामी के रूप में चलाएँ।',
  indexUnreadable: 'सूची-फ़ाइल {file} क्षतिग्रस्त है।',

  // Reasons why something was not read
  archiveMissing: 'सूची-फ़ाइल में इस संग्रह का नाम है, पर प्रति में यह नहीं है।',
  archiveDamaged: 'संग्रह क्षतिग्रस्त या अधूरा है। उस जगह से पहले की फ़ाइलें पढ़ी गईं; अगली बार इसे फिर पढ़ा जाएगा।',
  metadataDamaged: 'विवरण (metadata) की फ़ाइल क्षतिग्रस्त है, इसलिए दूसरे विवरण या हर निर्णय के पाठ का उपयोग होता है।',
  noMetadata: 'पढ़ने योग्य विवरण (metadata) नहीं है, इसलिए मामला, पक्षकार और तारीख हर निर्णय के पाठ से लिए जाते हैं।',
  notPdf: 'संग्रह में ऐसी फ़ाइल है जो PDF नहीं है।',
  sameDecision: 'इसका CNR और निर्णय की तारीख {file} के समान हैं; लाइब्रेरी दोनों के लिए एक ही दस्तावेज़ रखती है।',
});
