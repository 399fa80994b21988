/** A key of the keyboard. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-flex h-6 min-w-6 items-center justify-center rounded-control border border-line bg-paper px-1.5 font-sans text-12 font-medium text-ink-soft">
      {children}
    </kbd>
  );
}
