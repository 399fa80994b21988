import type { SearchMode } from '#shared/contracts/research/search-limits.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { Switch } from '#web/ui/forms/switch.tsx';
import { Segmented } from './filters/segmented.tsx';

const singleModes = () =>
  [
    { value: 'keyword', label: t(messages.keyword), words: t(messages.keywordHint) },
    { value: 'semantic', label: t(messages.semantic), words: t(messages.semanticHint) },
  ] as const;

type Props = { mode: SearchMode; onMode: (mode: SearchMode) => void };

/** Chooses hybrid search, or keyword or semantic search alone. */
export function ModeControl({ mode, onMode }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Switch
        label={t(messages.hybridSearch)}
        checked={mode === 'hybrid'}
        onCheckedChange={(on) => onMode(on ? 'hybrid' : 'keyword')}
        description={t(messages.hybridHint)}
      />
      {mode === 'hybrid' ? null : (
        <Segmented label={t(messages.searchBy)} value={mode} options={singleModes()} onValue={onMode} />
      )}
    </div>
  );
}
