import { defineMessages } from '#shared/messages/message.ts';

/** The landing page. */
export const messages = defineMessages('landing', {
  headline:
    'The clerk for an Indian law practice: it finds the judgment, opens it at the paragraph and keeps it in the case.',
  audience:
    'For advocates, firms and researchers. It runs on your own computer, and what you keep in it stays there.',
  getStarted: 'Get Started Now',
  login: 'Login',
  pictureAlt:
    'The report of a check: a judgment was found in the sample library, but the words that were quoted from it differ, and the change is marked.',
  pictureCaption: 'A check of written submissions, with the sample library. We made up its judgments.',

  // The demo; its forms have the catalogue `site/demo.ts`
  tryTitle: 'Try it without an account',
  tryLoading: 'One moment. What you can try is still loading.',
  tryFailed: 'What you can try could not be loaded. Check your connection, and reload the page.',
  tryLead: 'Nothing that you type here is kept. The sample library has 25 judgments, which we made up.',

  // Features
  features: 'What it does',
  research: 'Indian-law-specific AI research',
  researchPoint:
    'Judgments and acts by words, by meaning, or both; by court, state, year and judge. An answer opens at its paragraph.',
  analysis: 'Document analysis and key-fact extraction',
  analysisPoint:
    'Every citation, quotation and section of a document is compared with the library. Scans are read, in English, Hindi and Tamil.',
  insights: 'Case insights and strategy recommendations',
  insightsPoint:
    'What supports a point and what goes against it, side by side. You decide what to argue; Munshi shows where it is written.',
  assistant: 'AI legal assistant chat',
  assistantPoint:
    'It answers from the library and from the files of the case, names the paragraph, and says so when nothing comes near an answer.',
  cases: 'Secure case management',
  casesPoint:
    'Clients, cases, files and dates in one place. Papers are categorised when they arrive, and each case shows its next date.',
  precedents: 'Precedent and statute suggestions',
  precedentsPoint:
    'Paste facts to find similar judgments. A section of the old criminal codes is shown beside the section that replaced it.',

  misconduct:
    'To cite precedents made by AI without verifying them is misconduct of an advocate (Supreme Court, 2 July 2026). The check compares each citation with the library before you file, and a disclosure note says what was done.',

  // Figures
  figures: 'In figures',
  successRate: 'success rate',
  aiSupport: 'AI support',
  documentsProcessed: 'documents processed',
  successNote:
    'The check on what judgments really say: of {real, number} citations taken from {judgments, number} Supreme Court judgments it resolved all, and of {quotations, number} exact quotations it confirmed {exact, number} % or more. It is not a rate of cases won.',
  supportNote:
    'Search, the check and the assistant answer at any hour while the server runs. People answer Monday to Friday, {from} to {to} IST.',
  documentsNote:
    'The size of library that we test with: search is measured over {documents, number} documents made up from real paragraphs. It is not a count of our users’ papers.',
  footnote: 'Footnote {number, number}',

  // Book a call
  bookCall: 'Book a call',
  bookCallLead: 'Half an hour with one of us, on your own questions. We confirm the time by email.',
  researchDemo: 'AI Research Demo',
  researchDemoPoint:
    'Bring a question from a real brief. We search for it together, and you see what is found and what is not.',
  analysisDemo: 'Document Analysis',
  analysisDemoPoint:
    'Bring a draft or an order without names. We check its citations, paragraphs and quotations.',
  roi: 'ROI Calculator',
  roiPoint: 'Your own hours and fees, and every step of the calculation.',
  chooseTime: 'Choose a time',
  calculate: 'Calculate',

  // Contact
  contact: 'Contact us',
  contactLead: 'A question, a mistake that you found, or a feature that you miss: write to us.',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  name: 'Name',
  message: 'Message',
  sendMessage: 'Send Message',
  sending: 'Sending...',
  submitted: 'Form submitted successfully!',
  thanks: "Thank you for contacting us. We'll get back to you soon.",
  submitFailed: 'Failed to submit form',
  submitError: 'There was an error submitting your form. Please try again.',
});
