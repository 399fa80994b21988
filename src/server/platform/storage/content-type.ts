const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heif',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  json: 'application/json',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  eml: 'message/rfc822',
  html: 'text/plain; charset=utf-8',
  htm: 'text/plain; charset=utf-8',
};

export function extensionOf(name: string): string {
  return /\.([a-z\d]{1,10})$/iu.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The content type of a file, from its extension only: an uploader's claim is ignored. */
export function contentTypeOf(name: string): string {
  return TYPES[extensionOf(name)] ?? 'application/octet-stream';
}
