import { describe, expect, test } from 'vitest';
import type { NamedBlock } from '#law/drafting/suggestions/draft-blocks.ts';
import { promptTokens } from '#server/platform/models/language/token-count.ts';
import { draftPrompt } from './draft-prompt.ts';

const block = (at: number): NamedBlock => ({
  id: `block-${at}`,
  text: `Paragraph ${at}. The plaintiff supplied the goods of lot ${at} and the defendant kept them without a word of complaint.`,
  fixed: [],
  changeable: true,
});
const blocks = Array.from({ length: 400 }, (_, at) => block(at));
const target = blocks[200];
const sources = Array.from({ length: 30 }, (_, at) => ({
  n: at + 1,
  title: 'invoice.pdf',
  place: `page ${at + 1}`,
  text: `Fact ${at + 1}: lot ${at + 1} was delivered at the godown on a working day and was signed for.`,
}));
const prompt = (room?: number) =>
  draftPrompt({
    title: 'Plaint',
    blocks,
    target,
    action: 'shorter',
    request: 'Shorter, please.',
    history: [],
    wishes: '',
    sources,
    ...(room === undefined ? {} : { room }),
  });
const said = (room?: number) => prompt(room).messages.at(-1)?.text ?? '';

describe('the prompt of an action on one paragraph of a long draft', () => {
  test.each([1500, 2000, 4000, 8000])(
    'fits %i tokens, with the paragraph, its neighbours and facts',
    (room) => {
      const { messages, texts } = prompt(room);
      expect(promptTokens(messages)).toBeLessThanOrEqual(room);
      expect(said(room)).toContain('<block name="b201" marked="yes">\nParagraph 200.');
      expect(said(room)).toContain('Paragraph 201.');
      expect(said(room)).toContain('Paragraph 199.');
      expect(said(room)).toContain('Fact 1:');
      expect(texts.length).toBe(said(room).match(/<source /gu)?.length);
    },
  );

  test('has all facts and no more than the neighbours where there is room', () => {
    expect(said()).toContain('Fact 30:');
    expect(said()).not.toContain('Paragraph 0.');
  });

  test('has the paragraph alone where nothing else fits', () => {
    const [least] = [promptTokens(prompt(0).messages)];
    expect(said(least)).toContain('Paragraph 200.');
    expect(said(least)).not.toContain('Paragraph 201.');
    expect(said(least)).not.toContain('<source ');
  });
});
