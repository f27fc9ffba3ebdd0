import type { Role } from '@escarmouche/skirmish/plane';

/** A figure of a band as pages of any game choose it. Files write it as the packs of its game do (`band-figure.ts` of each). */

/** A thing that a figure has. */
export interface Piece {
  readonly id: string;
  /** The number of a piece that comes with one: by how much an upgrade makes a weapon better. */
  readonly number?: number;
  readonly upgrades?: readonly Piece[];
}

/** The most things of one kind that a figure is given, and the most upgrades of a thing. */
export const MOST_PIECES = 10;

/** By kind. */
export type Gear = Readonly<Record<string, readonly Piece[]>>;

/** A figure as files write it, with its role as an NPC. */
export type WithRole<F> = F & { readonly role?: Role | undefined };

/** The role of a figure that its band keeps: zones are of a battle. */
export const roleInBand = (role: Role | undefined): { readonly role?: Role } =>
  role && role.mission.type !== 'guard' && role.mission.type !== 'patrol'
    ? { role: role.mission.type === 'chief' ? { ...role, mission: { type: 'chief' } } : role }
    : {};

/** A figure of a band. Members without a choice are as its profile is printed. */
export interface FigureChoice {
  readonly profile: string;
  readonly name?: string;
  /** Of each kind that is named, the pieces in place of its profile's. */
  readonly gear?: Gear;
  /** Levels by skill, in place of its profile's or laid on them. */
  readonly levels?: Readonly<Record<string, string>>;
  /** Mission and behaviour as an NPC, in place of those by what it carries. */
  readonly role?: Role;
}
