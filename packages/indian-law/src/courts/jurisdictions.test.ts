import { expect, test } from 'vitest';
import { COURTS, STATES } from './court-list.ts';
import { courtsOfState, statesOfJudgment } from './jurisdictions.ts';
import { stateOfSeat } from './seats.ts';

const of = (court: string, bench?: string) => statesOfJudgment(court, stateOfSeat(court, bench));

test.each([
  ['punjab-haryana', undefined, ['Punjab', 'Haryana', 'Chandigarh']],
  ['bombay', 'Nagpur', ['Maharashtra', 'Goa', 'Dadra and Nagar Haveli and Daman and Diu']],
  ['bombay', 'Goa', ['Goa']],
  ['calcutta', undefined, ['West Bengal', 'Andaman and Nicobar Islands']],
  ['calcutta', 'Port Blair', ['Andaman and Nicobar Islands']],
  ['gauhati', 'Guwahati', ['Assam', 'Nagaland', 'Mizoram', 'Arunachal Pradesh']],
  ['gauhati', 'Kohima', ['Nagaland']],
  ['gauhati', 'Aizawl', ['Mizoram']],
  ['gauhati', 'Itanagar', ['Arunachal Pradesh']],
  ['kerala', undefined, ['Kerala', 'Lakshadweep']],
  ['madras', 'Madurai', ['Tamil Nadu', 'Puducherry']],
  ['jammu-kashmir-ladakh', 'Srinagar', ['Jammu and Kashmir', 'Ladakh']],
  ['delhi', undefined, ['Delhi']],
  ['telangana-andhra-pradesh', undefined, ['Telangana', 'Andhra Pradesh']],
])('a judgment of %s, bench %s, belongs to %j', (court, bench, states) => {
  expect(of(court, bench)).toEqual(states);
});

test('every state and union territory has a High Court; Telangana and Andhra Pradesh had a common one too', () => {
  for (const { name } of STATES)
    expect(courtsOfState(name), name).toHaveLength(/^(?:Telangana|Andhra Pradesh)$/u.test(name) ? 2 : 1);
  const covered = new Set(COURTS.flatMap(({ code }) => of(code)));
  expect([...covered].sort()).toEqual(STATES.map(({ name }) => name).sort());
});

test('the Supreme Court and unknown courts have the recorded state alone', () => {
  expect(statesOfJudgment('supreme-court')).toEqual([]);
  expect(statesOfJudgment('nowhere', 'Kerala')).toEqual(['Kerala']);
  expect(statesOfJudgment('madras', 'Sikkim')).toEqual(['Tamil Nadu', 'Puducherry', 'Sikkim']);
});
