import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAuthorities } from '../../citations/authorities.ts';
import { findCitations } from '../../citations/citations.ts';
import { authoritiesIn } from '../cited-authorities.ts';
import { readTreatments } from './read-treatments.ts';
import { treatmentIn } from './treatment.ts';

const A = 'Alpha Traders v. Beta Mills, (1990) 1 SCC 1';
const B = 'Gamma Devi v. State of Kerala, (1985) 2 SCC 5';

/** The treatments of the authorities of a text by their order: '1 overruled', '2 overruled reported'. */
const treated = (text: string): string[] =>
  readTreatments(text, findAuthorities(text))
    .map(({ authority, kind, reported }) => `${authority + 1} ${kind}${reported ? ' reported' : ''}`)
    .sort();

test.each([
  [`The decision in ${A} is overruled.`, ['1 overruled']],
  [`We hold that ${A} does not lay down the correct law and it is overruled.`, ['1 overruled']],
  [`For these reasons ${A} stands overruled to that extent.`, ['1 overruled']],
  [`${A} can no longer be regarded as good law.`, ['1 overruled']],
  [`${A} was wrongly decided.`, ['1 overruled']],
  [`The contention cannot be accepted in view of the decision of this Court in ${A}.`, ['1 followed']],
  [
    `In view of the judgments of this Court in ${A} and ${B} he is entitled to bail.`,
    ['1 followed', '2 followed'],
  ],
  [`The provision had to be enacted in view of the decision of this Court in ${A}.`, []],
  [`Counsel urged that the appeal must fail in view of the decision in ${A}.`, []],
  [`In over-ruling the decision in ${A} this Court gave other reasons.`, ['1 overruled']],
  [`${A} dealt with a different aspect.`, ['1 distinguished']],
  [
    `Mr. Rao submitted that another view was taken in ${A}, but the differing view expressed in the said case was overruled by a larger Bench.`,
    [],
  ],
  [`The primary stand is that the judgment in ${A} is to be considered per incuriam.`, []],
  [`${A} was decided per incuriam.`, ['1 overruled']],
  [
    `In ${A} this Court took another view. That decision is, in our view, no longer good law.`,
    ['1 overruled'],
  ],
  [`The judgment in ${A} is hereby set aside.`, ['1 reversed']],
  [`We are unable to agree with the view taken in ${A}.`, ['1 doubted']],
  [`We doubt the correctness of the decision in ${A} and refer the matter to a larger Bench.`, ['1 doubted']],
  [`The correctness of ${A} was referred to a larger Bench.`, ['1 referred']],
  [`${A}, on which the learned Attorney General relies, is distinguishable.`, ['1 distinguished']],
  [`The reliance placed by counsel on ${A} is misplaced.`, ['1 distinguished']],
  [`The ratio of ${A} does not apply to the present case.`, ['1 distinguished']],
  [`We respectfully follow the judgment in ${A}.`, ['1 followed']],
  [`The ratio of ${A} squarely applies to the facts of this case.`, ['1 followed']],
  [`Relying on ${A}, we dismiss the appeal.`, ['1 followed']],
  [`We are bound by the decision in ${A}.`, ['1 followed']],
  [`${A} was rightly decided.`, ['1 affirmed']],
  [`${A} must, in view of the amendment, be regarded as no longer good law.`, ['1 overruled']],
  [
    `The decision in ${A}, on which the contention of the petitioner is based, has been overruled.`,
    ['1 overruled reported'],
  ],
  [
    `Applying the test laid down in ${A} to these facts, there can be no doubt about the gift.`,
    ['1 followed'],
  ],
  [`The matter is concluded by several decisions, the most recent of them being ${A}.`, ['1 followed']],
  [`We have gone through ${A} and find that it has no application here.`, ['1 distinguished']],
  [`The respondent cannot call in aid ${A}, for the post was temporary.`, ['1 distinguished']],
  [
    `Counsel relied on ${A}; we do not think that the said decision advances the case of the claimant.`,
    ['1 distinguished'],
  ],
  [`${A} and ${B} were cited; neither can govern this case.`, ['1 distinguished', '2 distinguished']],
  [`The view in ${A} is open to question and may need a second look.`, ['1 doubted']],
  [`The appeal against ${A} was dismissed by this Court.`, ['1 affirmed']],
  [`The reasons are stated in ${A}, and we respectfully adopt the statement.`, ['1 followed']],
  [`In this context this Court relies on the judgment in ${A}.`, ['1 followed']],
  [`The observations above obtain support from the decision in ${A}.`, ['1 followed']],
  [`The proposition finds no support in ${A}.`, []],
  [`The principle draws little support from ${A}.`, []],
  [`The view that the levy may stand finds no direct support in ${A}.`, []],
  [`The above view finds full support in ${A}.`, ['1 followed']],
  [`In this context this Court no longer relies on ${A}.`, []],
  [`On the principle laid down in ${A}, such a question cannot be raised here.`, ['1 followed']],
  [`The matter is exhaustively dealt with and pronounced upon in ${A}.`, ['1 followed']],
  [`Nor does the principle of ${A} apply to this case.`, ['1 distinguished']],
  [`The decision in ${A} cannot, in view of ${B}, be regarded as correct.`, ['1 doubted']],
  [`The authority of ${A} is considerably shaken.`, ['1 doubted']],
  [`${A} ceased to be an authority once the Amending Act came into force.`, ['1 overruled']],
  [`To the extent ${A} holds otherwise, it is not good law.`, ['1 overruled']],
  [`The decision in ${A} deserves to be, and is, overruled.`, ['1 overruled']],
  [`The decision in ${A} was upheld on appeal, though on a narrower ground.`, ['1 affirmed']],
  [`The Special Leave Petition against ${A} was allowed.`, ['1 reversed']],
  [`Counsel relied on ${A}, but the reversal of that decision last year takes that away.`, ['1 reversed']],
  [`The impugned assessment is contrary to the law laid down in ${A}.`, ['1 followed']],
  [
    `In ${A}, we were concerned with a licence, whereas here we are concerned with a lease.`,
    ['1 distinguished'],
  ],
  [`I respectfully differ from the view in ${A}.`, ['1 doubted']],
  [`The reasoning in ${A} does not commend itself to us.`, ['1 doubted']],
  [`The facts are not materially similar to those in ${A}.`, ['1 distinguished']],
  [`The facts are materially similar to those in ${A}.`, ['1 followed']],
  [`It is difficult to see how ${A} can be of any assistance to the petitioner.`, ['1 distinguished']],
  [`The learned Judge doubted ${A}, but we entertain no such doubt and apply it.`, ['1 followed']],
  [`The correctness of ${A}, which was questioned before us, was put beyond controversy.`, ['1 affirmed']],
  [`The conviction recorded in ${A} was quashed by this Court.`, ['1 reversed']],
  [`The judgment is that in ${A}, which we hereby set aside.`, ['1 reversed']],
  [`Nor is the decision in ${A} in point.`, ['1 distinguished']],
  [`We must hold that the law was not correctly laid down in ${A}.`, ['1 overruled']],
])('the court that decides treats the authority: %s', (text, expected) => {
  expect(treated(text)).toEqual(expected);
});

test.each([
  [`We follow ${A} and overrule ${B}.`, ['1 followed', '2 overruled']],
  [`Following ${A}, we overrule ${B}.`, ['1 followed', '2 overruled']],
  [`${A} is distinguishable, but ${B} is overruled.`, ['1 distinguished', '2 overruled']],
  [`${A} and ${B} are overruled.`, ['1 overruled', '2 overruled']],
  [`${A} overruled ${B}.`, ['2 overruled reported']],
  [`${A} was overruled by ${B}.`, ['1 overruled reported']],
  [`In ${A}, this Court overruled the decision in ${B}.`, ['2 overruled reported']],
  [`${A}, which was followed in ${B}, is overruled.`, ['1 overruled']],
  [`It was so held in ${A}, but this decision was overruled in ${B}.`, ['1 overruled reported']],
  [`The decisions in ${A} and ${B} were cited; the former is distinguishable.`, ['1 distinguished']],
  [`It is the ratio of ${A}, and not that of ${B}, that governs the present case.`, ['1 followed']],
  [`The view in ${A} is correct and that in ${B} is not.`, ['1 affirmed', '2 doubted']],
  [`The Full Bench in ${A}, held that ${B} had not been correctly decided.`, ['2 overruled reported']],
  [`We overrule ${A} and affirm the view in ${B}.`, ['1 overruled', '2 affirmed']],
  [
    `The view in ${A} did not please the Full Bench, which in ${B}, held it to be erroneous and overruled it.`,
    ['1 overruled reported'],
  ],
])('a treatment belongs to one authority of several: %s', (text, expected) => {
  expect(treated(text)).toEqual(expected);
});

test.each([
  `Learned counsel submitted that ${A} stands overruled.`,
  `It was urged that ${A} is no longer good law.`,
  `There is no substance in the contention that ${A} is per incuriam.`,
  `Counsel sought to distinguish ${A}.`,
  `In support of his contention he relied upon ${A}.`,
  `${A} has not been overruled by any later decision.`,
  `If ${A} were to be overruled, the result would be different.`,
  `Whether ${A} requires reconsideration is the question before us.`,
  `Should ${A} be overruled?`,
  `The High Court was of the opinion that ${A} is per incuriam.`,
  `The High Court followed ${A}.`,
  `In ${A} the Court overruled the objection.`,
  `In ${A}, it was held that the Limitation Act has no application to tribunals.`,
  `It does not follow from ${A} that notice is needed.`,
  `The order of detention was set aside in ${A}.`,
  `In view of the decision in ${A}, the conviction is set aside by counsel's consent, as the parties admitted.`,
  `The High Court felt itself bound by ${A}.`,
  `The Judge observed: "We respectfully follow ${A}."`,
  `The High Court was not right in thinking that ${A} had been overruled.`,
  `We cannot persuade ourselves to hold that ${A} was wrongly decided.`,
  `An attempt was made by counsel to show that ${A} has no binding effect.`,
  `We may quote the following passage from ${A}.`,
  `The decision of the Bombay High Court in ${A} is not binding on this Court.`,
  `The facts are hardly identical to those in ${A}.`,
  `Nothing compels us to follow ${A}.`,
  `According to the learned Additional Solicitor General the pronouncement in ${A} stands impliedly overruled.`,
  `Had ${A} been overruled, the plaintiff would have had no case.`,
  `The intervenors prayed that ${A} be referred to a larger Bench, which was not pressed.`,
  `The High Court did not, as the appellants would have it, disagree with ${A}.`,
  `It is on this ground that we are unable to treat ${A}, as a binding precedent.`,
])('no treatment by the court that decides: %s', (text) => {
  expect(treated(text)).toEqual([]);
});

/** Forms of speech of which no rule knows the words. */
test.each([
  [`${A} turned on its own peculiar facts and lends no assistance.`, ['1 distinguished']],
  [`We take the same view as was taken in ${A}.`, ['1 followed']],
])('the learned reader finds a treatment where no rule does: %s', (text, expected) => {
  expect(treated(text)).toEqual(expected);
});

test.each([
  `The ruling in ${A} causes us unease and should be looked at afresh by a larger Bench.`,
  `It was argued by Mr. Rao that ${A} is a case more directly in point.`,
  `It was argued by Shri K. V. Rao that ${A} is a case more directly in point.`,
  `Mr. Rao expressed unease with ${A} and asked that it be looked at afresh by a larger Bench.`,
])('the learned reader doubts no authority, and is silent in words of counsel: %s', (text) => {
  expect(treated(text)).toEqual([]);
});

test('a short name means the authority that was cited before', () => {
  const paragraphs = [
    { text: `Reliance was placed on ${A}.`, number: '3' },
    { text: "For these reasons Alpha Traders' case (supra) is overruled.", number: '41' },
  ];
  const keys = new Set(findCitations(A).map(({ key }) => key));
  expect(authoritiesIn(paragraphs, keys)).toMatchObject([
    { treatment: 'overruled', index: 1, paragraph: '41' },
  ]);
  expect(treatmentIn(paragraphs, keys)).toMatchObject([
    { kind: 'overruled', paragraph: '41', reported: false },
  ]);
});

test('no text makes a treatment of an authority that it does not have', () => {
  const word = fc.constantFrom(
    'overruled',
    'is',
    'not',
    'we',
    'follow',
    A,
    B,
    'but',
    'in',
    'by',
    'that',
    'decision',
    ',',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), (words) => {
      const text = words.join(' ');
      const authorities = findAuthorities(text);
      for (const { authority, sentence } of readTreatments(text, authorities)) {
        expect(authority).toBeLessThan(authorities.length);
        expect(text.replace(/\s+/gu, ' ')).toContain(sentence);
      }
    }),
  );
});
