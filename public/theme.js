// Light or dark as the reader chose here, else as the device has it. Runs before the first paint.
(() => {
  const root = document.documentElement;
  // See src/site/device/first-hash.ts.
  root.dataset.firstHash = location.hash;
  const KEY = 'fieldkit-theme';
  const kept = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null; // storage is blocked: the device decides
    }
  };
  const keep = (theme) => {
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // it holds for this page
    }
  };
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (root.dataset.theme ?? (dark.matches ? 'dark' : 'light')) === 'dark';
  const chosen = kept();
  if (chosen === 'light' || chosen === 'dark') root.dataset.theme = chosen;
  addEventListener('DOMContentLoaded', () => {
    const button = document.querySelector('[data-theme-button]');
    if (!button) return;
    const tell = () => button.setAttribute('aria-pressed', String(isDark()));
    button.addEventListener('click', () => {
      root.dataset.theme = isDark() ? 'light' : 'dark';
      keep(root.dataset.theme);
      tell();
    });
    dark.addEventListener('change', tell);
    tell();
    button.hidden = false;
  });
})();
