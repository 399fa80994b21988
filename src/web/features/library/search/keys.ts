/** True where a key is text, or belongs to an open dialog, menu or list, and not a command of the page. */
export function busyTarget(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return true;
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'))
    return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
      target.role === 'separator')
  );
}
