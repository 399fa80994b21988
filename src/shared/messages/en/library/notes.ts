import { defineMessages } from '#shared/messages/message.ts';

export const messages = defineMessages('notes', {
  // Selected words in the reader
  selectedWords: 'Selected words',
  highlight: 'Highlight',
  writeNote: 'Write a note',
  copyQuotation: 'Copy with citation',
  noteOnParagraph: 'Write a note on this paragraph (m)',
  severalParagraphs: 'Select words of one paragraph to highlight them or to write a note.',
  quotation: '“{words}”\n{reference}',

  // One note
  newNote: 'New note',
  editNote: 'Edit the note',
  note: 'Note',
  passage: 'Passage',
  keptIn: 'Case',
  keptInHint:
    'Without a case, you alone see the note. In a case, everybody with access sees it, except clerks.',
  searchCases: 'Search your cases',
  noCase: 'No case',
  caseCount: '{count, plural, =0 {No case found} one {# case} other {# cases}}',
  casesNotLoaded: 'Your cases could not be loaded: {error}',
  openNote: 'Open the note on “{words}”',
  deleteNote: 'Delete the note on “{words}”',
  save: 'Save note',
  saved: 'Note saved',
  highlighted: 'Highlighted',
  notSaved: 'The note was not saved',
  changedElsewhere: 'The note was changed in another window. What you typed is still here.',
  deletedWhileEditing: 'This note was deleted in another window',
  deletedTextKept: 'What you typed is still here: save it as a new note, copy it, or cancel.',
  deleted: 'Note deleted',
  deletedHint: 'Press F8, then Undo, to restore the note',
  notDeleted: 'The note was not deleted',

  // Lists of notes
  notes: 'Notes',
  notesIntro: 'Highlights and notes on judgments and acts: yours, and those of cases that you share.',
  notesOfCase: 'Notes on judgments',
  loading: 'Loading the notes',
  notLoaded: 'The notes could not be loaded',
  noNotes: 'No notes yet',
  noNotesHint: 'Select words in a judgment to highlight them or to write a note.',
  more: 'Show more notes',
  openPassage: 'Open the passage',
  documentGone: 'This document is no longer in the library. The note keeps its words.',
  notFoundHere: 'Notes on words that are no longer in this text',
  notFoundHint: 'The text of this document has changed. The notes keep the words as they were.',

  // Limits
  quoteTooLong: 'A passage has at most {max, number} characters. Select fewer words.',
  quoteRequired: 'Select the words of the passage.',
  tooManyOfMember:
    'You have as many notes in the cases of this owner as a member may have: 1,000, and 40 on one document. Delete one that you no longer need, and save again.',
  tooMany: 'There are 5,000 notes, which is the most. Delete one that you no longer need, and save again.',
  tooManyOnDocument:
    'This document has 200 notes, which is the most. Delete one that you no longer need, and save again.',
});
