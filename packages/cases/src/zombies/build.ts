import { zombieCards, zombieTiles } from '@escarmouche/content/zombies';
import { squareAt, tileOf, type Town } from '@escarmouche/space/tiles';
import { OPTION_VALUES, townOf, zombies, type LaidTile, type Player, type Position, type Setup } from '@escarmouche/zombies';
import type { Path, Problem } from '../problem.ts';
import { text } from '../text.ts';
import { chosenOptions } from '../options.ts';
import { cardOf, kindOf, reporter, seatOf, type Report } from './names.ts';
import { checkReach } from './reach.ts';
import type { ZombiesCase } from './schema.ts';
import type { Spot } from './values.ts';

export type Built = { readonly ok: true; readonly setup: Setup } | { readonly ok: false; readonly problems: readonly Problem[] };

/** The set-up of a case; or what it names and does not exist. */
export function build(one: ZombiesCase): Built {
  const problems: Problem[] = [];
  const report = reporter(problems);
  const seats = Object.keys(one.players);
  if (seats.length < 2)
    return { ok: false, problems: [{ path: ['players'], reason: text('au moins deux joueurs', 'two players at least') }] };
  const base: Setup = {
    seats: seats.map((seat) => ({ seat, name: seat })),
    kinds: zombieTiles,
    deck: zombieCards,
    options: chosenOptions(one.options, OPTION_VALUES, report),
  };
  if (one.start === 'begin') return problems.length > 0 ? { ok: false, problems } : { ok: true, setup: base };
  const position = positionOf(one, base, seats, report);
  if (problems.length === 0) checkReach(one, base, position, report);
  const setup = { ...base, position };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, setup };
}

function positionOf(one: ZombiesCase, base: Setup, seats: readonly string[], report: Report): Position {
  const tiles = (one.tiles ?? []).map(({ kind, x, y, turn }, i): LaidTile => ({ kind: kindOf(kind, ['tiles', i], report), x, y, turn }));
  const known = tiles.filter(({ kind }) => kind !== '');
  const town = townOf(zombies.setup({ ...base, options: {}, position: { tiles: known, turn: { seat: seats[0] ?? '' } } }));
  const square = squaresIn(town, report);
  const squares = (spots: readonly Spot[] | undefined, key: string): number[] => (spots ?? []).map((spot, i) => square(spot, [key, i]));
  const cards = (written: readonly string[] | undefined, path: Path): string[] =>
    (written ?? []).map((card, i) => cardOf(card, [...path, i], report));
  const kinds = (written: readonly string[] | undefined, path: Path): string[] =>
    (written ?? []).map((kind, i) => kindOf(kind, [...path, i], report));
  const playerOf = (seat: string): Partial<Player> => {
    const { at, hand, items, waits, ...rest } = one.players[seat] ?? {};
    const path = ['players', seat];
    return {
      ...rest,
      ...(at ? { square: square(at, [...path, 'at']) } : {}),
      hand: cards(hand, [...path, 'hand']),
      waits: cards(waits, [...path, 'waits']),
      items: (items ?? []).map(([card, counters], i) => ({
        card: cardOf(card, [...path, 'items', i], report),
        ...(counters === undefined ? {} : { counters }),
      })),
    };
  };
  const seat = one.turn === undefined ? (seats[0] ?? '') : seatOf(one.turn, seats, ['turn'], report);
  const drawn = one.drawn === undefined ? undefined : kindOf(one.drawn, ['drawn'], report);
  return {
    tiles,
    zombies: squares(one.zombies, 'zombies'),
    bullets: squares(one.bullets, 'bullets'),
    lives: squares(one.lives, 'lives'),
    players: Object.fromEntries(seats.map((name) => [name, playerOf(name)])),
    turn: {
      seat,
      step: one.step ?? (drawn === undefined ? 'move' : 'place'),
      ...(one.left === undefined ? {} : { left: one.left }),
      ...(one.herd === undefined ? {} : { herd: one.herd }),
      ...(drawn === undefined ? {} : { drawn, placer: seat }),
    },
    effects: (one.effects ?? []).map(({ card, on, until = on, ends = 1, at }, i) => {
      const tile = at && tileOf(square(at, ['effects', i, 'at']));
      return {
        card: cardOf(card, ['effects', i, 'card'], report),
        on: seatOf(on, seats, ['effects', i, 'on'], report),
        until: seatOf(until, seats, ['effects', i, 'until'], report),
        ends,
        ...(tile === undefined ? {} : { tile }),
      };
    }),
    ...(one.stack ? { stack: kinds(one.stack, ['stack']) } : {}),
    ...(one.deck ? { deck: cards(one.deck, ['deck']) } : {}),
    discard: cards(one.discard, ['discard']),
    ...(one.closed === undefined ? {} : { closed: one.closed }),
  };
}

/** Squares of a town by their bearings; what lies beyond its tiles, or is closed ground, is reported. */
function squaresIn(town: Town, report: Report): (spot: Spot, path: Path) => number {
  return ({ east, south }, path) => {
    const found = squareAt(town, east, south);
    if (found === undefined) report(path, text('il n’y a pas de tuile à cette case', 'no tile lies there'));
    else if (town.grounds[found] === 'X') report(path, text('personne n’entre sur cette case', 'nobody may enter this square'));
    return found ?? 4;
  };
}
