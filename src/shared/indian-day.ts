/**
 * Courts use Indian time, wherever the reader is: +05:30, no summer time. The zone `Asia/Kolkata` has other offsets
 * before 1906 and during the war, which would move an old deed to the day before; so this module adds a fixed offset.
 */
const OFFSET_MS = 5.5 * 3_600_000;

/** A date whose UTC fields are those of a clock in India. */
export const inIndia = (at: Date): Date => new Date(at.getTime() + OFFSET_MS);

/** The day in India, `yyyy-mm-dd`. */
export function indianDay(at: Date): string {
  return inIndia(at).toISOString().slice(0, 10);
}

/** The time of day in India, `hh:mm`. */
export function indianClock(at: Date): string {
  return inIndia(at).toISOString().slice(11, 16);
}

/** A day (`yyyy-mm-dd`) and an optional time (`hh:mm`) in India in the API's format; midnight by default. */
export function indianMoment(day: string, clock = '00:00'): string {
  return `${day}T${clock}:00+05:30`;
}
