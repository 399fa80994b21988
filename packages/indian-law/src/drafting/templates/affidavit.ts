import type { Block, DraftDocument, Inline } from '../document/model.ts';
import { caseNumberLine, courtHeading, known, type Part } from './court-heading.ts';

/** The facts that a new affidavit takes from its case; a missing one becomes a blank. */
export interface AffidavitFacts {
  caseNumber?: string | null;
  clientName?: string | null;
  court?: string | null;
}

const inline = (parts: readonly Part[]): Inline[] =>
  parts
    .filter((part) => part !== '')
    .map((part) =>
      typeof part === 'string'
        ? { type: 'text', text: part }
        : { type: 'blank', attrs: { name: part.blank } },
    );

/** The affidavit that a new draft starts with: with the number of the case and the name of the client. */
export function newAffidavit(facts: AffidavitFacts, newId: () => string): DraftDocument {
  const client = known(facts.clientName, 'Client Name');
  const centered = (level: 1 | 2 | 3, ...parts: Part[]): Block => ({
    type: 'heading',
    attrs: { id: newId(), level, align: 'center' },
    content: inline(parts),
  });
  const text = (...parts: Part[]): Block => ({
    type: 'paragraph',
    attrs: { id: newId() },
    content: inline(parts),
  });
  const numbered = (...parts: Part[]): Block => ({
    type: 'numberedParagraph',
    attrs: { id: newId(), level: 1 },
    content: inline(parts),
  });
  return {
    type: 'doc',
    content: [
      centered(2, ...courtHeading(facts.court)),
      centered(3, ...caseNumberLine(facts.caseNumber)),
      text({ blank: 'Petitioner' }, ' ... Petitioner'),
      text('Versus'),
      text({ blank: 'Respondent' }, ' ... Respondent'),
      centered(1, 'AFFIDAVIT'),
      text(
        'I, ',
        client,
        ', son/daughter/wife of ',
        { blank: 'Name of the parent or spouse' },
        ', aged ',
        { blank: 'Age' },
        ' years, residing at ',
        { blank: 'Address' },
        ', do hereby solemnly affirm and state as follows:',
      ),
      numbered(
        'That I am the ',
        { blank: 'Petitioner or respondent' },
        ' in the above case and am conversant with its facts, and I am competent to swear this affidavit.',
      ),
      numbered('That ', { blank: 'Facts known to the deponent' }),
      numbered('That ', { blank: 'Facts learnt from information, and its source' }),
      text('DEPONENT'),
      centered(2, 'VERIFICATION'),
      text(
        'I, the above-named deponent, verify that the contents of paragraphs ',
        { blank: 'Paragraphs true to knowledge' },
        ' are true to my own knowledge, and those of paragraphs ',
        { blank: 'Paragraphs based on information' },
        ' are based on information received from ',
        { blank: 'Source of the information' },
        ' and believed by me to be true. No part of it is false and nothing material has been concealed.',
      ),
      text('Verified at ', { blank: 'Place' }, ' on ', { blank: 'Date' }, '.'),
      text('DEPONENT'),
      text('Solemnly affirmed before me at ', { blank: 'Place' }, ' on ', { blank: 'Date' }, '.'),
    ],
  };
}
