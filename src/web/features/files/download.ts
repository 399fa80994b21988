import type { CaseFile } from '#shared/contracts/files.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { signedAddress } from './queries.ts';

/** Lets the browser fetch a file and save it under the name that the user gave it. */
export async function downloadFile(file: CaseFile): Promise<void> {
  try {
    const link = document.createElement('a');
    link.href = await signedAddress(file.file_path, file.file_name);
    link.download = file.file_name;
    link.click();
    toast({ title: 'Download Started', description: file.file_name });
  } catch (error) {
    console.warn('A file could not be downloaded', error);
    toast({
      title: 'Download Failed',
      description: 'There was an error downloading the file. Please try again.',
      variant: 'destructive',
    });
  }
}
