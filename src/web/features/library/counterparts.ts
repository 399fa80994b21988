import type { HitMetadata } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/library.ts';
import { formatList } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';

type Counterparts = HitMetadata['counterparts'];

/** 'Replaced by section 103 BNS on 1 July 2024'; empty for a section without a counterpart. */
export function counterpartSentence(counterparts: Counterparts): string {
  const [first] = counterparts;
  if (!first) return '';
  const values = {
    act: first.act,
    count: counterparts.length,
    sections: formatList(counterparts.map(({ section }) => section)),
  };
  return t(first.law === 'new' ? messages.replacedBy : messages.replaces, values);
}

/** Acts of procedure and evidence: what decides is when a proceeding was pending, not when an offence took place. */
const PROCEDURE = ['CrPC', 'BNSS'];
const EVIDENCE = ['Evidence Act', 'BSA'];

/** Says which of the two laws applies, with the section that says so; empty for a section without a counterpart. */
export function whichApplies(counterparts: Counterparts): string {
  const act = counterparts[0]?.act;
  if (act === undefined) return '';
  if (PROCEDURE.includes(act)) return t(messages.appliesProcedure);
  return t(EVIDENCE.includes(act) ? messages.appliesEvidence : messages.appliesOffence);
}
