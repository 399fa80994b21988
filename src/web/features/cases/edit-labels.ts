import type { LegalCase } from '#shared/contracts/cases.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { statusWord } from '#web/components/records/status-badge.tsx';

/** The labels of the fields of the edit form. */
export const labels = () =>
  ({
    title: t(messages.caseTitle),
    petitioner: t(messages.petitioner),
    respondent: t(messages.respondent),
    court: t(messages.court),
    case_number: t(messages.caseNumber),
    cnr: t(messages.cnr),
    stage: t(messages.stage),
    opposing_counsel: t(messages.opposingCounsel),
    client_name: t(messages.clientName),
    practice_area: t(messages.areaOfPractice),
    status: t(common.status),
    description: t(common.description),
  }) as const satisfies Partial<Record<keyof LegalCase, string>>;

/** The fields of a case as the page shows them. */
export const displayValues = (legalCase: LegalCase) => ({
  ...legalCase,
  status: statusWord(legalCase.status),
});
