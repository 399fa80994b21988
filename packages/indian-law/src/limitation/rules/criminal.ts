import type { TimeRule } from '../types.ts';
import { act, asArticle, days, months, never } from './rule.ts';

const NI = 'Negotiable Instruments Act 1881';
const CRIMINAL_APPEAL =
  'Bharatiya Nagarik Suraksha Sanhita 2023, s. 415 (Code of Criminal Procedure 1973, s. 374)';

/** Cheques, criminal appeals and revisions. The complaint on a cheque and the clocks of custody are in `special-rules.ts`. */
export const CRIMINAL: readonly TimeRule[] = [
  act(
    'ni-138-presentation',
    'Presentation of a cheque',
    `${NI}, s. 138, proviso (a); Reserve Bank of India, direction of 4 November 2011`,
    months(3),
    'date of the cheque',
    never(),
    { warnings: ['bank_open'] },
  ),
  act(
    'ni-138-notice',
    'Notice of demand on a cheque',
    `${NI}, s. 138, proviso (b)`,
    days(30),
    'information from the bank that the cheque is returned',
    never(),
    { pandemic: 'excluded' },
  ),
  act(
    'ni-138-payment',
    'Payment after a notice on a cheque',
    `${NI}, s. 138, proviso (c)`,
    days(15),
    'receipt of the notice by the drawer',
    never(),
    { pandemic: 'excluded' },
  ),
  asArticle('criminal-appeal-high-court', '115(b)(i)', 'Criminal appeal to the High Court', CRIMINAL_APPEAL),
  asArticle(
    'criminal-appeal-sessions',
    '115(b)(ii)',
    'Criminal appeal to the Court of Session',
    CRIMINAL_APPEAL,
  ),
  asArticle(
    'criminal-appeal-death',
    '115(a)',
    'Criminal appeal against a sentence of death',
    CRIMINAL_APPEAL,
  ),
  asArticle(
    'criminal-appeal-acquittal',
    '114(a)',
    'Appeal of the State against acquittal',
    'Bharatiya Nagarik Suraksha Sanhita 2023, s. 419(1) (Code of Criminal Procedure 1973, s. 378(1))',
  ),
  asArticle(
    'criminal-revision',
    '131',
    'Criminal revision',
    'Bharatiya Nagarik Suraksha Sanhita 2023, ss. 438 and 442 (Code of Criminal Procedure 1973, ss. 397 and 401)',
  ),
];
