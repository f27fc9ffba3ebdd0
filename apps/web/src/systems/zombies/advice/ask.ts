import { notation, type ChoiceQuestion, type Json, type Language, type Question, type RollQuestion } from '@escarmouche/referee';
import { centreOf } from '@escarmouche/space/tiles';
import { fightOdds, KILLS_TO_WIN, twitchAgain, type Command, type State, type Window } from '@escarmouche/zombies';
import { percent } from '../../../i18n/format.ts';
import type { Overlay } from '../../../boards/tiles/overlay.ts';
import type { Ask, AskOption } from '../../game-adapter.ts';
import { cardName, cardRule, nameOf, playerIn, spotOf, squareName, tileName, whereIs, zombieId } from '../look.ts';
import { rules } from '../../../rules/rulebook.svelte.ts';
import { textOf } from '../faces.ts';
import { isPressing, seemsPressing, type Chance } from './pressing.ts';
import { adviceWords, type AdviceWords } from './words.ts';
import { wordsOf } from '../words.ts';

type About = Readonly<Record<string, Json | undefined>>;

const aboutOf = ({ about }: { about?: Json }): About =>
  typeof about === 'object' && about !== null && !Array.isArray(about) ? (about as About) : {};
const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** What a question is asked with. */
interface Asked {
  readonly state: State;
  readonly question: ChoiceQuestion;
  readonly about: About;
  readonly language: Language;
  readonly words: AdviceWords['ask'];
}

/** A question in the words of a player; squares and pawns may be answered by pointing at them. */
export function askOf(state: State, question: Question, language: Language): Ask<Command> {
  if (question.kind === 'roll') return diceAsk(question, language);
  if (question.kind === 'commit') return { title: question.purpose, overlay: {}, options: [] };
  const asked: Asked = { state, question, about: aboutOf(question), language, words: adviceWords(language).ask };
  const ask = ASKS[question.purpose]?.(asked) ?? { title: rules.title(question.purpose), options: plain(asked) };
  const lit = ask.options.flatMap(({ at }) => (at?.kind === 'ground' ? [{ at: at.at, tone: 'info' as const, open: true }] : []));
  return { seat: question.seat, overlay: lit.length > 0 ? { squares: lit } : {}, ...ask };
}

type Part = Pick<Ask<Command>, 'title' | 'detail' | 'options' | 'open' | 'passing'> & { readonly overlay?: Overlay };

const plain = ({ question: { options = [] } }: Asked): readonly AskOption[] =>
  options.map((value) => ({ label: typeof value === 'string' ? value : JSON.stringify(value), value }));

/** Squares to choose from. */
function squares({ state, question: { options = [] }, language }: Asked): readonly AskOption[] {
  return options.flatMap((value) =>
    typeof value === 'number'
      ? [
          {
            label: whereIs(state, value, language),
            value,
            at: { kind: 'ground' as const, at: spotOf(state, value) },
            overlay: { squares: [{ at: spotOf(state, value), tone: 'good' as const, open: true }] },
          },
        ]
      : [],
  );
}

const ASKS: Readonly<Record<string, (asked: Asked) => Part>> = {
  window: windowAsk,
  loss: lossAsk,
  target: ({ state, question: { options = [] }, about, language, words }) => ({
    title: words.target(cardName(state, text(about.card), language)),
    detail: textOf(cardRule(state, text(about.card)), language),
    options: options.map((value) => ({
      label: nameOf(state, text(value)),
      detail: standing(state, text(value), language),
      value,
      at: { kind: 'figure', id: text(value) },
      overlay: { marks: [{ kind: 'figure', id: text(value), tone: 'warn' }] },
    })),
  }),
  // Who leads a pawn is asked nothing: it is for its own player to take what it finds, or to leave it (ZB-DECISIONS, ZB-MOVE-PICKUP).
  token: ({ about, language, words }) => ({
    open: true,
    title: words.token.title(wordsOf(language).pieces[about.token === 'life' ? 'life' : 'bullet']),
    options: [
      { label: words.token.take, value: 'take' },
      { label: words.token.leave, value: 'leave' },
    ],
  }),
  lead: (asked) => ({
    title: asked.words.lead(nameOf(asked.state, text(asked.about.target)), number(asked.about.left)),
    options: squares(asked),
  }),
  zombie: (asked) => ({ title: asked.words.zombie(number(asked.about.left)), options: squares(asked) }),
  building: ({ state, question: { options = [] }, language, words }) => ({
    title: words.building,
    options: options.map((value) => {
      const square = centreOf(number(value));
      const at = spotOf(state, square);
      return {
        label: `${tileName(state, square, language)} (${squareName(state, square, language)})`,
        value,
        at: { kind: 'ground', at },
        overlay: { squares: [{ at, tone: 'good', open: true }] },
      };
    }),
  }),
  lift: (asked) => ({
    title: asked.words.lift(number(asked.about.left)),
    options: [{ label: asked.words.none, value: 'none' }, ...squares(asked)],
  }),
  drop: (asked) => ({
    title: asked.words.drop,
    options: squares(asked),
    overlay: {
      marks: [{ kind: 'figure', id: zombieId(number(asked.about.from)), tone: 'warn' }],
      squares: squares(asked).flatMap(({ at }) => (at?.kind === 'ground' ? [{ at: at.at, tone: 'info' as const, open: true }] : [])),
    },
  }),
  slip: ({ state, question: { options = [] }, about, language, words }) => ({
    title: words.slip(nameOf(state, text(about.target))),
    options: options.map((value) => ({
      label: value === 'bullets' ? words.slipBullets : cardName(state, text(value), language),
      value,
    })),
  }),
  twitch: twitchAsk,
};

function standing(state: State, seat: string, language: Language): string {
  const player = playerIn(state, seat);
  const { counts } = wordsOf(language);
  return player
    ? [
        whereIs(state, player.square, language),
        counts.lives(player.lives),
        counts.bullets(player.bullets),
        counts.trophies(player.trophies, KILLS_TO_WIN),
      ].join(' · ')
    : '';
}

/** A chance to play a card, or to let it pass. */
function windowAsk({ state, question: { seat, options = [] }, about, language, words }: Asked): Part {
  const window = text(about.window) as Window;
  const when = words.windows[window];
  const asksAll = state.scene.options['cards.asked'] === 'everybody';
  const chances = options.filter((value) => !('pass' in (value as object))) as unknown as readonly Chance[];
  return {
    title: words.window,
    detail: [when, words.of(nameOf(state, state.turn.seat)), ...(chances.length === 0 ? [words.idle] : [])].join(' · '),
    passing: {
      answer: { pass: 'window' },
      pressing: isPressing(state, seat, window, chances),
      ...(asksAll && { seeming: seemsPressing(state, seat, window) }),
      idle: chances.length === 0,
    },
    // What a card does stands on it, in the hand.
    options: options.map((value): AskOption => {
      const does = value as { pass?: string; play?: string; use?: string };
      if (does.pass !== undefined) return { label: does.pass === 'step' ? words.passStep : words.pass, value };
      const card = does.play ?? does.use ?? '';
      const name = cardName(state, card, language);
      return does.play === undefined
        ? { label: words.use(name), value, card: `item:${card}` }
        : { label: words.play(name), value, card: `hand:${card}` };
    }),
  };
}

/** A lost blow: what each way to pay leaves of the chance to get away, reckoned exactly. */
function lossAsk({ state, question: { seat, options = [] }, about, language, words }: Asked): Part {
  const player = playerIn(state, seat);
  const lacking = number(about.lacking);
  const die = state.fight?.die === undefined ? '' : String(state.fight.die);
  const after = (change: { lives?: number; items?: NonNullable<typeof player>['items'] }): string | undefined => {
    if (!player) return undefined;
    const { alive } = fightOdds({ ...state, players: { ...state.players, [seat]: { ...player, ...change } } }, seat, 'best');
    return words.survive(percent(alive, language));
  };
  return {
    title: words.loss,
    detail: words.lossDetail(die, lacking),
    options: options.map((value) => {
      if (value === 'bullets') return { label: words.bullets(lacking), detail: words.bulletsLeft((player?.bullets ?? 0) - lacking), value };
      if (value === 'life') {
        const lives = player?.lives ?? 1;
        return lives > 1 ? { label: words.life, detail: after({ lives: lives - 1 }), value } : { label: words.lastLife, value };
      }
      const items = player?.items.filter(({ card }) => card !== value) ?? [];
      return { label: words.discard(cardName(state, text(value), language)), detail: after({ items }), value };
    }),
  };
}

/** A die of ZB-EV-CABOUGE that is too low: what each way to pay leaves, and the exact chance of another roll. */
function twitchAsk({ state, question: { seat, options = [] }, about, language, words }: Asked): Part {
  const bullets = playerIn(state, seat)?.bullets ?? 0;
  const lacking = number(about.lacking);
  return {
    title: words.twitch(number(about.die)),
    detail: words.twitchDetail(lacking),
    options: options.map((value) => {
      if (value === 'life')
        return { label: words.twitchLife, detail: words.keeps(percent(twitchAgain(state, seat, 'best'), language)), value };
      if (value === 'bullets') return { label: words.twitchBullets(lacking), detail: words.bulletsLeft(bullets - lacking), value };
      return { label: words.twitchLeave, value };
    }),
  };
}

function diceAsk({ purpose, seat, faces, pool }: RollQuestion, language: Language): Ask<Command> {
  return {
    title: adviceWords(language).ask.dice[purpose] ?? purpose,
    seat,
    overlay: {},
    dice: { faces, notation: pool ? notation(pool) : faces.map((of) => `d${of}`).join(' '), modifiers: [] },
    options: [],
  };
}
