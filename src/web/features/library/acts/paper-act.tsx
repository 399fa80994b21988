import { createPortal } from 'react-dom';
import { shownNumber } from '#law/acts/reading/orders.ts';
import type { ActFullText, ActSchedules } from '#shared/contracts/research/act-copies.ts';
import { messages } from '#shared/messages/en/library/act-copies.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { withKeys } from '#web/ui/lists/with-keys.ts';
import { shortDate } from '#web/ui/time/dates.ts';
import './printed-section.css';

type Section = ActFullText['parts'][number]['sections'][number];

/** A section as a bare act prints it: number and heading in bold, then its text; footnotes below. */
function PaperSection({ section: { number, title, pieces, notes, states } }: { section: Section }) {
  return (
    <section className="paper-section">
      <h3>{`${shownNumber(number)}. ${title}`}</h3>
      {pieces.map(({ path, label, text, depth }) => (
        <p key={path} style={{ marginLeft: `${Math.min(depth, 4) * 7}mm` }}>
          {label === '' ? null : `${label} `}
          {text}
        </p>
      ))}
      {withKeys(states, ({ state }) => state).map(({ key, item }) => (
        <div key={key} className="paper-note">
          <p>
            <strong>{`${t(messages.states)}: ${item.state || t(messages.stateUnnamed)}`}</strong>
          </p>
          {withKeys(item.paragraphs, (words) => words).map(({ key: at, item: words }) => (
            <p key={at}>{words}</p>
          ))}
        </div>
      ))}
      {withKeys(notes, ({ mark }) => mark).map(({ key, item }) => (
        <p key={key} className="paper-note">
          <sup>{item.mark}</sup> {item.text}
        </p>
      ))}
    </section>
  );
}

type Schedule = ActSchedules['schedules'][number];

function PaperSchedule({ schedule: { label, table, paragraphs } }: { schedule: Schedule }) {
  return (
    <section className="paper-section">
      <h2>{label || t(messages.schedule)}</h2>
      {table ? (
        <table>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {withKeys(table.rows, (cells) => cells[0] ?? '').map(({ key, item: cells }) => (
              <tr key={key}>
                {withKeys(cells, (cell) => cell).map(({ key: at, item: cell }) => (
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        withKeys(paragraphs, (text) => text).map(({ key, item }) => <p key={key}>{item}</p>)
      )}
    </section>
  );
}

/** An act, a chapter or a section on paper, with its source and its day. The screen does not show it. */
export function PaperAct({ act, schedules = [] }: { act: ActFullText; schedules?: readonly Schedule[] }) {
  const { title, preamble, parts, source, as_on: day } = act;
  const origin = [
    day && t(messages.asOn, { day: shortDate(day) }),
    source,
    t(messages.printedOn, { day: shortDate(new Date().toISOString()) }),
  ];
  return createPortal(
    <article className="paper-act" lang={languageOfText(title)}>
      <h1>{title}</h1>
      <p className="paper-note">{origin.filter(Boolean).join(' · ')}</p>
      {withKeys(preamble, (text) => text).map(({ key, item }) => (
        <p key={key}>{item}</p>
      ))}
      {withKeys(parts, ({ title: chapter }) => chapter).map(({ key, item }) => (
        <section key={key}>
          {item.title === '' ? null : <h2>{item.title}</h2>}
          {item.sections.map((section) => (
            <PaperSection key={section.number} section={section} />
          ))}
        </section>
      ))}
      {withKeys(schedules, ({ label }) => label).map(({ key, item }) => (
        <PaperSchedule key={key} schedule={item} />
      ))}
    </article>,
    document.body,
  );
}
