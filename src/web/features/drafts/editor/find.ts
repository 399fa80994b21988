import { type Editor, Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

export interface Match {
  from: number;
  to: number;
}
interface Found {
  words: string;
  matchCase: boolean;
  matches: readonly Match[];
  /** The index of the match that is chosen. */
  at: number;
}
type Change = Partial<Pick<Found, 'words' | 'matchCase' | 'at'>>;

const NOTHING: Found = { words: '', matchCase: false, matches: [], at: 0 };
/** More are not marked or counted. */
const MOST = 5000;
const key = new PluginKey<Found>('find');

const REGULAR = /[$()*+.?[\\\]^{|}]/gu;

/** The places of words in a document; white space of any length counts as one space. */
function matchesIn(doc: Node, words: string, matchCase: boolean): Match[] {
  const typed = words.trim();
  if (typed === '') return [];
  const pattern = new RegExp(
    typed
      .split(/\s+/u)
      .map((word) => word.replaceAll(REGULAR, String.raw`\$&`))
      .join(String.raw`\s+`),
    matchCase ? 'gu' : 'giu',
  );
  const matches: Match[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, undefined, '\uFFFC');
    // A node such as a footnote is longer than its sign in the text.
    if (text.length !== node.content.size) return false;
    for (const { 0: found, index } of text.matchAll(pattern))
      if (matches.length < MOST) matches.push({ from: at + 1 + index, to: at + 1 + index + found.length });
    return false;
  });
  return matches;
}

function changed(doc: Node, before: Found, change: Change, docChanged: boolean): Found {
  const next = { ...before, ...change };
  const same = next.words === before.words && next.matchCase === before.matchCase && !docChanged;
  const matches = same ? before.matches : matchesIn(doc, next.words, next.matchCase);
  return { ...next, matches, at: Math.min(next.at, Math.max(0, matches.length - 1)) };
}

/** Marks the words that are looked for. */
export const Find = Extension.create({
  name: 'find',
  addProseMirrorPlugins: () => [
    new Plugin<Found>({
      key,
      state: {
        init: () => NOTHING,
        apply(tr, before) {
          const change = tr.getMeta(key) as Change | undefined;
          if (!change && (!tr.docChanged || before.words === '')) return before;
          return changed(tr.doc, before, change ?? {}, tr.docChanged);
        },
      },
      props: {
        decorations(state) {
          const { matches, at } = key.getState(state) ?? NOTHING;
          return DecorationSet.create(
            state.doc,
            matches.map(({ from, to }, index) =>
              Decoration.inline(from, to, { class: index === at ? 'draft-match-chosen' : 'draft-match' }),
            ),
          );
        },
      },
    }),
  ],
});

export const foundIn = ({ state }: Editor): Found => key.getState(state) ?? NOTHING;

/** Looks for words; an empty text ends the search. */
export function find(editor: Editor, change: Change): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, change));
}

/** Chooses the next match, or the one before, and scrolls to it. */
export function goToMatch(editor: Editor, by: 1 | -1): void {
  const { matches, at } = foundIn(editor);
  const { from } = editor.state.selection;
  const chosen = matches[at];
  // The first step goes to the match behind the cursor, the next ones from match to match.
  const ahead = matches.findIndex((match) => match.from >= from);
  const fresh = chosen === undefined || chosen.from !== from;
  const step = (at + by + matches.length) % Math.max(1, matches.length);
  const index = fresh && by === 1 && ahead >= 0 ? ahead : step;
  const match = matches[index];
  if (!match) return;
  const { tr, doc } = editor.state;
  editor.view.dispatch(
    tr
      .setSelection(TextSelection.create(doc, match.from, match.to))
      .setMeta(key, { at: index })
      .scrollIntoView(),
  );
}

/** Replaces the chosen match, or all. Returns how many were replaced. */
export function replaceMatches(editor: Editor, text: string, all: boolean): number {
  const { matches, at } = foundIn(editor);
  const chosen = all ? matches : matches.slice(at, at + 1);
  const { tr, schema } = editor.state;
  for (const { from, to } of [...chosen].reverse()) {
    const marks = tr.doc.resolve(from).marksAcross(tr.doc.resolve(to)) ?? [];
    if (text === '') tr.delete(from, to);
    else tr.replaceWith(from, to, schema.text(text, marks));
  }
  if (chosen.length > 0) editor.view.dispatch(tr);
  return chosen.length;
}
