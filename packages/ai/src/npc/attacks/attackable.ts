import type { FigureIn } from '@escarmouche/skirmish';
import { arcOf, type Behaviour } from '@escarmouche/skirmish/plane';
import type { Manned } from '../game.ts';
import type { Strikes } from './strikes.ts';
import type { Situation } from '../situation.ts';

/**
 * Player characters that can be attacked at the start of an activation (C0): in shooting range for an NPC with a usable ranged weapon, else in charge
 * range. Where the first template begins with a walk, those count too that only the front arc keeps out (AI-ACT-LOOP 4).
 */
export function attackableOf<S extends Manned, C>(situation: Situation<S, C>): readonly FigureIn<S>[] {
  const { pcs, npc, behaviour, left, done } = situation;
  const strikes = usable(situation, PREPARES.has(behaviour));
  const charged = (): readonly FigureIn<S>[] => (left.actions > 1 ? pcs.filter(({ id }) => situation.charges().has(id)) : []);
  if (!strikes.ranged) return charged();
  const turns = left.moves && left.actions > 1 && done.length === 0 && (behaviour === 'walker' || behaviour === 'evader');
  const shot = situation.shots(npc, turns, pcs, strikes).map(({ target }) => target);
  return shot.length === 0 && isEmpty(situation) ? charged() : shot;
}

/** Would a shot be possible, were there an action to load the weapon before it? Such a weapon is not usable (AI-GEO-RANGE). */
function isEmpty<S extends Manned, C>({ npc, pcs, behaviour, strikes, reaching, shots }: Situation<S, C>): boolean {
  if (reaching === strikes || PREPARES.has(behaviour) || behaviour === 'evader') return false;
  return shots(npc, true).length === 0 && shots(npc, true, pcs, reaching).length > 0;
}

/** Behaviours that attack by the general template, which leaves an action to load a weapon before the shot (AI-ACT-ATTACK). */
const PREPARES: ReadonlySet<Behaviour> = new Set(['cautious', 'zigzag', 'stalker']);

/** The strikes that count: those of loaded weapons, and of all where an action is left to load. */
const usable = <S extends Manned, C>({ strikes, reaching, left }: Situation<S, C>, loads: boolean): Strikes<S, C> =>
  loads && left.actions > 1 ? reaching : strikes;

/** Player characters in shooting range as the NPC stands and faces; an NPC that holds its place may have to load first (AI-GEO-RANGE). */
export const inRangeNow = <S extends Manned, C>(situation: Situation<S, C>, holds: boolean): readonly FigureIn<S>[] =>
  situation.shots(situation.npc, false, situation.pcs, usable(situation, holds)).map(({ target }) => target);

/** Player characters that a turn on the spot would bring in shooting range. */
export const inRangeTurned = <S extends Manned, C>({ state, shots, npc, left }: Situation<S, C>): readonly FigureIn<S>[] =>
  left.moves && left.actions > 1
    ? shots(npc, true)
        .filter(({ target }) => arcOf(state, npc, target) === 'rear')
        .map(({ target }) => target)
    : [];
