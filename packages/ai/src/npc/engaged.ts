import type { Text } from '@escarmouche/referee';
import type { FigureIn } from '@escarmouche/skirmish';
import { firstOf, type Template } from './behaviours/template.ts';
import type { Aim } from './aim.ts';
import type { Manned } from './game.ts';
import { isWithin } from './healing.ts';
import type { Plan } from './plan.ts';
import { attackFrom, standing, type Planner } from './planner.ts';
import { hundredths } from './strikes.ts';

const RULE = 'AI-ACT-ENGAGED';
const FIGHTS: Text = { fr: 'Engagé, combat de sa deuxième action.', en: 'Engaged, fights with its second action.' };
const FIRST: Text = { fr: 'Engagé, fait une action utile, puis combat.', en: 'Engaged, takes a useful action, then fights.' };

/** An engaged NPC uses its last action to fight; the first one helps, shoots where it may, or goes unused (AI-ACT-ENGAGED). */
export function engaged<S extends Manned, C>(planner: Planner<S, C>): Template<S, C> {
  const { situation } = planner;
  const { left, done, npcGame, state, npc } = situation;
  if (done.includes('fight') && !npcGame.binding.repeats(state, npc)) return firstOf(RULE, [FIGHTS, () => []]);
  if (left.actions < 2 || npcGame.binding.repeats(state, npc)) return firstOf(RULE, [FIGHTS, () => fights(planner)]);
  const useful = situation.behaviour === 'static' ? [] : [heals, helps, shoots, reloads];
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
 * The fight with the selected target where it is engaged, else the one with most damage, then with the least vitality. Who is engaged from the start has
 * selected nobody, but for an assassin.
 */
function fights<S extends Manned, C>({ situation, aim }: Planner<S, C>): readonly Plan<S, C>[] {
  const { engaged: foes, npc, strikes, done, mission } = situation;
  const selects = done.includes('walk') || mission.type === 'assassin';
  const among = foes.filter(({ id }) => selects && id === aim.target?.id);
  const targets: readonly FigureIn<S>[] = among.length > 0 ? among : foes;
  const all = targets.map((foe) => strikes.fight({ ...npc }, foe));
  const most = Math.max(...all.map(({ damage }) => hundredths(damage)));
  const [attack] = all.filter(({ damage }) => hundredths(damage) === most).toSorted((a, b) => a.target.vitality - b.target.vitality);
  if (!attack) return [];
  const { damage, out, own } = attack;
  return [
    {
      actions: ['nothing', 'combat'],
      first: attack.command,
      there: standing(situation),
      length: 0,
      attack: { attack, damage, out, own, selected: true, incidental: false },
      obeys: true,
    },
  ];
}

/** Healing of a friend within reach. */
function heals<S extends Manned, C>({ situation }: Planner<S, C>): readonly Plan<S, C>[] {
  const { npcGame, state, npc, friends } = situation;
  const [skill] = npcGame.binding.healing(state, npc);
  if (!skill || skill.cost > 1) return [];
  const patients = friends.filter((one) => skill.patients.includes(one.id) && isWithin(situation, skill, npc, one));
  return patients.map((patient) => ({
    actions: ['heal', 'combat'],
    first: skill.command(patient.id),
    there: standing(situation),
    length: 0,
    heals: patient,
    obeys: true,
  }));
}

/** A prayer, a protection or the like. */
function helps<S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] {
  const { npcGame, state, npc } = planner.situation;
  const powers = npcGame.binding.preparations(state, npc).filter(({ kind }) => kind === 'power');
  return powers.flatMap(({ command, after }) => {
    const situation = { ...planner.situation, state: after };
    return fights({ ...planner, situation }).map((plan) => ({ ...plan, actions: ['power', 'combat'] as const, first: command }));
  });
}

/** A loading of a weapon. */
function reloads<S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] {
  const { npcGame, state, npc } = planner.situation;
  const load = npcGame.binding.preparations(state, npc).find(({ kind }) => kind === 'load');
  return load ? fights(planner).map((plan) => ({ ...plan, actions: ['aim', 'combat'] as const, first: load.command })) : [];
}

/** A shot or power at an allowed player character, where the rules let an engaged figure use one. */
function shoots<S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] {
  const { situation, aim } = planner;
  const allowed: Aim<S> = { ...aim, allowed: situation.pcs };
  const attack = attackFrom({ ...planner, aim: allowed }, { at: situation.npc, touches: [] }, false);
  if (!attack) return [];
  return [{ actions: ['shoot', 'combat'], first: attack.attack.command, there: standing(situation), length: 0, attack, obeys: true }];
}
