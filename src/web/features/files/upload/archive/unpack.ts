import { messages } from '#shared/messages/en/practice/archives.ts';
import { sizeLimit } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { extensionOf, uploadRefusal } from '../../file-kinds.ts';

/** The files of an archive or an email, and sentences about those that stay out. */
export interface Unpacked {
  name: string;
  files: File[];
  left: string[];
}

/** Limits: files of one archive, and their bytes when they are unpacked. */
const MOST_FILES = 200;
const MOST_BYTES = 500 * 1024 * 1024;
/** The end of an archive, with the longest comment. */
const END_BYTES = 22 + 65_535;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const DEFLATED = 8;
const ENCRYPTED = 1;
const ARCHIVES = new Set(['zip', 'rar', '7z', 'tar', 'gz', 'tgz']);
/** Files that systems put into archives for themselves. */
const OF_SYSTEM = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/iu;

interface Entry {
  name: string;
  method: number;
  encrypted: boolean;
  packed: number;
  size: number;
  at: number;
}

class DamagedArchive extends Error {}

function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older programs write names in the code page of their system.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function viewOf(file: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await file.slice(Math.max(0, from), to).arrayBuffer());
}

/** The entries of a ZIP archive. Errors: `DamagedArchive`. */
async function entriesOf(file: Blob): Promise<Entry[]> {
  const tail = await viewOf(file, file.size - END_BYTES, file.size);
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new DamagedArchive();
  const [count, bytes, start] = [
    tail.getUint16(end + 10, true),
    tail.getUint32(end + 12, true),
    tail.getUint32(end + 16, true),
  ];
  const directory = await viewOf(file, start, start + bytes);
  const entries: Entry[] = [];
  for (let at = 0, left = count; left > 0; left -= 1) {
    if (at + 46 > directory.byteLength || directory.getUint32(at, true) !== ENTRY) throw new DamagedArchive();
    const [name, extra, comment] = [28, 30, 32].map((of) => directory.getUint16(at + of, true)) as [
      number,
      number,
      number,
    ];
    entries.push({
      name: nameOf(new Uint8Array(directory.buffer, at + 46, Math.min(name, directory.byteLength - at - 46))),
      method: directory.getUint16(at + 10, true),
      encrypted: (directory.getUint16(at + 8, true) & ENCRYPTED) !== 0,
      packed: directory.getUint32(at + 20, true),
      size: directory.getUint32(at + 24, true),
      at: directory.getUint32(at + 42, true),
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

/** The unpacked bytes of an entry. Errors: `DamagedArchive`, also for one that is larger than it says. */
async function unpack(file: Blob, { at, packed, method, size }: Entry): Promise<BlobPart[]> {
  const head = await viewOf(file, at, at + 30);
  if (head.byteLength < 30) throw new DamagedArchive();
  const start = at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const body = file.slice(start, start + packed);
  if (method === 0) return [body];
  if (method !== DEFLATED) throw new DamagedArchive();
  const parts: BlobPart[] = [];
  const reader = body.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let bytes = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      bytes += read.value.length;
      if (bytes > size) throw new DamagedArchive();
      parts.push(read.value);
    }
  } catch (cause) {
    await reader.cancel().catch(() => undefined);
    throw cause instanceof DamagedArchive ? cause : new DamagedArchive(undefined, { cause });
  }
  return parts;
}

/** The sentence about an entry that stays out; undefined for one that can be added. */
function refusalOf({ name, encrypted, size }: Entry, left: number): string | undefined {
  if (encrypted) return t(messages.entryEncrypted, { name });
  if (ARCHIVES.has(extensionOf(name))) return t(messages.archiveInArchive, { name });
  const refusal = uploadRefusal({ name, size });
  if (refusal !== undefined) return t(messages.entryRefused, { name, reason: refusal });
  return size > left ? t(messages.archiveTooLarge, { name, size: sizeLimit(MOST_BYTES) }) : undefined;
}

/** A file of a folder in an archive keeps the names of its folders: Exhibits - A.pdf. */
const flat = (name: string) => name.split('/').filter(Boolean).join(' - ');

/** Unpacks a ZIP archive that the user chose, within limits; an archive in it stays as it is. */
export async function unpackZip(archive: File): Promise<Unpacked> {
  const unpacked: Unpacked = { name: archive.name, files: [], left: [] };
  let entries: Entry[];
  try {
    entries = await entriesOf(archive);
  } catch (error) {
    if (!(error instanceof DamagedArchive)) throw error;
    return { ...unpacked, left: [t(messages.archiveDamaged, { name: archive.name })] };
  }
  const own = entries.filter(({ name }) => !name.endsWith('/') && !OF_SYSTEM.test(name));
  let bytes = MOST_BYTES;
  for (const entry of own.slice(0, MOST_FILES)) {
    const refusal = refusalOf(entry, bytes);
    if (refusal === undefined) await addTo(unpacked, archive, entry);
    else unpacked.left.push(refusal);
    if (refusal === undefined) bytes -= entry.size;
  }
  if (own.length > MOST_FILES)
    unpacked.left.push(t(messages.archiveTooMany, { most: MOST_FILES, more: own.length - MOST_FILES }));
  return unpacked;
}

async function addTo(unpacked: Unpacked, archive: File, entry: Entry): Promise<void> {
  try {
    unpacked.files.push(new File(await unpack(archive, entry), flat(entry.name)));
  } catch (error) {
    if (!(error instanceof DamagedArchive)) throw error;
    unpacked.left.push(t(messages.entryDamaged, { name: entry.name }));
  }
}

/** The attachments of an email as files; a forwarded mail is one of them. */
export async function unpackMail(name: string, bytes: ArrayBuffer): Promise<Unpacked> {
  const { default: PostalMime } = await import('postal-mime');
  const { attachments } = await PostalMime.parse(bytes, {
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: 50,
  });
  const unpacked: Unpacked = { name, files: [], left: [] };
  for (const [at, { filename, mimeType, content, disposition, contentId }] of attachments.entries()) {
    // A picture inside the words of a mail is part of its look.
    if (disposition === 'inline' && contentId !== undefined && !filename) continue;
    const ending = mimeType === 'message/rfc822' ? 'eml' : (mimeType.split('/')[1] ?? 'txt');
    const file = new File(
      [content as BlobPart],
      filename || `${t(messages.attachment, { number: at + 1 })}.${ending}`,
    );
    const refusal = uploadRefusal(file);
    if (ARCHIVES.has(extensionOf(file.name)))
      unpacked.left.push(t(messages.archiveInArchive, { name: file.name }));
    else if (refusal === undefined) unpacked.files.push(file);
    else unpacked.left.push(t(messages.entryRefused, { name: file.name, reason: refusal }));
  }
  if (attachments.length === 0) unpacked.left.push(t(messages.noAttachments));
  return unpacked;
}
