import { CircleAlert, RotateCcw, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { cleanFileName } from '#shared/contracts/files.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/files.ts';
import { fileSize } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import type { Upload, UploadQueue } from './upload-queue.ts';

/** The notices about added files, in their place above the list. */
export function UploadNotices({ queue }: { queue: UploadQueue }) {
  const notices = useSyncExternalStore(queue.subscribe, queue.notices);
  if (notices.length === 0) return null;
  return (
    <div
      role="status"
      className="mb-4 flex items-start gap-2 rounded-control bg-caution-wash py-1 pr-1 pl-3 text-ui"
    >
      <ul className="min-w-0 flex-1 py-1.5 [overflow-wrap:anywhere]">
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
      <Button variant="quiet" size="icon" aria-label={t(common.dismiss)} onClick={queue.dismissNotices}>
        <X aria-hidden />
      </Button>
    </div>
  );
}

function words({ state, progress, file, lost }: Upload): string {
  if (lost) return t(messages.connectionLost);
  if (state === 'waiting') return t(messages.uploadWaiting, { size: fileSize(file.size) });
  if (state === 'saving') return t(messages.uploadSaving, { size: fileSize(file.size) });
  return t(messages.uploadProgress, { sent: fileSize(file.size * progress), size: fileSize(file.size) });
}

function UploadRow({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const { id, file, state, progress, reason, again } = upload;
  const percent = Math.round(progress * 100);
  const failed = state === 'failed';
  return (
    <li className="flex items-center gap-3 px-4 py-2">
      <div className="min-w-0 flex-1">
        <p className="truncate text-ui font-medium" title={cleanFileName(file.name)}>
          {cleanFileName(file.name)}
        </p>
        {failed ? (
          <p className="flex gap-1.5 text-13 text-bad">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {reason}
          </p>
        ) : (
          <>
            <p className="text-13 text-ink-soft tabular-nums">{words(upload)}</p>
            <ProgressBar
              label={t(messages.uploading, { name: file.name })}
              done={percent}
              of={100}
              className="mt-1 h-1"
            />
          </>
        )}
      </div>
      {failed && again ? (
        <Button
          variant="quiet"
          size="icon"
          aria-label={t(messages.retryUpload, { name: file.name })}
          onClick={() => queue.retry(id)}
        >
          <RotateCcw aria-hidden />
        </Button>
      ) : null}
      <Button
        variant="quiet"
        size="icon"
        aria-label={
          failed
            ? t(messages.dismissUpload, { name: file.name })
            : t(messages.cancelUpload, { name: file.name })
        }
        disabled={state === 'saving'}
        onClick={() => queue.remove(id)}
      >
        <X aria-hidden />
      </Button>
    </li>
  );
}

/** Running uploads, and failed ones with the reason. */
export function UploadList({ uploads, queue }: { uploads: readonly Upload[]; queue: UploadQueue }) {
  if (uploads.length === 0) return null;
  return (
    <section aria-label={t(messages.uploads)} className="mb-4 rounded-panel border border-line bg-surface">
      <ul className="max-h-80 divide-y divide-line overflow-y-auto">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} queue={queue} />
        ))}
      </ul>
    </section>
  );
}
