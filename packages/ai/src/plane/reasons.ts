import { de, type Text } from '@escarmouche/referee';
import { enemiesOf, nameOf, withFigures, type FigureIn } from '@escarmouche/skirmish';
import { coverOf, shows, sightOf } from '@escarmouche/skirmish/placed';
import { type PlaneFigure, type PlaneState } from '@escarmouche/skirmish/plane';
import { PACE, span, sub } from '@escarmouche/space';
import { nearest } from './nearest.ts';
import { hopesFrom, threatOf, type Outlook, type Shot } from './outlook.ts';
import type { Salvo } from './shots.ts';
import { lifeOf, type Game, type Weighed } from './game.ts';
import { stakeOf } from './stakes.ts';
import { hurtOf } from './worth.ts';

/** Reasons of commands, in one line each, from the same odds that chose them; made only when somebody asks. */

/** An enemy that is struck or might have been, with the chance of hurting it. */
interface Target<S extends PlaneState> {
  readonly figure: FigureIn<S>;
  readonly hurt: number;
}

const percent = (share: number): Text => {
  const whole = Math.round(share * 100);
  return { fr: `${whole}\u00a0%`, en: `${whole}%` };
};

/** Clauses in a row, as a sentence. */
function sentence(...clauses: readonly (Text | undefined)[]): Text {
  const given = clauses.filter((clause) => clause !== undefined);
  return { fr: `${given.map(({ fr }) => fr).join('\u00a0; ')}.`, en: `${given.map(({ en }) => en).join('; ')}.` };
}

/** A strike in words: target, chance, reason for the target. */
function against(state: PlaneState, { figure, hurt }: Target<PlaneState>, verb: Text, why?: Text): Text {
  const name = nameOf(state, figure.id);
  const share = percent(hurt);
  return {
    fr: `${verb.fr} ${name}, ${share.fr}${why ? `, ${why.fr}` : ''}`,
    en: `${verb.en} ${name}, ${share.en}${why ? `, ${why.en}` : ''}`,
  };
}

const ONLY_IN_RANGE: Text = { fr: 'la seule à portée', en: 'the only one in range' };
const ONLY_IN_CONTACT: Text = { fr: 'la seule au contact', en: 'the only one in contact' };

/** Reason for one target of all; undefined where nothing tells it from the others. */
function whyThis<S extends Weighed, C>(
  game: Game<S, C>,
  state: S,
  chosen: Target<S>,
  others: readonly Target<S>[],
  alone: Text,
): Text | undefined {
  if (others.length === 0) return alone;
  const most = (of: (one: Target<S>) => number): boolean => others.every((other) => of(chosen) > of(other));
  if (most(({ figure }) => stakeOf(state, figure.id))) return { fr: 'celle dont dépend un objectif', en: 'the one an objective hangs on' };
  if (most(({ hurt }) => Math.round(hurt * 100))) return { fr: 'la plus facile à blesser', en: 'the easiest to hurt' };
  if (most(({ figure }) => -lifeOf(figure))) return { fr: 'la plus affaiblie', en: 'the weakest' };
  if (most(({ figure }) => threatOf(game, state, figure))) return { fr: 'la plus dangereuse', en: 'the most dangerous' };
  return undefined;
}

/** A shot, or a power from afar, from the shooter's place; `turns`: the shooter may turn to any target. */
function shooting<S extends Weighed, C>(
  outlook: Outlook<S, C>,
  shooter: FigureIn<S>,
  { salvo, target }: Pick<Shot<S, C>, 'salvo' | 'target'>,
  verbs: Readonly<Record<'shot' | 'power', Text>>,
  turns: boolean,
): Text {
  const { game, state, shots } = outlook;
  const facing = (at: FigureIn<S>): FigureIn<S> => (turns ? { ...shooter, facing: sub(at, shooter) } : shooter);
  const hurt = ({ missile }: Salvo<S, C>, at: FigureIn<S>): number =>
    hurtOf(missile.odds(withFigures(state, facing(at)), facing(at), at).losses, at);
  const others = new Map<string, Target<S>>();
  for (const other of hopesFrom(outlook, shooter)) {
    const { figure, id } = { figure: other.target, id: other.target.id };
    if (id === target.id || !shots.legal(facing(figure), other.salvo, figure)) continue;
    const known = others.get(id)?.hurt ?? 0;
    others.set(id, { figure, hurt: Math.max(known, hurt(other.salvo, figure)) });
  }
  const chosen = { figure: target, hurt: hurt(salvo, target) };
  const why = whyThis(game, state, chosen, [...others.values()], ONLY_IN_RANGE);
  return against(state, chosen, verbs[salvo.missile.how], why);
}

const AT_ONCE = { shot: { fr: 'Tire sur', en: 'Shoots' }, power: { fr: 'Use d’un pouvoir sur', en: 'Uses a power on' } };
const AFTER_A_MOVE = {
  shot: { fr: 'Se place pour tirer sur', en: 'Moves to shoot' },
  power: { fr: 'Se place pour user d’un pouvoir sur', en: 'Moves to use a power on' },
};

const ON_ITS_WAY = {
  shot: { fr: 'peut tirer sur', en: 'can shoot' },
  power: { fr: 'peut user d’un pouvoir sur', en: 'can use a power on' },
};

/** Reason of a shot from the present place. */
export function ofShot<S extends Weighed, C>(outlook: Outlook<S, C>, shot: Shot<S, C>): Text {
  const { figure } = outlook;
  return sentence(shooting(outlook, figure, shot, AT_ONCE, false), coverAt(outlook, figure, STAYS));
}

/** Reason of getting ready to shoot, by an aim or with other weapons. */
export function ofReadying<S extends Weighed, C>(outlook: Outlook<S, C>, shot: Shot<S, C> | undefined, how: Text): Text {
  return sentence(how, shot && shooting(outlook, outlook.figure, shot, FOR_A_SHOT, false));
}

const FOR_A_SHOT = { shot: { fr: 'pour tirer sur', en: 'to shoot' }, power: { fr: 'pour user d’un pouvoir sur', en: 'to use a power on' } };

/** Reason of a fight with one of the enemies within reach. */
export function ofFight<S extends Weighed, C>(
  { game, state, figure }: Outlook<S, C>,
  enemy: FigureIn<S>,
  reached: readonly FigureIn<S>[],
): Text {
  const target = (one: FigureIn<S>): Target<S> => ({ figure: one, hurt: hurtOf(game.odds.fight.odds(state, figure, one).losses, one) });
  const others = reached.filter(({ id }) => id !== enemy.id).map(target);
  const why = whyThis(game, state, target(enemy), others, ONLY_IN_CONTACT);
  return sentence(against(state, target(enemy), { fr: 'Combat', en: 'Fights' }, why));
}

/** Findings about a place that a figure goes to. */
interface Going<S extends Weighed, C> {
  readonly there: FigureIn<S>;
  readonly shot: Shot<S, C> | undefined;
  /** Enemy touched there. */
  readonly touched: FigureIn<S> | undefined;
  /** Reason of the figure's goal, where the movement brings it nearer. */
  readonly goal: Text | undefined;
}

/** Reason of a power that does not strike from afar, with its chance. */
export function ofPower(state: PlaneState, figure: PlaneFigure, target: PlaneFigure, works: number): Text {
  const share = percent(works);
  if (target.id === figure.id) return { fr: `Use d’un pouvoir, ${share.fr}.`, en: `Uses a power, ${share.en}.` };
  const name = nameOf(state, target.id);
  return { fr: `Use d’un pouvoir sur ${name}, ${share.fr}.`, en: `Uses a power on ${name}, ${share.en}.` };
}

export const USEFUL = (): Text => ({ fr: 'Utile et sans risque.', en: 'Useful and safe.' });

/** Of a reaction to what an enemy does, or of none; `best`: the best shot at it. */
export function ofReaction<S extends Weighed, C>(
  { state, figure }: Outlook<S, C>,
  mover: FigureIn<S>,
  best: Shot<S, C> | undefined,
  reacts: boolean,
): Text {
  const [who, whom] = [nameOf(state, figure.id), nameOf(state, mover.id)];
  const hurt = best && percent(hurtOf(best.salvo.missile.odds(state, figure, mover).losses, mover));
  if (reacts && hurt) return { fr: `${who} réagit contre ${whom}, ${hurt.fr}.`, en: `${who} reacts against ${whom}, ${hurt.en}.` };
  const [fr, en] = [`${who} laisse passer ${whom}`, `${who} lets ${whom} pass`];
  if (!hurt) return { fr: `${fr} : aucun tir possible.`, en: `${en}: no shot is possible.` };
  return { fr: `${fr} : à ${hurt.fr}, mieux vaut attendre.`, en: `${en}: at ${hurt.en} it had better wait.` };
}

/** Reason of a movement: contact or shot, goal, cover. */
export function ofMove<S extends Weighed, C>(outlook: Outlook<S, C>, { there, shot, touched, goal }: Going<S, C>): Text {
  const { game, state, figure, enemies } = outlook;
  const foe = nearest<FigureIn<S>>(figure, enemies);
  if (touched) {
    const met: Target<S> = {
      figure: touched,
      hurt: hurtOf(game.odds.fight.odds(withFigures(state, there), there, touched).losses, touched),
    };
    return sentence(against(state, met, { fr: 'Au contact de', en: 'Into contact with' }), goal);
  }
  const cover = coverAt(outlook, there, COMES);
  if (shot) return sentence(goal, shooting(outlook, there, shot, goal ? ON_ITS_WAY : AFTER_A_MOVE, true), cover);
  return sentence(goal ?? (foe && wayTo(state, figure, there, foe)), cover);
}

/** Nearer to an enemy or away from it, as far as places tell. */
function wayTo<S extends PlaneState>(state: S, figure: FigureIn<S>, there: FigureIn<S>, foe: FigureIn<S>): Text {
  const name = nameOf(state, foe.id);
  return span(there, foe) > span(figure, foe) + PACE / 2
    ? { fr: `S’écarte ${de(name)}`, en: `Away from ${name}` }
    : { fr: `Vers ${name}`, en: `Towards ${name}` };
}

const STAYS = { hidden: { fr: 'reste hors de vue', en: 'stays out of sight' }, covered: { fr: 'reste à couvert', en: 'stays in cover' } };
const COMES = { hidden: { fr: 'là, hors de vue', en: 'out of sight there' }, covered: { fr: 'là, à couvert', en: 'in cover there' } };

/** Cover at the place from the nearest enemy, with what hides the figure; undefined in the open. */
function coverAt<S extends Weighed, C>({ game: { rules }, state }: Outlook<S, C>, there: FigureIn<S>, how: typeof STAYS): Text | undefined {
  const now = withFigures(state, there);
  const foe = nearest<FigureIn<S>>(there, enemiesOf(now, there.id));
  if (!foe) return undefined;
  const { hidden, blockers } = sightOf(rules, now, foe, there);
  if (coverOf(rules, hidden) === 0) return undefined;
  const { fr, en } = shows(rules, hidden) ? how.covered : how.hidden;
  const name = state.scene.table.features.find(({ id }) => id === blockers[0]?.id)?.name;
  return name ? { fr: `${fr} (${name.fr})`, en: `${en} (${name.en})` } : { fr, en };
}
