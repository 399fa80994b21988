import { useParams } from '@tanstack/react-router';
import {
  CalendarPlus,
  FolderOpen,
  FolderPlus,
  type LucideIcon,
  Rows3,
  Scale,
  ScrollText,
  UserRound,
} from 'lucide-react';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { type Density, setDensity, useDensity } from '#web/data/look/density.ts';
import { paletteLinks } from '../menu/menu-pages.ts';
import { type FoundRecords, useFoundRecords } from './found-entries.ts';

/** The page that an entry opens, or its action; `choose-case` asks for the case first. */
type Target = { to: string; search?: Record<string, string> } | 'choose-case' | (() => void);

export type Entry = {
  id: string;
  label: string;
  /** The entry's kind, beside its name; a page needs none. */
  kind?: string;
  icon: LucideIcon;
  target: Target;
};

const addEventTo = (caseId: string): Target => ({
  to: `/home/cases/${caseId}`,
  search: { tab: 'timeline', dialog: 'event' },
});

function commands(caseId: string | undefined, density: Density): Entry[] {
  const other = density === 'compact' ? 'comfortable' : 'compact';
  const kind = t(messages.command);
  return [
    {
      id: 'new-case',
      label: t(messages.newCase),
      kind,
      icon: FolderPlus,
      target: { to: '/home/cases', search: { dialog: 'new' } },
    },
    {
      id: 'add-event',
      label: t(messages.addEvent),
      kind,
      icon: CalendarPlus,
      target: caseId === undefined ? 'choose-case' : addEventTo(caseId),
    },
    {
      id: 'density',
      label: t(messages.useRows, { density: other }),
      kind,
      icon: Rows3,
      target: () => setDensity(other),
    },
  ];
}

const pages = (): Entry[] =>
  paletteLinks().map(({ to, label, icon }) => ({ id: to, label, icon, target: { to } }));

const caseEntries = (found: FoundRecords, target: (id: string) => Target): Entry[] =>
  found.cases.map(({ id, title }) => ({
    id: `case-${id}`,
    label: title,
    kind: t(messages.caseKind),
    icon: FolderOpen,
    target: target(id),
  }));

function otherRecords({ clients, documents, sections }: FoundRecords): Entry[] {
  return [
    ...sections.map(({ act, number, title }) => ({
      id: `section-${act.key}-${number}`,
      label: [`${number} ${act.short}`, title].filter(Boolean).join(' — '),
      kind: t(messages.sectionKind),
      icon: ScrollText,
      target: { to: `/home/acts/${encodeURIComponent(act.key)}/${encodeURIComponent(number)}` },
    })),
    ...clients.map(({ id, name }) => ({
      id: `client-${id}`,
      label: name,
      kind: t(messages.clientKind),
      icon: UserRound,
      target: { to: `/home/clients/${id}` },
    })),
    ...documents.map(({ _id: id, _source: { title, type } }) => ({
      id: `document-${id}`,
      label: title,
      kind: t(type === 'act' ? messages.sectionKind : messages.judgmentKind),
      icon: type === 'act' ? ScrollText : Scale,
      target: { to: `/home/library/${encodeURIComponent(id)}` },
    })),
  ];
}

/** Finds the palette's entries for the typed words; with `choosing` the cases alone, to add an event to one. */
export function useEntries(
  open: boolean,
  words: string,
  choosing: boolean,
): { entries: Entry[]; searching: boolean } {
  const { caseId } = useParams({ strict: false });
  const density = useDensity();
  const found = useFoundRecords(open, words);
  const { searching } = found;
  const wanted = words.trim().toLowerCase();
  const named = (entries: Entry[]) => entries.filter(({ label }) => label.toLowerCase().includes(wanted));
  if (choosing) return { entries: caseEntries(found, addEventTo), searching };
  const cases = caseEntries(found, (id) => ({ to: `/home/cases/${id}` }));
  return {
    entries: [...named([...pages(), ...commands(caseId, density)]), ...cases, ...otherRecords(found)],
    searching,
  };
}
