import type { messages as english } from '#shared/messages/en/practice/draft-checks.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('draftChecks', {
  verification_missing: 'உண்மைச் சரிபார்ப்பு வாசகம் இல்லை.',
  blanket_verification:
    'எந்தப் பத்திகள் சொந்த அறிவின் அடிப்படையிலும், எவை தகவலின் அடிப்படையிலும், எவை நம்பிக்கையின் அடிப்படையிலும் உள்ளன என்பதை உண்மைச் சரிபார்ப்பு வாசகம் கூறவில்லை. உரிமையியல் நடைமுறைச் சட்டத்தின் (Code of Civil Procedure) கட்டளை XIX விதி 3 இதைக் கேட்கிறது; State of Bombay v. Purushottam Jog Naik, [1952] SCR 674 மற்றும் A.K.K. Nambiar v. Union of India, [1970] 3 SCR 121 தீர்ப்புகளைப் பார்க்கவும்.',
  verification_incomplete: 'உண்மைச் சரிபார்ப்பு வாசகத்தில் இந்தப் பத்தி அடங்கவில்லை: {paragraphs}.',
  verification_beyond: 'உண்மைச் சரிபார்ப்பு வாசகம் குறிப்பிடும் இந்தப் பத்தி வரைவில் இல்லை: {paragraphs}.',
  basis_differs:
    'பத்தி {number} {basis, select, information {தகவலின்} belief {நம்பிக்கையின்} other {சட்ட ஆலோசனையின்}} அடிப்படையில் உள்ளதாகக் கூறுகிறது. உண்மைச் சரிபார்ப்பு வாசகமோ சொந்த அறிவு என்று கூறுகிறது.',
  information_without_source:
    'பத்தி {number} தகவலின் அடிப்படையில் உள்ளது; ஆனால் அந்தத் தகவலைத் தந்தவர் யார் என்று கூறவில்லை (உரிமையியல் நடைமுறைச் சட்டம், கட்டளை XIX விதி 3).',
  belief_without_grounds:
    'பத்தி {number} ஒரு நம்பிக்கையைக் கூறுகிறது; அதற்கான காரணங்களைக் கூறவில்லை (உரிமையியல் நடைமுறைச் சட்டம், கட்டளை XIX விதி 3).',
  deponent_not_identified:
    'பிரமாணப் பத்திரம் அளிப்பவர் அடையாளம் காட்டப்படவில்லை: பெயர், தந்தை அல்லது தாய் பெயர், வயது, முகவரி ஆகியவற்றைக் கொடுக்கவும்.',
  oath_missing:
    'இந்த வாக்குமூலம் சத்தியத்தின் பேரில் அல்லது உறுதிமொழியின் பேரில் தரப்படுகிறது என்று தொடக்கப் பகுதி கூறவில்லை.',
  blank_left: 'ஓர் இடம் நிரப்பப்படவில்லை: {name}',
  annexure_not_marked: 'இணைப்பு {mark} குறிப்பிடப்பட்டுள்ளது; ஆனால் இணைப்புகளின் பட்டியலில் இல்லை.',
  annexure_not_referred: 'இணைப்பு {mark} பட்டியலில் உள்ளது; ஆனால் உரை அதைக் குறிப்பிடவில்லை.',
  annexure_gap: 'இணைப்பு {mark} என்பதற்கு முந்தைய குறியீடு விடுபட்டுள்ளது.',
  annexure_twice: 'இரண்டு இணைப்புகளுக்கு {mark} என்ற ஒரே குறியீடு உள்ளது.',
  cause_title_missing: 'வழக்குத் தலைப்பு இல்லை.',
  court_differs: 'நீதிமன்றம் வழக்கில் உள்ளதிலிருந்து வேறுபடுகிறது: {known}',
  case_number_differs: 'எண் வழக்கில் உள்ளதிலிருந்து வேறுபடுகிறது: {known}',
  party_differs: 'தரப்பினர் வழக்கில் உள்ளதிலிருந்து வேறுபடுகிறார்: {known}',
  prayer_missing: 'பிரார்த்தனை (prayer) பகுதி இல்லை.',
  date_impossible: '{date} என்ற தேதி இல்லை.',
  date_differs: '{date} என்பது காலவரிசையிலிருந்து வேறுபடுகிறது; அங்கே “{title}” என்பதற்கு {day} என உள்ளது.',
  signature_missing: 'கையொப்பத்திற்கான இடம் இல்லை.',
  place_missing: 'இடம் குறிப்பிடப்படவில்லை.',
  date_missing: 'தேதி குறிப்பிடப்படவில்லை.',
  numbering_broken: 'பத்தி {number} என்பது பத்தி {expected} ஆக இருக்க வேண்டும்.',
  reference_broken: '“{name}” என்ற குறிப்பு இந்த வரைவின் எந்தப் பத்தியையும் சுட்டவில்லை.',
});
