import { diceInWords, line, type Seat, type Sentence } from '@escarmouche/referee';
import type { Event } from '../events.ts';
import { everywhere, hasZombie, playerOf } from '../players.ts';
import { MOST_LIVES } from '../numbers.ts';
import type { Pace, Square } from '../state.ts';
import { aimOfDie } from './aims.ts';
import type { Describers } from './describers.ts';
import type { Words } from './words.ts';

const DIE = { dice: 1, faces: 6 };

/** Pawns, tokens and zombies that move. */
export const movementDescribers: Describers<
  'paced' | 'doubled' | 'moverSet' | 'pawnMoved' | 'tokenTaken' | 'tokenLeft' | 'herded' | 'zombieShifted'
> = {
  paced(words, event) {
    const { seat, allowance, pace, rules } = event;
    const squares = words.count('square', allowance);
    const reckoned = pace ? reckonedBy(words, pace, rules) : standingFor(words, rules);
    const aim = aimOfDie(event, words.language);
    return words.say(
      line`${words.player(seat)} : ${aim}, ${reckoned}${squares}`,
      line`${words.player(seat)}: ${aim}, ${reckoned}${squares}`,
    );
  },
  doubled(words, { seat, rule, allowance }) {
    const source = words.source(rule);
    if (allowance === undefined) {
      return words.say(
        line`${source} : le dé de déplacement ${words.of(seat)} comptera double.`,
        line`${source}: ${words.player(seat)}’s movement die will count double.`,
      );
    }
    const squares = words.count('square', allowance);
    return words.say(line`${source} : le dé compte double, ${squares}.`, line`${source}: the die counts double, ${squares}.`);
  },
  moverSet: (words, { seat }) =>
    words.say(
      line`${words.player(seat)} décide du déplacement ${words.of(words.state.turn.seat)}.`,
      line`${words.player(seat)} decides ${words.player(words.state.turn.seat)}’s movement.`,
    ),
  pawnMoved(words, { seat, to, how }) {
    const there = words.square(to);
    const note = how === 'sent' ? undefined : noteOn(words, seat, to);
    if (how === 'step')
      return words.say(line`${words.player(seat)} va à la ${there}${note}.`, line`${words.player(seat)} goes to ${there}${note}.`);
    const led = how === 'led' ? words.say(['mené'], ['led']) : words.say(['ramené'], ['sent back']);
    return words.say(
      line`Le pion ${words.of(seat)} est ${led} à la ${there}${note}.`,
      line`${words.player(seat)}’s pawn is ${led} to ${there}${note}.`,
    );
  },
  tokenTaken(words, { seat, token }) {
    const player = playerOf(words.state, seat);
    const has = (token === 'life' ? player.lives : player.bullets) + 1;
    const what = words.count(token, 1);
    return words.say(
      line`${words.player(seat)} ramasse ${what} (${has} en tout).`,
      line`${words.player(seat)} picks up ${what} (${has} in all).`,
    );
  },
  tokenLeft(words, { seat, square }) {
    const what = words.count(words.state.tokens[square] ?? 'bullet', 1);
    return words.say(line`${words.player(seat)} laisse ${what} sur la case.`, line`${words.player(seat)} leaves ${what} on the square.`);
  },
  herded(words, event) {
    const { seat, die } = event;
    const zombies = words.count('zombie', die);
    const rolled = line`${aimOfDie(event, words.language)}, ${diceInWords(DIE, words.language)}`;
    return words.say(
      line`${words.player(seat)} : ${rolled} : ${die}, ${zombies} à déplacer`,
      line`${words.player(seat)}: ${rolled}: ${die}, ${zombies} to move`,
    );
  },
  zombieShifted(words, { from, to, rule, step }) {
    const { state } = words;
    const source = step ? undefined : line` (${words.source(rule)})`;
    const [first, ...others] = state.scene.seats.flatMap(({ seat }) => (playerOf(state, seat).square === to ? [seat] : []));
    const more = others.map((seat) => [words.player(seat)]);
    const upon =
      first === undefined
        ? undefined
        : words.say(
            line`, auprès ${words.list([words.of(first), ...more])}`,
            line`, next to ${words.list([[words.player(first)], ...more])}`,
          );
    return words.say(
      line`Zombie : ${words.square(from)} → ${words.square(to)}${upon}${source}.`,
      line`Zombie: ${words.square(from)} → ${words.square(to)}${upon}${source}.`,
    );
  },
};

/**
 * Several steps of a pawn in one sentence, by the last of them and the number of squares. Undefined for a pawn that is set elsewhere, and where the
 * step has more to tell than its square.
 */
export function walkTo(words: Words, { seat, to, how }: Extract<Event, { type: 'pawnMoved' }>): ((steps: number) => Sentence) | undefined {
  if (how === 'sent' || noteOn(words, seat, to)) return undefined;
  const [name, of, there] = [words.player(seat), words.of(seat), words.square(to)];
  return (steps) => {
    const squares = words.count('square', steps);
    return how === 'step'
      ? words.say(line`${name} avance de ${squares}, jusqu’à la ${there}.`, line`${name} moves ${squares}, to ${there}.`)
      : words.say(line`Le pion ${of} est mené de ${squares}, jusqu’à la ${there}.`, line`${name}’s pawn is led ${squares}, to ${there}.`);
  };
}

/** "1 dé : 5 compté double + 2 (Planche à roulettes), moitié (Lacet défait) = " */
function reckonedBy(words: Words, { die, bonus, halved }: Pace, rules: readonly string[]): Sentence {
  const adding = halved ? rules.slice(0, -1) : rules;
  const added = bonus === 0 ? undefined : line` + ${bonus} (${words.list(adding.map((rule) => [words.source(rule)]))})`;
  const twice = words.state.turn.doubled ? words.say([' compté double'], [' counted double']) : undefined;
  const dice = words.say([`${diceInWords(DIE, 'fr')} : `], [`${diceInWords(DIE, 'en')}: `]);
  return line`${dice}${die}${twice}${added}${halved ? halvedBy(words, rules.at(-1)) : undefined} = `;
}

/** "Voiture abandonnée, moitié (Lacet défait) = " */
function standingFor(words: Words, [card = '', waiting]: readonly string[]): Sentence {
  return line`${words.source(card)}${waiting === undefined ? undefined : halvedBy(words, waiting)} = `;
}

function halvedBy(words: Words, rule = ''): Sentence {
  return words.say(line`, moitié arrondie en dessous (${words.source(rule)})`, line`, halved and rounded down (${words.source(rule)})`);
}

/** A fight or token left out on the square that a pawn comes to, and the reason. */
function noteOn(words: Words, seat: Seat, square: Square): Sentence | undefined {
  const { state } = words;
  const zombie = hasZombie(state, square);
  const peace = everywhere(state, 'peace');
  const left = zombie && !peace ? undefined : notTaken(words, seat, square, zombie);
  const calm =
    zombie && peace
      ? words.say(line` sans combat (${words.card(peace.card)})`, line` without a fight (${words.card(peace.card)})`)
      : undefined;
  return calm || left ? line`${calm}${left && line`, ${left}`}` : undefined;
}

/** Why the token of a square stays there; undefined where there is none, or where it is taken (ZB-MOVE-PICKUP). */
export function notTaken(words: Words, seat: Seat, square: Square, zombie: boolean): Sentence | undefined {
  const token = words.state.tokens[square];
  if (!token) return undefined;
  if (zombie) return words.say(line`${words.count(token, 1)} reste sous le zombie`, line`${words.count(token, 1)} stays under the zombie`);
  if (token === 'bullet' || playerOf(words.state, seat).lives < MOST_LIVES) return undefined;
  return words.say(line`1 vie reste sur la case (déjà ${MOST_LIVES})`, line`1 life stays on the square (${MOST_LIVES} already)`);
}
