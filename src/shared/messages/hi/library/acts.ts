import type { messages as english } from '#shared/messages/en/library/acts.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('acts', {
  unknownAct: 'लाइब्रेरी में इस नाम का कोई अधिनियम नहीं है।',
  unknownSection: 'लाइब्रेरी में इस अधिनियम की ऐसी कोई धारा नहीं है।',
  unknownProvision: 'तुलना-सारणी में ऐसा कोई उपबंध नहीं है।',
  notReplaced: 'यह अधिनियम 1 जुलाई 2024 को नहीं बदला गया।',
  beforeReason:
    'अपराध 1 जुलाई 2024 से पहले का है: उस पर दंड संहिता लागू है (धारा 358 BNS उसके अधीन उपगत दायित्व को बनाए रखती है)। प्रक्रिया और साक्ष्य कार्यवाही पर निर्भर हैं: जो 1 जुलाई 2024 को लंबित थी वह पुरानी संहिताओं के अधीन चलती है (धारा 531 BNSS, धारा 170 BSA); जो बाद में शुरू हुई वह नई के अधीन।',
  afterReason:
    'अपराध 1 जुलाई 2024 को या उसके बाद का है: नई संहिताएँ लागू हैं (धारा 358 BNS, धारा 531 BNSS, धारा 170 BSA)। जो अपराध पहले शुरू हुआ और चलता रहा, वह दोनों के अधीन आ सकता है।',

  concordance: 'पुरानी और नई दांडिक विधि',
  concordanceIntro:
    '1 जुलाई 2024 को तीन नई संहिताओं ने भारतीय दंड संहिता, दंड प्रक्रिया संहिता और साक्ष्य अधिनियम की जगह ली। देखें कि हर धारा का क्या हुआ।',
  code: 'संहिता',
  section: 'धारा',
  sectionExample: '302, 103(1), 65B(4)',
  offenceDate: 'अपराध का दिन',
  find: 'खोजें',
  filterRows: 'संख्या या विषय से छाँटें',
  oldSection: '{act} (पुरानी)',
  newSection: '{act} (नई)',
  subject: 'विषय',
  kind: '{kind, select, same {वही संख्या} renumbered {संख्या बदली} changed {बदली गई} split {बाँटी गई} merged {मिलाई गई} dropped {हटाई गई} other {नई}}',
  noRows: 'कोई धारा नहीं मिली।',
  none: 'कोई नहीं',
  noneIn: '{act} में कुछ नहीं',
  sectionNeeded: 'धारा की संख्या दें।',
  codes: 'संहिताएँ',
  allRows: 'सभी धाराएँ',
  applies: 'कौन-सी विधि लागू है',
  substance: 'अपराध: {law, select, old {पुरानी संहिता} new {नई संहिता} other {दोनों पर विचार ज़रूरी हो सकता है}}',
  procedure:
    'प्रक्रिया और साक्ष्य: {law, select, old {पुरानी संहिताएँ} new {नई संहिताएँ} other {दोनों पर विचार ज़रूरी हो सकता है}}',
  concordanceNote:
    'विषय, टिप्पणियाँ और दंड हमारे अपने शब्दों में हैं। “संख्या बदली” का अर्थ है कि संख्या के सिवा कुछ नहीं बदला, ऐसे शब्दों को छोड़कर जिनका कोई प्रभाव नहीं है। उद्धृत करने से पहले दोनों धाराओं का पाठ मिलाएँ।',
  pair: '{old} और {now}',
  sectionOf: 'धारा {section} {act}',

  acts: 'अधिनियम',
  actsIntro: 'लाइब्रेरी के अधिनियम भाग और धारा के अनुसार देखें।',
  noActs: 'लाइब्रेरी में अभी कोई अधिनियम नहीं है।',
  sections:
    '{unit, select, article {{count, plural, one {# अनुच्छेद} other {# अनुच्छेद}}} rule {{count, plural, one {# नियम} other {# नियम}}} other {{count, plural, one {# धारा} other {# धाराएँ}}}}',
  summaries: 'सारांश, अधिनियम का पाठ नहीं',
  otherSections: 'धाराएँ',
  allSections: 'सभी धाराएँ',
  counterparts: 'दूसरी संहिता में',
  appliedBy:
    '{count, plural, =0 {यहाँ के किसी निर्णय में इसका उल्लेख नहीं है} one {# निर्णय में इसका या इसकी समकक्ष धारा का उल्लेख है} other {# निर्णयों में इसका या इसकी समकक्ष धारा का उल्लेख है}}',
  livesTitle: 'कब से और कब तक लागू',
  livesFilter: 'नाम या संख्या से छाँटें',
  livesNone: 'कोई अधिनियम नहीं मिला।',
  lifeName: '{title} (सं. {number})',
  lifeSince: '{from} से लागू।',
  lifePartly: '{from} से लागू, कुछ धाराएँ अभी नहीं।',
  lifeBetween: '{from} से {to} तक लागू।',
  lifeUntil: '{to} तक लागू।',
  lifeReplaced: 'इसकी जगह {act} ने ली।',
  lifeSource: 'स्रोत: {source}',
  loading: 'लोड हो रहा है…',
  notLoaded: 'यह लोड नहीं हो सका',
});
