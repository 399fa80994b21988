import type { messages as english } from '#shared/messages/en/practice/bin.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('bin', {
  // The page of the bin
  bin: 'நீக்கியவை',
  binLead:
    'நீக்கிய கட்சிக்காரர்கள், வழக்குகள், கோப்புகள், வரைவுகள் ஆகியவை {days} நாட்களுக்கு இங்கே இருக்கும்; அவற்றை முழுமையாக மீட்டெடுக்கலாம். அகற்றப்படும் வரை அவற்றின் கோப்புகள் உங்கள் சேமிப்பிடத்தில் கணக்கிடப்படும்.',
  loading: 'நீக்கியவை ஏற்றப்படுகின்றன...',
  notLoaded: 'நீக்கியவற்றை ஏற்ற முடியவில்லை',
  empty: 'நீக்கியவை எதுவும் இல்லை',
  emptyHint: 'நீங்கள் நீக்கும் கட்சிக்காரர்கள், வழக்குகள், கோப்புகள், வரைவுகள் {days} நாட்களுக்கு இங்கே இருக்கும்.',
  kind: '{kind, select, client {கட்சிக்காரர்} case {வழக்கு} draft {வரைவு} other {கோப்பு}}',
  kindOfParent: '{kind, select, case {வழக்கு · {parent}} draft {வரைவு · {parent}} other {கோப்பு · {parent}}}',
  contents:
    '{cases, plural, =0 {} one {# வழக்கு, } other {# வழக்குகள், }}{files, plural, =0 {கோப்புகள் இல்லை} one {# கோப்பு} other {# கோப்புகள்}}',
  until: 'நீக்கியது: <deleted></deleted> · அகற்றப்படும் நாள்: <removed></removed>',
  more: 'மேலும் காட்டு',

  // Restoring
  restore: 'மீட்டெடு',
  restoreNamed: 'மீட்டெடு: {name}',
  restoring: 'மீட்டெடுக்கப்படுகிறது...',
  restored: 'மீட்டெடுக்கப்பட்டது',
  restoredDetail: '{name} இருந்த இடத்திற்கே திரும்பியது.',
  notRestored: 'மீட்டெடுக்க முடியவில்லை',

  // Deleting for ever
  deleteForEver: 'நிரந்தரமாக நீக்கு',
  deleteNamedForEver: 'நிரந்தரமாக நீக்கு: {name}',
  deleteForEverTitle: '“{name}” என்பதை நிரந்தரமாக நீக்கவா?',
  deleteForEverEffect: 'அதன் பிறகு மீட்டெடுக்க முடியாது. இதனால் உங்கள் சேமிப்பிடத்தில் {size} காலியாகும்.',
  deletingForEver: 'நீக்கப்படுகிறது...',
  deletedForEver: 'நிரந்தரமாக நீக்கப்பட்டது',
  notDeletedForEver: 'நிரந்தரமாக நீக்க முடியவில்லை',

  // Deleting a client, a case or a file
  alsoDeleted: 'இதனுடன் இவையும் நீக்கப்படும்: {things}.',
  nothingElse: 'இதில் வேறு எதுவும் இல்லை.',
  countOf:
    '{what, select, cases {{count, plural, one {# வழக்கு} other {# வழக்குகள்}}} files {{count, plural, one {# கோப்பு} other {# கோப்புகள்}}} drafts {{count, plural, one {# வரைவு} other {# வரைவுகள்}}} comments {{count, plural, one {# கருத்து} other {# கருத்துகள்}}} chats {{count, plural, one {# உரையாடல்} other {# உரையாடல்கள்}}} other {{count, plural, one {# நிகழ்வு} other {# நிகழ்வுகள்}}}}',
  peopleLoseAccess: '{people, plural, one {# நபர்} other {# நபர்கள்}} அனுமதியை இழப்பார்கள்.',
  linksEnd:
    '{links, plural, one {கட்சிக்காரரின் # தனிப்பட்ட இணைப்பு இனி செயல்படாது.} other {கட்சிக்காரர்களின் # தனிப்பட்ட இணைப்புகள் இனி செயல்படாது.}}',
  invitationsEnd:
    '{invitations, plural, one {நிலுவையில் உள்ள # அழைப்பு இனி செயல்படாது.} other {நிலுவையில் உள்ள # அழைப்புகள் இனி செயல்படாது.}}',
  goesToBin:
    '{what, select, client {கட்சிக்காரரை} case {வழக்கை} other {இதை}} “நீக்கியவை” பகுதியிலிருந்து {days} நாட்களுக்குள் மீட்டெடுக்கலாம்.',
  typeName: 'உறுதிப்படுத்த {name} எனத் தட்டச்சு செய்யவும்',
  exportFirst: 'முதலில் எல்லாவற்றையும் ஏற்றுமதி செய் (ZIP)',
  undo: 'செயல்தவிர்',
  undoHint: 'மீட்டெடுக்க F8, பிறகு “செயல்தவிர்” அழுத்தவும்: {name}',

  // Refusals of the server
  itemGone: 'இது இப்போது “நீக்கியவை” பகுதியில் இல்லை.',
  clientInBin: 'இந்த வழக்கின் கட்சிக்காரர் “நீக்கியவை” பகுதியில் உள்ளார். முதலில் கட்சிக்காரரை மீட்டெடுக்கவும்.',
  caseInBin: 'இது சேர்ந்த வழக்கு “நீக்கியவை” பகுதியில் உள்ளது. முதலில் வழக்கை மீட்டெடுக்கவும்.',
  documentAgain: 'இந்த ஆவணம் மீண்டும் வழக்கில் உள்ளது; எனவே மீட்டெடுக்க எதுவும் இல்லை.',
});
