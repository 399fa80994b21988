import { expect, test } from 'vitest';
import { type Authority, authorityFor, courtRelations, type DecidingCourt } from './authority.ts';

const binding: Authority = { force: 'binding' };
const persuasive: Authority = { force: 'persuasive' };
const unknown = (missing: NonNullable<Authority['missing']>): Authority => ({ force: 'unknown', missing });

type Judgment = [court: string, judges: number, decided?: number];
const weigh = (deciding: DecidingCourt, [court, judges, decided = 20100510]: Judgment) =>
  authorityFor(deciding)({ court, judges, decided });

test.each<[DecidingCourt, Judgment, Authority]>([
  // Article 141: the law of the Supreme Court, whatever its bench.
  [{ state: 'Kerala' }, ['supreme-court', 0], binding],
  [{ court: 'kerala', judges: 5 }, ['supreme-court', 2], binding],
  // A High Court binds the courts below it, and no other High Court.
  [{ state: 'Lakshadweep', judges: 1 }, ['kerala', 0], binding],
  [{ state: 'Kerala' }, ['madras', 5], persuasive],
  [{ court: 'kerala', judges: 1 }, ['madras', 5], persuasive],
  // Own benches: larger ones and equal ones bind, smaller ones persuade.
  [{ court: 'kerala', judges: 2 }, ['kerala', 3], binding],
  [{ court: 'kerala', judges: 2 }, ['kerala', 2], binding],
  [{ court: 'kerala', judges: 2 }, ['kerala', 1], persuasive],
  [{ court: 'kerala', judges: 1 }, ['kerala', 1], binding],
  [{ court: 'supreme-court', judges: 5 }, ['supreme-court', 13], binding],
  [{ court: 'supreme-court', judges: 3 }, ['supreme-court', 2], persuasive],
  [{ court: 'supreme-court', judges: 2 }, ['kerala', 5], persuasive],
  // Every bench binds a judge alone, so that its size need not be known.
  [{ court: 'kerala', judges: 1 }, ['kerala', 0], binding],
  [{ court: 'kerala', judges: 2 }, ['kerala', 0], unknown('bench')],
  [{ court: 'kerala' }, ['kerala', 0], unknown('bench')],
  [{ court: 'kerala' }, ['kerala', 3], unknown('deciding_bench')],
  // The common High Court of 2014 to 2018: its judgments bind the courts of both states, and count as its successors' own.
  [{ state: 'Telangana' }, ['telangana-andhra-pradesh', 2], binding],
  [{ state: 'Andhra Pradesh' }, ['telangana-andhra-pradesh', 1], binding],
  [{ state: 'Karnataka' }, ['telangana-andhra-pradesh', 3], persuasive],
  [{ court: 'telangana', judges: 2 }, ['telangana-andhra-pradesh', 2], binding],
  [{ court: 'andhra-pradesh', judges: 2 }, ['telangana-andhra-pradesh', 1], persuasive],
  [{ court: 'andhra-pradesh', judges: 1 }, ['telangana', 2], persuasive],
  // A court that is named twice must hold twice.
  [{ state: 'Kerala', court: 'madras' }, ['supreme-court', 2], binding],
  [{ state: 'Kerala', court: 'madras' }, ['madras', 2], persuasive],
  [{ state: 'Tamil Nadu', court: 'madras', judges: 2 }, ['madras', 2], binding],
])('for %j a judgment of %j is %j', (deciding, judgment, weight) => {
  expect(weigh(deciding, judgment)).toEqual(weight);
});

test.each<[decided: number, Authority]>([
  [20150631, binding],
  [20150701, binding],
  [20150702, { force: 'later' }],
  [20140000, binding],
  [20160000, { force: 'later' }],
  [20150000, unknown('date')],
  [0, unknown('date')],
])('on 1 July 2015 a larger bench of day %i is %j', (decided, weight) => {
  const deciding = { court: 'kerala', judges: 2, date: '2015-07-01' };
  expect(weigh(deciding, ['kerala', 3, decided])).toEqual(weight);
  expect(weigh(deciding, ['supreme-court', 0, decided])).toEqual(weight);
  expect(weigh(deciding, ['madras', 3, decided])).toEqual(weight.force === 'later' ? weight : persuasive);
});

test('without a day a judgment without a date is an earlier one', () => {
  expect(weigh({ court: 'kerala', judges: 2 }, ['kerala', 2, 0])).toEqual(binding);
});

test('nothing is said for a court or a state that is not known', () => {
  expect(weigh({ court: 'nowhere' }, ['supreme-court', 5])).toBeUndefined();
  expect(weigh({ state: 'Nowhere' }, ['supreme-court', 5])).toBeUndefined();
  expect(weigh({ state: 'Nowhere', court: 'kerala' }, ['supreme-court', 5])).toBeUndefined();
  expect(weigh({ state: 'Kerala' }, ['nclat', 3])).toBeUndefined();
  expect(weigh({}, ['supreme-court', 5])).toBeUndefined();
  expect(courtRelations({ court: 'nowhere' }).size).toBe(0);
});
