import { withPlainFigures } from '#law/text/native-figures.ts';
import { raisedText } from '#law/text/raised-text.ts';
import { PASTED_STYLE } from '../schema/attributes.ts';
import { NOTES, PRINTED } from '../schema/copied.ts';

/** Style by which Word marks a paragraph of a list, with its level. */
const WORD_LIST = /mso-list\s*:\s*l\d+\s+level(\d)/iu;
const WORD_MARKER = /mso-list\s*:\s*ignore/iu;
const NUMBER = /^[([]?(?:\p{Nd}+|[a-z]{1,4}|\p{Lo}\p{M}?)[.)\]]/iu;
/** A number in figures of any script. */
const FIGURES = /\p{Nd}+/u;

/** Elements that are never text of a document. */
const NOT_TEXT =
  'script, style, template, noscript, iframe, object, embed, svg, math, link, meta, title, head, img, video, audio, input, button, select, textarea';

/** The text between these two is left out. Linear time, also when an end is missing. */
function without(html: string, begin: string, end: string): string {
  const [first = '', ...parts] = html.split(begin);
  const rest = parts.map((part) => {
    const at = part.indexOf(end);
    return at < 0 ? '' : part.slice(at + end.length);
  });
  return [first, ...rest].join('');
}

/** Text before the quoted value of an attribute that holds a file or its address. */
const BEFORE_ADDRESS = /\s(?:src|srcset|href|xlink:href|data|poster)\s{0,9}=\s{0,9}["']$/iu;
const LONGEST_BEFORE = 40;

/** A picture may be written out in its `data:` address, which is left out. Linear time, also when a quote is missing. */
export function withoutEmbedded(html: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let at = html.indexOf('data:'); at >= 0; at = html.indexOf('data:', at + 1)) {
    if (!BEFORE_ADDRESS.test(html.slice(Math.max(from, at - LONGEST_BEFORE), at))) continue;
    kept.push(html.slice(from, at));
    const end = html.indexOf(html.charAt(at - 1), at);
    from = end < 0 ? html.length : end;
    at = from;
  }
  return [...kept, html.slice(from)].join('');
}

/**
 * The policy of the page refuses inline styles and handlers wherever they are parsed, so they are renamed before. The
 * marks that Word puts around its lists are removed.
 */
const withoutStyles = (html: string): string =>
  without(html, '<style', '</style>')
    .replaceAll(/<!\[(?:if|endif)[^\]>]{0,200}\]>/giu, '')
    .replaceAll(/(\s)style(?=\s{0,9}=\s{0,9}["'])/giu, `$1${PASTED_STYLE}`)
    .replaceAll(/(\s)on(?=[a-z]{3,30}\s{0,9}=)/giu, '$1data-on');

const styleOf = (element: Element) => element.getAttribute(PASTED_STYLE) ?? '';

/** The number or bullet that Word wrote before a paragraph; it is removed from the text. */
function takeMarker(paragraph: Element): string {
  const found = [...paragraph.querySelectorAll(`[${PASTED_STYLE}]`)].filter((part) =>
    WORD_MARKER.test(styleOf(part)),
  );
  const marker = found[0]?.textContent?.trim() ?? '';
  for (const part of found) part.remove();
  return marker;
}

function bulletItem(paragraph: Element): void {
  const { ownerDocument: page, previousElementSibling: before } = paragraph;
  const item = page.createElement('li');
  item.append(...paragraph.childNodes);
  if (before?.hasAttribute('data-word-list')) {
    before.append(item);
    paragraph.remove();
    return;
  }
  const list = page.createElement('ul');
  list.setAttribute('data-word-list', '');
  list.append(item);
  paragraph.replaceWith(list);
}

/** A paragraph keeps the number that Word wrote, where it is not the next one. */
function numberedItem(paragraph: Element, level: number, marker: string, counts: number[]): void {
  paragraph.setAttribute('data-numbered', String(level));
  const next = (counts[level - 1] ?? 0) + 1;
  const figures = FIGURES.exec(withPlainFigures(marker))?.[0];
  const number = figures === undefined ? next : Number(figures);
  if (number === 1 && next > 1) paragraph.setAttribute('data-restart', '');
  else if (number !== next) paragraph.setAttribute('data-start', String(number));
  counts[level - 1] = number;
  counts.fill(0, level);
}

/** Items of a list that begins with another number than 1 become numbered paragraphs, which keep it. */
function readStartedLists(body: Element): void {
  for (const list of [...body.querySelectorAll('ol[start]')]) {
    const start = Number(list.getAttribute('start'));
    const items = [...list.children];
    const plain = list.closest('li, td, th') === null && list.querySelector('ul, ol, table, p, div') === null;
    if (!plain || !Number.isInteger(start) || start < 2) continue;
    for (const [at, item] of items.entries()) {
      const paragraph = body.ownerDocument.createElement('p');
      paragraph.setAttribute('data-numbered', '1');
      if (at === 0) paragraph.setAttribute('data-start', String(start));
      paragraph.append(...item.childNodes);
      list.before(paragraph);
    }
    list.remove();
  }
}

/** A footnote of Word is a link to its text at the end. */
function readWordNotes(body: Element): void {
  for (const link of [...body.querySelectorAll('a[href^="#_ftn"], a[href^="#_edn"]')]) {
    const name = link.getAttribute('href')?.slice('#_'.length) ?? '';
    if (!/^(?:ftn|edn)\d{1,5}$/u.test(name)) continue;
    const source = body.querySelector(`[id="${name}"]`);
    if (!source) continue;
    for (const back of [...source.querySelectorAll(`a[href^="#_${name.slice(0, 3)}ref"]`)]) back.remove();
    const note = body.ownerDocument.createElement('span');
    note.setAttribute('data-footnote', '');
    note.textContent = (source.textContent ?? '').replace(/\s+/gu, ' ').trim();
    link.replaceWith(note);
  }
  for (const list of [...body.querySelectorAll(`[${PASTED_STYLE}*="mso-element"]`)])
    if (/mso-element\s*:\s*(?:foot|end)note-list/iu.test(styleOf(list))) list.remove();
}

/** Raised and lowered figures in Unicode: m². */
function readRaised(body: Element): void {
  for (const part of [...body.querySelectorAll('sup, sub')]) {
    const text = raisedText(part.textContent ?? '', part.tagName === 'SUP' ? 'superscript' : 'subscript');
    if (text !== undefined) part.replaceWith(text);
  }
}

/** Paragraphs of Word's lists: numbered ones become numbered paragraphs of their level, the others bullets. */
function readWordLists(body: Element): void {
  const counts = [0, 0, 0];
  for (const paragraph of [...body.querySelectorAll(`p[${PASTED_STYLE}*="mso-list"]`)]) {
    const level = WORD_LIST.exec(styleOf(paragraph))?.[1];
    if (level === undefined) continue;
    const marker = takeMarker(paragraph);
    if (NUMBER.test(marker)) numberedItem(paragraph, Math.min(3, Number(level)), marker, counts);
    else bulletItem(paragraph);
  }
}

/** Word marks titles by a class. */
function readWordTitles(body: Element): void {
  for (const title of [...body.querySelectorAll('p.MsoTitle')]) {
    const heading = body.ownerDocument.createElement('h1');
    heading.setAttribute('align', 'center');
    heading.append(...title.childNodes);
    title.replaceWith(heading);
  }
}

/** Google Docs wraps everything in a bold element that is not bold. */
function unwrap(body: Element): void {
  for (const wrapper of [...body.querySelectorAll('b[id^="docs-internal-guid"]')])
    wrapper.replaceWith(...wrapper.childNodes);
}

const MOST_COLUMNS = 60;

/** A draft has no merged cells: the other columns of a merged cell become empty ones. */
function splitCells(body: Element): void {
  for (const cell of [...body.querySelectorAll('td[colspan], th[colspan]')]) {
    const columns = Math.min(MOST_COLUMNS, Number(cell.getAttribute('colspan')) || 1);
    for (let more = 1; more < columns; more += 1) cell.after(body.ownerDocument.createElement(cell.tagName));
  }
}

const MOST_ROWS = 500;

/** Under a cell over several rows, these have an empty cell in its column. */
function splitRows(body: Element): void {
  for (const row of [...body.querySelectorAll('tr')]) {
    for (const [column, cell] of [...row.children].entries()) {
      const rows = Math.min(MOST_ROWS, Number(cell.getAttribute('rowspan')) || 1);
      cell.removeAttribute('rowspan');
      let below = row.nextElementSibling;
      for (let left = rows - 1; left > 0 && below; left -= 1) {
        const empty = body.ownerDocument.createElement(cell.tagName);
        below.insertBefore(empty, below.children[column] ?? null);
        below = below.nextElementSibling;
      }
    }
  }
}

/** Elements inside a line; a fragment of these alone is part of a paragraph. */
const IN_LINE =
  'a, abbr, b, br, cite, code, em, font, i, label, mark, q, s, small, span, strike, strong, sub, sup, time, u';

/** The blanks at the ends of a fragment of a line, which a parser of HTML leaves out, are kept. */
function keepBlanks(body: Element): void {
  const { ownerDocument: page } = body;
  const known = body.querySelector('[data-pm-slice]') !== null;
  if (known || [...body.querySelectorAll('*')].some((part) => !part.matches(IN_LINE))) return;
  // Windows writes line breaks around the comments that mark the fragment.
  for (const part of [...body.childNodes]) {
    const outside =
      part.nodeType === page.TEXT_NODE &&
      (part.nextSibling?.nodeValue === 'StartFragment' || part.previousSibling?.nodeValue === 'EndFragment');
    if (outside && part.textContent?.trim() === '') part.remove();
  }
  const walker = page.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    walker.currentNode.nodeValue = (walker.currentNode.nodeValue ?? '').replace(/[ \t\r\n\f]+/gu, ' ');
  const fragment = page.createElement('span');
  // ProseMirror keeps the blanks of what it wrote itself, open at both ends.
  fragment.setAttribute('data-pm-slice', '1 1 []');
  fragment.append(...body.childNodes);
  body.append(fragment);
}

/** Pasted HTML with the structure of Word and Google Docs in plain elements. Nothing in it runs or is loaded. */
export function cleanHtml(html: string): string {
  // A document that DOMParser makes runs no script and loads no image.
  const { body } = new DOMParser().parseFromString(withoutStyles(withoutEmbedded(html)), 'text/html');
  for (const part of [...body.querySelectorAll(NOT_TEXT)]) part.remove();
  for (const deleted of [...body.querySelectorAll(`del, [${PRINTED}], [${NOTES}]`)]) deleted.remove();
  unwrap(body);
  readWordNotes(body);
  readRaised(body);
  readStartedLists(body);
  readWordLists(body);
  readWordTitles(body);
  splitCells(body);
  splitRows(body);
  keepBlanks(body);
  return body.innerHTML;
}
