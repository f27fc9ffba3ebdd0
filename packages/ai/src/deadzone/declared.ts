import { figureOf } from '@escarmouche/skirmish';
import {
  meleeWeapons,
  rangedWeapons,
  type AttackOdds,
  fightOdds,
  shotOdds,
  type Declared,
  type Response,
  type State,
} from '@escarmouche/deadzone';

/** Subject of a question to the target of an attack. */
interface Attacked {
  readonly figure: string;
  readonly by: string;
  readonly attack: Declared;
}

/** Exact chances of an attack as it is declared, once its target answers. */
export function oddsAgainst(state: State, { figure, by, attack }: Attacked, { how, weapon: id, dice }: Response): AttackOdds | undefined {
  const attacker = figureOf(state, by);
  if (attack.how === 'shoot') {
    const weapon = rangedWeapons(state, attacker).find((one) => one.id === attack.weapon);
    return weapon && shotOdds(state, { shooter: by, weapon, target: figure, suppress: attack.suppress === true, dice: attack.dice }, dice);
  }
  const weapon = meleeWeapons(state, attacker).find((one) => one.id === attack.weapon);
  const back = meleeWeapons(state, figureOf(state, figure)).find((one) => one.id === id);
  const { moved, pinned } = attack;
  const terms = { ...(moved !== undefined && { moved }), ...(pinned && { pinned }), ...(weapon && { weapon }) };
  return fightOdds(state, { attacker: by, target: figure, dice: attack.dice, ...terms }, { how, dice, ...(back && { weapon: back }) });
}
