import { zombieCards, zombieTiles } from '@escarmouche/content/zombies';
import { bearings } from '@escarmouche/space/tiles';
import { townOf, type State } from '@escarmouche/zombies';
import type { Path, Problem } from '../problem.ts';
import { fold, meant, text, type Text } from '../text.ts';
import type { Spot } from './values.ts';

interface Named {
  readonly id: string;
  readonly name: Text;
  readonly rule: string;
}

export type Report = (path: Path, reason: Text) => void;

export function reporter(problems: Problem[]): Report {
  return (path, reason) => void problems.push({ path, reason });
}

/** Meaning of an id, a French or English name, or a rule's id; undefined for an unknown one. */
function find<T extends Named>(list: readonly T[], written: string): T | undefined {
  return list.find(({ id, name, rule }) => [id, name.fr, name.en, rule].some((known) => fold(known) === fold(written)));
}

export const findCard = (written: string): string | undefined => find(zombieCards, written)?.id;
export const findKind = (written: string): string | undefined => find(zombieTiles, written)?.id;

/** A card by its name; undefined for what is no card. */
export const cardName = (id: string): Text | undefined => zombieCards.find((card) => card.id === id)?.name;

/** "4E 2N", as a case writes it. */
export function bearing({ east, south }: Spot): string {
  if (east === 0 && south === 0) return 'centre';
  const across = east === 0 ? [] : [`${Math.abs(east)}${east > 0 ? 'E' : 'W'}`];
  const along = south === 0 ? [] : [`${Math.abs(south)}${south > 0 ? 'S' : 'N'}`];
  return [...across, ...along].join(' ');
}

export const spotText = (state: State, square: number): string => bearing(bearings(townOf(state), square));

const unknown = (what: Text, written: string, list: readonly Named[]): Text => {
  const hint = meant(
    written,
    list.flatMap(({ name }) => [name.fr, name.en]),
  );
  return text(`${what.fr} : « ${written} »${hint.fr}`, `${what.en} "${written}"${hint.en}`);
};

/** The slug of a card; what is unknown is reported. */
export function cardOf(written: string, path: Path, report: Report): string {
  const found = findCard(written);
  if (found === undefined) report(path, unknown(text('carte inconnue', 'unknown card'), written, zombieCards));
  return found ?? '';
}

export function kindOf(written: string, path: Path, report: Report): string {
  const found = findKind(written);
  if (found === undefined) report(path, unknown(text('tuile inconnue', 'unknown tile'), written, zombieTiles));
  return found ?? '';
}

/** A player by name; what is unknown is reported. */
export function seatOf(written: string, seats: readonly string[], path: Path, report: Report): string {
  const found = seats.find((seat) => fold(seat) === fold(written));
  if (found === undefined) {
    const hint = meant(written, seats);
    report(path, text(`joueur inconnu : « ${written} »${hint.fr}`, `unknown player "${written}"${hint.en}`));
  }
  return found ?? '';
}
