import type { messages as english } from '#shared/messages/en/practice/files.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('files', {
  // The files of a case
  files: 'கோப்புகள்',
  loadingFiles: 'கோப்புகள் ஏற்றப்படுகின்றன',
  filesNotLoaded: 'கோப்புகளை ஏற்ற முடியவில்லை',
  filesNotLoadedReason: 'கோப்புகளை ஏற்ற முடியவில்லை: {error}',
  noFilesYet: 'இன்னும் கோப்புகள் இல்லை',
  noFilesYetHint:
    'இந்த வழக்கின் வழக்குரைகள், உத்தரவுகள், சான்றாவணங்கள், கடிதங்கள் இங்கே இருக்கும். அவற்றைப் பதிவேற்றவும், அல்லது தேடலிலிருந்து தீர்ப்புகளைச் சேர்க்கவும்.',
  addJudgments: 'நூலகத்திலிருந்து தீர்ப்புகளைச் சேர்',
  added: 'சேர்த்தது: <when></when>',
  sizeAndAdded: '{size} · சேர்த்தது: <when></when>',
  library: 'நூலகம்',
  actionsFor: 'செயல்கள்: {name}',
  download: 'பதிவிறக்கு',
  rename: 'பெயர் மாற்று',

  // Categories and order
  category: 'வகை',
  allCategories: 'எல்லா வகைகளும்',
  noCategory: 'வகை இல்லை',
  categoryOfFile: 'இந்தக் கோப்பின் வகை',
  categoryNotChanged: 'வகை மாற்றப்படவில்லை',
  suggested: 'பரிந்துரை',
  pleading: 'வழக்குரை / எதிர்வழக்குரை',
  affidavit: 'பிரமாணப் பத்திரம்',
  courtOrder: 'உத்தரவு',
  judgment: 'தீர்ப்பு',
  notice: 'அறிவிப்பு',
  correspondence: 'கடிதப் போக்குவரத்து',
  evidence: 'சான்றாவணம்',
  fee: 'கட்டணம்',
  otherCategory: 'மற்றவை',
  order: 'வரிசை',
  newestFirst: 'புதியவை முதலில்',
  byName: 'பெயர்ப்படி',
  largestFirst: 'பெரியவை முதலில்',

  // Progress of reading a file's text
  waitingToBeRead: 'படிக்கக் காத்திருக்கிறது',
  reading: 'படிக்கப்படுகிறது',
  readingPage: '{total, number} பக்கங்களில் பக்கம் {page, number} படிக்கப்படுகிறது',
  read: 'படிக்கப்பட்டது',
  noWordsFound: 'சொற்கள் கிடைக்கவில்லை',
  couldNotBeRead: 'படிக்க முடியவில்லை',
  notUploaded: 'பதிவேற்றப்படவில்லை',
  notInLibraryBrief: 'நூலகத்தில் இல்லை',
  fileNotRead: 'இந்தக் கோப்பைப் படிக்க முடியவில்லை',
  readingStopped: 'படிப்பது நிறுத்தப்பட்டது',

  // Renaming and deleting a file
  renameFile: 'கோப்பின் பெயரை மாற்று',
  fileName: 'கோப்பின் பெயர்',
  nameRequired: 'ஒரு பெயரை உள்ளிடவும்',
  nameTooLong: 'பெயரில் அதிகபட்சம் 500 எழுத்துகள் இருக்கலாம்',
  renaming: 'பெயர் மாற்றப்படுகிறது...',
  notRenamed: 'பெயர் மாற்றப்படவில்லை',
  fileRenamed: 'கோப்பின் பெயர் மாற்றப்பட்டது',
  fileDeleted: 'கோப்பு நீக்கப்பட்டது',
  fileInBin: '{name} {days} நாட்களுக்கு “நீக்கியவை” பகுதியில் இருக்கும்.',
  fileNotDeleted: 'கோப்பை நீக்க முடியவில்லை',
  undo: 'செயல்தவிர்',
  undoHint: 'கோப்பைத் தக்கவைக்க F8, பிறகு “செயல்தவிர்” அழுத்தவும்: {name}',

  // Downloads
  downloadNamed: 'பதிவிறக்கு: {name}',
  downloadFailedReason: 'கோப்பைப் பதிவிறக்கும்போது பிழை ஏற்பட்டது. மீண்டும் முயற்சி செய்யவும்.',

  // Uploads
  uploadFiles: 'கோப்புகளைப் பதிவேற்று',
  filesToUpload: 'பதிவேற்ற வேண்டிய கோப்புகள்',
  uploads: 'பதிவேற்றங்கள்',
  dropHint:
    'இந்தப் பக்கத்தில் எங்கு வேண்டுமானாலும் கோப்புகளை இழுத்து விடலாம்: ஒரே நேரத்தில் {files, plural, one {# கோப்பு} other {# கோப்புகள்}} வரை, ஒவ்வொன்றும் {size} வரை.',
  dropNow: 'பதிவேற்ற இங்கே விடவும்',
  typeNotAccepted: 'இந்த வகைக் கோப்புகள் ஏற்கப்படாது. ஏற்கப்படும் வகைகள்: {types}.',
  fileEmpty: 'கோப்பு காலியாக உள்ளது.',
  fileTooLarge: 'ஒரு கோப்பு அதிகபட்சம் {size} இருக்கலாம்.',
  tooManyFiles:
    'ஒரே நேரத்தில் {most, plural, one {# கோப்பு} other {# கோப்புகள்}} வரை பதிவேற்றலாம். நீங்கள் தேர்ந்தெடுத்தவை {chosen, number}.',
  uploading: 'பதிவேற்றப்படுகிறது: {name}',
  uploadWaiting: '{size} · காத்திருக்கிறது',
  uploadSaving: '{size} · சேமிக்கப்படுகிறது',
  uploadProgress: '{size} அளவில் {sent}',
  connectionLost: 'இணைப்பு தடைபட்டது. இணைப்பு திரும்பியதும் பதிவேற்றம் தொடரும்.',
  sameFile: '{name} என்பது ஏற்கெனவே இங்கு உள்ள {other} கோப்பேதான்.',
  connectionBroke: 'இணைப்பு தடைபட்டது.',
  connectionBrokeUnsaved: 'இணைப்பு தடைபட்டதால் கோப்பு சேமிக்கப்படவில்லை. இணைப்பைச் சரிபார்த்து மீண்டும் முயற்சி செய்யவும்.',
  retryUpload: 'மீண்டும் முயற்சி செய்: {name}',
  dismissUpload: 'மூடு: {name}',
  cancelUpload: 'ரத்துசெய்: {name}',
  uploadSuccessful: 'கோப்புகள் பதிவேற்றப்பட்டன',
  uploaded: '{count, plural, one {# கோப்பு பதிவேற்றப்பட்டது.} other {# கோப்புகள் பதிவேற்றப்பட்டன.}}',
  uploadFailed: 'பதிவேற்ற முடியவில்லை',
  oneFailed: '{name}: {reason}',
  severalFailed:
    '{name}: {reason} {more, plural, one {மேலும் # கோப்பு பதிவேறவில்லை.} other {மேலும் # கோப்புகள் பதிவேறவில்லை.}}',
  failedAndUploaded: '{failed} {uploaded}',

  // The preview of a file
  previewOf: 'முன்னோட்டம்: {name}',
  loadingFile: 'கோப்பு ஏற்றப்படுகிறது',
  fileNotLoaded: 'கோப்பை ஏற்ற முடியவில்லை',
  fileNotLoadedReason: 'கோப்பை ஏற்ற முடியவில்லை. மீண்டும் முயற்சி செய்யவும்.',
  storedFileSafe: 'சேமித்த கோப்பு மாறவில்லை. மீண்டும் முயற்சி செய்யவும், அல்லது அதைப் பதிவிறக்கவும்.',
  noSuchFile: 'கோப்பு கிடைக்கவில்லை',
  noSuchFileHint: 'இந்த வழக்கில் அப்படி ஒரு கோப்பு இல்லை. அது நீக்கப்பட்டிருக்கலாம் அல்லது இடம் மாற்றப்பட்டிருக்கலாம்.',
  nothingUploaded: 'இந்தப் பதிவுக்குக் கோப்பு எதுவும் சேமிக்கப்படவில்லை',
  nothingUploadedHint:
    'இந்தப் பதிவு குறிப்பிடும் கோப்பு பதிவேற்றப்படவே இல்லை, அல்லது இப்போது இல்லை. கோப்பை மீண்டும் பதிவேற்றி, பிறகு இந்தப் பதிவை நீக்கவும்.',
  noPreview: 'இந்த வகைக் கோப்புக்கு முன்னோட்டம் இல்லை.',
  unsupportedStorage: 'ஆதரிக்கப்படாத சேமிப்பிடம்',
  unsupportedProvider: '“{provider}” என்ற சேமிப்பிட வழங்குநர் இன்னும் ஆதரிக்கப்படவில்லை.',
  backToFiles: 'கோப்புகளுக்குத் திரும்பு',
  closePreview: 'முன்னோட்டத்தை மூடு',
  documentText: 'இந்த ஆவணத்தின் உரை',
  showMore: 'மேலும் காட்டு',
  cutAtEnd: 'தொடக்கப் பகுதி மட்டுமே காட்டப்படுகிறது. முழுவதும் படிக்கக் கோப்பைப் பதிவிறக்கவும்.',
  cutAtBothEnds: 'கோப்பின் ஒரு பகுதி மட்டுமே காட்டப்படுகிறது. முழுவதும் படிக்க அதைப் பதிவிறக்கவும்.',

  // A document of the library that was added to the case
  alreadyInCase: 'ஏற்கெனவே இந்த வழக்கில் உள்ளது',
  notInLibrary: 'இந்த ஆவணம் நூலகத்தில் இல்லை',
  notInLibraryHint:
    'இது தேடலிலிருந்து இந்த வழக்கில் சேர்க்கப்பட்டது. அதன் பிறகு நூலகம் மாறியிருக்கலாம், அல்லது இந்தச் சேவையகத்தில் வேறொரு நூலகம் இருக்கலாம்.',

  // The PDF reader
  pages: 'பக்கங்கள்',
  page: 'பக்கம்',
  pageField: 'பக்கம், மொத்தம் {pages, number}',
  ofPages: '/ {pages, number}',
  pageOf: 'பக்கம் {page, number} / {pages, number}',
  pageNotDrawn: 'இந்தப் பக்கத்தைக் காட்ட முடியவில்லை. படிக்கக் கோப்பைப் பதிவிறக்கவும்.',
  pdfDamaged:
    'இந்த PDF கோப்பைப் படிக்க முடியவில்லை. அது சேதமடைந்திருக்கலாம். மீண்டும் முயற்சி செய்யவும், அல்லது பதிவிறக்கவும்.',
  pdfLocked: 'இந்த PDF கடவுச்சொல்லால் பூட்டப்பட்டுள்ளது. அதைப் பதிவிறக்கி, கடவுச்சொல்லைக் கொண்டு திறக்கவும்.',
  zoomIn: 'பெரிதாக்கு',
  zoomOut: 'சிறிதாக்கு',
  zoom: '{percent, number} %',
  fitWidth: 'அகலத்திற்குப் பொருத்து, இப்போது {percent, number} %',
  fullScreen: 'முழுத்திரை',
  leaveFullScreen: 'முழுத்திரையிலிருந்து வெளியேறு',
  findInFile: 'இந்தக் கோப்பில் தேடு',
  searching: 'தேடப்படுகிறது...',
  matchOf: '{current, number} / {total, number}',
  noTextInPdf: 'இந்த PDF கோப்பில் உரை இல்லை',
  noMatches: 'பொருத்தங்கள் இல்லை',
  previousMatch: 'முந்தைய பொருத்தம்',
  nextMatch: 'அடுத்த பொருத்தம்',
  closeFind: 'தேடலை மூடு',

  // Rows that the contract refuses
  pathOutsideCase: 'கோப்பின் பாதை அதன் வழக்குக்குள் இருக்க வேண்டும்: {pattern}.',
});
