import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zip } from '#test/fixtures/zip.ts';
import { readText } from './file-pages.ts';
import { sniffKind } from './sniff-kind.ts';
import type { UnreadPart } from './unread-parts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-relatives-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const odt = (body: string, automatic = '', parts: Record<string, string> = {}) =>
  zip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content><office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ...parts,
  });
const listStyle = (name: string, ...levels: string[]) =>
  `<text:list-style style:name="${name}">${levels.join('')}</text:list-style>`;
const numberLevel = (level: number, format: string, more = '') =>
  `<text:list-level-style-number text:level="${level}" style:num-format="${format}" style:num-suffix="." ${more}/>`;
const item = (words: string, inner = '') =>
  `<text:list-item><text:p>${words}</text:p>${inner}</text:list-item>`;
const rtf = (body: string) => Buffer.from(`{\\rtf1\\ansi\\ansicpg1252\\uc1 ${body}}`, 'latin1');
const mail = (headers: string, body: string | Buffer) =>
  Buffer.concat([
    Buffer.from(
      `From: "R. Sundaram" <sundaram@example.in>\r\nTo: chambers@example.in\r\nSubject: Lease\r\nDate: Sun, 01 Mar 2026 04:30:00 +0000\r\nMIME-Version: 1.0\r\n${headers}\r\n\r\n`,
    ),
    typeof body === 'string' ? Buffer.from(body) : body,
  ]);
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const styles = (...formats: string[]) =>
  `<styleSheet><numFmts>${formats.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code}"/>`).join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${170 + at}"/>`).join('')}</cellXfs></styleSheet>`;
const workbook = (rows: string, more: Record<string, string> = {}) =>
  zip({ 'xl/worksheets/sheet1.xml': sheet(rows), ...more });
const cell = (reference: string, style: number, value: string) =>
  `<c r="${reference}" s="${style}"><v>${value}</v></c>`;
const utf16 = (words: string, order: 'le' | 'be') => {
  const bytes = Buffer.from(words, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};

interface Relative {
  kind: string;
  bytes: Buffer;
  has?: string[];
  hasNot?: string[];
  matches?: RegExp;
  loss?: UnreadPart;
}

const RELATIVES: Record<string, Relative> = {
  'odt: numbered items as printed': {
    kind: 'odt',
    bytes: odt(
      `<text:list text:style-name="L">${item('The plaintiff')}${item('The defendant', `<text:list>${item('the lease')}${item('the rent')}</text:list>`)}${item('The suit')}</text:list>`,
      listStyle('L', numberLevel(1, '1'), numberLevel(2, 'a')),
    ),
    has: ['1. The plaintiff', '2. The defendant', 'a. the lease', 'b. the rent', '3. The suit'],
  },
  'odt: a list that begins at 7': {
    kind: 'odt',
    bytes: odt(
      `<text:list text:style-name="L"><text:list-item text:start-value="7"><text:p>Seventh</text:p></text:list-item>${item('Eighth')}</text:list>`,
      listStyle('L', numberLevel(1, '1')),
    ),
    has: ['7. Seventh', '8. Eighth'],
  },
  'odt: a list that goes on after a paragraph': {
    kind: 'odt',
    bytes: odt(
      `<text:list xml:id="a" text:style-name="L">${item('One')}</text:list><text:p>Between</text:p><text:list text:continue-numbering="true" text:style-name="L">${item('Two')}</text:list><text:list text:style-name="L">${item('One again')}</text:list>`,
      listStyle('L', numberLevel(1, 'I')),
    ),
    has: ['I. One', 'II. Two', 'I. One again'],
  },
  'odt: letters in brackets and figures of Devanagari': {
    kind: 'odt',
    bytes: odt(
      `<text:list text:style-name="L">${item('यह कि')}${item('दूसरा')}</text:list>`,
      listStyle(
        'L',
        '<text:list-level-style-number text:level="1" style:num-prefix="(" style:num-suffix=")" style:num-format="१, २, ३, ..."/>',
      ),
    ),
    has: ['(१) यह कि', '(२) दूसरा'],
  },
  'odt: a bullet and a list header have no number': {
    kind: 'odt',
    bytes: odt(
      `<text:list text:style-name="L"><text:list-header><text:p>Heads</text:p></text:list-header>${item('point')}</text:list>`,
      listStyle('L', '<text:list-level-style-bullet text:level="1" text:bullet-char="•"/>'),
    ),
    has: ['Heads', 'point'],
    hasNot: ['1.'],
  },
  'odt: numbered headings': {
    kind: 'odt',
    bytes: odt(
      '<text:h text:outline-level="1">Jurisdiction</text:h><text:h text:outline-level="1">Limitation</text:h>',
      '',
      {
        'styles.xml': `<office:document-styles><office:styles><text:outline-style style:name="Outline"><text:outline-level-style text:level="1" style:num-format="I" style:num-suffix="."/></text:outline-style></office:styles></office:document-styles>`,
      },
    ),
    has: ['I. Jurisdiction', 'II. Limitation'],
  },
  'odt: a note, a text box once, cells apart': {
    kind: 'odt',
    bytes: odt(
      `<text:p>Held<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>(2016) 9 SCC 9999</text:p></text:note-body></text:note></text:p><text:p><draw:frame><draw:text-box><text:p>VERIFICATION</text:p></draw:text-box></draw:frame></text:p><table:table><table:table-row><table:table-cell><text:p>41/2</text:p></table:table-cell><table:table-cell><text:p>2 acres</text:p></table:table-cell></table:table-row></table:table>`,
    ),
    has: ['(2016) 9 SCC 9999', 'VERIFICATION', '41/2', '2 acres'],
    hasNot: ['41/22', '9999VER'],
  },
  'odt: a picture is named': {
    kind: 'odt',
    bytes: odt('<text:p>x<draw:frame><draw:image xlink:href="Pictures/a.png"/></draw:frame></text:p>'),
    loss: 'pictures',
  },
  'odt: a comment is named': {
    kind: 'odt',
    bytes: odt(
      '<text:p>due<office:annotation><dc:creator>Senior</dc:creator><text:p>ask him</text:p></office:annotation> now</text:p>',
    ),
    has: ['due now'],
    hasNot: ['Senior', 'ask him'],
    loss: 'comments',
  },
  'odt: a formula is named or read': {
    kind: 'odt',
    bytes: odt('<text:p>Interest <draw:frame><draw:object xlink:href="./Object 1"/></draw:frame></text:p>'),
    has: ['Interest'],
    loss: 'parts',
  },
  'odt: a paragraph whose words are hidden by its style': {
    kind: 'odt',
    bytes: odt(
      '<text:p text:style-name="P1">do not file</text:p><text:p>Shown <text:span text:style-name="T1">secret</text:span></text:p>',
      '<style:style style:name="P1" style:family="paragraph"><style:text-properties text:display="none"/></style:style><style:style style:name="T1" style:family="text"><style:text-properties text:display="none"/></style:style>',
    ),
    has: ['Shown'],
    hasNot: ['do not file', 'secret'],
  },
  'odt: Kruti Dev becomes Unicode': {
    kind: 'odt',
    bytes: odt(
      '<text:p text:style-name="P1">U;k;ky;</text:p><text:p>Court <text:span text:style-name="T1">vkns\'k</text:span></text:p>',
      '<style:style style:name="P1" style:family="paragraph"><style:text-properties style:font-name="Kruti Dev 010"/></style:style><style:style style:name="T1" style:family="text"><style:text-properties fo:font-family="&apos;DevLys 010&apos;"/></style:style>',
    ),
    has: ['न्यायालय', 'Court आदेश'],
  },
  'odt: an insertion stays, an input field and a date are words': {
    kind: 'odt',
    bytes: odt(
      '<text:tracked-changes><text:changed-region text:id="c1"><text:insertion/></text:changed-region></text:tracked-changes><text:p>Paid <text:change-start text:change-id="c1"/>Rs 900<text:change-end text:change-id="c1"/> on <text:date>3 May 2026</text:date> by <text:text-input>Ezhil</text:text-input></text:p>',
    ),
    has: ['Paid Rs 900 on 3 May 2026 by Ezhil'],
  },
  'rtf: a deleted and a hidden run, an inserted one': {
    kind: 'rtf',
    bytes: rtf('The debt is {\\deleted admitted}{\\revised denied}{\\v secret}.\\par'),
    has: ['The debt is denied.'],
    hasNot: ['admitted', 'secret'],
  },
  'rtf: a footnote and a header are read': {
    kind: 'rtf',
    bytes: rtf(
      '{\\header\\pard IN THE COURT OF ERODE\\par}Held{\\footnote\\pard (2016) 9 SCC 9999} here.\\par',
    ),
    has: ['IN THE COURT OF ERODE', '(2016) 9 SCC 9999', 'Held', 'here.'],
    hasNot: ['9999 here', '9999here', 'ERODEHeld'],
  },
  'rtf: numbers of paragraphs as printed': {
    kind: 'rtf',
    bytes: rtf('{\\listtext\\pard 1.\\tab}First\\par{\\listtext\\pard 2.\\tab}Second\\par'),
    matches: /1\.\s+First\n2\.\s+Second/u,
  },
  'rtf: the old form of numbers of paragraphs': {
    kind: 'rtf',
    bytes: rtf('{\\pntext\\f1 (a)\\tab}{\\*\\pn\\pnlvlbody{\\pntxta )}}First\\par'),
    matches: /\(a\)\s+First/u,
    hasNot: [')First'],
  },
  'rtf: Unicode with two characters in its place, and a pair': {
    kind: 'rtf',
    bytes: rtf("\\uc2 Rent \\u8377\\'3f\\'3f 900 \\uc1\\u-10179?\\u-8704?"),
    has: ['Rent ₹ 900 😀'],
  },
  'rtf: a code page of Cyrillic fonts, quotation marks of 1252': {
    kind: 'rtf',
    bytes: rtf("\\'93pay now\\'94 \\'96 today \\'80 40"),
    has: ['“pay now” – today € 40'],
  },
  'rtf: Kruti Dev by its font': {
    kind: 'rtf',
    bytes: rtf(
      "{\\fonttbl{\\f0 Times New Roman;}{\\f1\\fnil Kruti Dev 010;}}\\f0 Court {\\f1 vkns'k} of Erode\\par",
    ),
    has: ['Court आदेश of Erode'],
  },
  'rtf: binary data is no text': {
    kind: 'rtf',
    bytes: rtf('{\\pict\\bin6 ab}{cd }After\\par'),
    has: ['After'],
    hasNot: ['cd'],
    loss: 'pictures',
  },
  'rtf: the result of a field, not its instruction': {
    kind: 'rtf',
    bytes: rtf('See {\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt Annexure P-2}}.\\par'),
    has: ['See Annexure P-2.'],
    hasNot: ['HYPERLINK'],
  },
  'rtf: a text box is read once': {
    kind: 'rtf',
    bytes: rtf(
      '{\\shp{\\*\\shpinst{\\sp{\\sn x}{\\sv 1}}{\\shptxt\\pard VERIFICATION in a box\\par}}{\\shprslt{\\*\\do{\\dptxbxtext VERIFICATION in a box}}}}After\\par',
    ),
    matches: /^(?=[\s\S]*After)(?![\s\S]*VERIFICATION[\s\S]*VERIFICATION)[\s\S]*VERIFICATION/u,
  },
  'rtf: cells keep apart': {
    kind: 'rtf',
    bytes: rtf('\\trowd 41/2\\cell 2 acres\\cell\\row After\\par'),
    has: ['41/2\t2 acres'],
  },
  'xlsx: dates of formats that users write': {
    kind: 'xlsx',
    bytes: workbook(
      `<row r="1">${cell('A1', 1, '46082')}${cell('B1', 2, '46082')}${cell('C1', 3, '46082')}${cell('D1', 4, '46082.4375')}</row>`,
      {
        'xl/styles.xml': styles(
          'dd-mmm-yy',
          '[$-4009]dd mmmm yyyy;@',
          'yyyy\\-mm\\-dd',
          'd/m/yyyy h:mm AM/PM',
        ),
      },
    ),
    has: ['01.03.2026\t01.03.2026\t01.03.2026\t01.03.2026 10:30'],
    hasNot: ['46082'],
  },
  'xlsx: money and elapsed hours are no dates': {
    kind: 'xlsx',
    bytes: workbook(
      `<row r="1">${cell('A1', 1, '45000')}${cell('B1', 2, '1.5')}${cell('C1', 3, '12')}</row>`,
      {
        'xl/styles.xml': styles('&quot;Rs.&quot; #,##0.00', '[h]:mm', '0 &quot;days&quot;'),
      },
    ),
    has: ['45000', '36:00', '12'],
    hasNot: ['2023', '1900'],
  },
  'xlsx: days that count from 1904': {
    kind: 'xlsx',
    bytes: workbook(`<row r="1"><c r="A1" s="1"><v>44620</v></c></row>`, {
      'xl/styles.xml': styles('dd/mm/yyyy'),
      'xl/workbook.xml': '<workbook><workbookPr date1904="1"/></workbook>',
    }),
    has: ['01.03.2026'],
  },
  'xlsx: rich text, a formula of words, a truth, an error': {
    kind: 'xlsx',
    bytes: workbook(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="str"><f>A1&amp;"x"</f><v>Paid in full</v></c><c r="C1" t="b"><v>1</v></c><c r="D1" t="e"><v>#N/A</v></c></row>',
      {
        'xl/sharedStrings.xml':
          '<sst><si><r><t>Rent </t></r><r><rPr><b/></rPr><t>due</t></r><rPh><t>x</t></rPh></si></sst>',
      },
    ),
    has: ['Rent due\tPaid in full\tTRUE\t#N/A'],
  },
  'xlsx: sheets in the order of the workbook, each with its name': {
    kind: 'xlsx',
    bytes: zip({
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="Rent ledger" r:id="rId7"/><sheet name="Costs" r:id="rId3"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId3" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Type="x/worksheet" Target="worksheets/sheet2.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': sheet('<row><c t="inlineStr"><is><t>fee 500</t></is></c></row>'),
      'xl/worksheets/sheet2.xml': sheet('<row><c t="inlineStr"><is><t>rent 900</t></is></c></row>'),
    }),
    matches: /Rent ledger[\s\S]*rent 900[\s\S]*Costs[\s\S]*fee 500/u,
  },
  'xlsx: comments and pictures are named': {
    kind: 'xlsx',
    bytes: workbook('<row r="1"><c r="A1"><v>5</v></c></row>', {
      'xl/comments1.xml':
        '<comments><commentList><comment ref="A1"><text><t>ask client</t></text></comment></commentList></comments>',
    }),
    loss: 'comments',
  },
  'xlsx: a chart or a picture is named': {
    kind: 'xlsx',
    bytes: workbook('<row r="1"><c r="A1"><v>5</v></c></row>', {
      'xl/drawings/drawing1.xml': '<xdr:wsDr><xdr:pic/></xdr:wsDr>',
    }),
    loss: 'pictures',
  },
  'eml: signs of HTML by their names': {
    kind: 'eml',
    bytes: mail(
      'Content-Type: text/html; charset=utf-8',
      '<p>The tenant&rsquo;s &ldquo;notice&rdquo; &ndash; s. 106 &sect; caf&eacute; &hellip; &#8377;900 &euro; 5</p>',
    ),
    has: ['tenant’s “notice” – s. 106 § café … ₹900 € 5'],
  },
  'eml: windows-1252 in HTML, quoted-printable': {
    kind: 'eml',
    bytes: mail(
      'Content-Type: text/html; charset=windows-1252\r\nContent-Transfer-Encoding: quoted-printable',
      '<p>He said =93pay=94 =96 =80 40</p>',
    ),
    has: ['He said “pay” – € 40'],
  },
  'eml: a text part of blanks that do not break': {
    kind: 'eml',
    bytes: mail(
      'Content-Type: multipart/alternative; boundary=b',
      '--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n\u00a0 \u200b\r\n\r\n--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>Court 9, Egmore</p>\r\n--b--\r\n',
    ),
    has: ['Court 9, Egmore'],
  },
  'eml: a text part that says to read the HTML': {
    kind: 'eml',
    bytes: mail(
      'Content-Type: multipart/alternative; boundary=b',
      '--b\r\nContent-Type: text/plain\r\n\r\nYour mail client does not support HTML.\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>Hearing shifted to Court Hall 9 at Egmore on 5 May 2026, please inform the witnesses.</p>\r\n--b--\r\n',
    ),
    has: ['Court Hall 9 at Egmore'],
  },
  'eml: the hour of India, day before month': {
    kind: 'eml',
    bytes: mail('Content-Type: text/plain', 'x'),
    matches: /Date: 1 Mar(?:ch)? 2026,? (?:at )?10[:.]00/u,
  },
  'eml: a quoted date of an American program': {
    kind: 'eml',
    bytes: mail(
      'Content-Type: text/plain',
      'Agreed.\r\n\r\n-----Original Message-----\r\nFrom: K. Mani\r\nSent: Sunday, March 1, 2026 10:00 AM\r\nSubject: Rent\r\n\r\nPay.',
    ),
    has: ['Agreed.', 'Pay.'],
    matches: /March 1, 2026|1 Mar(?:ch)? 2026/u,
  },
  'eml: an invitation in it names its day': {
    kind: 'eml',
    bytes: mail(
      'Content-Type: multipart/mixed; boundary=b',
      '--b\r\nContent-Type: text/plain\r\n\r\nJoin us.\r\n--b\r\nContent-Type: text/calendar; method=REQUEST; name=invite.ics\r\nContent-Disposition: attachment; filename=invite.ics\r\n\r\nBEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n--b--\r\n',
    ),
    has: ['Join us.', 'invite.ics'],
  },
  'eml: a file with a Hindi name': {
    kind: 'eml',
    bytes: mail(
      'Content-Type: multipart/mixed; boundary=b',
      "--b\r\nContent-Type: text/plain\r\n\r\nx\r\n--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename*=UTF-8''%E0%A4%86%E0%A4%A6%E0%A5%87%E0%A4%B6.pdf\r\n\r\n%PDF\r\n--b--\r\n",
    ),
    has: ['आदेश.pdf'],
  },
  'eml: a soft line break of format=flowed': {
    kind: 'eml',
    bytes: mail(
      'Content-Type: text/plain; format=flowed; delsp=no',
      'The tenant shall pay \r\nrent in advance.',
    ),
    matches: /shall pay\s+rent in advance/u,
  },
  'html: signs by their names, in windows-1252': {
    kind: 'html',
    bytes: Buffer.from(
      '<html><head><meta charset=windows-1252><title>t</title></head><body><p>He said \x93pay\x94 &mdash; &sect; 138 &frac12; acre</p><p>Next</p></body></html>',
      'latin1',
    ),
    has: ['He said “pay” — § 138 ½ acre', 'Next'],
  },
  'html: numbers of lists as printed, hidden and deleted words stay out': {
    kind: 'html',
    bytes: Buffer.from(
      '<p>Heard</p><ol start="4"><li>four<ul><li>sign</li></ul></li><li value="9">nine</li><li>ten</li></ol><p>kept <del>gone</del></p><div hidden>SECRET<div>in</div></div><p style="color:red; display: none">none</p><p>end</p>',
    ),
    has: ['4. four', 'sign', '9. nine', '10. ten', 'kept', 'end'],
    hasNot: ['gone', 'SECRET', 'none', '1. sign'],
  },
  'html: a class or a title that has the word hides nothing': {
    kind: 'html',
    bytes: Buffer.from(
      '<div class="card hidden md:block">The rent is due.</div><p title="a hidden term">The term is void.</p><p id="x" hidden>SECRET</p>',
    ),
    has: ['The rent is due.', 'The term is void.'],
    hasNot: ['SECRET'],
  },
  'html: a list of letters gets no numbers': {
    kind: 'html',
    bytes: Buffer.from('<p>Reliefs</p><ol type="a"><li>Stay</li></ol><ol type="1"><li>Costs</li></ol>'),
    has: ['Stay', '1. Costs'],
    hasNot: ['1. Stay'],
  },
  'html: a hidden element without its end takes nothing with it': {
    kind: 'html',
    bytes: Buffer.from('<p>Heard</p><div hidden>x<p>The order is set aside.</p>'),
    has: ['The order is set aside.'],
  },
  'eml: a numbered list in HTML': {
    kind: 'eml',
    bytes: mail(
      'Content-Type: text/html; charset=utf-8',
      '<p>Points</p><ol><li>Notice</li><li>Stay</li></ol>',
    ),
    has: ['1. Notice', '2. Stay'],
  },
  'txt: UTF-16 without a mark, either order': {
    kind: 'txt',
    bytes: utf16('Notice dated 9 April 2026. किराया बकाया है। The rent is due.', 'le'),
    has: ['Notice dated 9 April 2026. किराया बकाया है।'],
  },
  'txt: UTF-16 with the high byte first, without a mark': {
    kind: 'txt',
    bytes: utf16('Notice dated 9 April 2026. The rent is due to the landlord.', 'be'),
    has: ['Notice dated 9 April 2026.'],
  },
  'txt: a mark of UTF-8 is no text': {
    kind: 'txt',
    bytes: Buffer.from('\ufeffRent note किराया'),
    matches: /^Rent note किराया/u,
  },
  'csv: Hindi and a rupee': {
    kind: 'csv',
    bytes: Buffer.from('तारीख,राशि\n1.3.2026,₹900\n'),
    has: ['तारीख,राशि', '₹900'],
  },
};

test.each(Object.entries(RELATIVES))(
  '%s',
  async (_, { kind, bytes, has = [], hasNot = [], matches, loss }) => {
    const file = path.join(folder, `file.${kind}`);
    await writeFile(file, bytes);
    const { pages, losses } = await readText(file, kind);
    const text = pages.join('\n');
    expect({ missing: has.filter((words) => !text.includes(words)), text }).toMatchObject({ missing: [] });
    expect({ found: hasNot.filter((words) => text.includes(words)), text }).toMatchObject({ found: [] });
    if (matches) expect(text).toMatch(matches);
    if (loss) expect(losses).toContain(loss);
  },
);

test.each([
  ['HEIC', '0000001c667479706865696300000000', /HEIC|JPEG|PDF/u],
  ['AVIF', '0000001c667479706176696600000000', /otherPicture|PNG/u],
  ['WebP', '524946462400000057454250565038', /otherPicture|PNG/u],
  ['a BMP', '424d3600000000000000360000002800', /otherPicture|PNG/u],
  ['an archive of 7-Zip', '377abcaf271c00040000000000000000', /unpack|archive|\.zip|ZIP/iu],
  ['a RAR archive', '526172211a0701000000000000000000', /unpack|archive|\.zip|ZIP/iu],
])('%s is refused with the way out', (_, hex, way) => {
  let said = '';
  try {
    sniffKind(Buffer.from(hex, 'hex'), 'x');
  } catch (error) {
    said = JSON.stringify((error as { sentence?: unknown }).sentence) + String(error);
  }
  expect(said).toMatch(way);
});
