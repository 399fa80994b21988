import type { messages as english } from '#shared/messages/en/common/without-script.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('withoutScript', {
  page: 'இந்தப் பக்கத்திற்கு JavaScript தேவை. உங்கள் உலாவியின் அமைப்புகளில் இந்த முகவரிக்கு JavaScript-ஐ இயக்கி, பக்கத்தை மீண்டும் ஏற்றவும்.',
  account:
    'உள்நுழைவதற்கும் கணக்கு உருவாக்குவதற்கும் JavaScript தேவை. உங்கள் உலாவியின் அமைப்புகளில் இந்த முகவரிக்கு JavaScript-ஐ இயக்கி, பக்கத்தை மீண்டும் ஏற்றவும்.',
  demo: 'Munshi-ஐ இங்கே முயன்று பார்க்க JavaScript தேவை. இந்தப் பக்கத்தின் மற்ற பகுதிகள் அது இல்லாமலும் செயல்படும்.',
  call: 'நாளையும் நேரத்தையும் இங்கே தேர்ந்தெடுக்க JavaScript தேவை. அது இல்லாவிட்டால் <mail>{email}</mail> என்ற முகவரிக்கு எழுதவும்: அழைப்பு எதைப் பற்றியது, உங்களுக்கு எப்போது நேரம் இருக்கும் என்று குறிப்பிடவும்.',
  calculator: 'உங்கள் எண்களைக் கொண்டு கணக்கிட JavaScript தேவை. கீழே ஓர் எடுத்துக்காட்டு உள்ளது.',
  reference: 'API கையேட்டை இங்கே படிக்க JavaScript தேவை. அது முழுவதும் <link>openapi.json</link> கோப்பிலும் உள்ளது.',
  plans: 'ஆண்டுக் கட்டணங்களைப் பார்க்கவும் சந்தாவைத் தொடங்கவும் JavaScript தேவை. கீழே உள்ளவை ஒரு மாதத்திற்கான கட்டணங்கள்.',
});
