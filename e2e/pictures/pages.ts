import path from 'node:path';

export const PICTURES = path.resolve(import.meta.dirname, '../../docs/screenshots');

/** The sizes and themes in which `npm run screenshots` takes each page. */
export const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 780 } } as const;
export const THEMES = ['light', 'dark'] as const;

/** Pages that a visitor sees, by the name of their pictures. */
export const PUBLIC_PAGES = {
  landing: '/',
  'sign-in': '/login',
  'sign-up': '/signup',
  'check-email': '/signup/check-email',
  invitation: '/invitation?token=unknown',
  outbox: '/outbox',
  api: '/docs',
  privacy: '/privacy-policy',
  'data-notice': '/data-notice',
  terms: '/terms',
  refund: '/refund-policy',
  'book-a-call': '/book-a-call',
  calculator: '/roi-calculator',
  plans: '/subscription',
  'not-found': '/nowhere',
} as const;

/** Pages of the demo chambers; a word in braces is the id of a row of theirs. */
export const CHAMBERS_PAGES = {
  dashboard: '/home',
  search: '/home/search?q=cheque+dishonour',
  judgment: '/home/library/sample-12-karnataka-cheque-presumption?q=presumption',
  citator: '/home/library/sample-06-delhi-hostel-location-app/citations',
  check: '/home/check',
  'check-report': '/home/check?id={check}',
  'real-judgments': '/home/real-judgments',
  acts: '/home/acts',
  act: '/home/acts/ipc',
  section: '/home/acts/ipc/302',
  concordance: '/home/concordance?act=IPC&section=302&date=2024-06-30',
  chat: '/home/chat',
  notes: '/home/notes',
  clients: '/home/clients',
  client: '/home/clients/{client}',
  'client-edit': '/home/clients/{client}/edit',
  cases: '/home/cases',
  'case-new': '/home/cases?dialog=new',
  case: '/home/cases/{case}',
  'case-files': '/home/cases/{case}?tab=files',
  'case-file': '/home/cases/{case}?tab=files&file={file}',
  'case-timeline': '/home/cases/{case}?tab=timeline',
  'case-drafts': '/home/cases/{case}?tab=drafts',
  draft: '/home/cases/{case}?tab=drafts&draft={draft}',
  'case-chat': '/home/cases/{case}/chat',
  deadlines: '/home/deadlines',
  bin: '/home/bin',
  chambers: '/home/chambers',
  profile: '/home/profile',
  persona: '/home/profile?tab=persona',
  assistant: '/home/profile?tab=ai',
  practice: '/home/profile?tab=practice',
  notifications: '/home/profile?tab=notifications',
  data: '/home/profile?tab=data',
  security: '/home/profile?tab=security',
  subscription: '/subscription/manage',
  payments: '/subscription/payments',
  help: '/home/help',
  'nothing-here': '/home/nowhere',
} as const;

/** Routes without a picture of their own. */
export const WITHOUT_PICTURE = {
  '/login/verify': 'shown only between a password and a second factor',
  '/subscription/operator': 'for operators',
  '/home/operator/library': 'for operators',
  '/home/operator/breaches': 'for operators',
  '/home/operator/status': 'for operators',
  '/home/court': 'empty until files are brought',
  '/home/day': 'of one day, which another day of pictures would not have',
  '/home/fees': 'empty until a fee note is made',
  '/home/webhooks': 'empty until a webhook is added',
} as const;

/** The file of a picture in docs/screenshots. */
export const pictureName = (page: string, size: string, theme: string) => `${page}-${size}-${theme}.webp`;
