import { de, type Text } from '@escarmouche/referee';
import { nameOf } from '@escarmouche/skirmish';
import { paces, type Behaviour, type OwnMission } from '@escarmouche/skirmish/plane';
import type { Act } from '../acting.ts';
import { refusedOf, type Refused } from '../plans/choose.ts';
import type { Manned } from '../game.ts';
import type { Keys } from '../plans/keys.ts';
import type { ActionName, Plan } from '../plans/plan.ts';
import { missionOf } from '../memory.ts';
import type { Situation } from '../situation.ts';
import { hundredths } from '../attacks/strikes.ts';
import type { Line } from './thought.ts';

/** Thoughts of NPCs in words. */

export const MISSIONS: Readonly<Record<OwnMission['type'], Line>> = {
  soldier: { rule: 'AI-MIS-SOLDAT', text: { fr: 'Soldat', en: 'Soldier' } },
  elite: { rule: 'AI-MIS-ELITE', text: { fr: 'Élite', en: 'Elite' } },
  sniper: { rule: 'AI-MIS-SNIPER', text: { fr: 'Sniper', en: 'Sniper' } },
  assassin: { rule: 'AI-MIS-ASSASSIN', text: { fr: 'Assassin', en: 'Assassin' } },
  patrol: { rule: 'AI-MIS-PATROUILLE', text: { fr: 'Patrouille', en: 'Patrol' } },
  guard: { rule: 'AI-MIS-GARDE', text: { fr: 'Garde', en: 'Guard' } },
  healer: { rule: 'AI-MIS-SOIGNANT', text: { fr: 'Soignant', en: 'Healer' } },
};

export const BEHAVIOUR_RULES: Readonly<Record<Behaviour, Line>> = {
  walker: { rule: 'AI-BEH-MARCHEUR', text: { fr: 'Marcheur', en: 'Walker' } },
  rusher: { rule: 'AI-BEH-FONCEUR', text: { fr: 'Fonceur', en: 'Rusher' } },
  cautious: { rule: 'AI-BEH-PRUDENT', text: { fr: 'Prudent', en: 'Cautious' } },
  evader: { rule: 'AI-BEH-FUYANT', text: { fr: 'Fuyant', en: 'Evader' } },
  zigzag: { rule: 'AI-BEH-ZIGZAG', text: { fr: 'Avancée en Zig Zag', en: 'Zigzag' } },
  stalker: { rule: 'AI-BEH-HARCELEUR', text: { fr: 'Harceleur', en: 'Stalker' } },
  static: { rule: 'AI-BEH-IMMOBILE', text: { fr: 'Immobile', en: 'Static' } },
};

/** The mission that an NPC acts by: of one whose requirement is lost, with the reason (AI-CORE-VALIDATE). */
function actsBy<S extends Manned, C>({ state, npc, mission }: Situation<S, C>): Text {
  const { text } = MISSIONS[mission.type];
  const { type } = missionOf(state, npc.id);
  if (type === mission.type) return text;
  return type === 'sniper'
    ? { fr: 'Sniper sans arme de tir, agit en Soldat', en: 'Sniper without a ranged weapon, acts as a Soldier' }
    : { fr: 'Soignant sans moyen de soigner, agit en Soldat', en: 'Healer without a means to heal, acts as a Soldier' };
}

/** Goal, target and obligation of the mission. */
export function goalLine<S extends Manned, C>({ situation, aim, plan }: Act<S, C>): Line {
  const text = actsBy(situation);
  const line = (fr: string, en: string): Line => ({ rule: aim.rule, text: join(text, { fr, en }) });
  const name = (id: string): string => nameOf(situation.state, id);
  const heals = aim.patients?.[0];
  if (heals) {
    const who = name((plan?.heals ?? heals).id);
    return plan?.heals ? line(`soigne ${who}`, `heals ${who}`) : line(`voudrait soigner ${who}`, `wants to heal ${who}`);
  }
  if (aim.target) {
    const who = name(aim.target.id);
    return plan?.attack ? line(`attaque ${who}`, `attacks ${who}`) : line(`voudrait attaquer ${who}`, `wants to attack ${who}`);
  }
  if (aim.holds) return line('tient sa position', 'holds its place');
  const { goal } = aim;
  if (!goal) return line('aucun but', 'no goal');
  const struck = goal.kind === 'pc' && situation.done.some((slot) => slot === 'shot' || slot === 'fight');
  const stays = situation.behaviour === 'static' || situation.engaged.length > 0 || struck;
  switch (goal.kind) {
    case 'area': {
      const { fr, en } = goal.zone.name;
      if (stays) return line(`a pour but la zone «\u00a0${fr}\u00a0»`, `has the zone “${en}” as its goal`);
      return line(`gagne la zone «\u00a0${fr}\u00a0»`, `goes to the zone “${en}”`);
    }
    case 'place':
      return stays ? line('a pour but son poste', 'has its post as its goal') : line('gagne son poste', 'goes to its post');
    default: {
      const who = name(goal.figure.id);
      if (stays) return line(`a pour but ${who}`, `has ${who} as its goal`);
      if (goal.kind === 'pc') return line(`va vers ${who}`, `heads for ${who}`);
      if (goal.kind === 'patient') return line(`va soigner ${who}`, `goes to heal ${who}`);
      return line(`reste près ${de(who)}`, `stays near ${who}`);
    }
  }
}

/** The constraint of behaviour, chief or fight. */
export function constraintLine<S extends Manned, C>({ situation, template }: Act<S, C>): Line {
  const { behaviour, chief, state } = situation;
  const text = join(BEHAVIOUR_RULES[behaviour].text, uncapped(template.says));
  if (!chief) return { rule: template.rule, text };
  const name = nameOf(state, chief.id);
  return {
    rule: 'AI-MIS-CHEF-COHESION',
    text: { fr: `${text.fr} Reste à 1 pas ${de(name)} si possible.`, en: `${text.en} Stays within 1 pace of ${name} if possible.` },
  };
}

const VERBS: Readonly<Record<ActionName, Text>> = {
  aim: { fr: 'vise', en: 'aims' },
  combat: { fr: 'se bat contre', en: 'fights' },
  heal: { fr: 'soigne', en: 'heals' },
  jump: { fr: 'bondit', en: 'leaps' },
  nothing: { fr: '', en: '' },
  power: { fr: 'use d’un pouvoir sur', en: 'uses a power on' },
  reload: { fr: 'recharge', en: 'reloads' },
  run: { fr: 'court', en: 'runs' },
  shoot: { fr: 'tire sur', en: 'shoots' },
  stand: { fr: 'se relève', en: 'stands up' },
  walk: { fr: 'marche', en: 'walks' },
  zigzag: { fr: 'zigzague', en: 'zigzags' },
};

const TURNS: Text = { fr: 'pivote', en: 'turns' };
const PREPARES: Text = { fr: 'se prépare', en: 'prepares' };

const jumpAfter = (before: Text, far: Text): readonly Text[] => [
  { fr: `prend ${before.fr} d’élan`, en: `takes a run-up of ${before.en}` },
  { fr: `saute de ${far.fr}`, en: `jumps ${far.en}` },
];

/** A plan in words: its actions, lengths and target. */
function actionsOf<S extends Manned, C>(state: S, { actions, length, way = length, runUp, attack, heals, fights }: Plan<S, C>): Text {
  const words = actions.flatMap((action): readonly Text[] => {
    const verb = VERBS[action];
    switch (action) {
      case 'nothing':
        return [];
      case 'walk':
      case 'run':
      case 'jump':
      case 'zigzag': {
        if (length === 0) return [TURNS];
        if (runUp !== undefined) return jumpAfter(paces(runUp), paces(way - runUp));
        const far = paces(way);
        return [{ fr: `${verb.fr} de ${far.fr}`, en: `${verb.en} ${far.en}` }];
      }
      case 'shoot':
      case 'combat':
      case 'power': {
        if (action === 'power' && attack?.attack.how !== 'power') return [PREPARES];
        const target = (action === 'combat' && fights) || attack?.attack.target;
        const name = target ? nameOf(state, target.id) : '';
        return [{ fr: `${verb.fr} ${name}`, en: `${verb.en} ${name}` }];
      }
      case 'heal': {
        const name = heals ? nameOf(state, heals.id) : '';
        return [{ fr: `${verb.fr} ${name}`, en: `${verb.en} ${name}` }];
      }
      default:
        return [verb];
    }
  });
  if (words.length === 0) return { fr: 'ne fait rien', en: 'does nothing' };
  return { fr: words.map(({ fr }) => fr).join(', puis '), en: words.map(({ en }) => en).join(', then ') };
}

/** Rules that prescribe a command without a plan. */
const UNPLANNED: ReadonlySet<string> = new Set(['AI-ACT-STATES', 'AI-ACT-ENGAGED']);

/** The chosen plan with its figures. */
export function planLine<S extends Manned, C>({ situation, template, plan, keys, says, aside }: Act<S, C>): Line {
  const rule = UNPLANNED.has(template.rule) ? template.rule : 'AI-ACT-LEFTOVER';
  if (!plan || !keys) return { rule, text: says ?? { fr: 'Rien.', en: 'Nothing.' } };
  return { rule: aside ? 'AI-MDA-DISPUTE' : 'AI-MDA-KEYS', text: planText(situation.state, plan, keys) };
}

/** A plan with its figures, as a sentence. */
export function planText<S extends Manned, C>(state: S, plan: Plan<S, C>, keys: Keys<S, C>): Text {
  const words = actionsOf(state, plan);
  const figures = figuresOf(plan, keys);
  return { fr: `${capped(words.fr)}${figures.fr}.`, en: `${capped(words.en)}${figures.en}.` };
}

/** A plan with the damage that it expects, as a sentence. */
export function planWords<S extends Manned, C>(state: S, plan: Plan<S, C>): Text {
  const words = actionsOf(state, plan);
  const damage = plan.attack && number(hundredths(plan.attack.damage));
  return {
    fr: `${capped(words.fr)}${damage ? ` (dégâts ${damage.fr})` : ''}.`,
    en: `${capped(words.en)}${damage ? ` (damage ${damage.en})` : ''}.`,
  };
}

function figuresOf<S extends Manned, C>(plan: Plan<S, C>, keys: Keys<S, C>): Text {
  const { attack } = plan;
  const lost = number(keys.exposure(plan));
  const exposed = { fr: `exposition ${lost.fr}`, en: `exposure ${lost.en}` };
  if (!attack) return { fr: ` (${exposed.fr})`, en: ` (${exposed.en})` };
  const damage = number(hundredths(attack.damage));
  const out = Math.round(attack.out * 100);
  return {
    fr: ` (dégâts ${damage.fr}, hors de combat ${out}\u00a0%, ${exposed.fr})`,
    en: ` (damage ${damage.en}, out of action ${out}%, ${exposed.en})`,
  };
}

const REASONS: Readonly<Record<string, Line>> = {
  K0: { rule: 'AI-MIS-CHEF-COHESION', text: { fr: 'trop loin de son chef', en: 'too far from its chief' } },
  K1: { rule: 'AI-MDA-KEYS', text: { fr: 'ne remplit pas l’obligation de la mission', en: 'does not meet the obligation of the mission' } },
  K2: { rule: 'AI-MDA-KEYS', text: { fr: 'n’attaque pas la cible choisie', en: 'does not attack the selected target' } },
  K3: { rule: 'AI-MDA-DAMAGE', text: { fr: 'moins de dégâts', en: 'less damage' } },
  K4: { rule: 'AI-MDA-KEYS', text: { fr: 'moins de chances de mettre hors de combat', en: 'a smaller chance of putting out of action' } },
  K5: { rule: 'AI-MDA-PROGRESS', text: { fr: 'avance moins vers le but', en: 'less progress towards the goal' } },
  K6: { rule: 'AI-MDA-EXPOSURE', text: { fr: 'plus exposé', en: 'more exposed' } },
  K7: { rule: 'AI-GEO-COVER', text: { fr: 'à couvert de moins de PJ', en: 'in cover from fewer player characters' } },
  K8: { rule: 'AI-MDA-PROGRESS', text: { fr: 'un peu plus loin du but', en: 'a little farther from the goal' } },
  KW: { rule: 'AI-MDA-KEYS', text: { fr: 'moins bon, tout pesé ensemble', en: 'worse with everything weighed together' } },
  K9: { rule: 'AI-MDA-KEYS', text: { fr: 'plus de mouvement pour le même effet', en: 'more movement for the same effect' } },
};

const EQUAL: Line = { rule: 'AI-MDA-TIEBREAK', text: { fr: 'égal, écarté par le départage', en: 'equal, put aside by the tie-break' } };

/** The best plans that were refused, `most` of them, with the keys that decided. */
export const refusedPlans = <S extends Manned, C>({ chosen, plans, keys }: Act<S, C>, most: number): readonly Refused<S, C>[] =>
  chosen && keys ? refusedOf(plans, chosen, keys, most) : [];

const REFUSED_TOLD = 2;
/** Plans looked at for them: ends on either side of the way are told in the same words. */
const REFUSED_SEEN = 4;

const BY_PLAYERS: Line = {
  rule: 'AI-MDA-DISPUTE',
  text: { fr: 'plan du document, écarté par les joueurs', en: 'plan of the document, put aside by the players' },
};

/** The best plans that were refused, and why. */
export function refusedLines<S extends Manned, C>(act: Act<S, C>): readonly Line[] {
  const { state } = act.situation;
  if (act.aside) return [refusedLine(state, act.aside, BY_PLAYERS)];
  const chosen = act.chosen && actionsOf(state, act.chosen).fr;
  const lines = refusedPlans(act, REFUSED_SEEN).map(({ plan, by }) => refusedLine(state, plan, REASONS[by.name] ?? EQUAL, chosen));
  return lines.filter(({ text }, i) => lines.findIndex((one) => one.text.fr === text.fr) === i).slice(0, REFUSED_TOLD);
}

/** `chosen`: the words of the chosen plan; one in the same words leads elsewhere. */
function refusedLine<S extends Manned, C>(state: S, plan: Plan<S, C>, reason: Line, chosen?: string): Line {
  const { fr, en } = actionsOf(state, plan);
  const words = fr === chosen && plan.length > 0 ? { fr: `${fr}, vers un autre point`, en: `${en}, to another point` } : { fr, en };
  return {
    rule: reason.rule,
    text: { fr: `${capped(words.fr)}\u00a0: ${reason.text.fr}.`, en: `${capped(words.en)}: ${reason.text.en}.` },
  };
}

const number = (value: number): Text => ({ fr: value.toFixed(2).replace('.', ','), en: value.toFixed(2) });
const capped = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const uncapped = ({ fr, en }: Text): Text => ({
  fr: fr.charAt(0).toLowerCase() + fr.slice(1),
  en: en.charAt(0).toLowerCase() + en.slice(1),
});
const join = (head: Text, rest: Text): Text => ({ fr: `${head.fr}\u00a0: ${rest.fr}`, en: `${head.en}: ${rest.en}` });
