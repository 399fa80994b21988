import { BIN } from '#shared/contracts/bin.ts';
import { messages } from '#shared/messages/en/practice/bin.ts';
import { t } from '#shared/messages/translate.ts';
import { BinList } from '#web/features/bin/bin-list.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';

export function BinPage() {
  return (
    <Page className="max-w-[56rem]!">
      <PageTitle>{t(messages.bin)}</PageTitle>
      <PageHeader title={t(messages.bin)} description={t(messages.binLead, { days: BIN.days })} />
      <BinList />
    </Page>
  );
}
