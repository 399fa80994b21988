declare module 'word-extractor' {
  /** The parts of an old Word document as text. `filterUnicode: false` keeps quotation marks and dashes unchanged. */
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
