import type { messages as english } from '#shared/messages/en/drafting/comments.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('draftComments', {
  tab: 'टिप्पणियाँ',
  bodyRequired: 'टिप्पणी लिखें।',
  none: 'अभी कोई टिप्पणी नहीं है। मसौदे के शब्द चुनें और उन पर अपनी राय लिखें।',
  noneReadOnly: 'अभी कोई टिप्पणी नहीं है।',
  add: 'टिप्पणी जोड़ें',
  newComment: 'नई टिप्पणी',
  newOn: '“{quote}” पर नई टिप्पणी',
  reply: 'जवाब दें',
  replyTo: '{name} को जवाब दें',
  resolve: 'निपटाई गई चिह्नित करें',
  reopen: 'फिर से खोलें',
  settled: 'निपटाई गई',
  settledCount: '{count, plural, one {# निपटाई गई टिप्पणी} other {# निपटाई गई टिप्पणियाँ}}',
  remove: 'हटाएँ',
  somebody: 'कोई',
  by: '{name}, {when}',
  gone: 'यह पैरा अब मसौदे में नहीं है।',
  notLoaded: 'टिप्पणियाँ लोड नहीं हो सकीं',
  notSaved: 'टिप्पणी सहेजी नहीं गई',
  sending: 'भेजी जा रही है...',
});
