import { randomFrom } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { VERBS as ACTIONS } from '../systems/urss-classic/text/verbs.ts';
import { fold, headingOf, nearestOrder, numberAtEnd, parseOrder, turnedBy, turnOf, type Order } from './grammar.ts';
import { meant, nearestName } from './names.ts';
import { VERBS } from './verbs.ts';

const read = (line: string): Order => parseOrder(line, ACTIONS);
/** An order in short: its verb and its phrases. */
const short = (line: string): string => {
  const { verb, action, phrases, inner } = read(line);
  return [
    verb,
    action,
    inner && `(${[inner.verb, inner.action].filter(Boolean).join(' ')})`,
    ...phrases.map(({ link, text }) => `${link}:${text}`),
  ]
    .filter(Boolean)
    .join(' ');
};

test.each([
  ['scan', 'scan'],
  ['list enemies', 'list object:enemies'],
  ['distance A3 B2', 'distance object:a3 b2'],
  ['reach A3', 'reach object:a3'],
  ['see A3', 'see object:a3'],
  ['odds A3 B2', 'odds object:a3 b2'],
  ['move A3 toward B2 4', 'move object:a3 toward:b2 4'],
  ['move A3 toward B2 4 inches', 'move object:a3 toward:b2 4'],
  ['move A3 to D7.5', 'move object:a3 to:d7.5'],
  ['move A3 behind the crate', 'move object:a3 behind:crate'],
  ['move A3 to behind the crate', 'move object:a3 behind:crate'],
  ['go on the roof', 'move on:roof'],
  ['shoot B2', 'shoot object:b2'],
  ['shoot B2 with the rifle', 'shoot object:b2 with:rifle'],
  ['why not shoot B2', 'why (shoot) object:b2'],
  ["why can't A3 shoot B2?", 'why (shoot) object:a3 object:b2'],
  ['A3 shoots B2', 'shoot object:a3 object:b2'],
  ['turn A3 north', 'turn object:a3 north'],
  ['move A3 to D7.5 facing B2', 'move object:a3 to:d7.5 facing:b2'],
  ['end turn', 'pass'],
  ['let everything pass', 'allPass'],
  ['get up', 'getUp'],
  ['rule cover', 'rule object:cover'],
  ['place A1 at D3', 'move object:a1 to:d3'],
  ['move behind A3', 'move behind:a3'],
  ['move in front of A3', 'move front:a3'],
  ['go to the left of A3', 'move left:a3'],
  ['run right of the crates', 'run right:crates'],
  ['turn 90 degrees right', 'turn object:90 degrees right'],
  ['A1 to E3', 'object:a1 to:e3'],
  ['behind A3', 'behind:a3'],
  ['2 E, 1 S', 'object:2e 1s'],
  ['what can I do', 'help'],
  ['what should B1 do', 'object:what should b1 do'],
])('English: %s', (line, order) => {
  expect(short(line)).toBe(order);
});

test.each([
  ['scruter', 'scan'],
  ['liste adversaires', 'list object:adversaires'],
  ['mesurer A3 B2', 'distance object:a3 b2'],
  ['portée A3', 'reach object:a3'],
  ['voir A3', 'see object:a3'],
  ['chances A3 B2', 'odds object:a3 b2'],
  ['déplacer A3 vers B2 de 4 pas', 'move object:a3 toward:b2 4'],
  ['deplacer A3 vers B2 4', 'move object:a3 toward:b2 4'],
  ['aller en D7,5', 'move to:d7.5'],
  ['Lando marche jusqu’à D.4/7,5', 'move object:lando to:d.4/7.5'],
  ['va derrière les caisses', 'move behind:caisses'],
  ['monter sur le toit', 'climb on:toit'],
  ['tirer sur B2', 'shoot on:b2'],
  ['pourquoi pas tirer B2 ?', 'why (shoot) object:b2'],
  ['essayer marcher en D7.5', 'preview (move) to:d7.5'],
  ['A3 tire sur B2 avec le blaster', 'shoot object:a3 on:b2 with:blaster'],
  ['tourner A3 au nord-est', 'turn object:a3 to:nord-est'],
  ['fin du tour', 'pass'],
  ['se relever', 'getUp'],
  ['où est Lando', 'where object:lando'],
  ['règle couvert', 'rule object:couvert'],
  ['poser A1 en D3', 'move object:a1 to:d3'],
  ['aller devant A3', 'move front:a3'],
  ['va à gauche d’A3', 'move left:a3'],
  ['marcher à la droite des caisses', 'move right:caisses'],
  ['tourner A3 de 90 degrés à droite', 'turn object:a3 90 degres to:droite'],
  ['que puis-je faire ?', 'help'],
])('French: %s', (line, order) => {
  expect(short(line)).toBe(order);
});

test('parts of an order follow each other, in either language', () => {
  const { next, ...first } = read('move A3 to D7, then climb the crates and then E9');
  expect(first).toMatchObject({ action: 'move', phrases: [{ text: 'a3' }, { link: 'to', text: 'd7' }] });
  expect(next?.map(({ action, text }) => [action, text])).toEqual([
    ['climb', 'climb the crates'],
    [undefined, 'e9'],
  ]);
  expect(read('essayer marcher en D7 puis escalader le mur').inner).toMatchObject({ action: 'move', next: [{ action: 'climb' }] });
  expect(read('puis marcher en D7')).toEqual(read('marcher en D7'));
});

test('accents, signs and decimals are folded away', () => {
  expect(fold('  Où EST « l’Échelle » ?! ')).toBe('ou est l echelle');
  expect(fold('D7,5; 3,2.')).toBe('d7.5 3.2');
  expect(fold('D.4/7,5')).toBe('d.4/7.5');
});

test('numbers at the end, and directions in both languages', () => {
  expect(numberAtEnd('b2 4')).toEqual({ text: 'b2', number: 4 });
  expect(numberAtEnd('4.5')).toEqual({ text: '', number: 4.5 });
  expect(numberAtEnd('b2')).toEqual({ text: 'b2' });
  expect(headingOf('nord ouest')).toEqual(headingOf('north-west'));
  expect(headingOf('b2')).toBeUndefined();
});

test.each([
  ['right', 90],
  ['à gauche', 270],
  ['90 right', 90],
  ['de 45 degrés à gauche', 315],
  ['quart de tour à droite', 90],
  ['half turn', 180],
  ['120° left', 240],
  ['90', undefined],
  ['north', undefined],
  ['90 ahead', undefined],
])('a turn to its own side: %s is %s degrees to the right', (text, degrees) => {
  expect(turnOf(fold(text))).toBe(degrees);
});

test('a facing turned to the right', () => {
  expect(turnedBy({ x: 0, y: 1 }, 90)).toEqual({ x: 1000, y: 0 });
  expect(turnedBy({ x: 1000, y: 0 }, 90)).toEqual({ x: 0, y: -1000 });
  expect(turnedBy({ x: 0, y: 500 }, 315)).toEqual({ x: -707, y: 707 });
});

test('what is not understood has a nearest order, in the language of the page', () => {
  expect(nearestOrder('tirrer B2', ACTIONS, 'fr')).toBe('tirer b2');
  expect(nearestOrder('shot B2', ACTIONS, 'en')).toBe('shoot b2');
  expect(nearestOrder('saut', ACTIONS, 'en')).not.toBe('sauter');
  expect(nearestOrder('zzzzzzz', ACTIONS, 'en')).toBeUndefined();
});

test('names mean what is called so, begins so, or has such a word; several when several do', () => {
  const all = [
    { id: '1', names: ['A1', 'Lando', 'A1 Lando'] },
    { id: '2', names: ['A2', 'Lana', 'A2 Lana'] },
    { id: '3', names: ['Caisses 1', 'crates'] },
    { id: '4', names: ['Caisses du relais'] },
  ];
  const ids = (text: string): readonly string[] => meant(text, all).map(({ id }) => id);
  expect(ids('a1')).toEqual(['1']);
  expect(ids('Lan')).toEqual(['1', '2']);
  expect(ids('la caisse')).toEqual(['3', '4']);
  expect(ids('relais')).toEqual(['4']);
  expect(ids('crate')).toEqual(['3']);
  expect(ids('')).toEqual([]);
  expect(nearestName('landa', all)).toBe('Lando');
});

test('no two meanings for one word, and no line that cannot be read', () => {
  const words = [...Object.values(VERBS), ...Object.values(ACTIONS)].flatMap(({ en, fr }) => [...new Set([...en, ...fr])]);
  const twice = words.filter((word, i) => words.indexOf(word) !== i);
  expect(twice).toEqual([]);
  const random = randomFrom(7);
  const pieces = [
    ...words,
    'A3',
    'b2',
    'D7.5',
    '4',
    ',',
    '.',
    '’',
    '?',
    '/',
    '-',
    'vers',
    'to',
    'behind',
    'à',
    'é',
    '\u0000',
    '🎲',
    ' ',
    '\\',
    '(',
    '*',
    '[',
  ];
  for (let i = 0; i < 5000; i++) {
    const line = Array.from({ length: random(9) }, () => pieces[random(pieces.length)] ?? '').join(random(10) < 7 ? ' ' : '');
    const order = read(line);
    expect(order.phrases.every(({ text }) => text !== '')).toBe(true);
    expect(fold(fold(line))).toBe(fold(line));
    // Compared with every word there is: too dear for every line.
    if (i % 10 === 0) nearestOrder(line, ACTIONS, 'fr');
  }
});
