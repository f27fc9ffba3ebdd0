import {
  notation,
  type ChoiceOf,
  type ChoiceQuestion,
  type Json,
  type Language,
  type Question,
  type RollQuestion,
} from '@escarmouche/referee';
import { standAt, type Place, type Point, type Vector } from '@escarmouche/space';
import { bodyOf } from '@escarmouche/skirmish/plane';
import {
  shootingWeapons,
  specialRules,
  type ChapterQuestions,
  type Command,
  type Questions,
  type RuleQuestions,
  type State,
} from '@escarmouche/urss-classic';
import { percent } from '../../../i18n/format.ts';
import { rules } from '../../../rules/rulebook.svelte.ts';
import type { Overlay, Ring } from '../../../boards/plane/overlay.ts';
import type { Ask, AskOption } from '../../game-adapter.ts';
import { figureIn, nameIn, sheetIn } from '../../plane/who.ts';
import { citeOf } from '../cite.ts';
import { rollTitle, shotView } from './odds.ts';
import { modifiersOf } from '../tell.ts';
import { adviceWords, type AdviceWords } from './words.ts';

/** What a question is asked with. */
interface Asked<Purpose extends keyof Questions = keyof Questions> {
  readonly state: State;
  readonly question: ChoiceOf<Questions, Purpose>;
  readonly language: Language;
  readonly words: AdviceWords;
}

/** A question in the words of a player, with what it is about lit up on the board. */
export function askOf(state: State, question: Question, language: Language): Ask<Command> {
  if (question.kind === 'roll') return diceAsk(state, question, language);
  if (question.kind === 'commit') return { title: question.purpose, overlay: {}, options: [] };
  const asked = question as ChoiceQuestion<Questions>;
  const context = { state, language, words: adviceWords(language) };
  const part = isOfRule(asked) ? ruleAsk({ ...context, question: asked }) : chapterAsk({ ...context, question: asked });
  return { seat: question.seat, overlay: { marks: marksOf(question.about) }, ...part };
}

type Part = Omit<Ask<Command>, 'seat' | 'overlay'> & { readonly overlay?: Overlay };

const chapterAsk = <Purpose extends keyof ChapterQuestions>(asked: Asked<Purpose>): Part => ASKS[asked.question.purpose](asked);

const ASKS: { readonly [Purpose in keyof ChapterQuestions]: (asked: Asked<Purpose>) => Part } = {
  alert: alertAsk,
  alertOrder: (asked) => ({ title: asked.words.ask.alertOrder, options: optionsOf(asked) }),
  nextTarget: (asked) => ({
    title: asked.words.ask.nextTarget(asked.question.about?.shot ?? 0, asked.question.about?.of ?? 0),
    options: optionsOf(asked).map((option) => ({ ...option, detail: shotDetail(asked, option.value) })),
  }),
  meleeWeapon: (asked) => ({ title: asked.words.ask.meleeWeapon(whoIn(asked)), options: optionsOf(asked) }),
  freeAttackOrder: (asked) => ({ title: asked.words.ask.freeAttackOrder, options: optionsOf(asked) }),
  nextUse: (asked) => ({
    title: nextUseTitle(asked),
    options: optionsOf(asked, asked.words.ask.noMoreUse),
  }),
  facing: (asked) => ({
    title: asked.words.ask.facing(whoIn(asked)),
    detail: asked.words.ask.facingDetail,
    options: directions(asked.words),
    facing: facingAsk(asked),
  }),
};

const isOfRule = (question: ChoiceQuestion<Questions>): question is ChoiceQuestion<RuleQuestions> => !Object.hasOwn(ASKS, question.purpose);

/** The name of the figure that is to decide. */
const whoIn = ({ state, question: { about } }: Asked): string => (about && 'figure' in about ? nameIn(state, about.figure) : '');

/** A question of a special rule, titled by the rule: a place within a limit, or one of its options. */
function ruleAsk(asked: Asked<keyof RuleQuestions>): Part {
  const { language, words, question } = asked;
  const { purpose, about } = question;
  const asks = specialRules.all().find((rule) => rule.asks?.purpose === purpose)?.asks;
  const title = asks?.title(whoIn(asked))[language] ?? rules.title(citeOf(purpose));
  if (about && 'limit' in about) return { title, options: [], ...placeAsk(asked, about) };
  return { title, options: optionsOf(asked), ...(about && 'power' in about && { detail: powerDetail(asked.state, about, words) }) };
}

const nextUseTitle = ({ question: { about }, words }: Asked<'nextUse'>): string =>
  words.ask.nextUse(rules.title(citeOf(about?.power ?? '')), about?.use ?? 0, about?.of ?? 0);

/** The chance of the shots that are left, all at one target. */
function shotDetail({ state, question: { about }, language }: Asked<'nextTarget'>, target: Json): string | undefined {
  const [shooter, shot] = [figureIn(state, about?.figure), typeof target === 'string' ? figureIn(state, target) : undefined];
  const weapon = shooter && shootingWeapons(state, shooter).find((one) => one.id === about?.weapon);
  if (!about || !weapon || !shot) return undefined;
  const { chance, of } = shotView(state, shooter, weapon, shot, language, about.of - about.shot + 1);
  return `${percent(chance, language)} ${of}`;
}

function facingAsk({ state, question: { about } }: Asked<'facing'>): Ask<Command>['facing'] {
  const figure = figureIn(state, about?.figure);
  if (!figure) return undefined;
  const { r } = bodyOf(state, figure);
  return {
    figure: figure.id,
    from: figure.facing,
    answer: (facing) => ({ x: facing.x, y: facing.y }),
    preview: (facing) => ({ ghost: { figure: figure.id, at: figure, r, facing, tone: 'info', turnable: true } }),
  };
}

/** Who does it to whom, and by which power: "Jade → Vosk · Lancer d’objets". */
function powerDetail(state: State, about: { figure: string; against: string; power: string }, words: AdviceWords): string {
  const who = words.panel.to(nameIn(state, about.against), nameIn(state, about.figure));
  return `${who} · ${rules.title(citeOf(about.power))}`;
}

/** Where a leap comes down: the highest place to stand at the point. */
function placeAsk({ state, question, words }: Asked, about: { figure: string; limit: number }): Partial<Part> {
  const figure = figureIn(state, about.figure);
  if (!figure) return {};
  const { r, h } = bodyOf(state, figure);
  const placeAt = (at: Point): Place => {
    const spot = { x: Math.round(at.x), y: Math.round(at.y) };
    return { ...spot, z: standAt(state.scene.table, { ...spot, r, h }, []).at(-1) ?? 0 };
  };
  const ring: Ring = { center: figure, radius: about.limit, label: '', tone: 'plain' };
  return {
    detail: words.ask.landingDetail,
    overlay: { marks: marksOf(question.about), rings: [ring] },
    place: {
      figure: figure.id,
      from: figure,
      answer: (at) => ({ ...placeAt(at) }),
      preview(at) {
        const to = placeAt(at);
        const tone = Math.hypot(to.x - figure.x, to.y - figure.y) <= about.limit ? 'good' : 'bad';
        return { rings: [ring], ghost: { figure: figure.id, at: to, r, facing: figure.facing, tone, turnable: false } };
      },
    },
  };
}

/** The members of what something is about that are words: ids, above all. */
function idsIn(about: Json | undefined): Readonly<Partial<Record<string, string>>> {
  if (typeof about !== 'object' || about === null) return {};
  return Object.fromEntries(Object.entries(about).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));
}

function marksOf(about: Json | undefined): NonNullable<Overlay['marks']> {
  const ids = idsIn(about);
  return ['mover', 'target', 'figure', 'against', 'user'].flatMap((role) => {
    const id = ids[role];
    return id === undefined ? [] : [{ kind: 'figure', id, tone: role === 'figure' ? 'info' : 'warn' }];
  });
}

function diceAsk(state: State, { seat, purpose, about, faces, pool }: RollQuestion, language: Language): Ask<Command> {
  const { figure, by, target } = idsIn(about);
  const names = [figure ?? by, target].flatMap((id) => (id === undefined ? [] : [nameIn(state, id)]));
  return {
    title: rollTitle(purpose, language),
    detail: [...new Set(names)].join(' → '),
    seat,
    overlay: { marks: marksOf(about) },
    dice: {
      faces,
      notation: pool ? notation(pool) : faces.map((of) => `d${of}`).join(' '),
      modifiers: pool ? modifiersOf(pool, language) : [],
    },
    options: [],
  };
}

function alertAsk({ state, question: { about }, words }: Asked<'alert'>): Part {
  const figure = about?.figure ?? '';
  const along = about?.along ?? 0;
  const left = about?.left ?? 0;
  const path = about?.path ?? [];
  const options: AskOption[] = [{ label: words.ask.decline, value: { do: 'decline' } }];
  if (left > 2) {
    options.push({ label: words.ask.waitHalf, value: { do: 'wait', at: Math.round(along + left / 2) } });
    options.push({ label: words.ask.waitEnd, value: { do: 'wait', at: Math.floor(along + left) } });
  }
  return {
    title: words.ask.alert(nameIn(state, figure), nameIn(state, about?.mover ?? '')),
    detail: (about?.windows ?? []).map((window) => words.ask.alertDetail[window]).join(' '),
    overlay: {
      marks: marksOf(about),
      ...(path.length > 1 && { trail: { points: path, tone: 'warn', label: '' } }),
    },
    options,
    reaction: { figure, answer: (command) => ({ do: 'react', command: command as unknown as Json }) },
  };
}

const EIGHT: readonly Vector[] = [
  { x: 0, y: 1 },
  { x: 1, y: 1 },
  { x: 1, y: 0 },
  { x: 1, y: -1 },
  { x: 0, y: -1 },
  { x: -1, y: -1 },
  { x: -1, y: 0 },
  { x: -1, y: 1 },
];

function directions({ ask }: AdviceWords): Ask<Command>['options'] {
  return EIGHT.map(({ x, y }, i) => ({ label: ask.towards[i] ?? '', value: { x: x * 1000, y: y * 1000 } }));
}

/** The answers allowed, in words: figures by name, weapons by name, yes and no; `none` stops. Directions and places are pointed at, not listed. */
function optionsOf({ state, question: { options = [], about }, words, language }: Asked, none = words.ask.noMore): readonly AskOption[] {
  const holder = about && 'figure' in about ? about.figure : '';
  return options.flatMap((value): readonly AskOption[] => {
    if (typeof value === 'boolean') return [{ label: value ? words.ask.yes : words.ask.no, value }];
    if (value === null) return [{ label: none, value }];
    if (typeof value === 'object') return [];
    if (sheetIn(state, value)) return [figureOption(state, value)];
    if (value === 'bare-hands') return [{ label: words.ask.bareHands, value }];
    const weapon = sheetIn(state, holder)?.weapons.find((one) => one.id === value);
    return [{ label: weapon?.name[language] ?? rules.title(citeOf(value)), value }];
  });
}

const figureOption = (state: State, id: string): AskOption => ({
  label: nameIn(state, id),
  value: id,
  at: { kind: 'figure', id },
  overlay: { marks: [{ kind: 'figure', id, tone: 'good' }] },
});
