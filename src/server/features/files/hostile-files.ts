import { crc32 } from 'node:zlib';

// Files as an attacker would craft them, built byte by byte.

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const words = (text: string) => Buffer.from(text);

export interface Entry {
  name: string;
  content?: string;
  /** The unpacked size that the directory claims. */
  claims?: number;
}

/** An archive of stored entries, with `comment` at its end. */
export function zipOf(entries: readonly Entry[], comment = ''): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content = '', claims } of entries) {
    const bytes = words(content);
    const label = words(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt32LE(crc32 ? crc32(bytes) : 0, 14);
    local.writeUInt32LE(bytes.length, 18);
    local.writeUInt32LE(bytes.length, 22);
    local.writeUInt16LE(label.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    local.copy(central, 6, 4, 30);
    central.writeUInt32LE(claims ?? bytes.length, 24);
    central.writeUInt32LE(at, 42);
    parts.push(local, label, bytes);
    directory.push(central, label);
    at += local.length + label.length + bytes.length;
  }
  const size = Buffer.concat(directory).length;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(words(comment).length, 20);
  return Buffer.concat([...parts, ...directory, end, words(comment)]);
}

const TYPES = { name: '[Content_Types].xml', content: '<Types/>' };
const DOCX = [TYPES, { name: 'word/document.xml', content: '<w:document/>' }];
const XLSX = [TYPES, { name: 'xl/workbook.xml', content: '<workbook/>' }];
const ODT = [
  { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
  { name: 'content.xml', content: '<o/>' },
];
const MANY = Array.from({ length: 30_000 }, (_, at) => ({ name: `word/${at}.xml`, claims: 1_000_000 }));
const PDF = words('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const GIF = hex('474946383961 0100 0100 80 00 00 000000 ffffff 2c 00000000 0100 0100 00 02 02 44 01 00 3b');
const PNG = hex('89504e470d0a1a0a 0000000d 49484452 00000001 00000001 08 06 000000 1f15c489');
const JPEG = hex('ffd8ffe0 0010 4a46494600 0101 0000 0001 0001 0000 ffd9');
const OLE = Buffer.concat([hex('d0cf11e0a1b11ae1'), Buffer.alloc(504)]);
const EXE = Buffer.concat([hex('4d5a90000300000004000000ffff0000'), Buffer.alloc(100)]);
const ELF = Buffer.concat([hex('7f454c4602010100'), Buffer.alloc(100)]);
const HTML = words('<!doctype html><script>fetch("/auth/v1/user")</script>');
const SVG = words('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

export type Verdict =
  | 'taken'
  | 'not accepted'
  | 'something else'
  | 'empty'
  | 'damaged'
  | 'unpack'
  | 'nowhere';

/** Kind, name, bytes and the expected verdict. */
export const HOSTILE_FILES: readonly (readonly [
  what: string,
  name: string,
  bytes: Buffer,
  verdict: Verdict,
])[] = [
  ['a plain pdf', 'order_1.pdf', PDF, 'taken'],
  [
    'a pdf behind what a scanner wrote',
    'scan_1.pdf',
    Buffer.concat([words('\u001b%-12345X@PJL\r\n'), PDF]),
    'taken',
  ],
  [
    'a pdf whose header comes late',
    'late_1.pdf',
    Buffer.concat([Buffer.alloc(1025, 32), PDF]),
    'something else',
  ],
  ['a program called pdf', 'exe_1.pdf', EXE, 'something else'],
  ['a program that is a pdf too', 'exepdf_1.pdf', Buffer.concat([EXE, PDF]), 'something else'],
  ['a Linux program that is a pdf too', 'elfpdf_1.pdf', Buffer.concat([ELF, PDF]), 'something else'],
  ['a page that is a pdf too', 'htmlpdf_1.pdf', Buffer.concat([HTML, PDF]), 'something else'],
  [
    'a script that is a pdf too',
    'shpdf_1.pdf',
    Buffer.concat([words('#!/bin/sh\nrm -rf /\n'), PDF]),
    'something else',
  ],
  [
    'an archive that is a pdf too',
    'zippdf_1.pdf',
    Buffer.concat([zipOf([{ name: 'a', content: 'b' }]), PDF]),
    'something else',
  ],
  ['a picture that is a pdf too', 'gifpdf_1.pdf', Buffer.concat([GIF, PDF]), 'something else'],
  ['a page called pdf', 'html_1.pdf', HTML, 'something else'],
  ['an empty pdf', 'empty_1.pdf', Buffer.alloc(0), 'empty'],
  ['an empty text', 'empty_1.txt', Buffer.alloc(0), 'empty'],
  ['a single byte called pdf', 'byte_1.pdf', words('%'), 'something else'],
  ['zeros called pdf', 'zeros_1.pdf', Buffer.alloc(5000), 'something else'],
  ['a png', 'photo_1.png', PNG, 'taken'],
  ['a jpeg with a large name', 'PHOTO_1.JPG', JPEG, 'taken'],
  ['a gif', 'anim_1.gif', GIF, 'taken'],
  ['a gif with a page behind it, shown as a gif only', 'gifhtml_1.gif', Buffer.concat([GIF, HTML]), 'taken'],
  [
    'a jpeg with an archive behind it, shown as a jpeg only',
    'jpgzip_1.jpeg',
    Buffer.concat([JPEG, zipOf(DOCX)]),
    'taken',
  ],
  ['a drawing called png', 'svg_1.png', SVG, 'something else'],
  ['a page called gif', 'page_1.gif', HTML, 'something else'],
  ['half the mark of a gif', 'half_1.gif', words('GIF8'), 'something else'],
  ['a gif called png', 'gif_1.png', GIF, 'something else'],
  ['a png called jpg', 'png_1.jpg', PNG, 'something else'],
  ['a drawing', 'drawing_1.svg', SVG, 'not accepted'],
  ['a page', 'page_1.html', HTML, 'not accepted'],
  ['a program', 'run_1.exe', EXE, 'not accepted'],
  ['a script', 'run_1.js', words('alert(1)'), 'not accepted'],
  ['an archive', 'all_1.zip', zipOf(DOCX), 'not accepted'],
  ['a document with macros', 'macro_1.docm', zipOf(DOCX), 'not accepted'],
  ['a shortcut', 'link_1.lnk', hex('4c0000000114020000000000'), 'not accepted'],
  ['no extension', 'order_1', PDF, 'not accepted'],
  ['a point and nothing behind it', 'order_1.', PDF, 'not accepted'],
  ['two extensions, the last of them bad', 'order.pdf.exe', PDF, 'not accepted'],
  ['two extensions, the last of them lying', 'order.exe.pdf', EXE, 'something else'],
  ['a docx', 'plaint_1.docx', zipOf(DOCX), 'taken'],
  ['a docx with a remark at its end', 'remark_1.docx', zipOf(DOCX, 'made by hand'), 'taken'],
  ['an xlsx', 'fees_1.xlsx', zipOf(XLSX), 'taken'],
  ['an odt', 'draft_1.odt', zipOf(ODT), 'taken'],
  ['an xlsx called docx', 'sheet_1.docx', zipOf(XLSX), 'something else'],
  ['a docx called xlsx', 'text_1.xlsx', zipOf(DOCX), 'something else'],
  ['a docx called odt', 'text_1.odt', zipOf(DOCX), 'something else'],
  [
    'a Java archive called docx',
    'jar_1.docx',
    zipOf([{ name: 'META-INF/MANIFEST.MF' }, { name: 'Evil.class' }]),
    'something else',
  ],
  [
    'macros in what is called docx',
    'vba_1.docx',
    zipOf([...DOCX, { name: 'word/vbaProject.bin' }]),
    'something else',
  ],
  [
    'an archive that unpacks itself, called docx',
    'sfx_1.docx',
    Buffer.concat([EXE, zipOf(DOCX)]),
    'something else',
  ],
  [
    'a docx that claims four gigabytes',
    'bomb_1.docx',
    zipOf([...DOCX, { name: 'word/media/a.xml', claims: 0xfffffffe }]),
    'unpack',
  ],
  [
    'a docx that hides its size',
    'bomb_2.docx',
    zipOf([...DOCX, { name: 'word/media/a.xml', claims: 0xffffffff }]),
    'unpack',
  ],
  ['a docx of a thousand large entries', 'bomb_3.docx', zipOf([...DOCX, ...MANY.slice(0, 1000)]), 'unpack'],
  ['a docx with more entries than can be read', 'bomb_4.docx', zipOf([...DOCX, ...MANY]), 'damaged'],
  [
    'an xlsx that claims four gigabytes',
    'bomb_5.xlsx',
    zipOf([...XLSX, { name: 'xl/a.xml', claims: 0xf0000000 }]),
    'unpack',
  ],
  ['half a docx', 'half_1.docx', zipOf(DOCX).subarray(0, 60), 'damaged'],
  [
    'a docx without its end',
    'headless_1.docx',
    Buffer.concat([zipOf(DOCX), Buffer.alloc(70_000)]),
    'damaged',
  ],
  ['the mark of an archive and nothing else', 'mark_1.docx', hex('504b0304'), 'damaged'],
  ['an old Word document', 'old_1.doc', OLE, 'taken'],
  ['a page called doc', 'page_1.doc', HTML, 'something else'],
  ['a docx called doc', 'new_1.doc', zipOf(DOCX), 'something else'],
  ['rich text', 'note_1.rtf', words('{\\rtf1\\ansi Note}'), 'taken'],
  ['a page called rtf', 'page_1.rtf', HTML, 'something else'],
  ['a text in Hindi', 'note_1.txt', words('शपथ पत्र\r\nप्रार्थी'), 'taken'],
  ['a text that looks like a page, shown as text only', 'page_1.txt', HTML, 'taken'],
  ['a program called txt', 'exe_1.txt', EXE, 'something else'],
  ['a pdf called txt', 'pdf_1.txt', words('%PDF-1.4 all letters'), 'something else'],
  ['rich text called md', 'rtf_1.md', words('{\\rtf1 x}'), 'something else'],
  ['a shell script called txt', 'sh_1.txt', words('#!/bin/sh\n'), 'something else'],
  ['a text in UTF-16', 'wide_1.txt', Buffer.concat([hex('fffe'), Buffer.from('Order', 'utf16le')]), 'taken'],
  ['json', 'data_1.json', words('\ufeff {"a": 1}'), 'taken'],
  ['a page called json', 'page_1.json', HTML, 'something else'],
  [
    'a table that begins with a formula, never opened here',
    'sum_1.csv',
    words('=HYPERLINK("http://x","y"),1\n'),
    'taken',
  ],
  ['a mail', 'mail_1.eml', words('From: a@b.example\r\nSubject: Notice\r\n\r\nx'), 'taken'],
  ['a page called eml', 'page_1.eml', HTML, 'something else'],
  ['a name that climbs', '../../secrets.pdf', PDF, 'nowhere'],
  ['a name that climbs in disguise', '..%2f..%2fsecrets.pdf', PDF, 'nowhere'],
  ['a name disguised twice', '%252e%252e%252fsecrets.pdf', PDF, 'nowhere'],
  ['a name with a NUL in it', 'order_1.pdf%00.exe', PDF, 'nowhere'],
  ['a name with a line break', 'order%0d%0aX-Evil: 1.pdf', PDF, 'nowhere'],
  ['a name turned around', 'order%E2%80%AEfdp.exe', PDF, 'nowhere'],
  ['a name of 300 letters', `${'x'.repeat(300)}.pdf`, PDF, 'nowhere'],
  ['a hidden name', '.htaccess', PDF, 'nowhere'],
  ['a name with a folder in it', 'a/b_1.pdf', PDF, 'nowhere'],
  ['a name with the folder sign of Windows', 'a%5Cb_1.pdf', PDF, 'nowhere'],
  ['a name that cannot be decoded', 'order%ff%.pdf', PDF, 'nowhere'],
  ['a stream of NTFS', 'order_1.pdf:hidden.exe', PDF, 'nowhere'],
  ['no name', '', PDF, 'nowhere'],
];
