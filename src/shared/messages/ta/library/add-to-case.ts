import type { messages as english } from '#shared/messages/en/library/add-to-case.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('addToCase', {
  // The dialog that adds a library document to a case
  addToCase: 'வழக்கில் சேர்',
  adding: 'சேர்க்கப்படுகிறது...',
  case: 'வழக்கு',
  loadingCases: 'உங்கள் வழக்குகள் ஏற்றப்படுகின்றன',
  casesNotLoaded: 'வழக்குகளை ஏற்ற முடியவில்லை',
  created: 'உருவாக்கியது: {date}',
  alreadyInCase: 'ஏற்கெனவே இந்த வழக்கில் உள்ளது',
  openInCase: 'ஏற்கெனவே இந்த வழக்கில் உள்ளது: {title} வழக்கில் திற',
  noCasesYet:
    'உங்களிடம் இன்னும் வழக்குகள் இல்லை. <link>ஒரு கட்சிக்காரரை அவருடைய முதல் வழக்குடன் சேர்க்கவும்</link>; பிறகு இந்த ஆவணத்தை அதில் சேர்க்கவும்.',

  // The result
  added: '{file} வழக்கில் சேர்க்கப்பட்டது',
  notAdded: 'கோப்பை வழக்கில் சேர்க்க முடியவில்லை',
  openCase: 'வழக்கைத் திற',
  openCaseHint: 'அதை அங்கே படிக்க F8, பிறகு “வழக்கைத் திற” அழுத்தவும்',

  // The case for which the user searches
  addingTo: '<link>{title}</link> வழக்கில் தீர்ப்புகளைச் சேர்க்கிறீர்கள்',
  stopAddingTo: 'இந்த வழக்கில் தீர்ப்புகளைச் சேர்ப்பதை நிறுத்து',
});
