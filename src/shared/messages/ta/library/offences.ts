import type { messages as english } from '#shared/messages/en/library/offences.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('offences', {
  punishedBefore: '2024 ஜூலை 1-க்கு முன் தண்டனை: {text}.',
  punishedSince: '2024 ஜூலை 1 முதல் தண்டனை: {text}.',
  offences: 'வகைப்பாடு',
  offence: 'குற்றம்',
  punishment: 'தண்டனை',
  cognizable: 'பிடியாணையின்றிக் கைது செய்யத்தக்கது',
  bailable: 'ஜாமீனில் விடத்தக்கது',
  court: 'நீதிமன்றம்',
  compoundable: 'சமரசம் செய்யத்தக்கது',
  answer:
    '{answer, select, yes {ஆம்} no {இல்லை} depends {தொடர்புடைய குற்றத்தைப் பொறுத்தது} other {சரிபார்க்கப்படவில்லை}}',
  cognizableIf: 'ஆம், {condition}',
  trialCourt:
    '{court, select, session {அமர்வு நீதிமன்றம்} magistrate_first_class {முதல் வகுப்பு நீதித்துறை நடுவர்} any_magistrate {எந்த நீதித்துறை நடுவரும்} court_concerned {தொடர்புடைய நீதிமன்றம், இல்லையெனில் எந்த நீதித்துறை நடுவரும்} depends {தொடர்புடைய குற்றத்தைப் பொறுத்தது} other {சரிபார்க்கப்படவில்லை}}',
  compounding: '{compounding, select, yes {ஆம்} with_permission {நீதிமன்ற அனுமதியுடன்} other {இல்லை}}',
  classifiedBy:
    'மூலம்: {sources}. தண்டனைகள் எங்கள் சொந்தச் சொற்களில் உள்ளன; குறைந்தபட்சம் கூறப்படாத காலம் அதிகபட்சம் ஆகும். மாநிலத் திருத்தங்கள் கருதப்படவில்லை.',
  notInJammuAndKashmir:
    'ஜம்மு காஷ்மீரில் பழைய சட்டங்கள் 2019 அக்டோபர் 31 முதல் மட்டுமே பொருந்தும் (ஜம்மு காஷ்மீர் மறுசீரமைப்புச் சட்டம், 2019, ஐந்தாம் அட்டவணை). அதற்கு முன் அந்த மாநிலத்திற்கு ரன்பீர் தண்டனைச் சட்டம் உள்ளிட்ட சொந்தச் சட்டங்கள் இருந்தன.',
});
