import type { messages as english } from '#shared/messages/en/drafting/clauses.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('clauses', {
  titleRequired: 'தலைப்பை உள்ளிடுங்கள்.',
  clause: 'கூறு',
  find: 'கூறுகளைத் தேடு',
  list: 'கூறுகள்',
  none: 'இன்னும் கூறுகள் இல்லை. வரைவின் பத்திகளைத் தேர்ந்து, மீண்டும் பயன்படுத்த இங்கே வையுங்கள்.',
  noMatches: 'பொருந்தும் கூறு இல்லை.',
  notLoaded: 'கூறுகளை ஏற்ற முடியவில்லை',
  loading: 'கூறுகள் ஏற்றப்படுகின்றன...',
  keepChosen: 'தேர்ந்த பத்திகளை வை',
  title: 'கூறின் தலைப்பு',
  forWhom: 'யார் பயன்படுத்தலாம்',
  onlyMe: 'நான் மட்டும்',
  keep: 'கூறை வை',
  keeping: 'சேமிக்கப்படுகிறது...',
  kept: 'கூறு சேமிக்கப்பட்டது',
  notKept: 'கூறு சேமிக்கப்படவில்லை',
  remove: '{title} கூறை நீக்கு',
  removeAsk: '“{title}” கூறை நீக்கலாமா?',
  removeOwn: 'இந்தக் கூறு உள்ள வரைவுகளில் அது அப்படியே இருக்கும்.',
  removeOfChambers: 'உங்கள் சேம்பர் உறுப்பினர்களுக்கும் இந்தக் கூறு இனி கிடைக்காது. இது உள்ள வரைவுகளில் அப்படியே இருக்கும்.',
  removing: 'நீக்கப்படுகிறது...',
  ofChambers: 'உங்கள் சேம்பருடையது',
});
