import { type ComponentProps, createContext, type MouseEvent, use } from 'react';
import { leaveDocument } from './leave-document.ts';

/** Opens a path of this site inside the running application. Without it, as on prerendered HTML, a link loads its page. */
export const FollowLink = createContext<((path: string) => void) | undefined>(undefined);

/** Opens a path of this site from code, as a link does. */
export const useFollow = (): ((path: string) => void) => use(FollowLink) ?? leaveDocument;

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A link that also works outside the router, for the pages that the server sends as prerendered HTML. */
export function SiteLink({ to, onClick, target, ...rest }: Props) {
  const follow = use(FollowLink);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const other = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!follow || other || target || event.defaultPrevented) return;
    event.preventDefault();
    follow(to);
  };
  return <a {...rest} href={to} onClick={click} target={target} />;
}
