import { messages } from '#shared/messages/en/library/parts.ts';
import { t } from '#shared/messages/translate.ts';

/** The title of a judgment; of one without a cause title, the name that judgments which cite it give it, marked so. */
export function markedTitle({
  title,
  named_by_others: name,
}: {
  title: string;
  named_by_others?: string | undefined;
}): string {
  return name === undefined ? title : t(messages.nameByOthers, { name });
}
