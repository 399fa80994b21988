import { FileCheck, FilePen, MessagesSquare, Scale } from 'lucide-react';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { type Opened, useLastOpened } from '#web/data/device/last-opened.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { SiteLink } from '#web/ui/site-link.tsx';

const ICONS = { judgment: Scale, chat: MessagesSquare, check: FileCheck, draft: FilePen };

function Item({ kind, url, title }: Opened) {
  const Icon = ICONS[kind];
  return (
    <li className="min-w-0">
      <SiteLink
        to={url}
        className="flex min-h-11 items-center gap-3 rounded-panel border border-line bg-surface px-4 py-2 text-ui no-underline transition-colors hover:border-edge hover:bg-raised"
      >
        <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
        <span className="min-w-0">
          <span className="block text-13 text-ink-soft">{t(messages.lastOf, { kind })}</span>
          <span lang={languageOfText(title)} className="line-clamp-1">
            {title}
          </span>
        </span>
      </SiteLink>
    </li>
  );
}

/** The last judgment, chat, check and draft that the user opened in this browser; nothing before the first. */
export function GoOn() {
  const pages = useLastOpened();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="go-on" className="mt-8">
      <h2 id="go-on" className="mb-2 text-16 font-semibold">
        {t(messages.goOn)}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {pages.map((page) => (
          <Item key={page.kind} {...page} />
        ))}
      </ul>
    </section>
  );
}
