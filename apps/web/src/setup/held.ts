/** Milliseconds until a button that is held begins to press itself, and between its presses. */
const PATIENCE = 400;
const PACE = 90;

/** A long press with a finger asks for no menu. */
const prevent = (event: Event): void => event.preventDefault();

/** A button that, held by pointer, is pressed again and again, as keys are. */
export function held(button: HTMLButtonElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let repeated = false;

  function again(): void {
    if (button.disabled) return;
    repeated = true;
    button.click();
    timer = setTimeout(again, PACE);
  }
  function begin(event: PointerEvent): void {
    repeated = false;
    if (event.button === 0) timer = setTimeout(again, PATIENCE);
  }
  const end = (): void => clearTimeout(timer);
  /** Letting go after a while is no press of its own. */
  function swallow(event: MouseEvent): void {
    if (event.isTrusted && repeated) event.stopImmediatePropagation();
  }

  button.addEventListener('pointerdown', begin);
  for (const name of ['pointerup', 'pointerleave', 'pointercancel']) button.addEventListener(name, end);
  button.addEventListener('click', swallow, { capture: true });
  button.addEventListener('contextmenu', prevent);
  return end;
}
