import type { Report } from '@escarmouche/referee/schema';
import type { FigureId, GroupId } from '../roster.ts';

/** Common members of positions, that is battles in progress, on a plane. */
interface PlanePosition {
  readonly order?: readonly GroupId[];
  readonly group?: GroupId;
  readonly figures: Readonly<Record<FigureId, PlacedFigure>>;
  readonly passing?: readonly { readonly figure: FigureId; readonly of?: FigureId }[];
  readonly effects?: readonly { readonly rule: string; readonly on: FigureId; readonly by?: FigureId }[];
  readonly activation?: { readonly figure: FigureId };
}

interface PlacedFigure {
  readonly id?: FigureId;
  /** Posture of the figure; standing when absent. */
  readonly posture?: string;
  readonly vitality?: number;
  readonly perch?: { readonly feature: string };
}

/** The battle that a position is of. */
interface KnownBattle {
  readonly table: { readonly features: readonly { readonly id: string }[] };
  readonly groups: readonly { readonly id: GroupId }[];
  /** Full vitality of each figure. */
  readonly vitality: ReadonlyMap<FigureId, number>;
  /** Postures of a figure in play. */
  readonly postures: readonly string[];
  /** Is there a special rule whose effect lasts? */
  readonly lasts: (rule: string) => boolean;
}

/** Tells where a position names a figure that is not in the battle. */
export const judgeFigure =
  ({ vitality }: Pick<KnownBattle, 'vitality'>, report: Report) =>
  (name: FigureId | undefined, path: readonly PropertyKey[]): void => {
    if (name !== undefined && !vitality.has(name)) report(path, `figurine inconnue : « ${name} »`, `unknown figure "${name}"`);
  };

/** Errors of a position: unknown names, and states that figures cannot be in; paths are those of the position. */
export function judgePosition(position: PlanePosition, ground: KnownBattle, report: Report): void {
  const known = judgeFigure(ground, report);
  const isInPlay = ({ posture = 'standing' }: PlacedFigure): boolean => ground.postures.includes(posture);
  const groups = ground.groups.map(({ id }) => id);
  if (position.order && position.order.toSorted().join('\n') !== groups.toSorted().join('\n'))
    report(['order'], 'tous les groupes, chacun une fois', 'every group, each once');
  if (position.group !== undefined && !groups.includes(position.group)) report(['group'], 'groupe inconnu', 'unknown group');
  for (const [name, { id, vitality = 0, perch }] of Object.entries(position.figures)) {
    known(name, ['figures', name]);
    if (vitality > (ground.vitality.get(name) ?? vitality)) report(['figures', name, 'vitality'], 'trop élevée', 'too high');
    if (id !== undefined && id !== name) report(['figures', name, 'id'], 'autre nom', 'another name');
    if (perch && !ground.table.features.some((one) => one.id === perch.feature))
      report(['figures', name, 'perch'], 'élément inconnu', 'unknown feature');
  }
  if (!Object.values(position.figures).some(isInPlay)) report(['figures'], 'personne n’est en jeu', 'nobody is in play');
  position.passing?.forEach(({ figure, of }, i) => {
    known(figure, ['passing', i, 'figure']);
    known(of, ['passing', i, 'of']);
  });
  position.effects?.forEach(({ rule, on, by }, i) => {
    known(on, ['effects', i, 'on']);
    known(by, ['effects', i, 'by']);
    if (!ground.lasts(rule)) report(['effects', i, 'rule'], 'effet inconnu', 'unknown effect');
  });
  const active = position.activation?.figure;
  if (active === undefined) return;
  known(active, ['activation', 'figure']);
  if (!isInPlay(position.figures[active] ?? { posture: 'reserve' }))
    report(['activation', 'figure'], 'cette figurine n’est pas en jeu', 'this figure is not in play');
}
