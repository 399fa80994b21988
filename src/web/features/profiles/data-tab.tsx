import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages as consents } from '#shared/messages/en/accounts/consents.ts';
import { messages } from '#shared/messages/en/accounts/profiles.ts';
import { t } from '#shared/messages/translate.ts';
import { ACCOUNT_EXPORT_URL } from '#web/data/url/practice-url.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { Consents, ERASE_ID } from './consents.tsx';

type PartProps = { title: string; hint: string; children: ReactNode };

/** A part of a tab, with its title. */
export function Part({ title, hint, children }: PartProps) {
  return (
    <section className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <h2 className="text-16 font-semibold">{title}</h2>
      <p className="max-w-[66ch] text-ui text-ink-soft">{hint}</p>
      {children}
    </section>
  );
}

/** Actions on all of the user's data. `erasure` is the part of another feature. */
export function DataTab({ erasure }: { erasure: ReactNode }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ui text-ink-soft">{t(messages.dataLead)}</p>
      <Part title={t(messages.exportAll)} hint={t(messages.exportAllHint)}>
        <Button asChild>
          <a href={ACCOUNT_EXPORT_URL} download>
            <Download aria-hidden />
            {t(messages.exportAll)}
          </a>
        </Button>
      </Part>
      <Part title={t(consents.title)} hint={t(consents.lead)}>
        <Consents />
      </Part>
      <div id={ERASE_ID}>{erasure}</div>
    </div>
  );
}
