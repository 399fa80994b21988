import type { messages as english } from '#shared/messages/en/drafting/comments.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('draftComments', {
  tab: 'கருத்துகள்',
  bodyRequired: 'ஒரு கருத்தை எழுதுங்கள்.',
  none: 'இன்னும் கருத்துகள் இல்லை. வரைவின் சொற்களைத் தேர்ந்து, அவற்றைப் பற்றி எழுதுங்கள்.',
  noneReadOnly: 'இன்னும் கருத்துகள் இல்லை.',
  add: 'கருத்தைச் சேர்',
  newComment: 'புதிய கருத்து',
  newOn: '“{quote}” பற்றிய புதிய கருத்து',
  reply: 'பதில்',
  replyTo: '{name} அவர்களுக்குப் பதில்',
  resolve: 'முடிந்ததாகக் குறி',
  reopen: 'மீண்டும் திற',
  settled: 'முடிந்தது',
  settledCount: '{count, plural, one {முடிந்த # கருத்து} other {முடிந்த # கருத்துகள்}}',
  remove: 'நீக்கு',
  somebody: 'ஒருவர்',
  by: '{name}, {when}',
  gone: 'இந்தப் பத்தி இப்போது வரைவில் இல்லை.',
  notLoaded: 'கருத்துகளை ஏற்ற முடியவில்லை',
  notSaved: 'கருத்து சேமிக்கப்படவில்லை',
  sending: 'அனுப்பப்படுகிறது...',
});
