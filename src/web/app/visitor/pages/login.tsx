import type { ReactElement } from 'react';
import { sameOriginPath } from '#web/data/url/search-params.ts';
import { Login } from '#web/features/accounts/login.tsx';
import { startClient } from '../../client.ts';
import { type AccountPage, accountPage } from '../account-page.tsx';
import { starting } from '../start-page.ts';

export const visitorLogin = (given: AccountPage): ReactElement =>
  accountPage(<Login from={given.from} />, given);

export const startPage = starting(() => {
  const from = sameOriginPath(new URLSearchParams(window.location.search).get('from'));
  return visitorLogin({ client: startClient(), from });
});
