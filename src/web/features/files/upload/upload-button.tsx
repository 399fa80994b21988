import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { CASE_FILES } from '#shared/contracts/files.ts';
import { messages } from '#shared/messages/en/practice/files.ts';
import { t } from '#shared/messages/translate.ts';
import { PrimaryAction } from '#web/ui/primitives/primary-action.tsx';

const ACCEPT = CASE_FILES.extensions.map((extension) => `.${extension}`).join(',');

/** Opens the system's file picker; several files can be chosen. */
export function UploadButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPT}
        aria-label={t(messages.filesToUpload)}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Emptied, so that the same file can be chosen again after it failed.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <PrimaryAction onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        {t(messages.uploadFiles)}
      </PrimaryAction>
    </>
  );
}
