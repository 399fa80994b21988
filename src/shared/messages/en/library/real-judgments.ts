import { defineMessages } from '#shared/messages/message.ts';

/** The page that explains how to add real judgments to the library. */
export const messages = defineMessages('realJudgments', {
  title: 'Real judgments',
  lead: 'Munshi comes with fictional samples, so that you can try it at once. Three steps bring real judgments in.',

  choose: '1. Choose where they come from',
  chooseFolder: 'A folder of your own: PDF, Word, web pages or text. Munshi reads its subfolders too.',
  chooseOpenData:
    'The open data of Indian courts: judgments of the Supreme Court and of the 25 High Courts, published as open data sets under the licence CC BY 4.0. Each document shows this source.',

  run: '2. Run one command',
  runWhere:
    'Open a terminal on the computer that runs Munshi, in the folder of Munshi. If somebody else installed it, send them this page.',
  folderCommand: 'For a folder, with its path between the quotation marks:',
  missingCommand:
    'When you removed files from the folder, this lists them and says how to remove them from the library:',
  openDataCommand: 'For the open data, one court and one year at a time:',
  openDataSize:
    'Begin with a small court, such as Sikkim. One year of a large High Court can have a hundred thousand judgments and many gigabytes, and needs the internet.',
  benchesCommand: 'This shows the benches of a court and all options:',
  copy: 'Copy',
  copyCommand: 'Copy the command {command}',

  search: '3. Search',
  searchWhen:
    'The command shows its progress, and at the end what it could not read and why. You find each judgment seconds after it is added.',
  again:
    'You can stop the command and run it again: it continues where it stopped, and reads only what is new.',
  samplesStay: 'The samples stay, and stay marked as samples.',
  open: 'Search the library',
});
