import { affidavitInReply } from './affidavits/affidavit-in-reply.ts';
import { affidavitInSupport } from './affidavits/affidavit-in-support.ts';
import { affidavitOfService } from './affidavits/affidavit-of-service.ts';
import { complianceAffidavit } from './affidavits/compliance-affidavit.ts';
import { electronicCertificate } from './affidavits/electronic-certificate.ts';
import { addParty } from './civil/add-party.ts';
import { amendmentOfPleading } from './civil/amendment-of-pleading.ts';
import { caveat } from './civil/caveat.ts';
import { civilRevision } from './civil/civil-revision.ts';
import { condonationOfDelay } from './civil/condonation-of-delay.ts';
import { consumerComplaint } from './civil/consumer-complaint.ts';
import { execution } from './civil/execution.ts';
import { firstAppeal } from './civil/first-appeal.ts';
import { motorAccidentClaim } from './civil/motor-accident-claim.ts';
import { plaint } from './civil/plaint.ts';
import { rejoinder } from './civil/rejoinder.ts';
import { specialLeavePetition } from './civil/special-leave-petition.ts';
import { temporaryInjunction } from './civil/temporary-injunction.ts';
import { writPetition } from './civil/writ-petition.ts';
import { writtenStatement } from './civil/written-statement.ts';
import { arbitrationInterim } from './commercial/arbitration-interim.ts';
import { arbitratorAppointment } from './commercial/arbitrator-appointment.ts';
import { commercialPlaint } from './commercial/commercial-plaint.ts';
import { setAsideAward } from './commercial/set-aside-award.ts';
import { anticipatoryBail } from './criminal/anticipatory-bail.ts';
import { chequeComplaint } from './criminal/cheque-complaint.ts';
import { criminalAppeal } from './criminal/criminal-appeal.ts';
import { defaultBail } from './criminal/default-bail.ts';
import { orderToInvestigate } from './criminal/order-to-investigate.ts';
import { quashing } from './criminal/quashing.ts';
import { regularBail } from './criminal/regular-bail.ts';
import { divorce } from './family/divorce.ts';
import { domesticViolence } from './family/domestic-violence.ts';
import { maintenance } from './family/maintenance.ts';
import { mutualDivorce } from './family/mutual-divorce.ts';
import { adjournmentLetter } from './general/adjournment-letter.ts';
import { certifiedCopy } from './general/certified-copy.ts';
import { listOfDates } from './general/list-of-dates.ts';
import { rtiAppeal } from './general/rti-appeal.ts';
import { rtiApplication } from './general/rti-application.ts';
import { vakalatnama } from './general/vakalatnama.ts';
import { vakalatnamaHighCourt } from './general/vakalatnama-high-court.ts';
import { vakalatnamaSupremeCourt } from './general/vakalatnama-supreme-court.ts';
import { writtenSubmissions } from './general/written-submissions.ts';
import { arbitrationNotice } from './notices/arbitration-notice.ts';
import { chequeNotice } from './notices/cheque-notice.ts';
import { ibcDemandNotice } from './notices/ibc-demand-notice.ts';
import { legalNotice } from './notices/legal-notice.ts';
import { section80Notice } from './notices/section-80-notice.ts';
import type { Template } from './template.ts';

/** Templates in the order in which they are offered. */
export const TEMPLATES = [
  affidavitInSupport,
  affidavitInReply,
  affidavitOfService,
  electronicCertificate,
  complianceAffidavit,
  legalNotice,
  chequeNotice,
  section80Notice,
  arbitrationNotice,
  ibcDemandNotice,
  chequeComplaint,
  anticipatoryBail,
  regularBail,
  defaultBail,
  quashing,
  criminalAppeal,
  orderToInvestigate,
  plaint,
  writtenStatement,
  writPetition,
  civilRevision,
  condonationOfDelay,
  specialLeavePetition,
  temporaryInjunction,
  firstAppeal,
  motorAccidentClaim,
  consumerComplaint,
  caveat,
  execution,
  amendmentOfPleading,
  addParty,
  rejoinder,
  commercialPlaint,
  arbitrationInterim,
  arbitratorAppointment,
  setAsideAward,
  maintenance,
  domesticViolence,
  divorce,
  mutualDivorce,
  vakalatnama,
  writtenSubmissions,
  listOfDates,
  rtiApplication,
  rtiAppeal,
  certifiedCopy,
  adjournmentLetter,
  vakalatnamaSupremeCourt,
  vakalatnamaHighCourt,
] as const satisfies readonly Template[];

export const templateOf = (id: string): Template | undefined => TEMPLATES.find((one) => one.id === id);
