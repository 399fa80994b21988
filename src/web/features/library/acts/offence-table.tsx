import type { OffenceBody } from '#shared/contracts/research/offences.ts';
import { messages } from '#shared/messages/en/library/offences.ts';
import { formatList } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';

const offenceName = ({ act, section, case: inCase }: OffenceBody): string =>
  [`${section} ${act}`, ...(inCase ? [inCase] : [])].join(': ');

function cognizable({ cognizable: answer, condition }: OffenceBody): string {
  return condition && answer === 'yes'
    ? t(messages.cognizableIf, { condition })
    : t(messages.answer, { answer });
}

function Facts({ offence }: { offence: OffenceBody }) {
  const rows = [
    [t(messages.punishment), offence.punishment],
    [t(messages.cognizable), cognizable(offence)],
    [t(messages.bailable), t(messages.answer, { answer: offence.bailable })],
    [t(messages.court), t(messages.trialCourt, { court: offence.court })],
    [t(messages.compoundable), t(messages.compounding, { compounding: offence.compoundable })],
  ] as const;
  return (
    <li className="border-b border-line py-2">
      <h3 className="text-14 font-semibold">{offenceName(offence)}</h3>
      <dl className="mt-1 grid gap-x-4 gap-y-1 text-ui sm:grid-cols-[12rem_1fr]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Punishment, cognizable, bailable, court and compoundable for each case of each offence; nothing without offences. */
export function OffenceTable({
  offences,
  sources,
}: {
  offences: readonly OffenceBody[];
  sources: readonly string[];
}) {
  if (offences.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-16 font-semibold">{t(messages.offences)}</h2>
      <ul className="flex flex-col">
        {offences.map((offence) => (
          <Facts key={offenceName(offence)} offence={offence} />
        ))}
      </ul>
      <p className="mt-2 max-w-[66ch] text-13 text-ink-soft">
        {t(messages.classifiedBy, { sources: formatList([...sources]) })}
      </p>
    </section>
  );
}
