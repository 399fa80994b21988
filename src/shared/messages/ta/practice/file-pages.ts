import type { messages as english } from '#shared/messages/en/practice/file-pages.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('file-pages', {
  // The search in the pages of a case
  searchPages: 'இந்த வழக்கின் எல்லாப் பக்கங்களிலும் தேடுங்கள்',
  queryRequired: 'எதைத் தேட வேண்டும் எனத் தட்டச்சு செய்யவும்',
  searching: 'தேடப்படுகிறது',
  searchFailed: 'தேட முடியவில்லை',
  pagesFound: '{count, plural, one {# பக்கத்தில் கிடைத்தது} other {# பக்கங்களில் கிடைத்தது; சிறந்த பொருத்தங்கள் முதலில்}}',
  resultList: 'கிடைத்த பக்கங்கள்',
  noMatches: 'பொருத்தங்கள் இல்லை',
  noMatchesHint: 'இன்னும் படிக்கப்பட்டு வரும் கோப்புகளிலும் படிக்க முடியாத கோப்புகளிலும் தேடப்படாது.',
  showFiles: 'கோப்புகளைக் காட்டு',
  pageNumber: 'பக்கம் {page, number}',
  paragraphNumber: 'பத்தி {paragraph}',
  library: 'நூலகம்',
  fromAScan: 'ஸ்கேனிலிருந்து',

  // Notes in place of a file's text
  noWords: 'இதில் சொற்கள் எதுவும் கிடைக்கவில்லை.',
  nothingRead:
    'இதைப் படிக்க முடியவில்லை: இது கையெழுத்தாகவோ, படமாகவோ, மிக மங்கலாகவோ, ஆங்கிலம், இந்தி, தமிழ் அல்லாத எழுத்திலோ இருக்கலாம்.',
  pageNotRead:
    '{page, number}-ஆம் பக்கத்தைப் படிக்க முடியவில்லை: அது கையெழுத்தாகவோ, படமாகவோ, மிக மங்கலாகவோ, ஆங்கிலம், இந்தி, தமிழ் அல்லாத எழுத்திலோ இருக்கலாம்.',
  pagesNotRead:
    '{pages}, {last, number} ஆகிய பக்கங்களைப் படிக்க முடியவில்லை: அவை கையெழுத்தாகவோ, படமாகவோ, மிக மங்கலாகவோ, ஆங்கிலம், இந்தி, தமிழ் அல்லாத எழுத்திலோ இருக்கலாம்.',
  manyPagesNotRead:
    '{pages} ஆகிய பக்கங்களையும் மேலும் {more, number} பக்கங்களையும் படிக்க முடியவில்லை: அவை கையெழுத்தாகவோ, படமாகவோ, மிக மங்கலாகவோ, ஆங்கிலம், இந்தி, தமிழ் அல்லாத எழுத்திலோ இருக்கலாம்.',
  scriptNotRead:
    '{count, plural, one {{page, number}-ஆம் பக்கம்} other {{page, number}-ஆம் பக்கத்திலிருந்து # பக்கங்கள்}} இந்த மொழியில் இருப்பதாகத் தெரிகிறது: {script, select, ben {வங்காளம் அல்லது அசாமியம்} guj {குஜராத்தி} kan {கன்னடம்} mal {மலையாளம்} ori {ஒடியா} pan {பஞ்சாபி} tel {தெலுங்கு} urd {உருது} other {வேறு எழுத்து}}. அதன் தரவு இந்தச் சேவையகத்தில் இல்லாததால் {count, plural, one {அது} other {அவை}} படிக்கப்படவில்லை.{others, plural, =0 {} one { மேலும் ஒரு பக்கத்தைப் படிக்க முடியவில்லை.} other { மேலும் # பக்கங்களைப் படிக்க முடியவில்லை.}}',

  // Stopping the reading of a file, and reading it again
  stopReading: 'படிப்பதை நிறுத்து',
  stopping: 'நிறுத்தப்படுகிறது...',
  readAgain: 'மீண்டும் படி',
  starting: 'தொடங்குகிறது...',
  readingNotChanged: 'மாற்றப்படவில்லை',
  noSuchFile: 'இந்தக் கோப்பு இப்போது இல்லை.',
  notRetried: 'இந்தக் கோப்பை மீண்டும் படிக்க முடியாது; அதே காரணத்தால் மீண்டும் தோல்வியுறும். இதன் தெளிவான நகலைப் பதிவேற்றவும்.',

  // Events suggested from the files
  suggestions:
    '{count, plural, one {கோப்புகளிலிருந்து # தேதி பரிந்துரைக்கப்பட்டது} other {கோப்புகளிலிருந்து # தேதிகள் பரிந்துரைக்கப்பட்டன}}',
  checkAgainstPage: 'ஒவ்வொரு தேதியையும் அதன் பக்கத்துடன் ஒப்பிட்டுச் சரிபார்க்கவும்.',
  hearing: 'விசாரணை',
  deadline: 'காலக்கெடு',
  document: 'ஆவணம்',
  other: 'மற்றவை',
  fileAndPage: '{file}, பக்கம் {page, number}',
  sources: 'ஆதாரங்கள்',
  wordsOfSource: '{words} ({source})',
  alreadyOnTimeline: 'ஏற்கெனவே உங்கள் காலவரிசையில் உள்ளது: {title}',
  addAnyway: 'இருந்தாலும் சேர்',
  addSuggestionAnyway: 'இருந்தாலும் சேர்: {what}',
  accept: 'ஏற்றுக்கொள்',
  acceptSuggestion: 'ஏற்றுக்கொள்: {what}',
  reject: 'நிராகரி',
  rejectSuggestion: 'நிராகரி: {what}',
  acceptAll: 'அனைத்தையும் ஏற்றுக்கொள்...',
  acceptAllTitle: 'பரிந்துரைக்கப்பட்ட தேதிகளைச் சேர்',
  addDates: '{count, plural, one {# தேதியைச் சேர்} other {# தேதிகளைச் சேர்}}',
  adding: 'சேர்க்கப்படுகிறது...',
  datesAdded: '{count, plural, one {காலவரிசையில் # தேதி சேர்க்கப்பட்டது} other {காலவரிசையில் # தேதிகள் சேர்க்கப்பட்டன}}',
  suggestionAccepted: 'காலவரிசையில் சேர்க்கப்பட்டது',
  suggestionRejected: 'பரிந்துரை நிராகரிக்கப்பட்டது',
  undo: 'செயல்தவிர்',
  undoHint: 'மீண்டும் முடிவு செய்ய F8, பிறகு “செயல்தவிர்” அழுத்தவும்',
  notSaved: 'சேமிக்கப்படவில்லை',
});
