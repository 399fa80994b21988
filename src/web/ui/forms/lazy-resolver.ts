import type { FieldValues, Resolver } from 'react-hook-form';

/** Loads the checks of a form when they are first needed. */
export function lazyResolver<Given extends FieldValues, Context, Checked>(
  load: () => Promise<Resolver<Given, Context, Checked>>,
): Resolver<Given, Context, Checked> {
  return async (...form) => (await load())(...form);
}
