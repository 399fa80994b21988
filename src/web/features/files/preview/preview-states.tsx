import { useEffect } from 'react';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

/** As tall as a page: in a shorter one the window would go up to its end, and from there down again with what comes. */
export function PreviewWaiting() {
  return (
    <Loading label="Loading the file" className="p-4">
      <Skeleton className="h-[120dvh]" />
    </Loading>
  );
}

const SAFE = 'The stored file is as it was. Try again, or download it.';

/** What a preview shows when its content does not come: said in a toast, and in its place. */
export function PreviewFailed({ message = SAFE, onRetry }: { message?: string; onRetry: () => void }) {
  useEffect(() => {
    toast({ title: 'Error', description: 'Failed to load file. Please try again.', variant: 'destructive' });
  }, []);
  return <ErrorState title="Failed to load file" message={message} onRetry={onRetry} className="m-4" />;
}
