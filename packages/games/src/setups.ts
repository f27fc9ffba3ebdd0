import type { Seat, Text } from '@escarmouche/referee';
import type { Npcs, Zone } from '@escarmouche/skirmish/plane';

export interface AnySetup {
  readonly options?: object;
}

/** A figure of a band; the rest of it is the game's own. */
export interface BandFigure {
  readonly profile: string;
}

/** A band that may take the field. */
export interface Fielded {
  readonly name: string | Text;
  readonly adaptation: string;
  readonly figures: readonly BandFigure[];
}

export interface ReadyBand extends Fielded {
  readonly id: string;
  readonly name: Text;
}

/** A set-up of groups. */
export interface BandSetup extends AnySetup {
  readonly table: { readonly width: number; readonly height: number };
  readonly npcs?: Npcs | undefined;
  readonly groups: readonly {
    readonly id: string;
    readonly name: string | Text;
    readonly side: string;
    readonly seat: Seat;
    readonly zone: Zone;
    readonly figures: readonly { readonly id: string }[];
  }[];
}

/** A group whose band is not yet on the field. */
export interface FieldedGroup extends Fielded {
  readonly id: string;
  readonly side: string;
  readonly seat: Seat;
  readonly zone: Zone;
}
