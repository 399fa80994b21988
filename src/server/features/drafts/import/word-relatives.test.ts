import { expect, test } from 'vitest';
import { docxText } from '#server/platform/sandbox/docx-text.ts';
import type { Loss } from '#server/platform/sandbox/word/scanned.ts';
import { zip } from '#test/fixtures/zip.ts';
import { draftOfDocx } from './docx-document.ts';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const M = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const p = (inner: string, properties = '') =>
  `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}${inner}</w:p>`;
const r = (text: string, properties = '') =>
  `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';
const instr = (words: string) => `<w:r><w:instrText xml:space="preserve">${words}</w:instrText></w:r>`;
const separate = '<w:r><w:fldChar w:fldCharType="separate"/></w:r>';
const end = '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
const field = (words: string, result: string) => `${begin}${instr(words)}${separate}${result}${end}`;
const root = (name: string, inner: string) => `<?xml version="1.0"?><w:${name} ${W}>${inner}</w:${name}>`;
const lvl = (at: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
const abstract = (levels: string) => `<w:abstractNum w:abstractNumId="0">${levels}</w:abstractNum>`;
const num = (id: number, inner = '') => `<w:num w:numId="${id}"><w:abstractNumId w:val="0"/>${inner}</w:num>`;
const listed = (id: number, level = 0) =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`;
const tr = (...cells: string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`;
const rel = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
const rels = (inner: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;

interface Relative {
  body: string;
  styles?: string;
  numbering?: string;
  parts?: Record<string, string>;
  /** In the text of the paper, and in the draft. */
  has?: string[];
  hasNot?: string[];
  /** One of these is enough of `has` and a loss. */
  orLoss?: Loss;
  /** Named in any case. */
  loss?: Loss;
  /** In the text of the paper only. */
  text?: string[];
  draft?: (blocks: Block[]) => unknown;
  is?: unknown;
}
type Block = {
  type: string;
  attrs?: Record<string, unknown>;
  content?: Block[];
  text?: string;
  marks?: { type: string }[];
};
const wordsOf = (block: Block): string => block.text ?? (block.content ?? []).map(wordsOf).join('');
const allOf = (block: Block): Block[] => [block, ...(block.content ?? []).flatMap(allOf)];
const nodes = (blocks: Block[]) => blocks.flatMap(allOf);
const marksAt = (blocks: Block[], words: string) =>
  nodes(blocks)
    .find(({ text }) => text?.includes(words))
    ?.marks?.map(({ type }) => type) ?? [];
const numbered = (blocks: Block[]) =>
  nodes(blocks)
    .filter(({ type }) => type === 'numberedParagraph')
    .map((one) => [
      wordsOf(one),
      one.attrs?.level,
      ...(one.attrs?.start ? [one.attrs.start] : []),
      ...(one.attrs?.restart ? ['again'] : []),
    ]);
const cells = (blocks: Block[]) =>
  nodes(blocks)
    .filter(({ type }) => type === 'tableRow')
    .map((row) => (row.content ?? []).map(wordsOf));

const RELATIVES: Record<string, Relative> = {
  'a table of authorities inside a control keeps its lines': {
    body: `<w:sdt><w:sdtPr><w:docPartObj/></w:sdtPr><w:sdtContent>${p(`${begin}${instr('TOA \\h \\c "1"')}${separate}${r('Alpha v. Beta')}`)}${p(r('Gamma v. Delta'))}${p(`${r('Iota v. Kappa')}${end}`)}</w:sdtContent></w:sdt>${p(r('After'))}`,
    has: ['Alpha v. Beta', 'Gamma v. Delta', 'Iota v. Kappa', 'After'],
    hasNot: ['TOA'],
  },
  'a condition of a mail merge shows its result alone': {
    body: p(
      `${r('The deponent is ')}${begin}${instr('IF ')}${field('MERGEFIELD Sex', r('M'))}${instr(' = "M" "male" "female"')}${separate}${r('male')}${end}${r(' and literate.')}`,
    ),
    has: ['The deponent is male and literate.'],
    hasNot: ['is M', 'female'],
  },
  'a field whose beginning is deleted leaves the words behind it': {
    body:
      p(
        `<w:del><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:delInstrText>REF a</w:delInstrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:delText>old</w:delText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:del>${r('The plot is at Erode.')}`,
      ) + p(r('Next')),
    has: ['The plot is at Erode.', 'Next'],
    hasNot: ['old', 'REF'],
  },
  'a field without an end does not swallow the next paragraphs': {
    body: p(`${r('Dated ')}${begin}${instr('DATE')}`) + p(r('The second paragraph')) + p(r('The third')),
    has: ['The second paragraph', 'The third'],
  },
  'a box of Wingdings 2 as w:sym': {
    body: p(
      `<w:r><w:sym w:font="Wingdings 2" w:char="F052"/></w:r>${r(' Bailable ')}<w:r><w:sym w:font="Wingdings 2" w:char="F0A3"/></w:r>${r(' Non-bailable')}`,
    ),
    has: ['☑ Bailable □ Non-bailable'],
    orLoss: 'symbols',
  },
  'letters typed in Wingdings are signs': {
    body: p(`${r('ü', '<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>')}${r(' served')}`),
    has: ['✔ served'],
    orLoss: 'symbols',
  },
  'signs of Symbol: less or equal, a degree, a root': {
    body: p(
      `${r('x ')}<w:r><w:sym w:font="Symbol" w:char="F0A3"/></w:r>${r(' 45')}<w:r><w:sym w:font="Symbol" w:char="F0B0"/></w:r>`,
    ),
    has: ['x ≤ 45°'],
    orLoss: 'symbols',
  },
  'a sign of an unknown symbol font is named': {
    body: p(`<w:r><w:sym w:font="MT Extra" w:char="F04B"/></w:r>${r(' tail')}`),
    has: ['tail'],
    loss: 'symbols',
  },
  'a footer is read': {
    body: p(r('Body')),
    parts: { 'word/footer3.xml': root('ftr', p(r('Drawn by Vasudha Rane, Advocate'))) },
    text: ['Drawn by Vasudha Rane, Advocate'],
    loss: 'headers',
  },
  'a header in a table with a page number is read, the number is not': {
    body: p(r('Body')),
    parts: {
      'word/header1.xml': root(
        'hdr',
        `<w:tbl>${tr(p(r('IN THE COURT OF SESSIONS AT ERODE')), p(field('PAGE', r('7'))))}</w:tbl>`,
      ),
    },
    text: ['IN THE COURT OF SESSIONS AT ERODE'],
    loss: 'headers',
  },
  'text hidden by the style of its paragraph': {
    body: p(r('Note to junior: do not file'), '<w:pStyle w:val="Hid"/>') + p(r('Shown')),
    styles:
      '<w:style w:type="paragraph" w:styleId="Hid"><w:name w:val="Hid"/><w:rPr><w:vanish/></w:rPr></w:style>',
    has: ['Shown'],
    hasNot: ['junior'],
    loss: 'hidden',
  },
  'text hidden by a style of letters, shown again by its run': {
    body: p(
      `${r('secret ', '<w:rStyle w:val="H"/>')}${r('open', '<w:rStyle w:val="H"/><w:vanish w:val="0"/>')}`,
    ),
    styles:
      '<w:style w:type="character" w:styleId="H"><w:name w:val="H"/><w:rPr><w:vanish/></w:rPr></w:style>',
    has: ['open'],
    hasNot: ['secret'],
    loss: 'hidden',
  },
  'capitals by the style of a paragraph, switched off in a run': {
    body: p(`${r('in the court of ')}${r('Erode', '<w:caps w:val="0"/>')}`, '<w:pStyle w:val="C"/>'),
    styles: '<w:style w:type="paragraph" w:styleId="C"><w:name w:val="C"/><w:rPr><w:caps/></w:rPr></w:style>',
    has: ['IN THE COURT OF Erode'],
  },
  'raised letters of an ordinal and lowered figures': {
    body: p(
      `${r('10')}${r('th', '<w:vertAlign w:val="superscript"/>')}${r(' day, H')}${r('2', '<w:vertAlign w:val="subscript"/>')}${r('O')}`,
    ),
    has: ['H₂O'],
    orLoss: 'raised',
  },
  'bold by the style of a paragraph, off in a run': {
    body: p(`${r('GROUNDS ')}${r('plain', '<w:b w:val="0"/>')}`, '<w:pStyle w:val="B"/>'),
    styles: '<w:style w:type="paragraph" w:styleId="B"><w:name w:val="B"/><w:rPr><w:b/></w:rPr></w:style>',
    draft: (blocks) => [marksAt(blocks, 'GROUNDS'), marksAt(blocks, 'plain')],
    is: [['bold'], []],
  },
  'italics by a style that is based on another': {
    body: p(r('ratio decidendi', '<w:rStyle w:val="I2"/>')),
    styles:
      '<w:style w:type="character" w:styleId="I1"><w:name w:val="I1"/><w:rPr><w:i/></w:rPr></w:style><w:style w:type="character" w:styleId="I2"><w:name w:val="I2"/><w:basedOn w:val="I1"/></w:style>',
    draft: (blocks) => marksAt(blocks, 'ratio'),
    is: ['italic'],
  },
  'a number that a tracked change took away is no number': {
    body: p(r('Now no item'), `<w:pPrChange w:id="1"><w:pPr>${listed(1)}</w:pPr></w:pPrChange>`),
    numbering: abstract(lvl(0, 'decimal', '%1.')) + num(1),
    has: ['Now no item'],
    draft: numbered,
    is: [],
  },
  'words that a tracked change of format made visible': {
    body: p(
      r('Was hidden, is shown', '<w:rPrChange w:id="1"><w:rPr><w:vanish/><w:caps/></w:rPr></w:rPrChange>'),
    ),
    has: ['Was hidden, is shown'],
  },
  'two deleted ends join three paragraphs': {
    body:
      p(r('One '), '<w:rPr><w:del w:id="1"/></w:rPr>') +
      p(r('two '), '<w:rPr><w:del w:id="2"/></w:rPr>') +
      p(r('three.')),
    draft: (blocks) => blocks.map(wordsOf),
    is: ['One two three.'],
  },
  'an inserted end of a paragraph stays an end': {
    body: p(r('First.'), '<w:rPr><w:ins w:id="1"/></w:rPr>') + p(r('Second.')),
    draft: (blocks) => blocks.map(wordsOf),
    is: ['First.', 'Second.'],
  },
  'a numbered paragraph that was moved counts once, at its new place': {
    body:
      p(
        `<w:moveFrom w:id="1">${r('Mover')}</w:moveFrom>`,
        `${listed(1)}<w:rPr><w:moveFrom w:id="2"/></w:rPr>`,
      ) +
      p(r('Stays'), listed(1)) +
      p(`<w:moveTo w:id="3">${r('Mover')}</w:moveTo>`, `${listed(1)}<w:rPr><w:moveTo w:id="4"/></w:rPr>`),
    numbering: abstract(lvl(0, 'decimal', '%1.')) + num(1),
    draft: numbered,
    is: [
      ['Stays', 1],
      ['Mover', 1],
    ],
    text: ['1. Stays', '2. Mover'],
  },
  'a deleted row is gone, an inserted one stays': {
    body: `<w:tbl><w:tr><w:trPr><w:del w:id="1"/></w:trPr><w:tc>${p(`<w:del w:id="9">${'<w:r><w:delText>gone</w:delText></w:r>'}</w:del>`)}</w:tc></w:tr><w:tr><w:trPr><w:ins w:id="2"/></w:trPr><w:tc>${p(r('kept'))}</w:tc></w:tr></w:tbl>`,
    has: ['kept'],
    hasNot: ['gone'],
    draft: cells,
    is: [['kept']],
  },
  'a deleted cell is gone': {
    body: `<w:tbl><w:tr><w:tc><w:tcPr><w:cellDel w:id="1"/></w:tcPr>${p(`<w:del w:id="3"><w:r><w:delText>x9</w:delText></w:r></w:del>`)}</w:tc><w:tc>${p(r('kept'))}</w:tc></w:tr></w:tbl>`,
    hasNot: ['x9'],
    has: ['kept'],
  },
  'a heading is numbered by its style: Article II.': {
    body: p(r('Title'), '<w:pStyle w:val="H1"/>') + p(r('Remedy'), '<w:pStyle w:val="H1"/>'),
    styles:
      '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>',
    numbering: abstract(lvl(0, 'upperRoman', 'Article %1.')) + num(1),
    text: ['Article I. Title', 'Article II. Remedy'],
    draft: (blocks) => blocks.map(wordsOf),
    is: ['Article I. Title', 'Article II. Remedy'],
  },
  'paragraphs counted in words': {
    body: p(r('Ground'), listed(1)) + p(r('Other'), listed(1)),
    numbering: abstract(lvl(0, 'ordinalText', '%1')) + num(1),
    text: ['First Ground', 'Second Other'],
  },
  'paragraphs counted one, two': {
    body: p(r('Ground'), listed(1)) + p(r('Other'), listed(1)),
    numbering: abstract(lvl(0, 'cardinalText', '%1)')) + num(1),
    text: ['One) Ground', 'Two) Other'],
  },
  'figures of Devanagari and a legal level': {
    body: p(r('यह कि'), listed(1)) + p(r('दूसरा'), listed(1, 1)),
    numbering: abstract(lvl(0, 'hindiNumbers', '%1.') + lvl(1, 'decimal', '%1.%2', '<w:isLgl/>')) + num(1),
    text: ['१. यह कि', '1.1 दूसरा'],
  },
  'letters go on after z': {
    body: Array.from({ length: 28 }, (_, at) => p(r(`item${at + 1}`), listed(1))).join(''),
    numbering: abstract(lvl(0, 'lowerLetter', '(%1)')) + num(1),
    text: ['(z) item26', '(aa) item27', '(bb) item28'],
  },
  'a list that begins at 7 in a level of its number': {
    body: p(r('Seventh'), listed(2)) + p(r('Eighth'), listed(2)),
    numbering:
      abstract(lvl(0, 'decimal', '%1.')) +
      num(1) +
      num(
        2,
        '<w:lvlOverride w:ilvl="0"><w:lvl w:ilvl="0"><w:start w:val="7"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:lvlOverride>',
      ),
    text: ['7. Seventh', '8. Eighth'],
    draft: numbered,
    is: [
      ['Seventh', 1, 7],
      ['Eighth', 1],
    ],
  },
  'a list by the link of a style': {
    body: p(r('Uno'), listed(5)) + p(r('Due'), listed(5)),
    styles:
      '<w:style w:type="numbering" w:styleId="L"><w:name w:val="L"/><w:pPr><w:numPr><w:numId w:val="6"/></w:numPr></w:pPr></w:style>',
    numbering: `<w:abstractNum w:abstractNumId="0"><w:numStyleLink w:val="L"/></w:abstractNum><w:abstractNum w:abstractNumId="3"><w:styleLink w:val="L"/>${lvl(0, 'upperLetter', '%1.')}</w:abstractNum>${num(5)}<w:num w:numId="6"><w:abstractNumId w:val="3"/></w:num>`,
    text: ['A. Uno', 'B. Due'],
  },
  'a level of the list is named by the style of the paragraph': {
    body: p(r('Main'), listed(1)) + p(r('Sub'), '<w:pStyle w:val="Sub"/>'),
    styles:
      '<w:style w:type="paragraph" w:styleId="Sub"><w:name w:val="Sub"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>',
    numbering:
      abstract(lvl(0, 'decimal', '%1.') + lvl(1, 'lowerLetter', '(%2)', '<w:pStyle w:val="Sub"/>')) + num(1),
    text: ['1. Main', '(a) Sub'],
  },
  'the number of a style is switched off in a paragraph': {
    body:
      p(r('Counted'), '<w:pStyle w:val="N"/>') +
      p(r('Free'), '<w:pStyle w:val="N"/><w:numPr><w:numId w:val="0"/></w:numPr>'),
    styles:
      '<w:style w:type="paragraph" w:styleId="N"><w:name w:val="N"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>',
    numbering: abstract(lvl(0, 'decimal', '%1.')) + num(1),
    draft: (blocks) => [numbered(blocks), blocks.map(({ type }) => type)],
    is: [[['Counted', 1]], ['numberedParagraph', 'paragraph']],
  },
  'a sum and a root of a formula': {
    body: `<w:p><m:oMath ${M}><m:r><m:t>A=</m:t></m:r><m:rad><m:deg/><m:e><m:r><m:t>x+1</m:t></m:r></m:e></m:rad></m:oMath></w:p>`,
    has: ['A=√(x+1)'],
    orLoss: 'formulas',
  },
  'a fraction in a fraction': {
    body: `<w:p><m:oMath ${M}><m:f><m:num><m:r><m:t>P+Q</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath></w:p>`,
    has: ['(P+Q)/2'],
    orLoss: 'formulas',
  },
  'a chosen date and an empty choice of a control': {
    body: p(
      `${r('On ')}<w:sdt><w:sdtPr><w:date/></w:sdtPr><w:sdtContent>${r('3 May 2026')}</w:sdtContent></w:sdt>${r(' before ')}<w:sdt><w:sdtPr><w:dropDownList/><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${r('Choose an item.')}</w:sdtContent></w:sdt>`,
    ),
    has: ['On 3 May 2026'],
    hasNot: ['Choose an item'],
  },
  'a control around a row and around a cell keeps their words': {
    body: `<w:tbl><w:sdt><w:sdtContent>${tr(p(r('Exh. A')), p(r('lease')))}</w:sdtContent></w:sdt><w:tr><w:sdt><w:sdtContent><w:tc>${p(r('Exh. B'))}</w:tc></w:sdtContent></w:sdt><w:tc>${p(r('notice'))}</w:tc></w:tr></w:tbl>`,
    draft: cells,
    is: [
      ['Exh. A', 'lease'],
      ['Exh. B', 'notice'],
    ],
  },
  'a link and its words, underlined by a style': {
    body: p(`<w:hyperlink w:anchor="x">${r('see Annexure P-2', '<w:u w:val="single"/>')}</w:hyperlink>`),
    has: ['see Annexure P-2'],
    draft: (blocks) => marksAt(blocks, 'Annexure'),
    is: ['underline'],
  },
  'a note of two paragraphs in a cell': {
    body: `<w:tbl>${tr(p(`${r('Settled')}<w:r><w:footnoteReference w:id="4"/></w:r>`))}</w:tbl>`,
    parts: {
      'word/footnotes.xml': root(
        'footnotes',
        `<w:footnote w:id="4">${p(r('(2018) 3 SCC 77'))}${p(r('and (2019) 4 SCC 11'))}</w:footnote>`,
      ),
    },
    has: ['(2018) 3 SCC 77', '(2019) 4 SCC 11'],
  },
  'an endnote with inserted and deleted words': {
    body: p(`${r('Held')}<w:r><w:endnoteReference w:id="2"/></w:r>`),
    parts: {
      'word/endnotes.xml': root(
        'endnotes',
        `<w:endnote w:id="2">${p(`<w:ins w:id="5">${r('AIR 1999 SC 12')}</w:ins><w:del w:id="6"><w:r><w:delText>AIR 1998 SC 4</w:delText></w:r></w:del>`)}</w:endnote>`,
      ),
    },
    has: ['AIR 1999 SC 12'],
    hasNot: ['AIR 1998'],
  },
  'a note whose sign is an asterisk': {
    body: p(`${r('Counsel')}<w:r><w:footnoteReference w:customMarkFollows="1" w:id="4"/><w:t>*</w:t></w:r>`),
    parts: {
      'word/footnotes.xml': root('footnotes', `<w:footnote w:id="4">${p(r('* Retained'))}</w:footnote>`),
    },
    has: ['Retained'],
  },
  'notes in a part of another name': {
    body: p(`${r('Settled')}<w:r><w:footnoteReference w:id="1"/></w:r>`),
    parts: {
      'word/_rels/document.xml.rels': rels(rel('rId9', 'footnotes', 'notes/mine.xml')),
      'word/notes/mine.xml': root(
        'footnotes',
        `<w:footnote w:id="1">${p(r('(2017) 5 SCC 512'))}</w:footnote>`,
      ),
    },
    has: ['(2017) 5 SCC 512'],
  },
  'lists and styles in parts of other names': {
    body: p(r('Uno'), listed(1)) + p(r('Bold'), '<w:pStyle w:val="B"/>'),
    parts: {
      'word/_rels/document.xml.rels': rels(
        rel('a', 'numbering', 'numbering2.xml') + rel('b', 'styles', '/word/styles7.xml'),
      ),
      'word/numbering2.xml': root('numbering', abstract(lvl(0, 'upperRoman', '%1.')) + num(1)),
      'word/styles7.xml': root(
        'styles',
        '<w:style w:type="paragraph" w:styleId="B"><w:name w:val="B"/><w:rPr><w:b/></w:rPr></w:style>',
      ),
    },
    text: ['I. Uno'],
    draft: (blocks) => marksAt(blocks, 'Bold'),
    is: ['bold'],
  },
  'a section that goes on has no break': {
    body: `${p(r('One'), '<w:sectPr/>') + p(r('Two'))}<w:sectPr><w:type w:val="continuous"/></w:sectPr>`,
    draft: (blocks) => blocks.map(({ type }) => type),
    is: ['paragraph', 'paragraph'],
  },
  'a page that the paragraph begins': {
    body: p(r('One')) + p(r('PRAYER'), '<w:pageBreakBefore/>'),
    draft: (blocks) => blocks.map(({ type }) => type),
    is: ['paragraph', 'pageBreak', 'paragraph'],
  },
  'a page that the style of the paragraph begins': {
    body: p(r('One')) + p(r('PRAYER'), '<w:pStyle w:val="New"/>'),
    styles:
      '<w:style w:type="paragraph" w:styleId="New"><w:name w:val="New"/><w:pPr><w:pageBreakBefore/></w:pPr></w:style>',
    draft: (blocks) => blocks.map(({ type }) => type),
    is: ['paragraph', 'pageBreak', 'paragraph'],
  },
  'a quotation by its style': {
    body: p(r('No person shall'), '<w:pStyle w:val="Q"/>'),
    styles: '<w:style w:type="paragraph" w:styleId="Q"><w:name w:val="Intense Quote"/></w:style>',
    draft: (blocks) => blocks.map(({ type }) => type),
    is: ['blockquote'],
  },
  'a quotation by the indents of a style, first and last': {
    body: p(r('No person shall'), '<w:pStyle w:val="Q"/>'),
    styles:
      '<w:style w:type="paragraph" w:styleId="Q"><w:name w:val="Extract"/><w:pPr><w:ind w:start="720" w:end="720"/></w:pPr></w:style>',
    draft: (blocks) => blocks.map(({ type }) => type),
    is: ['blockquote'],
  },
  'DevLys by the style of a paragraph, beside Times': {
    body: p(
      `${r('U;k;ky;')}${r(' (Court No. 2)', '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman"/>')}`,
      '<w:pStyle w:val="K"/>',
    ),
    styles:
      '<w:style w:type="paragraph" w:styleId="K"><w:name w:val="K"/><w:rPr><w:rFonts w:ascii="DevLys 010" w:hAnsi="DevLys 010"/></w:rPr></w:style>',
    has: ['न्यायालय (Court No. 2)'],
  },
  'Kruti Dev in a note, a cell and a header': {
    body: `<w:tbl>${tr(p(`${r('okn', '<w:rFonts w:ascii="Kruti Dev 010"/>')}<w:r><w:footnoteReference w:id="1"/></w:r>`))}</w:tbl>`,
    parts: {
      'word/footnotes.xml': root(
        'footnotes',
        `<w:footnote w:id="1">${p(r('izkFkhZ', '<w:rFonts w:ascii="Kruti Dev 010"/>'))}</w:footnote>`,
      ),
      'word/header1.xml': root('hdr', p(r("vkns'k", '<w:rFonts w:ascii="Kruti Dev 016"/>'))),
    },
    has: ['वाद', 'प्रार्थी'],
    text: ['आदेश'],
    loss: 'legacyFont',
  },
  'Kruti Dev beside Unicode in one line': {
    body: p(
      `${r('श्री ', '<w:rFonts w:ascii="Mangal" w:cs="Mangal"/>')}${r('jke', '<w:rFonts w:ascii="Kruti Dev 010"/>')}${r(' बनाम ')}${r(';kno', '<w:rFonts w:ascii="KrutiDev010"/>')}`,
    ),
    has: ['श्री राम बनाम यादव'],
  },
  'Unicode Hindi under the name of a legacy font stays': {
    body: p(r('न्यायालय', '<w:rFonts w:ascii="Kruti Dev 010" w:cs="Mangal"/><w:cs/>')),
    has: ['न्यायालय'],
  },
  'English in Kruti Dev only by its cs font stays English': {
    body: p(r('The learned counsel', '<w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Kruti Dev 010"/>')),
    has: ['The learned counsel'],
  },
  'a font whose layout is not known is named': {
    body: p(r("mRrj izns'k", '<w:rFonts w:ascii="Walkman-Chanakya905"/>')),
    loss: 'unreadFont',
  },
  'a hyphen that does not break and one that may': {
    body: p(
      `<w:r><w:t>non</w:t><w:noBreakHyphen/><w:t>bail</w:t><w:softHyphen/><w:t>able</w:t><w:cr/><w:t>offence</w:t></w:r>`,
    ),
    text: ['non-bailable\noffence'],
  },
  'a row that ends before the last column': {
    body: `<w:tbl>${tr(p(r('1')), p(r('2')))}<w:tr><w:trPr><w:gridAfter w:val="1"/></w:trPr><w:tc>${p(r('first only'))}</w:tc></w:tr></w:tbl>`,
    draft: cells,
    is: [
      ['1', '2'],
      ['first only', ''],
    ],
  },
  'a table in a cell: its cells do not run together': {
    body: `<w:tbl>${tr(`<w:tbl>${tr(p(r('41/2')), p(r('2 acres')))}</w:tbl>${p('')}`, p(r('Erode')))}</w:tbl>`,
    has: ['41/2', '2 acres', 'Erode'],
    hasNot: ['41/22'],
  },
  'right to left: the trailing side': {
    body: p(r('یہ درخواست'), '<w:bidi/><w:jc w:val="right"/>'),
    draft: (blocks) => blocks[0]?.attrs?.align,
    is: 'left',
  },
  'right to left: centred stays centred': {
    body: p(r('یہ درخواست'), '<w:bidi/><w:jc w:val="center"/>'),
    draft: (blocks) => blocks[0]?.attrs?.align,
    is: 'center',
  },
  'a choice of alternatives is read once': {
    body: `<w:p><w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps"><w:drawing><wps:txbx xmlns:wps="u"><w:txbxContent>${p(r('Boxed (2016) 9 SCC 9999'))}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox xmlns:v="v"><w:txbxContent>${p(r('Boxed (2016) 9 SCC 9999'))}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    draft: (blocks) => blocks.map(wordsOf).join(' ').split('SCC 9999').length - 1,
    is: 1,
  },
  'another prefix for the vocabulary': {
    body: '',
    parts: {
      'word/document.xml': `<ns0:document xmlns:ns0="http://purl.oclc.org/ooxml/wordprocessingml/main"><ns0:body><ns0:p><ns0:r><ns0:t>Strict words</ns0:t></ns0:r></ns0:p></ns0:body></ns0:document>`,
    },
    has: ['Strict words'],
  },
  'words in smart tags, insertions and directions': {
    body: p(
      `<w:smartTag><w:ins w:id="1"><w:customXml>${r('Salem ')}</w:customXml></w:ins></w:smartTag><w:dir w:val="rtl">${r('right')}</w:dir>`,
    ),
    has: ['Salem right'],
  },
  'an unknown element is named and its words are kept': {
    body: p(`${r('Known ')}<w:shiny>${r('new words')}</w:shiny>`),
    has: ['Known new words'],
    loss: 'unknown',
  },
  'an embedded workbook is named': {
    body: p('<w:r><w:object><o:OLEObject xmlns:o="o" Type="Embed"/></w:object></w:r>'),
    loss: 'pictures',
  },
  'an embedded part is named': { body: `${p(r('x'))}<w:altChunk r:id="a"/>`, loss: 'embedded' },
  'a comment is named': { body: p(`${r('x')}<w:r><w:commentReference w:id="1"/></w:r>`), loss: 'comments' },
};

function read({ body, styles, numbering, parts }: Relative) {
  const archive = zip({
    'word/document.xml': root('document', `<w:body>${body}</w:body>`),
    ...(styles === undefined ? {} : { 'word/styles.xml': root('styles', styles) }),
    ...(numbering === undefined ? {} : { 'word/numbering.xml': root('numbering', numbering) }),
    ...parts,
  });
  const { text, losses } = docxText(archive);
  let ids = 0;
  const draft = draftOfDocx(archive, () => {
    ids += 1;
    return `n${ids}`;
  });
  return { text, losses: [...losses, ...draft.losses], draft: draft.document as unknown as Block };
}

test.each(Object.entries(RELATIVES))('%s', (_, relative) => {
  const found = read(relative);
  const { has = [], hasNot = [], text = [], orLoss, loss, draft, is } = relative;
  const whole = nodes([found.draft])
    .map((one) => one.text ?? (one.type === 'paragraph' ? '\n' : ''))
    .join('');
  const missing = has.filter((words) => !found.text.includes(words) || !whole.includes(words));
  if (!(orLoss && found.losses.includes(orLoss)))
    expect({ missing, text: found.text, whole }).toMatchObject({ missing: [] });
  expect(hasNot.filter((words) => found.text.includes(words) || whole.includes(words))).toEqual([]);
  expect({ missing: text.filter((words) => !found.text.includes(words)), in: found.text }).toMatchObject({
    missing: [],
  });
  if (loss) expect(found.losses).toContain(loss);
  if (draft) expect(draft(found.draft.content ?? [])).toEqual(is);
});
