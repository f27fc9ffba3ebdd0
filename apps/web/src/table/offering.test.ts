import { expect, test } from 'vitest';
import { createOffering } from './offering.ts';

/** The figure selected once the table has changed: before, `actor` acts, then others; afterwards those of `selectable` may act. */
function selectedAfter(selected: string, actor: string | undefined, selectable: readonly string[], others = false): string | undefined {
  let [now, acting]: [string | undefined, string | undefined] = [selected, actor];
  const aim = {
    get selected() {
      return now;
    },
    select: (figure: string | undefined): void => void (now = figure),
  };
  let waiting = false;
  const offering = createOffering({
    aim,
    actor: () => acting,
    ready: () => (waiting ? undefined : { own: ['a1', 'a2', 'a3'], selectable }),
  });
  offering.look();
  if (others) {
    [acting, waiting] = [undefined, true];
    offering.look();
    waiting = false;
  }
  acting = selectable.find((id) => id === selected);
  offering.look();
  return now;
}

test('a figure that has acted gives way to the next one that may', () => {
  expect(selectedAfter('a1', 'a1', ['a3'])).toBe('a3');
  expect(selectedAfter('a1', 'a1', ['a1', 'a2'])).toBe('a1');
});

test('where nobody may act, the figure that has acted gives way to what is asked of its side', () => {
  expect(selectedAfter('a1', 'a1', [])).toBeUndefined();
  expect(selectedAfter('a1', 'a1', [], true)).toBeUndefined();
});

test('a figure that is looked at stays', () => {
  expect(selectedAfter('b1', undefined, [])).toBe('b1');
  expect(selectedAfter('a2', undefined, [])).toBe('a2');
});
