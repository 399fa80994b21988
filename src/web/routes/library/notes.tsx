export { NotesPage } from '#web/features/library/notes/notes-list.tsx';
