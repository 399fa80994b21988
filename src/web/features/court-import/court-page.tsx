import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { COURT_IMPORT } from '#shared/contracts/court-import.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/court-import.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { dateTime } from '#web/ui/time/dates.ts';
import { takeSharedFiles } from './brought-files.ts';
import { DropView } from './drop-view.tsx';
import { InboundMail } from './inbound-address.tsx';
import { dropQuery, dropsQuery } from './queries.ts';
import { useBring } from './use-bring.ts';

const MEGABYTES = COURT_IMPORT.fileBytes / 1024 ** 2;
const tooMuch = (files: readonly File[]) =>
  files.length > COURT_IMPORT.files ||
  files.reduce((sum, { size }) => sum + size, 0) > COURT_IMPORT.fileBytes;

/** Reads the files that another program shared, once. */
function useShared(isShared: boolean, take: (files: readonly File[]) => void): void {
  const taken = useRef(false);
  useEffect(() => {
    if (!isShared || taken.current) return;
    taken.current = true;
    void takeSharedFiles().then((files) => take(files));
  });
}

function FileDrop({ isShared }: { isShared: boolean }) {
  const { bring, reading, error, cancel } = useBring();
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const hint = t(messages.filesHint, { files: COURT_IMPORT.files, megabytes: MEGABYTES });
  const take = (files: readonly File[]) => {
    if (files.length === 0 || reading > 0) return;
    const refused = tooMuch(files)
      ? t(messages.tooLarge, { files: COURT_IMPORT.files, megabytes: MEGABYTES })
      : undefined;
    setRefusal(refused);
    if (refused === undefined) bring(files);
  };
  useShared(isShared, take);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  const problem = refusal ?? error;
  return (
    <Card>
      <CardBody>
        {/* Files can also be chosen with the button. */}
        <fieldset
          className={cx(
            'flex flex-col items-start gap-3 rounded-control border border-dashed border-edge p-4 md:p-6',
            over && 'outline-2 outline-accent',
          )}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <div className="flex flex-wrap gap-3">
            <Button
              variant="primary"
              busy={reading > 0 && t(messages.reading, { count: reading })}
              onClick={() => chooser.current?.click()}
            >
              <Upload aria-hidden />
              {t(messages.chooseFiles)}
            </Button>
            {reading > 0 ? <Button onClick={cancel}>{t(common.cancel)}</Button> : null}
          </div>
          <p className="text-13 text-ink-soft">{over ? t(messages.dropHere) : hint}</p>
          <input
            ref={chooser}
            type="file"
            aria-label={t(messages.chooseFiles)}
            multiple
            hidden
            onChange={(event) => {
              take([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </fieldset>
        {problem ? (
          <p role="alert" className="mt-3 text-ui text-bad">
            {problem}
          </p>
        ) : null}
      </CardBody>
    </Card>
  );
}

function Earlier() {
  const query = useQuery(dropsQuery);
  const { data } = query;
  if (!data)
    return (
      <Unloaded of={query} failed={t(messages.notLoaded)} loading={t(messages.loading)} skeleton="h-20" />
    );
  return (
    <Card>
      <CardHeader title={t(messages.earlier)} />
      {data.drops.length === 0 ? (
        <p className="p-4 text-ui text-ink-soft md:p-6">{t(messages.earlierNone)}</p>
      ) : (
        <ul className="py-2" aria-label={t(messages.earlier)}>
          {data.drops.map(({ id, created_at, files, proposals, waiting, sent_by }) => (
            <li key={id} className="px-4 row-pad-tight md:px-6">
              <Link
                to="/home/court"
                search={{ id }}
                className="block py-2 text-ui font-medium [overflow-wrap:anywhere] hover:underline"
              >
                {files.map(({ name }) => name).join(', ')}
              </Link>
              <p className="text-13 text-ink-soft [overflow-wrap:anywhere]">
                {dateTime(created_at)}
                {sent_by === undefined ? null : ` · ${t(messages.byMail, { sender: sent_by })}`}
                {' · '}
                {t(messages.earlierCounts, { proposals, waiting })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Drop({ id }: { id: string }) {
  const query = useQuery(dropQuery(id));
  const { data } = query;
  return (
    <>
      <PageHeader
        title={t(messages.title)}
        actions={
          <Button asChild>
            <Link to="/home/court" search={{}}>
              {t(messages.bringMore)}
            </Link>
          </Button>
        }
      />
      {data ? (
        <DropView drop={data} />
      ) : (
        <Unloaded of={query} failed={t(messages.notLoaded)} loading={t(messages.loading)} skeleton="h-96" />
      )}
    </>
  );
}

/** The page on which files of courts are brought, or what a drop of them changed. */
export function CourtPage({ id, isShared }: { id: string | undefined; isShared: boolean }) {
  return (
    <Page className="max-w-[60rem]!">
      <PageTitle>{t(messages.title)}</PageTitle>
      {id === undefined ? (
        <>
          <PageHeader title={t(messages.title)} description={t(messages.lead)} />
          <div className="flex flex-col gap-6">
            <FileDrop isShared={isShared} />
            <Earlier />
            <InboundMail />
          </div>
        </>
      ) : (
        <Drop key={id} id={id} />
      )}
    </Page>
  );
}
