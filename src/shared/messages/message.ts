import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { CompiledMessage } from 'icu-minify/format';

/** A sentence of the product: its key, and its English text in ICU MessageFormat (compiled in the browser's build). */
export interface Message<Text extends string = string> {
  readonly key: string;
  readonly source: CompiledMessage;
  /** Carries the type of the text, from which the names of its values are read; absent at run time. */
  readonly text?: Text;
}

type TagNames<Text extends string> = Text extends `${string}</${infer Name}>${infer Rest}`
  ? Name | TagNames<Rest>
  : never;

/** The values that a text asks for: `{count, plural, …}` asks for `count`. Tags are left to `rich`. */
export type ValuesOf<Text extends string> = string extends Text
  ? Record<string, string | number>
  : { [Name in Exclude<keyof GetICUArgs<Text>, TagNames<Text>>]: string | number };

/** The tags of a text: `<b>…</b>` asks for `b`. */
export type TagsOf<Text extends string> = TagNames<Text>;

export type TextOf<M extends Message> = Exclude<M['text'], undefined>;

/** No second argument for a message without values. */
export type ArgumentsOf<M extends Message> = keyof ValuesOf<TextOf<M>> extends never
  ? []
  : [values: ValuesOf<TextOf<M>>];

const defined = new Map<string, Message>();

/** The message of a key, when its catalogue is loaded. */
export const messageOf = (key: string): Message | undefined => defined.get(key);

/**
 * The sentences of one area. Keys are `area.name`.
 * The browser's build gives compiled texts; everywhere else the texts are compiled when they are first used.
 */
export function defineMessages<const Texts extends Record<string, string>>(
  area: string,
  texts: Texts,
): { readonly [Name in keyof Texts]: Message<Texts[Name]> } {
  const messages: Record<string, Message> = {};
  for (const [name, source] of Object.entries(texts)) {
    const message = { key: `${area}.${name}`, source };
    messages[name] = message;
    defined.set(message.key, message);
  }
  return messages as { readonly [Name in keyof Texts]: Message<Texts[Name]> };
}
