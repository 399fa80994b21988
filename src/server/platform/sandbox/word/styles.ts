import { scanWord, type WordTag } from './archive.ts';
import type { ScannedParagraph } from './scanned.ts';

/** Properties of runs: absent where neither a style nor the run itself says anything. */
export interface RunProperties {
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  caps?: boolean;
  hidden?: boolean;
  struck?: boolean;
  raised?: 'superscript' | 'subscript' | 'baseline';
  font?: string;
}

/** Properties of a style that a draft keeps. */
export interface Style {
  name: string;
  basedOn?: string;
  /** 1 for a heading of the highest level. */
  heading?: number;
  numId?: string;
  level?: number;
  align?: string;
  left?: number;
  right?: number;
  newPage?: boolean;
  run: RunProperties;
}

const MOST_BASES = 20;
const OFF = new Set(['0', 'false', 'none', 'off']);
export const isOn = (value: string | undefined): boolean => !OFF.has(value ?? '');

const SWITCHES: ReadonlyMap<string, 'bold' | 'italic' | 'underline' | 'caps' | 'hidden' | 'struck'> = new Map(
  [
    ['b', 'bold'],
    ['i', 'italic'],
    ['u', 'underline'],
    ['caps', 'caps'],
    ['vanish', 'hidden'],
    ['specVanish', 'hidden'],
    ['strike', 'struck'],
    ['dstrike', 'struck'],
  ],
);
const RAISED = ['superscript', 'subscript', 'baseline'] as const;

/** Takes one property of a run. */
export function readRunProperty(run: RunProperties, { local, value }: WordTag): void {
  const name = SWITCHES.get(local);
  // A run may say twice that it is struck: once, and doubly.
  if (name !== undefined) run[name] = isOn(value('val')) || (name === 'struck' && run.struck === true);
  else if (local === 'vertAlign') {
    const raised = RAISED.find((one) => one === value('val'));
    if (raised) run.raised = raised;
  } else if (local === 'rFonts') {
    const font = value('ascii') ?? value('hAnsi') ?? value('cs');
    if (font !== undefined) run.font = font;
  }
}

const number = (value: string | undefined): number | undefined => {
  const read = Number(value);
  return value === undefined || !Number.isFinite(read) ? undefined : read;
};

/** The indents that a tag gives, in twentieths of a point. */
export function indentsOf({ value }: WordTag): { left?: number; right?: number } {
  const left = number(value('left') ?? value('start'));
  const right = number(value('right') ?? value('end'));
  return { ...(left === undefined ? {} : { left }), ...(right === undefined ? {} : { right }) };
}

/** Collects the styles of a part while it is scanned. */
class Definitions {
  readonly own = new Map<string, Style>();
  readonly defaults: Style = { name: '', run: {} };
  normal: string | undefined;
  #open: Style | undefined;
  #inRun = false;

  tag(tag: WordTag): void {
    const { local, kind } = tag;
    if (local === 'rPrDefault') this.#open = kind === 'open' ? this.defaults : undefined;
    else if (local === 'style') this.#style(tag);
    else if (local === 'rPr') this.#inRun = kind === 'open';
    else if (this.#open && kind !== 'close') {
      if (this.#inRun) readRunProperty(this.#open.run, tag);
      else readProperty(this.#open, tag);
    }
  }

  #style({ kind, value }: WordTag): void {
    this.#open = kind === 'open' ? { name: '', run: {} } : undefined;
    const id = value('styleId');
    if (!this.#open || id === undefined) return;
    this.own.set(id, this.#open);
    const isDefault = value('default');
    if (value('type') === 'paragraph' && isDefault !== undefined && isOn(isDefault)) this.normal = id;
  }
}

/** The styles of a document, each with what it takes from those that it is based on. */
export function readStyles(xml: string): Map<string, Style> {
  const found = new Definitions();
  scanWord(xml, { text: () => undefined, tag: (tag) => found.tag(tag) });
  const { own, normal, defaults } = found;
  const styles = new Map([...own.keys()].map((id) => [id, resolved(own, id)]));
  // A paragraph that names no style has the default one; the defaults of a document give its font.
  const standard = normal === undefined ? undefined : styles.get(normal);
  const { font } = defaults.run;
  const run = { ...(font === undefined ? {} : { font }), ...standard?.run };
  return styles.set('', { ...(standard ?? defaults), run });
}

function readProperty(style: Style, tag: WordTag): void {
  const value = tag.value('val') ?? '';
  if (tag.local === 'name') {
    style.name = value;
    const level = /^heading (\d)$/iu.exec(value)?.[1];
    if (level !== undefined) style.heading = Number(level);
    else if (value.toLowerCase() === 'title') style.heading = 1;
  } else if (tag.local === 'basedOn') style.basedOn = value;
  else if (tag.local === 'outlineLvl' && Number(value) < 9) style.heading ??= Number(value) + 1;
  else if (tag.local === 'numId') style.numId = value;
  else if (tag.local === 'ilvl') style.level = Number(value);
  else if (tag.local === 'jc') style.align = value;
  else if (tag.local === 'pageBreakBefore') style.newPage = isOn(value);
  else if (tag.local === 'ind') Object.assign(style, indentsOf(tag));
}

function resolved(own: ReadonlyMap<string, Style>, id: string): Style {
  let style = own.get(id) ?? { name: '', run: {} };
  const seen = new Set([id]);
  for (let left = MOST_BASES; left > 0; left--) {
    const base = style.basedOn;
    if (base === undefined || seen.has(base)) break;
    seen.add(base);
    const { basedOn, ...above } = own.get(base) ?? { name: '', run: {} };
    const { basedOn: _, ...rest } = style;
    style = {
      ...above,
      ...rest,
      run: { ...above.run, ...rest.run },
      ...(basedOn === undefined ? {} : { basedOn }),
    };
  }
  return style;
}

/** Takes a property of a paragraph. */
export function readParagraphProperty(paragraph: ScannedParagraph | undefined, tag: WordTag): void {
  const { local, value: of } = tag;
  const value = of('val') ?? '';
  if (!paragraph) return;
  if (local === 'pStyle') paragraph.style = value;
  else if (local === 'jc') paragraph.align = value;
  else if (local === 'numId') paragraph.numId = value;
  else if (local === 'ilvl') paragraph.level = Number(value) || 0;
  else if (local === 'outlineLvl' && Number(value) < 9) paragraph.heading = Number(value) + 1;
  else if (local === 'pageBreakBefore') paragraph.newPage = isOn(value);
  else if (local === 'bidi') paragraph.bidi = isOn(of('val'));
  else if (local === 'ind') Object.assign(paragraph, indentsOf(tag));
}
