import type { Text } from '@escarmouche/referee';
import { alliesOf, type Feat, type FigureIn } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { distance, within } from '@escarmouche/space';
import { fightWorth, type Game, type Option, type Weighed } from './game.ts';
import { danger, outlookOf, threatOf, type Outlook, type Shot } from './outlook.ts';
import { ofFight, ofPower, ofShot, USEFUL } from './reasons.ts';

/** Worth of a fight beside its losses: an engaged enemy does not get away. */
const GRIP = 0.05;

/** The best shot or power from afar, and the fight with each enemy within reach. */
export function attacksOf<S extends Weighed, C>(outlook: Outlook<S, C>, shot: Shot<S, C> | undefined): readonly Option<C>[] {
  const { game, state, figure } = outlook;
  const reached = game.odds.opponents(state, figure);
  const fights = reached.map((enemy): Option<C> => ({
    command: game.odds.fight.command(enemy.id),
    value: fightWorth(game, state, figure, enemy) + GRIP,
    reason: () => ofFight(outlook, enemy, reached),
  }));
  if (!shot) return fights;
  return [{ command: shot.salvo.missile.command(shot.target.id), value: shot.value, reason: () => ofShot(outlook, shot) }, ...fights];
}

/** Judgements of bots for one document. */
export interface Judgement {
  /** Share that counts of the harm which an effect on the figure keeps from its side: danger adds up all enemies for each figure, but an enemy strikes one. */
  readonly shared: number;
}

/** Uses of special rules by the figure, with their worth. */
export function featsOf<S extends Weighed, C>(outlook: Outlook<S, C>, judgement: Judgement): readonly Option<C>[] {
  const { game, state, figure } = outlook;
  return game.odds.feats(state, figure).map((feat) => ({
    command: feat.command,
    value: valueOf(outlook, feat, judgement),
    reason: () => reasonOf(outlook, feat),
  }));
}

function valueOf<S extends Weighed, C>(outlook: Outlook<S, C>, feat: Feat<S, C>, judgement: Judgement): number {
  const { gives, works = 1, worth, after, fights } = feat;
  if (gives !== undefined) return gives;
  if (fights) return fights.length > 1 ? allFights(outlook, fights) : 0;
  return works * (worth + (after ? lastingValue(outlook, feat.on, after, judgement) : 0));
}

function reasonOf<S extends Weighed, C>({ state, figure }: Outlook<S, C>, { on, works, fights }: Feat<S, C>): Text {
  if (works !== undefined) return ofPower(state, figure, on, works);
  return fights ? { fr: 'Combat toutes celles qui la touchent.', en: 'Fights all who touch it.' } : USEFUL();
}

/** Worth of fights with several enemies in a row; fights that would lose count for nothing. */
function allFights<S extends Weighed, C>({ game, state, figure }: Outlook<S, C>, fights: readonly FigureIn<S>[]): number {
  return fights.reduce((sum, enemy) => sum + Math.max(0, fightWorth(game, state, figure, enemy)), 0);
}

/** Worth of a lasting effect: on another figure, the threat that it takes away; on the figure itself, the danger that it keeps from its side. */
function lastingValue<S extends Weighed, C>(
  { game, state, figure }: Outlook<S, C>,
  on: FigureIn<S>,
  after: S,
  { shared }: Judgement,
): number {
  if (on.id !== figure.id) return threatOf(game, state, on) - threatOf(game, after, on);
  if (shared === 0) return 0;
  const ours = [figure, ...alliesOf(state, figure.id)];
  return ours.reduce((sum, one) => sum + dangerOf(game, state, one) - dangerOf(game, after, one), 0) * shared;
}

const dangerOf = <S extends Weighed, C>(game: Game<S, C>, state: S, figure: FigureIn<S>): number =>
  danger(outlookOf(game, state, figure), figure);

/** Worth of the alert stance, as a share of the best shot that may come of it. */
const ALERT = 0.5;

/** The alert stance: worth a share of the best shot at an enemy that could come within range, and less the longer no enemy comes. */
export function watchOption<S extends Weighed, C>(
  { game, state, figure, own, shots }: Outlook<S, C>,
  haste: number,
  command: C,
): Option<C> {
  const here = bodyOf(state, figure);
  let most = 0;
  for (const { salvo, target, body } of own) {
    const comes = within(distance(here, body), salvo.range + (game.movement.running?.far(state, target) ?? 0));
    if (comes) most = Math.max(most, shots.most(figure, salvo, target));
  }
  return { command, value: ALERT * most * Math.max(0, 1 - haste), reason: WATCH };
}

const WATCH = (): Text => ({ fr: 'Attendre l’ennemi, en alerte.', en: 'Waiting for the enemy, on the alert.' });
