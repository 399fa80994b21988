import { messages } from '#shared/messages/en/site/visits.ts';
import { t } from '#shared/messages/translate.ts';
import { WithoutScript } from '#web/components/without-script.tsx';
import { RoiCalculator } from '#web/features/landing/roi-calculator.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';

export function RoiCalculatorPage() {
  return (
    <Page>
      <PageTitle>{t(messages.roiTitle)}</PageTitle>
      <PageHeader title={t(messages.roiTitle)} description={t(messages.roiLead)} />
      <WithoutScript place="calculator" className="mb-6" />
      <RoiCalculator />
    </Page>
  );
}
