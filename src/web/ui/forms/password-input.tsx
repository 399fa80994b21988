import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { messages } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '../primitives/button.tsx';
import { Input, inField } from './input.tsx';

/** A password with a button that shows or hides it. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input {...props} type={shown ? 'text' : 'password'} className="pr-12" spellCheck={false} />
      <Button
        variant="quiet"
        size="icon"
        aria-label={shown ? t(messages.hidePassword) : t(messages.showPassword)}
        className="absolute inset-y-0 right-0 text-ink-soft"
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </Button>
    </div>
  );
}

export const PasswordField = inField(PasswordInput);
