import { z } from 'zod';
import type { TimelineEvent } from '#shared/contracts/timeline.ts';
import { failed, resultOf, type ToolParts } from './tools.ts';

const LISTED = 200;
const DATES = 500;
const SHOWN = 'id,title,case_number,court,status';
const READ_ONLY = { annotations: { readOnlyHint: true, openWorldHint: false } };

interface CaseRow {
  id: string;
  title: string;
  case_number: string | null;
  court: string | null;
  status: string;
}

function addList({ server, call, origin }: ToolParts): void {
  const description = `The cases of the user that are not archived, newest first, at most ${LISTED}.`;
  server.registerTool('list_cases', { description, inputSchema: {}, ...READ_ONLY }, async () => {
    const query = `select=${SHOWN}&archived_at=is.null&order=created_at.desc&limit=${LISTED}`;
    return resultOf<CaseRow[]>(await call('GET', `/rest/v1/cases?${query}`), (rows) => {
      const cases = rows.map((row) => ({ ...row, url: `${origin}/home/cases/${row.id}` }));
      const lines = cases.map(({ title, case_number, court, url }) =>
        [title, case_number, court, url].filter((part) => part !== null).join(' · '),
      );
      return { lines, data: { cases, url: `${origin}/home/cases` } };
    });
  });
}

function addDates({ server, call, origin }: ToolParts): void {
  const about = {
    description: `The dates of one case, oldest first, at most ${DATES}.`,
    inputSchema: { case_id: z.uuid() },
    ...READ_ONLY,
  };
  server.registerTool('case_dates', about, async ({ case_id }) => {
    const found = await call('GET', `/rest/v1/cases?select=${SHOWN}&id=eq.${case_id}`);
    if (!found.ok) return failed(found.says);
    const [legalCase] = found.body as CaseRow[];
    if (!legalCase) return failed('This case does not exist, or the user has no access to it');
    const query = `case_id=eq.${case_id}&order=event_date&limit=${DATES}`;
    return resultOf<TimelineEvent[]>(await call('GET', `/rest/v1/timeline_events?${query}`), (rows) => {
      const url = `${origin}/home/cases/${case_id}?tab=timeline`;
      const dates = rows.map(
        ({ id, title, description, event_type, event_date, all_day, place, done_at }) => ({
          ...{ id, title, description, event_type, event_date, all_day, place, done_at },
          url,
        }),
      );
      const lines = dates.map(({ event_date, title, place }) =>
        [event_date, title, place].filter((part) => part !== null).join(' · '),
      );
      return { lines: [legalCase.title, ...lines], data: { case_id, title: legalCase.title, dates, url } };
    });
  });
}

/** The tools that need `cases:read`. */
export function addCaseTools(parts: ToolParts): void {
  addList(parts);
  addDates(parts);
}
