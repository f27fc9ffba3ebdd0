/** Lights up controls of the table, by their selectors, as long as they are to be pressed: those that come later are lit as they come. */
export function lightUp(controls: readonly string[]): () => void {
  const wanted = controls.join(', ');
  const look = (): void => {
    for (const lit of document.querySelectorAll('[data-lit]')) if (wanted === '' || !lit.matches(wanted)) lit.removeAttribute('data-lit');
    if (wanted === '') return;
    for (const control of document.querySelectorAll(wanted)) {
      if (control.hasAttribute('data-lit')) continue;
      control.setAttribute('data-lit', '');
      // A control comes into view as it is lit: a phone shows few controls at a time.
      control.scrollIntoView({ block: 'nearest' });
    }
  };
  look();
  const table = document.querySelector('.table');
  const observer = new MutationObserver(look);
  if (table) observer.observe(table, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const lit of document.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
  };
}
