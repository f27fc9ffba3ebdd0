import {
  atLeast,
  distribution,
  thrownInWords,
  type ChoiceQuestion,
  type Json,
  type Language,
  type Question,
  type RollQuestion,
} from '@escarmouche/referee';
import type { ChainRoll } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { standAt, type Place, type Point, type Vector } from '@escarmouche/space';
import type { Overlay, Ring } from '../../../boards/plane/overlay.ts';
import { percent } from '../../../i18n/format.ts';
import { rules } from '../../../rules/rulebook.svelte.ts';
import type { Ask, AskOption } from '../../ask.ts';
import { figureIn, nameIn, sheetIn } from '../../plane/who.ts';
import type { UrssAdvice, UrssState } from '../game.ts';
import { modifiersOf } from '../../plane/rolls.ts';
import { rollTitle, shotView } from './odds.ts';
import { adviceWords } from './words.ts';

export type About = Readonly<Record<string, Json | undefined>>;

export function aboutOf({ about }: Question & { about?: Json }): About {
  return typeof about === 'object' && about !== null && !Array.isArray(about) ? (about as About) : {};
}

export const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** A choice in a player's words, before its title is known. */
export type Untitled<C> = Omit<Ask<C>, 'title'>;

/** A question that only one document asks; undefined when it is another. */
type Own<S extends UrssState, C> = (
  state: S,
  question: ChoiceQuestion,
  about: About,
  base: Untitled<C>,
  language: Language,
) => Ask<C> | undefined;

/** A question in the words of a player, with its figures and places lit up on the board. */
export function asking<S extends UrssState, C extends object>(game: UrssAdvice<S, C>, own: Own<S, C>) {
  return (state: S, question: Question, language: Language): Ask<C> => {
    if (question.kind === 'roll') return diceAsk(game, state, question, language);
    if (question.kind === 'commit') return { title: question.purpose, overlay: {}, options: [] };
    const about = aboutOf(question);
    const base = { seat: question.seat, overlay: { marks: marksOf(about) }, options: optionsOf(game, state, question, language) };
    return own(state, question, about, base, language) ?? choiceAsk(game, state, question, base, language);
  };
}

function choiceAsk<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  state: S,
  question: ChoiceQuestion,
  base: Untitled<C>,
  language: Language,
): Ask<C> {
  const { ask } = adviceWords(language);
  const about = aboutOf(question);
  const figure = text(about.figure);
  switch (question.purpose) {
    case 'nextTarget':
      return {
        ...base,
        title: ask.nextTarget(Number(about.shot), Number(about.of)),
        options: base.options.map((option) => ({ ...option, detail: shotDetail(game, state, about, text(option.value), language) })),
      };
    case 'meleeWeapon':
      return { ...base, title: ask.meleeWeapon(nameIn(state, figure)) };
    case 'facing':
      return {
        ...base,
        title: ask.facing(nameIn(state, figure)),
        detail: ask.facingDetail,
        options: EIGHT.map(({ x, y }, i) => ({ label: ask.towards[i] ?? '', value: { x: x * 1000, y: y * 1000 } })),
        facing: facingAsk(state, figure),
      };
    default:
      return specialAsk(game, state, question, base, language);
  }
}

/** A question of a special rule, titled by the rule: a place within a limit, or one of its options. */
function specialAsk<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  state: S,
  { purpose, options, about: asked }: ChoiceQuestion,
  base: Untitled<C>,
  language: Language,
): Ask<C> {
  const about = aboutOf({ kind: 'choice', purpose, seat: '', about: asked });
  const title = game.asks(purpose)?.title(nameIn(state, text(about.figure)))[language] ?? rules.title(game.rolls.cite(purpose));
  if (!options && typeof about.limit === 'number') return placeAsk(state, about, { ...base, title }, language);
  return { ...base, title, ...(about.power !== undefined && { detail: powerDetail(game, state, about, language) }) };
}

/** The chance of the shots that are left, all at one target. */
function shotDetail<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  state: S,
  about: About,
  id: string,
  language: Language,
): string | undefined {
  const [shooter, target] = [figureIn(state, text(about.figure)), figureIn(state, id)];
  if (!shooter || !target) return undefined;
  const left = Number(about.of) - Number(about.shot) + 1;
  const chances = game.odds
    .shots(state, shooter)
    .find((shot) => shot.id === text(about.weapon))
    ?.odds(state, shooter, target, { left });
  if (!chances) return undefined;
  const { chance, of } = shotView(game, state, chances, language);
  return `${percent(chance, language)} ${of}`;
}

function facingAsk<S extends UrssState>(state: S, id: string): Ask<never>['facing'] {
  const figure = figureIn(state, id);
  if (!figure) return undefined;
  const { r } = bodyOf(state, figure);
  return {
    figure: id,
    from: figure.facing,
    answer: (facing) => ({ x: facing.x, y: facing.y }),
    preview: (facing) => ({ ghost: { figure: id, at: figure, r, facing, tone: 'info', turnable: true } }),
  };
}

/** User, target and power: "Jade → Vosk · Lancer d’objets". */
export function powerDetail<S extends UrssState, C extends object>(
  { rolls }: UrssAdvice<S, C>,
  state: S,
  about: About,
  language: Language,
): string {
  const power = text(about.power);
  const who = adviceWords(language).panel.to(nameIn(state, text(about.against)), nameIn(state, text(about.figure)));
  return power === '' ? who : `${who} · ${rules.title(rolls.cite(power))}`;
}

/** The end of a leap: the highest place to stand at the point. */
function placeAsk<C>(state: UrssState, about: About, base: Ask<C>, language: Language): Ask<C> {
  const figure = figureIn(state, text(about.figure));
  if (!figure) return base;
  const { r, h } = bodyOf(state, figure);
  const limit = Number(about.limit);
  const placeAt = (at: Point): Place => {
    const spot = { x: Math.round(at.x), y: Math.round(at.y) };
    return { ...spot, z: standAt(state.scene.table, { ...spot, r, h }, []).at(-1) ?? 0 };
  };
  const ring: Ring = { center: figure, radius: limit, label: '', tone: 'plain' };
  return {
    ...base,
    detail: adviceWords(language).ask.landingDetail,
    place: {
      figure: figure.id,
      from: figure,
      answer: (at) => placeAt(at) as unknown as Json,
      preview(at) {
        const to = placeAt(at);
        const tone = Math.hypot(to.x - figure.x, to.y - figure.y) <= limit ? 'good' : 'bad';
        return { rings: [ring], ghost: { figure: figure.id, at: to, r, facing: figure.facing, tone, turnable: false } };
      },
    },
  };
}

export function marksOf(about: About): NonNullable<Overlay['marks']> {
  return ['mover', 'target', 'figure', 'against', 'user'].flatMap((key) => {
    const id = about[key];
    return typeof id === 'string' ? [{ kind: 'figure' as const, id, tone: key === 'figure' ? ('info' as const) : ('warn' as const) }] : [];
  });
}

function diceAsk<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  state: S,
  question: RollQuestion,
  language: Language,
): Ask<C> {
  const about = aboutOf(question);
  const names = [about.figure ?? about.by, about.target].flatMap((id) => (typeof id === 'string' ? [nameIn(state, id)] : []));
  return {
    title: typeof about.rule === 'string' ? rules.title(about.rule) : rollTitle(game, question.purpose, language),
    detail: [...new Set(names)].join(' → '),
    seat: question.seat,
    overlay: { marks: marksOf(about) },
    dice: {
      faces: question.faces,
      said: thrownInWords(question, language),
      modifiers: question.pool ? modifiersOf(game.rolls, question.pool, language) : [],
    },
    options: [],
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

/** The answers allowed, in words: figures by name, weapons by name, yes and no. */
function optionsOf<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  state: S,
  { options = [], about }: ChoiceQuestion,
  language: Language,
): readonly AskOption[] {
  const { ask } = adviceWords(language);
  const holder = text(aboutOf({ kind: 'choice', purpose: '', seat: '', about }).figure);
  return options.map((value): AskOption => {
    if (value === true || value === false) return { label: value ? ask.yes : ask.no, value };
    if (value === null) return { label: ask.noMore, value };
    const id = text(value);
    if (sheetIn(state, id)) return figureOption(state, id);
    if (id === 'bare-hands') return { label: ask.bareHands, value };
    const weapon = game.weaponName(state, holder, id);
    return { label: weapon?.[language] ?? (id === '' ? JSON.stringify(value) : rules.title(game.rolls.cite(id))), value };
  });
}

/** The chance that the answer to a power, which is rolled after its test, exceeds the test's score. */
export function answerOdds(
  [, answer]: readonly ChainRoll[],
  { score }: About,
  language: Language,
): { readonly chance: number; readonly detail: string } {
  const chance = answer ? atLeast(distribution(answer.pool), Number(score) + 1) : 0;
  return { chance, detail: `${percent(chance, language)} ${adviceWords(language).panel.test}` };
}

/** A figure as an answer: by name, or by pointing at it. */
const figureOption = (state: UrssState, id: string): AskOption => ({
  label: nameIn(state, id),
  value: id,
  at: { kind: 'figure', id },
  overlay: { marks: [{ kind: 'figure', id, tone: 'good' }] },
});
