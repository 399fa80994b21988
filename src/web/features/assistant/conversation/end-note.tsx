import { t } from '#shared/messages/translate.ts';
import { END_NOTES } from '../ends.ts';

export const Note = ({ children }: { children: string }) => (
  <p className="self-start rounded-control bg-caution-wash px-3 py-1.5 text-13 text-caution">{children}</p>
);

/** Says why the words above it are not a whole answer; nothing while they arrive. */
export function EndNote({ phase }: { phase: string }) {
  return phase in END_NOTES ? <Note>{t(END_NOTES[phase as keyof typeof END_NOTES])}</Note> : null;
}
