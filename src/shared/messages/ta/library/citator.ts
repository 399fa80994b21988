import type { messages as english } from '#shared/messages/en/library/citator.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('citator', {
  citator: 'மேற்கோள் குறிப்புகள்',
  titleOf: 'மேற்கோள் குறிப்புகள்: {title}',
  open: 'எல்லா மேற்கோள் குறிப்புகளும், அவற்றின் வாக்கியங்களுடன்',
  backToJudgment: 'தீர்ப்பு',
  cites: 'இது மேற்கோள் காட்டுபவை',
  citedBy: 'இதை மேற்கோள் காட்டுபவை',
  citesNothing:
    '{filtered, select, yes {இந்தத் தீர்ப்பில் இவ்வகை மேற்கோள் குறிப்பு எதுவும் காணப்படவில்லை.} other {இந்தத் தீர்ப்பில் மேற்கோள் குறிப்பு எதுவும் கிடைக்கவில்லை.}}',
  citedByNothing:
    '{filtered, select, yes {இந்த நூலகத்தின் எந்தத் தீர்ப்பும் இதை இவ்வாறு மேற்கோள் காட்டவில்லை.} other {இந்த நூலகத்தின் எந்தத் தீர்ப்பும் இதை மேற்கோள் காட்டவில்லை.}}',
  total: '{count, plural, one {# மேற்கோள் குறிப்பு} other {# மேற்கோள் குறிப்புகள்}}; அதிகம் மேற்கோள் காட்டப்பட்டவை முதலில்',
  byYear: 'ஆண்டு வாரியாக',
  treatmentLabel: 'தீர்ப்பு கையாளப்பட்ட விதம்',
  allTreatments: 'எல்லாம்',
  treatment:
    '{kind, select, followed {பின்பற்றப்பட்டது} affirmed {உறுதிசெய்யப்பட்டது} distinguished {வேறுபடுத்தப்பட்டது} doubted {ஐயம் தெரிவிக்கப்பட்டது} overruled {பிந்தைய தீர்ப்பால் தள்ளப்பட்டது (overruled)} reversed {மேல்முறையீட்டில் மாற்றப்பட்டது} other {குறிப்பிடப்பட்டது}}',
  citedTimes:
    '{count, plural, =0 {இங்கே எந்தத் தீர்ப்பும் மேற்கோள் காட்டவில்லை} one {இங்கே # தீர்ப்பு மேற்கோள் காட்டுகிறது} other {இங்கே # தீர்ப்புகள் மேற்கோள் காட்டுகின்றன}}',
  notInLibrary: 'இந்த நூலகத்தில் இல்லை',
  nearestTitle: 'இந்த நூலகத்தில் மிக நெருக்கமான தலைப்பு: {title}',
  places: '{count} இடங்களில் மேற்கோள்',
  openPlace: 'அந்த இடத்தைத் திற',
  listed: 'இந்தப் பிரதியில் அச்சிடப்பட்ட பிந்தைய வழக்குகளின் பட்டியலிலிருந்து',
  openList: 'திற: பட்டியல்',
  openParagraph: 'திற: பத்தி {paragraph}',
  wordsNote:
    'தலைப்பின் அருகில் உள்ள சொல், வாக்கியம் இந்தத் தீர்ப்பைக் கையாண்ட விதத்தைக் காட்டுகிறது. அது விதிகளால் படிக்கப்பட்டது: வாக்கியத்தைப் படிக்கவும்.',
  laterTreatment: 'பிந்தைய தீர்ப்புகளில்',
  paragraphOf: '{title}, பத்தி {paragraph}',
  treatedIn: '{treatment}: {place}',
  saidIn: '{treatment} என்று கூறுவது: {place}',
  treatedTimes: '{treatment} {count} ×',
  lastIn: 'கடைசியாக {year}',
  noTreatment:
    'இந்த நூலகத்தின் {count, plural, one {# தீர்ப்பில்} other {# தீர்ப்புகளில்}} ({from}–{to}) இதைப் பற்றி எதுவும் இல்லை.',
  noTreatmentUndated:
    'இந்த நூலகத்தின் {count, plural, one {# தீர்ப்பில்} other {# தீர்ப்புகளில்}} இதைப் பற்றி எதுவும் இல்லை.',
  restsOn: 'இந்தத் தீர்ப்பு பின்பற்றுவது: {title}. {treated}.',
  namedRestsOn: '{judgment} பின்பற்றுவது: {title}. {treated}.',
  restsBadge: 'பின்பற்றுவது: {title}; அது பிந்தைய தீர்ப்பால் தள்ளப்பட்டது (overruled)',
  pages: 'பக்கங்கள்',
  previous: 'முந்தையது',
  next: 'அடுத்தது',
  pageOf: 'பக்கம் {page} / {last}',
  loading: 'ஏற்றப்படுகிறது…',
  notLoaded: 'மேற்கோள் குறிப்புகளை ஏற்ற முடியவில்லை',

  // Authorities that cases rely on
  reliedOn: 'நிலை மாறிய தீர்ப்புகள்',
  reliedOnOfCase:
    'இந்த வழக்கு சார்ந்துள்ள ஒரு தீர்ப்பு பிந்தைய தீர்ப்பால் தள்ளப்பட்டது அல்லது அதில் ஐயம் தெரிவிக்கப்பட்டது. மேற்கோள் காட்டும் முன் வாக்கியத்தைப் படிக்கவும்.',
  reliedOnOfAll:
    'உங்கள் வழக்குகள் சார்ந்துள்ள ஒரு தீர்ப்பு பிந்தைய தீர்ப்பால் தள்ளப்பட்டது அல்லது அதில் ஐயம் தெரிவிக்கப்பட்டது. மேற்கோள் காட்டும் முன் வாக்கியத்தைப் படிக்கவும்.',
  addedTo: '{title} வழக்கில் சேர்க்கப்பட்டது',
  passageIn: '{title} வழக்கில் ஒரு பகுதி சேமிக்கப்பட்டுள்ளது',
  citedInDraft: '{title} வழக்கின் {draft} வரைவில் மேற்கோள்',
});
