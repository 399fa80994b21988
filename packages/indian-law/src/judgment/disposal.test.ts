import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDisposal } from './disposal.ts';

const closing = (words: string): string =>
  `IN THE HIGH COURT OF GUJARAT\nRam Lal ... Petitioner\n1. The trial court had allowed the suit. The appeal was dismissed.\n2. Heard.\n3. ${words}\nR. MEHTA, J\nMAY 04, 2021`;

test.each([
  ['Rule is made absolute. No costs.', 'allowed'],
  ['Rule is accordingly discharged with no order as to costs.', 'dismissed'],
  ['Rule is made partly absolute.', 'partly allowed'],
  ['The appeal succeeds. The decree of the courts below is set aside.', 'allowed'],
  ['The appeal succeeds in part.', 'partly allowed'],
  ['The revision fails and is dismissed.', 'dismissed'],
  ['Petition is rejected.', 'dismissed'],
  [
    'The writ petition stands disposed of in the above terms. All pending applications stand closed.',
    'disposed of',
  ],
  ['The CRLMC is disposed of.', 'disposed of'],
  ['W.P.(C) 12/2020 is allowed.', 'allowed'],
  ['Appeal dismissed.', 'dismissed'],
  [
    'Leave granted. The appeal is allowed and the matter is remanded to the Tribunal for a fresh decision.',
    'allowed',
  ],
  ['The petition is allowed to be withdrawn with liberty as prayed.', 'dismissed as withdrawn'],
  ['Petition stands disposed of as withdrawn.', 'dismissed as withdrawn'],
  ['The petition is dismissed as having become infructuous.', 'dismissed as infructuous'],
  ['We see no merit in these appeals and we dismiss the same.', 'dismissed'],
  ['We accordingly allow the appeal and set aside the order of the Tribunal.', 'allowed'],
  ['We have no hesitation in dismissing the Writ Petition.', 'dismissed'],
  ['The writ petitions consequently fail and shall stand dismissed.', 'dismissed'],
  ['The appeal is allowed. The suit of the respondent shall stand dismissed.', 'allowed'],
  [
    'The order of the High Court is set aside; the writ petition of the respondent is dismissed. This appeal is allowed.',
    'allowed',
  ],
  [
    'The appeals filed by the landowners are dismissed, and the appeals filed by the Authority are allowed.',
    'partly allowed',
  ],
  [
    'We therefore allow the appeal in part and set aside the award of wages. Appeal allowed.',
    'partly allowed',
  ],
  ['Appeal No. 12 allowed. Appeal No. 13 dismissed.', 'partly allowed'],
  ['The petition is dismissed. The application for exemption is allowed.', 'dismissed'],
  ['The prayer for anticipatory bail is hereby rejected.', 'bail refused'],
  ['Let the petitioner be released on bail on furnishing a bond.', 'bail granted'],
  ['The bail application is allowed. The applicant shall furnish a bond of Rs. 20,000.', 'bail granted'],
  ['Bail application is rejected.', 'bail refused'],
  [
    'The application is allowed. Let the applicant be released on bail on furnishing a personal bond.',
    'bail granted',
  ],
  ['The appeal cannot succeed and is dismissed.', 'dismissed'],
  ['The appeal cannot be allowed. It is dismissed.', 'dismissed'],
  ['The petition does not deserve to be allowed and is dismissed.', 'dismissed'],
  ['The petition is not liable to be dismissed and is allowed.', 'allowed'],
  ['The appeal can not be accepted or allowed, and is accordingly rejected.', 'dismissed'],
  ['The appeal is not only maintainable but is allowed.', 'allowed'],
  ['As no error is shown, and none was argued, the appeal is dismissed.', 'dismissed'],
  ['The bail application cannot be allowed.', undefined],
  ['आवेदन पत्र स्वीकार किये जाने योग्य न होने से निरस्त किया जाता है।', 'dismissed'],
  ['अपील स्वीकार नहीं की जा सकती और खारिज की जाती है।', 'dismissed'],
  ['याचिका खारिज किये जाने योग्य नहीं है, अतः स्वीकार की जाती है।', 'allowed'],
  ['याचिका स्वीकार की जाती है एवं आदेश निरस्त किया जाता है।', 'allowed'],
  ['The reference is answered accordingly.', 'reference answered'],
  ['We answer the question referred in the affirmative.', 'reference answered'],
  [
    'The question of law so referred is accordingly answered in favour of the assessee.',
    'reference answered',
  ],
  ['We answer the question so. The appeal is dismissed.', 'dismissed'],
  ['The accused are acquitted of the charge.', 'acquitted'],
  ['The impugned order is set aside and the matter is remanded to the Tribunal.', 'remanded'],
])('%s', (words, disposal) => {
  expect(findDisposal(closing(words))).toBe(disposal);
});

test.each([
  'The High Court dismissed the appeal and the tribunal rejected the application.',
  'The Tribunal is requested to dispose of the appeal within a period of four months.',
  'Stand over for four weeks. Interim relief to continue.',
  'The learned Magistrate will now dispose of the application on merits.',
])('no outcome: %s', (words) => {
  expect(findDisposal(`1. Heard.\n2. ${words}\n`)).toBeUndefined();
});

describe('law reports and dissents', () => {
  test('the result that the report prints', () => {
    expect(
      findDisposal(
        '9. We set aside the order.\nResult of the case: Appeals allowed.\n†Headnotes prepared by: A. Rao',
      ),
    ).toBe('allowed');
    expect(
      findDisposal('The High Court was right. The Magistrate will decide.\nV.P.S. Appeal dis- missed.'),
    ).toBe('dismissed');
    expect(
      findDisposal(
        '9. Costs.\nResult of the case: CA No.674 of 2026 is dismissed and CA No.675\nof 2026 is allowed.',
      ),
    ).toBe('partly allowed');
  });

  test('a dissent is not the order of the court', () => {
    const text =
      'R. MEHTA, J.\n1. The appeal is dismissed.\nT. SANYAL, J. (dissenting)\n1. I respectfully differ.\n2. The appeal is allowed.\n';
    expect(findDisposal(text)).toBe('dismissed');
    expect(
      findDisposal(`${text}ORDER\nIn view of the opinion of the majority, the appeal stands dismissed.`),
    ).toBe('dismissed');
  });

  test('the order of the majority behind opinions that differ', () => {
    expect(
      findDisposal(
        '1. The appeals fail and are dismissed with costs.\nORDER\nIn accordance with the opinion of the majority, the appeals are allowed.',
      ),
    ).toBe('allowed');
  });
});

test('what other courts did before does not change the outcome', () => {
  const below = fc.constantFrom(
    'The High Court dismissed the appeal.',
    'The suit was decreed by the trial court.',
    'The tribunal had allowed the claim petition.',
    'The application was rejected on 3.4.2011.',
  );
  const order = fc.constantFrom(
    ['The appeal is allowed.', 'allowed'],
    ['We dismiss the appeal.', 'dismissed'],
    ['Appeal disposed of.', 'disposed of'],
  );
  fc.assert(
    fc.property(fc.array(below, { maxLength: 6 }), order, (narrated, [words, disposal]) => {
      expect(findDisposal(`${narrated.join(' ')} ${words}`)).toBe(disposal);
    }),
  );
});

test.each([
  [
    'Appeal No. 81 dismissed. Petitions Nos. 171 and 172 allowed. Petition No. 170 partly allowed.',
    'partly allowed',
  ],
  ["V.P.S. Appeal No. 9 of '66, dismissed and Nos. 1078 and 1079 of '65 allowed.", 'partly allowed'],
  [
    'The appeal is allowed in part and the compensation is enhanced. N.V.K. Appeal allowed.',
    'partly allowed',
  ],
  [
    'The appeal fails in so far as it attacks the declaration but succeeds against that part of the order which binds the sureties. Order accordingly.',
    'partly allowed',
  ],
  ['Petitions Nos. 4 and 5 dismissed. Petition No. 6 dismissed.', 'dismissed'],
])('what the note of a report and the order say together: %j', (words, disposal) => {
  expect(findDisposal(`${'The parties were heard at length. '.repeat(5)}${words}`)).toBe(disposal);
});
