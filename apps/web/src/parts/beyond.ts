/**
 * Attached to an element that scrolls sideways: `told` hears whether more of the element lies beyond its right edge, at once and at every
 * change.
 */
export const beyond =
  (told: (more: boolean) => void) =>
  (node: HTMLElement): (() => void) => {
    const look = (): void => told(node.scrollLeft + node.clientWidth < node.scrollWidth - 1);
    const watch = new ResizeObserver(look);
    for (const one of [node, ...node.children]) watch.observe(one);
    node.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      node.removeEventListener('scroll', look);
    };
  };
