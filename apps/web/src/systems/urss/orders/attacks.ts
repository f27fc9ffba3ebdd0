import type { Language } from '@escarmouche/referee';
import { nameOfSpot } from '../../../boards/plane/grid.ts';
import { labelled, percent, ways } from '../../../i18n/format.ts';
import type { OrderStep } from '../../npc-orders.ts';
import type { Odds } from '../../preview.ts';
import { called } from '../../plane/text/where.ts';
import type { UrssState } from '../game.ts';
import type { Given, Making } from './making.ts';
import { orderWords } from './words.ts';

/** An attack, a power or a care in words, with the odds that the table's preview of it has; undefined for other commands. */
export function attackWords<S extends UrssState, C extends object>(making: Making<S, C>, command: C, given: Given): OrderStep | undefined {
  const { game, state, figure, language } = making;
  const words = orderWords(language);
  switch (given.type) {
    case 'shoot': {
      const weapon = game.weaponName(state, figure.id, given.weapon)?.[language] ?? given.weapon;
      if (given.target === undefined) return { text: words.shootsAt(nameOfSpot(given.point ?? figure), weapon) };
      return withOdds(making, command, given.target, words.shoots(called(state, given.target), weapon));
    }
    case 'fight':
      return withOdds(making, command, given.target, words.fights(called(state, given.target)));
    case 'special': {
      if ('to' in given || 'path' in given || !game.special(given.rule)) return undefined;
      const how = game.labels(command, language).name;
      return given.target === undefined
        ? withOdds(making, command, undefined, how)
        : withOdds(making, command, given.target, words.power(how, called(state, given.target)));
    }
    default:
      return undefined;
  }
}

function withOdds<S extends UrssState, C extends object>(
  { game, advice, state, seat, figure, language }: Making<S, C>,
  command: C,
  target: string | undefined,
  text: string,
): OrderStep {
  const preview = advice.preview(
    state,
    seat,
    {
      subject: { figure: figure.id, reaction: false },
      action: game.actionOf(command),
      ...(target !== undefined && { target: { kind: 'figure', id: target } }),
    },
    language,
  );
  const odds = preview && !preview.refusal ? preview.panel.odds : undefined;
  const first = odds && firstRoll(odds, language);
  return { text: first === undefined ? text : labelled(text, first, language), ...(odds && { odds }) };
}

/** Ways of more throws than that are told as a percentage: nobody has them in mind. */
const MOST_WAYS = 216;

/** The chance of the first roll of a chain, as a person throws it: "21/36". */
function firstRoll({ stages, ways: whole }: Odds, language: Language): string | undefined {
  const first = stages[0]?.ways ?? whole;
  return first && (first.all > MOST_WAYS ? percent(first.of / first.all, language) : ways(first));
}
