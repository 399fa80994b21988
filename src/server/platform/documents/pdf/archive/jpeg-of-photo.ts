import { phonePhoto } from '#server/platform/sandbox/phone-photo.ts';
import { encodeJpeg } from './jpeg.ts';

const QUALITY = 85;

/** A photo of a phone (HEIC) as JPEG, upright. Call it only in a sandboxed child. Errors: as `phonePhoto`. */
export async function jpegOfPhoto(bytes: Uint8Array): Promise<Buffer> {
  const { rgb, width, height } = await phonePhoto(bytes);
  return encodeJpeg(rgb, width, height, QUALITY);
}
