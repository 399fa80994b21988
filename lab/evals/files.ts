import path from 'node:path';
import { shippedPath } from '#server/core/shipped-path.ts';
import type { Place } from './questions/types.ts';

const DEMO = shippedPath('library/demo');
const OWN = path.join(import.meta.dirname, 'papers');
/** The files of the client whose case a question is asked in. */
export const FILES: Readonly<
  Record<Exclude<Place, 'general'>, { folder: string; names: readonly string[] }>
> = {
  cheque: { folder: DEMO, names: ['bank-return-memo.txt', 'demand-notice.txt', 'statement-of-account.csv'] },
  accident: { folder: DEMO, names: ['accident-notes.txt'] },
  lease: { folder: OWN, names: ['lease-deed.txt', 'notice-to-quit.txt', 'reply-of-tenant.txt'] },
  flat: {
    folder: OWN,
    names: ['flat-agreement.txt', 'chronology-of-payments.txt', 'letter-of-allottees.txt'],
  },
  dismissal: {
    folder: OWN,
    names: ['appointment-letter.txt', 'charge-memo.txt', 'reply-to-charges.txt'],
  },
  firm: {
    folder: OWN,
    names: ['deed-of-partnership.txt', 'letter-of-two-partners.txt', 'answer-of-managing-partner.txt'],
  },
  transfer: {
    folder: OWN,
    names: ['transfer-order.txt', 'representation-of-lecturer.txt', 'order-of-tribunal.txt'],
  },
  operation: {
    folder: OWN,
    names: ['discharge-summary.txt', 'notice-to-hospital.txt', 'reply-of-hospital.txt'],
  },
  tower: {
    folder: OWN,
    names: ['agreement-for-tower.txt', 'payments-for-tower.txt', 'mails-with-promoter.txt'],
  },
  will: { folder: OWN, names: ['last-will.txt', 'objection-to-will.txt'] },
  fire: { folder: OWN, names: ['fire-policy.txt', 'repudiation-of-claim.txt'] },
  service: { folder: OWN, names: ['service-book.txt', 'pension-letter.txt'] },
  loan: { folder: OWN, names: ['bank-letter.txt', 'reply-of-farm.txt'] },
  culvert: {
    folder: OWN,
    names: ['work-order-culvert.txt', 'termination-of-culvert.txt', 'letter-of-contractor.txt'],
  },
  maintenance: { folder: OWN, names: ['petition-for-maintenance.txt', 'counter-of-husband.txt'] },
  theft: { folder: OWN, names: ['fir-of-jewellery.txt', 'seizure-memo.txt', 'bail-order-ajmer.txt'] },
  tour: { folder: OWN, names: ['complaint-on-tour.txt', 'version-of-agency.txt'] },
  ice: {
    folder: OWN,
    names: ['inspection-report-ice-plant.txt', 'assessment-of-supply.txt', 'objections-of-ice-plant.txt'],
  },
  society: {
    folder: OWN,
    names: ['minutes-of-society.txt', 'requisition-of-members.txt', 'reply-of-secretary.txt'],
  },
  software: { folder: OWN, names: ['software-agreement.txt', 'mails-on-software.txt'] },
  acquired: { folder: OWN, names: ['award-for-bypass.txt', 'claim-of-landowners.txt'] },
  well: { folder: OWN, names: ['notice-on-well.txt', 'reply-on-well.txt'] },
  visa: { folder: OWN, names: ['refusal-of-visa.txt', 'complaint-on-visa.txt'] },
  heirs: {
    folder: OWN,
    names: ['notice-for-partition.txt', 'jawabdawa-of-elder-son.txt', 'deposition-of-munim.txt'],
  },
  factory: {
    folder: OWN,
    names: ['show-cause-on-press.txt', 'statement-of-press-operator.txt', 'order-sheet-of-compensation.txt'],
  },
  ration: {
    folder: OWN,
    names: ['show-cause-on-ration-shop.txt', 'explanation-of-dealer.txt', 'order-on-ration-appeal.txt'],
  },
  custody: {
    folder: OWN,
    names: ['petition-for-custody.txt', 'counter-of-grandparents.txt', 'report-of-counsellor.txt'],
  },
  crane: {
    folder: OWN,
    names: ['hire-of-crane.txt', 'claim-after-collapse.txt', 'reply-of-silo-firm.txt'],
  },
  temple: {
    folder: OWN,
    names: ['notice-to-trustee.txt', 'explanation-of-trustee.txt', 'order-on-trustee.txt'],
  },
  press: {
    folder: OWN,
    names: ['consignment-note-press.txt', 'claim-on-carrier.txt', 'reply-of-carrier.txt'],
  },
  school: { folder: OWN, names: ['letter-of-principal.txt', 'answer-of-parents.txt'] },
  partition: { folder: OWN, names: ['notice-of-sister.txt', 'reply-of-brother.txt', 'mail-of-poongodi.txt'] },
  gold: { folder: OWN, names: ['pledge-receipt.txt', 'letter-on-auction.txt', 'complaint-of-borrower.txt'] },
  cyber: {
    folder: OWN,
    names: ['complaint-to-cyber-police.txt', 'letter-of-bank.txt', 'order-on-held-money.txt'],
  },
  demolition: {
    folder: OWN,
    names: ['notice-of-corporation.txt', 'reply-of-owner.txt', 'proceedings-of-commissioner.txt'],
  },
};
