import { CPC } from './template.ts';

// Rules that several templates follow, as lines of their tables.

export const OWN_KNOWLEDGE = `${CPC}|Order XIX rule 3|An affidavit is confined to facts that the deponent can prove of own knowledge; on interlocutory applications statements of belief are allowed with their grounds.`;

export const OATH = `${CPC}|section 139|Names who may administer the oath to the deponent: a court, a magistrate, a notary, or an officer whom a High Court or the State appoints.`;

export const EARLIER_BAIL = `Supreme Court of India|Zeba Khan v. State of U.P., 2026 INSC 144 (11 February 2026)|An application for bail ordinarily states, with an affidavit: the case and its longest punishment; custody; the stage of the trial with witnesses; antecedents; earlier applications; warrants and proclamations.`;

export const ANTECEDENTS = `Supreme Court of India|Kaushal Singh v. State of Rajasthan, 2025 INSC 871 (18 July 2025)|High Courts are asked to require that an application for bail states earlier applications and other criminal cases.`;

export const PLAINT_STATES = `${CPC}|Order VII rule 1|A plaint names the court, the plaintiff and the defendant with descriptions and residences, a party who is a minor or of unsound mind, the facts of the cause of action and when it arose, the facts of jurisdiction, the relief, a set-off allowed or a claim given up, and the value of the suit for jurisdiction and court fees.`;

export const PLAINT_OUT_OF_TIME = `${CPC}|Order VII rule 6|A suit filed after the period of limitation shows the ground of exemption.`;

export const PLAINT_DOCUMENTS = `${CPC}|Order VII rule 14|The plaintiff lists and produces the documents on which the suit rests.`;

export const VERIFIED_PLEADING = `${CPC}|Order VI rule 15|The pleading is verified by reference to its numbered paragraphs: what is of own knowledge, and what is on information believed to be true; with date, place and signature. An affidavit supports it (sub-rule 4).`;

export const POWER_OF_PLEADER = `${CPC}|Order III rule 4|A pleader acts for a person only under a document in writing, signed by that person or by a recognised agent and filed in court; it stays in force until leave to end it, death, or the end of all proceedings.`;
