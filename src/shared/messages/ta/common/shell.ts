import type { messages as english } from '#shared/messages/en/common/shell.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('shell', {
  subscription: 'சந்தா',
  // The bars
  homeDashboard: 'Munshi, முகப்புப் பலகை',
  account: 'கணக்கு',
  accountOf: '{name} கணக்கு',
  // The letters that the button shows are a part of its name, for users who control it by voice.
  accountOfInitials: '{name} கணக்கு: {letters}',
  deadlines: 'காலக்கெடுகள்',
  bringFromCourt: 'நீதிமன்றத்திலிருந்து கொண்டு வருக',
  courtToday: 'இன்று நீதிமன்றத்தில்',
  courtTomorrow: 'நாளை நீதிமன்றத்தில்',
  fees: 'கட்டணங்கள்',
  notes: 'குறிப்புகள்',
  chambers: 'சேம்பர்',
  profile: 'சுயவிவரம்',

  // Signing out; the public bar and the signed-in bar have their own sentences
  signOut: 'வெளியேறு',
  signOutItem: 'வெளியேறு',
  signedOutPublic: 'நீங்கள் வெளியேறிவிட்டீர்கள்.',
  signedOutTitle: 'வெளியேறிவிட்டீர்கள்',
  signedOut: 'உங்கள் கணக்கிலிருந்து வெளியேறிவிட்டீர்கள்',
  signOutFailedTitle: 'வெளியேற முடியவில்லை',
  signOutFailedPublic: 'வெளியேற முடியவில்லை. மீண்டும் முயற்சி செய்யவும்.',
  signOutFailed: 'வெளியேறும்போது பிழை ஏற்பட்டது.',

  // A page that needs a session
  authenticationRequired: 'உள்நுழைவு தேவை',
  pleaseLogIn: 'இந்தப் பக்கத்தைக் காண உள்நுழையவும்',
  checkingAuthentication: 'உள்நுழைவு சரிபார்க்கப்படுகிறது...',
  sessionNotChecked: 'உங்கள் உள்நுழைவு அமர்வைச் சரிபார்க்க முடியவில்லை',
  signedInAs: '{name} என உள்நுழைந்துள்ளீர்கள்',
  otherAccountOpened: 'இந்த உலாவியில் வேறொரு கணக்கு திறக்கப்பட்டது; எனவே இந்தப் பக்கம் இப்போது அந்தக் கணக்கைக் காட்டுகிறது.',

  // The dashboard
  help: 'உதவி',
  // Here too: the catalogues of their pages are not loaded with the shell.
  signedIn: 'நீங்கள் உள்நுழைந்துவிட்டீர்கள்',
  acts: 'சட்டங்கள்',
  bin: 'நீக்கியவை',
  chat: 'உரையாடல்',
  drafts: 'வரைவுகள்',
  checkDocument: 'ஆவணத்தைச் சரிபார்',
  dashboard: 'முகப்புப் பலகை',
  welcome: 'வணக்கம்',
  welcomeName: 'வணக்கம், {name}',
  weekdayAndDate: '{weekday}, {date}',
  whereToGo: 'எங்கு செல்லலாம்',
  searchLead: 'உயர் நீதிமன்றத் தீர்ப்புகளையும் சட்டங்களையும் சொற்கள் மூலமாகவோ பொருள் மூலமாகவோ இரண்டின் மூலமாகவோ தேடலாம்.',
  chatLead: 'சட்டத்தைப் பற்றிக் கேளுங்கள். ஒவ்வொரு பதிலும் தன் ஆதாரங்களைக் குறிப்பிடும்; ஆதாரம் இல்லையென்றால் அதைத் தெரிவிக்கும்.',
  clientsLead: 'உங்கள் கட்சிக்காரர்களான நபர்களும் நிறுவனங்களும்; ஒவ்வொருவருக்கும் நீங்கள் நடத்தும் வழக்குகளுடன்.',
  recentCases: 'சமீபத்திய வழக்குகள்',
  goOn: 'நிறுத்திய இடத்திலிருந்து தொடரவும்',
  lastOf: '{kind, select, judgment {தீர்ப்பு} chat {உரையாடல்} check {சரிபார்ப்பு} other {வரைவு}}',
  allCases: 'எல்லா வழக்குகளும்',

  // A path without a page
  pageNotFound: 'பக்கம் கிடைக்கவில்லை',
  noPageAt: '{path} என்ற முகவரியில் பக்கம் எதுவும் இல்லை.',
  returnToDashboard: 'முகப்புப் பலகைக்குத் திரும்பு',

  // The palette
  goTo: 'செல்',
  goToWithKeys: 'செல்: {keys}',
  goToHint: 'பக்கம், வழக்கு, கட்சிக்காரர் அல்லது தீர்ப்புக்குச் செல்லவும், அல்லது ஒரு கட்டளையை இயக்கவும்',
  paletteKeys: '{key} K',
  anyEntry: 'பக்கம், வழக்கு, கட்சிக்காரர், தீர்ப்பு அல்லது கட்டளை',
  caseOfEvent: 'நிகழ்வு எந்த வழக்கைச் சேர்ந்தது எனத் தேர்ந்தெடுக்கவும்',
  entries: 'இடங்களும் கட்டளைகளும்',
  lookingForEntries: 'தேடப்படுகிறது...',
  noEntry: 'இந்தச் சொற்கள் எந்தப் பெயரிலும் இல்லை.',
  newCase: 'புதிய வழக்கு',
  addEvent: 'நிகழ்வைச் சேர்',
  useRows: '{density, select, compact {நெருக்கமான} other {தளர்வான}} வரிசைகள்',
  command: 'கட்டளை',
  caseKind: 'வழக்கு',
  clientKind: 'கட்சிக்காரர்',
  judgmentKind: 'தீர்ப்பு',
  sectionKind: 'பிரிவு',

  // The keyboard shortcuts
  shortcuts: 'விசைப்பலகைக் குறுக்குவழிகள்',
  anywhere: 'எல்லா இடங்களிலும்',
  goToSearchBox: 'தேடல் பெட்டிக்குச் செல்',
  goToPageOrCase: 'பக்கம், வழக்கு, கட்சிக்காரர் அல்லது தீர்ப்புக்குச் செல், அல்லது ஒரு கட்டளையை இயக்கு',
  showShortcuts: 'இந்தப் பட்டியலைக் காட்டு',
  closeOpen: 'திறந்துள்ள பெட்டியை அல்லது பட்டியை மூடு',
  goToNotification: 'அறிவிப்புக்குச் செல்',
  inListsAndReader: 'பட்டியல்களிலும் வாசிப்புப் பக்கத்திலும்',
  next: 'அடுத்தது',
  previous: 'முந்தையது',
  nextPassage: 'பொருந்தும் அடுத்த பகுதி',
  previousPassage: 'பொருந்தும் முந்தைய பகுதி',
  writeNote: 'தேர்ந்தெடுத்த சொற்களுக்கு அல்லது பத்திக்குக் குறிப்பு எழுது',
  inPdf: 'PDF கோப்பில்',
  searchInFile: 'இந்தக் கோப்பில் தேடு',
  larger: 'பெரிதாக்கு',
  smaller: 'சிறிதாக்கு',
  fitWidth: 'அகலத்திற்குப் பொருத்து',
  nextMatch: 'அடுத்த பொருத்தம்',
  previousMatch: 'முந்தைய பொருத்தம்',
  inDraft: 'வரைவில்',
  saveDraft: 'சேமி',
  findInDraft: 'தேடி மாற்று',
  leaveText: 'உரையிலிருந்து வெளியேறு: ஒரு விசைக்குப் பிறகு மற்றது',
  escapeKey: 'Esc',
  controlKey: 'Ctrl',

  // The profile
  yourProfile: 'உங்கள் சுயவிவரம்',
  profileLead: 'உங்கள் பெயர், தொடர்பு விவரங்கள், உதவியாளர் உங்களுக்காகச் செயல்படும் விதம், உங்கள் கணக்கின் பாதுகாப்பு.',
  choosePassword: 'புதிய கடவுச்சொல்லைத் தேர்ந்தெடுக்கவும்',
  choosePasswordLead:
    'இணைப்பின் மூலம் நீங்கள் உள்நுழைந்துள்ளீர்கள். புதிய கடவுச்சொல் உடனே நடைமுறைக்கு வரும்; உங்கள் பிற அமர்வுகள் முடிவுக்கு வரும்.',
});
