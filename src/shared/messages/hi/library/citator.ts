import type { messages as english } from '#shared/messages/en/library/citator.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('citator', {
  citator: 'साइटेशन',
  titleOf: 'साइटेशन: {title}',
  open: 'सभी साइटेशन, उनके वाक्यों के साथ',
  backToJudgment: 'निर्णय',
  cites: 'इसमें उद्धृत',
  citedBy: 'इनमें उद्धृत',
  citesNothing:
    '{filtered, select, yes {इस निर्णय में इस तरह का कोई साइटेशन नहीं मिला।} other {इस निर्णय में कोई साइटेशन नहीं मिला।}}',
  citedByNothing:
    '{filtered, select, yes {इस लाइब्रेरी के किसी निर्णय में इसे इस तरह उद्धृत नहीं किया गया है।} other {इस लाइब्रेरी के किसी निर्णय में इसे उद्धृत नहीं किया गया है।}}',
  total: '{count, plural, one {# साइटेशन} other {# साइटेशन}}, सबसे अधिक उद्धृत पहले',
  byYear: 'वर्ष के अनुसार',
  treatmentLabel: 'निर्णय को कैसे लिया गया',
  allTreatments: 'सभी',
  treatment:
    '{kind, select, followed {अनुसरण किया गया} affirmed {अभिपुष्ट} distinguished {प्रभेदित (distinguished)} doubted {संदेह व्यक्त किया गया} overruled {उलटा गया (overruled)} reversed {अपील में अपास्त} other {उल्लेख किया गया}}',
  citedTimes:
    '{count, plural, =0 {यहाँ किसी निर्णय में उद्धृत नहीं} one {यहाँ # निर्णय में उद्धृत} other {यहाँ # निर्णयों में उद्धृत}}',
  notInLibrary: 'इस लाइब्रेरी में नहीं',
  nearestTitle: 'इस लाइब्रेरी में सबसे मिलता-जुलता शीर्षक {title} है',
  places: '{count} जगह उद्धृत',
  openPlace: 'वह जगह खोलें',
  listed: 'इस प्रति में छपी बाद के मामलों की सूची से',
  openList: 'सूची खोलें',
  openParagraph: 'पैरा {paragraph} खोलें',
  wordsNote: 'शीर्षक के पास का शब्द बताता है कि वाक्य में इस निर्णय को कैसे लिया गया। यह नियमों से पढ़ा गया है: वाक्य पढ़ें।',
  laterTreatment: 'बाद के निर्णयों में',
  paragraphOf: '{title}, पैरा {paragraph}',
  treatedIn: '{treatment}: {place}',
  saidIn: '{treatment}, ऐसा {place} में कहा गया है',
  treatedTimes: '{treatment} {count} ×',
  lastIn: 'पिछली बार {year} में',
  noTreatment:
    'इस लाइब्रेरी के {count, plural, one {# निर्णय} other {# निर्णयों}} ({from} से {to}) में इस पर कोई टिप्पणी नहीं मिली।',
  noTreatmentUndated:
    'इस लाइब्रेरी के {count, plural, one {# निर्णय} other {# निर्णयों}} में इस पर कोई टिप्पणी नहीं मिली।',
  restsOn: 'यह निर्णय {title} का अनुसरण करता है। {treated}।',
  namedRestsOn: '{judgment}: यह {title} का अनुसरण करता है। {treated}।',
  restsBadge: '{title} का अनुसरण, जिसे उलटा गया (overruled)',
  pages: 'पेज',
  previous: 'पिछला',
  next: 'अगला',
  pageOf: '{last} में से पेज {page}',
  loading: 'लोड हो रहा है…',
  notLoaded: 'साइटेशन लोड नहीं हो सके',

  // Authorities that cases rely on
  reliedOn: 'जिन निर्णयों की स्थिति बदली',
  reliedOnOfCase:
    'यह मामला जिन निर्णयों पर आधारित है उनमें से किसी को बाद में उलटा गया या उस पर संदेह व्यक्त किया गया। उद्धृत करने से पहले वाक्य पढ़ें।',
  reliedOnOfAll:
    'आपके मामले जिन निर्णयों पर आधारित हैं उनमें से किसी को बाद में उलटा गया या उस पर संदेह व्यक्त किया गया। उद्धृत करने से पहले वाक्य पढ़ें।',
  addedTo: '{title} में जोड़ा गया',
  passageIn: '{title} में एक अंश सहेजा गया है',
  citedInDraft: '{title} के मसौदे {draft} में उद्धृत',
});
