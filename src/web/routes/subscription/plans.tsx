export { PlansPage } from '#web/features/billing/plans/plans-page.tsx';
