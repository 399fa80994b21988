/**
 * Types of facts, by which each is asked and printed. A `text` may have several lines; each line becomes a paragraph of
 * its own where it can.
 */
export type FactType = 'line' | 'text' | 'date' | 'number' | 'money' | 'choice';

/** Sources of facts that need no question. */
export const SOURCES = [
  ...['case.court', 'case.case_number', 'case.petitioner', 'case.respondent', 'case.client_name'],
  ...['client.address', 'client.phone', 'client.email'],
  ...['profile.full_name', 'profile.location', 'profile.enrolment_number'],
] as const;
export type Source = (typeof SOURCES)[number];
export type KnownFacts = Partial<Record<Source, string | null | undefined>>;

export interface Fact {
  /** The name of its blank. */
  label: string;
  type: FactType;
  choices?: readonly string[];
  from?: Source;
  /** The draft leaves out what it is for when it is not given. */
  optional?: true;
  /** It belongs to one paper only, such as the day of its signature; other drafts of the case do not take it over. */
  once?: true;
}

const line = (label: string, from?: Source): Fact => ({ label, type: 'line', ...(from ? { from } : {}) });
const text = (label: string): Fact => ({ label, type: 'text' });
const date = (label: string): Fact => ({ label, type: 'date' });
const choice = (label: string, choices: readonly string[]): Fact => ({ label, type: 'choice', choices });

/** The facts that several templates share, so that a case is asked for each once. */
export const SHARED_FACTS: Readonly<Record<string, Fact>> = {
  court: line('Name of the court', 'case.court'),
  caseNumber: line('Case number', 'case.case_number'),
  petitioner: line('Name of the petitioner', 'case.petitioner'),
  respondent: line('Name of the respondent', 'case.respondent'),
  petitionerDetails: line('Parentage, age, occupation and address of the petitioner'),
  respondentDetails: line('Description and address of the respondent'),

  client: line('Name of the client', 'case.client_name'),
  clientAddress: line('Address of the client', 'client.address'),
  clientRole: line('Petitioner, respondent, plaintiff or defendant'),

  deponent: line('Name of the deponent', 'case.client_name'),
  relation: choice('Son, daughter or wife of', ['son of', 'daughter of', 'wife of']),
  parent: line('Name of the parent or spouse'),
  age: { label: 'Age in years', type: 'number' },
  address: line('Address of the deponent', 'client.address'),
  deponentRole: line('Petitioner, respondent, plaintiff or defendant'),

  advocate: line('Name of the advocate', 'profile.full_name'),
  enrolment: line('Enrolment number of the advocate', 'profile.enrolment_number'),
  advocateAddress: line('Address of the advocate'),

  place: line('Place', 'profile.location'),
  paperDate: { ...date('Date'), once: true },

  facts: text('Facts of the case, each on a line of its own'),
  grounds: text('Grounds, each on a line of its own'),

  fir: line('FIR number and year'),
  firDate: date('Date of the FIR'),
  policeStation: line('Police station'),
  district: line('District and state'),
  offences: line('Sections of the offences alleged'),
  allegations: text('What the FIR alleges, in short'),
  arrestDate: date('Date of the arrest'),
  earlierApplications: text('Earlier applications for this relief and their results, or that there are none'),

  drawer: line('Name of the drawer of the cheque'),
  drawerAddress: line('Address of the drawer'),
  chequeNumber: line('Number of the cheque'),
  chequeDate: date('Date of the cheque'),
  chequeAmount: { label: 'Amount of the cheque in rupees', type: 'money' },
  chequeBank: line('Bank and branch on which the cheque is drawn'),
  payeeBank: line('Bank and branch where the client has the account'),
  debt: text('The debt or liability for which the cheque was given'),
  presentedOn: date('Day on which the cheque was presented'),
  returnReason: line('Reason of the return, as the memo gives it'),
  returnInformed: date('Day on which the bank informed the client of the return'),
  noticeDate: date('Date of the notice'),
  noticeServed: date('Day on which the drawer received the notice'),

  orderDate: date('Date of the order under challenge'),
  orderCourt: line('Court or authority that made the order'),
  orderOutcome: text('What the order decides'),
};
