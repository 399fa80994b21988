// Runs before the first paint. The rule and the key are those of src/web/data/theme.ts; a test holds the two together.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('theme');
  } catch (error) {
    console.warn('The theme could not be read', error);
  }
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';

  // The form of a finished page waits for its code: `early-submit.ts` submits it then.
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

  // So does the last button that was pressed: `alive.tsx` presses it again then.
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
