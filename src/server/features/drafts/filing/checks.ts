import type { Portal, PortalRule } from '#law/drafting/filing/portals.ts';
import type { FilingRule, PreparedFiling } from '#shared/contracts/drafts/prepare-filing.ts';
import { messages } from '#shared/messages/en/drafting/filing.ts';
import { sizeForPortal } from '#shared/messages/formats.ts';
import { formatSentence } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import type { DrawnAnnexure, DrawnPage } from './draw-annexures.ts';

type Check = PreparedFiling['checks'][number];

export interface MadeFiling {
  /** The names of the blanks of the draft. */
  blanks: readonly string[];
  drawn: readonly DrawnAnnexure[];
  files: readonly { bytes: number; pages: number }[];
  mostBytes: number;
  portal: Portal | undefined;
  /** The page that the court prescribes, where its rule is known, and the one that the draft has. */
  page: { id?: string; source?: string | undefined; chosen: string | undefined };
}

/** Points by which a page may be larger than A4, which scanners make; a sheet of Letter is wider than A4. */
const SLACK = 20;
const [WIDE, HIGH] = [595.28 + SLACK, 841.89 + SLACK];
const MOST_NAMES = 8;
/** The picture of a page without ink has fewer bytes. */
const BLANK_BYTES = 1200;

const isLarge = ({ across, down }: DrawnPage) =>
  Math.min(across, down) > WIDE || Math.max(across, down) > HIGH;

/** The checks so far, each with the rule of the court. */
class Checklist {
  readonly checks: Check[] = [];
  readonly #portal: Portal | undefined;

  constructor(portal: Portal | undefined) {
    this.#portal = portal;
  }

  /** `source` is the rule of the court, where it is none of its portal. */
  done(rule: FilingRule, says: string, source?: string): void {
    this.#add(rule, 'done', says, source);
  }

  warn(rule: FilingRule, says: string, source?: string): void {
    this.#add(rule, 'warning', says, source);
  }

  #add(rule: FilingRule, status: Check['status'], says: string, own: string | undefined): void {
    const source = own ?? this.#portal?.rules[rule as PortalRule];
    this.checks.push({ rule, status, says, ...(source ? { source } : {}) });
  }
}

/** The marks of the annexures with such a page; undefined for none. */
function marksOf(drawn: readonly DrawnAnnexure[], has: (page: DrawnPage) => boolean): string | undefined {
  const marks = drawn
    .filter(({ result }) => 'pages' in result && result.pages.some(has))
    .map(({ annexure }) => annexure.mark);
  return marks.length > 0 ? marks.join(', ') : undefined;
}

function checkAnnexures(list: Checklist, drawn: readonly DrawnAnnexure[]): void {
  const bound = drawn.filter(({ result }) => 'pages' in result);
  for (const { annexure, result } of drawn)
    if ('problem' in result) {
      const name = annexure.row?.name ?? annexure.particulars;
      const reason = formatSentence(result.problem);
      list.warn('annexures', t(messages.leftOut, { mark: annexure.mark, name, reason }));
    }
  if (drawn.length === 0) list.warn('annexures', t(messages.noAnnexures));
  else if (bound.length === drawn.length)
    list.done('annexures', t(messages.allAnnexures, { count: drawn.length }));
}

function checkPages(list: Checklist, drawn: readonly DrawnAnnexure[]): void {
  list.done('page_size', t(messages.pageSize));
  const large = marksOf(drawn, isLarge);
  if (large) list.warn('page_size', t(messages.pagesFitted, { marks: large }));
  if (marksOf(drawn, () => true)) list.done('resolution', t(messages.resolution));
  const coloured = marksOf(drawn, ({ kind }) => kind !== 'bilevel');
  if (coloured) list.done('pictures', t(messages.coloured, { marks: coloured }));
  const texts = marksOf(drawn, ({ words }) => words !== null);
  if (texts) list.done('pictures', t(messages.asPictures, { marks: texts }));
  const unread = marksOf(drawn, ({ words, bytes }) => words === null && bytes > BLANK_BYTES);
  if (unread) list.warn('searchable', t(messages.notSearchable, { marks: unread }));
  else list.done('searchable', t(messages.searchable));
  const signed = marksOf(drawn, (page) => page.signed);
  if (signed) list.warn('signatures', t(messages.signedFile, { marks: signed }));
}

function checkFiles(list: Checklist, { files, mostBytes }: MadeFiling): void {
  list.done('index', t(files.length > 1 ? messages.indexOfVolumes : messages.index));
  const last = files.reduce((sum, { pages }) => sum + pages, 0);
  list.done('page_numbers', t(messages.pageNumbers, { first: 1, last }));
  const largest = Math.max(...files.map(({ bytes }) => bytes));
  const sizes = { size: sizeForPortal(largest), most: sizeForPortal(mostBytes) };
  if (largest <= mostBytes) list.done('file_size', t(messages.sizeKept, sizes));
  else list.warn('file_size', t(messages.sizeMissed, sizes));
  if (files.length > 1) list.done('volumes', t(messages.volumes, { count: files.length }));
}

function checkLayout(list: Checklist, { id, source, chosen }: MadeFiling['page']): void {
  if (id === undefined) list.warn('layout', t(messages.layoutNone));
  else if (id === chosen) list.done('layout', t(messages.layoutOf), source);
  else list.warn('layout', t(messages.layoutOther), source);
}

/** The checklist of a filing: the rules and what was done. */
export function checksOf(made: MadeFiling): Check[] {
  const list = new Checklist(made.portal);
  list.done('pdf_a', t(messages.pdfA));
  list.done('pdf_ua', t(messages.pdfUa));
  if (!made.portal) list.warn('portal', t(messages.portalUnknown));
  checkLayout(list, made.page);
  checkPages(list, made.drawn);
  list.done('bookmarks', t(messages.bookmarks));
  checkFiles(list, made);
  checkAnnexures(list, made.drawn);
  const { blanks } = made;
  if (blanks.length === 0) list.done('blanks', t(messages.noBlanks));
  else list.warn('blanks', t(messages.blanks, { names: blanks.slice(0, MOST_NAMES).join(', ') }));
  list.done('hash', t(messages.hashed));
  return list.checks;
}
