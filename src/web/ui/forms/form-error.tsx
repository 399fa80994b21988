import { CircleAlert } from 'lucide-react';

/** The reason why a form could not be saved, inside the form; the typed text stays. */
export function FormError({ title, message }: { title: string; message: string }) {
  return (
    <div role="alert" className="mb-4 flex gap-3 rounded-control bg-bad-wash px-3 py-2 text-ui text-bad">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p>
        <span className="font-semibold">{title}</span> · {message}
      </p>
    </div>
  );
}
