import { Upload } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { CASE_FILES } from '#shared/contracts/files.ts';
import { messages } from '#shared/messages/en/practice/files.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { PrimaryAction } from '#web/ui/primitives/primary-action.tsx';

/** An archive is unpacked here. */
const ACCEPT = [...CASE_FILES.extensions, 'zip'].map((extension) => `.${extension}`).join(',');

export type FilePicker = {
  /** Opens the system’s file picker; several files can be chosen. */
  open: () => void;
  /** Its field, to be rendered once. */
  field: ReactNode;
};

export function useFilePicker(onFiles: (files: readonly File[]) => void): FilePicker {
  const input = useRef<HTMLInputElement>(null);
  return {
    open: () => input.current?.click(),
    field: (
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
    ),
  };
}

type Props = {
  picker: FilePicker;
  /** True when uploading is the likely next step here; otherwise a phone leaves the button out. */
  primary: boolean;
};

export function UploadButton({ picker, primary }: Props) {
  const content = (
    <>
      <Upload aria-hidden />
      {t(messages.uploadFiles)}
    </>
  );
  return primary ? (
    <PrimaryAction onClick={picker.open}>{content}</PrimaryAction>
  ) : (
    <Button className="max-md:hidden" onClick={picker.open}>
      {content}
    </Button>
  );
}
