import { useEffect, useState } from 'react';

/**
 * Shows one element alone: it has the class `full-screen`, and `full-screen.css` hides the rest of the page while
 * `<html>` is marked. The window's own full screen is used where the browser has it. Escape ends it.
 */
export function useFullScreen() {
  const [full, setFull] = useState(false);
  useEffect(() => {
    if (!full) return;
    const root = document.documentElement;
    root.dataset.fullScreen = '';
    root
      .requestFullscreen?.()
      .catch((error: unknown) => console.debug('The browser keeps its own bars', error));
    const onChange = () => {
      if (!document.fullscreenElement) setFull(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setFull(false);
    };
    document.addEventListener('fullscreenchange', onChange);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      document.removeEventListener('keydown', onKeyDown);
      delete root.dataset.fullScreen;
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, [full]);
  return [full, setFull] as const;
}
