import { messages } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';

/** The first element of every page: moves the keyboard focus past the navigation. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only rounded-control bg-accent px-4 py-3 text-ui font-medium text-accent-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60"
    >
      {t(messages.skipToContent)}
    </a>
  );
}
