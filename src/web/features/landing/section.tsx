import type { ReactNode } from 'react';

type Props = {
  /** The anchor of the section, and the name of its heading. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
};

/** A part of the landing page under its heading. */
export function Section({ id, title, lead, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-20 pb-12 md:pb-16">
      <h2 id={`${id}-heading`} className="text-22 font-semibold">
        {title}
      </h2>
      {lead ? <p className="mt-1 max-w-[66ch] text-ui text-ink-soft">{lead}</p> : null}
      <div className="mt-6">{children}</div>
    </section>
  );
}
