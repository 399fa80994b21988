import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { messages } from '#shared/messages/en/library/web-search.ts';
import { t } from '#shared/messages/translate.ts';
import { assistantSettingsQuery } from '#web/data/assistant-settings.ts';
import { Switch } from '#web/ui/forms/switch.tsx';

const KEY = 'web-search';

export type WebSwitchState = {
  /** The operator of this server set up a search engine; undefined while that is asked. */
  offered: boolean | undefined;
  on: boolean;
  change: (on: boolean) => void;
};

/**
 * The switch for web searches: off until the user switches it on in this browser. An address does not switch it on, so
 * that a link never sends words away.
 */
export function useWebSwitch(): WebSwitchState {
  const offered = useQuery(assistantSettingsQuery).data?.web_search;
  const [on, setOn] = useState(() => localStorage.getItem(KEY) === 'on');
  const change = useCallback((next: boolean) => {
    setOn(next);
    if (next) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  }, []);
  return useMemo(() => ({ offered, on: offered === true && on, change }), [offered, on, change]);
}

/** Switches the search of the web on and off; it says where the server has none. */
export function WebSwitch({ web: { offered, on, change } }: { web: WebSwitchState }) {
  return (
    <Switch
      label={t(messages.switch)}
      description={t(offered === false ? messages.notSetUp : messages.hint)}
      checked={on}
      onCheckedChange={change}
      disabled={!offered}
    />
  );
}
