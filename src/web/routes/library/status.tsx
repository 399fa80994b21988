export { LibraryStatusPage } from '#web/features/library/status/library-status-page.tsx';
