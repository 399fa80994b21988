import type { WordTag } from './archive.ts';
import type { ScannedParagraph } from './scanned.ts';
import { indentsOf, isOn } from './styles.ts';

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
