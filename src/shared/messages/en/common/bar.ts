import { defineMessages } from '#shared/messages/message.ts';

/** The bar of the public pages; apart from the shell, so that a visitor loads little. */
export const messages = defineMessages('bar', {
  pricing: 'Pricing',
  main: 'Main',
  homePage: 'Munshi, home page',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  login: 'Login',
  signUp: 'Sign Up',
  goToApp: 'Go to App',
  useDarkTheme: 'Use the dark theme',
  useLightTheme: 'Use the light theme',
});
