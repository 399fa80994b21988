import { CASE_FILES, type CaseFile } from '#shared/contracts/files.ts';
import { messages } from '#shared/messages/en/practice/files.ts';
import { formatList, sizeLimit } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';

export function extensionOf(name: string): string {
  return /\.([a-z\d]{1,10})$/iu.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The reason why the server would refuse a file; undefined when it can be sent. */
export function uploadRefusal(file: Pick<File, 'name' | 'size'>): string | undefined {
  const extensions: readonly string[] = CASE_FILES.extensions;
  if (!extensions.includes(extensionOf(file.name)))
    return t(messages.typeNotAccepted, { types: formatList(extensions) });
  if (file.size === 0) return t(messages.fileEmpty);
  if (file.size > CASE_FILES.maxBytes)
    return t(messages.fileTooLarge, { size: sizeLimit(CASE_FILES.maxBytes) });
  return undefined;
}

/** The reason why this many files cannot be sent together; undefined when they can. */
export function tooManyFiles(files: number): string | undefined {
  if (files <= CASE_FILES.maxAtOnce) return undefined;
  return t(messages.tooManyFiles, { most: CASE_FILES.maxAtOnce, chosen: files });
}

export type Preview = 'pdf' | 'image' | 'text' | 'none' | 'library' | 'unsupported';

const PREVIEWS: Readonly<Record<string, Preview>> = {
  pdf: 'pdf',
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  gif: 'image',
  heic: 'image',
  heif: 'image',
  txt: 'text',
  md: 'text',
  json: 'text',
};

/** The kind of a file's preview: by its storage provider, then by its stored extension, not its current name. */
export function previewOf(file: Pick<CaseFile, 'file_path' | 'storage_provider'>): Preview {
  if (file.storage_provider === CASE_FILES.libraryProvider) return 'library';
  if (file.storage_provider !== CASE_FILES.defaultProvider) return 'unsupported';
  return PREVIEWS[extensionOf(file.file_path)] ?? 'none';
}

/** The name to store for the typed one: a file keeps its stored extension. */
export function storedName(typed: string, file: Pick<CaseFile, 'file_path' | 'storage_provider'>): string {
  const name = typed.trim();
  const extension = extensionOf(file.file_path);
  if (file.storage_provider !== CASE_FILES.defaultProvider || extension === '') return name;
  return extensionOf(name) === extension ? name : `${name}.${extension}`;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** `case_files/{caseId}/{random}_{timestamp}.{ext}`; `random` gives bytes, `now` milliseconds. */
export function storagePath(caseId: string, name: string, random: Uint8Array, now: number): string {
  const word = [...random].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${CASE_FILES.bucket.replace('-', '_')}/${caseId}/${word}_${now}.${extensionOf(name)}`;
}
