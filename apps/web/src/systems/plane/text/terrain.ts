import type { Language } from '@escarmouche/referee';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import { blocksSight, contains, type Feature, type Point } from '@escarmouche/space';
import { measured, unitName } from '../../../i18n/format.ts';
import type { Fact } from '../../preview.ts';
import type { TerrainCard } from '../../text-queries.ts';
import type { PlaneGame } from '../game.ts';
import { placeName } from './where.ts';
import { queryWords } from './words.ts';

const fr = {
  height: 'Hauteur',
  depth: 'Profondeur',
  from: (base: string, top: string) => `de ${base} à ${top}`,
  each: (unit: string) => `Coût de chaque ${unit} du chemin`,
  crossing: 'Coût pour le franchir',
  free: 'Se franchit sans rien coûter',
  through: 'Se traverse sans rien coûter',
  climb: 'S’escalade',
  noClimb: 'Ne s’escalade pas',
  ladder: 'Se grimpe par l’échelle',
  swim: 'Se traverse à la nage',
  fall: 'Qui passe le bord tombe',
  hides: 'Cache ce qui est derrière, et couvre selon la part cachée',
  open: 'Ne cache rien',
};
const en: typeof fr = {
  height: 'Height',
  depth: 'Depth',
  from: (base, top) => `from ${base} to ${top}`,
  each: (unit) => `Cost of each ${unit} of the way`,
  crossing: 'Cost of crossing it',
  free: 'Is crossed at no cost',
  through: 'Is walked through at no cost',
  climb: 'Can be climbed',
  noClimb: 'Cannot be climbed',
  ladder: 'Is climbed by the ladder',
  swim: 'Is crossed by swimming',
  fall: 'Who goes over the edge falls',
  hides: 'Hides what is behind it, and covers by the hidden share',
  open: 'Hides nothing',
};

/** A piece of terrain: its kind, how high it is, what it costs, what it hides, each with its rule. */
export function terrainCard<S extends PlaneState, C>(
  game: PlaneGame<S, C>,
  state: S,
  what: { readonly feature: string } | { readonly at: Point },
  language: Language,
): TerrainCard | undefined {
  const { features } = state.scene.table;
  const feature =
    'feature' in what ? features.find(({ id }) => id === what.feature) : features.findLast(({ shape }) => contains(shape, what.at));
  if (!feature) return undefined;
  return {
    feature: feature.id,
    name: placeName(state, feature.id, language),
    kind: { label: queryWords(language).kind[feature.kind], rule: game.ids.terrain },
    facts: [...heightOf(feature, language), ...crossing(game, feature, language), ...hiding(game, feature, language)],
  };
}

function heightOf({ kind, base, top }: Feature, language: Language): readonly Fact[] {
  const words = language === 'fr' ? fr : en;
  if (kind === 'difficult' || kind === 'water') return [];
  if (kind === 'void') return [{ label: words.depth, value: measured(-base, language) }];
  const raised = base !== 0;
  return [{ label: words.height, value: raised ? words.from(measured(base, language), measured(top, language)) : measured(top, language) }];
}

function crossing<S extends PlaneState, C>(
  { rules, ids }: PlaneGame<S, C>,
  { kind, climbable = true }: Feature,
  language: Language,
): readonly Fact[] {
  const words = language === 'fr' ? fr : en;
  switch (kind) {
    case 'solid':
      return [{ label: climbable ? words.climb : words.noClimb, rule: ids.climb }];
    case 'linear':
      return [{ label: words.crossing, value: measured(rules.linearCost, language), rule: rules.ids.linear }];
    case 'small':
      return [{ label: words.free, rule: rules.ids.path }];
    case 'opaque':
      return [{ label: words.through, rule: rules.ids.path }];
    case 'difficult':
      return [{ label: words.each(unitName(language).one), value: String(rules.difficultFactor), rule: ids.difficult }];
    case 'water':
      return [{ label: words.swim, rule: rules.ids.swim }];
    case 'ladder':
      return [{ label: words.ladder, rule: rules.ids.ladder }];
    case 'void':
      return [{ label: words.fall, rule: ids.fall }];
  }
}

function hiding<S extends PlaneState, C>({ ids }: PlaneGame<S, C>, { kind }: Feature, language: Language): readonly Fact[] {
  const words = language === 'fr' ? fr : en;
  return [blocksSight({ kind }) ? { label: words.hides, rule: ids.cover } : { label: words.open, rule: ids.sight }];
}
