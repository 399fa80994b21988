export { ManagePage } from '#web/features/billing/manage-page.tsx';
export { OperatorPaymentsPage } from '#web/features/billing/operator-page.tsx';
export { PaymentsPage } from '#web/features/billing/payments-page.tsx';
