import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { describe, expect, test } from 'vitest';
import { suggestCategory } from './paper-category.ts';

test.each([
  [
    'affidavit',
    'scan1.pdf',
    'IN THE HIGH COURT OF MADRAS\nAFFIDAVIT OF K. REVATHI\nI, K. Revathi, do hereby solemnly affirm and state as follows:',
  ],
  [
    'pleading',
    'doc.docx',
    'IN THE COURT OF THE DISTRICT JUDGE\nPLAINT UNDER ORDER VII RULE 1\nThe plaintiff most respectfully submits: The cause of action arose on 3.1.2020. PRAYER',
  ],
  [
    'pleading',
    'a.pdf',
    'W.P. No. 1 of 2026\nIt is therefore most respectfully prayed that this Court may be pleased to issue a writ',
  ],
  [
    'order',
    'a.pdf',
    'HIGH COURT OF KARNATAKA\nRECORD OF PROCEEDINGS\nCORAM: HON’BLE MR. JUSTICE A. B.\nIssue notice. List on 4.5.2026.',
  ],
  [
    'judgment',
    'x.pdf',
    'IN THE SUPREME COURT OF INDIA\nCORAM: Hon’ble Mr. Justice C\nJ U D G M E N T\n1. Leave granted.',
  ],
  [
    'notice',
    'x.pdf',
    'LEGAL NOTICE\nUnder instructions from and on behalf of my client M/s Kaveri Mills, you are called upon to pay',
  ],
  ['correspondence', 'x.eml', 'LEGAL NOTICE enclosed'],
  ['correspondence', 'x.pdf', 'To: The Manager\nSubject: Loan account\nDear Sir,\nYours faithfully'],
  ['evidence', 'x.pdf', 'ABSOLUTE SALE DEED\nThis deed made on 3rd January 2020 between'],
  ['evidence', 'cheque photo.jpg', ''],
  ['fee', 'x.pdf', 'FEE NOTE\nProfessional fees for appearance'],
  [undefined, 'x.pdf', 'Shopping list: rice, tea'],
  [undefined, 'IMG_2041.jpg', ''],
])('%s: %s', (category, name, text) => {
  expect(suggestCategory(text, name)).toBe(category);
});

const folder = sharedData('judgments-supreme-court');
describe.skipIf(folder === undefined)('judgments of the Supreme Court (shared data)', () => {
  test('19 of 20 are recognised as a judgment or an order from their text alone', () => {
    const files = readdirSync(folder ?? '').slice(0, 300);
    const found = files.map((name) =>
      suggestCategory(readFileSync(path.join(folder ?? '', name), 'utf8'), 'x.pdf'),
    );
    const said = found.filter((category) => category !== undefined);
    const right = said.filter((category) => category === 'judgment' || category === 'order').length;
    expect(files.length).toBeGreaterThan(50);
    expect(right / said.length).toBeGreaterThan(0.95);
    expect(said.length / files.length).toBeGreaterThan(0.9);
  });
});
