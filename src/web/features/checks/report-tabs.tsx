import { useState } from 'react';
import type { CheckReport } from '#shared/contracts/checks/checks.ts';
import { messages } from '#shared/messages/en/library/checks.ts';
import { t } from '#shared/messages/translate.ts';
import { Tabs } from '#web/ui/primitives/tabs.tsx';
import { MarkedDocument } from './marked-document.tsx';
import { ReportView } from './report-view.tsx';

const TABS = ['findings', 'document'] as const;

type Props = { report: CheckReport; text: string | undefined };

/** The findings of a check, and the document with the same findings beside it. */
export function ReportTabs({ report, text }: Props) {
  const [tab, setTab] = useState<(typeof TABS)[number]>('findings');
  return (
    <Tabs
      value={tab}
      onValueChange={setTab}
      label={t(messages.reportTitle)}
      tabs={[
        { value: 'findings', label: t(messages.findings), content: <ReportView report={report} /> },
        {
          value: 'document',
          label: t(messages.document),
          content:
            text === undefined ? (
              <p className="text-ui text-ink-soft">{t(messages.textNotKept)}</p>
            ) : (
              <MarkedDocument report={report} text={text} />
            ),
        },
      ]}
    />
  );
}
