import type { ChatMessage } from '#shared/contracts/assistant/chats.ts';
import { KeyedStore } from './keyed-store.ts';

/** Content of a chat's form. */
export interface Typed {
  text: string;
  /** This text is saved as a question that has no answer yet: sending it again saves nothing twice. */
  saved?: ChatMessage | undefined;
  /** An earlier question is being edited. */
  editing?: true;
}

/** The typed texts by chat, which stay while the user is on another page of this window. */
export const typedTexts = new KeyedStore<Typed>();

/** The key of a chat, or of the one that the next message starts. */
export const chatKey = (caseId: string | null, threadId: string | undefined): string =>
  threadId ?? `new ${caseId ?? 'general'}`;
