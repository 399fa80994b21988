import type { Block, DraftDocument } from '#law/drafting/document/model.ts';

/** Paragraphs of a draft of some 300 pages. */
export const PARAGRAPHS = 1010;
const TEXTS = [
  'That the impugned order was passed without notice to the petitioner, and the record shows that the objections of the petitioner were neither read nor answered by the authority that passed it on the date shown above.',
  'That the petitioner relies on the correspondence between the parties, which is annexed, and says that each demand was met within the time that the contract allows, as the receipts of the bank show without a gap.',
  'याचिकाकर्ता की ओर से श्री शर्मा ने तर्क प्रस्तुत किए और न्यायालय ने निर्णय सुरक्षित रखा।',
  'மனுதாரர் சார்பில் வழக்கறிஞர் வாதிட்டார்; நீதிமன்றம் தீர்ப்பை ஒத்திவைத்தது.',
];

/** A draft of some 300 pages, or of fewer with fewer paragraphs. */
export function longDraft(paragraphs = PARAGRAPHS): DraftDocument {
  const content = Array.from({ length: paragraphs }, (_, at): Block => {
    const id = `b${at}`;
    const own = TEXTS[at % 20 === 7 ? 2 : at % 20 === 13 ? 3 : at % 2] ?? '';
    const text = `${own} ${TEXTS[(at + 1) % 2]} (${at}) `;
    if (at % 40 === 0)
      return {
        type: 'heading',
        attrs: { id, level: 2 },
        content: [{ type: 'text', text: `GROUND ${at / 40 + 1}` }],
      };
    return {
      type: 'numberedParagraph',
      attrs: { id, level: at % 9 === 5 ? 2 : 1 },
      content: [
        { type: 'text', text },
        { type: 'text', text: 'audi alteram partem', marks: [{ type: 'italic' }] },
        { type: 'annexureReference', attrs: { mark: `P-${at}` } },
      ],
    };
  });
  return { type: 'doc', content };
}
