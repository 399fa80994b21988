import { defineMessages } from '#shared/messages/message.ts';

/** Files that users bring from courts: what they are, and what is proposed from them. */
export const messages = defineMessages('courtImport', {
  // Sentences of the server
  scanned:
    'This PDF has pictures of pages and no text, so its rows cannot be read. Save the list as the court publishes it.',
  unknown:
    'No matter was found in this file. Bring a cause list, a saved case-status page, an export or a table.',
  noDay: 'This list prints no date. Look at each row before you apply it.',
  dayOfName: 'This list prints no date. {day} is from the name of the file.',
  otherYear: 'This list is for {day}, in another year. Look at each row before you apply it.',
  otherDay: 'This list is for {day}, but the name of the file says {named}.',
  wrongCnr: 'The CNR {cnr} has a wrong form, so it was not used.',
  tooLarge: 'Bring at most {files, number} files with {megabytes, number} MB together.',
  importGone: 'This drop of files, or what was applied of it, does not exist or was undone already.',
  unnamed: 'Matter without a name',
  orderUploaded: 'Order uploaded',
  placeHall: 'Court {hall}',
  placeItem: 'item {item}',
  // The screen
  title: 'Bring from court',
  lead: 'Bring the files that courts give to everybody. You see what changed in your matters, and nothing is applied until you accept it.',
  filesHint:
    'Cause lists, saved case-status pages, the court app’s export of My cases, order sheets, diaries and calendars: at most {files, number} files with {megabytes, number} MB together.',
  chooseFiles: 'Choose files',
  dropHere: 'Drop the files here',
  reading: '{count, plural, one {Reading # file…} other {Reading # files…}}',
  notRead: 'The files were not read',
  bringMore: 'Bring more files',
  earlier: 'Brought before',
  earlierNone: 'Files that changed something are listed here.',
  earlierCounts:
    '{proposals, plural, one {# change} other {# changes}}, {waiting, plural, =0 {none waits} one {# waits} other {# wait}}',
  loading: 'Loading…',
  notLoaded: 'This could not be loaded',
  files: 'Files',
  fileKind:
    '{kind, select, app_export {Export of the court app} case_status {Case-status page} cause_list {Cause list} order {Order} table {Table} calendar {Calendar} other {Not recognised}}',
  nothingNew: 'Nothing has changed in your matters since the last files.',
  sure: 'Sure',
  sureLead: 'Untick what you do not want.',
  asked: 'To be asked',
  askedLead: 'Your answer is remembered. What you leave open waits here.',
  answeredTitle: 'Answered',
  changeKind:
    '{kind, select, new_matter {New matter} next_date {Next date} order {Order} number {Number} disposal {Disposal} party {Party} other {Stage}}',
  isYours: 'Is this “{title}”?',
  isNewMatter: 'Is this a matter of yours?',
  yes: 'Yes',
  no: 'No',
  applied: 'Applied',
  notMine: 'Not mine',
  field:
    '{name, select, next_date {Date} item {Item} hall {Court hall} judges {Judges} purpose {Purpose} stage {Stage} case_number {Number} cnr {CNR} petitioner {Petitioner} respondent {Respondent} advocates {Advocates} court {Court} disposal {Disposal} other {Order of}}',
  untilNow: '(until now {before})',
  whereLine: '{file}, line {line, number}',
  wherePage: '{file}, page {page, number}, line {line, number}',
  openPage: 'Open page {page, number}',
  apply: '{count, plural, =0 {Apply} one {Apply # change} other {Apply # changes}}',
  applying: 'Applying…',
  appliedCount: '{count, plural, =0 {Nothing was applied} one {# change applied} other {# changes applied}}',
  notApplied: 'The changes were not applied',
  undo: 'Undo',
  undoing: 'Undoing…',
  undoneCount: '{count, plural, =0 {Nothing was undone} one {# change undone} other {# changes undone}}',
  notUndone: 'The changes were not undone',
  showAll: 'Show all {count, number}',
});
