import type { messages as english } from '#shared/messages/en/library/saved-searches.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('saved-searches', {
  saveSearch: 'यह खोज सहेजें',
  saveSearchHint: 'शब्द, खोज का तरीका और फ़िल्टर सहेजे जाते हैं। सहेजी हुई खोजें खोज पेज पर सूची में रहती हैं।',
  name: 'नाम',
  nameRequired: 'इस खोज का नाम लिखें।',
  save: 'सहेजें',
  saving: 'सहेजा जा रहा है...',
  saved: 'खोज सहेजी गई',
  savedSearches: 'सहेजी हुई खोजें',
  rename: '{name} का नाम बदलें',
  renameSearch: 'इस खोज का नाम बदलें',
  remove: '{name} को सहेजी हुई खोजों से हटाएँ',
  removed: '{name} अब सहेजी हुई नहीं है',
  notChanged: 'सहेजी हुई खोज नहीं बदली',
  tooMany: 'आपकी 50 सहेजी हुई खोजें हैं, जो अधिकतम है। जो अब नहीं चाहिए उसे हटाएँ और फिर सहेजें।',
  noneSaved: 'आपकी कोई सहेजी हुई खोज नहीं है। खोज पेज पर एक खोज सहेजें, ताकि उसके नए निर्णय ईमेल से आएँ।',
  alertOf: '{name} के लिए ईमेल',
  alertName: '{alert, select, daily {दैनिक ईमेल} weekly {साप्ताहिक ईमेल} other {कोई ईमेल नहीं}}',
  alertHint:
    'सूचना उन निर्णयों को एक-एक बार ईमेल करती है जो लाइब्रेरी में नए हैं और खोज के पहले परिणामों में हैं। आप इसे यहाँ या ईमेल से बंद कर सकते हैं।',
  alertChanged:
    '{alert, select, daily {नए निर्णय दिन में एक बार ईमेल किए जाएँगे} weekly {नए निर्णय सप्ताह में एक बार ईमेल किए जाएँगे} other {इस खोज के लिए कुछ ईमेल नहीं किया जाएगा}}',
  stopTitle: 'ये ईमेल बंद करें?',
  stopText: 'इससे आपकी सहेजी हुई खोज “{name}” की सूचना बंद हो जाएगी। खोज सहेजी रहेगी।',
  stopButton: 'ईमेल बंद करें',
  stoppedTitle: 'ईमेल बंद कर दिए गए हैं',
  stopped: 'इस खोज के लिए अब कोई ईमेल नहीं भेजा जाएगा। आप खोज पेज पर उन्हें फिर से माँग सकते हैं।',
  stopBrokenTitle: 'यह लिंक काम नहीं करता',
  stopBroken: 'पता पूरा नहीं है। उसे ईमेल से पूरा कॉपी करें, या खोज पेज पर सूचना बदलें।',
  stopNote: 'आपके खाते में और कुछ नहीं बदलता।',
});
