/** *Munshi* in Source Serif 4, semibold, as outlines: as text, six letters would bring 51 kB of typeface to every page. */
const NAME =
  'M11 0v-21l40-3h11l39 3v21zM14-218v-21h46v24h-6zM45 0v-239h18l5 117v122zM142 0l-81-213h-9v-26h47l71 188h-4l15-45l53-143h22v26h-11l-15 47l-62 166zM210 0v-21l42-3h25l46 3v21zM241 0q0-19 1-39q0-19 0-38q0-19 0-37v-125h48q0 18 0 36q0 19 0 37q0 19 0 37v19q0 18 0 36q0 19 0 37q0 19 0 37zM272-215v-24h50v21l-45 3zM411 5q-25 0-39-16q-14-15-13-47l1-103l12 14l-39-8v-17l61-8l11 2l-1 46v68q0 19 7 27q7 8 20 8q9 0 17-3q9-3 18-9q8-5 17-12l3 17h-11q-7 12-17 21q-9 10-21 15q-12 5-26 5zM481 3l-4-41h-2l1-112l-26-5v-16l60-9l11 2l-1 46v109l26 5v18zM561 0v-19l38-4h19l37 4v19zM586 0q0-11 0-24q0-13 0-27q0-15 0-26v-20q0-9 0-16q0-8 0-15q0-7 0-14l-27-2v-17l55-20l11 2l5 39h2v63q0 11 0 26q0 14 0 27q0 13 0 24zM679 0v-19l37-4h18l39 4v19zM702 0q0-11 0-24q1-13 1-27q0-14 0-27v-36q0-19-7-27q-6-8-21-8q-8 0-16 2q-9 3-18 8q-8 5-17 13l-2-19h10q8-12 18-20q9-8 21-13q11-5 24-5q26 0 39 16q14 15 14 47v42q0 13 0 27q0 14 0 27q0 13 0 24zM852 5q-19 0-35-4q-16-4-28-10v-44h25l9 45h-18v-18q9 5 21 8q11 3 25 3q13 0 21-3q8-3 12-9q4-6 4-14q0-10-8-17q-7-6-25-11l-13-5q-16-5-28-12q-12-7-18-17q-6-11-6-25q0-16 8-28q9-13 25-20q17-7 40-7q16 0 30 3q15 4 27 10l-2 41h-25l-8-41h16v16q-9-5-18-7q-9-2-20-2q-17 0-25 6q-8 6-8 17q0 9 7 15q8 6 26 12l11 4q19 5 31 13q13 8 19 19q6 10 6 24q0 17-9 30q-10 13-27 20q-18 8-42 8zM947 0v-19l39-4h19l37 4v19zM973 0q0-11 0-24q0-13 0-27q0-15 0-26v-151l-28-5v-16l62-13l11 1v48l-1 73l1 3v60q0 11 0 26q0 14 1 27q0 13 0 24zM1066 0v-19l37-4h19l38 4v19zM1090 0q0-11 0-24q0-13 0-27q0-14 0-27v-36q0-19-6-27q-7-8-21-8q-9 0-17 2q-8 3-17 8q-9 6-18 14l-2-19h12q7-12 16-20q9-9 21-14q11-5 25-5q25 0 39 16q13 15 13 47v42q0 13 0 27q0 14 1 27q0 13 0 24zM1173 0v-19l39-4h19l38 4v19zM1198 0q1-11 1-24q0-13 0-27q0-15 0-26v-19q0-13 0-24q0-11-1-22l-27-2v-17l62-20l12 2l-1 47v55q0 11 0 26q0 14 0 27q0 13 1 24zM1220-212q-11 0-19-8q-8-7-8-19q0-11 8-19q8-7 19-7q12 0 20 7q8 8 8 19q0 12-8 19q-8 8-20 8z';

/** The sign, an M whose last stroke underlines, and the name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 text-ink">
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
      <svg viewBox="0 -270 1272 280" aria-hidden="true" className="h-3.5 w-16 fill-current">
        <path d={NAME} />
      </svg>
      <span className="sr-only">Munshi</span>
    </span>
  );
}
