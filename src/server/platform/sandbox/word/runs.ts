import type { Mark } from '#law/drafting/document/model.ts';
import { isLegacyHindiFont } from '#law/text/legacy-fonts.ts';
import { raisedText } from '#law/text/raised-text.ts';
import type { Loss, ScannedParagraph } from './scanned.ts';
import type { RunProperties, Style } from './styles.ts';
import { isSymbolFont, symbolOf } from './symbols.ts';

const PRIVATE = /[\ue000-\uf8ff]/u;

/** The form of the runs of a document: what their styles and they themselves say. */
export class Runs {
  readonly #styles: ReadonlyMap<string, Style>;
  readonly #lost: (loss: Loss) => void;

  constructor(styles: ReadonlyMap<string, Style>, lost: (loss: Loss) => void) {
    this.#styles = styles;
    this.#lost = lost;
  }

  /** The properties of a run of a style, in a paragraph. */
  properties(run: RunProperties, style: string, paragraph: ScannedParagraph | undefined): RunProperties {
    const above = this.#styles.get(paragraph?.style ?? '') ?? this.#styles.get('');
    const { font } = { ...this.#styles.get('')?.run, ...above?.run };
    const own = this.#styles.get(style)?.run;
    return { ...(font === undefined ? {} : { font }), ...byStyles(above, own, paragraph?.heading), ...run };
  }

  /** Words as they are printed: in capitals, raised, in the signs of a symbol font. */
  written(words: string, { caps, raised, font }: RunProperties): string {
    let text = caps === true && !isLegacyHindiFont(font) ? words.toUpperCase() : words;
    if (PRIVATE.test(text) || isSymbolFont(font)) text = this.#signs(text, font ?? '');
    if (raised !== 'superscript' && raised !== 'subscript') return text;
    const signs = raisedText(text, raised);
    if (signs === undefined) this.#lost('raised');
    return signs ?? text;
  }

  #signs(text: string, font: string): string {
    const signs = [...text].map((sign) =>
      /\s/u.test(sign) ? sign : symbolOf(font, sign.codePointAt(0) ?? 0),
    );
    if (signs.includes(undefined)) this.#lost('symbols');
    return signs.map((sign) => sign ?? '').join('');
  }
}

/** A heading is bold by its own form; otherwise a style of letters switches what the style of the paragraph says. */
function byStyles(
  above: Style | undefined,
  style: RunProperties | undefined,
  heading: number | undefined,
): RunProperties {
  if (!above || above.heading !== undefined || heading !== undefined) {
    const { bold: _, italic: __, underline: ___, ...rest } = above?.run ?? {};
    return { ...rest, ...style };
  }
  const both = { ...above.run, ...style };
  for (const name of ['bold', 'italic'] as const)
    if (above.run[name] === true && style?.[name] === true) both[name] = false;
  return both;
}

const MARKS = ['bold', 'italic', 'underline'] as const;

/** The marks of a draft that a run has. */
export const marksOf = (run: RunProperties): Mark[] => MARKS.filter((mark) => run[mark] === true);
