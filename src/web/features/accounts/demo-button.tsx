import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocalStatus } from '#web/data/local-status.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { openDemo } from './sign-in.ts';

/** A ready account, on a copy on one's own machine only. */
export function DemoButton() {
  const client = useQueryClient();
  const { demo, locked } = useLocalStatus();
  const [opening, setOpening] = useState(false);
  if (locked)
    return (
      <p className="mt-6 border-t border-line pt-4 text-center text-13 text-ink-soft">
        To open the demo chambers, open the address that Munshi printed when it started.
      </p>
    );
  if (!demo) return null;
  const open = async () => {
    setOpening(true);
    await openDemo(client);
    setOpening(false);
  };
  return (
    <div className="mt-6 flex flex-col gap-2 border-t border-line pt-4">
      <Button busy={opening && 'Opening...'} onClick={() => void open()}>
        Open the demo chambers
      </Button>
      <p className="text-center text-13 text-ink-soft">
        A ready account with two clients, three cases and files, on this machine only.
      </p>
    </div>
  );
}
