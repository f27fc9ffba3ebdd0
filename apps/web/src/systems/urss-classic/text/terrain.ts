import type { Language } from '@escarmouche/referee';
import { contains, type Feature } from '@escarmouche/space';
import { plane, type State } from '@escarmouche/urss-classic';
import { measured, unitName } from '../../../i18n/format.ts';
import type { Fact } from '../../preview.ts';
import type { TextQueries, TerrainCard } from '../../text-queries.ts';
import { placeName } from './where.ts';
import { queryWords } from './words.ts';

const fr = {
  height: 'Hauteur',
  depth: 'Profondeur',
  from: (base: string, top: string) => `de ${base} à ${top}`,
  each: (unit: string) => `Coût de chaque ${unit} du chemin`,
  crossing: 'Coût pour le franchir',
  free: 'Se franchit sans rien coûter',
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
  climb: 'Can be climbed',
  noClimb: 'Cannot be climbed',
  ladder: 'Is climbed by the ladder',
  swim: 'Is crossed by swimming',
  fall: 'Who goes over the edge falls',
  hides: 'Hides what is behind it, and covers by the hidden share',
  open: 'Hides nothing',
};

/** A piece of terrain: its kind, how high it is, what it costs, what it hides, each with its rule (UC-MOVE-TERRAIN-KINDS). */
export const terrainOf: NonNullable<TextQueries<State>['terrain']> = (state, what, language): TerrainCard | undefined => {
  const { features } = state.scene.table;
  const feature =
    'feature' in what ? features.find(({ id }) => id === what.feature) : features.findLast(({ shape }) => contains(shape, what.at));
  if (!feature) return undefined;
  return {
    feature: feature.id,
    name: placeName(state, feature.id, language),
    kind: { label: queryWords(language).kind[feature.kind], rule: 'UC-MOVE-TERRAIN-KINDS' },
    facts: [...heightOf(feature, language), ...crossing(feature, language), ...hiding(feature, language)],
  };
};

function heightOf({ kind, base, top }: Feature, language: Language): readonly Fact[] {
  const words = language === 'fr' ? fr : en;
  if (kind === 'difficult' || kind === 'water') return [];
  if (kind === 'void') return [{ label: words.depth, value: measured(-base, language) }];
  const raised = base !== 0;
  return [{ label: words.height, value: raised ? words.from(measured(base, language), measured(top, language)) : measured(top, language) }];
}

function crossing({ kind, climbable = true }: Feature, language: Language): readonly Fact[] {
  const words = language === 'fr' ? fr : en;
  switch (kind) {
    case 'solid':
      return [{ label: climbable ? words.climb : words.noClimb, rule: 'UC-ACT-CLIMB-SWIM' }];
    case 'linear':
      return [{ label: words.crossing, value: measured(plane.linearCost, language), rule: 'UC-MOVE-OBSTACLE' }];
    case 'small':
      return [{ label: words.free, rule: 'UC-MOVE-PATH' }];
    case 'difficult':
      return [{ label: words.each(unitName(language).one), value: String(plane.difficultFactor), rule: 'UC-MOVE-DIFFICULT' }];
    case 'water':
      return [{ label: words.swim, rule: 'UC-ACT-CLIMB-SWIM' }];
    case 'ladder':
      return [{ label: words.ladder, rule: 'UC-ACT-LADDER' }];
    case 'void':
      return [{ label: words.fall, rule: 'UC-MOVE-FALL' }];
  }
}

function hiding({ kind }: Feature, language: Language): readonly Fact[] {
  const words = language === 'fr' ? fr : en;
  const hides = kind === 'solid' || kind === 'linear' || kind === 'small';
  return [hides ? { label: words.hides, rule: 'UC-SHOOT-COVER' } : { label: words.open, rule: 'UC-SYS-LOS' }];
}
