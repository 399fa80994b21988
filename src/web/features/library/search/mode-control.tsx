import { Info } from 'lucide-react';
import type { SearchMode } from '#shared/contracts/research/search-limits.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { Switch } from '#web/ui/forms/switch.tsx';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Segmented } from './filters/segmented.tsx';

const singleModes = () =>
  [
    { value: 'keyword', label: t(messages.keyword), words: t(messages.keywordHint) },
    { value: 'semantic', label: t(messages.semantic), words: t(messages.semanticHint) },
  ] as const;

type Props = {
  mode: SearchMode;
  onMode: (mode: SearchMode) => void;
  /** Shows the text of the tooltip below the switch, for touch screens. */
  explained?: boolean;
};

/** Chooses hybrid search, or keyword or semantic search alone. */
export function ModeControl({ mode, onMode, explained = false }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex items-center">
        <Switch
          label={t(messages.hybridSearch)}
          checked={mode === 'hybrid'}
          onCheckedChange={(on) => onMode(on ? 'hybrid' : 'keyword')}
          {...(explained ? { description: t(messages.hybridHint) } : {})}
        />
        {explained ? null : (
          <Tooltip content={t(messages.hybridHint)} opensOnPress>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t(messages.aboutHybridSearch)}
              className="text-ink-soft!"
            >
              <Info aria-hidden />
            </Button>
          </Tooltip>
        )}
      </div>
      {mode === 'hybrid' ? null : (
        <Segmented label={t(messages.searchBy)} value={mode} options={singleModes()} onValue={onMode} />
      )}
    </div>
  );
}
