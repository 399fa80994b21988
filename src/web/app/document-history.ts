import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { pagePolicyOf } from '#shared/pages.ts';
import { leaveDocument } from '#web/ui/leave-document.ts';

type HistoryOptions = {
  history?: RouterHistory;
  policyOf?: typeof pagePolicyOf;
  leave?: typeof leaveDocument;
};

/**
 * The browser's history. A document keeps the Content-Security-Policy that it was loaded with, so that a page with
 * another policy is loaded as a document of its own.
 */
export function documentHistory({
  history = createBrowserHistory(),
  policyOf = pagePolicyOf,
  leave = leaveDocument,
}: HistoryOptions = {}): RouterHistory {
  const policyAt = (href: string) => policyOf(href.replace(/[?#].*$/su, ''));
  const own = policyAt(history.location.pathname);
  const { push, replace } = history;
  history.push = (href, ...rest) => (policyAt(href) === own ? push(href, ...rest) : leave(href));
  history.replace = (href, ...rest) =>
    policyAt(href) === own ? replace(href, ...rest) : leave(href, { replace: true });
  return history;
}
