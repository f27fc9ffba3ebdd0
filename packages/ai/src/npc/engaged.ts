import type { Text } from '@escarmouche/referee';
import { figureOf, inPlay, withFigures, type FigureIn } from '@escarmouche/skirmish';
import { engagedWith } from '@escarmouche/skirmish/plane';
import { firstOf, type Template } from './behaviours/template.ts';
import type { Aim } from './aim.ts';
import { againstAll, foughtTwice } from './bouts.ts';
import type { Manned } from './game.ts';
import { followed } from './followed.ts';
import { heals, skillsFor } from './healing.ts';
import { afterLuck } from './imagine.ts';
import type { Plan, PlannedAttack } from './plan.ts';
import { attackFrom, standing } from './planned-attacks.ts';
import type { Planner } from './planner.ts';
import { hundredths, type Result } from './strikes.ts';

const RULE = 'AI-ACT-ENGAGED';
const FIGHTS: Text = { fr: 'Engagé, se bat avec sa deuxième action.', en: 'Engaged, fights with its second action.' };
const FIRST: Text = { fr: 'Engagé, fait une action utile, puis se bat.', en: 'Engaged, takes a useful action, then fights.' };

/** An engaged NPC uses its last action to fight; the first one helps, shoots where it may, or goes unused (AI-ACT-ENGAGED). */
export function engaged<S extends Manned, C>(planner: Planner<S, C>): Template<S, C> {
  const { situation } = planner;
  const { left, done, npcGame, state, npc } = situation;
  if (done.includes('fight') && !npcGame.binding.repeats(state, npc)) return firstOf(RULE, [FIGHTS, () => []]);
  if (left.actions < 2 || npcGame.binding.repeats(state, npc)) return firstOf(RULE, [FIGHTS, () => fights(planner)]);
  const useful = situation.behaviour === 'static' ? [] : [helps, harms, reloads];
  for (const make of useful) {
    const plans = make(planner);
    if (plans.length > 0) return { rule: RULE, says: FIRST, plans };
  }
  const { nothing } = npcGame.binding;
  if (nothing !== undefined && done.length === 0) {
    return { rule: RULE, says: FIGHTS, plans: fights(planner).map((plan) => ({ ...plan, first: nothing })) };
  }
  return firstOf(RULE, [FIGHTS, () => fights(planner)]);
}

/**
 * The fight with the selected target where it is engaged, else the one with most damage, then with the least vitality; with all by a group attack. Who is
 * engaged from the start has selected nobody, but for an assassin.
 */
function fights<S extends Manned, C>({ situation, aim }: Planner<S, C>): readonly Plan<S, C>[] {
  const { engaged: foes, npc, npcGame, state, strikes, done, mission } = situation;
  const selects = done.includes('walk') || mission.type === 'assassin';
  const among = foes.filter(({ id }) => selects && id === aim.target?.id);
  const targets: readonly FigureIn<S>[] = among.length > 0 ? among : foes;
  const all = targets.map((foe) => strikes.fight({ ...npc }, foe));
  const most = Math.max(...all.map(({ damage }) => hundredths(damage)));
  const [attack] = all.filter(({ damage }) => hundredths(damage) === most).toSorted((a, b) => a.target.vitality - b.target.vitality);
  if (!attack) return [];
  const group = foes.length > 1 ? npcGame.game.odds.feats(state, npc).find((feat) => feat.fights) : undefined;
  const results = group ? againstAll(situation, foes) : attack;
  return [
    {
      actions: ['nothing', 'combat'],
      first: group ? group.command : attack.command,
      there: standing(situation),
      length: 0,
      attack: { attack, damage: results.damage, out: results.out, own: results.own, selected: true, incidental: false },
      obeys: true,
    },
  ];
}

/** A prayer or a protection, a test of two fights in a row with more than one enemy, or the healing of a friend within reach. */
function helps<S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] {
  const { situation } = planner;
  const { npcGame, state, npc, friends, engaged: foes } = situation;
  const fight = fights(planner)[0];
  if (!fight?.attack) return [];
  const plain = fight.attack;
  const healed = friends.flatMap((patient): readonly Plan<S, C>[] =>
    skillsFor(situation, patient)
      .filter((skill) => skill.cost === 1 && heals(situation, skill, patient))
      .slice(0, 1)
      .map((skill) => ({ ...fight, actions: ['heal', 'combat'], first: skill.command(patient.id), heals: patient })),
  );
  const prepared = npcGame.binding.preparations(state, npc).flatMap(({ command, after, kind, works }): readonly Plan<S, C>[] => {
    const helped = { ...fight, actions: ['power', 'combat'] as const, first: command };
    if (kind === 'double')
      return foes.length > 1 ? [{ ...helped, attack: weighed(plain, foughtTwice(situation, plain.attack.target), works) }] : [];
    return kind === 'power' ? [{ ...helped, attack: foughtAfter(planner, plain, after, works) }] : [];
  });
  return [...healed, ...prepared];
}

/** The fight in a battle that comes about by some chance; none with whom nobody is in contact any more. */
function foughtAfter<S extends Manned, C>(
  planner: Planner<S, C>,
  plain: PlannedAttack<S, C>,
  after: S,
  works: number,
): PlannedAttack<S, C> {
  const { situation } = planner;
  const foes = engagedWith<S>(after, figureOf(after, situation.npc.id) as FigureIn<S>);
  const then = { ...situation, state: after, engaged: foes, strikes: situation.strikesBy(undefined, after) };
  const [other] = fights({ ...planner, situation: then });
  return weighed(plain, other?.attack ?? { damage: 0, out: 0, own: 0 }, works);
}

/** The fight as it is, and as it comes about by some chance. */
function weighed<S extends Manned, C>(
  plain: PlannedAttack<S, C>,
  then: Pick<PlannedAttack<S, C>, 'damage' | 'out' | 'own'>,
  works: number,
): PlannedAttack<S, C> {
  const mean = (of: 'damage' | 'out' | 'own'): number => works * then[of] + (1 - works) * plain[of];
  return { ...plain, damage: mean('damage'), out: mean('out'), own: mean('own') };
}

/** A loading of a weapon. */
function reloads<S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] {
  const { npcGame, state, npc } = planner.situation;
  const load = npcGame.binding.preparations(state, npc).find(({ kind }) => kind === 'load');
  return load ? fights(planner).map((plan) => ({ ...plan, actions: ['reload', 'combat'] as const, first: load.command })) : [];
}

/** A shot, or a power that harms or hinders an enemy, before the fight. */
const harms = <S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] => [...shoots(planner), ...hinders(planner)];

/** A power that only hinders a player character, and the fight with those still in contact after it. */
function hinders<S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] {
  const { npcGame, state, npc, pcs, strikes } = planner.situation;
  const [fight] = fights(planner);
  if (!fight?.attack) return [];
  const plain = fight.attack;
  return pcs.flatMap((pc) =>
    strikes.hindrances({ ...npc }, pc).map((power): Plan<S, C> => {
      const { id = '', command } = power;
      const { works } = npcGame.game.odds.power(state, npc, id, pc);
      const then = foughtAfter(planner, plain, afterLuck(npcGame, state, npc.id, command) ?? state, works);
      const attack = { ...then, attack: power, damage: power.damage + then.damage, out: 1 - (1 - power.out) * (1 - then.out) };
      return { ...fight, actions: ['power', 'combat'], first: command, attack };
    }),
  );
}

/** A shot or damaging power at an allowed player character, where the rules let an engaged figure use one, and the fight after it. */
function shoots<S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] {
  const { situation, aim } = planner;
  const { npc, state, strikes, strikesBy } = situation;
  const allowed: Aim<S> = { ...aim, allowed: situation.pcs };
  const shot = attackFrom({ ...planner, aim: allowed }, { at: npc, touches: [] }, false, { ...strikes, strike: strikes.shot });
  const [fight] = fights(planner);
  if (!shot || !fight?.attack) return [];
  const { attack } = shot;
  const next = fight.attack.attack;
  const then = (shotAt: FigureIn<S>): Result | undefined => {
    const foe = shotAt.id === next.target.id ? shotAt : next.target;
    return inPlay(foe) ? strikesBy(undefined, withFigures(state, shotAt)).fight({ ...npc }, foe) : undefined;
  };
  const results = followed<S>(attack, strikes.losses(attack, npc), then);
  return [{ ...fight, actions: ['shoot', 'combat'], first: attack.command, attack: { ...shot, ...results, own: fight.attack.own } }];
}
