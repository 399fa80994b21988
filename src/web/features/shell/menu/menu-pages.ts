import {
  BookOpenText,
  BriefcaseBusiness,
  CalendarClock,
  CalendarDays,
  CircleHelp,
  CreditCard,
  FileCheck,
  FileDown,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  NotebookPen,
  ReceiptIndianRupee,
  Search,
  Trash2,
  UserRound,
  Users,
} from 'lucide-react';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { barLinks } from '../pages.ts';

/** A page, its name in the reader's language. */
export type PageLink = { to: string; label: string; icon: LucideIcon };

const ICONS: Readonly<Record<string, LucideIcon>> = {
  '/home/search': Search,
  '/home/chat': MessagesSquare,
  '/home/cases': BriefcaseBusiness,
  '/home/clients': Users,
  '/home/check': FileCheck,
  '/home/acts': BookOpenText,
};

/** The pages of the account's menu, at every width. */
export const accountLinks = (): PageLink[] => [
  { to: '/home/profile', label: t(messages.profile), icon: UserRound },
  { to: '/home/deadlines', label: t(messages.deadlines), icon: CalendarClock },
  { to: '/home/day', label: t(messages.courtTomorrow), icon: CalendarDays },
  { to: '/home/court', label: t(messages.bringFromCourt), icon: FileDown },
  { to: '/home/fees', label: t(messages.fees), icon: ReceiptIndianRupee },
  { to: '/home/notes', label: t(messages.notes), icon: NotebookPen },
  { to: '/home/chambers', label: t(messages.chambers), icon: Landmark },
  { to: '/home/bin', label: t(messages.bin), icon: Trash2 },
  { to: '/subscription/manage', label: t(messages.subscription), icon: CreditCard },
  { to: '/home/help', label: t(messages.help), icon: CircleHelp },
];

/** The link of the help names the page on which it is pressed, whose articles are shown first. */
export const helpAbout = (to: string, page: string): { about?: string } =>
  to === '/home/help' && page !== to ? { about: page } : {};

/** The links of the menu of narrow windows. */
export const menuLinks = (): PageLink[] => [
  ...barLinks().map((page) => ({ ...page, icon: ICONS[page.to] ?? Search })),
  ...accountLinks(),
];

/** The pages that the palette offers. */
export const paletteLinks = (): PageLink[] => [
  { to: '/home', label: t(messages.dashboard), icon: LayoutDashboard },
  ...menuLinks(),
];
