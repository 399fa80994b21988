import { useQuery } from '@tanstack/react-query';
import { messages } from '#shared/messages/en/drafting/templates.ts';
import { t } from '#shared/messages/translate.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { fileNamesQuery } from '../export/use-annexures.ts';

type Props = { caseId: string; chosen: readonly string[]; onChange: (files: string[]) => void };

/** Files of the case that a paper names; the server computes the SHA-256 of each. */
export function NamedFiles({ caseId, chosen, onChange }: Props) {
  const { data = [] } = useQuery(fileNamesQuery(caseId));
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-ui font-medium">{t(messages.files)}</legend>
      <p className="text-13 text-ink-soft">{t(messages.filesHint)}</p>
      {data.map(({ id, file_name }) => (
        <Checkbox
          key={id}
          label={file_name}
          checked={chosen.includes(id)}
          onCheckedChange={(checked) =>
            onChange(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
    </fieldset>
  );
}
