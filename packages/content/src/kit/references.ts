import type { ChosenUpgrade, Content, Profile } from '@escarmouche/urss-kit';
import { numbered } from '@escarmouche/urss-kit/bands';

interface Stranger {
  readonly path: readonly PropertyKey[];
  readonly fr: string;
  readonly en: string;
}

const KINDS = [
  ['weapons', 'arme inconnue', 'unknown weapon'],
  ['armour', 'armure inconnue', 'unknown armour'],
  ['shields', 'bouclier inconnu', 'unknown shield'],
  ['objects', 'objet inconnu', 'unknown object'],
] as const;

/** Things that a figure is said to carry and the lists do not hold, and upgrades of weapons that it does not carry. */
export function strangersOf(figure: Profile, content: Content): readonly Stranger[] {
  const things = KINDS.flatMap(([kind, fr, en]) =>
    figure[kind].flatMap((id, k): readonly Stranger[] =>
      content[kind][id] ? [] : [{ path: [kind, k], fr: `${fr} : « ${id} »`, en: `${en}: "${id}"` }],
    ),
  );
  const carried = numbered(figure.weapons);
  return [...things, ...(figure.upgrades ?? []).flatMap((one, k) => strangeUpgrade(one, k, carried, content))];
}

function strangeUpgrade({ upgrade, weapon }: ChosenUpgrade, k: number, carried: readonly string[], content: Content): readonly Stranger[] {
  if (!content.upgrades[upgrade]) {
    return [{ path: ['upgrades', k, 'upgrade'], fr: `amélioration inconnue : « ${upgrade} »`, en: `unknown upgrade: "${upgrade}"` }];
  }
  if (carried.includes(weapon)) return [];
  return [{ path: ['upgrades', k, 'weapon'], fr: `la figurine ne porte pas « ${weapon} »`, en: `the figure does not carry "${weapon}"` }];
}
