import { attributeOf, scanMarkup } from '../markup.ts';

/** Properties of the letters of a style: absent where it says nothing. */
export interface Letters {
  hidden?: boolean;
  capitals?: boolean;
  font?: string;
}
interface Style extends Letters {
  parent?: string;
}

const MOST_PARENTS = 20;
const withoutQuotes = (font: string): string => font.replaceAll(/["']/gu, '').split(',')[0]?.trim() ?? '';

/** Styles of an OpenDocument text, by their names, and its fonts. */
export class Styles {
  readonly #styles = new Map<string, Style>();
  readonly #fonts = new Map<string, string>();
  #open: Style | undefined;

  read(xml: string): void {
    this.#open = undefined;
    scanMarkup(xml, {
      text: () => undefined,
      tag: (tag) => {
        if (tag.kind !== 'close') this.#tag(tag.name, (name) => attributeOf(xml, tag, name));
        else if (tag.name === 'style:style') this.#open = undefined;
        return undefined;
      },
    });
  }

  #tag(name: string, value: (attribute: string) => string | undefined): void {
    if (name === 'style:font-face')
      this.#fonts.set(value('style:name') ?? '', withoutQuotes(value('svg:font-family') ?? ''));
    else if (name === 'style:style') {
      const parent = value('style:parent-style-name');
      this.#open = parent === undefined ? {} : { parent };
      this.#styles.set(value('style:name') ?? '', this.#open);
    } else if (this.#open && name === 'style:text-properties') this.#letters(this.#open, value);
  }

  #letters(style: Style, value: (name: string) => string | undefined): void {
    const display = value('text:display');
    if (display !== undefined) style.hidden = display === 'none';
    const transform = value('fo:text-transform');
    if (transform !== undefined) style.capitals = transform === 'uppercase';
    const named = value('style:font-name');
    const font = value('fo:font-family') ?? (named && (this.#fonts.get(named) || named));
    if (font !== undefined) style.font = withoutQuotes(font);
  }

  /** The letters of a style, with those of the styles that it is based on. */
  of(name: string | undefined): Letters {
    let letters: Letters = {};
    let next = name;
    for (let left = MOST_PARENTS; left > 0 && next !== undefined; left -= 1) {
      const { parent, ...own }: Style = this.#styles.get(next) ?? {};
      letters = { ...own, ...letters };
      next = parent;
    }
    return letters;
  }
}
