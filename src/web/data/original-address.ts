import { type HitMetadata, presignAnswer } from '#shared/contracts/library.ts';
import { api } from './api.ts';

/**
 * The URL of a library document's original, valid for an hour; undefined when there is none. A section of an act has one
 * of its own. Errors: `ApiError`.
 */
export async function originalAddress(
  document_id: string,
  {
    s3_bucket,
    s3_file_key,
    s3_folder_path,
  }: Pick<HitMetadata, 's3_bucket' | 's3_file_key' | 's3_folder_path'>,
): Promise<string | undefined> {
  if (!s3_file_key) return undefined;
  const { url } = await api.post(
    '/presign',
    { s3_bucket, s3_file_key, s3_folder_path, document_id },
    presignAnswer,
  );
  return url || undefined;
}
