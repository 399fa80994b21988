import { BriefcaseBusiness, type LucideIcon, Search, UserRound, Users } from 'lucide-react';
import { messages as common } from '#shared/messages/en/common.ts';
import { messages } from '#shared/messages/en/shell.ts';
import { t } from '#shared/messages/translate.ts';

export type PageLink = { to: string; label: string; icon: LucideIcon };

const SEARCH: PageLink = { to: '/home/search', label: t(common.search), icon: Search };
/** Where `/` leads. */
export const SEARCH_PATH: string = SEARCH.to;

/** The links of the top bar, in its order. A page is added here on the day it exists. */
export const PAGES: readonly PageLink[] = [
  SEARCH,
  { to: '/home/cases', label: t(common.cases), icon: BriefcaseBusiness },
  { to: '/home/clients', label: t(common.clients), icon: Users },
];

export const PROFILE: PageLink = { to: '/home/profile', label: t(messages.profile), icon: UserRound };
