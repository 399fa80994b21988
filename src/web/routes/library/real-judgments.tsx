export { RealJudgmentsPage } from '#web/features/library/first-run/real-judgments-page.tsx';
