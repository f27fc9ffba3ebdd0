import { figureOf } from '@escarmouche/skirmish';
import type { Answer, ChoiceQuestion, Random } from '@escarmouche/referee';
import { fightOdds, meleeWeapons, type Questions, type Response, type State } from '@escarmouche/deadzone';
import { figureWorth } from './worth.ts';

/** Quick answer of any seat to a question of the rules. */
export function answer(state: State, asked: ChoiceQuestion, random: Random): Answer {
  const question = asked as unknown as Required<ChoiceQuestion<Questions>>;
  const options = (question.options ?? []) as readonly Answer[];
  switch (question.purpose) {
    case 'response':
      return best(options, (option) => responseWorth(state, question.about.figure, question.about.by, option as unknown as Response));
    case 'striker':
      return best(options, (option) => (option === 'none' ? -1 : -((option as { readonly dice: number }).dice ?? 0)));
    case 'dice':
      return Number(figureWorth(state, figureOf(state, question.about.figure)) > 2 && options.length > 1 ? 1 : 0);
    case 'again':
      return options.at(-1) ?? null;
    case 'item':
      return options[0] ?? null;
    default:
      return options[random(Math.max(1, options.length))] ?? null;
  }
}

function best(options: readonly Answer[], worth: (option: Answer) => number): Answer {
  let found: Answer = options[0] ?? null;
  let most = -Infinity;
  for (const option of options) {
    const value = worth(option);
    if (value > most) [found, most] = [option, value];
  }
  return found;
}

/** Losses of the attacker less one's own, and a price for each die spent. */
function responseWorth(state: State, figure: string, by: string, { how, weapon, dice }: Response): number {
  const own = figureOf(state, figure);
  const attacker = figureOf(state, by);
  const [attack] = meleeWeapons(state, attacker);
  const back = meleeWeapons(state, own).find(({ id }) => id === weapon);
  const odds = fightOdds(
    state,
    { attacker: by, target: figure, dice: 0, ...(attack && { weapon: attack }) },
    { how, dice, ...(back && { ap: back.ap }) },
  );
  const mine = odds.target.dead + 0.3 * odds.target.injured;
  const theirs = odds.attacker ? odds.attacker.dead + 0.3 * odds.attacker.injured : 0;
  return theirs * figureWorth(state, attacker) - mine * figureWorth(state, own) - 0.3 * dice;
}
