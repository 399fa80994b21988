import type { Resource } from '#server/platform/data-api/resource.ts';
import { courtCalendar, courtCalendarChange, newCourtCalendar } from '#shared/contracts/limitation.ts';

export const courtCalendars: Resource = {
  table: 'court_calendars',
  summary: 'Days on which a court is closed, which the caller added; at most 50',
  row: courtCalendar,
  insert: newCourtCalendar,
  update: courtCalendarChange,
  delete: true,
  touch: 'updated_at',
  ownUser: ['owner_id'],
};
