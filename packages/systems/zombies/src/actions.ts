import { refuse, type Offer, type Refusal, type Seat } from '@escarmouche/referee';
import { cardOf, type Turn } from './card.ts';
import { findsToken, haltRefusal, meet, mustFightFirst, moverOf, rollPace, stepRefusal, stepsOf, enter } from './movement.ts';
import type { Command } from './commands.ts';
import { fillHand } from './hand.ts';
import { canShift, shiftOffers, shiftRefusal } from './herd.ts';
import { playCard, useItem } from './play-card.ts';
import { hasZombie, holding, isOver, playerOf } from './players.ts';
import { HAND } from './numbers.ts';
import type { State, TurnStep } from './state.ts';
import { drawRefusal, drawTile, placeOffers, placeRefusal, placeTile, onlyStock, sampleStock, stockRefusal } from './tiles.ts';
import { beginStep, movementIsOver } from './steps.ts';
import { beginGame, endTurn } from './turns.ts';
import { checkVictory } from './victory.ts';
import { openWindow, playRefusal, useRefusal, windowOf } from './windows.ts';

/** All commands but corrections, which no turn has (`corrections.ts`). */
export type Deed = Exclude<Command['type'], 'correct'>;

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** A kind of command that a player may give in some steps of the turn. */
export interface Action<C extends Command = Command> {
  /** Steps of the turn in which it may be given; any with a window when absent. */
  readonly steps?: readonly TurnStep[];
  readonly refusal?: (state: State, seat: Seat, command: C) => Refusal | undefined;
  readonly play: (turn: Turn, seat: Seat, command: C) => void;
  /** Its closed commands, or an open offer; the bare command when absent. */
  readonly offers?: (state: State, seat: Seat) => readonly Offer<Command>[];
}

type Actions = { readonly [T in Deed]: Action<Of<T>> };

/** The turn in its order (ZB-TURN-ORDER): each action opens the window before it, then carries its paragraph out. */
export const ACTIONS: Actions = {
  begin: { steps: [], play: (turn) => beginGame(turn) },

  draw: {
    steps: ['tile'],
    refusal: drawRefusal,
    play(turn, seat) {
      openWindow(turn, 'W1', seat);
      if (isInterrupted(turn, 'tile')) return;
      beginStep(turn, drawTile(turn, seat) ? 'place' : 'encounter');
    },
  },
  place: {
    steps: ['place'],
    refusal: (state, _seat, command) => placeRefusal(state, command),
    play(turn, seat, command) {
      if (placeTile(turn, seat, command)) afterTile(turn);
      else beginStep(turn, 'stock');
    },
    offers: placeOffers,
  },
  stock: {
    steps: ['stock'],
    refusal: (state, _seat, command) => stockRefusal(state, command),
    play(turn, _seat, { zombies, bullets, lives }) {
      turn.emit({ type: 'stocked', zombies, bullets, lives });
      afterTile(turn);
    },
    offers: (state) => [
      onlyStock(state) ?? {
        id: 'stock',
        type: 'stock',
        check: (command) => (command.type === 'stock' ? stockRefusal(state, command) : undefined),
        sample: (random) => sampleStock(state, random),
      },
    ],
  },

  face: {
    steps: ['encounter'],
    play(turn, seat, { leave }) {
      openWindow(turn, 'W2', seat);
      if (isInterrupted(turn, 'encounter')) return;
      meet(turn, seat, leave ? 'leave' : 'take');
      if (!isOver(turn.state)) beginStep(turn, 'refill');
    },
    offers: (state, seat) => [
      { id: 'face', type: 'face', command: { type: 'face' } },
      ...(findsToken(state, seat) ? [{ id: 'face:leave', type: 'face', command: { type: 'face', leave: true } } as const] : []),
    ],
  },
  refill: {
    steps: ['refill'],
    play(turn, seat) {
      openWindow(turn, 'W2', seat);
      if (isInterrupted(turn, 'refill')) return;
      fillHand(turn, seat);
      beginStep(turn, 'move');
    },
  },

  roll: {
    steps: ['move'],
    refusal: rootedRefusal,
    play(turn, seat) {
      openWindow(turn, 'W5', seat);
      if (!isInterrupted(turn, 'move')) rollPace(turn, seat);
    },
  },
  stay: {
    steps: ['move'],
    play(turn, seat) {
      const changed = openWindow(turn, 'W5', seat);
      if (isInterrupted(turn, 'move')) return;
      if (moverOf(turn.state) !== seat) rollPace(turn, seat);
      else if (changed) askAgain(turn, seat);
      else beginStep(turn, 'herd');
    },
  },
  step: {
    steps: ['moving'],
    refusal: (state, _seat, { to }) =>
      state.turn.left > 0
        ? stepRefusal(state, state.turn.seat, to)
        : refuse('ZB-MOVE-ROLL', 'Plus aucune case à parcourir.', 'No square left to move.'),
    play(turn, seat, { to, leave }) {
      const { state } = turn;
      const walker = state.turn.seat;
      const changed = openWindow(turn, state.turn.moved === 0 ? 'W6' : 'W7', seat);
      if (isInterrupted(turn, 'moving', seat)) return;
      if (changed) return askAgain(turn, seat);
      const pick = seat !== walker ? 'ask' : leave ? 'leave' : 'take';
      const before = hasZombie(state, to);
      if (mustFightFirst(state) && !meet(turn, walker, pick)) return;
      if (hasZombie(state, to) !== before) askAgain(turn, seat);
      else enter(turn, walker, to, 'step', pick);
    },
    offers: (state) =>
      state.turn.left > 0
        ? stepsOf(state, state.turn.seat).map((to) => ({ id: `step:${to}`, type: 'step', command: { type: 'step', to } as const }))
        : [],
  },
  halt: {
    steps: ['moving'],
    refusal: haltRefusal,
    play(turn, seat) {
      const changed = turn.state.turn.moved === 0 && openWindow(turn, 'W6', seat);
      if (isInterrupted(turn, 'moving', seat)) return;
      if (changed) askAgain(turn, seat);
      else beginStep(turn, 'herd');
    },
  },

  herd: {
    steps: ['herd'],
    play(turn, seat) {
      openWindow(turn, 'W8', seat);
      if (isInterrupted(turn, 'herd') || !canShift(turn.state)) return;
      const [die = 0] = turn.dice('herd', [6], undefined, seat);
      turn.emit({ type: 'herded', seat, die });
      beginStep(turn, 'herding');
    },
  },
  shift: {
    steps: ['herding'],
    refusal: (state, _seat, { from, to }) => shiftRefusal(state, from, to),
    play(turn, seat, { from, to }) {
      const changed = openWindow(turn, 'W9', seat);
      if (isInterrupted(turn, 'herding')) return;
      if (changed) return askAgain(turn, seat);
      turn.emit({ type: 'zombieShifted', from, to, rule: 'ZB-ZMOVE', step: true });
      checkVictory(turn, seat);
    },
    offers: shiftOffers,
  },

  discard: {
    steps: ['discard'],
    refusal: discardRefusal,
    play(turn, seat, { card }) {
      openWindow(turn, 'W10', seat);
      if (!isInterrupted(turn, 'discard')) turn.emit({ type: 'cardDiscarded', seat, card });
    },
    offers: (state, seat) => playerOf(state, seat).hand.map((card) => closed(state, seat, { type: 'discard', card }, discardRefusal)),
  },
  end: {
    steps: ['discard'],
    refusal: (state, seat) =>
      playerOf(state, seat).hand.length > HAND
        ? refuse('ZB-CARD-HAND', 'Il faut d’abord revenir à trois cartes en main.', 'The hand must first come down to three cards.')
        : undefined,
    play(turn, seat) {
      openWindow(turn, 'W11', seat);
      if (!isInterrupted(turn, 'discard')) endTurn(turn);
    },
  },

  play: {
    refusal: handRefusal,
    play: (turn, seat, { card }) => playCard(turn, seat, card),
    offers: (state, seat) => playerOf(state, seat).hand.map((card) => closed(state, seat, { type: 'play', card }, handRefusal)),
  },
  use: {
    refusal: itemRefusal,
    play: (turn, seat, { card }) => useItem(turn, seat, card),
    offers: (state, seat) => playerOf(state, seat).items.map(({ card }) => closed(state, seat, { type: 'use', card }, itemRefusal)),
  },
};

/** Has a card of the window interrupted the command: the game is over, the step is, or another seat decides now? */
function isInterrupted({ state }: Turn, step: TurnStep, seat?: Seat): boolean {
  return isOver(state) || state.turn.step !== step || movementIsOver(state) || (seat !== undefined && moverOf(state) !== seat);
}

/** A card has changed the table meanwhile: the decision is not carried out, and its player decides again (ZB-DECISIONS). */
function askAgain(turn: Turn, seat: Seat): void {
  turn.emit({ type: 'askedAgain', seat });
}

/** The turn after its tile; a player who has closed the town may lose the rest of it (option town.closingPenalty). */
function afterTile(turn: Turn): void {
  if (turn.state.turn.closing) endTurn(turn);
  else beginStep(turn, 'encounter');
}

function rootedRefusal(state: State, seat: Seat): Refusal | undefined {
  const rooted = holding(state, seat, 'roots');
  return rooted && refuse(cardOf(rooted.card).cites, 'Ce pion ne peut pas bouger.', 'This pawn cannot move.');
}

function discardRefusal(state: State, seat: Seat, { card }: Of<'discard'>): Refusal | undefined {
  const { hand } = playerOf(state, seat);
  if (!hand.includes(card)) return refuse('ZB-DISCARD', 'Cette carte n’est pas dans la main.', 'This card is not in the hand.');
  return state.turn.discarded && hand.length <= HAND
    ? refuse('ZB-DISCARD', 'Une seule carte par tour.', 'Only one card a turn.')
    : undefined;
}

function handRefusal(state: State, seat: Seat, { card }: Of<'play'>): Refusal | undefined {
  if (!playerOf(state, seat).hand.includes(card)) {
    return refuse('ZB-CARD-ANYTIME', 'Cette carte n’est pas dans la main.', 'This card is not in the hand.');
  }
  return playRefusal(state, seat, card, windowOf(state));
}

function itemRefusal(state: State, seat: Seat, { card }: Of<'use'>): Refusal | undefined {
  if (!playerOf(state, seat).items.some((item) => item.card === card)) {
    return refuse('ZB-CARD-INPLAY', 'Cette carte n’est pas en jeu.', 'This card is not in play.');
  }
  return useRefusal(state, seat, card, windowOf(state));
}

/** A closed offer with its refusal. */
function closed<C extends Command & { card: string }>(
  state: State,
  seat: Seat,
  command: C,
  refusal: (state: State, seat: Seat, command: C) => Refusal | undefined,
): Offer<Command> {
  return { id: `${command.type}:${command.card}`, type: command.type, command, refusal: refusal(state, seat, command) };
}
