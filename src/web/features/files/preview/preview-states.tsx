import { useEffect } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/files.ts';
import { t } from '#shared/messages/translate.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

/** As tall as a page, so that the window does not jump when the content loads. */
export function PreviewWaiting() {
  return (
    <Loading label={t(messages.loadingFile)} className="p-4">
      <Skeleton className="h-[120dvh]" />
    </Loading>
  );
}

/** Shown when the content of a preview cannot be loaded, with a toast. */
export function PreviewFailed({ message, onRetry }: { message?: string; onRetry: () => void }) {
  useEffect(() => {
    toast({
      title: t(common.error),
      description: t(messages.fileNotLoadedReason),
      variant: 'destructive',
    });
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
