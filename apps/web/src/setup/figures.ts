import { roleInBand, type FigureChoice } from '@escarmouche/content';
import { withRole } from '../roles/roles.ts';

/** Names of the figures of a side, in their order: those of one profile are counted through. */
export function calledApart(
  figures: readonly FigureChoice[],
  profiles: readonly { readonly id: string; readonly name: string }[],
): readonly string[] {
  const names = figures.map(({ name, profile }) => name ?? profiles.find(({ id }) => id === profile)?.name ?? profile);
  return names.map((name, i) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name}\u00a0${String(numberIn(names, i))}`));
}

const numberIn = (names: readonly string[], place: number): number =>
  names.slice(0, place + 1).filter((one) => one === names[place]).length;

/** Figures as a band keeps them: zones are of a battle. */
export const withoutZones = (figures: readonly FigureChoice[]): readonly FigureChoice[] =>
  figures.map((figure) => withRole(figure, roleInBand(figure.role).role));
