import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ConcordanceAnswer } from '#shared/contracts/research/acts.ts';
import { messages } from '#shared/messages/en/library/acts.ts';
import { messages as offenceMessages } from '#shared/messages/en/library/offences.ts';
import { t } from '#shared/messages/translate.ts';
import { changeSentences } from '#shared/provision-change.ts';
import { sentence } from '#web/data/api.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { OffenceTable } from './offence-table.tsx';
import { type AskedProvision, concordanceQuery } from './queries.ts';

type Row = ConcordanceAnswer['rows'][number];

function Row({ row }: { row: Row }) {
  const { act, section, kind, document_id } = row;
  const name = section === null ? t(messages.noneIn, { act }) : t(messages.sectionOf, { section, act });
  return (
    <li className="flex flex-col gap-1 py-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui">
        {document_id ? (
          <Link
            to="/home/library/$id"
            params={{ id: document_id }}
            className="relative -my-3 inline-block py-3 text-link md:my-0 md:py-0 font-medium"
          >
            {name}
          </Link>
        ) : (
          <span className="font-medium">{name}</span>
        )}
        <Badge tone={kind === 'changed' ? 'caution' : 'quiet'}>{t(messages.kind, { kind })}</Badge>
      </p>
      {changeSentences(row).map((sentenceOfChange) => (
        <p key={sentenceOfChange} className="text-ui text-ink-soft">
          {sentenceOfChange}
        </p>
      ))}
    </li>
  );
}

function Applies({ applies }: { applies: NonNullable<ConcordanceAnswer['applies']> }) {
  const { substance, procedure, reason } = applies;
  return (
    <div className="mt-4 border-t border-line pt-4 text-ui">
      <h3 className="mb-2 text-14 font-semibold">{t(messages.applies)}</h3>
      <p>{t(messages.substance, { law: substance })}</p>
      <p>{t(messages.procedure, { law: procedure })}</p>
      <p className="mt-2 max-w-[66ch] text-ink-soft">{reason}</p>
    </div>
  );
}

/** Counterparts of the provision that the address names. */
export function ConcordanceResult({ asked }: { asked: AskedProvision }) {
  const { data, error } = useQuery(concordanceQuery(asked));
  if (error && !data)
    return (
      <p role="alert" className="text-ui text-bad">
        {sentence(error)}
      </p>
    );
  if (!data)
    return (
      <Loading label={t(messages.loading)}>
        <Skeleton className="h-28" />
      </Loading>
    );
  const { provision, rows, applies, offences, classified_by } = data;
  return (
    <Card>
      <CardHeader
        title={t(messages.sectionOf, { section: provision.section, act: provision.act })}
        description={provision.title}
      />
      <CardBody>
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <Row key={`${row.section} ${row.note}`} row={row} />
          ))}
        </ul>
        {applies ? <Applies applies={applies} /> : null}
        {data.not_in_jammu_and_kashmir ? (
          <p className="mt-4 max-w-[66ch] text-ui text-ink-soft">{t(offenceMessages.notInJammuAndKashmir)}</p>
        ) : null}
        <div className="mt-4">
          <OffenceTable
            offences={[...offences, ...rows.flatMap((row) => row.offences)]}
            sources={classified_by}
          />
        </div>
      </CardBody>
    </Card>
  );
}
