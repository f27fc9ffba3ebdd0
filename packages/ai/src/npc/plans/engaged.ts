import type { Text } from '@escarmouche/referee';
import { figureOf, groupOf, inPlay, type FigureIn } from '@escarmouche/skirmish';
import { engagedWith } from '@escarmouche/skirmish/plane';
import { firstOf, type Template } from '../behaviours/template.ts';
import type { Aim } from '../aim.ts';
import { aftermathsOf } from '../attacks/aftermath.ts';
import { againstAll } from '../attacks/bouts.ts';
import type { Manned } from '../game.ts';
import { followed, leftBy, type Bouts } from '../attacks/followed.ts';
import { heals, skillsFor } from '../healing.ts';
import type { Plan, PlannedAttack } from './plan.ts';
import { attackFrom, standing } from './planned-attacks.ts';
import type { Planner } from './planner.ts';
import type { Situation } from '../situation.ts';
import { hundredths, type Attack } from '../attacks/strikes.ts';

const RULE = 'AI-ACT-ENGAGED';
const FIGHTS: Text = { fr: 'Engagé, se bat avec sa deuxième action.', en: 'Engaged, fights with its second action.' };
const FIRST: Text = { fr: 'Engagé, fait une action utile, puis se bat.', en: 'Engaged, takes a useful action, then fights.' };

/** An engaged NPC uses its last action to fight; the first one helps, shoots where it may, or goes unused (AI-ACT-ENGAGED). */
export function engaged<S extends Manned, C>(planner: Planner<S, C>): Template<S, C> {
  const { situation } = planner;
  const { left, done, npcGame, state, npc } = situation;
  if (done.includes('fight') && !npcGame.binding.repeats(state, npc)) return firstOf(RULE, [FIGHTS, () => []]);
  if (left.actions < 2) return firstOf(RULE, [FIGHTS, () => fights(planner)]);
  if (npcGame.binding.repeats(state, npc))
    return firstOf(RULE, [FIGHTS, () => (done.includes('fight') ? fights(planner) : twoFights(planner))]);
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

/** Was the fight its second action, the first having gone unused, in a system without a command for doing nothing (AI-ACT-ENGAGED)? */
export function hasFought<S extends Manned, C>({ npcGame, state, npc, done, left }: Situation<S, C>): boolean {
  const { nothing, repeats } = npcGame.binding;
  return nothing === undefined && done.length === 1 && done[0] === 'fight' && left.actions === 1 && !repeats(state, npc);
}

/**
 * The fight with the selected target where it is engaged, else the one with most damage, then with the least vitality; with all by a group attack. An NPC
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
    if (kind === 'double') return foes.length > 1 ? [{ ...helped, attack: weighed(plain, foughtTwice(planner, after), works) }] : [];
    return kind === 'power' ? [{ ...helped, attack: weighed(plain, foughtIn(planner, after) ?? NO_FIGHT, works) }] : [];
  });
  return [...healed, ...prepared];
}

/** The fight in a battle that an action has left; undefined where the NPC cannot fight any more. */
function foughtIn<S extends Manned, C>(planner: Planner<S, C>, state: S): PlannedAttack<S, C> | undefined {
  const { situation } = planner;
  const { npcGame } = situation;
  const npc = figureOf(state, situation.npc.id) as FigureIn<S>;
  if (!inPlay(npc)) return undefined;
  const then = { ...situation, state, npc, engaged: engagedWith<S>(state, npc), strikes: situation.strikesBy(undefined, state) };
  const [fight] = fights({ ...planner, situation: then });
  return fight?.first !== undefined && !npcGame.game.system.check(state, groupOf(state, npc.id).seat, fight.first)
    ? fight.attack
    : undefined;
}

/** Two fights, by the actions of an NPC that may take one twice. */
const twoFights = <S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] =>
  fights(planner).map((plan) => ({
    ...plan,
    actions: ['combat', 'combat'],
    ...(plan.attack && { attack: { ...plan.attack, ...foughtTwice(planner, planner.situation.state) } }),
  }));

const NO_FIGHT: Bouts = { damage: 0, out: 0, own: 0 };

/** A fight, and another one in the battle that the first leaves. */
function foughtTwice<S extends Manned, C>(planner: Planner<S, C>, state: S): Bouts {
  const { npcGame, npc, pcs } = planner.situation;
  const first = foughtIn(planner, state);
  if (!first) return NO_FIGHT;
  return followed(first, aftermathsOf(npcGame, state, npc.id, first.attack.command), pcs, (then) => foughtIn(planner, then));
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

/** A power that only hinders a player character, and the fight in the battle that the power leaves. */
function hinders<S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] {
  const { npc, pcs, strikes } = planner.situation;
  const [fight] = fights(planner);
  if (!fight?.attack) return [];
  const plain = fight.attack;
  return pcs.flatMap((pc) =>
    strikes.hindrances({ ...npc }, pc).map((power): Plan<S, C> => {
      const attack = { ...plain, attack: power, ...thenFought(planner, power) };
      return { ...fight, actions: ['power', 'combat'], first: power.command, attack, fights: plain.attack.target };
    }),
  );
}

/** A shot or damaging power at an allowed player character, where the rules let an engaged figure use one, and the fight after it. */
function shoots<S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] {
  const { situation, aim } = planner;
  const { npc, strikes } = situation;
  const allowed: Aim<S> = { ...aim, allowed: situation.pcs };
  const shot = attackFrom({ ...planner, aim: allowed }, { at: npc, touches: [] }, false, { ...strikes, strike: strikes.shot });
  const [fight] = fights(planner);
  if (!shot || !fight?.attack) return [];
  const { attack } = shot;
  const both = { ...shot, ...thenFought(planner, attack) };
  return [{ ...fight, actions: ['shoot', 'combat'], first: attack.command, attack: both, fights: fight.attack.attack.target }];
}

/** An attack from afar, and the fight in the battle that it leaves. */
const thenFought = <S extends Manned, C>(planner: Planner<S, C>, attack: Attack<S, C>): Bouts =>
  followed(attack, leftBy(planner.situation, planner.situation.state, attack), planner.situation.pcs, (then) => foughtIn(planner, then));
