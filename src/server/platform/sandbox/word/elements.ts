import type { Loss } from './scanned.ts';

/** Elements whose words are no words of the document as it is printed. */
export const SILENT = new Set([
  'pPrChange',
  'rPrChange',
  'sectPrChange',
  'tblPrChange',
  'tblPrExChange',
  'tcPrChange',
  'trPrChange',
  'tblGridChange',
  'numberingChange',
  'footnotePr',
  'endnotePr',
  'rt',
  'mc:Fallback',
]);

/** Elements that hold what a draft does not have, by their names without a prefix. */
export const LOST: ReadonlyMap<string, Loss> = new Map([
  ...['pic', 'imagedata', 'chart', 'relIds', 'OLEObject', 'contentPart', 'textpath'].map(
    (name) => [name, 'pictures'] as const,
  ),
  ...['altChunk', 'subDoc'].map((name) => [name, 'embedded'] as const),
  ['commentReference', 'comments'],
  ['txbxContent', 'textBoxes'],
]);

/** Elements of word processing whose content a draft has, or that show nothing. */
const KNOWN = new Set(
  `document body background p r t tab br cr noBreakHyphen softHyphen ptab sym pgNum separator continuationSeparator annotationRef
  footnoteRef endnoteRef footnoteReference endnoteReference commentReference lastRenderedPageBreak
  dayShort monthShort yearShort dayLong monthLong yearLong delText instrText delInstrText fldChar fldSimple fldData ffData hyperlink smartTag
  customXml sdt sdtContent sdtPr sdtEndPr bookmarkStart bookmarkEnd commentRangeStart commentRangeEnd proofErr permStart permEnd
  moveFrom moveTo ins del moveFromRangeStart moveFromRangeEnd moveToRangeStart moveToRangeEnd customXmlInsRangeStart
  customXmlInsRangeEnd customXmlDelRangeStart customXmlDelRangeEnd customXmlMoveFromRangeStart customXmlMoveFromRangeEnd
  customXmlMoveToRangeStart customXmlMoveToRangeEnd bdo dir ruby rubyBase rubyPr rt altChunk subDoc tbl tblGrid gridCol tr tc tblPr
  tblPrEx trPr tcPr pPr rPr sectPr drawing pict object movie control contentPart txbxContent footnotes endnotes footnote endnote comments comment hdr ftr
  numbering styles smartTagPr customXmlPr altChunkPr attr`.split(/\s+/u),
);
/** Elements that hold properties, drawings or alternatives: nothing inside them is text of a paragraph by itself. */
const HOLDERS = /(?:Pr|PrDefault)$|^(?:ffData|drawing|pict|object|tblGrid|rubyPr|sdtEndPr|background)$/u;

export const isHolder = (local: string): boolean => HOLDERS.test(local);
/** Prefixes of other vocabularies, whose elements are read or named where they matter. */
const FOREIGN = /^(?:mc|m|w14|w15|w16\w*|wp\w*|v|o|w10|a|pic|aml|sl|r|xml|dgm|c|lc):/u;

export const isKnown = (local: string): boolean =>
  KNOWN.has(local) || FOREIGN.test(local) || local.startsWith('?') || local === '';
