import type { ReactElement } from 'react';
import { SignUp } from '#web/features/accounts/sign-up/sign-up-page.tsx';
import { startClient } from '../../client.ts';
import { type AccountPage, accountPage } from '../account-page.tsx';
import { starting } from '../start-page.ts';

export const visitorSignUp = (given: AccountPage): ReactElement =>
  accountPage(<SignUp from={given.from} />, given);

export const startPage = starting(() => visitorSignUp({ client: startClient() }));
