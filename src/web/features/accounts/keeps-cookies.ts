import { useEffect, useState } from 'react';

const PROBE = 'munshi-probe';

/**
 * True when this browser keeps cookies of this site: `navigator.cookieEnabled` is true also where a site may keep none.
 */
export function keepsCookies(): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https, and a local copy has none.
  document.cookie = `${PROBE}=1; path=/; samesite=lax`;
  const kept = document.cookie.includes(PROBE);
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = `${PROBE}=; path=/; max-age=0`;
  return kept;
}

/** Looks again when the user comes back from the settings of the browser. */
export function useCookiesRefused(): boolean {
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    const look = () => setRefused(!keepsCookies());
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  return refused;
}
