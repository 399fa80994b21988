import type { messages as english } from '#shared/messages/en/drafting/panel.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('draftPanel', {
  tools: 'இந்த வரைவுக்கான கருவிகள்',
  hide: 'பலகத்தை மறை',
  show: 'சரிபார்ப்பும் பதிப்புகளும்',

  // The check before filing
  check: 'தாக்கல் செய்யும் முன் சரிபார்ப்பு',
  checking: 'வரைவு சரிபார்க்கப்படுகிறது...',
  notChecked: 'வரைவைச் சரிபார்க்க முடியவில்லை',
  found: 'கவனிக்க வேண்டியவை: {count, plural, one {# குறிப்பு} other {# குறிப்புகள்}}',
  nothingFound: 'விடுபட்டதாக எதையும் இந்தச் சரிபார்ப்பு கண்டறியவில்லை.',
  empty: 'இந்த வரைவு காலியாக உள்ளது.',
  levelError: 'செய்ய வேண்டியது:',
  levelWarning: 'பார்க்க வேண்டியது:',
  levelInfo: 'குறிப்பு:',
  goTo: 'அங்கே செல்',
  fix: 'சரிசெய்',
  blockGone: 'வரைவின் இந்தப் பகுதி மாறிவிட்டது. அடுத்த சரிபார்ப்பு வரை காத்திருக்கவும்.',
  checkLimits: 'இந்தச் சரிபார்ப்புகள் வரைவின் வடிவத்தை மட்டுமே பார்க்கின்றன. வரைவைப் படித்துப் பார்ப்பதற்கு இவை மாற்று அல்ல.',

  // Versions
  versions: 'பதிப்பு வரலாறு',
  versionsNotLoaded: 'பதிப்புகளை ஏற்ற முடியவில்லை',
  noVersions:
    'இன்னும் பதிப்புகள் இல்லை. மாற்றத்திற்கு முந்தைய நிலை, அதிகபட்சம் பத்து நிமிடங்களுக்கு ஒரு முறை, பதிப்பாக வைக்கப்படும்.',
  versionName: 'பதிப்பின் பெயர்',
  nameHint: 'உதாரணமாக: கட்சிக்காரருக்கு அனுப்பியது',
  nameRequired: 'இந்தப் பதிப்புக்கு ஒரு பெயரை உள்ளிடவும்.',
  keep: 'இந்தப் பதிப்பை வைத்திரு',
  keptTitle: 'பதிப்பு வைக்கப்பட்டது',
  notKept: 'பதிப்பு வைக்கப்படவில்லை',
  automatic: 'பதிப்பு {number, number}',
  compare: 'ஒப்பிடு',
  compareTitle: '{name}, வரைவின் தற்போதைய நிலையுடன் ஒப்பீடு',
  comparing: 'ஒப்பிடப்படுகிறது...',
  inline: 'உரைக்குள்ளேயே',
  sideBySide: 'அருகருகே',
  thisVersion: 'இந்தப் பதிப்பு',
  draftNow: 'தற்போதைய வரைவு',
  noDifference: 'இந்தப் பதிப்பின் உரையும் வரைவின் உரையும் ஒன்றே.',
  unchanged: '{count, plural, one {# பத்தி மாறவில்லை} other {# பத்திகள் மாறவில்லை}}',
  legend: 'பச்சை நிறமும் அடிக்கோடும்: பின்னர் சேர்த்தவை. சிவப்பு நிறமும் குறுக்குக்கோடும்: பின்னர் நீக்கியவை.',
  restore: 'இந்தப் பதிப்பை மீட்டெடு',
  restoring: 'மீட்டெடுக்கப்படுகிறது...',
  beforeRestoring: '“{name}” மீட்டெடுக்கப்படுவதற்கு முன்',
  restored: 'பதிப்பு மீட்டெடுக்கப்பட்டது',
  restoredDetail: 'முன்பிருந்த உரை பதிப்பு வரலாற்றில் உள்ளது.',
  notRestored: 'பதிப்பை மீட்டெடுக்க முடியவில்லை',
});
