import { GST_STATES } from '#shared/billing/gst.ts';

/** Value of a list while nothing is chosen. */
export const NONE = 'none';

/** The States by name, for a list. `none`: the label while none is chosen. */
export const stateOptions = (none: string) => [
  { value: NONE, label: none },
  ...Object.entries(GST_STATES)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label)),
];
