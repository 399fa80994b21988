import type { ActText } from './act-text.ts';
import { actFromJson } from './from-json.ts';
import { actFromMarkdown, isActMarkdown } from './from-markdown.ts';
import { actFromPages } from './from-text.ts';
import { actInPages, type NotAnAct } from './recognise.ts';

/**
 * Reads the copy of an act: the text of a PDF's pages, of a web page, of Markdown or of a plain text file, or JSON.
 * Returns a reason where the file holds no act, or none that could be stored.
 */
export function readAct(pages: readonly string[], fileName: string): ActText | NotAnAct {
  const extension = /\.([a-z]{2,5})$/iu.exec(fileName)?.[1]?.toLowerCase();
  const text = pages.join('\n');
  if (extension === 'json') return actFromJson(parsed(text), fileName) ?? { reason: 'other_shape' };
  if (isActMarkdown(text)) return actFromMarkdown(text, fileName) ?? { reason: 'not_an_act' };
  const refused = actInPages(pages);
  if (refused) return refused;
  const act = actFromPages(pages, fileName);
  if (!act || act.units.length < 2) return { reason: 'no_sections' };
  return act;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}

export const isAct = (read: ActText | NotAnAct): read is ActText => 'units' in read;
