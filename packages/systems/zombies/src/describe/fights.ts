import { line, poolInWords, type Sentence } from '@escarmouche/referee';
import { BLOW_NEED, sumOf } from '../combat.ts';
import { playerOf } from '../players.ts';
import { HOME } from '../numbers.ts';
import { aimOfDie, type Diced } from './aims.ts';
import type { Describers } from './describers.ts';
import { notTaken } from './movement.ts';
import type { Words } from './words.ts';

/** "Ana : combat, 1 dé, 4 ou plus : " */
function rolled(words: Words, event: Extract<Diced, { type: 'blow' | 'twitched' }>): Sentence {
  const what = line`${aimOfDie(event, words.language)}, ${poolInWords({ dice: 1, faces: 6, need: BLOW_NEED }, words.language)}`;
  return words.say(line`${words.player(event.seat)} : ${what} : `, line`${words.player(event.seat)}: ${what}: `);
}

/** Combats, and their costs: lives, bullets, trophies. */
export const fightDescribers: Describers<
  | 'fightBegan'
  | 'blow'
  | 'boosted'
  | 'blowLost'
  | 'fightEnded'
  | 'bulletsSpent'
  | 'bulletsGained'
  | 'livesLost'
  | 'livesGained'
  | 'zombieKilled'
  | 'trophiesLost'
  | 'twitched'
  | 'knockedOut'
> = {
  fightBegan(words, { seat }) {
    const where = words.square(playerOf(words.state, seat).square);
    return words.say(line`${words.player(seat)} combat un zombie, ${where}.`, line`${words.player(seat)} fights a zombie, ${where}.`);
  },
  blow(words, event) {
    const { die, bonuses, result } = event;
    const added = bonuses.flatMap(({ rule, value }) => line` + ${value} (${words.source(rule)})`);
    const given = result - die - sumOf(bonuses);
    const before = given > 0 ? ` + ${given}` : '';
    const total = result === die ? '' : ` = ${result}`;
    const verdict = resultText(words, result);
    return line`${rolled(words, event)}${die}${added}${before}${total}, ${verdict}`;
  },
  boosted(words, { seat, value, rule }) {
    const { fight } = words.state;
    const source = words.source(rule);
    if (fight?.die === undefined) {
      return words.say(
        line`${source} : +${value} au prochain jet de combat ${words.of(seat)}.`,
        line`${source}: +${value} to ${words.player(seat)}’s next combat roll.`,
      );
    }
    const before = fight.die + fight.bonus;
    const verdict = resultText(words, before + value);
    return words.say(
      line`${source} : ${before} + ${value} = ${before + value}, ${verdict}.`,
      line`${source}: ${before} + ${value} = ${before + value}, ${verdict}.`,
    );
  },
  // Told by its payment.
  blowLost: () => undefined,
  // Told by the zombie that is gone, or by the knockout.
  fightEnded: () => undefined,
  bulletsSpent(words, { seat, count, rule }) {
    const name = words.player(seat);
    const bullets = words.count('bullet', count);
    const left = words.say(
      [`reste ${playerOf(words.state, seat).bullets - count}`],
      [`${playerOf(words.state, seat).bullets - count} left`],
    );
    if (rule === 'ZB-COMBAT-LOSS') {
      return words.say(
        line`${name} dépense ${bullets}, le jet atteint ${BLOW_NEED} (${left}).`,
        line`${name} spends ${bullets}, the roll reaches ${BLOW_NEED} (${left}).`,
      );
    }
    const source = words.source(rule);
    return words.say(line`${source} : ${name} perd ${bullets} (${left}).`, line`${source}: ${name} loses ${bullets} (${left}).`);
  },
  bulletsGained: (words, { seat, count, rule }) =>
    gained(words, seat, rule, words.count('bullet', count), playerOf(words.state, seat).bullets + count),
  livesLost(words, { seat, count, rule }) {
    const name = words.player(seat);
    const lives = words.count('life', count);
    const after = playerOf(words.state, seat).lives - count;
    const left = words.say([`reste ${after}`], [`${after} left`]);
    const source = rule === 'ZB-COMBAT-LOSS' ? undefined : words.say(line`${words.source(rule)} : `, line`${words.source(rule)}: `);
    return words.say(line`${source}${name} perd ${lives} (${left}).`, line`${source}${name} loses ${lives} (${left}).`);
  },
  livesGained: (words, { seat, count, rule }) =>
    gained(words, seat, rule, words.count('life', count), playerOf(words.state, seat).lives + count),
  zombieKilled(words, { seat, square, rule }) {
    const { state } = words;
    const player = playerOf(state, seat);
    const source = rule === 'ZB-COMBAT-ROLL' ? undefined : words.say(line`${words.source(rule)} : `, line`${words.source(rule)}: `);
    const left = player.square === square && !source ? notTaken(words, seat, square, false) : undefined;
    const note = left && line`, ${left}`;
    const count = player.trophies + 1;
    return words.say(
      line`${source}${words.player(seat)} élimine un zombie, ${words.square(square)} : ${count} en collection${note}.`,
      line`${source}${words.player(seat)} takes down a zombie, ${words.square(square)}: ${count} collected${note}.`,
    );
  },
  trophiesLost(words, { seat, count, rule }) {
    const after = playerOf(words.state, seat).trophies - count;
    const zombies = words.count('zombie', count);
    const why =
      rule === 'ZB-KO'
        ? words.say([' de sa collection, la moitié arrondie au-dessus'], [', half of the collection rounded up'])
        : words.say(line` de sa collection (${words.source(rule)})`, line` from the collection (${words.source(rule)})`);
    return words.say(
      line`${words.player(seat)} rend ${zombies}${why} : il en reste ${after}.`,
      line`${words.player(seat)} gives back ${zombies}${why}: ${after} left.`,
    );
  },
  twitched: (words, event) => line`${rolled(words, event)}${event.die}, ${resultText(words, event.die)}`,
  knockedOut(words, { seat, lives, bullets }) {
    const has = words.list([[words.count('life', lives)], [words.count('bullet', bullets)]]);
    return words.say(
      line`${words.player(seat)} est K.-O. et repart de la ${words.square(HOME)}, avec ${has}.`,
      line`${words.player(seat)} is knocked out and starts again from the ${words.square(HOME)}, with ${has}.`,
    );
  },
};

/** "victoire", or the number that a die lacks. */
function resultText(words: Words, result: number): string {
  const lacking = BLOW_NEED - result;
  const [text = ''] =
    lacking <= 0 ? words.say(['victoire'], ['victory']) : words.say([`défaite, il manque ${lacking}`], [`defeat, ${lacking} short`]);
  return String(text);
}

function gained(words: Words, seat: string, rule: string, what: string, has: number) {
  const source = words.source(rule);
  return words.say(
    line`${source} : ${words.player(seat)} gagne ${what} (${has} en tout).`,
    line`${source}: ${words.player(seat)} gains ${what} (${has} in all).`,
  );
}
