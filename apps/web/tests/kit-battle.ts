import { kit } from '@escarmouche/content/kit';
import { BOT, NPC, PERSON, openSession, type SeatHolder } from '@escarmouche/session';
import type { Npcs } from '@escarmouche/skirmish/plane';
import { sheetFrom, urssKit, type Command, type Event, type Setup, type State } from '@escarmouche/urss-kit';

export interface KitBattle {
  /** Profiles of each side, from west to east, and how far from the south they stand, in paces. */
  readonly sides: readonly [readonly string[], readonly string[]];
  readonly apart: number;
  readonly seed: string;
  readonly options?: Setup['options'];
  /** Special rules that the first figure of side A has besides. */
  readonly rules?: readonly string[];
  /** An opponent plays side B; or figures of it have missions, and NPCs do. */
  readonly opponent?: boolean;
  readonly npcs?: Npcs;
}

const TABLE = 16_000;
const SEATS = ['a', 'b'] as const;
const NAMES = [
  ['Arno', 'Bela', 'Cass'],
  ['Rask', 'Sven', 'Tarn'],
] as const;

/** The match file of a small battle of URSS kit on open ground, in its first turn. */
export function kitFile({ sides, apart, seed, options = {}, rules = [], opponent = false, npcs }: KitBattle): string {
  const middle = TABLE / 2;
  const groups = SEATS.map((seat, side) => ({
    id: seat,
    name: side === 0 ? 'Camp A' : 'Camp B',
    side: seat,
    seat,
    zone: { x: 0, y: side === 0 ? 0 : middle, width: TABLE, height: middle, front: side === 0 ? 'north' : 'south' } as const,
    figures: (sides[side] ?? []).map((id, i) => {
      const profile = kit.profiles[id];
      if (!profile) throw new Error(`no profile ${id}`);
      const sheet = sheetFrom(kit, profile, seat, i, { name: NAMES[side]?.[i] ?? id });
      return side === 0 && i === 0 ? { ...sheet, rules: [...sheet.rules, ...rules.map((rule) => ({ id: rule }))] } : sheet;
    }),
  }));
  const figures = groups.flatMap(({ figures: own }, side) =>
    own.map(({ id }, i) => {
      const y = middle + (side === 0 ? -apart : apart) * 500;
      return [id, { x: 4000 + i * 3000, y, z: 0, facing: { x: 0, y: side === 0 ? 1000 : -1000 } }] as const;
    }),
  );
  const setup: Setup = {
    options,
    table: { width: TABLE, height: TABLE, features: [] },
    groups,
    ...(npcs && { npcs }),
    position: { figures: Object.fromEntries(figures) },
  };
  const seats: Record<string, SeatHolder> = { a: PERSON, b: opponent ? BOT : npcs ? NPC : PERSON };
  return openSession<Setup, State, Command, Event>(urssKit, setup, { seed, dice: {}, seats, notes: {} }).save();
}
