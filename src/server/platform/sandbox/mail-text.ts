import type { Email } from 'postal-mime';
import { indianDate, indianTime } from '#shared/indian-time.ts';
import { decodeWindows1252 } from './extract-text.ts';
import { htmlText } from './markup.ts';

/** The largest header of an email; a forwarded mail is an attachment, which is read as a mail. */
const LIMITS = {
  maxHeadersSize: 128 * 1024,
  maxNestingDepth: 50,
  rfc822Attachments: true,
  attachmentEncoding: 'arraybuffer',
} as const;
/** Limit: files of one mail. */
const MOST_FILES = 20;
/** Limit: mails in mails that are read. */
const DEEPEST = 3;

/** A date in Indian time if it can be parsed, otherwise unchanged. */
function when(date: string): string {
  const at = new Date(date);
  return Number.isNaN(at.getTime()) ? date : `${indianDate(at)}, ${indianTime(at)}`;
}

/** Node decodes 0x80 to 0x9F of Windows-1252 as control characters, which no text has. */
const withQuotes = (text: string): string =>
  text.replaceAll(/[\u0080-\u009f]+/gu, (signs) => decodeWindows1252(Buffer.from(signs, 'latin1')));

const WORD = /[\p{L}\p{N}]/u;
/** A text that only asks to read the HTML beside it. */
const ASKS_FOR_HTML = /\b(?:html|browser|view (?:this|the) (?:e-?mail|message)|(?:e-?mail|mail) client)\b/iu;
const LONGEST_REQUEST = 300;

/** The words of a mail: those of its HTML where the text beside it has none, or only asks to read the HTML. */
function bodyOf({ text = '', html = '' }: Email): string {
  const asks = text.length <= LONGEST_REQUEST && ASKS_FOR_HTML.test(text);
  if (WORD.test(text) && !asks) return withQuotes(text);
  const read = withQuotes(htmlText(html));
  return WORD.test(read) && (!asks || read.length > text.length / 2) ? read : withQuotes(text);
}

type Attachment = Email['attachments'][number];
const isMail = ({ mimeType }: Attachment) => mimeType.toLowerCase() === 'message/rfc822';

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content, 'utf8') : new Uint8Array(content);
}

/** A mail as its files: those that are enclosed, also in forwarded mails, and its own words where it encloses none. */
export interface MailFiles {
  from: string;
  subject: string;
  /** The bytes in base64. */
  files: { name: string; bytes: string }[];
}

async function filesIn(mail: Email, depth: number): Promise<MailFiles['files']> {
  const files: MailFiles['files'] = [];
  const { default: PostalMime } = await import('postal-mime');
  for (const one of mail.attachments) {
    if (files.length >= MOST_FILES) break;
    if (isMail(one) && depth < DEEPEST)
      files.push(...(await filesIn(await PostalMime.parse(bytesOf(one), LIMITS), depth + 1)));
    // A picture of the signature is shown inside the words.
    else if (one.disposition !== 'inline' || !one.mimeType.startsWith('image/'))
      files.push({ name: one.filename ?? 'file', bytes: Buffer.from(bytesOf(one)).toString('base64') });
  }
  if (files.length > 0) return files.slice(0, MOST_FILES);
  const { html = '', subject = '' } = mail;
  const [words, extension] = /<table\b/iu.test(html) ? [html, 'html'] : [bodyOf(mail), 'txt'];
  return WORD.test(words)
    ? [
        {
          name: `${withQuotes(subject) || 'mail'}.${extension}`,
          bytes: Buffer.from(words).toString('base64'),
        },
      ]
    : [];
}

/** The files of a mail, at most twenty. */
export async function mailFiles(bytes: Uint8Array): Promise<MailFiles> {
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(bytes, LIMITS);
  return {
    from: mail.from?.address ?? '',
    subject: withQuotes(mail.subject ?? ''),
    files: await filesIn(mail, 1),
  };
}

/** The text of an email: sender, recipients, subject, body, forwarded mails and the names of attachments. */
export async function mailText(bytes: Uint8Array, depth = 1): Promise<string> {
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(bytes, LIMITS);
  const person = (one: { name?: string | undefined; address?: string | undefined }) =>
    [one.name, one.address && `<${one.address}>`].filter(Boolean).join(' ');
  const inner = depth < DEEPEST ? mail.attachments.filter(isMail) : [];
  const enclosed = mail.attachments
    .filter((one) => !inner.includes(one))
    .map(({ filename }) => filename)
    .filter(Boolean);
  const lines = [
    mail.from && `From: ${person(mail.from)}`,
    mail.to && `To: ${mail.to.map(person).join(', ')}`,
    mail.cc && `Cc: ${mail.cc.map(person).join(', ')}`,
    mail.date && `Date: ${when(mail.date)}`,
    mail.subject && `Subject: ${withQuotes(mail.subject)}`,
    `\n${bodyOf(mail)}`,
    enclosed.length > 0 && `\nEnclosed: ${enclosed.join(', ')}`,
  ];
  const forwarded: string[] = [];
  for (const one of inner) forwarded.push(`\n${await mailText(bytesOf(one), depth + 1)}`);
  return [...lines, ...forwarded].filter(Boolean).join('\n');
}
