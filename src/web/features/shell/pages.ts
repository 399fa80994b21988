import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/common/shell.ts';
import type { Message } from '#shared/messages/message.ts';
import { t } from '#shared/messages/translate.ts';

type Page = { to: string; label: Message };

/** The target of `/`. */
export const SEARCH_PATH = '/home/search';

/** The pages of the top bar, in its order. Those of the menus, with their icons, load later: `menu/menu-pages.ts`. */
const PAGES: readonly Page[] = [
  { to: SEARCH_PATH, label: common.search },
  { to: '/home/chat', label: messages.chat },
  { to: '/home/cases', label: common.cases },
  { to: '/home/clients', label: common.clients },
  { to: '/home/check', label: messages.checkDocument },
  { to: '/home/acts', label: messages.acts },
];

/** The links of the top bar, their names in the reader's language. */
export const barLinks = (): { to: string; label: string }[] =>
  PAGES.map(({ to, label }) => ({ to, label: t(label, {}) }));
