import { useEffect } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/files.ts';
import { t } from '#shared/messages/translate.ts';
import { NotFound } from '#web/ui/feedback/not-found.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { toastProblem } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/primitives/button.tsx';

/** Space as tall as a page, so that the window does not jump when the content loads. */
export function PreviewWaiting() {
  return (
    <Loading label={t(messages.loadingFile)} className="p-4">
      <Skeleton className="h-[120dvh]" />
    </Loading>
  );
}

/** A row that names a stored file which was never uploaded, or is gone. */
export function MissingFile() {
  return (
    <NotFound className="m-4" level={2} title={t(messages.nothingUploaded)}>
      {t(messages.nothingUploadedHint)}
    </NotFound>
  );
}

/** The address names a file that the case does not have. */
export function NoSuchFile({ onClose }: { onClose: () => void }) {
  return (
    <NotFound
      className="rounded-panel border border-line bg-surface"
      level={2}
      title={t(messages.noSuchFile)}
      action={<Button onClick={onClose}>{t(messages.backToFiles)}</Button>}
    >
      {t(messages.noSuchFileHint)}
    </NotFound>
  );
}

/** Shown when the content of a preview cannot be loaded, with a toast that goes with it: the next file has nothing to do with it. */
export function PreviewFailed({ message, onRetry }: { message?: string; onRetry: () => void }) {
  useEffect(() => {
    const { dismiss } = toastProblem(t(common.error), t(messages.fileNotLoadedReason));
    return dismiss;
  }, []);
  return (
    <ErrorState
      title={t(messages.fileNotLoaded)}
      message={message ?? t(messages.storedFileSafe)}
      onRetry={onRetry}
      className="m-4"
    />
  );
}
