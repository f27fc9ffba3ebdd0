import { z } from 'zod';
import { text, type Text } from '../text.ts';
import { keyed, word } from '../keyed.ts';
import { bare, flag, listOf, oneCommand, refusal, spelled } from '../values.ts';
import { cellAndTurn, count, name, spot, tile } from './values.ts';

const names = listOf(name);
const spots = listOf(spot);

/** A card in play; one with counters as [card, counters]. */
const item = z.union([z.tuple([name, count]), name.transform((card): [string, undefined] => [card, undefined])]);

const STEPS = {
  tile: ['tuile', 'draw'],
  place: ['pose'],
  stock: ['garnir'],
  encounter: ['rencontre', 'combat'],
  refill: ['main', 'hand'],
  move: ['déplacement'],
  moving: ['en déplacement'],
  herd: ['zombies'],
  herding: ['zombies en route'],
  discard: ['défausse', 'end'],
} as const;

const player = keyed(
  {
    at: spot.optional(),
    lives: count.optional(),
    bullets: count.optional(),
    trophies: count.optional(),
    hand: names.optional(),
    items: listOf(item).optional(),
    waits: names.optional(),
    played: flag.optional(),
  },
  {
    at: ['case', 'à', 'sur'],
    lives: ['vies', 'life'],
    bullets: ['balles'],
    trophies: ['collection', 'zombies'],
    hand: ['main', 'cards', 'cartes'],
    items: ['objets', 'in play', 'en jeu'],
    waits: ['attend', 'waiting'],
    played: ['a joué', 'has played'],
  },
);
const PLAYERS_MOST = 6;
const players = z
  .record(
    name,
    z.preprocess((value) => value ?? {}, player),
  )
  .refine((given) => Object.keys(given).length <= PLAYERS_MOST, { error: 'at most 6' });

const effect = keyed(
  { card: name, on: name, until: name.optional(), ends: count.min(1).optional(), at: spot.optional() },
  { card: ['carte'], on: ['sur'], until: ['jusqu’à', 'by'], ends: ['fins'], at: ['case', 'tile'] },
);

const expectation = keyed(
  {
    players: players.optional(),
    zombies: spots.optional(),
    bullets: spots.optional(),
    lives: spots.optional(),
    tiles: z.array(tile).optional(),
    turn: name.optional(),
    step: word(STEPS).optional(),
    left: count.optional(),
    herd: count.optional(),
    stack: count.optional(),
    supply: count.optional(),
    discard: names.optional(),
    closed: flag.optional(),
    winner: listOf(name).optional(),
    over: flag.optional(),
    rule: name.optional(),
    results: z.array(z.int().min(-20).max(40)).optional(),
  },
  {
    players: ['joueurs'],
    bullets: ['balles'],
    lives: ['vies'],
    tiles: ['tuiles'],
    turn: ['tour', 'plays', 'à jouer'],
    step: ['étape'],
    left: ['reste'],
    herd: ['zombies à déplacer', 'zombies to move'],
    stack: ['pile'],
    supply: ['réserve'],
    discard: ['défausse'],
    closed: ['fermée'],
    winner: ['gagne', 'winners', 'vainqueur'],
    over: ['finie', 'fin'],
    rule: ['règle'],
    results: ['résultats', 'blows'],
  },
);
export type Expectation = z.output<typeof expectation>;

/** A person's correction of a player on a real table, or of the town. */
const correction = keyed(
  {
    player: name.optional(),
    at: spot.optional(),
    lives: count.optional(),
    bullets: count.optional(),
    trophies: count.optional(),
    left: count.optional(),
    zombies: spots.optional(),
    empty: spots.optional(),
  },
  {
    player: ['joueur', 'who', 'qui'],
    at: ['case', 'à', 'sur'],
    lives: ['vies', 'life'],
    bullets: ['balles'],
    trophies: ['collection'],
    left: ['reste'],
    empty: ['vides', 'no zombies', 'sans zombie'],
  },
);

const commands = {
  begin: bare.optional(),
  draw: bare.optional(),
  place: cellAndTurn.optional(),
  stock: keyed(
    { zombies: spots.default([]), bullets: spots.default([]), lives: spots.default([]) },
    { bullets: ['balles'], lives: ['vies'] },
  ).optional(),
  face: bare.optional(),
  refill: bare.optional(),
  roll: bare.optional(),
  stay: bare.optional(),
  walk: spots.optional(),
  halt: bare.optional(),
  herd: bare.optional(),
  shift: z.tuple([spot, spot]).optional(),
  discard: name.optional(),
  end: bare.optional(),
  play: name.optional(),
  use: name.optional(),
  correct: correction.optional(),
};

const commandSpellings = {
  begin: ['commencer'],
  draw: ['piocher'],
  place: ['poser'],
  stock: ['garnir'],
  face: ['affronter', 'encounter'],
  refill: ['compléter'],
  roll: ['lancer'],
  stay: ['rester'],
  walk: ['aller', 'step', 'marcher'],
  halt: ['arrêter', 'stop'],
  herd: ['zombies'],
  shift: ['pousser', 'move zombie'],
  discard: ['défausser'],
  end: ['finir', 'end turn'],
  play: ['jouer'],
  use: ['utiliser'],
  correct: ['corriger', 'correction'],
} as const;

export type CommandName = keyof typeof commands;

/** A command by its word in each language. */
export const commandText = (command: CommandName): Text => text(commandSpellings[command][0], command);

const COMMANDS = Object.keys(commands) as CommandName[];

const WINDOWS = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8', 'W9', 'W10', 'W11'] as const;

/** An answer: a word, a name, a square; or a card played in a window. A mapping says more of it. */
const choice = z.preprocess(
  (value) => (typeof value === 'object' && value !== null ? value : { answer: value }),
  keyed(
    {
      answer: name.optional(),
      play: name.optional(),
      use: name.optional(),
      by: name.optional(),
      window: z.enum(WINDOWS).optional(),
      refused: refusal.optional(),
    },
    {
      answer: ['réponse', 'choose', 'choix'],
      play: ['jouer', 'joue'],
      use: ['utiliser', 'utilise'],
      by: ['par'],
      window: ['fenêtre', 'at'],
      refused: ['refusé', 'refusée'],
    },
  ),
);
export type Choice = z.output<typeof choice>;

const die = z.int().min(1).max(6);
const dice = z.preprocess(
  (value) => (typeof value === 'string' ? [...value.matchAll(/\d+/g)].map(Number) : typeof value === 'number' ? [value] : value),
  z.array(die).max(1000),
);

const step = z
  .preprocess(
    spelled,
    keyed(
      {
        ...commands,
        leave: flag.optional(),
        anew: flag.optional(),
        by: name.optional(),
        choices: listOf(choice).optional(),
        refused: refusal.optional(),
        dice: dice.optional(),
        draws: names.optional(),
        expect: expectation.optional(),
        note: z.string().max(5000).optional(),
      },
      {
        ...commandSpellings,
        leave: ['laisser'],
        anew: ['autrement'],
        by: ['par'],
        choices: ['choix', 'answers', 'réponses'],
        refused: ['refusé', 'refusée'],
        dice: ['dés'],
        draws: ['tirages'],
        expect: ['attendu', 'alors'],
        note: ['remarque'],
      },
    ),
  )
  .transform(oneCommand(COMMANDS))
  .transform(({ command, given }) => ({ command, given, choices: given.choices ?? [], refused: given.refused }));
export type Step = z.output<typeof step>;

export const zombiesCase = keyed(
  {
    name: z.string().min(1).max(300),
    cites: listOf(z.string().max(60)).default([]),
    note: z.string().max(5000).optional(),
    options: z.record(z.string(), z.union([z.string(), z.boolean()])).optional(),
    tiles: z.array(tile).max(100).optional(),
    zombies: spots.optional(),
    bullets: spots.optional(),
    lives: spots.optional(),
    players,
    turn: name.optional(),
    start: word({ play: ['jeu'], begin: ['début', 'commencer'] }).optional(),
    step: word(STEPS).optional(),
    left: count.optional(),
    herd: count.optional(),
    drawn: name.optional(),
    stack: names.optional(),
    deck: names.optional(),
    discard: names.optional(),
    effects: listOf(effect).optional(),
    closed: flag.optional(),
    do: listOf(step).default([]),
    dice: dice.default([]),
    draws: names.default([]),
    expect: expectation.optional(),
  },
  {
    name: ['nom', 'titre'],
    cites: ['cite', 'règles'],
    note: ['remarque'],
    options: ['réglages'],
    tiles: ['tuiles'],
    bullets: ['balles'],
    lives: ['vies'],
    players: ['joueurs'],
    turn: ['tour', 'plays', 'joue'],
    start: ['départ'],
    step: ['étape'],
    left: ['reste'],
    herd: ['zombies à déplacer', 'zombies to move'],
    drawn: ['tirée', 'in hand'],
    stack: ['pile'],
    deck: ['pioche'],
    discard: ['défausse'],
    effects: ['effets'],
    closed: ['fermée'],
    do: ['commandes', 'steps', 'faire'],
    dice: ['dés'],
    draws: ['tirages'],
    expect: ['attendu', 'alors'],
  },
);

export type ZombiesCase = z.output<typeof zombiesCase>;
