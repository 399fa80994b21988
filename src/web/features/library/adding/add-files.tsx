import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { FilePlus2, FolderPlus } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { LIBRARY_FILES } from '#shared/contracts/research/library-files.ts';
import { messages } from '#shared/messages/en/library/add-files.ts';
import { t } from '#shared/messages/translate.ts';
import { onAuthEvent } from '#web/data/auth-events.ts';
import { useAskBeforeLeaving } from '#web/ui/feedback/use-ask-before-leaving.ts';
import { FormError } from '#web/ui/forms/form-error.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { coverageQuery } from '../queries.ts';
import { AddingProgress } from './adding-progress.tsx';
import { type ChosenFolder, filesOfDrop, filesOfField } from './chosen-files.ts';
import { type AddingState, FolderAdding, isBusy } from './folder-adding.ts';

// One for each page load, so that a folder outlives the page on which it was chosen.
const known = new WeakMap<QueryClient, FolderAdding>();

function addingOf(client: QueryClient): FolderAdding {
  const there = known.get(client);
  if (there) return there;
  const adding = new FolderAdding(() => {
    void client.invalidateQueries({ queryKey: coverageQuery.queryKey });
    void client.invalidateQueries({ queryKey: ['operator-library'] });
    void client.invalidateQueries({ queryKey: ['acts'] });
    void client.invalidateQueries({ queryKey: ['act-search'] });
  });
  known.set(client, adding);
  // Another user may sign in on this page.
  onAuthEvent((event) => {
    if (event === 'SIGNED_OUT') adding.clear();
  });
  return adding;
}

/** The folder being added, and its progress. The browser asks before it closes the page meanwhile. */
function useAdding(): { adding: FolderAdding; state: AddingState } {
  const adding = addingOf(useQueryClient());
  const state = useSyncExternalStore(adding.subscribe, adding.state);
  useAskBeforeLeaving(isBusy(state));
  return { adding, state };
}

const ACCEPT = [...LIBRARY_FILES.paged, ...LIBRARY_FILES.texts].map((one) => `.${one}`).join(',');

type PickerProps = {
  label: string;
  folder?: boolean;
  disabled: boolean;
  children: ReactNode;
  onChosen: (chosen: ChosenFolder) => void;
};

/** A button that opens the system’s picker of a folder, or of files. */
function Picker({ label, folder = false, disabled, children, onChosen }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={(field) => {
          input.current = field;
          // React has no type for it.
          if (folder) field?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        multiple
        {...(folder ? {} : { accept: ACCEPT })}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const chosen = filesOfField(currentTarget.files ?? []);
          // Emptied, so that the same folder can be chosen again.
          currentTarget.value = '';
          onChosen(chosen);
        }}
      />
    </>
  );
}

/** Files that are dropped on the element with these properties; `over` while some are held over it. */
function useDropZone(onDropped: ((chosen: ChosenFolder) => void) | undefined) {
  const [over, setOver] = useState(false);
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    over,
    zone: {
      onDragOver: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        // Without this the browser would open the file and leave the page.
        event.preventDefault();
        setOver(onDropped !== undefined);
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        if (onDropped) void filesOfDrop(event.dataTransfer).then(onDropped);
      },
    },
  };
}

function reasonOf({ tooMany, files }: ChosenFolder): string | undefined {
  if (tooMany) return t(messages.tooMany, { files: LIBRARY_FILES.atOnce });
  return files.length === 0 ? t(messages.nothing) : undefined;
}

function DropZone() {
  const { adding, state } = useAdding();
  const [refused, setRefused] = useState<string>();
  const busy = isBusy(state);
  const add = (chosen: ChosenFolder) => {
    const reason = reasonOf(chosen);
    setRefused(reason);
    if (reason === undefined) void adding.start(chosen);
  };
  const { over, zone } = useDropZone(busy ? undefined : add);
  return (
    <div className="flex flex-col gap-4">
      <div
        {...zone}
        className={cx(
          'flex flex-col items-center gap-3 rounded-panel border border-dashed px-4 py-6 text-center text-ui',
          over ? 'border-accent bg-accent-wash text-accent-strong' : 'border-edge',
        )}
      >
        <p>{over ? t(messages.dropNow) : t(messages.lead)}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <Picker folder label={t(messages.folderField)} disabled={busy} onChosen={add}>
            <FolderPlus aria-hidden />
            {t(messages.chooseFolder)}
          </Picker>
          <Picker label={t(messages.filesField)} disabled={busy} onChosen={add}>
            <FilePlus2 aria-hidden />
            {t(messages.chooseFiles)}
          </Picker>
        </div>
        <p className="text-13 text-ink-soft">
          {t(messages.kinds, {
            paged: LIBRARY_FILES.pagedMegabytes,
            text: LIBRARY_FILES.textMegabytes,
            files: LIBRARY_FILES.atOnce,
          })}
        </p>
      </div>
      {refused === undefined ? null : <FormError title={t(messages.notAdded)} message={refused} />}
      <AddingProgress adding={adding} state={state} />
    </div>
  );
}

/** Adds a folder or files to the library, for those who may. */
export function AddFiles() {
  const { data } = useQuery(coverageQuery);
  if (!data?.may_add) return null;
  return (
    <Card>
      <CardHeader title={t(messages.title)} />
      <CardBody>
        <DropZone />
      </CardBody>
    </Card>
  );
}
