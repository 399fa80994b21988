import type { TimeRule } from '../types.ts';
import { appeal, application, days, years } from './entry.ts';

const COPY = { copy: true } as const;
const ORDER_21 = { order21: true } as const;
const EXECUTION = { order21: true, disability: true, exclusions: ['injunction'] } as const;
const DECREE = 'decree or order';

/**
 * Articles 114 to 137 of the Schedule to the Limitation Act, 1963: appeals and applications. What they say of the Code of
 * 1898 is read as of the Code in force (General Clauses Act 1897, s. 8). The words are our own summaries.
 */
export const APPEALS_AND_APPLICATIONS: readonly TimeRule[] = [
  appeal('114(a)', 90, 'Appeal of the State against acquittal', 'order'),
  appeal('114(b)', 30, 'Appeal against acquittal on special leave', 'grant of special leave'),
  appeal('115(a)', 30, 'Criminal appeal from a sentence of death', 'sentence'),
  appeal(
    '115(b)(i)',
    60,
    'Criminal appeal from another sentence or order, to the High Court',
    'sentence or order',
  ),
  appeal(
    '115(b)(ii)',
    30,
    'Criminal appeal from another sentence or order, to another court',
    'sentence or order',
  ),
  appeal('116(a)', 90, 'Civil appeal to the High Court', DECREE),
  appeal('116(b)', 30, 'Civil appeal to any other court', DECREE),
  appeal('117', 30, 'Appeal within the same High Court', DECREE),
  application('118', days(10), 'Leave to appear and defend in a summary suit', 'service of the summons'),
  application(
    '119(a)',
    days(30),
    'Arbitration Act 1940: filing of an award',
    'service of the notice that the award is made',
    { warnings: ['old_arbitration'] },
  ),
  application(
    '119(b)',
    days(30),
    'Arbitration Act 1940: set aside or remit an award',
    'service of the notice that the award is filed',
    { warnings: ['old_arbitration'], exclusions: ['award_copy'] },
  ),
  application(
    '120',
    days(90),
    'Bring the legal representative of a dead party on record',
    'death of the party',
  ),
  application('121', days(60), 'Set aside an abatement', 'abatement'),
  application('122', days(30), 'Restore a suit, appeal or application dismissed for default', 'dismissal'),
  application(
    '123',
    days(30),
    'Set aside an ex parte decree, rehear an ex parte appeal',
    'decree; where the summons was not duly served, knowledge of the decree',
  ),
  application('124', days(30), 'Review by a court other than the Supreme Court', DECREE, COPY),
  application(
    '125',
    days(30),
    'Record adjustment or satisfaction of a decree',
    'payment or adjustment',
    ORDER_21,
  ),
  application('126', days(30), 'Payment of a decree by instalments', 'decree'),
  application('127', days(60), 'Set aside a sale in execution', 'sale', ORDER_21),
  application(
    '128',
    days(30),
    'Possession by one dispossessed who disputes the decree-holder or purchaser',
    'dispossession',
    ORDER_21,
  ),
  application(
    '129',
    days(30),
    'Possession after resistance or obstruction',
    'resistance or obstruction',
    ORDER_21,
  ),
  application('130(a)', days(60), 'Leave to appeal as a pauper, to the High Court', 'decree', COPY),
  application('130(b)', days(30), 'Leave to appeal as a pauper, to any other court', 'decree', COPY),
  application(
    '131',
    days(90),
    'Revision under the Code of Civil or of Criminal Procedure',
    'decree, order or sentence',
    COPY,
  ),
  application(
    '132',
    days(60),
    'Certificate of fitness to appeal to the Supreme Court',
    'decree, order or sentence',
    COPY,
  ),
  application(
    '133(a)',
    days(60),
    'Special leave to appeal: sentence of death',
    'judgment, final order or sentence',
    COPY,
  ),
  application(
    '133(b)',
    days(60),
    'Special leave to appeal: leave refused by the High Court',
    'order of refusal',
    COPY,
  ),
  application('133(c)', days(90), 'Special leave to appeal: any other case', 'judgment or order', COPY),
  application(
    '134',
    years(1),
    'Delivery to the purchaser at a sale in execution',
    'day on which the sale becomes absolute',
    ORDER_21,
  ),
  application(
    '135',
    years(3),
    'Enforce a decree of mandatory injunction',
    'decree, or the date fixed for performance',
    EXECUTION,
  ),
  application(
    '136',
    years(12),
    'Execute any other decree or order of a civil court',
    'day on which it becomes enforceable, or the default in a payment or delivery that it orders',
    { ...EXECUTION, warnings: ['perpetual_injunction'] },
  ),
  application(
    '137',
    years(3),
    'Any application for which the Division has no other article',
    'day on which the right to apply accrues',
    { renewable: true },
  ),
];
