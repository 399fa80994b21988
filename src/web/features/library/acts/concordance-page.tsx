import { messages } from '#shared/messages/en/library/acts.ts';
import { t } from '#shared/messages/translate.ts';
import { BackLink } from '#web/ui/primitives/back-link.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { ConcordanceForm } from './concordance-form.tsx';
import { ConcordanceResult } from './concordance-result.tsx';
import { ConcordanceTable } from './concordance-table.tsx';
import type { AskedProvision } from './queries.ts';

/** The criminal codes before and after 1 July 2024: one provision, and all rows. */
export function OldAndNewLaw({ asked }: { asked: Partial<AskedProvision> }) {
  const { act, section, date } = asked;
  return (
    <Page>
      <PageTitle>{t(messages.concordance)}</PageTitle>
      <BackLink to="/home/acts">{t(messages.acts)}</BackLink>
      <PageHeader title={t(messages.concordance)} description={t(messages.concordanceIntro)} />
      <div className="flex flex-col gap-6">
        <ConcordanceForm key={`${act} ${section} ${date}`} asked={asked} />
        {act && section ? <ConcordanceResult asked={{ act, section, date }} /> : null}
        <ConcordanceTable key={act ?? ''} asked={act} />
        <p className="max-w-[66ch] text-13 text-ink-soft">{t(messages.concordanceNote)}</p>
      </div>
    </Page>
  );
}
