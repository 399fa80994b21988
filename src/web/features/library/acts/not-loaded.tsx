import { lazy, Suspense } from 'react';
import { messages as copies } from '#shared/messages/en/library/act-copies.ts';
import { messages } from '#shared/messages/en/library/acts.ts';
import { t } from '#shared/messages/translate.ts';
import { ApiError, sentence } from '#web/data/api.ts';
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx';

const AddFiles = lazy(async () => ({ default: (await import('../adding/add-files.tsx')).AddFiles }));

/** The place of official copies, and the field that takes them. */
export function OfficialCopies() {
  return (
    <div className="mt-8 flex flex-col gap-3">
      <p className="text-ui text-ink-soft">
        {t(copies.officialCopies)}{' '}
        <a href="https://www.indiacode.nic.in/" rel="noreferrer" target="_blank" className="text-link">
          {t(copies.indiaCode)}
        </a>
      </p>
      <Suspense>
        <AddFiles />
      </Suspense>
    </div>
  );
}

/** An act or a section that the library has not leads to the official copies; other failures can be tried again. */
export function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && error.code === 'not_found')
    return (
      <>
        <EmptyState title={sentence(error)} />
        <OfficialCopies />
      </>
    );
  return <ErrorState title={t(messages.notLoaded)} message={sentence(error)} onRetry={onRetry} />;
}
