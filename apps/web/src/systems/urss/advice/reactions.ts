import type { ChoiceQuestion, Json, Language, Seat } from '@escarmouche/referee';
import { percent } from '../../../i18n/format.ts';
import type { AskOption, Passing } from '../../ask.ts';
import { offersOf, readyContextOf } from '../../plane/acting-context.ts';
import { chanceOf } from '../../plane/preview/aims.ts';
import { previewIntent, type ActionPreviews } from '../../plane/preview/intent.ts';
import { targetOf } from '../../plane/preview/joint.ts';
import { nameIn } from '../../plane/who.ts';
import type { Intent, Preview, Subject } from '../../preview.ts';
import type { UrssAdvice, UrssState } from '../game.ts';
import { adviceWords } from './words.ts';

/** A figure on alert, as the subject of its question, and the mover that it reacts to. */
export interface Watching<S> {
  readonly state: S;
  readonly seat: Seat;
  readonly subject: Subject;
  readonly mover: string;
}

interface Way<C> {
  readonly preview: Preview<C>;
  readonly command: C;
  readonly target: string;
}

/** Reactions found, kept as long as figures and activation stay the same: the questions of one moment come one after the other. */
interface Moment {
  readonly table: string;
  readonly worth: Map<string, boolean>;
  readonly options: Map<string, readonly AskOption[]>;
}
const moments = new WeakMap<object, Moment>();

function momentOf({ scene, figures, activation }: UrssState): Moment {
  const table = JSON.stringify([figures, activation]);
  const last = moments.get(scene);
  const moment = last?.table === table ? last : { table, worth: new Map(), options: new Map() };
  moments.set(scene, moment);
  return moment;
}

/** Reactions of a figure on alert, one after the other; the same may come twice. */
function* waysToReact<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  actions: ActionPreviews<S, C>,
  { state, seat, subject, mover }: Watching<S>,
  language: Language,
): Generator<Way<C>> {
  const acting = readyContextOf(game, state, seat, subject);
  if (!acting) return;
  function* look(target: string, action?: string): Generator<Way<C>> {
    const intent: Intent = { subject, action, target: { kind: 'figure', id: target } };
    const preview = previewIntent(game, actions, state, seat, intent, language);
    const [command] = preview?.commands ?? [];
    if (preview && command && !preview.refusal) yield { preview, command, target };
  }
  for (const { command, refusal } of offersOf(game, acting)) {
    const target = targetOf(command);
    if (command && target !== undefined && !refusal) yield* look(target, game.actionOf(command));
  }
  // A mover that is neither shot at nor fought may still be charged.
  yield* look(mover);
}

/** Reactions of a figure on alert, each with the words of its preview, the likeliest first; of like ones, that against the mover. */
export function reactionsOf<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  actions: ActionPreviews<S, C>,
  watching: Watching<S>,
  language: Language,
): readonly AskOption[] {
  const { options } = momentOf(watching.state);
  const key = JSON.stringify([watching.subject, language]);
  const known = options.get(key) ?? findReactions(game, actions, watching, language);
  options.set(key, known);
  return known;
}

function findReactions<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  actions: ActionPreviews<S, C>,
  watching: Watching<S>,
  language: Language,
): readonly AskOption[] {
  const found = new Map<string, Way<C>>();
  for (const way of waysToReact(game, actions, watching, language)) found.set(JSON.stringify(way.command), way);
  return [...found.values()]
    .toSorted((a, b) => shownChance(b) - shownChance(a) || Number(b.target === watching.mover) - Number(a.target === watching.mover))
    .map(({ preview, target }) => optionOf(preview, nameIn(watching.state, target), language));
}

/** As it is read, in thousandths: chances that read alike are alike. */
const shownChance = ({ preview }: Way<unknown>): number => Math.round(chanceOf(preview) * 1000);

function optionOf({ commands: [command], panel, overlay }: Preview<object>, name: string, language: Language): AskOption {
  const { odds, commit = '', detail } = panel;
  const { does, doesTo } = adviceWords(language).ask;
  const type = command && 'type' in command ? String(command.type) : '';
  return {
    label: [doesTo[type]?.(name) ?? does(commit, name), odds && percent(odds.chance, language)].filter(Boolean).join(' · '),
    detail: [odds?.of, detail].filter(Boolean).join(' · '),
    value: { do: 'react', command: command as unknown as Json },
    overlay,
  };
}

/** True when a figure on alert could do something with a chance: a shot, a charge, another attack. */
function isWorthAsking<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  actions: ActionPreviews<S, C>,
  watching: Watching<S>,
  language: Language,
): boolean {
  const { worth } = momentOf(watching.state);
  const key = JSON.stringify(watching.subject);
  const known = worth.get(key);
  if (known !== undefined) return known;
  const is = canCome(waysToReact(game, actions, watching, language));
  worth.set(key, is);
  return is;
}

function canCome(ways: Iterable<Way<unknown>>): boolean {
  for (const { preview } of ways) if (preview.panel.odds?.chance !== 0) return true;
  return false;
}

/** Figures that may react, each with its likeliest reaction. */
export function candidates<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  actions: ActionPreviews<S, C>,
  options: readonly AskOption[],
  watching: (figure: string) => Watching<S>,
  language: Language,
): readonly AskOption[] {
  return options.map((option) => {
    const [best] = typeof option.value === 'string' ? reactionsOf(game, actions, watching(option.value), language) : [];
    return { ...option, ...(best && { detail: best.label }) };
  });
}

/** A chance to react, judged when the question is put: a player may wish to be asked only where a reaction has a chance. */
export function chanceToReact<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  actions: ActionPreviews<S, C>,
  watching: Watching<S>,
  language: Language,
): Passing {
  return {
    of: 'reactions',
    answer: { do: 'decline' },
    get pressing() {
      return isWorthAsking(game, actions, watching, language);
    },
    idle: false,
  };
}

/**
 * The question which of several figures on alert comes next: a choice where a reaction of more than one has a chance, else the one with a
 * chance goes first. `watching`: a figure with its own question.
 */
export function orderToReact<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  actions: ActionPreviews<S, C>,
  { options = [] }: ChoiceQuestion,
  watching: (figure: string) => Watching<S>,
  language: Language,
): Passing {
  const ids = options.filter((id) => typeof id === 'string');
  const isAble = (id: string): boolean => isWorthAsking(game, actions, watching(id), language);
  return {
    of: 'reactions',
    get answer() {
      return ids.find(isAble) ?? ids[0] ?? null;
    },
    get pressing() {
      const first = ids.findIndex(isAble);
      return first >= 0 && ids.slice(first + 1).some(isAble);
    },
    idle: false,
  };
}
