import { defineMessages } from '#shared/messages/message.ts';

/** Output of the command `munshi` for the person who runs it. */
export const messages = defineMessages('commands', {
  usage: `Usage: npm run ingest -- '<folder>' [--remove-missing [--yes]]
       npm run model:check
       npm run plans:sync
       npm run alerts:send
       npm run account:erase -- '<email address>'
       npm run export -- '<email address>' '<file.zip>'
       npm run library:status
       npm run library:rebuild
       npm run backup -- '<folder>' [--portable] [--encrypt-to '<age1…>'] [--keep '<7,4,12>']
       npm run backup -- verify '<backup>' [--identity '<file>']
       npm run restore -- '<backup>' [--identity '<file>']
       npm run data:register
       npm run doctor

ingest       adds a folder of judgments (.txt, .md, .pdf, .docx, .html) and acts (.json) to the library. You can run it
             again and interrupt it: unchanged files are skipped. With --remove-missing it also lists the files that
             came from the folder and are no longer in it; with --yes it removes them from the library.
ingest open-data  adds judgments of the open data sets of Indian courts; it names its options when you give none.
model:check  asks the language model of the settings some questions, and says whether it answers, how fast, and what it
             can do: long papers, sources, changes to drafts.
plans:sync   makes the plans of the running server at Razorpay; you can run it again.
alerts:send  has the running server mail the alerts of saved searches that are due; it does so every hour by itself.
account:erase  begins the notice after which an account is erased, for a user who asked by mail: -- '<email address>'. The user
             gets a mail that says how to keep the account.
export       writes everything of one account to a new file, the archive that its user can download: -- '<email address>' '<file.zip>'.
             The user sees this in the log of the account.
library:status  says what the running server has in its library, by court, and which files could not be read.
library:rebuild  has the running server build its index again from the documents in it; searches use the old one meanwhile.
backup       copies everything that Munshi keeps into a new folder there; Munshi may run meanwhile. With --encrypt-to age1…
             it is one file that only the secret key of age opens; --keep 7,4,12 removes earlier ones but those of the last
             days, weeks and months.
backup verify  restores a backup beside it, reads every row and looks for every file, and removes what it restored.
restore      makes the data folder from a backup; it replaces nothing. --identity key.txt names the secret key.
doctor       says of each condition that Munshi runs under whether it is good or wrong, and what to do; run it when something does
             not work. It changes nothing, and its exit code is 1 where something is wrong.
`,
  stopping: 'Stopping after the current batch…',

  // munshi ingest
  addingToServer: 'Adding to the library of the running server.',
  addingToIndex: 'Adding to the library; no server is running.',
  folderEmpty: 'There are no files in {folder}.',
  added:
    '{documents, plural, one {# document} other {# documents}} added in {seconds} s, {unchanged, plural, one {# file} other {# files}} unchanged, {unreadable, plural, one {# file} other {# files}} could not be read.',
  moreUnreadable: '… and {count, number} more',
  nothingMissing: 'Every file that came from this folder is still in it.',
  missing:
    '{files, plural, one {# file that came from this folder is no longer in it:} other {# files that came from this folder are no longer in it:}}',
  missingKept:
    '{count, plural, one {# document stays, because another file has it too.} other {# documents stay, because other files have them too.}}',
  missingNamed:
    'Run this again with --yes to remove {documents, plural, one {# document} other {# documents}} from the library. Nothing is removed yet.',
  missingRemoved:
    '{documents, plural, one {# document is} other {# documents are}} removed from the library. The notes of users stay.',
  missingAll: 'The folder has no files. If its disk is not connected, connect it before you remove anything.',
  stopped: 'Stopped. What was added is kept. Run the same command again to continue.',
  serverAnswered:
    'The running server answered {status} ({reason}). Run this again when it is back; the data on the server is safe.',
  serverUnreachable:
    'The running server cannot be reached. Run this again when it is back; the data on the server is safe.',
  otherOwner:
    '{folder} belongs to another user (number {user}). Run this as that user, or set MUNSHI_DATA to a folder of your own.',
  folderNotPermitted: 'This user may not enter {folder}. Set MUNSHI_DATA to a folder of your own.',
  dataNotWritable:
    'This user may not write to something in {folder}. Give the whole folder to one user, or set MUNSHI_DATA to another folder.',

  // munshi model check
  noModel: 'No language model is set. Set MODEL_URL and MODEL_NAME.',
  noModelOnServer:
    'The running server has no language model. Set MODEL_URL and MODEL_NAME, and start it again.',
  checkedByServer: 'Model {model} at {address}, asked by the running server.',
  checkedDirectly: 'Model {model} at {address}, asked by this command; no server is running.',
  modelStreams:
    'It streams: the first word after {first} s, complete after {seconds} s; {input, number} tokens read, {output, number} written ({counted, select, provider {counted by the model} other {estimated, because the model does not count them}}).',
  modelAnswers:
    'It answers in one piece: after {seconds} s; {input, number} tokens read, {output, number} written.',
  modelCan: 'What this model can do for Munshi:',
  modelLong:
    '{outcome, select, remembers {Long papers: it read {tokens, number} tokens at once and remembered the first line. It can read several pages for one answer.} forgets {Long papers: it took {tokens, number} tokens at once, but forgot the first line. Answers about long papers will miss facts. A larger context (MODEL_CONTEXT) or a larger model helps.} other {Long papers: it did not answer {tokens, number} tokens at once.}}',
  modelCites:
    '{outcome, select, as_asked {Sources: it names the source of what it says in the form that is asked for.} other_form {Sources: it names them in a form of its own, which Munshi reads.} no_source {Sources: it names none. Munshi finds the source by the words where it can; else users get quotations.} wrong_source {Sources: it named the wrong one, or another figure. Many of its sentences will be marked as different from their source.} other {Sources: it did not answer.}}',
  modelChanges:
    '{outcome, select, readable {Drafts: it proposes changes that Munshi can show, and keeps figures and dates.} changes_facts {Drafts: it proposes changes, but lost a figure or a date in one sentence. Read its suggestions with care.} unreadable {Drafts: Munshi cannot read its changes. Use it for questions; suggestions for drafts will often fail.} other {Drafts: it did not answer.}}',
  modelUnreachable:
    '{address} cannot be reached. Check MODEL_URL, and that the server of the model is running.',
  modelTimeout:
    '{address} gave no answer in time (MODEL_TIMEOUT_S is {seconds, number}). A local model may still be loading: run this again, or set a larger MODEL_TIMEOUT_S.',
  modelRefusedKey: '{address} refuses the key (status {status}). Check MODEL_API_KEY.',
  modelMissing: '{address} has no model {model} (status {status}). Check MODEL_NAME.',
  modelQuota: 'The account at {address} has nothing left (status {status}). Look at its billing.',
  modelAddress:
    'No OpenAI-compatible API answers at {address} (status {status}). Check that MODEL_URL is its address, with the version path, such as /v1, and not that of a web page.',
  modelContext:
    '{model} at {address} reads less than this question of a few words. Start it with a larger context.',
  modelRefused: '{address} refused the request (status {status}). Check MODEL_URL and MODEL_NAME.',
  modelBusy: '{address} has too many requests (status {status}). Check the limits of your plan there.',
  modelFailed: '{address} reported an error of its own (status {status}). Look at the log of that server.',
  modelUnusable:
    '{address} gave no usable answer. Check that MODEL_URL is the address of an OpenAI-compatible API and not of a web page.',

  // munshi plans sync
  needsServer: 'No server is running. Start it, and run this again.',
  plansNotSold: 'The running server sells no plans. Set RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET.',
  alertsMailed:
    '{count, plural, =0 {No alert is due.} one {# alert is mailed.} other {# alerts are mailed.}}',
  accountErased:
    'The account will be erased on {day}. The user gets a mail, and can keep the account until then.',
  noAccount: 'No account has this email address.',
  accountExported:
    'The data of the account is in {file} ({size}). It has everything that the user keeps here, so nobody else may read it.',
  fileExists: '{file} is there already. Give another name; nothing was changed.',
  fileNotWritten: '{file} cannot be written ({reason}). Give another place.',
  exportEndedEarly:
    'The archive ended before it was complete, and no file is left. Look at the log of the server, then run this again.',
  planSynced: '{plan}, {interval}: {id}',

  // The folder to read
  isFile: '{folder} is a file. Give the folder that contains it.',
  notReadable: 'This user may not read {folder}. Change its permissions, or run this as its owner.',
  linkLoop: '{folder} is a link that leads back to itself.',
  folderMissing: 'There is no folder {folder}.',

  // Reasons why a file was not read
  typeNotRead: 'Files of this type are not read; .txt, .md, .html, .pdf, .docx and act .json are.',
  tooLarge: 'The file is larger than {megabytes, number} MB.',
  fileNotRead: 'The file could not be read.',
  scanWaits: 'The PDF contains pictures of pages and no text. The server reads the pictures later.',
  damagedWaits:
    'The text that the PDF carries is damaged on every page. The server reads pictures of its pages later.',
  fileMoved: 'It could not be opened; it was moved or removed in the meantime.',
  isLink: 'It is a link, and links are not followed.',
  notOrdinary: 'It is not an ordinary file.',
  nameNotUtf8: 'Its name is not valid UTF-8, so it cannot be opened; rename it.',
});
