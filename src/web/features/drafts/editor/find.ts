import { type Editor, Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

export interface Match {
  from: number;
  to: number;
}
interface FindState {
  words: string;
  matchCase: boolean;
  matches: readonly Match[];
  /** The index of the match that is chosen. */
  at: number;
}
type Change = Partial<Pick<FindState, 'words' | 'matchCase' | 'at'>>;

const NOTHING: FindState = { words: '', matchCase: false, matches: [], at: 0 };
/** More are not marked or counted. */
const MOST = 5000;
const key = new PluginKey<FindState>('find');

const REGULAR = /[$()*+.?[\\\]^{|}]/gu;

/** Characters that are the same to a reader: quotation marks, hyphens, ligatures, letters with a nukta. */
const APOSTROPHES = /[\u2018\u2019\u201b\u2032\u02bc]/gu;
const QUOTES = /[\u201c\u201d\u201f\u2033]/gu;
const HYPHENS = /[\u2010-\u2015\u2212]/gu;
const COMPOSED = /[\u0958-\u095f\u09dc\u09dd\u09df\u0a33\u0a36\u0a59-\u0a5e\u0b5c\u0b5d]/gu;
const LIGATURES = /[\ufb00-\ufb06]/gu;
/** A soft hyphen and characters without width hide no word. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/gu;

const folded = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .replace(HYPHENS, '-')
    .replace(COMPOSED, (letter) => letter.normalize('NFD'))
    .replace(LIGATURES, (letter) => letter.normalize('NFKD'));

/** Folded text, and the place in the document of each of its characters. */
class Folded {
  text = '';
  readonly #places: number[] = [];

  add(text: string, at: number): void {
    for (let i = 0; i < text.length; i += 1) {
      const signs = folded(text.charAt(i));
      this.text += signs;
      for (let of = 0; of < signs.length; of += 1) this.#places.push(at + i);
    }
  }

  *matches(pattern: RegExp): Generator<Match> {
    for (const { 0: found, index } of this.text.matchAll(pattern)) {
      const [from, last] = [this.#places[index], this.#places[index + found.length - 1]];
      if (from !== undefined && last !== undefined) yield { from, to: last + 1 };
    }
  }
}

/** The words of a block, and those of each of its footnotes. */
function wordsOf(block: Node, at: number): Folded[] {
  const own = new Folded();
  const all = [own];
  block.forEach((node, offset) => {
    const place = at + 1 + offset;
    if (node.isText) own.add(node.text ?? '', place);
    else if (node.childCount > 0) {
      const inside = new Folded();
      node.forEach((part, within) => {
        inside.add(part.text ?? '', place + 1 + within);
      });
      all.push(inside);
    } else own.add('\uFFFC', place);
  });
  return all;
}

/** Words as they are looked for; undefined for none. */
function patternOf(words: string, matchCase: boolean): RegExp | undefined {
  const typed = folded(words).trim();
  if (typed === '') return undefined;
  const spaced = typed
    .split(/\s+/u)
    .map((word) => word.replaceAll(REGULAR, String.raw`\$&`))
    .join(String.raw`\s+`);
  return new RegExp(spaced, matchCase ? 'gu' : 'giu');
}

/** The places of words in a document; white space of any length counts as one space, and equal spellings are equal. */
function matchesIn(doc: Node, words: string, matchCase: boolean): Match[] {
  const pattern = patternOf(words, matchCase);
  if (!pattern) return [];
  const matches: Match[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    for (const part of wordsOf(node, at))
      for (const match of part.matches(pattern)) if (matches.length < MOST) matches.push(match);
    return false;
  });
  return matches.sort((a, b) => a.from - b.from);
}

function changed(doc: Node, before: FindState, change: Change, docChanged: boolean): FindState {
  const next = { ...before, ...change };
  const same = next.words === before.words && next.matchCase === before.matchCase && !docChanged;
  const matches = same ? before.matches : matchesIn(doc, next.words, next.matchCase);
  return { ...next, matches, at: Math.min(next.at, Math.max(0, matches.length - 1)) };
}

/** Marks the words that are looked for. */
export const Find = Extension.create({
  name: 'find',
  addProseMirrorPlugins: () => [
    new Plugin<FindState>({
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

export const foundIn = ({ state }: Editor): FindState => key.getState(state) ?? NOTHING;

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

/** Texts of a draft that the document writes itself: blanks and the marks of annexures. No words are replaced in them. */
function writtenTexts(doc: Node): string {
  const texts: string[] = [];
  doc.descendants(({ type, attrs }) => {
    if (type.name === 'blank') texts.push(String(attrs.name));
    if (type.name === 'annexureReference') texts.push(`Annexure ${attrs.mark}`);
  });
  return texts.join('\n');
}

export interface Left {
  /** In blanks and marks. */
  written: number;
  /** In other capitals, where capitals count. */
  capitals: number;
  /** There are more than the search counts. */
  more: boolean;
}

/** Counts, before all are replaced, the places of the words that *Replace all* leaves. */
export function leftBehind(editor: Editor): Left {
  const { words, matchCase, matches } = foundIn(editor);
  const { doc } = editor.state;
  const pattern = patternOf(words, matchCase);
  const written = pattern ? (folded(writtenTexts(doc)).match(pattern)?.length ?? 0) : 0;
  const capitals = matchCase ? matchesIn(doc, words, false).length - matches.length : 0;
  return { written, capitals, more: matches.length === MOST };
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
