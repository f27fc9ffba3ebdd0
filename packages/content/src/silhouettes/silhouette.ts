import type { Held, Kind, Silhouette } from './kinds.ts';

/** Facts about a figure that its look follows from; all names are ids, or words in French. */
export interface Build {
  /** Name of its profile, and its types. */
  readonly words: readonly string[];
  readonly rules: readonly string[];
  /** Its weapons, the ones in hand first. */
  readonly weapons: readonly { readonly id: string; readonly shoots: boolean }[];
  readonly shield: boolean;
}

/** Words of weapons, the surest first: a machine pistol is a pistol, a flame-thrower no spear. */
const WEAPONS: readonly (readonly [RegExp, Held])[] = [
  [/pistol/, 'pistol'],
  [/repetition|gatling|mitraill|canon|flamme|souffle|breath|burst|cannon/, 'heavy'],
  [/sniper|precision/, 'long'],
  [/arbalete|crossbow/, 'crossbow'],
  [/(?:^|[-/])(?:arc|bow)(?:-|$)/, 'bow'],
  [/fusil|blaster|rifle|carabine/, 'rifle'],
  [/sabre-laser|light-?saber/, 'saber'],
  [/lance|hallebarde|pique|spear|pike/, 'spear'],
  [/baton|staff/, 'staff'],
  [/hache|axe/, 'axe'],
  [/lourd|2-mains|marteau|masse|fleau|gourdin|matraque|(?:^|[-/])pic(?:-|$)|poings|hammer|mace|gauntlet/, 'club'],
  [/grenade|pot-a-feu|molotov|bomb/, 'bomb'],
  [/epee|lame|dague|couteau|sword|blade|dagger|knife/, 'blade'],
];

/** Words of profiles, which say what somebody is. */
const PROFILES: readonly (readonly [RegExp, Kind])[] = [
  [/zombi/, 'zombieSlow'],
  [/nain|dwarf/, 'dwarf'],
  [/exosquelette|exosuit/, 'suit'],
  [/polic/, 'police'],
  [/infirm|soign|gueriss|medic|heal/, 'healer'],
  [/pretre|priest/, 'priest'],
  [/moine|monk/, 'staff'],
  [/magicien|sorci|mage|wizard|witch/, 'mage'],
  [/spectre|fantome|ghost/, 'robed'],
  [/capitaine|officier|captain|officer|sergent/, 'captain'],
  [/droid|robot/, 'droid'],
  [/loup|chien|ours|bete|wolf|dog|bear|beast/, 'beast'],
  [/gobelin|goblin|lutin|imp$/, 'small'],
  [/surviv|civil|habitant|villageois|villager/, 'civilian'],
];

/** Special rules that are seen. */
const RULES: readonly (readonly [string, Kind])[] = [
  ['bestial', 'beast'],
  ['enorme', 'huge'],
  ['construct', 'droid'],
  ['jetpack', 'jet'],
  ['propulseurs', 'jet'],
  ['livre-saint', 'priest'],
  ['sensible-a-la-force', 'robed'],
  ['trait-magique', 'mage'],
  ['guerison', 'healer'],
  ['chef', 'captain'],
  ['tir-precis', 'sniper'],
];

/** What somebody without a calling is by the thing in hand. */
const ARMED: Readonly<Record<Held, Kind>> = {
  pistol: 'pistol',
  rifle: 'trooper',
  long: 'sniper',
  heavy: 'heavy',
  bow: 'archer',
  crossbow: 'archer',
  blade: 'spear',
  saber: 'robed',
  axe: 'spear',
  club: 'spear',
  spear: 'spear',
  staff: 'staff',
  bomb: 'trooper',
};

const SHOOTING: ReadonlySet<Held> = new Set(['pistol', 'rifle', 'long', 'heavy', 'bow', 'crossbow']);

/** A zombie with this rule runs. */
const QUICK = 'rapide';

const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const firstOf = <T>(list: readonly (readonly [RegExp, T])[], words: string): T | undefined => list.find(([word]) => word.test(words))?.[1];

/** What is seen in the hands of somebody: a weapon that shoots before any other. */
function heldBy(weapons: Build['weapons']): Held | undefined {
  const weapon = weapons.find(({ id, shoots }) => shoots && firstOf(WEAPONS, plain(id)) !== 'bomb') ?? weapons[0];
  return weapon && (firstOf(WEAPONS, plain(weapon.id)) ?? (weapon.shoots ? 'rifle' : 'blade'));
}

/** The look of a figure: of the kind that its profile names, else of the kind that its words, rules and weapons make it. */
export function silhouetteOf({ words, rules, weapons, shield }: Build, named?: Kind): Silhouette {
  const held = heldBy(weapons);
  const kind =
    named ??
    firstOf(PROFILES, plain(words.join(' '))) ??
    RULES.find(([rule]) => rules.includes(rule))?.[1] ??
    (shield && (held === undefined || !SHOOTING.has(held)) ? 'guard' : held === undefined ? 'civilian' : ARMED[held]);
  return { kind: kind === 'zombieSlow' && rules.includes(QUICK) ? 'zombieQuick' : kind, ...(held !== undefined && { held }) };
}
