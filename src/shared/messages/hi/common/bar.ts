import type { messages as english } from '#shared/messages/en/common/bar.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('bar', {
  pricing: 'शुल्क',
  main: 'मुख्य',
  homePage: 'Munshi, मुख पृष्ठ',
  openMenu: 'मेन्यू खोलें',
  closeMenu: 'मेन्यू बंद करें',
  login: 'साइन इन',
  signUp: 'साइन अप',
  goToApp: 'ऐप पर जाएँ',
  useDarkTheme: 'गहरी थीम लगाएँ',
  useLightTheme: 'हल्की थीम लगाएँ',
});
