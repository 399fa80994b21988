import { BookMarked } from 'lucide-react';
import { messages } from '#shared/messages/en/library/citations-menu.ts';
import { t } from '#shared/messages/translate.ts';
import { DropdownItem, DropdownLabel, DropdownMenu } from '#web/ui/overlays/dropdown-menu.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';

/** Limits: documents of one file, as the server takes them. */
const MOST = 200;
/** Names of formats, which no language translates. */
const FORMATS = [
  ['bibtex', 'BibTeX'],
  ['ris', 'RIS'],
  ['csl', 'CSL-JSON'],
] as const;

type Props = {
  /** Ids of documents of the library. */
  ids: readonly string[];
  className: string;
  /** A phone shows the icon alone. */
  brief?: boolean;
  align?: 'start' | 'end';
};

/** Files with the citations of documents, for a reference manager. */
export function CitationsMenu({ ids, className, brief = false, align = 'end' }: Props) {
  const taken = [...new Set(ids)].slice(0, MOST);
  if (taken.length === 0) return null;
  return (
    <DropdownMenu
      align={align}
      trigger={
        <button type="button" className={className}>
          <BookMarked aria-hidden />
          <span className={cx(brief && 'max-md:sr-only')}>{t(messages.citations)}</span>
        </button>
      }
    >
      <DropdownLabel>{t(messages.citationsOf, { count: taken.length })}</DropdownLabel>
      {FORMATS.map(([format, name]) => (
        <DropdownItem key={format} asChild>
          <a
            href={`/functions/v1/export-citations?${new URLSearchParams({ ids: taken.join(','), format })}`}
            download
          >
            {name}
          </a>
        </DropdownItem>
      ))}
    </DropdownMenu>
  );
}
