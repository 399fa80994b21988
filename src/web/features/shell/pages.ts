import {
  BookOpenText,
  BriefcaseBusiness,
  CircleHelp,
  FileCheck,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  Search,
  Trash2,
  UserRound,
  Users,
} from 'lucide-react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/common/shell.ts';
import type { Message } from '#shared/messages/message.ts';
import { t } from '#shared/messages/translate.ts';

type Page = { to: string; label: Message; icon: LucideIcon };

/** A page, its name in the reader's language. */
export type PageLink = { to: string; label: string; icon: LucideIcon };

const SEARCH: Page = { to: '/home/search', label: common.search, icon: Search };
/** The target of `/`. */
export const SEARCH_PATH: string = SEARCH.to;

const PAGES: readonly Page[] = [
  SEARCH,
  { to: '/home/cases', label: common.cases, icon: BriefcaseBusiness },
  { to: '/home/clients', label: common.clients, icon: Users },
  { to: '/home/check', label: messages.checkDocument, icon: FileCheck },
  { to: '/home/acts', label: messages.acts, icon: BookOpenText },
];

const DASHBOARD: Page = { to: '/home', label: messages.dashboard, icon: LayoutDashboard };
const BIN: Page = { to: '/home/bin', label: messages.bin, icon: Trash2 };
const CHAMBERS: Page = { to: '/home/chambers', label: messages.chambers, icon: Landmark };
const HELP: Page = { to: '/home/help', label: messages.help, icon: CircleHelp };
const PROFILE: Page = { to: '/home/profile', label: messages.profile, icon: UserRound };

const linkOf = (page: Page): PageLink => ({ ...page, label: t(page.label, {}) });

/** The links of the top bar, in its order. */
export const barLinks = (): PageLink[] => PAGES.map(linkOf);
/** The links of the menu of narrow windows. */
export const menuLinks = (): PageLink[] => [...PAGES, CHAMBERS, BIN, HELP, PROFILE].map(linkOf);
/** The pages that the palette offers. */
export const paletteLinks = (): PageLink[] => [DASHBOARD, ...PAGES, CHAMBERS, BIN, HELP, PROFILE].map(linkOf);
