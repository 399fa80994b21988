import { BriefcaseBusiness, type LucideIcon, Search, UserRound, Users } from 'lucide-react';

export type PageLink = { to: string; label: string; icon: LucideIcon };

const SEARCH: PageLink = { to: '/home/search', label: 'Search', icon: Search };
/** Where `/` leads. */
export const SEARCH_PATH: string = SEARCH.to;

/** The links of the top bar, in its order. A page is added here on the day it exists. */
export const PAGES: readonly PageLink[] = [
  SEARCH,
  { to: '/home/cases', label: 'Cases', icon: BriefcaseBusiness },
  { to: '/home/clients', label: 'Clients', icon: Users },
];

export const PROFILE: PageLink = { to: '/home/profile', label: 'Profile', icon: UserRound };
