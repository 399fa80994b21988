import type { ClientForm } from '#shared/contracts/clients.ts';
import type { EventType } from '#shared/contracts/timeline.ts';

interface DemoFile {
  /** Name in `library/demo/`. */
  source: string;
  name: string;
}

/** A sample judgment that the library ships, by its id. */
type DemoJudgment = string;

/** On a `day` (`yyyy-mm-dd`), or a number of days after the demo data is created; at a `clock` (`hh:mm`) or all day.
 * `done`: it took place, or was seen to, on its day.
 */
export type DemoEvent = {
  title: string;
  event_type: EventType;
  place?: string;
  clock?: string;
  done?: true;
} & ({ day: string } | { inDays: number });

export interface DemoCase {
  title: string;
  description: string;
  case_number: string | null;
  cnr: string | null;
  practice_area: string;
  court: string | null;
  petitioner: string | null;
  respondent: string | null;
  files: DemoFile[];
  judgments: DemoJudgment[];
  events: DemoEvent[];
}

/** A demo client has no contact details: an invented number may be somebody’s. */
export type DemoClient = Omit<ClientForm, 'email' | 'phone' | 'address'>;

export const DEMO_NAME = 'Demo chambers';

/** The demo data: two clients, three cases and their files. All of it is fictional. */
export const DEMO_CLIENTS: { client: DemoClient; cases: DemoCase[] }[] = [
  {
    client: {
      name: 'Kaveri Textiles Private Limited',
      client_number: 'C-2026-014',
      contact_person: 'M. Ilango, accounts manager',
      business_area: 'Textile manufacture',
      description: 'Yarn supplier at Chennai. Fictional client of the demo chambers.',
      status: 'active',
    },
    cases: [
      {
        title: 'Kaveri Textiles v. Sundaram Garments (cheque)',
        description:
          'Cheque for ₹8,42,500 returned for want of funds on 16 Feb 2026; notice of demand sent on 9 Mar 2026.',
        case_number: 'C.C. No. 318 of 2026',
        // No court has this code.
        cnr: 'TNZZ990003182026',
        practice_area: 'Negotiable instruments',
        court: 'Metropolitan Magistrate, Chennai',
        petitioner: 'Kaveri Textiles Private Limited',
        respondent: 'Sundaram Garments',
        files: [
          { source: 'demand-notice.txt', name: 'Notice of demand, 9 March 2026.txt' },
          { source: 'bank-return-memo.txt', name: 'Bank return memo.txt' },
          { source: 'complaint.pdf', name: 'Complaint under section 138.pdf' },
          { source: 'order-sheet.pdf', name: 'Order sheet (scan).pdf' },
        ],
        judgments: ['sample-12-karnataka-cheque-presumption'],
        events: [
          { title: 'Cheque returned for want of funds', event_type: 'document', day: '2026-02-16' },
          { title: 'Notice of demand sent', event_type: 'document', day: '2026-03-09' },
          { title: 'Complaint filed', event_type: 'document', day: '2026-04-20' },
          {
            title: 'Appearance of the accused',
            event_type: 'hearing',
            inDays: -24,
            clock: '10:30',
            place: 'Court hall 7',
            done: true,
          },
          { title: 'File the list of witnesses', event_type: 'deadline', inDays: -2 },
          {
            title: 'Evidence of the complainant',
            event_type: 'hearing',
            inDays: 3,
            clock: '10:30',
            place: 'Court hall 7',
          },
        ],
      },
      {
        title: 'Kaveri Textiles v. Sundaram Garments (recovery)',
        description:
          'Suit for the price of yarn supplied under eleven invoices between August and November 2025.',
        case_number: 'C.O.S. No. 41 of 2026',
        cnr: null,
        practice_area: 'Commercial recovery',
        court: 'Commercial Court, Chennai',
        petitioner: 'Kaveri Textiles Private Limited',
        respondent: 'Sundaram Garments',
        files: [{ source: 'statement-of-account.csv', name: 'Statement of account.csv' }],
        judgments: ['sample-03-bombay-winding-up-balance-confirmation'],
        events: [
          { title: 'Draft of the plaint to the client', event_type: 'deadline', inDays: -9, done: true },
          { title: 'Proof affidavit of the plaintiff', event_type: 'deadline', inDays: 5 },
        ],
      },
    ],
  },
  {
    client: {
      name: 'R. Meenakshi',
      client_number: null,
      contact_person: 'R. Meenakshi',
      business_area: 'Motor accident claim',
      description: 'Widow of K. Rajendran. Fictional client of the demo chambers.',
      status: 'exploration',
    },
    cases: [
      {
        title: 'R. Meenakshi and others: claim for compensation',
        description:
          'Death in a road accident on the Madurai bypass on 11 Oct 2025; claim under the Motor Vehicles Act to be drafted.',
        case_number: null,
        cnr: null,
        practice_area: 'Motor accident claims',
        court: null,
        petitioner: 'R. Meenakshi and others',
        respondent: null,
        files: [{ source: 'accident-notes.txt', name: 'Notes of conference, 6 January 2026.txt' }],
        judgments: ['sample-11-jharkhand-motor-accident-lapsed-licence'],
        events: [
          { title: 'Accident on the Madurai bypass', event_type: 'other', day: '2025-10-11' },
          {
            title: 'Conference with R. Meenakshi',
            event_type: 'meeting',
            inDays: 0,
            clock: '17:00',
            place: 'Chambers',
          },
        ],
      },
    ],
  },
];
