import { createContext, type ReactNode } from 'react';

/** Shows what a model writes about a document, beside its quotations; the assistant brings it. */
export type ShowWritten = (document: { id: string; model: string }) => ReactNode;

export const WrittenSlot = createContext<ShowWritten>(() => null);
