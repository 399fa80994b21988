import { defineMessages } from '#shared/messages/message.ts';

/** The help centre. */
export const messages = defineMessages('help', {
  title: 'Help Center',
  lead: 'Answers, guides and tutorials for Munshi, and what it cannot do.',
  faq: 'FAQ',
  guides: 'Guides',
  tutorials: 'Tutorials',
  limits: 'Limits',
  contactUs: 'Contact Us',
  aboutPage: 'About the page you came from',
  searchLabel: 'Search the help',
  results: '{count, plural, =0 {Nothing was found.} one {# answer} other {# answers}}',
  askUs: 'Write to us at <mail>{email}</mail>.',
  minutes: '{count, number} min',
  open: 'Open the page',

  // FAQ
  faqCreate: 'How do I create a case?',
  faqCreateText:
    'Open Cases and press New Case. Choose a client or add one; the client and the first case are created together. A case number is needed unless the status is exploration.',
  faqUpload: 'How do I upload documents?',
  faqUploadText:
    'Open a case and press Upload Files, or drop files on the Files tab: up to {files, number} at once, {size} each. Scanned pages in English, Hindi and Tamil are read, so that search finds them.',
  faqShare: 'How do I share a case?',
  faqShareText:
    'Open the case and press Share. Invite a colleague by email and choose whether they may view, comment or edit. You can end the access there at any time.',
  faqAssistant: 'How does the AI assistant work?',
  faqAssistantText:
    'It looks for passages in the library and in the files of the case, and names the paragraph for each statement. When nothing comes near an answer, it says so. Without a language model on this server it quotes and does not write.',
  faqSecurity: 'Is my data secure?',
  faqSecurityText:
    'Only you, and those with whom you share a case, can read it: the database itself refuses all others. Protect your account with a second factor under Profile, Security, where you also see every session.',

  // Guides
  guideCase: 'From a client to the first hearing',
  guideCaseLead: 'Client, case, files and dates in one go.',
  guideCase1:
    'Add the client with the first case. Names of the other side are compared with your earlier clients.',
  guideCase2: 'Give the case its court, its number and the parties.',
  guideCase3: 'Upload the papers. Dates that are found in them are suggested for the timeline.',
  guideCase4:
    'Accept or refuse each suggested date. The next one is shown on the board and in the list of cases.',
  guideSearch: 'Search that finds the paragraph',
  guideSearchLead: 'Words, phrases, citations, sections and facts.',
  guideSearch1: 'Put a phrase in quotation marks; join words with AND, OR and NOT.',
  guideSearch2: 'Type a citation, a case number or a cause title to go to the judgment itself.',
  guideSearch3: 'Narrow the results by court, state, year and judge.',
  guideSearch4:
    'Open a result: n and p step through the matching paragraphs; a press on the number copies the pinpoint.',
  guideCheck: 'Check a draft before it is filed',
  guideCheckLead: 'Citations, paragraphs, quotations and sections.',
  guideCheck1: 'Paste the text, or choose a Word file or a PDF.',
  guideCheck2: 'Give the date of the offence when sections of the old and the new codes may be mixed.',
  guideCheck3:
    'Read what differs first: another name, a paragraph that does not exist, words that were changed.',
  guideCheck4: 'Read what was not checked, and print the report as a record of your verification.',
  guideData: 'Your data: export, bin and access',
  guideDataLead: 'What you keep here stays yours.',
  guideData1: 'Export a case with its files and timeline from the menu of the case.',
  guideData2: 'What you delete waits in the bin and can be restored from there.',
  guideData3: 'Look through your sessions and recent sign-ins under Profile, Security.',
  guideData4: 'Add a second factor and keep the recovery codes outside this computer.',
  guideData5: 'Under Profile, Data you export everything or erase your account.',

  guideEvening: 'The evening desk: tomorrow’s board in one drop',
  guideEveningLead: 'Cause lists, results, messages to clients.',
  guideEvening1:
    'Save the cause lists and case-status pages that courts give to everybody, and drop them together under Bring from court.',
  guideEvening2:
    'Look at what changed. Untick what you do not want, answer what is asked, and apply it with one press. One press undoes it.',
  guideEvening3:
    'Open the board of the day: halls, items, papers to carry and conflicts. In court, enter the item that is called; everybody in the chambers sees it.',
  guideEvening4:
    'After court press Result at each matter: outcome, next date, order and tasks. Then tell the client; you read each message before it goes.',
  guideFees: 'Fee notes and what clients owe',
  guideFeesLead: 'Fee notes, payments, advances and the ledger.',
  guideFees1: 'Enter the State of the office and the prefix of your numbers once, below the fee notes.',
  guideFees2:
    'Make a fee note from the hearings of a case, or line by line. Numbers have no gaps within a financial year.',
  guideFees3: 'Enter what was paid, tax that was deducted and advances. No money is moved here.',
  guideFees4: 'Download the ledger as CSV for your accountant.',
  guideDoors: 'Other software: keys, webhooks and MCP',
  guideDoorsLead: 'Access that you give and end.',
  guideDoors1:
    'Make a key under Profile, Security. It is shown once; choose what it may read and when it ends.',
  guideDoors2: 'An assistant that speaks MCP uses the address of this server with /mcp, and the key.',
  guideDoors3:
    'Under Webhooks give an address that is called when a case, a date or a file changes. The log shows each call, and sends it again.',

  // Tutorials
  tutorialFirst: 'Your first case',
  tutorialFirst1: 'Open Clients and press the button that adds one.',
  tutorialFirst2: 'Enter the name and leave the status at exploration. A number is not needed yet.',
  tutorialFirst3: 'Open the new case and upload one paper.',
  tutorialFirst4: 'Open Timeline and add the next hearing. It appears on the board.',
  tutorialResearch: 'Research a point of law',
  tutorialResearch1: 'Open Search and type: cheque notice.',
  tutorialResearch2: 'Switch hybrid search on and off, and compare the match badges.',
  tutorialResearch3: 'Choose a result with the arrow keys and read its facts and citations beside the list.',
  tutorialResearch4: 'Open it, copy a pinpoint, and add the judgment to your case.',
  tutorialVerify: 'Verify an opponent’s paper',
  tutorialVerify1: 'Open Check and choose the PDF that was served on you.',
  tutorialVerify2: 'Set the date of the offence.',
  tutorialVerify3: 'Go through the findings; each opens the judgment at the paragraph.',
  tutorialVerify4: 'Download the report and put it into the case.',
  tutorialTeam: 'Work with your chambers',
  tutorialTeam1: 'Open Chambers and create one.',
  tutorialTeam2: 'Invite a colleague by email.',
  tutorialTeam3: 'Share a case with the chambers and choose what its members may do.',
  tutorialTeam4: 'Look at the activity of the case to see who changed what.',

  // Limits
  limitsLead: 'What we measured, good and bad. The tests and all figures come with the program.',
  limitLibrary: 'The library is never complete',
  limitLibraryText:
    '“Not in this library” says nothing about the world. The page of the search shows how many judgments it has, of which courts and years. The samples are made up and must not be cited.',
  limitCheck: 'The check of citations',
  limitCheckText:
    'On {judgments, number} Supreme Court judgments: all of {real, number} real citations resolved, all of {invented, number} invented ones flagged, {altered, number} % of altered quotations caught. Of correct citations {leastWrong, number} to {mostWrong, number} % were flagged wrongly. Whether an authority is still good law is not decided; sentences of later judgments are shown.',
  limitSearch: 'Search by meaning',
  limitSearchText:
    'A sentence with a third of its words changed led to its judgment at the first place in {first, number} of 100 cases, and to one of the first ten in {firstTen, number}. So about {missed, number} in 100 were missed: try other words too.',
  limitNames: 'Names and numbers read from judgments',
  limitNamesText:
    'In texts that we kept out of the work on the rules, the measure F1 was {dates} for dates, {provisions} for provisions, {judges} for judges, {caseNumbers} for case numbers and {precedents} for cited precedents, {namedPrecedents} for those cited with their parties. Compare them with the judgment before you copy them.',
  limitScans: 'Scanned pages',
  limitScansText:
    'Wrong letters on clean pages of our tests: none in English and Hindi, {tamil, number} % in Tamil; on a faint Hindi scan {faintHindi, number} %. The tests had no stamps, folds or handwriting: those are read worse or not at all.',
  limitDates: 'Suggested dates',
  limitDatesText:
    'Of the next hearings in phrases that were held back, {right, number} % of those found were right and none was missed; of deadlines {deadlines, number} % were found. Each date waits for your yes. The diary stays your responsibility.',
  limitAdvice: 'No legal advice',
  limitAdviceText:
    'Munshi shows what is written where. What follows from it for your client is your decision.',

  // Pictures of the guides and tutorials
  pictureNewCase: 'The form of a new case, with the choice of its client.',
  pictureFiles: 'The files of a case, with the state of reading of each.',
  pictureTimeline: 'The timeline of a case, with its hearings and deadlines.',
  pictureSearch:
    'The results of a search, with the filters above them and the selected judgment beside them.',
  pictureJudgment: 'A judgment with numbered paragraphs, in which the words of the search are marked.',
  pictureCheck: 'The page that checks a document, with a box for its text.',
  pictureReport: 'The report of a check: what differs, what was found and what was not checked.',
  pictureBin: 'The bin, with what was deleted.',
  pictureSecurity: 'Security in the profile, with the second factors and the sessions of the account.',
  pictureClients: 'The list of clients, with the button that adds one.',
  pictureBoard: 'The board of today, with the dates of the next two weeks.',
  pictureChambers: 'The page of the chambers, with its members.',

  // Contact
  hours: 'Support hours: Monday-Friday {from}-{to} IST; on weekends for urgent issues.',
  replies: 'We answer emails within {hours, number} hours.',
  phone: 'Phone: {phone}',

  // Articles about single pages
  pages: 'Single pages',
  pageActs: 'Acts and the new codes',
  pageActsLead: 'Read a section, find it by its number, and compare it with the old code.',
  pageActs1: 'Open an act and press a section: it opens with its notes and the judgments that name it.',
  pageActs2: 'Type a section with its act, such as 138 NI, to go to it at once.',
  pageActs3:
    'The page of old and new criminal law gives the section of the new code for one of the old, and back.',
  pageChat: 'Questions to the assistant',
  pageChatLead: 'Each sentence of an answer names its source.',
  pageChat1: 'Ask as you would ask a junior, for one case or in general.',
  pageChat2: 'Press the number of a source to read the paragraph itself before you rely on it.',
  pageDeadlines: 'Last days',
  pageDeadlinesLead: 'A period is worked out day by day, with its rule.',
  pageDeadlines1: 'Choose what happened and on which day.',
  pageDeadlines2: 'Read the rule and the working before you rely on the day.',
  pictureActs: 'The acts of the library, with a box that finds a section.',
  pictureChat: 'An answer of the assistant with its numbered sources.',
  pictureDeadlines: 'The page of deadlines, with a period and its end.',
});
