const KEY = 'google-sign-in';

/** Called before the browser goes to Google: the document that it comes back to is a new one. */
export function markGoogleSignIn(): void {
  sessionStorage.setItem(KEY, 'started');
}

/** True once after the browser came back from a sign-in with Google. */
export function takeGoogleSignIn(): boolean {
  const started = sessionStorage.getItem(KEY) !== null;
  sessionStorage.removeItem(KEY);
  return started;
}
