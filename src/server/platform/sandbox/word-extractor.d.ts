declare module 'word-extractor' {
  /** What an old Word document says, part by part. `filterUnicode: false` keeps quotation marks and dashes as written. */
  interface OldWordDocument {
    getBody(options?: { filterUnicode?: boolean }): string;
    getFootnotes(options?: { filterUnicode?: boolean }): string;
    getEndnotes(options?: { filterUnicode?: boolean }): string;
    getTextboxes(options?: { filterUnicode?: boolean }): string;
  }
  export default class WordExtractor {
    extract(bytes: Buffer): Promise<OldWordDocument>;
  }
}
