import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '../primitives/button.tsx';
import { copyText } from './copy-text.ts';

type Props = {
  title: string;
  /** Names the other deleted rows, and says what the user can do with the typed text. */
  children: ReactNode;
  /** The typed text, to copy elsewhere. */
  typed: () => string;
};

/** Shown in a form whose record was deleted elsewhere while the form was open. */
export function DeletedMeanwhile({ title, children, typed }: Props) {
  return (
    <div role="alert" className="mb-4 rounded-control bg-caution-wash px-3 py-2 text-ui">
      <p className="font-medium">{title}</p>
      <p>{children}</p>
      <Button className="my-2" onClick={() => void copyText(typed(), t(messages.typedCopied))}>
        <Copy aria-hidden />
        {t(messages.copyTyped)}
      </Button>
    </div>
  );
}

/** The filled fields of a form, each as a line with its label. */
export function linesOf(labels: Readonly<Record<string, string>>, values: object): string {
  const given = values as Record<string, unknown>;
  return Object.entries(labels)
    .flatMap(([name, label]) =>
      given[name] ? [t(messages.labelAndValue, { label, value: String(given[name]) })] : [],
    )
    .join('\n');
}
