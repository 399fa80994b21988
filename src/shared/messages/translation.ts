import type { CompiledMessage } from 'icu-minify/format';
import type { Message, TagsOf, TextOf, ValuesOf } from './message.ts';

/** The texts of a language by the key of their message. A message without one is shown in English. */
export type Texts = Readonly<Record<string, CompiledMessage>>;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** The text, if it has the values and the tags of the English text; otherwise never. */
type Translated<Text extends string, English extends string> =
  Same<keyof ValuesOf<Text>, keyof ValuesOf<English>> extends true
    ? Same<TagsOf<Text>, TagsOf<English>> extends true
      ? Text
      : never
    : never;

/**
 * The sentences of one area in another language: `translationOf<typeof messages>()('cases', {…})`, with the messages and
 * the area of the English catalogue. A text must have the values and the tags of the English text; a text that is left
 * out is shown in English. The browser's build compiles the texts, as those of the English catalogues.
 */
export const translationOf =
  <English extends Readonly<Record<string, Message>>>() =>
  <const Area extends string, const Texts extends { readonly [Name in keyof English]?: string }>(
    area: Area,
    texts: Texts & {
      readonly [Name in keyof Texts]: Name extends keyof English
        ? Translated<Texts[Name] & string, TextOf<English[Name]>>
        : never;
    },
  ): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries<string>(texts).map(([name, text]) => [`${area}.${name}`, text]));
