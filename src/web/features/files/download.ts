import { CASE_FILES, type CaseFile } from '#shared/contracts/files.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/files.ts';
import { t } from '#shared/messages/translate.ts';
import { shownName } from '#web/data/file-name.ts';
import { toast, toastProblem } from '#web/ui/feedback/toast-store.ts';
import { documentAddress } from './document-of-file.ts';
import { signedAddress } from './queries.ts';

/** Lets the browser download a file under the name that the user gave it. */
export async function downloadFile(file: CaseFile): Promise<void> {
  try {
    const link = document.createElement('a');
    link.href =
      file.storage_provider === CASE_FILES.libraryProvider
        ? await documentAddress(file)
        : await signedAddress(file.file_path, file.file_name);
    link.download = file.file_name;
    link.click();
    toast({ title: t(common.downloadStarted), description: shownName(file) });
  } catch (error) {
    console.warn('A file could not be downloaded', error);
    toastProblem(t(common.downloadFailed), t(messages.downloadFailedReason));
  }
}
