import { CircleAlert, CircleCheck, CirclePause } from 'lucide-react';
import { messages } from '#shared/messages/en/library/add-files.ts';
import { t } from '#shared/messages/translate.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { LOOSE_FILES } from './chosen-files.ts';
import { type AddingState, type Failure, type FolderAdding, isBusy } from './folder-adding.ts';

/** The page names as many files; the report stays readable. */
const SHOWN = 100;

const named = (folder: string) => (folder === LOOSE_FILES ? t(messages.looseFiles) : folder);

function Title({ phase, folder }: AddingState) {
  const [Icon, words] =
    phase === 'done'
      ? [CircleCheck, messages.done]
      : phase === 'stopped'
        ? [CirclePause, messages.stopped]
        : [undefined, phase === 'looking' ? messages.looking : messages.adding];
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

function Counts({ phase, documents, unchanged, hidden, done, files }: AddingState) {
  if (phase === 'looking') return null;
  const lines = [
    ...(phase === 'adding' ? [t(messages.progress, { done, files })] : []),
    t(messages.added, { documents }),
    ...(unchanged > 0 ? [t(messages.unchanged, { count: unchanged })] : []),
    ...(hidden > 0 ? [t(messages.leftOut, { count: hidden })] : []),
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

/** How far the folder is, and which of its files could not be added. */
export function AddingProgress({ adding, state }: { adding: FolderAdding; state: AddingState }) {
  const { phase, failures, problem } = state;
  if (phase === 'idle') return null;
  const busy = isBusy(state);
  const label = t(messages.adding, { folder: named(state.folder) });
  return (
    <div className="flex flex-col gap-3 text-ui">
      <Title {...state} />
      {busy ? <ProgressBar label={label} done={state.done} of={state.files} /> : null}
      <Counts {...state} />
      {problem === undefined ? null : <p className="text-bad">{problem}</p>}
      {phase === 'stopped' ? <p className="text-ink-soft">{t(messages.again)}</p> : null}
      <Failures failures={failures} />
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
