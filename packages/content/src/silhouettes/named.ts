import { trusted } from '../trusted.ts';
import type { Kind } from './kinds.ts';

/** A profile as its file holds it, the kind of its figures with it. */
export interface Looked {
  readonly id: string;
  readonly silhouette?: Kind;
}

/** A profile without its look, which no battle knows. */
export function unlooked<P extends object>(profile: P): P {
  const { silhouette: _look, ...rest } = { silhouette: undefined, ...profile };
  return rest as P;
}

/** Kinds of figure that the profiles of a file name, by profile. */
export const namedIn = (profiles: readonly { readonly id: string }[]): Readonly<Record<string, Kind>> =>
  Object.fromEntries(trusted<readonly Looked[]>(profiles).flatMap(({ id, silhouette }) => (silhouette ? [[id, silhouette]] : [])));
