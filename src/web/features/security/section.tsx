import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  /** One sentence that explains the section. */
  purpose: ReactNode;
  action?: ReactNode;
  children: ReactNode;
};

/** A section of the Security tab, with a line above it. */
export function Section({ title, purpose, action, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-t border-line py-6 first:border-t-0 first:pt-0 last:pb-0 md:py-8"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-[60ch] flex-1 basis-60">
          <h2 id={id} className="text-16 font-semibold">
            {title}
          </h2>
          <p className="mt-1 text-ui text-ink-soft">{purpose}</p>
        </div>
        {action}
      </div>
      <div className="mt-4">{children}</div>
    </section>
  );
}

type WayProps = {
  label: string;
  value: ReactNode;
  action: ReactNode;
  /** The form that is shown during a change, and dialogs. */
  children?: ReactNode;
};

/** One sign-in method: its current value and its actions. */
export function SignInMethod({ label, value, action, children }: WayProps) {
  return (
    <li className="row-pad">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-36 flex-wrap gap-x-4">
          <h3 className="w-full text-ui font-medium md:w-24">{label}</h3>
          <div className="min-w-0 flex-1 text-ui [overflow-wrap:anywhere] text-ink-soft">{value}</div>
        </div>
        {action}
      </div>
      {children}
    </li>
  );
}

/** The style of the lists in a section. */
export const LIST_STYLE = 'divide-y divide-line border-t border-line';

/** A row of a list: its title, a description and its action. */
export function Row({
  icon,
  title,
  children,
  action,
}: {
  icon: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <li className="flex items-start gap-3 row-pad [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-ink-soft">
      {icon}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-44">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ui font-medium">{title}</div>
          <div className="mt-0.5 text-13 text-ink-soft">{children}</div>
        </div>
        {action}
      </div>
    </li>
  );
}
