import type { Seat, Text } from '@escarmouche/referee';
import { figureOf, nameOf } from '@escarmouche/skirmish';
import { cubeNamed, nameOfCube, type Cube } from '@escarmouche/space/cubes';
import {
  cubeOf,
  cubeSaid,
  enemiesIn,
  fightOdds,
  holderOf,
  isSeen,
  isToEnter,
  hiddenFrom,
  meleeWeapons,
  rangedWeapons,
  seatOf,
  shotOdds,
  figuresOf,
  opponentOf,
  type AttackOdds,
  type Command,
  type CommandOf,
  type Figure,
  type Questions,
  type Response,
  type State,
} from '@escarmouche/deadzone';
import { oddsAgainst } from './declared.ts';
import { standing } from './places.ts';

/** Reason of a command in one line with its figures, and the seat's own chances after it; undefined where there was nothing to decide. */
export function reasonOf(state: State, seat: Seat, command: Command, estimate?: number): Text | undefined {
  const text = purposeOf(state, seat, command);
  if (!text || estimate === undefined) return text && { fr: `${text.fr}.`, en: `${text.en}.` };
  const share = Math.round(estimate * 100);
  return { fr: `${text.fr} (chances de gagner estimées à ${share} %).`, en: `${text.en} (puts its chances of winning at ${share}%).` };
}

/** Reason of the answer to an attack: a Fight or a dodge, with the chances of both sides. */
export function reasonOfResponse(state: State, about: Questions['response']['about'], response: Response): Text | undefined {
  const odds = oddsAgainst(state, about, response);
  if (!odds) return undefined;
  const risk = percent(odds.target.dead);
  if (!odds.attacker) return { fr: `Esquive\u00a0: ${risk.fr} de risque d’être tuée.`, en: `Dodges: ${risk.en} risk of being killed.` };
  const kill = percent(odds.attacker.dead);
  return {
    fr: `Riposte\u00a0: ${kill.fr} de tuer, ${risk.fr} de risque d’être tuée.`,
    en: `Fights back: ${kill.en} to kill, ${risk.en} risk of being killed.`,
  };
}

const percent = (share: number): Text => {
  const whole = Math.round(100 * share);
  return { fr: `${whole}\u00a0%`, en: `${whole}%` };
};

function purposeOf(state: State, seat: Seat, command: Command): Text | undefined {
  const { activation } = state;
  const actor = activation && figureOf(state, activation.figure);
  switch (command.type) {
    case 'deploy':
      return deploying(state, figureOf(state, command.figure), command.cube);
    case 'reroll':
      return command.dice.length === 0
        ? { fr: 'Garde ses dés de commandement', en: 'Keeps its command dice' }
        : { fr: 'Relance les dés de commandement qui servent le moins', en: 'Throws the least useful command dice again' };
    case 'activate':
      return activating(state, figureOf(state, command.figure));
    case 'pass':
      return { fr: 'Laisse l’adversaire agir d’abord', en: 'Lets the opponent act first' };
    case 'standUp':
      return { fr: 'Se relève pour pouvoir agir', en: 'Stands up so as to act' };
    case 'shoot':
      return actor && shooting(state, actor, command);
    case 'fight':
      return actor && fighting(state, actor, command);
    case 'move':
    case 'sprint':
      return actor && moving(state, seat, actor, command);
    default:
      return undefined;
  }
}

/** Chances of an attack: to hit, and to kill. */
function chances({ difference, target }: AttackOdds): Text {
  const hit = percent(difference.ahead.reduce((sum, chance) => sum + chance, 0));
  const kill = percent(target.dead);
  return { fr: `${hit.fr} de toucher, ${kill.fr} de tuer`, en: `${hit.en} to hit, ${kill.en} to kill` };
}

function shooting(state: State, actor: Figure, { weapon: id, target, suppress, dice = 0 }: CommandOf<'shoot'>): Text | undefined {
  const weapon = rangedWeapons(state, actor).find((one) => one.id === id);
  if (!weapon) return undefined;
  const odds = shotOdds(state, { shooter: actor.id, weapon, target, suppress: suppress === true, dice });
  const name = nameOf(state, target);
  if (!suppress) return { fr: `Tire sur ${name}\u00a0: ${chances(odds).fr}`, en: `Shoots at ${name}: ${chances(odds).en}` };
  const pin = percent(odds.difference.ahead.reduce((sum, chance) => sum + chance, 0));
  return { fr: `Mitraille ${name}\u00a0: ${pin.fr} de le clouer`, en: `Sprays ${name}: ${pin.en} to pin it` };
}

function fighting(state: State, actor: Figure, { target, weapon: id, dice = 0 }: CommandOf<'fight'>): Text {
  const said = chances(strikeOdds(state, actor, figureOf(state, target), { ...(id !== undefined && { id }), dice }));
  const name = nameOf(state, target);
  return { fr: `Combat ${name}\u00a0: ${said.fr}`, en: `Fights ${name}: ${said.en}` };
}

/** A Fight in which the target dodges: what the attacker may count on. */
function strikeOdds(
  state: State,
  actor: Figure,
  target: Figure,
  { id, dice, moved = false }: { readonly id?: string; readonly dice: number; readonly moved?: boolean },
): AttackOdds {
  const weapons = meleeWeapons(state, actor);
  const weapon = weapons.find((one) => one.id === id) ?? weapons[0];
  const fight = { attacker: actor.id, target: target.id, dice, ...(weapon && { weapon }), ...(moved && { moved: actor.id }) } as const;
  return fightOdds(state, fight, { how: 'survive', dice: 0 });
}

const ENTERS: Text = { fr: 'Entre sur le plateau', en: 'Comes onto the board' };

function moving(state: State, seat: Seat, actor: Figure, command: CommandOf<'move'> | CommandOf<'sprint'>): Text | undefined {
  const at = command.path.at(-1);
  const cube = at === undefined ? undefined : cubeNamed(at);
  if (at === undefined || !cube) return command.leave ? { fr: 'Quitte le champ de bataille', en: 'Leaves the battlefield' } : undefined;
  const foes = enemiesIn(state, actor, cube);
  const foe = foes.find(({ id }) => id === command.target) ?? foes[0];
  if (foe) {
    const said = chances(strikeOdds(state, standing(state, actor, cube), foe, { dice: command.dice ?? 0, moved: true }));
    const name = nameOf(state, foe.id);
    return { fr: `Charge ${name}\u00a0: ${said.fr}`, en: `Charges ${name}: ${said.en}` };
  }
  const objective = state.scene.mission.objectives.find((one) => nameOfCube(cubeNamed(one.at) ?? cube) === at);
  if (objective && holderOf(state, at) !== seat)
    return {
      fr: `Va prendre un objectif (${objective.vp}\u00a0PV à chaque Round)`,
      en: `Goes to take an objective (${objective.vp} VP each Round)`,
    };
  if (isToEnter(state, actor)) return ENTERS;
  const there = standing(state, actor, cube);
  const seen = inSight(state, seat, there);
  const danger = inSight(state, seat, actor);
  const place = written(cube);
  if (seen.length < danger.length)
    return {
      fr: `Se met à couvert en ${place.fr}\u00a0: vu de ${seen.length} au lieu de ${danger.length}`,
      en: `Takes cover in ${place.en}: seen by ${seen.length}, not ${danger.length}`,
    };
  return seen[0]
    ? {
        fr: `Va en ${place.fr}, d’où ${nameOf(state, seen[0].id)} est en vue`,
        en: `Goes to ${place.en}, where ${nameOf(state, seen[0].id)} is in sight`,
      }
    : { fr: `Va en ${place.fr}, hors de vue, vers un objectif`, en: `Goes to ${place.en}, out of sight, towards an objective` };
}

/** Enemies that a figure sees and that see the figure. */
const inSight = (state: State, seat: Seat, figure: Figure): readonly Figure[] =>
  figuresOf(state, opponentOf(state, seat)).filter((enemy) => isSeen(hiddenFrom(state, figure, enemy)));

function deploying(state: State, figure: Figure, at: string): Text {
  const cube = cubeNamed(at) ?? cubeOf(figure);
  const seen = inSight(state, seatOf(state, figure.id), standing(state, figure, cube)).length;
  const place = written(cube);
  return seen === 0
    ? { fr: `Déploie en ${place.fr}, hors de vue`, en: `Deploys in ${place.en}, out of sight` }
    : { fr: `Déploie en ${place.fr}, en vue de ${seen}`, en: `Deploys in ${place.en}, in sight of ${seen}` };
}

const written = (cube: Cube): Text => ({ fr: cubeSaid(cube, 'fr'), en: cubeSaid(cube, 'en') });

function activating(state: State, figure: Figure): Text {
  const name = nameOf(state, figure.id);
  if (isToEnter(state, figure)) return ENTERS;
  const seen = inSight(state, seatOf(state, figure.id), figure).length;
  if (enemiesIn(state, figure).length > 0) return { fr: `${name} a un ennemi dans son cube`, en: `${name} has an enemy in its cube` };
  return seen > 0
    ? {
        fr: `${name} a ${seen} ennemi${seen > 1 ? 's' : ''} en vue`,
        en: `${name} has ${seen} ${seen === 1 ? 'enemy' : 'enemies'} in sight`,
      }
    : { fr: `${name} peut avancer sans être vu`, en: `${name} can go ahead unseen` };
}
