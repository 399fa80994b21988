/** The shared styles of menus, lists of options and popovers. */
export const MENU_PANEL =
  'motion-pop z-50 max-w-[calc(100vw-1rem)] overflow-hidden rounded-panel border border-line bg-raised p-1 text-ui shadow-float';

export const MENU_ITEM =
  'relative flex min-h-11 cursor-default items-center gap-2 rounded-control px-3 py-1 text-ui outline-none select-none data-highlighted:bg-wash data-disabled:opacity-55 md:min-h-9 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-soft';
