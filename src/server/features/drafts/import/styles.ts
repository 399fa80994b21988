import { scanWord } from './archive.ts';

/** Properties of a style that a draft keeps. */
export interface Style {
  name: string;
  basedOn?: string;
  /** 1 for a heading of the highest level. */
  heading?: number;
  numId?: string;
  level?: number;
}

const MOST_BASES = 20;

/** The styles of a document, each with what it takes from those that it is based on. */
export function readStyles(xml: string): Map<string, Style> {
  const own = new Map<string, Style>();
  let open: Style | undefined;
  scanWord(xml, {
    text: () => undefined,
    tag: ({ local, kind, value }) => {
      if (local === 'style') {
        open = kind === 'open' ? { name: '' } : undefined;
        const id = value('styleId');
        if (open && id !== undefined) own.set(id, open);
      } else if (open && kind !== 'close') readProperty(open, local, value('val') ?? '');
    },
  });
  return new Map([...own.keys()].map((id) => [id, resolved(own, id)]));
}

function readProperty(style: Style, local: string, value: string): void {
  if (local === 'name') {
    style.name = value;
    const level = /^heading (\d)$/iu.exec(value)?.[1];
    if (level !== undefined) style.heading = Number(level);
    else if (value.toLowerCase() === 'title') style.heading = 1;
  } else if (local === 'basedOn') style.basedOn = value;
  else if (local === 'outlineLvl' && Number(value) < 9) style.heading ??= Number(value) + 1;
  else if (local === 'numId') style.numId = value;
  else if (local === 'ilvl') style.level = Number(value);
}

function resolved(own: ReadonlyMap<string, Style>, id: string): Style {
  let style = own.get(id) ?? { name: '' };
  const seen = new Set([id]);
  for (let left = MOST_BASES; left > 0; left--) {
    const base = style.basedOn;
    if (base === undefined || seen.has(base)) break;
    seen.add(base);
    const { basedOn, ...above } = own.get(base) ?? { name: '' };
    const { basedOn: _, ...rest } = style;
    style = { ...above, ...rest, ...(basedOn === undefined ? {} : { basedOn }) };
  }
  return style;
}
