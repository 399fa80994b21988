import { useEffect } from 'react';
import { messages as common } from '#shared/messages/en/common.ts';
import { messages } from '#shared/messages/en/files.ts';
import { t } from '#shared/messages/translate.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

/** As tall as a page: in a shorter one the window would go up to its end, and from there down again with what comes. */
export function PreviewWaiting() {
  return (
    <Loading label={t(messages.loadingTheFile)} className="p-4">
      <Skeleton className="h-[120dvh]" />
    </Loading>
  );
}

const SAFE = t(messages.theStoredFileIsAs);

/** What a preview shows when its content does not come: said in a toast, and in its place. */
export function PreviewFailed({ message = SAFE, onRetry }: { message?: string; onRetry: () => void }) {
  useEffect(() => {
    toast({
      title: t(common.error),
      description: t(messages.failedToLoadFilePlease),
      variant: 'destructive',
    });
  }, []);
  return (
    <ErrorState title={t(messages.failedToLoadFile)} message={message} onRetry={onRetry} className="m-4" />
  );
}
