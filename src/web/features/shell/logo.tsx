/** The name in the serif typeface: an M whose last stroke underlines. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 font-serif text-18 font-semibold tracking-tight text-ink">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7">
        <rect width="32" height="32" rx="7" className="fill-accent" />
        <path
          d="M8 22V9.5c0-.8 1-1.2 1.5-.6L16 16l6.5-7.1c.5-.6 1.5-.2 1.5.6V22"
          fill="none"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-accent-ink"
        />
        <path d="M11 26h10" strokeWidth="2.2" strokeLinecap="round" className="stroke-mark" />
      </svg>
      Munshi
    </span>
  );
}
