import type { FigureChoice, Gear, Piece } from '@escarmouche/content';
import type { Line, PieceOnOffer, Remark, Shelf, SkillOnOffer } from '../systems/band-making.ts';

/** A figure with another list of things of one kind. The other kinds stay as they were, chosen or printed. */
export function withKind(figure: FigureChoice, kind: string, pieces: readonly Piece[]): FigureChoice {
  return { ...figure, gear: { ...figure.gear, [kind]: pieces } };
}

/** A list with another piece in one place, or without that place. */
export function withPiece(pieces: readonly Piece[], place: number, piece: Piece | undefined): readonly Piece[] {
  return pieces.flatMap((one, i) => (i === place ? (piece ?? []) : one));
}

/** The piece as it is taken: with the least number, where it has one. */
export const taken = ({ id, number }: PieceOnOffer): Piece => (number ? { id, number: number.least } : { id });

/** A number as it was typed, as far as the piece may have it. */
export function within(range: PieceOnOffer['number'], typed: number): number {
  const { least, most } = range ?? { least: 0, most: 0 };
  return Number.isNaN(typed) ? least : Math.min(most, Math.max(least, Math.round(typed)));
}

/** A level of a skill, the profile's own for ''. */
export function withLevel(figure: FigureChoice, skill: string, level: string): FigureChoice {
  const others = Object.entries(figure.levels ?? {}).filter(([id]) => id !== skill);
  return { ...figure, levels: Object.fromEntries(level === '' ? others : [...others, [skill, level]]) };
}

export function withName(figure: FigureChoice, name: string): FigureChoice {
  const said = name.trim();
  return { ...figure, name: said === '' ? undefined : said };
}

/** As its profile is printed: nothing but its name and its role are its own. */
export function printed({ profile, name, role }: FigureChoice): FigureChoice {
  return { profile, ...(name !== undefined && { name }), ...(role && { role }) };
}

export function isPrinted({ gear = {}, levels = {} }: FigureChoice): boolean {
  return Object.keys(gear).length + Object.keys(levels).length === 0;
}

export function offeredOf({ groups }: Shelf, id: string): PieceOnOffer | undefined {
  return groups.flatMap(({ pieces }) => pieces).find((piece) => piece.id === id);
}

/** The names of what a figure has, each with its number and its upgrades. */
export function carried(gear: Gear, shelves: readonly Shelf[]): readonly string[] {
  const said = (piece: Piece, offered: PieceOnOffer | undefined): string => {
    const upgrades = piece.upgrades?.map((one) =>
      said(
        one,
        offered?.upgrades?.find(({ id }) => id === one.id),
      ),
    );
    const name = [offered?.name ?? piece.id, piece.number].filter((part) => part !== undefined).join(' ');
    return upgrades?.length ? `${name} (${upgrades.join(', ')})` : name;
  };
  return shelves.flatMap((shelf) => (gear[shelf.kind] ?? []).map((piece) => said(piece, offeredOf(shelf, piece.id))));
}

/** The names of the levels that are chosen for a figure. */
export function levelNames({ levels }: FigureChoice, skills: readonly SkillOnOffer[]): readonly string[] {
  return skills.flatMap(({ id, levels: all }) => {
    const level = levels?.[id];
    return level === undefined ? [] : [all.find((one) => one.id === level)?.name ?? level];
  });
}

export function remarksAt(remarks: readonly Remark[], ...line: Line): readonly Remark[] {
  return remarks.filter(({ at }) => at.length === line.length && at.every((part, i) => part === line[i]));
}

/** The lines of a figure that its page shows: its name, its profile, each kind of gear with its pieces and their upgrades, its levels. */
export function linesOf(place: number, gear: Gear, shelves: readonly Shelf[], skills: readonly SkillOnOffer[]): readonly Line[] {
  const ofKind = (kind: string): readonly Line[] =>
    (gear[kind] ?? []).flatMap(({ upgrades = [] }, i) => [[place, kind, i], ...upgrades.map((_, k): Line => [place, kind, i, k])]);
  return [
    [place, 'name'],
    [place, 'profile'],
    ...shelves.flatMap(({ kind }) => [[place, kind], ...ofKind(kind)]),
    ...skills.map(({ id }): Line => [place, id]),
  ];
}

/** The remarks that stand at one of these lines, and the others. */
export function placed(
  remarks: readonly Remark[],
  lines: readonly Line[],
): { readonly there: readonly Remark[]; readonly nowhere: readonly Remark[] } {
  const known = new Set(lines.map(String));
  const stands = ({ at }: Remark): boolean => known.has(String(at));
  return { there: remarks.filter(stands), nowhere: remarks.filter((remark) => !stands(remark)) };
}

/** The name of the piece at a line of gear; undefined for any other line. */
export function nameAt([, kind, piece]: Line, gear: Gear, shelves: readonly Shelf[]): string | undefined {
  const shelf = shelves.find((one) => one.kind === kind);
  const found = typeof piece === 'number' ? gear[kind ?? '']?.[piece] : undefined;
  return shelf && (found ? (offeredOf(shelf, found.id)?.name ?? found.id) : shelf.name);
}
