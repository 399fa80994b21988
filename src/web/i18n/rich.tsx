import { createElement, Fragment, type ReactNode } from 'react';
import { DEFAULT_LANGUAGE } from '#shared/messages/languages.ts';
import type { Message, TagsOf, TextOf, ValuesOf } from '#shared/messages/message.ts';
import { formatPieces, isInEnglish } from '#shared/messages/translate.ts';

type Tag = (children: ReactNode) => ReactNode;

/**
 * Renders a message with elements in it: `<Rich message={messages.sent} values={{ email }} tags={{ b: (text) =>
 * <b>{text}</b> }} />` for 'We sent a link to <b>{email}</b>.' A message that the reader's language lacks is marked as English.
 */
export function Rich<M extends Message>({
  message,
  values,
  tags,
}: {
  message: M;
  tags: Record<TagsOf<TextOf<M>>, Tag>;
  values?: ValuesOf<TextOf<M>>;
}) {
  const made = Object.fromEntries(
    Object.entries<Tag>(tags).map(([name, tag]) => [name, (chunks: ReactNode[]) => tag(together(chunks))]),
  );
  const pieces = formatPieces<ReactNode>(message, { ...values, ...made } as never);
  const shown = Array.isArray(pieces) ? together(pieces) : pieces;
  return isInEnglish(message) ? <span lang={DEFAULT_LANGUAGE}>{shown}</span> : shown;
}

/** Passed as arguments instead of a list, the pieces of a sentence need no keys. */
const together = (pieces: ReactNode[]): ReactNode => createElement(Fragment, null, ...pieces);
