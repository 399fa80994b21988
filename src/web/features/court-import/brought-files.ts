/** The files of the newest drop, in this window only: its pages can be opened beside the proposals. */
let newest: { id: string; files: readonly File[] } | undefined;

export function keepBroughtFiles(id: string, files: readonly File[]): void {
  newest = { id, files };
}

/** Takes the files that another program shared with the installed app; the worker of the pages kept them. */
export async function takeSharedFiles(): Promise<File[]> {
  if (!('caches' in window) || !(await caches.has('shared-files'))) return [];
  const cache = await caches.open('shared-files');
  const files: File[] = [];
  for (const key of await cache.keys()) {
    const kept = await cache.match(key);
    const name = kept?.headers.get('x-name');
    if (kept && name) files.push(new File([await kept.blob()], decodeURIComponent(name)));
  }
  await caches.delete('shared-files');
  return files;
}

/** The files of a drop; undefined after the page was loaded again. */
export const broughtFiles = (id: string): readonly File[] | undefined =>
  newest?.id === id ? newest.files : undefined;

/** A PDF of a drop; undefined for other files, and after the page was loaded again. */
export function broughtPdf(id: string, name: string): File | undefined {
  if (newest?.id !== id) return undefined;
  return newest.files.find((file) => file.name === name && /\.pdf$/iu.test(file.name));
}

/** Opens a PDF at a page in a new tab. The type is set here: another one would run as a page of ours. */
export function openPdf(file: Blob, page: number): void {
  const address = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));
  window.open(`${address}#page=${page}`, '_blank', 'noopener');
}
