import { defineMessages } from '#shared/messages/message.ts';

/** The file of an export that says what the others are. */
export const messages = defineMessages('export', {
  lead: 'This ZIP file has everything that you own in Munshi, in formats that other programs open.',
  json: 'profile.json, client.json, case.json and the other files that end in .json have every row with every column. They are for programs.',
  tables:
    'The folders “Tables” have the same rows as CSV tables for a spreadsheet, without long texts. The id of a row is the same in all files.',
  drafts:
    'The folders Drafts/ have each draft as a Word document, a PDF and a text. Invoices/ has your invoices as PDF, with those that correct them. Fee notes/ has the fee notes that you issued.',
  files:
    'The folders Files/ have the files of each case as you added them. List of dates.docx has the dates of a case that are filed.',
  about: 'about.json says when this file was made, and names each file that is not in it, with the reason.',
});
