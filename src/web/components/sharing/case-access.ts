import { createContext, use } from 'react';
import type { CaseRole } from '#shared/contracts/sharing/roles.ts';
import type { EventType } from '#shared/contracts/timeline.ts';

/** The reader's role in the case that is shown, and the reader. */
type Reader = {
  role: CaseRole;
  userId: string | undefined;
  /** The owner has opened the drafts of the case to its clerks. */
  clerkDrafts?: boolean;
};

export const CaseAccess = createContext<Reader>({ role: 'owner', userId: undefined });

/** A row that somebody added. */
type Added = { created_by: string | null };

/** The reader's rights in the shown case. The database decides; this leaves out what it would refuse. */
export function useCaseAccess() {
  const { role, userId, clerkDrafts = false } = use(CaseAccess);
  const owns = role === 'owner';
  const edits = owns || role === 'editor';
  const adds = edits || role === 'clerk';
  const isOwn = ({ created_by }: Added) => created_by !== null && created_by === userId;
  return {
    role,
    owns,
    /** Changes the case, its files and its events, and deletes files. */
    edits,
    /** Adds files, and takes dates from them. */
    addsFiles: adds,
    changesFile: (file: Added) => edits || (role === 'clerk' && isOwn(file)),
    /** Adds events of every type. */
    addsDates: adds,
    addsNotes: adds || role === 'commenter',
    /** Reads the notes on judgments. */
    seesNotes: role !== 'clerk',
    /** Reads the chats with the assistant. */
    seesChats: role !== 'clerk',
    seesDrafts: role !== 'clerk' || clerkDrafts,
    writesDrafts: edits || (role === 'clerk' && clerkDrafts),
    /** Asks the assistant. */
    chats: edits || role === 'commenter',
    changesEvent: (event: Added & { event_type: EventType }) =>
      edits || (isOwn(event) && (role === 'clerk' || (role === 'commenter' && event.event_type === 'note'))),
  };
}
