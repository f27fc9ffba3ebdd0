/**
 * Holds the exact chances of Deadzone's attacks to simulated ones: every figure of one predefined team shoots at and fights every figure of the other,
 * ten million attacks in all. Dice are thrown by this file alone. `npm run measure:odds -- --attacks 10000000 --seed 1`: see docs/strength.md. Ends
 * with 1 where a share is 4 standard errors away from its chance.
 */
import { parseArgs } from 'node:util';
import { deadzoneBoards, deadzonePatrol } from '@escarmouche/content/deadzone';
import {
  deadzoneGame,
  diceOf,
  fightOdds,
  meleeWeapons,
  rangedWeapons,
  shotOdds,
  type AttackOdds,
  type State,
  type Test,
} from '@escarmouche/deadzone';
import { randomFrom, type Random } from '@escarmouche/referee';
import { figureOf, sheetOf } from '@escarmouche/skirmish';
import { placeIn } from '@escarmouche/space/cubes';

const { values } = parseArgs({ options: { attacks: { type: 'string', default: '10000000' }, seed: { type: 'string', default: '1' } } });
const MOST_ERRORS = 4;
const FACES = 8;

/** An attack with its exact chances, and the armour left after its piercing. */
interface Case {
  readonly name: string;
  readonly odds: AttackOdds;
  readonly target: Side;
  /** Of the attacker, where the target fights back. */
  readonly attacker?: Side;
}

interface Side {
  readonly armour: number;
  readonly counters: number;
  readonly size: number;
}

const side = (state: State, id: string, ap: number): Side => {
  const { armour, size } = sheetOf(state, id);
  return { armour: Math.max(0, armour - ap), counters: figureOf(state, id).counters, size };
};

/** Both teams in two neighbouring cubes of open ground, or in one; odd figures are hurt. */
function facing(together: boolean): State {
  const [board] = deadzoneBoards;
  if (!board) throw new Error('no battlefield');
  const patrol = deadzonePatrol(board, {});
  const placed = patrol.groups.flatMap(({ figures }, team) =>
    figures.map(
      ({ id }, i) =>
        [
          id,
          { ...placeIn({ column: 4 + (together ? 0 : team), row: 4, level: 1 }, 0.1 + i / 6, 0.3 + team / 3), counters: i % 2 },
        ] as const,
    ),
  );
  const map = { levels: 1, panels: [], floors: [], climbs: [], ramps: [], boxes: [] };
  return deadzoneGame.setup({ ...patrol, map, position: { figures: Object.fromEntries(placed), turn: { seat: 'a' } } });
}

/** Every shot and every Fight of a figure at one of the other team, with up to two Dé results on either side. */
function cases(): readonly Case[] {
  const [apart, together] = [facing(false), facing(true)];
  const pairs = apart.scene.roster.flatMap((one) =>
    apart.scene.roster.filter((other) => one.charAt(0) !== other.charAt(0)).map((other) => [one, other] as const),
  );
  return pairs.flatMap(([one, other], nth): readonly Case[] => {
    const [spent, answered] = [nth % 3, (nth >> 1) % 3];
    const shots = rangedWeapons(apart, figureOf(apart, one)).map((weapon): Case => {
      const odds = shotOdds(apart, { shooter: one, target: other, weapon, suppress: false, dice: spent }, answered);
      return { name: `${one} shoots at ${other} with ${weapon.id}`, odds, target: side(apart, other, weapon.ap) };
    });
    const [back] = meleeWeapons(together, figureOf(together, other));
    const fights = meleeWeapons(together, figureOf(together, one)).flatMap((weapon): readonly Case[] => {
      const fight = { attacker: one, target: other, weapon, dice: spent, ...(nth % 2 === 0 && { moved: one }) };
      const target = side(together, other, weapon.ap);
      const dodged = {
        name: `${one} fights ${other}, who dodges`,
        odds: fightOdds(together, fight, { how: 'survive', dice: answered }),
        target,
      };
      if (!back) return [dodged];
      const odds = fightOdds(together, fight, { how: 'fight', weapon: back, dice: answered });
      return [dodged, { name: `${one} fights ${other}, who fights back`, odds, target, attacker: side(together, one, back.ap) }];
    });
    return [...shots, ...fights];
  });
}

/** Successes of a test as its dice fall: an 8 adds a die, failed dice are thrown again, each once (DZ-DICE-EXPLODE, DZ-DICE-REROLL). */
function thrown(test: Test, random: Random): number {
  const need = test.need ?? Infinity;
  let successes = 0;
  let failed = 0;
  for (let open = diceOf(test); open > 0; open--) {
    const face = 1 + random(FACES);
    if (face === FACES) open++;
    if (face >= need) successes++;
    else failed++;
  }
  for (let left = test.rerolls; left > 0 && failed > 0; left--, failed--) {
    for (let open = 1, again = true; open > 0; open--, again = false) {
      const face = 1 + random(FACES);
      if (face === FACES) open++;
      if (face >= need) successes++;
      else if (!again) failed++;
    }
  }
  return successes;
}

const suffered = (potential: number, { armour, counters, size }: Side): 'unharmed' | 'injured' | 'dead' => {
  const points = Math.max(0, potential - armour);
  if (points === 0) return 'unharmed';
  return counters + points > size ? 'dead' : 'injured';
};

/** Standard errors between a share seen and its chance. */
const errorsOf = (seen: number, of: number, chance: number): number => {
  const error = Math.sqrt((chance * (1 - chance)) / of);
  const away = Math.abs(seen / of - chance);
  return error === 0 ? (away === 0 ? 0 : Infinity) : away / error;
};

const all = cases();
const random = randomFrom(Number(values.seed));
const each = Math.ceil(Number(values.attacks) / all.length);
let worst = { errors: 0, what: '' };
let compared = 0;

function compare(what: string, seen: number, chance: number): void {
  // Of what is seen less than some ten times a share says nothing by its standard error.
  if (Math.min(chance, 1 - chance) * each < 10) return;
  compared++;
  const errors = errorsOf(seen, each, chance);
  if (errors > worst.errors) worst = { errors, what };
}

for (const { name, odds, target, attacker } of all) {
  const ahead: number[] = [];
  const ends = { 'target dead': 0, 'target injured': 0, 'attacker dead': 0, 'attacker injured': 0 };
  for (let i = 0; i < each; i++) {
    const difference = thrown(odds.tests[0], random) - thrown(odds.tests[1], random);
    const by = Math.max(0, difference);
    ahead[by] = (ahead[by] ?? 0) + 1;
    const one = suffered(by, target);
    if (one !== 'unharmed') ends[`target ${one}`]++;
    const other = attacker ? suffered(Math.max(0, -difference), attacker) : 'unharmed';
    if (other !== 'unharmed') ends[`attacker ${other}`]++;
  }
  odds.difference.ahead.forEach((chance, by) => by > 0 && compare(`${name}: ahead by ${by}`, ahead[by] ?? 0, chance));
  compare(`${name}: target dead`, ends['target dead'], odds.target.dead);
  compare(`${name}: target injured`, ends['target injured'], odds.target.injured);
  if (!odds.attacker) continue;
  compare(`${name}: attacker dead`, ends['attacker dead'], odds.attacker.dead);
  compare(`${name}: attacker injured`, ends['attacker injured'], odds.attacker.injured);
}

console.log(
  `${all.length * each} attacks of ${all.length} kinds, ${compared} shares: at most ${worst.errors.toFixed(2)} standard errors away (${worst.what})`,
);
if (worst.errors > MOST_ERRORS) process.exitCode = 1;
