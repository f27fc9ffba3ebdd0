import type { Seat, Text } from '@escarmouche/referee';
import { bearings, tileOf } from '@escarmouche/space/tiles';
import { kindAt, kindOf, nameOf, playerOf, townOf, type Command, type Square, type State } from '@escarmouche/zombies';
import { goals } from './goals.ts';

/** Reason of a command in one line, and the seat's own chances after it; undefined where there was nothing to decide. */
export function reasonOf(state: State, seat: Seat, command: Command, estimate?: number): Text | undefined {
  const text = purposeOf(state, seat, command);
  if (!text || estimate === undefined) return text && { fr: `${text.fr}.`, en: `${text.en}.` };
  const percent = Math.round(estimate * 100);
  return { fr: `${text.fr} (chances de gagner estimées à ${percent} %).`, en: `${text.en} (puts its chances of winning at ${percent}%).` };
}

function purposeOf(state: State, seat: Seat, command: Command): Text | undefined {
  switch (command.type) {
    case 'place':
      return placing(state, seat, command.x, command.y);
    case 'stock':
      return { fr: 'Met les jetons hors de portée des zombies quand il le peut', en: 'Lays tokens away from the zombies where it can' };
    case 'stay':
      return { fr: 'Reste où il est', en: 'Stays where it is' };
    case 'step':
      return stepping(state, seat, command.to);
    case 'halt':
      return keeping(state, seat);
    case 'shift':
      return shifting(state, seat, command.from, command.to);
    case 'discard':
      return card(state, command.card, { fr: 'Fait place à une autre carte :', en: 'Makes room for another card:' });
    case 'play':
      return card(state, command.card, { fr: 'C’est le moment de jouer', en: 'This is the moment to play' });
    case 'use':
      return card(state, command.card, { fr: 'C’est le moment d’utiliser', en: 'This is the moment to use' });
    default:
      return undefined;
  }
}

function card({ scene }: State, id: string, { fr, en }: Text): Text {
  const name = scene.deck.find((kind) => kind.id === id)?.name ?? { fr: id, en: id };
  return { fr: `${fr} ${name.fr}`, en: `${en} ${name.en}` };
}

const distance = (n: number): number => (n < 0 ? -n : n);

function apart(state: State, a: Square, b: Square): number {
  const town = townOf(state);
  const [one, other] = [bearings(town, a), bearings(town, b)];
  return distance(one.east - other.east) + distance(one.south - other.south);
}

function placing(state: State, seat: Seat, x: number, y: number): Text {
  const { name } = kindOf(state.scene, state.turn.drawn ?? '');
  const { east, south } = bearings(townOf(state), playerOf(state, seat).square);
  const near = distance(x * 3 - east) + distance(y * 3 - south) <= 6;
  return near
    ? { fr: `${name.fr} : à portée de son pion`, en: `${name.en}: within reach of its pawn` }
    : { fr: `${name.fr} : loin de son pion`, en: `${name.en}: far from its pawn` };
}

/** Contents of the best goal along a step. */
function stepping(state: State, seat: Seat, to: Square): Text {
  if (state.turn.seat !== seat) return { fr: 'Mène le pion d’un autre', en: 'Leads another’s pawn' };
  const goal = goals(state, seat).find(({ first }) => first === to);
  if (!goal) return { fr: 'Passe par là', en: 'Goes this way' };
  const { square } = goal;
  const { name } = kindAt(state, square);
  if (tileOf(square) === state.heliport) return { fr: 'Va vers l’héliport', en: 'Goes for the heliport' };
  const token = state.tokens[square];
  const where = { fr: `(${name.fr})`, en: `(${name.en})` };
  if (token === 'life') return { fr: `Va chercher une vie ${where.fr}`, en: `Goes for a life ${where.en}` };
  if (token === 'bullet') return { fr: `Va chercher une balle ${where.fr}`, en: `Goes for a bullet ${where.en}` };
  return { fr: `Va abattre un zombie ${where.fr}`, en: `Goes to take down a zombie ${where.en}` };
}

function keeping(state: State, seat: Seat): Text {
  const { lives, bullets } = playerOf(state, seat);
  return {
    fr: `S’arrête : garde ${lives} vie${lives > 1 ? 's' : ''} et ${bullets} balle${bullets > 1 ? 's' : ''}`,
    en: `Stops: keeps ${lives} ${lives === 1 ? 'life' : 'lives'} and ${bullets} ${bullets === 1 ? 'bullet' : 'bullets'}`,
  };
}

function shifting(state: State, seat: Seat, from: Square, to: Square): Text {
  if (tileOf(from) === state.heliport && tileOf(to) !== state.heliport) return { fr: 'Vide l’héliport', en: 'Empties the heliport' };
  if (tileOf(to) === state.heliport && tileOf(from) !== state.heliport) return { fr: 'Garnit l’héliport', en: 'Fills the heliport' };
  for (const { seat: one } of state.scene.seats) {
    const { square } = playerOf(state, one);
    if (apart(state, to, square) > 4 || apart(state, to, square) >= apart(state, from, square)) continue;
    return one === seat
      ? { fr: 'Attire un zombie à sa portée', en: 'Draws a zombie within its reach' }
      : { fr: `Envoie un zombie vers ${nameOf(state, one)}`, en: `Sends a zombie towards ${nameOf(state, one)}` };
  }
  return { fr: 'Éloigne un zombie', en: 'Moves a zombie away' };
}
