import type { State } from '@escarmouche/deadzone';
import { nameOf } from '@escarmouche/skirmish';
import { canonical, type ChoiceQuestion, type Json } from '@escarmouche/referee';
import { CUBE, cubeNamed, nameOfCube } from '@escarmouche/space/cubes';
import { fold, text, type Text } from '../text.ts';
import type { Choice } from './schema.ts';

/** Words of answers, French and English. */
const WORDS = {
  fight: text('contre-attaquer', 'fight back'),
  survive: text('esquiver', 'dodge'),
  none: text('aucun', 'none'),
  failed: text('échecs', 'failed'),
  take: text('prendre', 'take'),
  keep: text('garder', 'keep'),
  drop: text('laisser', 'drop'),
  destroy: text('détruire', 'destroy'),
  swap: text('échanger', 'swap'),
} as const;

const is = (written: string, word: keyof typeof WORDS): boolean =>
  [word, WORDS[word].fr, WORDS[word].en].some((one) => fold(one) === fold(written));

type Option = Readonly<Record<string, Json>>;
const members = (option: Json): Option => (typeof option === 'object' && option !== null && !Array.isArray(option) ? option : {}) as Option;

/** Does an option bear these dice and, where one is named, this weapon? */
function fits(option: Option, { with: weapon, add = 0 }: Choice): boolean {
  return option.dice === add && (weapon === undefined || fold(String(option.weapon ?? '')) === fold(weapon));
}

const PLACE = /^place /i;

/** The place that a figure takes by itself, where the next answer picks no other: of one that is thrown, or stands up (DZ-STATE-AWAY). */
export function placedByItself({ purpose, about, options = [] }: ChoiceQuestion, next: Choice | undefined): Json | undefined {
  const isFree = purpose === 'place' && typeof about === 'object' && about !== null && 'rule' in about;
  return isFree && !PLACE.test(String(next?.answer ?? '')) ? options[0] : undefined;
}

const HANDS = ['keep', 'drop', 'destroy', 'swap'] as const;

/** A cube by its whole name; any other word as it stands. */
function wordOf(word: string): string {
  const cube = cubeNamed(word);
  return cube ? nameOfCube(cube) : word;
}

/** The option that an author means; undefined when the question has none like it. */
export function answerTo(choice: Choice, { options = [], purpose }: ChoiceQuestion): Json | undefined {
  const { answer = '' } = choice;
  if (purpose === 'again') {
    if (Array.isArray(answer)) return options.find((option) => canonical(option) === canonical(answer.map((place) => place - 1)));
    return options.find((option) => Array.isArray(option) && option.length > 0 === is(answer, 'failed'));
  }
  if (Array.isArray(answer)) return undefined;
  if (purpose === 'response') {
    const how = is(answer, 'survive') ? 'survive' : 'fight';
    return options.find((option) => members(option).how === how && fits(members(option), choice));
  }
  if (purpose === 'place') return options[Number(answer.replace(PLACE, '')) - 1];
  if (purpose === 'dice') return options.find((option) => String(option) === answer);
  if (is(answer, 'none')) return options.find((option) => option === 'none');
  if (purpose === 'striker')
    return options.find((option) => fold(String(members(option).figure ?? '')) === fold(answer) && fits(members(option), choice));
  if (purpose === 'item' && is(answer, 'take')) return options.find((option) => option !== 'none');
  if (purpose === 'carry' || purpose === 'exchange') {
    const said = answer.split(' ').map((word) => HANDS.find((hand) => is(word, hand)));
    return options.find((option) => option === said.join(' '));
  }
  const meant = answer.split(' ').map(wordOf).join(' ');
  return options.find((option) => typeof option === 'string' && fold(option) === fold(meant));
}

/** "place 2 [0.2, 0.8]": its shares from the west and the north edge of the cube. */
function placeText(number: number, x: number, y: number): Text {
  const [east, north] = [x, y].map((value) => (value % CUBE) / CUBE);
  const written = `place ${number} [${east}, ${Number((1 - (north ?? 0)).toFixed(4))}]`;
  return text(written, written);
}

/** An option as a case writes it. */
export function optionText(option: Json, { purpose, options = [] }: ChoiceQuestion, state: State): Text {
  const { how, figure, weapon, dice, x, y } = members(option);
  if (purpose === 'place') return placeText(options.indexOf(option) + 1, Number(x), Number(y));
  const more = [weapon, dice === undefined || dice === 0 ? undefined : `+${String(dice)}`].filter((part) => part !== undefined).join(' ');
  const said = ({ fr, en }: Text): Text => text(`${fr} ${more}`.trim(), `${en} ${more}`.trim());
  if (purpose === 'response') return said(how === 'survive' ? WORDS.survive : WORDS.fight);
  if (option === 'none') return WORDS.none;
  if (typeof figure === 'string') return said(text(nameOf(state, figure), nameOf(state, figure)));
  if (Array.isArray(option)) return option.length === 0 ? WORDS.none : WORDS.failed;
  return text(String(option), String(option));
}
