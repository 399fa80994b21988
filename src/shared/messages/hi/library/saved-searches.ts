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
});
