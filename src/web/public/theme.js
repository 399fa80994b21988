// Runs before the first paint. The rules and the keys are those of src/web/data/look; tests hold the two together.
(() => {
  // A browser may refuse to store anything, or have no room: then this page remembers until it is closed.
  const inMemory = () => {
    const kept = new Map();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => kept.set(key, String(text)),
      removeItem: (key) => kept.delete(key),
      clear: () => kept.clear(),
      key: (at) => [...kept.keys()][at] ?? null,
      get length() {
        return kept.size;
      },
    };
  };
  for (const name of ['localStorage', 'sessionStorage']) {
    try {
      window[name].setItem('munshi-probe', '');
      window[name].removeItem('munshi-probe');
    } catch (error) {
      console.warn(`${name} is refused`, error);
      Object.defineProperty(window, name, { configurable: true, value: inMemory() });
    }
  }
  const stored = localStorage.getItem('theme');
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  const compact = localStorage.getItem('density') === 'compact';
  document.documentElement.dataset.density = compact ? 'compact' : 'comfortable';

  // The first number or date in a language costs a browser a hundred times the next one. Pages of a user have some; here,
  // the browser only waits for the style sheet.
  if (location.pathname.startsWith('/home'))
    setTimeout(() => new Intl.NumberFormat(document.documentElement.lang || undefined).format(0));

  // The form of a finished page waits for its code: `visitor-page.tsx` submits it then.
  addEventListener(
    'submit',
    (event) => {
      const root = document.querySelector('#root[data-page]');
      if (root === null) return;
      event.preventDefault();
      root.dataset.early = String([...root.querySelectorAll('form')].indexOf(event.target));
    },
    true,
  );

  // So does the last button that was pressed: `visitor-page.tsx` presses it again then.
  addEventListener(
    'click',
    (event) => {
      const root = document.querySelector('#root[data-page]');
      const button = event.target.closest('button:not([type="submit"])');
      if (root === null || button === null) return;
      event.stopImmediatePropagation();
      root.dataset.pressed = String([...root.querySelectorAll('button')].indexOf(button));
    },
    true,
  );
})();
