import type { messages as english } from '#shared/messages/en/library/saved-searches.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('saved-searches', {
  saveSearch: 'இந்தத் தேடலைச் சேமி',
  saveSearchHint:
    'சொற்கள், தேடும் விதம், வடிகட்டிகள் ஆகியவை சேமிக்கப்படும். நீங்கள் சேமித்த தேடல்கள் தேடல் பக்கத்தில் பட்டியலிடப்படும்.',
  name: 'பெயர்',
  nameRequired: 'இந்தத் தேடலுக்கு ஒரு பெயரை உள்ளிடவும்.',
  save: 'சேமி',
  saving: 'சேமிக்கப்படுகிறது...',
  saved: 'தேடல் சேமிக்கப்பட்டது',
  savedSearches: 'சேமித்த தேடல்கள்',
  rename: 'பெயர் மாற்று: {name}',
  renameSearch: 'இந்தத் தேடலின் பெயரை மாற்று',
  remove: 'சேமித்த தேடல்களிலிருந்து நீக்கு: {name}',
  removed: 'சேமித்த தேடல்களிலிருந்து நீக்கப்பட்டது: {name}',
  notChanged: 'சேமித்த தேடல் மாற்றப்படவில்லை',
});
