import { messages } from '#shared/messages/en/site/help.ts';
import { t } from '#shared/messages/translate.ts';
import type { Theme } from '#web/data/look/theme.ts';

/** Descriptions of the pictures, for a reader who does not see them. */
const SHOWN = {
  'case-new': messages.pictureNewCase,
  'case-files': messages.pictureFiles,
  'case-timeline': messages.pictureTimeline,
  search: messages.pictureSearch,
  judgment: messages.pictureJudgment,
  check: messages.pictureCheck,
  'check-report': messages.pictureReport,
  bin: messages.pictureBin,
  security: messages.pictureSecurity,
  clients: messages.pictureClients,
  dashboard: messages.pictureBoard,
  chambers: messages.pictureChambers,
  acts: messages.pictureActs,
  chat: messages.pictureChat,
  deadlines: messages.pictureDeadlines,
} as const;
export type PictureName = keyof typeof SHOWN;
export const PICTURE_NAMES = Object.keys(SHOWN) as PictureName[];

// `npm run screenshots` takes them, of the demo chambers and in English.
const FILES = import.meta.glob<string>(
  '/docs/screenshots/{case-new,case-files,case-timeline,search,judgment,check,check-report,bin,security,clients,dashboard,chambers,acts,chat,deadlines}-{desk,phone}-{light,dark}.webp',
  { eager: true, query: '?url', import: 'default' },
);

/** The width and height of the pictures, in pixels. */
export const SIZES = { desk: [960, 600], phone: [360, 780] } as const;

/** The picture of a page for a desk and for a phone, and what it shows. Errors: there is no such picture. */
export function pictureOf(name: PictureName, theme: Theme) {
  const file = (size: keyof typeof SIZES) => {
    const address = FILES[`/docs/screenshots/${name}-${size}-${theme}.webp`];
    if (address === undefined) throw new Error(`No picture of ${name}`);
    return address;
  };
  return { desk: file('desk'), phone: file('phone'), alt: t(SHOWN[name]) };
}
