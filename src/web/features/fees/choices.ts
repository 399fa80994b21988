import { type FeeLineKind, feeLineKinds } from '#shared/contracts/fees.ts';
import { messages as screens } from '#shared/messages/en/practice/fee-screens.ts';
import { messages } from '#shared/messages/en/practice/fees.ts';
import { t } from '#shared/messages/translate.ts';

export const lineKindOptions = (): { value: FeeLineKind; label: string }[] =>
  feeLineKinds.map((value) => ({ value, label: t(messages[`kind_${value}`]) }));

export const recipientOptions = () =>
  [
    { value: 'individual', label: t(screens.kindIndividual) },
    { value: 'business', label: t(screens.kindBusiness) },
    { value: 'government', label: t(screens.kindGovernment) },
    { value: 'advocate', label: t(screens.kindAdvocate) },
  ] as const;

export const supplyOptions = () =>
  [
    { value: 'legal', label: t(screens.supplyLegal) },
    { value: 'other', label: t(screens.supplyOther) },
  ] as const;

export const methodOptions = () =>
  [
    { value: 'bank', label: t(screens.methodBank) },
    { value: 'upi', label: t(screens.methodUpi) },
    { value: 'cheque', label: t(screens.methodCheque) },
    { value: 'cash', label: t(screens.methodCash) },
    { value: 'other', label: t(screens.methodOther) },
  ] as const;
