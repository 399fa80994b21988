import path from 'node:path';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { attributeOf, scanMarkup, type Tag } from '../markup.ts';
import { UnreadableFileError } from '../serve-tasks.ts';
import { zipEntries } from '../zip-entry.ts';

const TRANSITIONAL = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const STRICT = 'http://purl.oclc.org/ooxml/wordprocessingml/main';

/** A tag of word processing without its prefix; other tags keep theirs. */
export interface WordTag extends Tag {
  local: string;
  /** The value of an attribute of word processing. */
  value: (name: string) => string | undefined;
}

/** Scans a part of a Word document. Linear time, also for malformed XML. */
export function scanWord(
  xml: string,
  on: { text: (words: string) => void; tag: (tag: WordTag) => void },
): void {
  const prefix = prefixOf(xml);
  scanMarkup(xml, {
    text: (start, end) => on.text(xml.slice(start, end)),
    tag: (tag) => {
      const local = tag.name.startsWith(prefix) ? tag.name.slice(prefix.length) : tag.name;
      on.tag({ ...tag, local, value: (name) => attributeOf(xml, tag, `${prefix}${name}`) });
      return undefined;
    },
  });
}

function prefixOf(xml: string): string {
  for (const namespace of [TRANSITIONAL, STRICT]) {
    const at = xml.indexOf(`="${namespace}"`);
    const name = /xmlns(?::([\w.-]{1,50}))?$/u.exec(xml.slice(Math.max(0, at - 60), Math.max(0, at)));
    if (at >= 0 && name) return name[1] === undefined ? '' : `${name[1]}:`;
  }
  return 'w:';
}

export interface WordParts {
  document: string;
  styles: string;
  numbering: string;
  footnotes: string;
  endnotes: string;
  comments: string;
  /** Which comments answer which, and which are settled. */
  commentThreads: string;
  /** Headers, then footers, each once. */
  margins: string[];
}

const damaged = (cause?: unknown) => new UnreadableFileError(sentenceOf(fileReading.docxDamaged), { cause });
const PARTS = /^(?:_rels\/\.rels|(?:[^/]{1,100}\/){1,4}[\w.-]{1,100}\.(?:xml|rels))$/u;

/** The parts of a Word document. Errors: `UnreadableFileError` for an archive that is none. */
export function wordParts(archive: Buffer): WordParts {
  if (archive.subarray(0, 2).toString('latin1') !== 'PK') throw damaged();
  const entries = entriesOf(archive);
  const read = (name: string) => entries.get(name)?.toString('utf8') ?? '';
  const main = targetsOf(read('_rels/.rels'), '/').get('officeDocument')?.[0] ?? 'word/document.xml';
  const document = read(main);
  if (!document.includes(TRANSITIONAL) && !document.includes(STRICT)) throw damaged();
  const folder = path.posix.dirname(main);
  const targets = targetsOf(read(`${folder}/_rels/${path.posix.basename(main)}.rels`), `/${folder}`);
  const beside = (name: string) => read(targets.get(name)?.[0] ?? `${folder}/${name}.xml`);
  const margins = ['header', 'footer'].flatMap((kind) => [
    ...(targets.get(kind) ?? []),
    ...[...entries.keys()].filter((name) => name.startsWith(`${folder}/${kind}`)).sort(),
  ]);
  return {
    document,
    styles: beside('styles'),
    numbering: beside('numbering'),
    footnotes: beside('footnotes'),
    endnotes: beside('endnotes'),
    comments: beside('comments'),
    commentThreads: beside('commentsExtended'),
    margins: [...new Set(margins.map(read))],
  };
}

function entriesOf(archive: Buffer): Map<string, Buffer> {
  try {
    return zipEntries(archive, (name) => PARTS.test(name));
  } catch (cause) {
    throw damaged(cause);
  }
}

/** The parts that relationships name, by the last word of their type. */
function targetsOf(relationships: string, folder: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  scanMarkup(relationships, {
    text: () => undefined,
    tag: (tag) => {
      const target = attributeOf(relationships, tag, 'Target');
      if (target === undefined) return undefined;
      const type = path.posix.basename(attributeOf(relationships, tag, 'Type') ?? '');
      const part = path.posix.resolve(folder, target).slice(1);
      const parts = found.get(type);
      if (parts) parts.push(part);
      else found.set(type, [part]);
      return undefined;
    },
  });
  return found;
}
