import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { DraftTemplate } from '#shared/contracts/drafts/draft-templates.ts';
import { messages as own } from '#shared/messages/en/drafting/office-templates.ts';
import { messages } from '#shared/messages/en/drafting/templates.ts';
import type { Message } from '#shared/messages/message.ts';
import { t } from '#shared/messages/translate.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { OfficeTemplateMenu } from './office-template-menu.tsx';

/** The name of a group of templates; that of a newer server is shown as it is. */
function nameOf(id: string): string {
  const message = Object.hasOwn(messages, id) ? messages[id as keyof typeof messages] : undefined;
  return message ? t(message as Message<string>, {}) : id;
}

const folded = (text: string) => text.normalize('NFKC').toLocaleLowerCase();

/** Words to search: the name, and the provisions, so that "482" finds anticipatory bail. */
const wordsOf = ({ name, sources, office }: DraftTemplate) =>
  folded(
    [name, office?.chambers ?? '', ...sources.flatMap(({ act, provision }) => [act, provision])].join(' '),
  );

type Props = { templates: readonly DraftTemplate[]; onChoose: (template: DraftTemplate) => void };

function Choice({ template, onChoose }: { template: DraftTemplate } & Pick<Props, 'onChoose'>) {
  const [first] = template.sources;
  const { office } = template;
  const below = office ? (office.chambers ?? t(own.onlyYours)) : first && `${first.provision}, ${first.act}`;
  return (
    <li className="flex items-start gap-1">
      <button
        type="button"
        className="block min-h-11 min-w-0 flex-1 rounded-control border border-line bg-surface px-3 py-2 text-left hover:bg-wash"
        onClick={() => onChoose(template)}
      >
        <span className="block text-ui font-medium [overflow-wrap:anywhere]">{template.name}</span>
        {below ? <span className="block text-13 text-ink-soft">{below}</span> : null}
      </button>
      {office?.changes ? <OfficeTemplateMenu template={template} /> : null}
    </li>
  );
}

/** The templates of the office come first. */
const OFFICE = 'office';

/** The templates in their groups, with a search over names and provisions. */
export function TemplateList({ templates, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  // The list comes after the dialog, which had no field yet.
  useEffect(() => box.current?.focus(), []);
  const wanted = folded(typed).split(/\s+/u).filter(Boolean);
  const shown = templates.filter((template) => wanted.every((word) => wordsOf(template).includes(word)));
  const ours = [...new Set(shown.map(({ group }) => group))].filter((group) => group !== OFFICE);
  const groups = shown.some(({ group }) => group === OFFICE) ? [OFFICE, ...ours] : ours;
  return (
    <div className="flex flex-col gap-4">
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
        />
        <Input
          ref={box}
          aria-label={t(messages.search)}
          placeholder={t(messages.search)}
          value={typed}
          className="pl-9"
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {shown.length === 0 ? <p className="text-ui text-ink-soft">{t(messages.noneFound)}</p> : null}
      {groups.map((group) => (
        <section key={group} aria-label={nameOf(group)} className="flex flex-col gap-2">
          <h3 className="text-13 font-semibold text-ink-soft">{nameOf(group)}</h3>
          <ul className="grid gap-2 md:grid-cols-2">
            {shown
              .filter((template) => template.group === group)
              .map((template) => (
                <Choice key={template.id} template={template} onChoose={onChoose} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
