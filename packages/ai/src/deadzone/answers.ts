import type { Answer, ChoiceQuestion, Random } from '@escarmouche/referee';
import { figureOf } from '@escarmouche/skirmish';
import { cornerOf, cubeNamed } from '@escarmouche/space/cubes';
import { cubeOf, seatOf, thrownOdds, type Questions, type Response, type State } from '@escarmouche/deadzone';
import { oddsAgainst } from './declared.ts';
import { fightGain, loss } from './gains.ts';
import { carryWorth, exchangeWorth, pickUpGain } from './items.ts';
import { placeWorth } from './places.ts';
import { DIE } from './worth.ts';

/** Quick answer of any seat to a question of the rules. */
export function answer(state: State, asked: ChoiceQuestion, random: Random): Answer {
  const question = asked as unknown as Required<ChoiceQuestion<Questions>>;
  const options = (question.options ?? []) as readonly Answer[];
  switch (question.purpose) {
    case 'response': {
      const { about } = question;
      return best(options, (option) => responseWorth(state, about, option as unknown as Response));
    }
    case 'away': {
      const figure = figureOf(state, question.about.figure);
      const harm = seatOf(state, figure.id) === question.seat ? -1 : 1;
      return best(options, (option) => harm * loss(state, thrownOdds(state, figure, cubeNamed(String(option)) ?? cubeOf(figure))));
    }
    case 'striker': {
      const target = figureOf(state, question.about.figure);
      return best(options, (option) => {
        if (option === 'none') return 0;
        const way = option as Exclude<Questions['striker']['answer'], 'none'>;
        if (way.weapon === undefined) return RISING;
        return fightGain(state, figureOf(state, way.figure), target, way) - DIE * way.dice;
      });
    }
    case 'dice': {
      const { about } = question;
      return best(options, (option) => (about.against === undefined ? diceWorth : attackWorth)(state, about, Number(option)));
    }
    case 'again': {
      const { faces, need } = question.about;
      return [...(question.options.find((places) => places.length > 0 && places.every((i) => (faces[i] ?? need) < need)) ?? [])];
    }
    case 'place': {
      const { figure: id, at } = question.about;
      const [figure, cube] = [figureOf(state, id), cubeNamed(at ?? '')];
      if (!cube) return options[0] ?? null;
      const own = seatOf(state, id) === question.seat ? 1 : -1;
      const { z } = cornerOf(cube);
      return best(options, (option) => own * placeWorth(state, { ...figure, ...(option as unknown as Questions['place']['answer']), z }));
    }
    case 'splatFirst':
      return 'splat';
    case 'item': {
      const { about, seat } = question;
      // "none" stands last, and is as good as a gain of nothing.
      return best(options.toReversed(), (option) => (option === 'none' ? 0 : pickUpGain(state, seat, about, String(option))));
    }
    case 'carry': {
      const { about } = question;
      return best(options, (option) => carryWorth(state, about, option as Questions['carry']['answer']));
    }
    case 'exchange': {
      const { about } = question;
      return best(options, (option) => exchangeWorth(state, about, option as Questions['exchange']['answer']));
    }
    case 'bonus':
    case 'next':
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

/** Worth of a pinned figure that stands up for free, in victory points. */
const RISING = 0.3;

/** Losses of the attacker less one's own, and a price for each die spent. */
function responseWorth(state: State, about: Questions['response']['about'], response: Response): number {
  const odds = oddsAgainst(state, about, response);
  if (!odds) return 0;
  const theirs = odds.attacker ? loss(state, odds.attacker) : 0;
  return theirs - loss(state, odds.target) - DIE * response.dice;
}

/** One's own losses in an attack that is only survived, and a price for each die spent; none is spent on a test against the world. */
function diceWorth(state: State, { figure, by, attack }: Questions['dice']['about'], dice: number): number {
  const odds = by !== undefined && attack && oddsAgainst(state, { figure, by, attack }, { how: 'survive', dice });
  return (odds ? -loss(state, odds.target) : 0) - DIE * dice;
}

/** Losses of the other side less one's own, once it has answered the attack, and a price for each die spent (DZ-DICE-SEQUENCE). */
function attackWorth(state: State, { figure, against = '', attack, response }: Questions['dice']['about'], dice: number): number {
  const odds = attack && response && oddsAgainst(state, { figure: against, by: figure, attack: { ...attack, dice } }, response);
  if (!odds) return 0;
  return loss(state, odds.target) - (odds.attacker ? loss(state, odds.attacker) : 0) - DIE * dice;
}
