const LONGEST = 180;
/** Names that Windows gives to devices, whatever comes after the dot. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/iu;

/** Escapes all characters that RFC 8187 requires to be escaped; `encodeURIComponent` leaves `'()*`. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/gu,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * A file name that is valid on every system: without path separators, line breaks, direction marks that hide an
 * extension, and device names; the extension stays when a long name is cut.
 */
export function safeFileName(name: string): string {
  // Through UTF-8, so that a lone surrogate becomes the replacement character.
  const plain = Buffer.from(name)
    .toString()
    .normalize('NFC')
    // Invisible characters, except the joiners that Indian scripts need.
    .replaceAll(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[/\\:*?"<>|\ufffd]/gu, '_')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[. ]+/u, '')
    .replace(/[. ]+$/u, '')
    .replace(DEVICE, '_$&');
  if (plain === '') return 'file';
  const letters = [...plain];
  if (letters.length <= LONGEST) return plain;
  const extension = /\.[a-z\d]{1,10}$/iu.exec(plain)?.[0] ?? '';
  return `${letters
    .slice(0, LONGEST - extension.length)
    .join('')
    .trimEnd()}${extension}`;
}

function disposition(kind: 'attachment' | 'inline', name: string): string {
  const safe = safeFileName(name);
  const plain = safe.normalize('NFKD').replaceAll(/[^\x20-\x7e]/gu, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded(safe)}`;
}

/** `Content-Disposition` for a download, with a plain name next to the real one for older clients. */
export const attachment = (name: string): string => disposition('attachment', name);

/** `Content-Disposition` for a file that the browser shows, with the name under which the user may save it. */
export const inline = (name: string): string => disposition('inline', name);
