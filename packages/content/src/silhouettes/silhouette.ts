import type { Held, Kind, Silhouette } from './kinds.ts';

/** Facts about a figure that its look follows from; all names are ids, or words in French or English. */
export interface Build {
  /** Name of its profile, its types, its special rules and the objects that it carries, what says most first. */
  readonly words: readonly string[];
  /** Its weapons, the ones in hand first. */
  readonly weapons: readonly { readonly id: string; readonly shoots: boolean }[];
  readonly shield: boolean;
}

/** Words of weapons, the surest first: a machine pistol is a pistol, a flame-thrower no spear. */
const WEAPONS: readonly (readonly [RegExp, Held])[] = [
  [/pistol/, 'pistol'],
  [/repetition|gatling|mitraill|cann?on|flamme|souffle|breath|burst/, 'heavy'],
  [/sniper|precision/, 'long'],
  [/arbalete|crossbow/, 'crossbow'],
  [/\b(?:arc|bow)\b/, 'bow'],
  [/fusil|blaster|rifle|carabine/, 'rifle'],
  [/sabre-laser|light-?saber/, 'saber'],
  [/lance|hallebarde|pique|spear|pike/, 'spear'],
  [/baton|staff/, 'staff'],
  [/hache|axe/, 'axe'],
  [/lourd|2-mains|marteau|masse|fleau|gourdin|matraque|\bpic\b|poings|hammer|mace|gauntlet/, 'club'],
  [/grenade|pot-a-feu|molotov|bomb/, 'bomb'],
  [/epee|lame|dague|couteau|sword|blade|dagger|knife/, 'blade'],
];

/** Words that say what somebody is: callings first, then special rules and objects that are seen. */
const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/zombi.* rapide\b/, 'zombieQuick'],
  [/zombi/, 'zombieSlow'],
  [/\b(?:nain|dwarf)/, 'dwarf'],
  [/exosquelette|exosuit/, 'suit'],
  [/\bpolic/, 'police'],
  [/infirm|soign|gueriss|medic|healer/, 'healer'],
  [/pretre|priest/, 'priest'],
  [/\b(?:moine|monk)/, 'staff'],
  [/magicien|sorci|\bmage\b|wizard|witch/, 'mage'],
  [/spectre|fantome|ghost/, 'robed'],
  [/capitaine|officier|captain|officer|sergent/, 'captain'],
  [/\bbestial|\b(?:loup|chien|ours|bete|wolf|dog|bear|beast)\b/, 'beast'],
  [/droid|robot|construct/, 'droid'],
  [/gobelin|goblin|lutin/, 'small'],
  [/surviv|civil|habitant|village/, 'civilian'],
  [/ enorme\b/, 'huge'],
  [/ (?:jet-?pack|propulseurs)\b/, 'jet'],
  [/ livre-saint/, 'priest'],
  [/ sensible-a-la-force/, 'robed'],
  [/ trait-magique/, 'mage'],
  [/ guerison/, 'healer'],
  [/ chef\b/, 'captain'],
  [/ tir-precis/, 'sniper'],
];

/** The kind of a figure without a calling, by the thing in hand. */
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

/** Kinds that a thing in hand makes, which a shield does not change. */
const SHOOTERS: ReadonlySet<Kind> = new Set(['pistol', 'trooper', 'sniper', 'heavy', 'archer']);

const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const firstOf = <T>(list: readonly (readonly [RegExp, T])[], words: string): T | undefined =>
  list.find(([word]) => word.test(plain(words)))?.[1];

/** The thing seen in the hands of a figure: a weapon that shoots before any other. */
function heldBy(weapons: Build['weapons']): Held | undefined {
  const weapon = weapons.find(({ id, shoots }) => shoots && firstOf(WEAPONS, id) !== 'bomb') ?? weapons[0];
  return weapon && (firstOf(WEAPONS, weapon.id) ?? (weapon.shoots ? 'rifle' : 'blade'));
}

/** The look of a figure: of the kind that its profile names, else of the kind that its words and its weapons make it. */
export function silhouetteOf({ words, weapons, shield }: Build, named?: Kind): Silhouette {
  const held = heldBy(weapons);
  const armed = held === undefined ? 'civilian' : ARMED[held];
  const kind = named ?? firstOf(KINDS, words.join(' ')) ?? (shield && !SHOOTERS.has(armed) ? 'guard' : armed);
  return { kind, ...(held !== undefined && { held }) };
}
