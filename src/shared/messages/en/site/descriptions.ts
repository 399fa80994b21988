import { defineMessages } from '#shared/messages/message.ts';

/** What search engines show below the title of a page. */
export const messages = defineMessages('descriptions', {
  landing:
    'Munshi finds Indian judgments and acts, opens them at the paragraph, checks the citations of a draft, and keeps clients, cases and dates. For advocates and law firms.',
  login: 'Sign in to Munshi, the research and practice tool for lawyers in India.',
});
