/** The files of the newest drop, in this window only: its pages can be opened beside the proposals. */
let newest: { id: string; files: readonly File[] } | undefined;

export function keepBroughtFiles(id: string, files: readonly File[]): void {
  newest = { id, files };
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
export function openPdf(file: File, page: number): void {
  const address = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));
  window.open(`${address}#page=${page}`, '_blank', 'noopener');
}
