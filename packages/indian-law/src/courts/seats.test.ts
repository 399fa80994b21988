import { describe, expect, test } from 'vitest';
import { COURTS, STATES } from './courts.ts';
import { stateOfSeat } from './seats.ts';

const STATE_NAMES = STATES.map(({ name }) => name);
const HIGH_COURTS = COURTS.filter(({ code }) => code !== 'supreme-court');

describe('the state in which a court sits', () => {
  test.each(HIGH_COURTS)('$short: every seat lies in a state of its jurisdiction', (court) => {
    for (const bench of [undefined, ...court.benches.map(({ name }) => name)]) {
      expect(STATE_NAMES).toContain(stateOfSeat(court.code, bench));
      expect(court.states).toContain(stateOfSeat(court.code, bench));
    }
  });

  test.each([
    ['madras', undefined, 'Tamil Nadu'],
    ['madras', 'Madurai', 'Tamil Nadu'],
    ['bombay', undefined, 'Maharashtra'],
    ['bombay', 'Goa', 'Goa'],
    ['bombay', 'Nagpur', 'Maharashtra'],
    ['bombay', 'Aurangabad Bench', 'Maharashtra'],
    ['bombay', 'Kolhapur', 'Maharashtra'],
    ['gauhati', undefined, 'Assam'],
    ['gauhati', 'Kohima', 'Nagaland'],
    ['gauhati', 'Aizawl', 'Mizoram'],
    ['gauhati', 'Itanagar', 'Arunachal Pradesh'],
    ['calcutta', undefined, 'West Bengal'],
    ['calcutta', 'Port Blair', 'Andaman and Nicobar Islands'],
    ['calcutta', 'Jalpaiguri', 'West Bengal'],
    ['allahabad', 'Lucknow', 'Uttar Pradesh'],
    ['karnataka', 'Kalaburagi', 'Karnataka'],
    ['rajasthan', 'jaipur bench', 'Rajasthan'],
    ['madhya-pradesh', 'Gwalior', 'Madhya Pradesh'],
    ['jammu-kashmir-ladakh', 'Jammu', 'Jammu and Kashmir'],
    ['jammu-kashmir-ladakh', 'Srinagar', 'Jammu and Kashmir'],
    ['kerala', undefined, 'Kerala'],
    ['punjab-haryana', undefined, 'Chandigarh'],
    ['orissa', undefined, 'Odisha'],
  ])('%s, %s: %s', (court, bench, state) => {
    expect(stateOfSeat(court, bench)).toBe(state);
  });

  test('is not guessed for the Supreme Court, an unknown court or an unknown bench', () => {
    expect(stateOfSeat('supreme-court')).toBeUndefined();
    expect(stateOfSeat('supreme-court', 'New Delhi')).toBeUndefined();
    expect(stateOfSeat('privy-council')).toBeUndefined();
    expect(stateOfSeat('madras', 'Timbuktu')).toBeUndefined();
  });
});
