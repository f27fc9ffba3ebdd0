/**
 * Random and hostile commands: whatever is offered is played, and beside each good command spoilt ones are tried. Nothing may crash; a refusal
 * has a rule and a reason in both languages and leaves the state as it was; an accepted command is resolved; no battle comes to what no battle may come to.
 */
import { randomPlayer } from '@escarmouche/ai';
import { canonical, openMatch, randomFrom, seededDice, type Match, type Progress } from '@escarmouche/referee';
import { urssClassic, type Command, type Event, type Setup, type State } from '@escarmouche/urss-classic';
import { flawOf } from '../../packages/systems/urss-classic/src/testing-battles.ts';
import { spoil } from './hostile.ts';
import { drawnBattle, failed, told } from './world.ts';

type Battle = Match<Setup, State, Command, Event>;

const { count, seed } = told();
const random = randomFrom(seed);
const player = randomPlayer(urssClassic);
const ENOUGH = 400;

function settle(battle: Battle, first: Progress<Event>, input: unknown): void {
  let progress = first;
  for (let tries = 0; progress.status === 'waiting'; tries++) {
    const { question } = progress;
    if (question.kind !== 'choice') return failed('commands', `a ${question.kind} is left open`, input);
    if (random(3) === 0) battle.answer(spoil({ do: 'react' }, random) as never, question.seat);
    const { pending } = battle;
    if (!pending) return;
    progress = battle.answer(player.answer(pending.state, question, random), question.seat);
    if (tries > 200) failed('commands', `no answer to ${question.purpose} is taken`, input);
  }
  if (progress.status === 'refused') failed('commands', `an allowed command ends refused: ${progress.refusal.reason.en}`, input);
}

let tried = 0;
while (tried < count) {
  const dice = random(1_000_000);
  const battle: Battle = openMatch(urssClassic, drawnBattle(random), (entry) => seededDice(dice, entry));
  for (let step = 0; step < ENOUGH && tried < count; step++) {
    const seat = urssClassic.active(battle.state)[0];
    if (seat === undefined) break;
    const { command } = player.decide(battle.state, seat, random);
    for (let i = 0; i < 4; i++) {
      tried++;
      const spoilt = spoil(command, random) as Command;
      const before = canonical(battle.state);
      const refusal = urssClassic.check(battle.state, seat, spoilt);
      if (refusal && (refusal.rule === '' || refusal.reason.fr === '' || refusal.reason.en === ''))
        failed('commands', 'a refusal without a reason', spoilt);
      if (canonical(battle.state) !== before) failed('commands', 'a check changed the state', spoilt);
      if (refusal && (battle.submit(seat, spoilt).status !== 'refused' || canonical(battle.state) !== before)) {
        failed('commands', 'a refused command was played', spoilt);
      }
    }
    tried++;
    settle(battle, battle.submit(seat, command), command);
    const flaw = flawOf(battle.state);
    if (flaw !== undefined) failed('commands', flaw, { command, dice });
  }
}
