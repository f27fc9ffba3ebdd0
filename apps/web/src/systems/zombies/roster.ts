import type { Language, Seat } from '@escarmouche/referee';
import { HIDDEN, KILLS_TO_WIN, moverOf, MOST_LIVES, type Player, type State } from '@escarmouche/zombies';
import { lookOf } from '../../boards/sides.ts';
import type { Banner, Card, RosterGroup } from '../game-adapter.ts';
import { cardName, cardRule, deciderOf, nameOf, sideOf, silhouetteOf, squareName, tileName, whereIs } from './look.ts';
import { wordsOf } from './words.ts';

/** A group a player, of one pawn. */
export function rosterOf(state: State, language: Language): readonly RosterGroup[] {
  return state.scene.seats.flatMap(({ seat }, side) => {
    const player = state.players[seat];
    if (!player) return [];
    const name = nameOf(state, seat);
    const playing = state.phase === 'playing' && state.turn.seat === seat;
    const words = wordsOf(language);
    return [
      {
        id: seat,
        name,
        side,
        seat,
        playing,
        figures: [
          {
            id: seat,
            tag: lookOf(side).letter,
            name,
            called: [name],
            profile: [
              tileName(state, player.square, language),
              squareName(state, player.square, language),
              words.counts.bullets(player.bullets),
              words.counts.cards(player.hand.length),
              ...waiting(state, player, language),
            ].join(' · '),
            silhouette: silhouetteOf(side),
            vitality: { left: player.lives, full: MOST_LIVES, said: words.counts.lives(player.lives) },
            state: '',
            tone: player.lives === 1 ? ('bad' as const) : ('plain' as const),
            gone: false,
            active: playing,
            spent: false,
            badges: [
              words.counts.trophies(player.trophies, KILLS_TO_WIN),
              ...player.items.map(({ card }) => cardName(state, card, language)),
            ],
          },
        ],
      },
    ];
  });
}

const waiting = (state: State, { waits }: Player, language: Language): readonly string[] =>
  waits.map((card) => `${cardName(state, card, language)} ${wordsOf(language).waits}`);

export function cardOf(state: State, id: string, language: Language): Card | undefined {
  const player = state.players[id];
  if (!player) return undefined;
  const words = wordsOf(language);
  const { lives, bullets, trophies, hand, items, waits, square } = player;
  const held = hand.filter((card) => card !== HIDDEN);
  return {
    figure: id,
    tag: lookOf(sideOf(state, id)).letter,
    side: sideOf(state, id),
    name: nameOf(state, id),
    profile: { name: whereIs(state, square, language), rule: 'ZB-CORE-PLAYERS' },
    silhouette: silhouetteOf(sideOf(state, id)),
    state: `${words.counts.lives(lives)} · ${words.counts.bullets(bullets)} · ${words.counts.trophies(trophies, KILLS_TO_WIN)}`,
    skills: [
      { label: words.skills.lives, value: `${lives}/${MOST_LIVES}`, tone: lives === 1 ? 'bad' : 'plain' },
      { label: words.skills.bullets, value: String(bullets), tone: 'plain' },
      { label: words.skills.trophies, value: `${trophies}/${KILLS_TO_WIN}`, tone: 'plain' },
      { label: words.skills.cards, value: String(hand.length), tone: 'plain' },
    ],
    headings: words.headings,
    gear: items.map(({ card, counters }) => ({
      name: cardName(state, card, language),
      detail: counters === undefined ? '' : words.counters(counters),
      rule: cardRule(state, card),
    })),
    rules: [
      ...waits.map((card) => ({ name: cardName(state, card, language), rule: cardRule(state, card), detail: words.waits })),
      ...inForce(state, id).map((card) => ({ name: cardName(state, card, language), rule: cardRule(state, card), detail: words.inForce })),
      ...held.map((card) => ({ name: cardName(state, card, language), rule: cardRule(state, card) })),
    ],
  };
}

const inForce = ({ effects }: State, seat: Seat): readonly string[] => effects.flatMap(({ on, card }) => (on === seat ? [card] : []));

export function bannerOf(state: State, language: Language): Banner {
  const words = wordsOf(language);
  const { number, step, left, herd } = state.turn;
  if (state.phase === 'beginning') return { turn: words.before, phase: words.beginning };
  if (state.phase === 'over') return { turn: words.turn(number), phase: words.over };
  const by = step === 'moving' ? moverOf(state) : deciderOf(state);
  const phase = words.phase[step](nameOf(state, by), step === 'moving' ? left : herd);
  return { turn: words.turn(number), phase, side: sideOf(state, by) };
}
