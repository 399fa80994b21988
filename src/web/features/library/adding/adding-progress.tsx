import { CircleAlert, CircleCheck, CirclePause } from 'lucide-react';
import { useState } from 'react';
import { messages } from '#shared/messages/en/library/add-files.ts';
import { t } from '#shared/messages/translate.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { LOOSE_FILES } from './chosen-files.ts';
import { type AddingState, type Failure, type FolderAdding, isBusy } from './folder-adding.ts';

/** The page names as many files; the report stays readable. */
const SHOWN = 100;

const named = (folder: string) => (folder === LOOSE_FILES ? t(messages.looseFiles) : folder);

const BUSY = {
  idle: messages.adding,
  looking: messages.looking,
  adding: messages.adding,
  removing: messages.removing,
};

function Title({ phase, folder }: AddingState) {
  const [Icon, words] =
    phase === 'done'
      ? [CircleCheck, messages.done]
      : phase === 'stopped'
        ? [CirclePause, messages.stopped]
        : [undefined, BUSY[phase]];
  return (
    <p role="status" className="flex items-start gap-2 font-medium [overflow-wrap:anywhere]">
      {Icon ? (
        <Icon
          aria-hidden
          className={`mt-0.5 size-4 shrink-0 ${phase === 'done' ? 'text-good' : 'text-caution'}`}
        />
      ) : null}
      {t(words, { folder: named(folder) })}
    </p>
  );
}

function Counts({ phase, documents, unchanged, hidden, done, files, removed }: AddingState) {
  if (phase === 'looking' || phase === 'removing') return null;
  const lines = [
    ...(phase === 'adding' ? [t(messages.progress, { done, files })] : []),
    ...(phase === 'adding' && documents === 0 ? [] : [t(messages.added, { documents })]),
    ...(unchanged > 0 ? [t(messages.unchanged, { count: unchanged })] : []),
    ...(hidden > 0 ? [t(messages.leftOut, { count: hidden })] : []),
    ...(removed === undefined ? [] : [t(messages.removed, { documents: removed })]),
  ];
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-soft tabular-nums">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}

function Failures({ failures }: { failures: readonly Failure[] }) {
  if (failures.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-start gap-2 font-medium">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
        {t(messages.failed, { count: failures.length })}
      </p>
      <ul className="flex max-h-80 flex-col gap-2 overflow-y-auto pl-6">
        {failures.slice(0, SHOWN).map(({ path, reason }) => (
          <li key={path} className="[overflow-wrap:anywhere]">
            {path}
            <span className="block text-13 text-ink-soft">{reason}</span>
          </li>
        ))}
      </ul>
      {failures.length > SHOWN ? (
        <p className="pl-6 text-13 text-ink-soft">
          {t(messages.moreFailed, { count: failures.length - SHOWN })}
        </p>
      ) : null}
    </div>
  );
}

/** Files that are no longer in the folder; a question comes before they leave the library. */
function Gone({ adding, folder, gone }: { adding: FolderAdding } & Pick<AddingState, 'folder' | 'gone'>) {
  const [asking, setAsking] = useState(false);
  if (gone.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium">{t(messages.gone, { files: gone.length })}</p>
      <ul className="flex max-h-80 flex-col gap-1 overflow-y-auto pl-6">
        {gone.slice(0, SHOWN).map((path) => (
          <li key={path} className="[overflow-wrap:anywhere]">
            {path}
          </li>
        ))}
      </ul>
      {gone.length > SHOWN ? (
        <p className="pl-6 text-13 text-ink-soft">{t(messages.moreFailed, { count: gone.length - SHOWN })}</p>
      ) : null}
      <p className="text-13 text-ink-soft [overflow-wrap:anywhere]">{t(messages.sameName, { folder })}</p>
      <Button className="self-start" onClick={() => setAsking(true)}>
        {t(messages.remove)}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(messages.removeQuestion, { files: gone.length })}
        description={t(messages.removeEffect)}
        confirm={t(messages.remove)}
        danger
        onConfirm={() => {
          setAsking(false);
          void adding.removeGone();
        }}
      />
    </div>
  );
}

/** Progress of the folder, and its files that could not be added. */
export function AddingProgress({ adding, state }: { adding: FolderAdding; state: AddingState }) {
  const { phase, failures, problem } = state;
  if (phase === 'idle') return null;
  const busy = isBusy(state);
  const label = t(messages.adding, { folder: named(state.folder) });
  return (
    <div className="flex flex-col gap-3 text-ui">
      <Title {...state} />
      {busy && phase !== 'removing' ? <ProgressBar label={label} done={state.done} of={state.files} /> : null}
      <Counts {...state} />
      {problem === undefined ? null : <p className="text-bad">{problem}</p>}
      {phase === 'stopped' ? <p className="text-ink-soft">{t(messages.again)}</p> : null}
      <Failures failures={failures} />
      {busy ? null : <Gone adding={adding} folder={state.folder} gone={state.gone} />}
      {busy ? (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-13 text-ink-soft">{t(messages.keepOpen)}</p>
          <Button onClick={() => adding.stop()}>{t(messages.stop)}</Button>
        </div>
      ) : null}
      {!busy && failures.length > 0 ? (
        <Button className="self-start" onClick={() => void adding.retry()}>
          {t(messages.retry)}
        </Button>
      ) : null}
    </div>
  );
}
