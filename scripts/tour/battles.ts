import { bandsFor, contentFor, maps } from '@escarmouche/content';
import type { Json } from '@escarmouche/referee';
import { PERSON, openSession, type MatchSettings } from '@escarmouche/session';
import { sheetFrom, urssClassic, type Command, type Position, type Setup, type Sheet } from '@escarmouche/urss-classic';

/** Place of a figure when a battle is looked at: paces from the south-west corner, and members that differ from the start of a turn. */
type Stand = readonly [x: number, y: number, rest?: Partial<Omit<Position['figures'][string], 'x' | 'y'>>];

/** A figure of any world, whose types, rules and first weapon may be named otherwise than its profile's. */
interface Custom {
  readonly name: string;
  readonly world: string;
  readonly profile: string;
  readonly types?: readonly string[];
  readonly rules?: readonly string[];
  readonly weapon?: string;
}

export interface Plan {
  /** The match file itself, where there is one already. */
  readonly file?: string;
  readonly map?: string;
  /** Profiles and names of both sides; the ready bands of the quick battle when absent. */
  readonly bands?: readonly [readonly (readonly [string, string])[], readonly (readonly [string, string])[]];
  /** Figures of all sorts instead, half of them a side. */
  readonly customs?: readonly Custom[];
  readonly stands?: Readonly<Record<string, Stand>>;
  readonly activation?: Position['activation'];
  readonly plays?: string;
  readonly options?: Setup['options'];
  readonly matchSettings?: Partial<MatchSettings>;
  /** Commands before the battle is looked at. */
  readonly commands?: readonly Command[];
  /** Another seed is taken until this is asked. */
  readonly asked?: string;
}

const PACE = 1000;
const STAR_WARS = 'star-wars';
const NAMES = { fr: ['Rebelles', 'Empire'], en: ['Rebels', 'Empire'] } as const;
const SEATS = ['a', 'b'] as const;
const READY = ['cellule-rebelle', 'patrouille-imperiale'] as const;

function sheetOfCustom({ name, world, profile, types, rules, weapon }: Custom, id: string, group: string): Sheet {
  const content = contentFor(world);
  const known = content?.profiles[profile];
  if (!content || !known) throw new Error(`no ${profile} in ${world}`);
  const more = { ...(types && { types }), ...(rules && { rules: [...known.rules, ...rules.map((one) => ({ id: one }))] }) };
  const sheet = sheetFrom(content, known, id, name, group, more);
  const [first, ...others] = sheet.weapons;
  return first && weapon !== undefined ? { ...sheet, weapons: [{ ...first, id: weapon }, ...others] } : sheet;
}

function setupOf({ map, bands, customs, stands, activation, plays, options = {} }: Plan, language: 'fr' | 'en'): Setup {
  const content = contentFor(STAR_WARS);
  const ground = maps.find(({ id }) => id === (map ?? 'ferme-ensablee'));
  if (!content || !ground) throw new Error('nothing to play with');
  const groups = SEATS.flatMap((seat, side) => {
    const zone = ground.zones[side];
    const ready = bandsFor(STAR_WARS).find(({ id }) => id === READY[side])?.figures ?? [];
    const half = customs && customs.slice((side * customs.length) / 2, ((side + 1) * customs.length) / 2);
    const custom = half?.map((one, i) => sheetOfCustom(one, `${seat}${i + 1}`, seat));
    const figures =
      custom ??
      (bands?.[side] ?? ready.map(({ profile, name }) => [profile, name ?? ''] as const)).flatMap(([id, name], i) => {
        const profile = content.profiles[id];
        return profile ? [sheetFrom(content, profile, `${seat}${i + 1}`, name, seat)] : [];
      });
    return zone ? [{ id: seat, name: NAMES[language][side] ?? seat, side: seat, seat, zone, figures }] : [];
  });
  const placed = Object.entries(stands ?? {}).map(([id, [x, y, rest]]) => {
    const towards = { x: 0, y: id.startsWith('a') ? 1000 : -1000 };
    return [id, { x: Math.round(x * PACE), y: Math.round(y * PACE), z: 0, facing: towards, ...rest }] as const;
  });
  const position: Position | undefined = stands && {
    order: [...SEATS],
    turn: 2,
    group: plays ?? activation?.figure.charAt(0) ?? 'a',
    figures: Object.fromEntries(placed),
    activation,
  };
  return { adaptation: STAR_WARS, options, table: ground.table, groups, position };
}

/** The match file of a battle, brought as far as its plan says. */
export async function fileOf(plan: Plan, language: 'fr' | 'en'): Promise<string> {
  for (let seed = 1; seed < 60; seed++) {
    const matchSettings: MatchSettings = {
      seed: `tour ${seed}`,
      dice: {},
      seats: { a: PERSON, b: PERSON },
      notes: { map: plan.map ?? 'ferme-ensablee' },
      ...plan.matchSettings,
    };
    const session = openSession(urssClassic, setupOf(plan, language), matchSettings);
    for (const command of plan.commands ?? []) {
      const { waiting, active } = session.snapshot();
      if (waiting) break;
      const progress = await session.submit(active[0] ?? 'a', command);
      if (progress.status === 'refused') throw new Error(`${command.type}: ${progress.refusal.reason.en}`);
    }
    const question = session.snapshot().waiting?.question;
    if (plan.asked === undefined || (question && (question as { purpose?: Json }).purpose === plan.asked)) return session.save();
  }
  throw new Error(`${plan.asked ?? 'it'} is never asked`);
}
