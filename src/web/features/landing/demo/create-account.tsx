import { messages } from '#shared/messages/en/site/demo.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';

/** The next step for a visitor who has tried something. */
export function CreateAccount() {
  return (
    <p className="mt-2 text-ui">
      <Rich
        message={messages.more}
        tags={{
          link: (text) => (
            <SiteLink to="/signup" className="text-link">
              {text}
            </SiteLink>
          ),
        }}
      />
    </p>
  );
}
