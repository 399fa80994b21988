import type { messages as english } from '#shared/messages/en/library/library.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('library', {
  // The check of what a judgment cites
  checkCitations: 'மேற்கோள் குறிப்புகளைச் சரிபார்',
  checkingCitations: 'சரிபார்க்கப்படுகிறது...',
  checkFailed: 'மேற்கோள் குறிப்புகள் சரிபார்க்கப்படவில்லை',

  // Badges of a document
  sample: 'மாதிரி; உண்மையான தீர்ப்பு அல்ல',
  summaryNotText: 'சுருக்கம்; சட்டத்தின் வாசகம் அல்ல',
  summaryReference: '{reference} [Munshi சுருக்கம்]',
  sampleReference: '{reference} [மாதிரி; உண்மையான தீர்ப்பு அல்ல]',
  keywordMatch: 'சொல் பொருத்தம்',
  semanticMatch: 'பொருள் பொருத்தம்',
  hybridMatch: 'இணைந்த பொருத்தம்',
  score: 'மதிப்பெண் {score}',

  // Sections of the codes that were replaced on 1 July 2024, and of those that replaced them
  replacedBy:
    '2024 ஜூலை 1 அன்று இதற்குப் பதிலாக வந்தது: {act} {count, plural, one {பிரிவு {sections}} other {பிரிவுகள் {sections}}}',
  replaces:
    '2024 ஜூலை 1 அன்று இது எதற்குப் பதிலாக வந்தது: {act} {count, plural, one {பிரிவு {sections}} other {பிரிவுகள் {sections}}}',
  oldLaw: 'பழைய சட்டம்',
  newLaw: 'புதிய சட்டம்',
  counterpart: '{act} பிரிவு {section}',
  concordanceSource: 'Munshi-இன் ஒப்பீட்டுப் பட்டியலிலிருந்து. இரு பிரிவுகளின் வாசகத்தையும் ஒப்பிடவும்.',
  appliesOffence:
    'குற்றம் நடந்த தேதியே முடிவு செய்யும்: 2024 ஜூலை 1-க்கு முன் இந்திய தண்டனைச் சட்டம் பொருந்தும்; அந்த நாளிலிருந்து சன்ஹிதா பொருந்தும் (BNS பிரிவு 358).',
  appliesProcedure:
    '2024 ஜூலை 1 அன்று நிலுவையில் இருந்த நடவடிக்கைகள் குற்றவியல் நடைமுறைச் சட்டத்தின்படி தொடரும்; மற்றவை சன்ஹிதாவைப் பின்பற்றும் (BNSS பிரிவு 531).',
  appliesEvidence:
    '2024 ஜூலை 1 அன்று நிலுவையில் இருந்த நடவடிக்கைகள் இந்திய சாட்சியச் சட்டத்தின்படி தொடரும்; மற்றவை அதினியத்தைப் பின்பற்றும் (BSA பிரிவு 170).',

  // Facts about a document
  caseInformation: 'வழக்கு விவரங்கள்',
  provision: 'சட்டப்பிரிவு',
  act: 'சட்டம்',
  section: 'பிரிவு',
  year: 'ஆண்டு',
  court: 'நீதிமன்றம்',
  courtNotRecorded: 'நீதிமன்றம் பதிவாகவில்லை',
  benchOfOneOrTwo: '{kind, select, single {தனி நீதிபதி} other {டிவிஷன் அமர்வு}}',
  benchLarge: '{kind, select, full {முழு அமர்வு} other {அரசமைப்பு அமர்வு}}, {count}',
  benchOf: '{count} நீதிபதிகள் அமர்வு',
  case: 'வழக்கு',
  caseNumber: 'வழக்கு எண்',
  date: 'தேதி',
  citation: 'மேற்கோள் குறிப்பு',
  outcome: 'முடிவு',
  benchAndParties: 'நீதிபதிகளும் தரப்பினரும்',
  bench: 'நீதிபதிகள் அமர்வு',
  petitioner: 'மனுதாரர்',
  respondent: 'எதிர்மனுதாரர்',
  legalRepresentation: 'வழக்கறிஞர்கள்',
  forPetitioner: 'மனுதாரருக்காக',
  forRespondent: 'எதிர்மனுதாரருக்காக',
  caseFacts: 'வழக்கின் சங்கதிகள்',
  text: 'உரை',
  keyPoints: 'முக்கியக் குறிப்புகள்',
  keywords: 'முக்கியச் சொற்கள்',
  namedEntities: 'உரையில் வரும் பெயர்கள்',
  namesAndMore: '{names} மற்றும் மேலும் {more, number}',
  legalProvisions: 'சட்டப்பிரிவுகள்',
  citations: 'மேற்கோள் குறிப்புகள்',
  notInLibrary: 'இந்த நூலகத்தில் இல்லை',
  sharedCitation:
    'இந்த நூலகத்தின் {count, plural, one {# தீர்ப்புக்கு} other {# தீர்ப்புகளுக்கு}} இதே மேற்கோள் குறிப்பு உள்ளது: ஒன்றைத் தேர்ந்தெடுக்கவும்',
  notInLibraryNote: 'இந்த நூலகத்தில் இல்லை',
  source: 'மூலம்',
  licence: 'உரிமம்',
  note: 'குறிப்பு',
  notRecorded: 'பதிவாகவில்லை',
  paragraphOf: '{reference}, பத்தி {paragraph}',
  reportPage: '{reporter} பக். {page}',
  withPage: '{cited} ({page})',

  // AI Insights, made from the metadata of a document
  aiInsights: 'AI குறிப்புகள்',
  insightsSource: 'இந்த ஆவணத்தின் விவரங்களிலிருந்து நிலையான விதிகளால் உருவாக்கப்பட்டது; AI பயன்படுத்தப்படவில்லை',
  preparingInsights: 'குறிப்புகள் தயாராகின்றன',
  summary: 'சுருக்கம்',
  noSummary: 'இப்போது சுருக்கத்தை உருவாக்க முடியவில்லை.',
  caseDecided: '{title} ({decided}).',
  outcomeSentence: 'முடிவு: {disposal}.',
  legalImplications: 'சட்ட விளைவுகள்',
  noImplications: 'சட்ட விளைவுகளின் பகுப்பாய்வு கிடைக்கவில்லை.',
  subjects: 'இது கையாளும் பொருள்: {subjects}.',
  provisionsOfLaws:
    'இது {laws, plural, one {# சட்டத்தின்} other {# சட்டங்களின்}} {provisions, plural, one {# பிரிவைக்} other {# பிரிவுகளைக்}} குறிப்பிடுகிறது.',
  authorities:
    'இது {cited, plural, one {# முன்தீர்ப்பை} other {# முன்தீர்ப்புகளை}} மேற்கோள் காட்டுகிறது; அவற்றில் {known, number} இந்த நூலகத்தில் உள்ளன.',
  recommendations: 'பரிந்துரைகள்',
  reviewManually: 'ஆவணத்தை நீங்களே படித்துப் பார்க்கவும்.',
  sampleWarning: 'இது மாதிரி; உண்மையான தீர்ப்பு அல்ல. இதை மேற்கோள் காட்ட வேண்டாம்.',
  checkAuthorities:
    'இது மேற்கோள் காட்டும் முன்தீர்ப்புகளைத் திறந்து, உங்களுக்குத் தேவையான கருத்தை அவை ஆதரிக்கின்றனவா எனப் பார்க்கவும்.',
  replacedCode:
    '2024 ஜூலை 1 அன்று மாற்றப்பட்ட ஒரு சட்டத்தை இது குறிப்பிடுகிறது. உங்கள் தேதிகளுக்கு எந்தச் சட்டம் பொருந்தும் எனச் சரிபார்க்கவும்.',
  courtUnread: 'உரையிலிருந்து நீதிமன்றத்தைக் கண்டறிய முடியவில்லை. மேற்கோள் காட்டும் முன் மூல ஆவணத்தைப் பார்க்கவும்.',
  relevantStatutes: 'தொடர்புடைய சட்டங்கள்',
  noStatutes: 'இந்த ஆவணத்திற்குச் சட்டம் எதுவும் பதிவாகவில்லை.',
  lawAndSections: '{law}: {count, plural, one {பிரிவு} other {பிரிவுகள்}} {sections}',
  lawAndArticles: '{law}: {count, plural, one {உறுப்பு} other {உறுப்புகள்}} {sections}',
  subjectPoint: 'பொருள்: {subject}',
  outcomePoint: 'முடிவு: {disposal}',
  benchPoint: '{judges, plural, one {# நீதிபதி} other {# நீதிபதிகள்}} கொண்ட அமர்வு',
  provisionsPoint: '{provisions, plural, one {# சட்டப்பிரிவைக்} other {# சட்டப்பிரிவுகளைக்}} குறிப்பிடுகிறது',
  authoritiesPoint: '{cited, plural, one {# முன்தீர்ப்பை} other {# முன்தீர்ப்புகளை}} மேற்கோள் காட்டுகிறது',

  // The original file
  noDocumentUrl: 'ஆவணத்தின் முகவரி கிடைக்கவில்லை',
  pdfNotOpened: 'PDF கோப்பைத் திறக்க முடியவில்லை',
  documentNotOpened: 'ஆவணத்தைத் திறக்க முடியவில்லை',
  downloadFailedReason: 'கோப்பைப் பதிவிறக்கும்போது பிழை ஏற்பட்டது. மீண்டும் முயற்சி செய்யவும்.',

  // The title of the page
  searchTitle: '{words} · தேடல்',
});
