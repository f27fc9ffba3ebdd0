import type { Text } from '@escarmouche/referee';
import { PACE } from '@escarmouche/space';
import type { FigureId } from '../../roster.ts';
import { needsOf, unsuited, type Need } from './needs.ts';
import type { Behaviour, Npcs, OwnMission, Role } from './schema.ts';

/** Traits of a sheet that a role may be chosen by. Lengths in units. */
export interface Traits {
  readonly id: FigureId;
  /** Needs of missions and behaviours that the sheet meets. */
  readonly meets: readonly Need[];
  /** As the chief of a band (AI-CAT-CHEF); 0 for a figure without one. */
  readonly rank: number;
  readonly vitality: number;
  /** The longest printed range; 0 without a ranged weapon. */
  readonly range: number;
  /** The longest range of its powers; 0 without one. */
  readonly reach: number;
  /** Has the figure a shot of its own that cover does not help against? */
  readonly precise: boolean;
  /** Does the figure hide, or begin in front of its zone? */
  readonly hides: boolean;
  /** Has the figure a save of its own, armour or shield? */
  readonly guarded: boolean;
}

/** A role chosen by what a figure carries, and why. */
export interface ProposedRole {
  readonly figure: FigureId;
  readonly role: Role;
  readonly why: { readonly mission: Text; readonly behaviour: Text };
}

/** A shooter is a sniper by range from this many times the usual range of its band on. */
const FAR = 1.5;
/** One fragile shooter of so many steps back after its shot. */
const EVADING = 3;
/** A power that carries farther than a run strikes better from afar than from a charge. */
const RUN = 10 * PACE;

/** Sniper, healer, chief, or one of the others. */
type Part = 'healer' | 'sniper' | 'chief' | 'elite' | 'soldier';

const MISSIONS: Readonly<Record<Part, Text>> = {
  healer: { fr: 'sait guérir', en: 'can heal' },
  sniper: { fr: 'tire nettement plus loin ou plus juste que les siens', en: 'shoots clearly farther or truer than its band' },
  chief: { fr: 'le plus gradé, sinon le plus vital de la bande', en: 'the highest in rank of the band, or else the most vital' },
  elite: { fr: 'gradé, sans être le chef', en: 'has a rank, and is not the chief' },
  soldier: { fr: 'combattant ordinaire', en: 'an ordinary fighter' },
};

const BEHAVIOURS = {
  sniper: { fr: 'rejoint son poste à couvert', en: 'goes to its post under cover' },
  zigzag: { fr: 'a la compétence Zig-Zag', en: 'has the Zigzag skill' },
  hides: { fr: 'sait se cacher ou s’infiltrer', en: 'hides or infiltrates' },
  healer: { fr: 'soigne mieux s’il reste à couvert', en: 'heals better under cover' },
  caster: { fr: 'avance, et frappe de loin par un pouvoir', en: 'advances, and strikes from afar by a power' },
  unarmed: { fr: 'sans arme de tir ni de jet', en: 'has no shooting or throwing weapon' },
  fragile: { fr: 'tireur fragile et sans protection', en: 'a fragile shooter without protection' },
  shooter: { fr: 'avance et tire', en: 'advances and shoots' },
} as const satisfies Readonly<Record<string, Text>>;

/**
 * Roles for the figures of a band by what they carry: a healer heals, a shooter far above the usual range of the band is a sniper, and of the others the
 * highest in rank is the chief. Zones are for scenarios to give: nobody guards or patrols.
 */
export function rolesByGear(band: readonly Traits[]): readonly ProposedRole[] {
  const parts = partsIn(band);
  const of: OwnMission = { type: count(parts, 'elite') > count(parts, 'soldier') ? 'elite' : 'soldier' };
  const fragile = band.filter((one, i) => isFragile(one) && parts[i] !== 'healer' && parts[i] !== 'sniper');
  const evading = new Set(fragile.filter((_one, i) => i % EVADING === EVADING - 1));
  return band.map((one, i): ProposedRole => {
    const part = parts[i] ?? 'soldier';
    const { behaviour, why } = behaviourOf(one, part, evading.has(one));
    const mission = part === 'chief' ? { type: part, of } : { type: part };
    return { figure: one.id, role: { mission, behaviour }, why: { mission: MISSIONS[part], behaviour: why } };
  });
}

/** Roles of a band: those given, where they suit, and those by what it carries (AI-CORE-VALIDATE). */
export const completedRoles = (given: Npcs['roles'], band: readonly Traits[]): Npcs['roles'] =>
  Object.fromEntries(
    rolesByGear(band).map(({ figure, role }, i): readonly [FigureId, Role] => {
      const [own, needs = []] = [given[figure], band[i]?.meets];
      return [figure, own && unsuited(own, (need) => needs.includes(need)).length === 0 ? own : role];
    }),
  );

const count = (parts: readonly Part[], part: Part): number => parts.filter((one) => one === part).length;

const may = ({ meets }: Traits, part: 'healer' | 'sniper'): boolean =>
  needsOf({ mission: { type: part }, behaviour: 'walker' }).every(({ need }) => meets.includes(need));

function partsIn(band: readonly Traits[]): readonly Part[] {
  const ranges = band.flatMap(({ range }) => (range > 0 ? [range] : [])).sort((a, b) => a - b);
  const usual = ranges[Math.floor(ranges.length / 2)] ?? 0;
  const special = band.map((one): Part | undefined => {
    if (may(one, 'healer')) return 'healer';
    return may(one, 'sniper') && (one.precise || one.range >= usual * FAR) ? 'sniper' : undefined;
  });
  const chief = chiefAmong(
    band.filter((_one, i) => !special[i]),
    Math.min(...band.map(({ vitality }) => vitality)),
  );
  return band.map((one, i) => special[i] ?? (one === chief ? 'chief' : one.rank > 0 ? 'elite' : 'soldier'));
}

/** The highest in rank, then in vitality, then in the roster; nobody in a band of equals or of one. */
function chiefAmong(band: readonly Traits[], least: number): Traits | undefined {
  const best = band.reduce<Traits | undefined>(
    (chief, one) => (!chief || one.rank > chief.rank || (one.rank === chief.rank && one.vitality > chief.vitality) ? one : chief),
    undefined,
  );
  return best && band.length > 1 && (best.rank > 0 || best.vitality > least) ? best : undefined;
}

const isFragile = ({ range, vitality, guarded, rank }: Traits): boolean => range > 0 && vitality === 1 && !guarded && rank === 0;

function behaviourOf(
  { meets, range, reach, hides }: Traits,
  part: Part,
  evades: boolean,
): { readonly behaviour: Behaviour; readonly why: Text } {
  if (part === 'sniper') return { behaviour: 'cautious', why: BEHAVIOURS.sniper };
  if (meets.includes('zigzag')) return { behaviour: 'zigzag', why: BEHAVIOURS.zigzag };
  if (hides) return { behaviour: 'stalker', why: BEHAVIOURS.hides };
  if (part === 'healer') return { behaviour: 'cautious', why: BEHAVIOURS.healer };
  if (range === 0 && reach > RUN) return { behaviour: 'walker', why: BEHAVIOURS.caster };
  if (range === 0) return { behaviour: 'rusher', why: BEHAVIOURS.unarmed };
  if (evades) return { behaviour: 'evader', why: BEHAVIOURS.fragile };
  return { behaviour: 'walker', why: BEHAVIOURS.shooter };
}
