import type { messages as english } from '#shared/messages/en/drafting/panel.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('draftPanel', {
  tools: 'इस मसौदे के टूल',
  hide: 'पैनल छिपाएँ',
  show: 'सहायक, जाँच और संस्करण',
  assistant: 'AI सहायक',

  // The check before filing
  check: 'जाँच',
  checking: 'मसौदे की जाँच हो रही है...',
  notChecked: 'मसौदा नहीं जाँचा जा सका',
  found: '{count, plural, one {# बात ध्यान देने योग्य} other {# बातें ध्यान देने योग्य}}',
  nothingFound: 'जाँच में कोई कमी नहीं मिली।',
  empty: 'यह मसौदा खाली है।',
  levelError: 'करना है:',
  levelWarning: 'देखें:',
  levelInfo: 'ध्यान दें:',
  goTo: 'उस जगह जाएँ',
  fix: 'ठीक करें',
  blockGone: 'मसौदे का यह भाग बदल चुका है। अगली जाँच की प्रतीक्षा करें।',
  leftOut: 'जाँचा नहीं गया: {what}।',
  checkLimits: 'ये जाँचें मसौदे का रूप देखती हैं। मसौदे को पढ़ना फिर भी ज़रूरी है।',

  citations: 'साइटेशन और जाँच का अभिलेख',
  citationsHint:
    'रिपोर्ट प्रत्येक साइटेशन, उद्धृत अंश और धारा को लाइब्रेरी से मिलाती है। उसमें लिखा रहता है कि पाठ किसने जाँचा और सहायक के कौन-से सुझाव स्वीकार किए गए।',

  // Versions
  versions: 'संस्करणों का इतिहास',
  versionsNotLoaded: 'संस्करण लोड नहीं हो सके',
  noVersions: 'अभी कोई संस्करण नहीं है। बदलाव से पहले की स्थिति हर दस मिनट में अधिक से अधिक एक बार रखी जाती है।',
  versionName: 'संस्करण का नाम',
  nameHint: 'उदाहरण: जैसा मुवक्किल को भेजा',
  nameRequired: 'इस संस्करण का नाम लिखें।',
  keep: 'यह संस्करण सुरक्षित रखें',
  keptTitle: 'संस्करण रखा गया',
  notKept: 'संस्करण नहीं रखा जा सका',
  automatic: 'संस्करण {number, number}',
  suggested: '{engine} का सुझाव स्वीकार किया गया',
  suggestedExtractive: 'सुझाई गई नज़ीर स्वीकार की गई',
  compare: 'तुलना करें',
  compareTitle: '{name} की अभी के मसौदे से तुलना',
  comparing: 'तुलना हो रही है...',
  inline: 'एक साथ',
  sideBySide: 'अगल-बगल',
  thisVersion: 'यह संस्करण',
  draftNow: 'अभी का मसौदा',
  noDifference: 'इस संस्करण का पाठ वही है जो मसौदे का है।',
  unchanged: '{count, plural, one {# पैरा वैसा ही है} other {# पैरा वैसे ही हैं}}',
  legend: 'हरा और रेखांकित: बाद में जोड़ा गया। लाल और कटा हुआ: बाद में हटाया गया।',
  restore: 'यह संस्करण वापस लाएँ',
  restoring: 'वापस लाया जा रहा है...',
  beforeRestoring: '{name} वापस लाने से पहले',
  restored: 'संस्करण वापस लाया गया',
  restoredDetail: 'पहले का पाठ संस्करणों के इतिहास में है।',
  notRestored: 'संस्करण वापस नहीं लाया जा सका',
});
