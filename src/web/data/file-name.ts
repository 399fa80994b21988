import type { CaseFile } from '#shared/contracts/files.ts';

/** Fields that give a file of a case its name. */
export type NamedFile = Pick<CaseFile, 'file_name' | 'file_path' | 'document_title'>;

/** The file's name for the user: a library document has its title until it is renamed. */
export function shownName(file: NamedFile): string {
  return file.file_name === file.file_path ? (file.document_title ?? file.file_name) : file.file_name;
}

/** True for files such as `.DS_Store` and `Thumbs.db`, and for what is in hidden folders. */
export const isHidden = (path: string) =>
  path.split('/').some((part) => part.startsWith('.')) ||
  /(?:^|\/)(?:Thumbs\.db|desktop\.ini|~\$[^/]*)$/iu.test(path);
