import { figureOf, inPlay, type FigureId, type FigureIn, type Unmoved } from '@escarmouche/skirmish';
import type { Weighed } from './game.ts';

/**
 * Keys of a battle's memory: states with the same keys have the same odds from the same places. All members count but those that a document lists as
 * unmoved (no roll depends on them), so that a new mark of a rule counts by itself.
 */
export interface MemoryKeys<S extends Weighed> {
  /** Key of the battle: equal keys, equal odds for figures with equal keys. */
  readonly battle: string;
  /** Key of a figure, by all that the battle remembers of it, and by all that others near lend to it; its place is no other part. */
  readonly of: (figure: FigureIn<S>) => string;
  /** Does the key of a figure depend on its place, by what others near lend to it? */
  readonly byPlace: boolean;
}

/** Members of a figure's place, which is no part of its key. */
const PLACE: ReadonlySet<string> = new Set(['x', 'y', 'z', 'facing']);
/** Members that are no part of the battle's key: the scene never changes; figures, and the one that acts, have keys of their own. */
const APART: ReadonlySet<string> = new Set(['scene', 'figures', 'activation']);

type Entry = Readonly<Record<string, unknown>>;

export function memoryKeys<S extends Weighed>(unmoved: Unmoved<S>, state: S): MemoryKeys<S> {
  const { common, lists } = remembered(unmoved, state);
  const lenders = unmoved.lenders(state).filter((id) => inPlay(figureOf(state, id)));
  const lent = unmoved.lent?.(state);
  const acting = actingKey(unmoved, state);
  const skipped: ReadonlySet<string> = new Set([...PLACE, ...(unmoved.figure as readonly string[])]);
  return {
    battle: `${JSON.stringify(common)} ${lenders.join()}`,
    byPlace: lent !== undefined,
    of(figure) {
      const fields = figure as object as Entry;
      let key = '';
      for (const name in fields) {
        const value = fields[name];
        if (value === undefined || skipped.has(name)) continue;
        key += `${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)};`;
      }
      for (const entry of lists) if (names(entry, figure.id)) key += JSON.stringify(entry);
      if (lent) key += lent(figure);
      return state.activation?.figure === figure.id ? key + acting : key;
    },
  };
}

/** Memory of a state: its own, and that of figures in a list. */
function remembered<S extends Weighed>({ state: unmoved }: Unmoved<S>, state: S): { readonly common: unknown[]; readonly lists: Entry[] } {
  const common: unknown[] = [];
  const lists: Entry[] = [];
  for (const [name, value] of Object.entries(state)) {
    if (APART.has(name) || (unmoved as readonly string[]).includes(name)) continue;
    if (Array.isArray(value)) lists.push(...(value as readonly Entry[]));
    else common.push(value);
  }
  return { common, lists };
}

const names = (entry: Entry, id: FigureId): boolean => Object.values(entry).includes(id);

/** Memory of the acting figure's activation. */
const actingKey = <S extends Weighed>(unmoved: Unmoved<S>, { activation }: S): string =>
  JSON.stringify(Object.entries(activation ?? {}).filter(([name]) => !unmoved.activation.includes(name)));
