import type { messages as english } from '#shared/messages/en/common/data-api.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('dataApi', {
  // Explains the syntax of a query to a developer, in English only
  queryInvalid: '{explanation}',
  columnUnknown: '{column} என்ற நெடுவரிசை இல்லை',
  notOffered: '"{table}" அட்டவணைக்கு {operation} வழங்கப்படவில்லை',
  tooManyChanges: 'max-affected அனுமதிப்பதைவிட அதிக வரிசைகளை இந்த மாற்றம் தொடுகிறது',
  notOneRow: 'ஒரு JSON பொருள் கோரப்பட்டது; ஆனால் பல வரிசைகள் கிடைத்தன (அல்லது எதுவும் கிடைக்கவில்லை)',
  filterRequired: '{operation} செய்ய WHERE நிபந்தனை தேவை',
  bodyNotJson: 'உள்ளடக்கம் செல்லுபடியாகும் JSON அல்ல',
  uuidInvalid: 'UUID செல்லாது',
  tableUnknown: '"public.{table}" என்ற அட்டவணை கிடைக்கவில்லை',
  functionUnknown: '"public.{name}" என்ற செயற்கூறு கிடைக்கவில்லை',
  keysDiffer: 'எல்லாப் பொருள்களிலும் ஒரே விசைகள் இருக்க வேண்டும்',
  rowChanged: 'இந்த வரிசை படிக்கப்பட்ட பிறகு மாறியுள்ளது; எனவே எதுவும் சேமிக்கப்படவில்லை.',
  rowDiffers: 'இந்த id கொண்ட வரிசை ஏற்கெனவே உள்ளது; மாற்ற முடியாத ஒரு நெடுவரிசையில் அது வேறுபடுகிறது.',
  rowOfAnother: '"{table}" அட்டவணையின் வரிசைப் பாதுகாப்பு விதியைப் புதிய வரிசை மீறுகிறது',
  columnNotWritable: '"{table}" அட்டவணையில் எழுதக்கூடிய நெடுவரிசைகளில் "{column}" இல்லை',
  tooManyRows: 'பதிலில் {rows, number} வரிசைகளுக்கு மேல் இருக்கும்; எனவே எதுவும் அனுப்பப்படவோ மாற்றப்படவோ இல்லை.',
  tooManyEmbeddedRows:
    'பதிலில் {rows, number} உள்ளமை வரிசைகளுக்கு மேல் இருக்கும்; எனவே எதுவும் அனுப்பப்படவோ மாற்றப்படவோ இல்லை.',
  answerTooLarge: 'பதில் {megabytes, number} MB-க்கு மேல் இருக்கும்; எனவே எதுவும் அனுப்பப்படவோ மாற்றப்படவோ இல்லை.',
});
