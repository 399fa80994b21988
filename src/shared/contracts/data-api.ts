import { z } from 'zod';

/** A moment as the API writes and reads it: ISO 8601 with its offset. */
export const timestamp = z.iso.datetime({ offset: true });

/** Clients of this API family send the time of their change; the server accepts it and stores its own clock. */
export const updatedAtField = { updated_at: timestamp.optional() };

/** The code of the 409 when a row has changed since `if_updated_at`, so that nothing was saved. */
export const ROW_CHANGED = 'row_changed';
/** The message of that 409, which calls that have no such code name. */
export const ROW_CHANGED_MESSAGE = 'dataApi.rowChanged';
