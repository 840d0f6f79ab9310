(() => {
  const root = document.documentElement;
  root.dataset.firstHash = location.hash;
  if (history.state?.table || /^#(position|view|record)=/i.test(location.hash)) root.dataset.sits = '';
  if (matchMedia('(width < 40rem)').matches) {
    root.dataset.folding = '';
    addEventListener('load', () => delete root.dataset.folding);
  }
  const KEY = 'fieldkit-theme';
  const kept = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  };
  const keep = (theme) => {
    try {
      localStorage.setItem(KEY, theme);
    } catch {}
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
