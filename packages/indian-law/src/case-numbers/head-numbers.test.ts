import { expect, test } from 'vitest';
import { parseCaseNumber } from './case-number-keys.ts';
import { headNumberKeys } from './head-numbers.ts';

const HEAD = `IN THE SUPREME COURT OF INDIA
CIVIL APPELLATE JURISDICTION
CIVIL APPEAL NOS. 7120-7121 OF 2016
(Arising out of SLP (C) Nos. 811-812 of 2015)
MANOHAR RATHI ... APPELLANT
VERSUS
THE KAVERI MILLS LTD. ... RESPONDENT
WITH
CIVIL APPEAL NO. 9002 OF 2016
C.A. No. 9003/2016`;

const found = (query: string, head = HEAD) => {
  const keys = new Set(headNumberKeys(head));
  return parseCaseNumber(query)?.keys.some((key) => keys.has(key)) ?? false;
};

test.each(['Civil Appeal No. 7121 of 2016', 'CA 9002/2016', 'civil appeal 9003 of 2016'])(
  '%s is decided by the judgment that prints it in its head',
  (query) => expect(found(query)).toBe(true),
);

test.each(['SLP (C) No. 811 of 2015', 'CA 9004/2016'])('%s is not', (query) =>
  expect(found(query)).toBe(false),
);

test('the number of the case below is another', () => {
  const head = 'CRR No. 12 of 2019\nagainst the judgment dated 3.4.2019 in Criminal Appeal No. 55 of 2018';
  expect(found('CRR 12/2019', head)).toBe(true);
  expect(found('Criminal Appeal No. 55 of 2018', head)).toBe(false);
});
