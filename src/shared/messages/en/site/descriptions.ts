import { defineMessages } from '#shared/messages/message.ts';

/** Descriptions of pages for search engines and social networks, and titles for pages without one of their own. */
export const messages = defineMessages('descriptions', {
  landingTitle: 'Munshi: legal research and practice for advocates in India',
  landing:
    'Munshi finds Indian judgments and acts, opens them at the paragraph, checks the citations of a draft, and keeps clients, cases and dates. For advocates and law firms.',
  login: 'Sign in to Munshi, the research and practice tool for lawyers in India.',
  signup:
    'Create an account of Munshi with an email address, a phone number or Google. You can export your data at any time.',
  book: 'Choose a topic and a time for a call of half an hour with the people behind Munshi. We confirm it by email.',
  roi: 'Put in your own figures and see what the saved hours would be worth. Each step of the calculation is shown.',
  docs: 'The API of Munshi: accounts, clients, cases, files, search and checks, with every parameter and answer.',
  plans:
    'Plans of Munshi in rupees, for a month or a year. You can cancel at any time, and always read and export your data.',
  appName: 'Munshi',
  imageText: 'Munshi. It finds the judgment, opens it at the paragraph, and checks every citation.',
});
