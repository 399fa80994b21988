import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  filingProgress,
  filingSize,
  type PreparedFiling,
  preparedFiling,
} from '#shared/contracts/drafts/prepare-filing.ts';
import { messages } from '#shared/messages/en/drafting/filing.ts';
import { sizeForPortal } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { api, sentence } from '#web/data/api.ts';
import { postForEvents, type StreamedEvent } from '#web/data/live/event-stream.ts';
import { SelectField } from '#web/ui/forms/select.tsx';
import { ConfirmDialog, Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import type { WrittenDraft } from './saving/use-draft-saver.ts';

/** The first one is what the operator of this server set. */
const SIZES = ['usual', '5', '10', '20', '50'] as const;
type Size = (typeof SIZES)[number];

/** Megabytes of a file when nobody chooses another size; 0 until they are known. */
function useUsualSize(): number {
  const { data } = useQuery({
    queryKey: ['prepare-filing', 'size'],
    queryFn: ({ signal }) => api.get('/functions/v1/prepare-filing', filingSize, { signal }),
  });
  return data?.max_mb ?? 0;
}

type State =
  | { kind: 'ready' }
  | { kind: 'working'; says: string }
  | { kind: 'failed'; says: string }
  | { kind: 'done'; made: PreparedFiling };

/** The state after an event of the stream; undefined for an event that changes nothing. */
function stateAfter({ event, data }: StreamedEvent): State | undefined {
  if (event === 'done') return { kind: 'done', made: preparedFiling.parse(data) };
  if (event !== 'progress') return undefined;
  const { done, total, what } = filingProgress.parse(data);
  const says = what === 'annexures' ? t(messages.drawing, { done, total }) : t(messages.writing);
  return { kind: 'working', says };
}

/** Prepares the files of a filing; closing the dialog ends it. */
function usePreparing(draft: WrittenDraft) {
  const [state, setState] = useState<State>({ kind: 'ready' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (size: Size) => {
    const run = new AbortController();
    running.current = run;
    setState({ kind: 'working', says: t(messages.working) });
    try {
      await draft.settle();
      const body = { draftId: draft.id, ...(size === 'usual' ? {} : { max_mb: Number(size) }) };
      for await (const event of postForEvents('/functions/v1/prepare-filing', body, run.signal)) {
        const next = stateAfter(event);
        if (next) setState(next);
      }
    } catch (error) {
      if (!run.signal.aborted) setState({ kind: 'failed', says: sentence(error) });
    }
  };
  return { state, start };
}

type FiledFile = PreparedFiling['files'][number];

function FileRow({ file }: { file: FiledFile }) {
  const { name, pages, bytes, sha256, url } = file;
  return (
    <li className="flex flex-col gap-1 py-2">
      <a
        href={url}
        download={name}
        aria-label={t(messages.download, { name })}
        className="flex min-h-11 items-center gap-2 font-medium [overflow-wrap:anywhere] md:min-h-9"
      >
        <Download aria-hidden className="size-4 shrink-0" />
        {name}
      </a>
      <span className="text-13 text-ink-soft">
        {t(messages.sizeOfFile, { pages, size: sizeForPortal(bytes) })}
      </span>
      <span className="text-12 text-ink-soft">
        {t(messages.hash)} <code className="[overflow-wrap:anywhere]">{sha256}</code>
      </span>
    </li>
  );
}

function Made({ made }: { made: PreparedFiling }) {
  const warnings = made.checks.filter(({ status }) => status === 'warning');
  const others = made.checks.filter(({ status }) => status === 'done');
  return (
    <>
      <section aria-label={t(messages.files)}>
        <ul className="divide-y divide-line">
          {[...made.files, made.certificate].map((file) => (
            <FileRow key={file.url} file={file} />
          ))}
        </ul>
        <p className="text-13 text-ink-soft">{t(messages.expires)}</p>
      </section>
      <section aria-label={t(messages.checklist)}>
        <h3 className="pb-1 text-ui font-semibold">{t(messages.checklist)}</h3>
        <ul className="flex flex-col gap-2">
          {[...warnings, ...others].map(({ rule, status, says, source }) => (
            <li key={`${rule} ${says}`} className="flex gap-2 text-ui">
              {status === 'warning' ? (
                <CircleAlert
                  aria-label={t(messages.warning)}
                  className="mt-0.5 size-4 shrink-0 text-caution"
                />
              ) : (
                <CircleCheck aria-label={t(messages.done)} className="mt-0.5 size-4 shrink-0 text-good" />
              )}
              <span className="min-w-0">
                {says}
                {source ? (
                  <span className="block text-13 text-ink-soft">{t(messages.source, { source })}</span>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

type Props = { draft: WrittenDraft; onClose: () => void };

/** The files that an e-filing portal takes, with the rules that they follow. */
export function FilingDialog({ draft, onClose }: Props) {
  const [size, setSize] = useState<Size>('usual');
  const usual = useUsualSize();
  const { state, start } = usePreparing(draft);
  const isWorking = state.kind === 'working';
  const [asking, setAsking] = useState(false);
  // Escape and a press beside the dialog happen by accident.
  const close = () => (isWorking ? setAsking(true) : onClose());
  const footer = (
    <Button
      variant="primary"
      className="w-full md:w-auto"
      busy={isWorking && t(messages.working)}
      onClick={() => {
        // A question that was open when the files were ready is over.
        setAsking(false);
        void start(size);
      }}
    >
      {t(state.kind === 'done' ? messages.again : messages.start)}
    </Button>
  );
  return (
    <Dialog open onOpenChange={close} width="lg" title={t(messages.title)} footer={footer} asksNothing>
      <ConfirmDialog
        open={asking && isWorking}
        onOpenChange={setAsking}
        title={t(messages.stopAsk)}
        description={t(messages.stopAskText)}
        confirm={t(messages.stop)}
        cancel={t(messages.goOn)}
        danger
        onConfirm={onClose}
      />
      <div className="flex flex-col gap-4">
        <p className="text-ui text-ink-soft">
          {t(messages.intro)} {t(messages.setAnnexures)}
        </p>
        <SelectField
          label={t(messages.size)}
          value={size}
          options={SIZES.map((value) => ({
            value,
            label:
              value === 'usual'
                ? t(messages.usualSize, { count: usual })
                : t(messages.megabytes, { count: Number(value) }),
          }))}
          onValueChange={setSize}
        />
        <p role="status" className="text-ui empty:hidden">
          {isWorking ? state.says : ''}
        </p>
        {state.kind === 'failed' ? (
          <p role="alert" className="text-ui text-bad">
            {t(messages.failed, { reason: state.says })}
          </p>
        ) : null}
        {state.kind === 'done' ? <Made made={state.made} /> : null}
      </div>
    </Dialog>
  );
}
