import path from 'node:path';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { attributeOf, decodeEntities, scanMarkup, type Tag } from './markup.ts';
import { UnreadableFileError } from './serve-tasks.ts';
import { zipEntries } from './zip-entry.ts';

const DAMAGED = sentenceOf(fileReading.docxDamaged);
/** The main part of a document, unless its relationships name another. */
const DOCUMENT = 'word/document.xml';
const NAMESPACES = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
];
/**
 * Elements without text of the document: paragraph settings, moved text, and the newer of two alternative drawings.
 */
const SILENT = new Set(['pPr', 'moveFrom', 'mc:Choice']);
const SHOWN: Readonly<Record<string, string>> = { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' };

function partOf(archive: Buffer, part: string): string | undefined {
  try {
    return zipEntries(archive, (name) => name === part)
      .get(part)
      ?.toString('utf8');
  } catch (cause) {
    throw new UnreadableFileError(DAMAGED, { cause });
  }
}

function mainPart(archive: Buffer): string {
  const relationships = '_rels/.rels';
  const xml = partOf(archive, relationships) ?? '';
  let found = DOCUMENT;
  scanMarkup(xml, {
    text: () => undefined,
    tag: (tag) => {
      if (tag.name === 'Relationship' && attributeOf(xml, tag, 'Type')?.endsWith('/officeDocument') === true)
        found = path.posix.join('/', attributeOf(xml, tag, 'Target') ?? DOCUMENT).slice(1);
      return undefined;
    },
  });
  const part = partOf(archive, found);
  if (part === undefined) throw new UnreadableFileError(DAMAGED);
  return part;
}

/** The prefix of the names of word processing, almost always `w:`. */
function prefixIn(xml: string): string {
  for (const namespace of NAMESPACES) {
    const at = xml.indexOf(`="${namespace}"`);
    const declared = /xmlns(?::([\w.-]{1,50}))?$/u.exec(xml.slice(Math.max(0, at - 60), Math.max(0, at)));
    if (at >= 0 && declared) return declared[1] === undefined ? '' : `${declared[1]}:`;
  }
  throw new UnreadableFileError(DAMAGED);
}

/** Follows the elements whose words are left out. */
class Silence {
  #name = '';
  #depth = 0;

  get active(): boolean {
    return this.#depth > 0;
  }

  /** Takes the next tag; true when it belongs to an element that is left out. */
  takes(name: string, kind: Tag['kind']): boolean {
    if (this.#depth > 0) {
      if (name === this.#name && kind !== 'empty') this.#depth += kind === 'open' ? 1 : -1;
      return true;
    }
    if (kind !== 'open' || !SILENT.has(name)) return false;
    this.#name = name;
    this.#depth = 1;
    return true;
  }
}

/**
 * The text of a Word document (.docx), with an empty line after each paragraph; without deleted text, notes and
 * comments. Linear time, even if its XML is malformed. Call it only in a sandboxed child. Errors:
 * `UnreadableFileError`.
 */
export function docxText(archive: Buffer): string {
  const xml = mainPart(archive);
  const prefix = prefixIn(xml);
  const out: string[] = [];
  const silence = new Silence();
  let reads = false;
  scanMarkup(xml, {
    text: (start, end) => {
      if (reads && !silence.active) out.push(xml.slice(start, end));
    },
    tag: ({ name: written, kind }) => {
      const name = written.startsWith(prefix) ? written.slice(prefix.length) : written;
      if (silence.takes(name, kind)) return undefined;
      if (name === 't') reads = kind === 'open';
      else if (name === 'p' && kind !== 'open') out.push('\n\n');
      else if (kind !== 'close' && SHOWN[name] !== undefined && !name.includes(':')) out.push(SHOWN[name]);
      return undefined;
    },
  });
  return decodeEntities(out.join(''));
}
