import { diceInWords, line, type Sentence } from '@escarmouche/referee';
import { tileOf } from '@escarmouche/space/tiles';
import { everywhere, hasZombie, playerOf } from '../players.ts';
import type { TurnStep } from '../state.ts';
import { kindOf, kindOfTile } from '../town.ts';
import { aimOfDie } from './aims.ts';
import type { Describers } from './describers.ts';
import { notTaken } from './movement.ts';
import { reasonTold } from '../victory.ts';
import type { Words } from './words.ts';

/** The turn and its tile, and the end of the game. */
export const turnDescribers: Describers<
  | 'diced'
  | 'began'
  | 'turnBegan'
  | 'turnSkipped'
  | 'turnEnded'
  | 'stepBegan'
  | 'passed'
  | 'askedAgain'
  | 'tileDrawn'
  | 'placerSet'
  | 'tileDiscarded'
  | 'tilePlaced'
  | 'townClosed'
  | 'stocked'
  | 'zombiesCame'
  | 'countdown'
  | 'ended'
> = {
  diced(words, event) {
    const rolled = line`${aimOfDie(event, words.language)}, ${diceInWords({ dice: 1, faces: 6 }, words.language)}`;
    return words.say(
      line`${words.player(event.seat)} : ${rolled} : ${event.die}`,
      line`${words.player(event.seat)}: ${rolled}: ${event.die}`,
    );
  },
  began: (words, { first }) => words.say(line`${words.player(first)} commence.`, line`${words.player(first)} starts.`),
  turnBegan: (words, { seat, number }) =>
    words.say(line`Tour ${number} : à ${words.player(seat)} de jouer.`, line`Turn ${number}: ${words.player(seat)} to play.`),
  turnSkipped: (words, { seat, number, by }) =>
    words.say(
      line`Tour ${number} : ${words.player(seat)} passe son tour (${words.card(by)}).`,
      line`Turn ${number}: ${words.player(seat)} misses this turn (${words.card(by)}).`,
    ),
  turnEnded(words, { seat }) {
    const over = words.state.effects.filter(({ until, ends }) => until === seat && ends === 1);
    if (over.length === 0) return undefined;
    const cards = words.list(over.map(({ card }) => [words.card(card)]));
    return words.say(line`Fin de l’effet : ${cards}.`, line`End of the effect: ${cards}.`);
  },
  stepBegan: (words, { step }) => skipped(words, step),
  passed: () => undefined,
  askedAgain: (words, { seat }) =>
    words.say(
      line`La table a changé : ${words.player(seat)} ${again('décide de nouveau')}.`,
      line`The table has changed: ${words.player(seat)} ${again('decides again')}.`,
    ),
  tileDrawn: (words, { kind, seat }) =>
    words.say(
      line`${words.player(seat)} pioche une tuile : ${words.kind(kind)}.`,
      line`${words.player(seat)} draws a tile: ${words.kind(kind)}.`,
    ),
  placerSet: (words, { seat }) =>
    words.say(
      line`À ${words.player(seat)} de poser la tuile (${heliportRule('la plus petite collection')}).`,
      line`${words.player(seat)} places the tile (${heliportRule('the smallest collection')}).`,
    ),
  tileDiscarded(words, { kind, reshuffled }) {
    const lost = kindOf(words.state.scene, kind).role === 'heliport';
    const fate = reshuffled
      ? words.say(['remise dans la pile'], ['shuffled back into the stack'])
      : lost
        ? words.say(['perdue : il ne reste que la victoire aux 25 zombies'], ['lost: only 25 zombies can win now'])
        : words.say(['écartée'], ['discarded']);
    return words.say(
      line`${words.kind(kind)} : aucune route à raccorder, tuile ${fate}.`,
      line`${words.kind(kind)}: no road to join, the tile is ${fate}.`,
    );
  },
  tilePlaced(words, { kind, seat, x, y }) {
    const { state, language } = words;
    const name = { kind: 'tile', id: String(state.tiles.length), text: kindOf(state.scene, kind).name[language] };
    const where = words.cell({ x, y });
    return words.say(line`${words.player(seat)} pose ${name} ${where}.`, line`${words.player(seat)} places ${name} ${where}.`);
  },
  townClosed(words, { penalty }) {
    const { state } = words;
    const stays = typeof state.heliport === 'number' && state.scene.options['town.closedHeliport'] === 'stays';
    const victory = stays
      ? words.say(['l’Héliport garde sa victoire'], ['the heliport keeps its victory'])
      : words.say(['il ne reste que la victoire aux 25 zombies'], ['only 25 zombies can win now']);
    const ends = penalty ? words.say([' ; le tour s’arrête là'], ['; the turn ends here']) : undefined;
    return words.say(
      line`La ville est fermée, plus de tuile à poser : ${victory}${ends}.`,
      line`The town is closed, no tile can be placed: ${victory}${ends}.`,
    );
  },
  stocked(words, { zombies, bullets, lives }) {
    const tile = words.state.turn.stocking ?? 0;
    const kind = kindOfTile(words.state, tile);
    const wanted = kind.named || kind.role === 'heliport' ? kind.zombies : kind.exits.length;
    const pieces = [
      words.count('zombie', zombies.length),
      ...(bullets.length > 0 ? [words.count('bullet', bullets.length)] : []),
      ...(lives.length > 0 ? [words.count('life', lives.length)] : []),
    ];
    const short = zombies.length < wanted || bullets.length < kind.bullets || lives.length < kind.lives;
    const why = short ? words.say([' (réserve épuisée)'], [' (the supply is short)']) : undefined;
    const what = words.list(pieces.map((piece) => [piece]));
    return words.say(line`${words.tile(tile)} : ${what}${why}.`, line`${words.tile(tile)}: ${what}${why}.`);
  },
  zombiesCame(words, { squares, rule }) {
    const source = words.source(rule);
    const [only] = squares;
    const cancelled =
      squares.length > 0 && words.state.lastTurns !== undefined
        ? words.say([' ; le décompte est annulé'], ['; the count is cancelled'])
        : undefined;
    if (only === undefined)
      return words.say(
        line`${source} : aucun zombie ne vient, faute de réserve ou de place.`,
        line`${source}: no zombie comes, for lack of supply or room.`,
      );
    if (squares.length === 1) {
      return words.say(
        line`${source} : un zombie, ${words.square(only)}${cancelled}.`,
        line`${source}: a zombie, ${words.square(only)}${cancelled}.`,
      );
    }
    const where = byTile(words, squares);
    const count = words.count('zombie', squares.length);
    return words.say(line`${source} : ${count}, ${where}${cancelled}.`, line`${source}: ${count}, ${where}${cancelled}.`);
  },
  countdown(words, { turns }) {
    const left = words.count('turn', turns);
    return words.say(
      line`Plus aucun zombie ni héliport : encore ${left} avant le décompte.`,
      line`No zombie and no heliport left: ${left} more before the count.`,
    );
  },
  ended(words, { outcome }) {
    const { fr, en } = reasonTold(words.state, outcome);
    return words.say(line`Fin de la partie. ${fr}`, line`The game is over. ${en}`);
  },
};

const again = (text: string) => ({ kind: 'rule', id: 'ZB-DECISIONS', text });
const heliportRule = (text: string) => ({ kind: 'rule', id: 'ZB-TILE-HELIPORT', text });

/** "2 sur Virage et 3 sur Fleuriste" */
function byTile(words: Words, squares: readonly number[]): Sentence {
  const counts = new Map<number, number>();
  for (const square of squares) counts.set(tileOf(square), (counts.get(tileOf(square)) ?? 0) + 1);
  return words.list(
    [...counts].map(([tile, count]) => words.say(line`${count} sur ${words.tile(tile)}`, line`${count} on ${words.tile(tile)}`)),
  );
}

/** Why a part of the turn is left out, or cut short. */
function skipped(words: Words, step: TurnStep): Sentence | undefined {
  const { state } = words;
  const { turn } = state;
  const name = words.player(turn.seat);
  if (turn.step === 'encounter' && step === 'refill') return unfought(words);
  if (turn.step === 'move' && step === 'herd' && !turn.out)
    return words.say(line`${name} ne se déplace pas.`, line`${name} does not move.`);
  if (turn.step === 'moving' && step === 'herd' && !turn.out && turn.left > 0) {
    const left = words.count('square', turn.left);
    return words.say(line`Le pion ${words.of(turn.seat)} s’arrête (il restait ${left}).`, line`${name}’s pawn stops (${left} left).`);
  }
  if (step !== 'discard' || (turn.step === 'herding' && turn.herd === 0)) return undefined;
  const still = everywhere(state, 'stillness');
  if (still)
    return words.say(line`Aucun zombie à déplacer (${words.card(still.card)}).`, line`No zombie is moved (${words.card(still.card)}).`);
  return words.say(['Aucun zombie ne peut bouger.'], ['No zombie can move.']);
}

/** A fight or token left out on the square where a turn begins, and the reason. */
function unfought(words: Words): Sentence | undefined {
  const { state } = words;
  const { seat } = state.turn;
  const { square } = playerOf(state, seat);
  const left = notTaken(words, seat, square, hasZombie(state, square));
  if (!hasZombie(state, square)) return left && line`${words.player(seat)}${words.say([' : '], [': '])}${left}.`;
  const peace = everywhere(state, 'peace');
  if (!peace) return undefined;
  const more = left && line`, ${left}`;
  return words.say(line`Pas de combat (${words.card(peace.card)})${more}.`, line`No combat (${words.card(peace.card)})${more}.`);
}
