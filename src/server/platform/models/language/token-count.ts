import type { ChatMessage } from './language-model.ts';

/** Tokens that the frame of one message takes in the prompt: its role and its separators. */
const perMessage = 8;

/** Estimate of the tokens of a text: three bytes of UTF-8 each, which is a letter of Hindi or Tamil. */
export const tokensOf = (text: string): number => tokensOfBytes(Buffer.byteLength(text));

/** The same, of a text of so many bytes. */
export const tokensOfBytes = (bytes: number): number => Math.ceil(bytes / 3);

/** Estimate of the tokens of messages in the prompt. */
export const promptTokens = (messages: readonly ChatMessage[]): number =>
  messages.reduce((sum, { text }) => sum + perMessage + tokensOf(text), 0);

/** A count that the prompt does not exceed: no token is shorter than one byte. */
export const mostPromptTokens = (messages: readonly ChatMessage[]): number =>
  messages.reduce((sum, { text }) => sum + perMessage + Buffer.byteLength(text), 0);
