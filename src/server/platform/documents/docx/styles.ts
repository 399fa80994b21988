import * as docx from 'docx';
import { type PageLayout, PLAIN_LAYOUT } from '#law/drafting/page-layout.ts';
import type { DocumentModel } from '../model.ts';

/** The names of our styles in a Word document; a draft that is read back knows its parts by them. */
export const STYLES = {
  numbered: 'NumberedParagraph',
  quote: 'Quotation',
  code: 'CodeBlock',
  bullet: 'BulletItem',
  ordered: 'OrderedItem',
  /** With the level of its item behind it. */
  below: 'ItemText',
  blank: 'Blank',
  annexure: 'AnnexureReference',
  reference: 'ParagraphReference',
  codeText: 'CodeText',
} as const;

/** Twentieths of a point in a cm. */
const TWIPS = 566.93;
export const twips = (cm: number): number => Math.round(cm * TWIPS);
/** An A4 page, in cm. */
export const A4 = { width: 21, height: 29.7 } as const;

/** Word has nine levels. */
export const LIST_LEVELS = 9;
/** Signs hang this far before their text, in cm; each level is as far from the one above. */
export const STEP = 1.1;

/** Line spacing in lines. A line of single spacing is 240; LibreOffice reads it only with its rule. */
const lines = (spacing: number) => ({ line: Math.round(240 * spacing), lineRule: docx.LineRuleType.AUTO });
const AFTER = 120;
const MONOSPACE = 'Courier New';

/** The styles of a document: what a user changes in Word changes every such paragraph. */
export function stylesOf({ language, layout }: DocumentModel): docx.IStylesOptions {
  const { font, size, lineSpacing, quoteSize, quoteLineSpacing }: PageLayout = layout ?? PLAIN_LAYOUT;
  const run = { font, size: size * 2 };
  const heading = { run: { ...run, bold: true, color: '000000' }, paragraph: { keepNext: true } };
  // Documents without a layout of their own keep single spacing.
  const line = layout ? lines(lineSpacing) : {};
  const style = (id: string, name: string, more: object = {}) => ({
    ...{ id, name, basedOn: 'Normal', quickFormat: true },
    ...more,
  });
  return {
    default: {
      document: {
        run: { ...run, language: { value: language } },
        paragraph: { spacing: { after: AFTER, ...line } },
      },
      heading1: heading,
      heading2: heading,
      heading3: heading,
    },
    paragraphStyles: [
      style(STYLES.numbered, 'Numbered Paragraph'),
      style(STYLES.quote, 'Quotation', {
        run: { size: quoteSize * 2 },
        paragraph: {
          indent: { left: twips(1.5), right: twips(1) },
          spacing: { after: AFTER, ...lines(quoteLineSpacing) },
        },
      }),
      style(STYLES.code, 'Code Block', { run: { font: MONOSPACE } }),
      style(STYLES.bullet, 'Bullet Item'),
      style(STYLES.ordered, 'Ordered Item'),
      ...Array.from({ length: LIST_LEVELS }, (_, at) =>
        style(`${STYLES.below}${at + 1}`, `Item Text ${at + 1}`, {
          paragraph: { indent: { left: twips(STEP * (at + 1)) } },
        }),
      ),
    ],
    characterStyles: [
      { id: STYLES.blank, name: 'Blank', run: { shading: { fill: 'FFF2CC' } } },
      { id: STYLES.annexure, name: 'Annexure Reference' },
      { id: STYLES.reference, name: 'Paragraph Reference' },
      { id: STYLES.codeText, name: 'Code Text', run: { font: MONOSPACE } },
    ],
  };
}
