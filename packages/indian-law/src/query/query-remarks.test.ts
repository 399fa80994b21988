import { expect, test } from 'vitest';
import { queryRemarks } from './query-remarks.ts';

test.each([
  ['bench:Chandrachud rent', ['bench']],
  ['Judge:Chandrachud court:"Delhi High Court" act:IPC', []],
  ['year:2020 year:2021 party:State "topic:land" topic:"land use" x:1', ['year', 'party', 'topic']],
  ['one:1 two:2 three:3', ['one', 'two', 'three']],
  ['aa:1 bb:2 cc:3 dd:4', ['aa', 'bb', 'cc']],
  ['न्यायालय:दिल्ली', ['न्यायालय']],
  ['2023:MHC:1515 https://example.org held: that', []],
])('%s has the unknown fields %j', (text, unknownFields) => {
  expect(queryRemarks(text)).toEqual({ unknownFields, openQuote: false });
});

test.each([
  ['"burden of proof', true],
  ['"burden of proof" "on the', true],
  ['“burden of proof', true],
  ['"burden of proof"', false],
  ['“burden” of "proof"', false],
  ['burden of proof', false],
])('%s has a quotation mark without a partner: %s', (text, openQuote) => {
  expect(queryRemarks(text)).toEqual({ unknownFields: [], openQuote });
});
