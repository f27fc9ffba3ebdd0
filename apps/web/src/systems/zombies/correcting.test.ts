import type { Command } from '@escarmouche/zombies';
import { expect, test } from 'vitest';
import { at, game, refusal, walkersTown } from '../../../../../packages/systems/zombies/src/testing.ts';
import { companion } from './companion.ts';
import { correcting } from './correcting.ts';
import { spotOf, zombieId } from './look.ts';

const commandOf = (match: ReturnType<typeof walkersTown>, figure: string, fact: string, label: string): Command => {
  const found = correcting
    .facts(match.state, figure, 'fr')
    .find(({ id }) => id === fact)
    ?.options.find((one) => one.label === label);
  if (!found) throw new Error(`nothing is said of ${fact}`);
  return found.command;
};

test('ZB-FACT-BOX: lives, bullets, zombies taken, squares left and what lies on the square are said by a press', () => {
  const match = walkersTown();
  const facts = correcting.facts(match.state, 'a', 'fr');
  expect(facts.map(({ id }) => id)).toEqual(['lives', 'bullets', 'trophies', 'left', 'zombie', 'token']);
  for (const { options } of facts) {
    expect(options.filter(({ now }) => now)).toHaveLength(1);
    for (const { command } of options) expect(refusal(match, command)).toBeUndefined();
  }
  expect(commandOf(match, 'a', 'bullets', '1')).toEqual({ type: 'correct', figure: 'a', bullets: 1 });
  expect(commandOf(match, 'a', 'left', '2')).toEqual({ type: 'correct', figure: 'a', left: 2 });
});

test('ZB-CORE-GRID: a pawn and a zombie are set on another square, and a zombie is taken off', () => {
  const match = walkersTown();
  const zombie = zombieId(at(match, 2, 0));
  const moved = (figure: string, to: number) => correcting.moved(match.state, figure, spotOf(match.state, to));
  expect(correcting.moved(match.state, 'a', { x: 60, y: 60 })).toBeUndefined();
  const [from, to] = [at(match, 2, 0), at(match, 1, 0)];
  expect(moved('a', to)).toEqual({ type: 'correct', figure: 'a', square: to });
  expect(moved(zombie, to)).toEqual({ type: 'correct', zombies: [to], empty: [from] });
  expect(correcting.called?.(match.state, zombie, 'fr')).toContain('Zombie');
  expect(commandOf(match, zombie, 'zombie', 'Non')).toEqual({ type: 'correct', empty: [from] });
});

const reminded = ({ state }: ReturnType<typeof game>) =>
  Object.fromEntries((companion.reminders?.(state, 'fr') ?? []).map(({ label, value }) => [label, value]));

test('ZB-MOVE-ROLL ZB-ZMOVE: who plays is reminded of what is left, and of zombies that still have to be moved', () => {
  expect(reminded(walkersTown())).toMatchObject({ 'Cases restantes': '3', Balles: '3', Vies: '3', 'Zombies pris': '0/25' });
  expect(reminded(game({ step: 'herding', turn: { herd: 2 }, zombies: [[0, 1]] }))).toMatchObject({
    'Zombies à déplacer': '2',
    'Peuvent encore bouger': '1',
  });
});
