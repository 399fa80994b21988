import type { messages as english } from '#shared/messages/en/practice/timeline.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('timeline', {
  // Types of events
  hearing: 'விசாரணை',
  deadline: 'காலக்கெடு',
  meeting: 'சந்திப்பு',
  document: 'ஆவணம்',
  note: 'குறிப்பு',
  other: 'மற்றவை',

  // Places and times in a line
  dateAndTime: '{date}, {time}',
  titleAndPlace: '{title}, {place}',
  allDay: 'நாள் முழுவதும்',

  // The timeline of a case
  loadingTimeline: 'காலவரிசை ஏற்றப்படுகிறது',
  timelineNotLoaded: 'காலவரிசையை ஏற்ற முடியவில்லை',
  noEventsYet: 'இன்னும் நிகழ்வுகள் இல்லை',
  noEventsYetHint: 'விசாரணைகள், காலக்கெடுகள், கடந்த நிகழ்வுகள் இங்கே இருக்கும்; புதியவை முதலில்.',
  addNote: 'குறிப்பைச் சேர்',
  addEvent: 'நிகழ்வைச் சேர்',
  typeOfEvent: 'நிகழ்வின் வகை',
  allTypes: 'எல்லா வகைகளும்',
  noEventsOfType: 'இந்த வகையில் நிகழ்வுகள் இல்லை',
  showAll: 'எல்லாவற்றையும் காட்டு',
  upcoming: 'வரவிருப்பவை',
  past: 'கடந்தவை',
  reminderOnTheDay: 'அன்றே நினைவூட்டல்',
  reminderBefore: '{days, plural, one {# நாளுக்கு} other {# நாட்களுக்கு}} முன்பு நினைவூட்டல்',
  fileAndPage: '{file}, பக்கம் {page, number}',
  editTitled: 'திருத்து: {title}',
  deleteTitled: 'நீக்கு: {title}',
  nextToday: 'இன்று, <when></when>',
  nextTomorrow: 'நாளை, <when></when>',
  nextOnWeekday: '{weekday}, <when></when>',
  noNextDate: 'அடுத்த தேதி இல்லை',
  addDate: 'தேதியைச் சேர்',
  overdueDate: 'தேதி கடந்தது: {title}, {date}',
  overdueDates: '{count, plural, one {கடந்துவிட்ட # தேதி} other {கடந்துவிட்ட # தேதிகள்}}',

  // Events that are done
  done: 'முடிந்தது',
  markDone: 'முடிந்ததாகக் குறி: {title}',
  reopen: 'மீண்டும் திற: {title}',
  markedDone: 'முடிந்ததாகக் குறிக்கப்பட்டது',
  reopened: 'மீண்டும் திறக்கப்பட்டது',
  undo: 'செயல்தவிர்',
  undoDone: 'பழைய நிலைக்கு மாற்ற F8, பிறகு “செயல்தவிர்” அழுத்தவும்: {title}',

  // Taking dates along
  exportDates: 'ஏற்றுமதி செய்',
  listOfDatesDocx: 'தேதிகளின் பட்டியல் (Word)',
  listOfDatesPdf: 'தேதிகளின் பட்டியல் (PDF)',
  listOfDatesFile: 'தேதிகளின் பட்டியல்.{extension}',
  listOfDates: 'தேதிகளின் பட்டியல்',
  listOfDatesChoice:
    'தாக்கல் செய்யப்படும் தேதிகளைத் தேர்ந்தெடுக்கவும். குறிப்புகள், சந்திப்புகள், காலக்கெடுக்கள், வரவிருக்கும் தேதிகள் தனிப்பட்டவை: நீங்கள் தேர்ந்தெடுக்காவிட்டால் அவை சேராது. விசாரணையின் தலைப்பும் உத்தரவும் மட்டுமே முன்மொழியப்படும். உங்கள் தேர்வு இந்த வழக்குக்கு நினைவில் இருக்கும்.',
  listOfDatesHint: '{file} கோப்பில் நீங்கள் தேர்ந்தெடுத்த தேதிகள் உள்ளன. தாக்கல் செய்யும் முன் முழுவதும் படிக்கவும்.',
  privateDate: 'தனிப்பட்டது',
  noteLeftOut: 'குறிப்பு விடப்பட்டது',
  addLeftOut: 'காலவரிசையின் குறிப்பைச் சேர்',
  changeWords: 'நீதிமன்றத்துக்கான சொற்களை மாற்று: {title}',
  wordsForCourt: 'பட்டியலில் உள்ள சொற்கள்',
  wordsForCourtHint: 'காலவரிசையின் சொற்கள் மாறாது.',
  datesTicked: '{total, number}-இல் {ticked, number} தேர்ந்தெடுக்கப்பட்டன',
  downloadWord: 'Word ஆகப் பதிவிறக்கு',
  downloadPdf: 'PDF ஆகப் பதிவிறக்கு',
  preparing: 'தயாராகிறது...',

  // The form of an event
  editEvent: 'நிகழ்வைத் திருத்து',
  type: 'வகை',
  title: 'தலைப்பு',
  titleRequired: 'தலைப்பு தேவை',
  date: 'தேதி',
  dateWithoutZone: 'இந்த நேரத்துடன் +05:30 போன்ற நேர மண்டலத்தைச் சேர்க்கவும்',
  yearOutOfRange: '{first} முதல் {last} வரையிலான ஓர் ஆண்டை உள்ளிடவும்',
  time: 'நேரம்',
  timeInvalid: '10:30 போன்ற நேரத்தை உள்ளிடவும்',
  indianTime: 'இந்திய நேரம்',
  place: 'இடம்',
  nextDateOfCase: 'அடுத்த தேதி',
  nextDatePast: 'இன்றைய அல்லது பிந்தைய நாளை உள்ளிடவும்',
  kindOfDate: 'விசாரணை அல்லது காலக்கெடு',
  purpose: 'நோக்கம்',
  purposeHint: 'வாதங்கள், எதிர்வழக்குரை',
  placeHint: 'நீதிமன்ற அறை, வரிசை எண்',
  emailReminder: 'மின்னஞ்சல் நினைவூட்டல்',
  emailReminderHint: 'இந்திய நேரப்படி காலையில் {email} முகவரிக்கு அனுப்பப்படும்',
  emailReminderOff:
    'சுயவிவரத்தின் அறிவிப்புகளில் நினைவூட்டல்கள் நிறுத்தப்பட்டிருக்கும் வரை எந்த நினைவூட்டலும் மின்னஞ்சலில் வராது.',
  emailReminderNoAddress: 'உங்கள் கணக்கில் மின்னஞ்சல் முகவரி இல்லை. நினைவூட்டல்களைப் பெற, சுயவிவரத்தில் ஒன்றைச் சேர்க்கவும்.',
  noReminder: 'நினைவூட்டல் வேண்டாம்',
  onTheDay: 'அன்றே',
  daysBefore: '{days, plural, one {# நாளுக்கு முன்பு} other {# நாட்களுக்கு முன்பு}}',
  notSaved: 'சேமிக்கப்படவில்லை',
  eventAdded: 'நிகழ்வு சேர்க்கப்பட்டது',
  eventChanged: 'நிகழ்வு மாற்றப்பட்டது',
  eventChangedElsewhere:
    'நீங்கள் திறந்த பிறகு இந்த நிகழ்வு வேறொரு சாளரத்தில் மாற்றப்பட்டது. உங்கள் மாற்றங்கள் இன்னும் இங்கே உள்ளன; சேமிக்கும் முன் மற்ற மாற்றங்களைப் பார்க்கவும்.',
  eventDeletedWhileEditing: 'இந்த நிகழ்வு வேறொரு சாளரத்தில் நீக்கப்பட்டது',
  eventDeletedTextKept:
    'நீங்கள் தட்டச்சு செய்தது இன்னும் இங்கே உள்ளது: அதைப் புதிய நிகழ்வாகச் சேர்க்கவும், நகலெடுக்கவும், அல்லது ரத்துசெய்யவும்.',

  // An event that is deleted
  deleteConfirm: 'இந்த நிகழ்வை நீக்கவா?',
  deleteWarning: '“{title}” காலவரிசையிலிருந்து நீக்கப்படும்; இதைத் திரும்பப் பெற முடியாது.',
  deleting: 'நீக்கப்படுகிறது...',
  eventDeleted: 'நிகழ்வு நீக்கப்பட்டது',
  eventNotDeleted: 'நிகழ்வை நீக்க முடியவில்லை',

  // The calendar feed
  calendar: 'நாட்காட்டி',
  feedTitle: 'உங்கள் தேதிகள் ஒரு நாட்காட்டியில்',
  feedIntro:
    'உங்கள் எல்லா வழக்குகளின் விசாரணைகளையும் காலக்கெடுகளையும் சந்திப்புகளையும் உங்கள் நாட்காட்டிச் செயலி படிக்கும் தனிப்பட்ட முகவரி. இந்த முகவரி உள்ள எவரும் அவற்றைப் படிக்கலாம்; எனவே அதை யாரிடமும் தர வேண்டாம்.',
  address: 'முகவரி',
  addressHint:
    'இந்த முகவரி ஒரு முறை மட்டுமே காட்டப்படும். உங்கள் நாட்காட்டியில் “subscribe” அல்லது “from URL” என்பதைத் தேர்ந்தெடுத்து ஒட்டவும்.',
  copyAddress: 'முகவரியை நகலெடு',
  calendarAddress: 'உங்கள் நாட்காட்டியின் முகவரி',
  loadingFeed: 'ஏற்றப்படுகிறது…',
  noFeed: 'உங்களுக்கு இன்னும் முகவரி இல்லை.',
  feedUnread:
    'இந்த முகவரி {date} அன்று உருவாக்கப்பட்டது. இன்னும் எந்த நாட்காட்டியும் அதைப் படிக்கவில்லை. புதிய முகவரி இதைச் செயலிழக்கச் செய்யும்.',
  feedRead:
    'இந்த முகவரி {date} அன்று உருவாக்கப்பட்டது. ஒரு நாட்காட்டி அதைக் கடைசியாகப் படித்தது: {when}. புதிய முகவரி இதைச் செயலிழக்கச் செய்யும்.',
  createAddress: 'முகவரியை உருவாக்கு',
  createNewAddress: 'புதிய முகவரியை உருவாக்கு',
  creating: 'உருவாக்கப்படுகிறது...',
  revokeAddress: 'முகவரியைத் திரும்பப் பெறு',
  revoking: 'திரும்பப் பெறப்படுகிறது...',
  notDone: 'செய்யப்படவில்லை',

  // Today’s board
  board: 'இன்றைய பட்டியல்',
  loadingBoard: 'உங்கள் பட்டியல் ஏற்றப்படுகிறது',
  datesNotLoaded: 'உங்கள் தேதிகளை ஏற்ற முடியவில்லை',
  boardEmpty: 'உங்கள் பட்டியலில் இன்னும் எதுவும் இல்லை',
  boardEmptyHint:
    'உங்கள் வழக்குகளின் விசாரணைகளும் காலக்கெடுகளும் புதிய கோப்புகளும் இங்கே இருக்கும். உங்கள் முதல் வழக்கிலிருந்து தொடங்கவும்.',
  createFirstCase: 'உங்கள் முதல் வழக்கைச் சேர்க்கவும்',
  today: 'இன்று',
  nothingToday: 'இன்று எதுவும் பட்டியலில் இல்லை.',
  overdue: 'தேதி கடந்தவை',
  nextTwoWeeks: 'அடுத்த இரண்டு வாரங்கள்',
  nextBeyond: 'அடுத்த தேதி {date}: {title}, {matter}',
  nothingAhead: 'எதுவும் பட்டியலில் இல்லை. வழக்கின் காலவரிசையில் நீங்கள் சேர்க்கும் தேதிகள் நெருங்கும்போது இங்கே வரும்.',
  titleAndWhere: '{title}<where>, {place}</where>',
  showAllCount: 'எல்லாவற்றையும் காட்டு ({count, number})',
  newFiles: 'புதிய கோப்புகள்',
  filesNotLoaded: 'சமீபத்திய கோப்புகளை ஏற்ற முடியவில்லை.',
  noFilesYet: 'இன்னும் கோப்புகள் இல்லை. உங்கள் வழக்குகளில் பதிவேற்றும் கோப்புகள் இங்கே இருக்கும்.',
  fileAddedWhen: '<when></when>, {title}',
});
