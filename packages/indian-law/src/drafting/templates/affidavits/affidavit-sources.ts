import { CPC, type Template } from '../template.ts';

/** Rules on the statements of an affidavit, and on the officers before whom it is sworn. */
export const AFFIDAVIT_SOURCES: Template['sources'] = [
  {
    act: CPC,
    provision: 'Order XIX rule 3',
    rule: 'An affidavit is confined to facts that the deponent can prove of own knowledge; on interlocutory applications statements of belief are allowed with their grounds.',
  },
  { act: CPC, provision: 'section 139', rule: 'Names who may administer the oath to the deponent.' },
];
