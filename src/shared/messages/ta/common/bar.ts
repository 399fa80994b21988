import type { messages as english } from '#shared/messages/en/common/bar.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('bar', {
  pricing: 'கட்டணங்கள்',
  main: 'முதன்மை',
  homePage: 'Munshi, முகப்புப் பக்கம்',
  openMenu: 'பட்டியைத் திற',
  closeMenu: 'பட்டியை மூடு',
  login: 'உள்நுழை',
  signUp: 'பதிவு செய்',
  goToApp: 'செயலிக்குச் செல்',
  useDarkTheme: 'இருண்ட தோற்றத்திற்கு மாறு',
  useLightTheme: 'வெளிர் தோற்றத்திற்கு மாறு',
});
