import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { messages } from '#shared/messages/en/practice/bin.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '#web/ui/primitives/button.tsx';

/** Link beside a list to the rows deleted from it. */
export function BinLink() {
  return (
    <Button asChild variant="quiet">
      <Link to="/home/bin">
        <Trash2 aria-hidden />
        {t(messages.bin)}
      </Link>
    </Button>
  );
}
