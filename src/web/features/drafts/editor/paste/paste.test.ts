import { Editor, type JSONContent } from '@tiptap/core';
import { afterEach, describe, expect, test } from 'vitest';
import { DRAFT_LIMITS, readDocument } from '#law/drafting/document/read.ts';
import { textOfDocument } from '#law/drafting/document/text.ts';
import { messages } from '#shared/messages/en/drafting/editor.ts';
import { t } from '#shared/messages/translate.ts';
import { currentToasts, dismissToast } from '#web/ui/feedback/toast-store.ts';
import { EXTENSIONS } from '../extensions.ts';

// The shapes in which Word and Google Docs write to the clipboard.

let editor: Editor;
afterEach(() => editor.destroy());

function pasted(html: string): JSONContent[] {
  editor = new Editor({ extensions: EXTENSIONS, injectCSS: false });
  editor.view.pasteHTML(html);
  return editor.getJSON().content ?? [];
}
function shown(): string {
  const read = readDocument(editor.getJSON(), () => crypto.randomUUID());
  return 'document' in read ? textOfDocument(read.document) : JSON.stringify(read.problem);
}
const word = (body: string) => `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm;} @list l0:level1 {mso-level-text:"%1\\."} --></style></head>
<body lang=EN-IN style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const item = (place: string, level: number, sign: string, text: string, font = '') =>
  `<p class=MsoListParagraph${place} style='margin-left:36.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='${font}mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

describe('what is pasted from Word', () => {
  test('keeps numbered paragraphs of three levels, without the numbers that Word wrote', () => {
    const blocks = pasted(
      word(
        item('CxSpFirst', 1, '1.', 'That the order is <b>void</b>.') +
          item('CxSpMiddle', 2, '(a)', 'No notice was given.') +
          item('CxSpMiddle', 3, '(i)', 'Neither by post.') +
          item('CxSpLast', 1, '2.', 'That it is <i>ultra vires</i>.'),
      ),
    );
    expect(blocks.map(({ type, attrs }) => [type, attrs?.level])).toEqual([
      ['numberedParagraph', 1],
      ['numberedParagraph', 2],
      ['numberedParagraph', 3],
      ['numberedParagraph', 1],
    ]);
    expect(shown()).toBe(
      '1. That the order is void.\n\n(a) No notice was given.\n\n(i) Neither by post.\n\n2. That it is ultra vires.',
    );
    expect(blocks[0]?.content?.[1]).toMatchObject({ text: 'void', marks: [{ type: 'bold' }] });
  });

  test('keeps bullets, headings, a centred title and underlined words', () => {
    const blocks = pasted(
      word(
        `<p class=MsoTitle align=center style='text-align:center'>WRIT PETITION<o:p></o:p></p>
<h1 style='margin-top:12.0pt'><span style='mso-fareast-font-family:"Times New Roman"'>GROUNDS<o:p></o:p></span></h1>
<h2>First ground</h2>
<p class=MsoNormal style='text-align:justify'>See <span style='text-decoration:underline'>the record</span>.</p>` +
          item('CxSpFirst', 1, '·', 'Notice', 'font-family:Symbol;') +
          item('CxSpLast', 1, '·', 'Reply', 'font-family:Symbol;'),
      ),
    );
    expect(blocks.map(({ type, attrs }) => [type, attrs?.level, attrs?.align])).toEqual([
      ['heading', 1, 'center'],
      ['heading', 1, null],
      ['heading', 2, null],
      ['paragraph', undefined, 'justify'],
      ['bulletList', undefined, undefined],
    ]);
    expect(JSON.stringify(blocks[3])).toContain('"underline"');
    expect(shown()).toContain('• Notice\n• Reply');
  });

  test('keeps a table with its heading row; a merged cell becomes separate ones', () => {
    const cell = (tag: string, text: string, more = '') =>
      `<${tag} width=104 valign=top ${more} style='width:77.9pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt'><p class=MsoNormal style='line-height:normal'>${text}<o:p></o:p></p></${tag}>`;
    pasted(
      word(`<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'>
<thead><tr style='mso-yfti-irow:0'>${cell('th', 'Date')}${cell('th', 'Event')}${cell('th', 'Page')}</tr></thead>
<tr style='mso-yfti-irow:1'>${cell('td', '1.2.2026')}${cell('td', 'Order')}${cell('td', '7')}</tr>
<tr>${cell('td', 'Both', 'colspan=2')}${cell('td', '9')}</tr></table>`),
    );
    expect(shown().trim()).toBe('Date\tEvent\tPage\n1.2.2026\tOrder\t7\nBoth\t\t9');
    const table = editor.getJSON().content?.find(({ type }) => type === 'table') as JSONContent | undefined;
    expect(table?.content?.map(({ content }) => content?.map(({ type }) => type))).toEqual([
      ['tableHeader', 'tableHeader', 'tableHeader'],
      ['tableCell', 'tableCell', 'tableCell'],
      ['tableCell', 'tableCell', 'tableCell'],
    ]);
  });
});

test('what is pasted from Google Docs is not bold as a whole, and keeps its own styles', () => {
  pasted(
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f"><p dir="ltr"><span style="font-weight:400;">Plain </span><span style="font-weight:700;">bold</span></p><ol><li dir="ltr" aria-level="1"><p role="presentation">One</p></li></ol></b>`,
  );
  const [paragraph, list] = editor.getJSON().content ?? [];
  expect(paragraph?.content).toEqual([
    { type: 'text', text: 'Plain ' },
    { type: 'text', text: 'bold', marks: [{ type: 'bold' }] },
  ]);
  expect(list?.type).toBe('orderedList');
});

test('hostile HTML runs nothing and leaves text alone', () => {
  const blocks = pasted(
    `<p onclick="window.hostile=1">A<script>window.hostile=1</script><img src=x onerror="window.hostile=1"><a href="javascript:window.hostile=1">link</a><iframe srcdoc="<script>parent.hostile=1</script>"></iframe><svg onload="window.hostile=1"><title>t</title></svg></p><form action="https://evil.example"><input value="x"><p data-block="x" data-target="y">B</p></form>`,
  );
  expect(shown()).toBe('Alink\n\nB');
  expect(JSON.stringify(blocks)).not.toMatch(/hostile|evil|javascript/u);
  expect('hostile' in window).toBe(false);
});

describe('pictures of 50 MB', () => {
  const BYTES = 51 * 1024 * 1024;
  const picture = `<img src="data:image/png;base64,${'A'.repeat(BYTES)}">`;
  // A file of that size which nobody may read.
  const file = Object.defineProperties(new File([], 'site.png', { type: 'image/png' }), {
    size: { value: BYTES },
    arrayBuffer: { value: () => Promise.reject(new Error('The file was read')) },
  });
  const LEFT_OUT = [t(messages.picturesLeftOut), t(messages.pasteNoFiles)];
  const REFUSED = [t(messages.notPasted), t(messages.pasteNoFiles)];

  /** The text afterwards and the words of the notification. */
  function given(
    type: 'paste' | 'drop',
    { html = '', text = '', files = [] as File[] },
  ): [string, unknown[]] {
    editor = new Editor({ extensions: EXTENSIONS, injectCSS: false, content: '<p>Mine.</p>' });
    editor.commands.selectAll();
    for (const { id } of currentToasts()) dismissToast(id);
    const getData = (kind: string) => (kind === 'text/html' ? html : kind === 'text/plain' ? text : '');
    const data = { files, getData, types: [], items: [] };
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
      [type === 'paste' ? 'clipboardData' : 'dataTransfer']: data,
    });
    editor.view.dom.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    return [
      shown(),
      currentToasts()
        .filter(({ open }) => open)
        .flatMap(({ title, description }) => [title, description]),
    ];
  }

  test.each(['paste', 'drop'] as const)('a file (%s) is refused without being read', (type) => {
    expect(given(type, { files: [file] })).toEqual(['Mine.', REFUSED]);
  });

  test('in HTML it is left out and the text beside it is kept', () => {
    const html = `<p>Before.${picture}</p><p>After.</p>`;
    expect(given('paste', { html, text: 'Before.\n\nAfter.' })).toEqual(['Before.\n\nAfter.', LEFT_OUT]);
  });

  test('HTML with nothing else is refused and replaces nothing', () => {
    expect(given('paste', { html: `<p>${picture}</p>` })).toEqual(['Mine.', REFUSED]);
  });

  test('text that is too long beside a picture is refused as too long', () => {
    const html = `<img src="data:,"><p>${'words '.repeat(1_100_000)}</p>`;
    const tooLong = t(messages.pasteTooLong, { max: DRAFT_LIMITS.characters });
    expect(given('paste', { html })).toEqual(['Mine.', [t(messages.notPasted), tooLong]]);
  });

  test('text about such addresses is kept', () => {
    const html = '<p>The data: it says src = data:image/png, and data:x.</p>';
    expect(given('paste', { html, text: 'x' })).toEqual([
      'The data: it says src = data:image/png, and data:x.',
      [],
    ]);
  });
});

/** The blocks after HTML was pasted behind the word `Ground`, in a paragraph or in the first cell of a table. */
function pastedBehind(html: string, inCell: boolean): JSONContent[] {
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const cell = (text: string) => ({ type: 'tableHeader', content: [paragraph(text)] });
  const table = { type: 'table', content: [{ type: 'tableRow', content: [cell('Ground'), cell('Page')] }] };
  const content = { type: 'doc', content: [inCell ? table : paragraph('Ground')] };
  editor = new Editor({ extensions: EXTENSIONS, injectCSS: false, content });
  editor.commands.setTextSelection((inCell ? 4 : 1) + 'Ground'.length);
  editor.view.pasteHTML(html);
  return editor.getJSON().content ?? [];
}

test.each([
  ['<b> of</b> <i>appeal </i>', 'Ground of appeal '],
  [
    '<html>\r\n<body>\r\n<!--StartFragment--> of\r\n  appeal<!--EndFragment-->\r\n</body></html>',
    'Ground of appeal',
  ],
  ['<p> of appeal </p>', 'Groundof appeal'],
])('the blanks at the ends of a part of a line are kept, those of a block are not: %s', (html, text) => {
  pastedBehind(html, false);
  expect(editor.getText()).toBe(text);
});

test('headings, quotations and lists that are pasted into a cell stay in it', () => {
  const blocks = pastedBehind(
    '<h1>Facts</h1><blockquote><p>Held</p></blockquote><ul><li>Notice</li></ul>',
    true,
  );
  expect(blocks.filter(({ type }) => type === 'table')).toHaveLength(1);
  const [first, second] = blocks[0]?.content?.[0]?.content ?? [];
  for (const word of ['Ground', 'Facts', 'Held', 'Notice']) expect(JSON.stringify(first)).toContain(word);
  expect(JSON.stringify(second)).toContain('Page');
});
