import type { Command } from '@escarmouche/zombies';
import { expect, test } from 'vitest';
import { at, game, play, player, refusal } from '../../../../../packages/systems/zombies/src/testing.ts';
import { companion } from './companion.ts';
import { correcting } from './correcting.ts';
import { spotOf, zombieId } from './look.ts';

const town = () =>
  game({
    tiles: [['droite', 1, 0]],
    zombies: [[2, 0]],
    lives: [[1, 0]],
    step: 'moving',
    turn: { left: 3 },
    players: { a: {}, b: { at: [1, 0] } },
  });

const commandOf = (match: ReturnType<typeof town>, figure: string, fact: string, label: string): Command => {
  const found = correcting
    .facts(match.state, figure, 'fr')
    .find(({ id }) => id === fact)
    ?.options.find((one) => one.label === label);
  if (!found) throw new Error(`nothing is said of ${fact}`);
  return found.command;
};

test('ZB-FACT-BOX: lives, bullets, zombies taken, squares left and what lies on the square are said by a press', () => {
  const match = town();
  const facts = correcting.facts(match.state, 'a', 'fr');
  expect(facts.map(({ id }) => id)).toEqual(['lives', 'bullets', 'trophies', 'left', 'zombie', 'token']);
  for (const { options } of facts) {
    expect(options.filter(({ now }) => now)).toHaveLength(1);
    for (const { command } of options) expect(refusal(match, command)).toBeUndefined();
  }
  play(match, commandOf(match, 'a', 'bullets', '1'));
  play(match, commandOf(match, 'a', 'left', '2'));
  expect([player(match, 'a').bullets, match.state.turn.left]).toEqual([1, 2]);
});

test('ZB-CORE-GRID: a pawn and a zombie are set on another square, and a zombie is taken off', () => {
  const match = town();
  const zombie = zombieId(at(match, 2, 0));
  const moved = (figure: string, to: number) => correcting.moved(match.state, figure, spotOf(match.state, to));
  expect(correcting.moved(match.state, 'a', { x: 60, y: 60 })).toBeUndefined();
  const [pawn, other] = [moved('a', at(match, 1, 0)), moved(zombie, at(match, 1, 0))];
  if (!pawn || !other) throw new Error('nothing is moved');
  play(match, [pawn, other]);
  expect(player(match, 'a').square).toBe(at(match, 1, 0));
  expect(correcting.called?.(match.state, zombieId(at(match, 1, 0)), 'fr')).toContain('Zombie');
  play(match, commandOf(match, zombieId(at(match, 1, 0)), 'zombie', 'Non'));
  expect(match.state.zombies).not.toContain(1);
});

test('ZB-MOVE-ROLL ZB-ZMOVE: who plays is reminded of what is left, and of zombies that still have to be moved', () => {
  const said = (state: ReturnType<typeof town>['state']) =>
    Object.fromEntries((companion.reminders?.(state, 'fr') ?? []).map(({ label, value }) => [label, value]));
  expect(said(town().state)).toMatchObject({ 'Cases restantes': '3', Balles: '3', Vies: '3', 'Zombies pris': '0/25' });
  expect(said(game({ step: 'herding', turn: { herd: 2 }, zombies: [[0, 1]] }).state)).toMatchObject({
    'Zombies à déplacer': '2',
    'Peuvent encore bouger': '1',
  });
});
