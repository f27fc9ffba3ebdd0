import {
  besetOdds,
  cubeSaid,
  meleeWeapons,
  rangedWeapons,
  shotOdds,
  TEST_NAMES,
  type Command,
  type Declared,
  type Fight,
  type Questions,
  type Response,
  type State,
  type Suffered,
} from '@escarmouche/deadzone';
import {
  thrownInWords,
  type Answer,
  type ChoiceOf,
  type ChoiceQuestion,
  type Language,
  type Question,
  type Text,
} from '@escarmouche/referee';
import { figureOf } from '@escarmouche/skirmish';
import { cornerOf, cubeNamed, cubeWithName } from '@escarmouche/space/cubes';
import { percent } from '../../../i18n/format.ts';
import type { Ask, AskOption } from '../../ask.ts';
import { nameIn } from '../../plane/who.ts';
import { rules } from '../../../rules/rulebook.svelte.ts';
import { modifiersOf } from '../../plane/rolls.ts';
import { ruleName } from '../look.ts';
import { ruleOf } from '../rules.ts';
import { toBoard, middleOf } from '../scale.ts';
import { reading } from '../tell.ts';
import { oddsOfFight } from './odds.ts';
import { adviceWords } from './words.ts';

interface Asked<Purpose extends keyof Questions = keyof Questions> {
  readonly state: State;
  readonly question: ChoiceOf<Questions, Purpose>;
  readonly language: Language;
  readonly words: ReturnType<typeof adviceWords>['ask'];
}

type Part = Pick<Ask<Command>, 'title' | 'detail' | 'options' | 'passing'>;

/** A question in the words of a player. */
export function askOf(state: State, question: Question, language: Language): Ask<Command> {
  if (question.kind === 'roll') {
    const { seat, purpose, faces, pool } = question;
    return {
      title:
        (TEST_NAMES as Partial<Record<string, Text>>)[purpose]?.[language] ??
        rules.title(purpose === 'command' ? 'DZ-CMD-ROLL' : 'DZ-DICE-ROLL'),
      seat,
      overlay: {},
      dice: { faces, said: thrownInWords(question, language), modifiers: pool ? modifiersOf(reading, pool, language) : [] },
      options: [],
    };
  }
  if (question.kind === 'commit') return { title: question.purpose, overlay: {}, options: [] };
  const asked = { state, question: question as ChoiceQuestion<Questions>, language, words: adviceWords(language).ask };
  const ids = figuresOf(asked.question.about);
  return {
    seat: question.seat,
    open: true,
    overlay: { marks: ids.map((id, i) => ({ kind: 'figure', id, tone: i === 0 ? 'info' : 'bad' })) },
    ...partOf(asked as Asked),
  };
}

const NAMED = new Set(['figure', 'by', 'against']);

const figuresOf = (about: object | undefined): readonly string[] =>
  Object.entries(about ?? {}).flatMap(([key, value]) => (NAMED.has(key) && typeof value === 'string' ? [value] : []));

const partOf = <Purpose extends keyof Questions>(asked: Asked<Purpose>): Part => ASKS[asked.question.purpose](asked);

const ASKS: { readonly [Purpose in keyof Questions]: (asked: Asked<Purpose>) => Part } = {
  response: responseAsk,
  dice: diceAsk,
  striker({ state, question: { options = [], about }, language, words }) {
    return {
      title: words.striker(nameIn(state, about?.figure ?? '')),
      detail: rules.title(about?.rule ?? ''),
      options: options.map((value): AskOption => {
        if (value === 'none') return { label: words.letGo, value };
        const who = nameIn(state, value.figure);
        const weapon = meleeWeapons(state, figureOf(state, value.figure)).find(({ id }) => id === value.weapon);
        return {
          label: weapon ? words.strike(who, weapon.name[language]) + words.withDice(value.dice) : words.rises(who),
          value: value as unknown as Answer,
        };
      }),
    };
  },
  next: ({ state, question: { options = [], about }, words }) => ({
    title: words.next,
    detail: rules.title(about?.rule ?? ''),
    options: figureOptions(state, options),
  }),
  foe: ({ state, question: { options = [], about }, words }) => ({
    title: words.foe(nameIn(state, about?.figure ?? '')),
    options: figureOptions(state, options),
  }),
  again: ({ state, question: { options = [], about }, words }) => ({
    title: words.again(nameIn(state, about?.figure ?? '')),
    detail: (about?.faces ?? []).join(' '),
    options: options.map((value) => ({
      label: value.length === 0 ? words.keep : words.againAll(value.flatMap((place) => about?.faces[place] ?? [])),
      value: [...value],
    })),
  }),
  splatFirst: ({ state, question: { options = [], about }, words }) => ({
    title: words.splatFirst(nameIn(state, about?.figure ?? '')),
    options: options.map((value) => ({ label: value === 'splat' ? words.spendSplat : words.keep, value })),
  }),
  away: ({ state, question: { options = [], about }, language, words }) => ({
    title: words.away(nameIn(state, about?.figure ?? '')),
    options: options.map((value) => cubeOption(value, language)),
  }),
  place: ({ state, question: { options = [], about }, words }) => {
    const figure = figureOf(state, about?.figure ?? '');
    const at = cubeNamed(about?.at ?? '');
    const z = at ? cornerOf(at).z : figure.z;
    return {
      title: words[about?.rule === undefined ? 'place' : 'placed'](nameIn(state, figure.id)),
      options: options.map((value, i) => ({
        label: words.placeNumber(i + 1),
        value: value as unknown as Answer,
        at: { kind: 'ground', at: toBoard({ ...value, z }) },
      })),
    };
  },
  bonus: ({ state, question: { options = [], about }, language, words }) => ({
    title: rules.title('DZ-RECON-BONUS'),
    detail: [about?.result, about?.left.join(' ')].filter(Boolean).join(' · '),
    options: options.map((value) => ({ label: value === 'none' ? words.leave : bonusSaid(state, value, language), value })),
  }),
  item: ({ state, question: { options = [], about }, language, words }) => ({
    title: words.item(nameIn(state, about?.figure ?? '')),
    options: options.map((value) => {
      const item = state.tokens.find(({ id }) => id === value)?.item;
      return { label: value === 'none' ? words.leave : item === undefined ? words.take : words.takeOne(ruleName(item, language)), value };
    }),
  }),
  carry: ({ state, question: { options = [], about }, language, words }) => {
    const [item, held] = [about?.item, about?.held].map((one) => ruleName(one ?? '', language)) as [string, string];
    const { hands } = words;
    const labels = {
      keep: hands.keep(item),
      drop: hands.drop(item),
      destroy: hands.destroy(item),
      'keep drop': hands.keepDrop(item, held),
      'keep destroy': hands.keepDestroy(item, held),
    };
    return {
      title: words.carry(nameIn(state, about?.figure ?? ''), item),
      detail: rules.text(ruleOf(about?.item ?? '')) ?? '',
      options: options.map((value) => ({ label: labels[value], value })),
    };
  },
  exchange: ({ state, question: { options = [], about }, language, words }) => {
    const held = ruleName(about?.held ?? '', language);
    return {
      title: words.exchange(nameIn(state, about?.figure ?? ''), ruleName(about?.item ?? '', language)),
      options: options.map((value) => ({ label: value === 'swap' ? words.swap(held) : words.hands.drop(held), value })),
    };
  },
};

const figureOptions = (state: State, ids: readonly string[]): readonly AskOption[] =>
  ids.map((id) => ({ label: nameIn(state, id), value: id, at: { kind: 'figure', id } }));

/** A figure, a cube, a token by its cube, or both, as the bonus of Recon names them. */
function bonusSaid(state: State, value: string, language: Language): string {
  const said = (part: string): string => {
    const cube = cubeNamed(state.tokens.find(({ id }) => id === part)?.at ?? part);
    if (cube) return cubeSaid(cube, language);
    return Object.hasOwn(state.figures, part) ? nameIn(state, part) : part;
  };
  return value.split(' ').map(said).join(' → ');
}

/** A cube to choose, by its name or on the board. */
function cubeOption(name: string, language: Language): AskOption {
  const cube = cubeWithName(name);
  return { label: cubeSaid(cube, language), value: name, at: { kind: 'ground', at: toBoard(middleOf(cube)) } };
}

/** The answer to an attack in a Fight, with the exact chances of each. */
function responseAsk({ state, question: { options = [], about }, language, words }: Asked<'response'>): Part {
  const { figure = '', by = '' } = about ?? {};
  const fight = fightOf(state, figure, by, about?.attack);
  return {
    title: words.response(nameIn(state, figure), nameIn(state, by)),
    options: options.map((value): AskOption => {
      const { target, attacker } = oddsOfFight(state, fight, value);
      const own = meleeWeapons(state, figureOf(state, figure)).find(({ id }) => id === value.weapon);
      const label = value.how === 'fight' ? words.fightBack(own?.name[language] ?? '') : words.dodge;
      return {
        label: label + words.withDice(value.dice),
        detail: [
          words.after(percent(target.dead, language), percent(target.injured, language)),
          ...(attacker ? [words.theirs(percent(attacker.dead + attacker.injured, language))] : []),
        ].join(' · '),
        value: value as unknown as Answer,
      };
    }),
  };
}

/** The Fight that a figure is asked about, as it was declared. */
function fightOf(state: State, figure: string, by: string, { weapon: id, dice = 0, moved, pinned }: Partial<Declared> = {}): Fight {
  const weapon = meleeWeapons(state, figureOf(state, by)).find((one) => one.id === id);
  return {
    attacker: by,
    target: figure,
    dice,
    ...(weapon && { weapon }),
    ...(moved !== undefined && { moved }),
    ...(pinned && { pinned }),
  };
}

/** The harm of an attack to its target, once the target has answered. */
function sufferedBy(state: State, target: string, by: string, attack: Declared, response: Response): Suffered | undefined {
  if (attack.how === 'fight') return oddsOfFight(state, fightOf(state, target, by, attack), response).target;
  const weapon = rangedWeapons(state, figureOf(state, by)).find(({ id }) => id === attack.weapon);
  const { dice, suppress = false } = attack;
  return weapon && shotOdds(state, { shooter: by, weapon, target, suppress, dice }, response.dice).target;
}

/** A chance of less than this to be hurt is not worth a question. */
const PRESSING = 0.15;

/** Numbers of dice to add, each with what a figure then suffers where that can be told. */
const diceOptions = ({ question: { options = [] }, language, words }: Asked<'dice'>, suffering: (dice: number) => Suffered | undefined) =>
  options.map((dice): AskOption => {
    const suffered = suffering(dice);
    return {
      label: dice === 0 ? words.none : words.add(dice),
      ...(suffered && { detail: words.after(percent(suffered.dead, language), percent(suffered.injured, language)) }),
      value: dice,
    };
  });

/** Dice added to a Survive test in the enemy's turn, to the Fight of a figure that is thrown in, or to an attack whose target has declared its own. */
function diceAsk(asked: Asked<'dice'>): Part {
  const { state, question, words } = asked;
  const { figure = '', by, attack, kind, against, response } = question.about ?? {};
  const [who, other] = [figure, against ?? by ?? ''].map((id) => (id === '' ? '' : nameIn(state, id))) as [string, string];
  if (against !== undefined) {
    return {
      title: words[kind === 'shoot' ? 'diceShoot' : 'diceFight'](who, other),
      options: diceOptions(asked, (dice) => attack && response && sufferedBy(state, against, figure, { ...attack, dice }, response)),
    };
  }
  const oddsWith = (dice: number): Suffered | undefined => {
    if (by !== undefined && attack) return sufferedBy(state, figure, by, attack, { how: 'survive', dice });
    return state.activation?.figure === figure ? besetOdds(state, figure, dice)?.target : undefined;
  };
  const risk = oddsWith(0);
  return {
    title: by === undefined ? words.dice(who) : words[kind === 'fight' ? 'diceFight' : 'diceBy'](who, other),
    passing: { of: 'reactions', answer: 0, pressing: !risk || risk.dead + risk.injured >= PRESSING, idle: false, said: words.passing },
    options: diceOptions(asked, oddsWith),
  };
}
