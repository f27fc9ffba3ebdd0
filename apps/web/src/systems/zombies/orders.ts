import type { Language } from '@escarmouche/referee';
import { kindOf, type Command, type Square, type State } from '@escarmouche/zombies';
import type { BoardPoint } from '../../boards/board-point.ts';
import { inSeries } from '../../i18n/format.ts';
import type { NpcOrders } from '../npc-orders.ts';
import { cellName, deciderOf, nameOf, sideOf, spotName, spotOf, squareName, tileName, whereIs, zombieId } from './look.ts';
import { wordsOf } from './words.ts';

const fr = {
  place: (tile: string, where: string) => `pose la tuile ${tile}\u00a0: ${where}\u00a0; le plan montre ensuite dans quel sens`,
  stock: (what: string, where: string) => `y met ${what}\u00a0: ${where}`,
  walk: (where: string) => `son pion va jusqu’à\u00a0: ${where}`,
  shift: (from: string, to: string, who: string) => `le zombie de ${from} va en ${to}${who === '' ? '' : `, vers ${who}`}`,
};
const en: typeof fr = {
  place: (tile, where) => `lays the tile ${tile}: ${where}; the map then shows which way round`,
  stock: (what, where) => `puts ${what} there: ${where}`,
  walk: (where) => `its pawn goes as far as: ${where}`,
  shift: (from, to, who) => `the zombie at ${from} goes to ${to}${who === '' ? '' : `, towards ${who}`}`,
};

/** Orders of a machine's player to persons at a real town: tiles and pieces laid, its pawn moved, each zombie and towards whom. */
export const orders: NpcOrders<State, Command> = {
  order(state, _seat, { command }, language) {
    const text = saidOf(state, command, language);
    if (text === undefined) return undefined;
    const seat = deciderOf(state);
    const marked = command.type === 'shift' ? zombieId(command.from) : seat;
    return {
      figure: seat,
      name: nameOf(state, seat),
      side: sideOf(state, seat),
      steps: [{ text }],
      overlay: () => ({ marks: [{ kind: 'figure', id: marked, tone: 'info' }] }),
      type: command.type,
    };
  },
};

function saidOf(state: State, command: Command, language: Language): string | undefined {
  const words = language === 'fr' ? fr : en;
  const { turn } = state;
  switch (command.type) {
    case 'place': {
      const tile = kindOf(state.scene, turn.drawn ?? '').name[language];
      return words.place(tile, cellName(state, command, language) ?? spotName(command, language));
    }
    case 'stock':
      return stocked(state, command, language);
    case 'herd':
      return turn.moved > 0 ? words.walk(whereIs(state, state.players[turn.seat]?.square ?? 0, language)) : undefined;
    case 'shift':
      return words.shift(
        `${squareName(state, command.from, language)}, ${tileName(state, command.from, language)}`,
        squareName(state, command.to, language),
        nearer(state, command),
      );
    default:
      return undefined;
  }
}

function stocked(state: State, { zombies, bullets, lives }: Extract<Command, { type: 'stock' }>, language: Language): string {
  const { counts } = wordsOf(language);
  const words = language === 'fr' ? fr : en;
  const parts = [
    { what: counts.zombies(zombies.length), at: zombies },
    { what: counts.bullets(bullets.length), at: bullets },
    { what: counts.lives(lives.length), at: lives },
  ].filter(({ at }) => at.length > 0);
  return inSeries(
    parts.map(({ what, at }) => words.stock(what, at.map((square) => squareName(state, square, language)).join(' · '))),
    language,
  );
}

const away = (a: BoardPoint, b: BoardPoint): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

/** Whom a zombie comes nearer to, of several the nearest; '' where it only goes away. */
function nearer(state: State, { from, to }: { readonly from: Square; readonly to: Square }): string {
  const [was, is] = [spotOf(state, from), spotOf(state, to)];
  const pawns = state.scene.seats
    .map(({ seat }) => ({ seat, at: spotOf(state, state.players[seat]?.square ?? 0) }))
    .filter(({ at }) => away(is, at) < away(was, at))
    .toSorted((a, b) => away(is, a.at) - away(is, b.at));
  return pawns[0] ? nameOf(state, pawns[0].seat) : '';
}
