import type { messages as english } from '#shared/messages/en/common/common.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('common', {
  // Nouns and titles that several screens share
  cases: 'வழக்குகள்',
  clients: 'கட்சிக்காரர்கள்',
  search: 'தேடல்',
  searchTheLibrary: 'நூலகத்தில் தேடுங்கள்',
  description: 'விவரம்',
  status: 'நிலை',
  email: 'மின்னஞ்சல்',
  phone: 'தொலைபேசி',
  language: 'மொழி',
  pageTitle: '{title} · Munshi',

  // The status of a client or of a case
  active: 'நடப்பில்',
  closed: 'முடிந்தது',
  exploration: 'ஆலோசனை நிலை',
  pending: 'நிலுவையில்',

  // Buttons, and what a button says while its action runs
  cancel: 'ரத்துசெய்',
  discardTyped: 'எழுதியதை நீக்கவா?',
  discardTypedHint: 'இந்தப் படிவத்தில் உள்ள உரை சேமிக்கப்படவில்லை.',
  discardIt: 'நீக்கு',
  keepWriting: 'தொடர்ந்து எழுது',
  typedRestored: 'நீங்கள் இங்கு முன்பு எழுதியது மீண்டும் வந்துள்ளது.',
  close: 'மூடு',
  delete: 'நீக்கு',
  dismiss: 'மூடு',
  loadAgain: 'மீண்டும் ஏற்று',
  loading: 'ஏற்றப்படுகிறது...',
  saveChanges: 'மாற்றங்களைச் சேமி',
  saveOverIt: 'இதை மேலெழுதிச் சேமி',
  saving: 'சேமிக்கப்படுகிறது...',
  skipToContent: 'உள்ளடக்கத்திற்குச் செல்',
  tryAgain: 'மீண்டும் முயற்சி செய்',

  // Fields of forms
  optional: '(கட்டாயமில்லை)',
  hidePassword: 'கடவுச்சொல்லை மறை',
  showPassword: 'கடவுச்சொல்லைக் காட்டு',

  // Dates that a person types
  dateExample: '5 June 2026 அல்லது 05/06/2026',
  pickDay: 'ஒரு நாளைத் தேர்ந்தெடுக்கவும்',
  dateRequired: 'தேதியை உள்ளிடவும்',
  dateUnread: '5 June 2026 அல்லது 05/06/2026 போன்ற தேதியை உள்ளிடவும்',
  dateUnreal: 'இப்படி ஒரு தேதி இல்லை',
  labelAndValue: '{label}: {value}',
  emptyValue: 'ஏதுமில்லை',
  notAvailable: 'இல்லை',

  // Titles of notifications
  error: 'பிழை',
  success: 'முடிந்தது',
  downloadFailed: 'பதிவிறக்க முடியவில்லை',
  downloadStarted: 'பதிவிறக்கம் தொடங்கியது',
  copied: 'நகலெடுக்கப்பட்டது',
  copyFailed: 'நகலெடுக்க முடியவில்லை',

  // A form for something that was changed or deleted in another window
  changedElsewhere: 'வேறொரு சாளரத்தில் சேமித்த மாற்றங்கள்',
  copyTyped: 'நீங்கள் தட்டச்சு செய்ததை நகலெடு',
  typedCopied: 'உங்கள் உரை நகலெடுக்கப்பட்டுள்ளது; எங்கும் ஒட்டலாம்.',

  // Lists and pages that load, or fail to
  loadingMore: 'மேலும் ஏற்றப்படுகிறது',
  loadingPage: 'பக்கம் ஏற்றப்படுகிறது',
  pageNotLoaded: 'இந்தப் பக்கத்தை ஏற்ற முடியவில்லை',
  pageNotLoadedReason:
    'இணைப்பு தடைபட்டது, அல்லது புதிய பதிப்பு நிறுவப்பட்டுள்ளது. நீங்கள் சேமித்தவை பாதுகாப்பாக உள்ளன. பக்கத்தை மீண்டும் ஏற்றவும்.',
  pageNotShown: 'இந்தப் பக்கத்தைக் காட்ட முடியவில்லை',
  serverUnreachable:
    'சேவையகத்தைத் தொடர்புகொள்ள முடியவில்லை. நீங்கள் சேமித்த பணி பாதுகாப்பாக உள்ளது. உங்கள் இணைப்பைச் சரிபார்த்து மீண்டும் முயற்சி செய்யவும்.',
  answerUnreadable: 'சேவையகம் அனுப்பிய பதிலைப் படிக்க முடியவில்லை. மீண்டும் முயற்சி செய்யவும்.',

  // Times and sizes
  justNow: 'சற்று முன்',
  clockTime:
    '{part, select, early {அதிகாலை} morning {காலை} noon {பிற்பகல்} evening {மாலை} other {இரவு}} {hour}:{minute}',
  sizeInKb: '{size} KB',
  sizeInMb: '{size} MB',
  sizeInGb: '{size} GB',
});
