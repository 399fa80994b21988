import type { messages as english } from '#shared/messages/en/operations/library-status.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('library-status', {
  title: 'நூலகம்',
  lead: 'இந்தச் சேவையகத்தை இயக்குபவர்களுக்கு.',
  loading: 'நூலகத்தில் உள்ளவை ஏற்றப்படுகின்றன...',
  loadFailed: 'நூலகத்தின் நிலையை ஏற்ற முடியவில்லை',
  contents: 'நூலகத்தில் உள்ளவை',
  holds:
    '{judgments, plural, one {# தீர்ப்பு} other {# தீர்ப்புகள்}} ({samples, plural, =0 {மாதிரிகள் இல்லை} one {அவற்றில் # மாதிரி} other {அவற்றில் # மாதிரிகள்}}), {acts, plural, one {சட்டங்களின் # பிரிவு} other {சட்டங்களின் # பிரிவுகள்}}.',
  index:
    'தேடல் அட்டவணையில் {segments, plural, one {# துண்டு} other {# துண்டுகள்}}, {rows, plural, one {# வரிசை} other {# வரிசைகள்}} உள்ளன; வட்டில் அதன் அளவு {size}.',
  meaning:
    '{ready, select, true {பொருள்வழித் தேடல் {engine}-ஐப் பயன்படுத்துகிறது; {dimensions, number} பரிமாணங்கள்.} other {பொருள்வழித் தேடலுக்கான திசையன்கள் (vectors) உருவாக்கப்படுகின்றன ({engine}).}}',
  rebuildStarted: 'தேடல் அட்டவணை மீண்டும் உருவாக்கப்படுகிறது. அதுவரை தேடல்கள் பழையதைப் பயன்படுத்தும்.',
  rebuilding:
    '{failed, select, true {தேடல் அட்டவணையை மீண்டும் உருவாக்க முடியவில்லை; பழையது செயல்படுகிறது. காரணம் பதிவேட்டில் உள்ளது.} other {தேடல் அட்டவணை மீண்டும் உருவாக்கப்படுகிறது: இதுவரை {of, number} ஆவணங்களில் {done, number}.}}',
  adding:
    '{files, plural, one {# கோப்பு சேர்க்கப்படுகிறது} other {# கோப்புகள் சேர்க்கப்படுகின்றன}}: படித்தவை {done, number}, {documents, plural, one {# ஆவணம் கிடைத்தது} other {# ஆவணங்கள் கிடைத்தன}}.',
  courts: 'நீதிமன்றம், ஆண்டு வாரியாகத் தீர்ப்புகள்',
  noCourts: 'எந்த நீதிமன்றம் எனத் தெரிந்த தீர்ப்பு இன்னும் இல்லை.',
  yearOf: '{year}: {count, number}',
  courtLine: '{name}: {count, plural, one {# தீர்ப்பு} other {# தீர்ப்புகள்}}, {from} முதல் {to} வரை',
  failuresTitle: 'படிக்க முடியாதவை',
  failed:
    '{count, plural, =0 {எல்லாக் கோப்புகளையும் படிக்க முடிந்தது.} one {# கோப்பைப் படிக்க முடியவில்லை.} other {# கோப்புகளைப் படிக்க முடியவில்லை.}}',
  failureLine: '{file}: {reason}',
  shownOf: 'அவற்றில் கடைசி {shown, number}:',
  howToAdd:
    'npm run ingest கட்டளையுடன் கோப்புறையின் பெயரைக் கொடுத்துத் தீர்ப்புகளைச் சேர்க்கவும். படிக்க முடியாத கோப்புகள் மாறும்போது மீண்டும் படிக்கப்படும்.',
});
