import { Link } from '@tanstack/react-router';
import { messages as states } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { shownName } from '#web/data/file-name.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { RelativeTime } from '#web/ui/time/relative-time.tsx';
import type { ArrivedFile } from './board-queries.ts';

type Props = { files: readonly ArrivedFile[] | undefined; onRetry: () => void };

/** The newest files of all cases; undefined when they could not be read. */
export function NewFiles({ files, onRetry }: Props) {
  return (
    <Card>
      <CardHeader title={t(messages.newFiles)} />
      <CardBody>
        {files === undefined ? (
          <div role="alert" className="space-y-2">
            <p className="text-ui text-ink-soft">{t(messages.filesNotLoaded)}</p>
            <Button onClick={onRetry}>{t(states.tryAgain)}</Button>
          </div>
        ) : files.length === 0 ? (
          <p className="text-ui text-ink-soft">{t(messages.noFilesYet)}</p>
        ) : (
          <ul className="divide-y divide-line">
            {files.map((file) => (
              <li key={file.id} className="row-pad-tight first:pt-0 last:pb-0">
                <Link
                  to="/home/cases/$caseId"
                  params={{ caseId: file.case.id }}
                  search={{ tab: 'files', file: file.id }}
                  className="block py-2.5 text-ui text-link md:py-1 [overflow-wrap:anywhere]"
                >
                  {shownName(file)}
                </Link>
                <p className="text-13 text-ink-soft [overflow-wrap:anywhere]">
                  <Rich
                    message={messages.fileAddedWhen}
                    values={{ title: file.case.title }}
                    tags={{ when: () => <RelativeTime value={file.uploaded_at} close alone /> }}
                  />
                </p>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}
