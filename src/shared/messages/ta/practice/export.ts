import type { messages as english } from '#shared/messages/en/practice/export.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('export', {
  lead: 'முன்ஷியில் உங்களுடைய அனைத்தும் இந்த ZIP கோப்பில் உள்ளன; பிற நிரல்கள் திறக்கும் வடிவங்களில் உள்ளன.',
  json: 'profile.json, client.json, case.json மற்றும் .json என முடியும் பிற கோப்புகளில் ஒவ்வொரு வரிசையும் எல்லா நெடுவரிசைகளுடனும் உள்ளது. அவை நிரல்களுக்கானவை.',
  tables:
    '“Tables” கோப்புறைகளில் அதே வரிசைகள் விரிதாளுக்கான CSV அட்டவணைகளாக உள்ளன; நீண்ட உரைகள் இல்லை. ஒரு வரிசையின் id எல்லாக் கோப்புகளிலும் ஒன்றே.',
  drafts:
    'Drafts/ கோப்புறைகளில் ஒவ்வொரு வரைவும் Word ஆவணம், PDF, உரை என உள்ளது. Invoices/ கோப்புறையில் உங்கள் விலைப்பட்டியல்களும் அவற்றைத் திருத்துபவையும் PDF ஆக உள்ளன.',
  files:
    'Files/ கோப்புறைகளில் ஒவ்வொரு வழக்கின் கோப்புகளும் நீங்கள் சேர்த்தபடியே உள்ளன. List of dates.docx கோப்பில் தாக்கல் செய்யப்படும் தேதிகள் உள்ளன.',
  about:
    'இந்தக் கோப்பு எப்போது உருவானது என்பதை about.json சொல்கிறது; இதில் இல்லாத ஒவ்வொரு கோப்பின் பெயரையும் காரணத்துடன் தருகிறது.',
});
