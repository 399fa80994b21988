import type { messages as english } from '#shared/messages/en/practice/case-access.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('caseAccess', {
  sharedBy:
    'பகிர்ந்தவர்: {name} · {role, select, editor {திருத்தலாம்} commenter {கருத்து எழுதலாம்} viewer {பார்க்கலாம்} other {குமாஸ்தா}}',
  sharedByUnnamed:
    'பகிரப்பட்டது · {role, select, editor {திருத்தலாம்} commenter {கருத்து எழுதலாம்} viewer {பார்க்கலாம்} other {குமாஸ்தா}}',
  whose: 'யாருடைய வழக்குகள்',
  everyCase: 'எல்லா வழக்குகளும்',
  myCases: 'என் வழக்குகள்',
  sharedWithMe: 'என்னுடன் பகிர்ந்தவை',
  share: 'பகிர்',
  people: 'நபர்கள்',
  noAccess: 'இந்த வழக்கை அணுக உங்களுக்கு இப்போது அனுமதி இல்லை',
  noAccessHint: 'உரிமையாளர் உங்கள் அனுமதியை நீக்கியுள்ளார், அல்லது வழக்கை நீக்கியுள்ளார். நீங்கள் சேர்த்தவை வழக்கிலேயே இருக்கும்.',
  toCases: 'வழக்குகளுக்குச் செல்',
  activity: 'செயல்பாடுகள்',
});
