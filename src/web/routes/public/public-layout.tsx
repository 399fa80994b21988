import { Outlet } from '@tanstack/react-router';
import { PublicBar } from '#web/features/shell/public-bar.tsx';

/** The public pages: their bar on top, then the page. */
export function PublicLayout() {
  return (
    <>
      <PublicBar />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <Outlet />
      </main>
    </>
  );
}
