import { untrack } from 'svelte';
import type { BoardProps } from './board.ts';

/** Places that a board keeps in sight, by its properties. `P`: a place of the board. */
interface Watched<P> extends Pick<BoardProps, 'focus' | 'about' | 'steady'> {
  /** Place of a movement's ghost. */
  readonly ghost: P | undefined;
  readonly pieces: readonly { readonly id: string; readonly at: P }[];
}

/** Movements of a board's camera to the places to be seen. */
interface Going<P> {
  /** A figure acts, or its ghost is moved, and as many others as go in are to be seen with it. */
  readonly to: (place: P, others: readonly P[]) => void;
  /** Figures of the telling or of a question, while none acts. */
  readonly among: (places: readonly P[]) => void;
}

/** Keeps in sight who acts, and whom a question or the telling is about. Gives the place of who acts. */
export function keepInSight<P>(watched: () => Watched<P>, going: Going<P>): { readonly place: P | undefined } {
  const place = $derived.by(() => {
    const { ghost, focus, pieces } = watched();
    return ghost ?? pieces.find(({ id }) => id === focus)?.at;
  });
  const others = $derived.by(() => {
    const { about = [], pieces } = watched();
    return pieces.flatMap(({ id, at }) => (about.includes(id) ? [at] : []));
  });
  $effect(() => {
    const [acts, asked] = [place, others];
    untrack(() => {
      if (acts) going.to(acts, asked);
      else going.among(watched().steady ? [] : asked);
    });
  });
  return {
    get place() {
      return place;
    },
  };
}
