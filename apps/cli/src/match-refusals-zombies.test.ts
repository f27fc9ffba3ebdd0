import { zombieCards, zombieTiles } from '@escarmouche/content/zombies';
import { openMatch, saveMatch, seededDice } from '@escarmouche/referee';
import { zombies, type Command } from '@escarmouche/zombies';
import { expect, test } from 'vitest';
import { openFile } from './match-file.ts';

/** Ana's first turn up to its movement die, as a file: the header, then a line a command. */
const LINES = ((): readonly string[] => {
  const seats = ['a', 'b'].map((seat) => ({ seat, name: seat.toUpperCase() }));
  const position = {
    tiles: [{ kind: 'droite', x: 1, y: 0, turn: 0 as const }],
    zombies: [13],
    turn: { seat: 'a', step: 'move' as const },
  };
  const match = openMatch(zombies, { seats, kinds: zombieTiles, deck: zombieCards, options: {}, position }, (entry) =>
    seededDice(4, entry),
  );
  const commands: readonly Command[] = [{ type: 'roll' }, { type: 'step', to: 5 }, { type: 'step', to: 4 }];
  for (const command of commands) match.submit('a', command);
  return saveMatch(match).trimEnd().split('\n');
})();

/** The file with one line, counted from 1, in the place of its own. */
const withLine = (number: number, change: (line: string) => string): string =>
  LINES.map((line, i) => (i === number - 1 ? change(line) : line)).join('\n');

/** The same, by members of the line. */
const withMembers = (number: number, change: object): string =>
  withLine(number, (line) => JSON.stringify({ ...(JSON.parse(line) as object), ...change }));

test('a file of the town of tiles that nobody has broken is opened without a word', () => {
  expect(LINES).toHaveLength(5);
  expect(openFile(LINES.join('\n'))).toMatchObject({ ok: true, saved: { system: 'zombies', drift: undefined, seal: 'intact' } });
});

test.each<[what: string, source: string, line: number, fr: string, en: string]>([
  ['a line cut off', withLine(3, (line) => line.slice(0, 20)), 3, 'Cette ligne n’est pas une entrée.', 'This line is not an entry.'],
  ['a line without events', withMembers(2, { events: undefined }), 2, 'Cette ligne n’est pas une entrée.', 'This line is not an entry.'],
  [
    'an answer without its question',
    withMembers(2, { answers: [{ answer: [3] }] }),
    2,
    'Cette ligne n’est pas une entrée.',
    'This line is not an entry.',
  ],
  [
    'a command after one that waits',
    withLine(2, () => JSON.stringify({ pending: { seat: 'a', command: { type: 'roll' }, answers: [] } })),
    3,
    'Rien ne peut suivre la commande en attente.',
    'Nothing may follow the waiting command.',
  ],
  [
    'a square that every object has',
    withLine(3, (line) => line.replace('{"seat"', '{"__proto__":{"x":1},"seat"')),
    3,
    'La clé « __proto__ » est interdite.',
    'The key "__proto__" is forbidden.',
  ],
  [
    'a pawn beyond the town',
    withMembers(3, { events: [{ type: 'pawnMoved', seat: 'a', to: 99, how: 'step' }] }),
    3,
    'Les faits de cette ligne gâtent « players.a ».',
    'The events of this line spoil "players.a".',
  ],
  [
    'a card that is none',
    withMembers(3, { events: [{ type: 'cardDrawn', seat: 'b', card: 'bombe' }] }),
    3,
    'Les faits de cette ligne gâtent « players.b ».',
    'The events of this line spoil "players.b".',
  ],
  [
    'a fact about nobody',
    withMembers(3, { events: [{ type: 'livesLost', seat: 'z', count: 1, rule: 'ZB-KO' }] }),
    3,
    'Les faits de cette ligne sont illisibles.',
    'The events of this line cannot be read.',
  ],
  [
    'a set-up with a pawn on a lawn',
    withLine(1, (line) => line.replace('"zombies":[13]', '"zombies":[13],"players":{"a":{"square":0}}')),
    1,
    'setup.position.players.a.square : personne ne peut être là',
    'setup.position.players.a.square: nothing can be there',
  ],
])('%s is refused with its line and the reason', (_what, source, line, fr, en) => {
  expect(openFile(source)).toEqual({ ok: false, line, reason: { fr, en } });
});

test.each<[what: string, source: string, entry: number, fr: string, en: string]>([
  [
    'a step of a player who does not decide',
    withMembers(3, { seat: 'b' }),
    1,
    'la commande est refusée (ZB-DECISIONS : Ce n’est pas à ce joueur de décider.)',
    'the command is refused (ZB-DECISIONS: It is not for this player to decide.)',
  ],
  [
    'a step through a wall',
    withMembers(3, { command: { type: 'step', to: 2 } }),
    1,
    'la commande est refusée (ZB-MOVE-DIAG : Il faut une case reliée, par un côté commun : ni diagonale, ni mur.)',
    'the command is refused (ZB-MOVE-DIAG: It takes a connected square with a common side: no diagonal, no wall.)',
  ],
  [
    'a die that was not noted',
    withMembers(2, { answers: [] }),
    0,
    'aucune réponse n’est notée à « pace »',
    'no answer is recorded to "pace"',
  ],
  [
    'a square that was not walked',
    withMembers(3, { events: [{ type: 'pawnMoved', seat: 'a', to: 1, how: 'step' }] }),
    1,
    'les règles donnent d’autres faits',
    'the rules state other facts',
  ],
])('%s is kept as it was written, and the drift is named with its entry', (_what, source, entry, fr, en) => {
  const opened = openFile(source);
  expect(opened.ok && opened.saved.drift).toEqual({ entry, reason: { fr, en } });
});
