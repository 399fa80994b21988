import { z } from 'zod';
import { paperCategories } from '#law/practice/paper-category.ts';
import { messages } from '../messages/en/practice/files.ts';
import { t } from '../messages/translate.ts';
import { optionalText, text } from '../text.ts';
import { timestamp } from './data-api.ts';
import { textStates } from './file-pages.ts';
import { sentenceData } from './wire.ts';

export const CASE_FILES = {
  maxBytes: 50 * 1024 * 1024,
  maxAtOnce: 20,
  folderLength: 60,
  signedUrlSeconds: 3600,
  bucket: 'case-files',
  defaultProvider: 'default',
  libraryProvider: 'library',
  extensions: [
    'pdf',
    'jpg',
    'jpeg',
    'png',
    'gif',
    'heic',
    'heif',
    'txt',
    'md',
    'json',
    'docx',
    'doc',
    'odt',
    'rtf',
    'xlsx',
    'csv',
    'eml',
  ],
} as const;

/**
 * A file's name as stored: without invisible characters, such as those that reverse the text and hide an extension,
 * except the joiners that Indian scripts need.
 */
export function cleanFileName(name: string): string {
  return name
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .trim();
}

export const caseFileFields = {
  case_id: z.uuid(),
  file_name: z.string().overwrite(cleanFileName).min(1).max(500),
  file_path: text(1000).min(1),
  file_type: text(200).nullish(),
  file_size: z.int().min(0).nullish(),
  uploaded_by: z.uuid().nullish(),
  storage_provider: text(50).optional(),
  /** The kind of paper; once the user sets it, the server never suggests another one. */
  category: z.enum(paperCategories).nullish(),
  /** The folder of the case that the file is in; null for none. */
  folder: optionalText(CASE_FILES.folderLength),
  /** The library's document, for a file that was added from the library. */
  document_id: text(300).min(1).nullish(),
};

/** Pictures of phones that a browser may not show: they are given as JPEG. */
export const isPhonePhoto = (path: string): boolean => /\.hei[cf]$/iu.test(path);
/** `GET /functions/v1/photo-as-jpeg`: a photo of a phone (HEIC) of a case. */
export const photoAsJpeg = z.object({ file_id: z.uuid() });

/** `POST /functions/v1/tracked-changes`: what was inserted and deleted in a Word document of a case. */
export const trackedChangesBody = z.object({ file_id: z.uuid() });
export const trackedText = z.object({
  /** Empty where nothing was changed. */
  paragraphs: z.array(
    z.array(
      z.object({
        text: z.string(),
        change: z.object({ kind: z.enum(['inserted', 'deleted']), author: z.string() }).optional(),
      }),
    ),
  ),
  changes: z.int().min(0).describe('Pieces that were inserted or deleted'),
  cut: z.boolean().describe('The document is longer than what is given'),
});

/** `POST /functions/v1/unlock-pdf` */
export const unlockPdf = z.object({ file_id: z.uuid(), password: text(500).min(1) });

const FILE_NAME = /^[\w-][\w.-]{0,150}$/u;

/**
 * True when a row has the form of the specified call for a library document: the file name is its path too, and no
 * provider is given.
 */
const isNamedAsInLibrary = (file: { file_name: string; file_path: string }) =>
  file.file_path === file.file_name && !file.file_path.includes('/');

/** An uploaded file lies in the folder of its case; a library document has no such folder. */
function isInPlace(file: {
  case_id: string;
  file_name: string;
  file_path: string;
  storage_provider?: string | null | undefined;
}) {
  if ((file.storage_provider ?? CASE_FILES.defaultProvider) !== CASE_FILES.defaultProvider)
    return !file.file_path.startsWith('case_files/');
  if ((file.storage_provider ?? null) === null && isNamedAsInLibrary(file)) return true;
  const folder = `case_files/${file.case_id.toLowerCase()}/`;
  return file.file_path.startsWith(folder) && FILE_NAME.test(file.file_path.slice(folder.length));
}

/** A row as inserted. */
export const newCaseFile = z.object(caseFileFields).refine(isInPlace, {
  path: ['file_path'],
  error: () => t(messages.pathOutsideCase, { pattern: 'case_files/{case_id}/{name}' }),
});

export const caseFile = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  case_id: z.uuid(),
  file_name: z.string(),
  file_path: z.string(),
  file_type: z.string().nullable(),
  file_size: z.int().nullable(),
  uploaded_by: z.uuid().nullable(),
  /** The user who added the row, also in a shared case; null in rows from before cases could be shared. */
  created_by: z.uuid().nullable(),
  storage_provider: z.string(),
  uploaded_at: timestamp,
  category: z.enum(paperCategories).nullable(),
  category_chosen: z.boolean(),
  folder: z.string().nullable().optional(),
  document_id: z.string().nullable(),
  /** The title of the library's document, once it has been read. */
  document_title: z.string().nullable(),
  /** The library's document is one of the fictional samples. */
  document_sample: z.boolean(),
  text_state: z.enum(textStates),
  /** The sentence in English. */
  text_problem: z.string().nullable(),
  /** The key and the values of `text_problem`; null in rows from before there were keys. Compare the key. */
  text_problem_message: sentenceData.nullable(),
  page_count: z.int().nullable(),
  pages_read: z.int(),
  /** Degrees clockwise by which pages of a scan are rotated to be read, by the number of the page. */
  page_rotations: z.record(z.string(), z.union([z.literal(90), z.literal(180), z.literal(270)])).nullable(),
  /** True when `rpc/retry_file_reading` lets the file be read again. */
  can_retry_reading: z.boolean(),
});
export type CaseFile = z.infer<typeof caseFile>;
