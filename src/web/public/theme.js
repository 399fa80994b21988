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

  // A form of the finished HTML waits for its code: `early-submit.ts` submits it then.
  addEventListener(
    'submit',
    (event) => {
      if (document.querySelector('#root[data-page]') === null) return;
      event.preventDefault();
      event.target.dataset.early = '';
    },
    true,
  );
})();
