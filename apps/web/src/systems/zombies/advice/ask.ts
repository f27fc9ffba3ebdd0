import { thrownInWords, type ChoiceOf, type ChoiceQuestion, type Language, type Question, type RollQuestion } from '@escarmouche/referee';
import { centreOf } from '@escarmouche/space/tiles';
import { fightOdds, KILLS_TO_WIN, twitchAgain, type Command, type Questions, type State } from '@escarmouche/zombies';
import { percent } from '../../../i18n/format.ts';
import type { Overlay } from '../../../boards/tiles/overlay.ts';
import type { Ask, AskOption } from '../../ask.ts';
import { cardName, cardRule, nameOf, playerIn, spotOf, squareName, tileName, whereIs, zombieId } from '../look.ts';
import { textOf } from '../faces.ts';
import { isPressing, seemsPressing } from './pressing.ts';
import { adviceWords, type AdviceWords } from './words.ts';
import { wordsOf } from '../words.ts';

/** A question of one purpose, with the state and the words for its telling. */
interface Asked<Purpose extends keyof Questions = keyof Questions> {
  readonly state: State;
  readonly question: ChoiceOf<Questions, Purpose>;
  readonly language: Language;
  readonly words: AdviceWords['ask'];
}

/** A question in the words of a player; squares and pawns may be answered by pointing at them. */
export function askOf(state: State, question: Question, language: Language): Ask<Command> {
  if (question.kind === 'roll') return diceAsk(question, language);
  if (question.kind === 'commit') return { title: question.purpose, overlay: {}, options: [] };
  const ask = partOf({ state, question: question as ChoiceQuestion<Questions>, language, words: adviceWords(language).ask });
  const lit = ask.options.flatMap(({ at }) => (at?.kind === 'ground' ? [{ at: at.at, tone: 'info' as const, open: true }] : []));
  return { seat: question.seat, overlay: lit.length > 0 ? { squares: lit } : {}, ...ask };
}

type Part = Pick<Ask<Command>, 'title' | 'detail' | 'options' | 'open' | 'passing'> & { readonly overlay?: Overlay };

const partOf = <Purpose extends keyof Questions>(asked: Asked<Purpose>): Part => ASKS[asked.question.purpose](asked);

/** Squares to choose from. */
function squares({ state, question, language }: Asked<'lead' | 'zombie' | 'lift' | 'drop'>): readonly AskOption[] {
  return (question.options ?? []).flatMap((value) =>
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

const ASKS: { readonly [Purpose in keyof Questions]: (asked: Asked<Purpose>) => Part } = {
  window: windowAsk,
  loss: lossAsk,
  target: ({ state, question: { options = [], about }, language, words }) => ({
    title: words.target(cardName(state, about?.card ?? '', language)),
    detail: textOf(cardRule(state, about?.card ?? ''), language),
    options: options.map((value) => ({
      label: nameOf(state, value),
      detail: standing(state, value, language),
      value,
      at: { kind: 'figure', id: value },
      overlay: { marks: [{ kind: 'figure', id: value, tone: 'warn' }] },
    })),
  }),
  // The player who leads another's pawn is not asked: the pawn's own player takes the token or leaves it (ZB-DECISIONS, ZB-MOVE-PICKUP).
  token: ({ question: { about }, language, words }) => ({
    open: true,
    title: words.token.title(wordsOf(language).pieces[about?.token === 'life' ? 'life' : 'bullet']),
    options: [
      { label: words.token.take, value: 'take' },
      { label: words.token.leave, value: 'leave' },
    ],
  }),
  lead: (asked) => ({
    title: asked.words.lead(nameOf(asked.state, asked.question.about?.target ?? ''), asked.question.about?.left ?? 0),
    options: squares(asked),
  }),
  zombie: (asked) => ({ title: asked.words.zombie(asked.question.about?.left ?? 0), options: squares(asked) }),
  building: ({ state, question: { options = [] }, language, words }) => ({
    title: words.building,
    options: options.map((value) => {
      const square = centreOf(value);
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
    title: asked.words.lift(asked.question.about?.left ?? 0),
    options: [{ label: asked.words.none, value: 'none' }, ...squares(asked)],
  }),
  drop: (asked) => ({
    title: asked.words.drop,
    options: squares(asked),
    overlay: {
      marks: [{ kind: 'figure', id: zombieId(asked.question.about?.from ?? 0), tone: 'warn' }],
      squares: squares(asked).flatMap(({ at }) => (at?.kind === 'ground' ? [{ at: at.at, tone: 'info' as const, open: true }] : [])),
    },
  }),
  slip: ({ state, question: { options = [], about }, language, words }) => ({
    title: words.slip(nameOf(state, about?.target ?? '')),
    options: options.map((value) => ({
      label: value === 'bullets' ? words.slipBullets : cardName(state, value, language),
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
function windowAsk({ state, question: { seat, options = [], about }, language, words }: Asked<'window'>): Part {
  const window = about?.window ?? 'W1';
  const when = words.windows[window];
  const asksAll = state.scene.options['cards.asked'] === 'everybody';
  const chances = options.flatMap((value) => ('pass' in value ? [] : [value]));
  return {
    title: words.window,
    detail: [when, words.of(nameOf(state, state.turn.seat)), ...(chances.length === 0 ? [words.idle] : [])].join(' · '),
    passing: {
      of: 'windows',
      answer: { pass: 'window' },
      pressing: isPressing(state, seat, window, chances),
      ...(asksAll && { seeming: seemsPressing(state, seat, window) }),
      idle: chances.length === 0,
    },
    // The effect of a card stands on the card, in the hand.
    options: options.map((value): AskOption => {
      if ('pass' in value) return { label: value.pass === 'step' ? words.passStep : words.pass, value };
      return 'use' in value
        ? { label: words.use(cardName(state, value.use, language)), value, card: `item:${value.use}` }
        : { label: words.play(cardName(state, value.play, language)), value, card: `hand:${value.play}` };
    }),
  };
}

/** A lost blow: each way to pay, with the exact chance to get away after it, or with the bullets left. */
function lossAsk({ state, question: { seat, options = [], about }, language, words }: Asked<'loss'>): Part {
  const player = playerIn(state, seat);
  const lacking = about?.lacking ?? 0;
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
      return { label: words.discard(cardName(state, value, language)), detail: after({ items }), value };
    }),
  };
}

/** A die of ZB-EV-CABOUGE that is too low: each way to pay, with the bullets left or the exact chance of another roll. */
function twitchAsk({ state, question: { seat, options = [], about }, language, words }: Asked<'twitch'>): Part {
  const bullets = playerIn(state, seat)?.bullets ?? 0;
  const lacking = about?.lacking ?? 0;
  return {
    title: words.twitch(about?.die ?? 0),
    detail: words.twitchDetail(lacking),
    options: options.map((value) => {
      if (value === 'life')
        return { label: words.twitchLife, detail: words.keeps(percent(twitchAgain(state, seat, 'best'), language)), value };
      if (value === 'bullets') return { label: words.twitchBullets(lacking), detail: words.bulletsLeft(bullets - lacking), value };
      return { label: words.twitchLeave, value };
    }),
  };
}

function diceAsk(question: RollQuestion, language: Language): Ask<Command> {
  const { purpose, seat } = question;
  return {
    title: adviceWords(language).ask.dice[purpose] ?? purpose,
    seat,
    overlay: {},
    dice: { faces: question.faces, said: thrownInWords(question, language), modifiers: [] },
    options: [],
  };
}
