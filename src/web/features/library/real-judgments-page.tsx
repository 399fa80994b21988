import { Link } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '#shared/messages/en/library/real-judgments.ts';
import { t } from '#shared/messages/translate.ts';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { AddFiles } from './adding/add-files.tsx';
import { Coverage } from './search/search-start.tsx';

const FOLDER = "npm run ingest -- '/path/to/judgments'";
const MISSING = `${FOLDER} --remove-missing`;
const OPEN_DATA = 'npm run ingest -- open-data --court sikkim --years 2024';
const BENCHES = 'npm run ingest -- open-data --court madras';

function Command({ hint, children: command }: { hint: string; children: string }) {
  return (
    <div className="flex flex-col gap-2">
      <p>{hint}</p>
      <div className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-line bg-raised p-2 pl-3">
        <code translate="no" className="min-w-0 flex-1 basis-56 font-mono text-13 [overflow-wrap:anywhere]">
          {command}
        </code>
        <Button aria-label={t(messages.copyCommand, { command })} onClick={() => void copyText(command)}>
          <Copy aria-hidden />
          {t(messages.copy)}
        </Button>
      </div>
    </div>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody className="flex flex-col gap-4 text-ui">{children}</CardBody>
    </Card>
  );
}

/** Explains how to add real judgments to a library of samples. */
export function RealJudgmentsPage() {
  return (
    <Page className="max-w-[48rem]!">
      <PageTitle>{t(messages.title)}</PageTitle>
      <PageHeader title={t(messages.title)} description={t(messages.lead)} />
      <div className="flex flex-col gap-6">
        <AddFiles />
        <Step title={t(messages.choose)}>
          <ul className="flex list-disc flex-col gap-2 pl-5">
            <li>{t(messages.chooseFolder)}</li>
            <li>{t(messages.chooseOpenData)}</li>
          </ul>
        </Step>
        <Step title={t(messages.run)}>
          <p>{t(messages.runWhere)}</p>
          <Command hint={t(messages.folderCommand)}>{FOLDER}</Command>
          <Command hint={t(messages.missingCommand)}>{MISSING}</Command>
          <Command hint={t(messages.openDataCommand)}>{OPEN_DATA}</Command>
          <p className="text-ink-soft">{t(messages.openDataSize)}</p>
          <Command hint={t(messages.benchesCommand)}>{BENCHES}</Command>
        </Step>
        <Step title={t(messages.search)}>
          <p>{t(messages.searchWhen)}</p>
          <p>{t(messages.again)}</p>
          <p>{t(messages.samplesStay)}</p>
          <Coverage className="rounded-control bg-raised px-3 py-2 text-ink-soft" />
          <Button asChild variant="primary" className="self-start">
            <Link to="/home/search">{t(messages.open)}</Link>
          </Button>
        </Step>
      </div>
    </Page>
  );
}
