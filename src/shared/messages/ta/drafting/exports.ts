import type { messages as english } from '#shared/messages/en/drafting/exports.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('draftExports', {
  title: 'நீதிமன்ற வடிவமும் முன்னோட்டமும்',
  page: 'பக்கம்',
  plain: 'எளிய பக்கம்',
  plainText: 'A4, Times New Roman 12, 2.5 செ.மீ. ஓரங்கள்.',
  supreme_court: 'இந்திய உச்ச நீதிமன்றம்',
  supremeCourtText:
    '5 மார்ச் 2020 தேதியிட்ட சுற்றறிக்கை F.No.01/Judl./2020: A4, Times New Roman 14, வரி இடைவெளி 1.5, மேற்கோள்கள் 12 அளவில் ஒற்றை இடைவெளியுடன், இடது மற்றும் வலது ஓரங்கள் 4 செ.மீ., மேல் மற்றும் கீழ் ஓரங்கள் 2 செ.மீ. இருபுறமும் அச்சிடவும்.',
  own: 'எனது சொந்தப் பக்கம்',
  ownText:
    'இந்தப் பக்கத்தை நீங்களே அமைக்கிறீர்கள். Munshi சரிபார்த்த விதிகள் எதையும் இது பின்பற்றவில்லை: உங்கள் நீதிமன்றத்தின் விதிகளுடன் ஒப்பிடவும்.',
  pdfFont:
    'Word ஆவணம் பக்கத்தின் எழுத்துருவைப் பயன்படுத்துகிறது. PDF அதே அளவில், உட்பொதிக்கக்கூடிய Noto Serif எழுத்துருவைப் பயன்படுத்துகிறது.',
  font: 'எழுத்துரு',
  size: 'உரையின் அளவு, புள்ளிகளில்',
  lineSpacing: 'வரி இடைவெளி',
  quoteSize: 'மேற்கோள்களின் அளவு, புள்ளிகளில்',
  quoteLineSpacing: 'மேற்கோள்களின் வரி இடைவெளி',
  top: 'மேல் ஓரம், செ.மீ.',
  bottom: 'கீழ் ஓரம், செ.மீ.',
  left: 'இடது ஓரம், செ.மீ.',
  right: 'வலது ஓரம், செ.மீ.',
  between: '{least, number} முதல் {most, number} வரையிலான எண்ணை உள்ளிடவும்.',
  preview: 'முன்னோட்டம்',
  previewing: 'முன்னோட்டம் தயாராகிறது...',
  previewFailed: 'முன்னோட்டத்தை உருவாக்க முடியவில்லை',
  previewBlocked:
    'உங்கள் உலாவி புதிய தாவலைத் திறக்கவில்லை. இந்தத் தளத்திற்கு அனுமதி அளிக்கவும், அல்லது PDF-ஐப் பதிவிறக்கவும்.',
  word: 'Word-ஐப் பதிவிறக்கு',
  pdf: 'PDF-ஐப் பதிவிறக்கு',
  notLoaded: 'உங்கள் பக்கத்தை ஏற்ற முடியவில்லை',
});
