import { z } from 'zod';
import { text, type Text } from '../text.ts';
import { reject } from '../problem.ts';
import { keyed, word } from '../keyed.ts';
import { bare, flag, listOf, oneCommand, refusal, spelled } from '../values.ts';
import { scenery } from './schema-map.ts';
import { count, cube, name, score, spot } from './values.ts';

const names = listOf(name);
const cubes = listOf(cube);
const perSeat = <S extends z.ZodType>(schema: S) => z.record(name, schema);

const FACES = {
  activation: ['+1 activation'],
  die: ['dé', 'dice'],
  move: ['déplacement'],
  shoot: ['tir'],
  fight: ['combat'],
  splat: [],
} as const;
const faces = listOf(word(FACES));

/** A rule with its number: "Tacticien 2". */
const ability = name;

const weapon = z.union([
  name,
  keyed(
    { name, range: z.union([count, name]), ap: count.default(0), rules: listOf(ability).default([]), vp: count.default(0) },
    { name: ['nom'], range: ['portée'], ap: ['pa'], rules: ['règles', 'abilities', 'capacités'], vp: ['pv'] },
  ),
]);

const stateOfFigure = {
  at: cube.optional(),
  spot: spot.optional(),
  pinned: flag.optional(),
  wounds: count.optional(),
  activated: flag.optional(),
  out: flag.optional(),
  off: flag.optional(),
  marks: names.optional(),
  items: names.optional(),
};
const stateSpellings = {
  at: ['cube', 'à', 'sur'],
  spot: ['place', 'position'],
  pinned: ['bloquée', 'bloqué'],
  wounds: ['blessures', 'counters', 'jetons'],
  activated: ['activée', 'marquée'],
  out: ['morte', 'dead'],
  off: ['hors du plateau', 'off the board'],
  marks: ['marques'],
  items: ['objets', 'carries', 'transporte'],
} as const;

const figure = keyed(
  {
    ...stateOfFigure,
    name: name.optional(),
    profile: name.optional(),
    team: name.optional(),
    type: z.enum(['L', 'T', 'S', 'P', 'V']).optional(),
    speed: z.union([z.tuple([count, count]), z.literal('-')]).optional(),
    armour: count.optional(),
    size: count.max(4).optional(),
    shoot: score.optional(),
    fight: score.optional(),
    survive: score.optional(),
    recon: score.optional(),
    splat: name.optional(),
    vp: count.optional(),
    weapons: listOf(weapon).optional(),
    rules: listOf(ability).optional(),
  },
  {
    ...stateSpellings,
    name: ['nom'],
    profile: ['profil'],
    team: ['équipe', 'groupe', 'seat'],
    speed: ['vitesse'],
    armour: ['armure', 'armor'],
    size: ['taille'],
    shoot: ['tir'],
    fight: ['combat'],
    survive: ['survie'],
    vp: ['pv'],
    weapons: ['armes'],
    rules: ['règles', 'abilities', 'capacités'],
  },
);

const expectation = keyed(
  {
    figures: z.record(name, keyed(stateOfFigure, stateSpellings)).optional(),
    points: perSeat(count).optional(),
    pools: perSeat(faces).optional(),
    tests: listOf(z.string().max(60)).optional(),
    dice: listOf(count).optional(),
    turn: name.optional(),
    active: name.nullable().optional(),
    round: count.optional(),
    phase: name.optional(),
    initiative: name.optional(),
    smoke: cubes.optional(),
    tokens: cubes.optional(),
    over: flag.optional(),
    winner: names.optional(),
    rule: name.optional(),
  },
  {
    figures: ['figurines'],
    points: ['pv', 'vp'],
    pools: ['réserves', 'pool'],
    dice: ['dés'],
    turn: ['tour'],
    phase: ['étape'],
    smoke: ['fumée'],
    tokens: ['objets', 'items'],
    over: ['finie', 'fin'],
    winner: ['gagne', 'winners', 'vainqueur'],
    rule: ['règle'],
  },
);
export type Expectation = z.output<typeof expectation>;

/** A person's correction of a figure on a real table, or of the table; items that figures carry stay as they are. */
const { items: _items, ...correctable } = stateOfFigure;
const correction = keyed(
  {
    figure: name.optional(),
    ...correctable,
    points: perSeat(count).optional(),
    pools: perSeat(faces).optional(),
    smoke: cubes.optional(),
  },
  { figure: ['figurine', 'who', 'qui'], ...stateSpellings, points: ['pv', 'vp'], pools: ['réserves', 'pool'], smoke: ['fumée'] },
);
export type Correction = z.output<typeof correction>;

const commands = {
  first: name.optional(),
  zone: name.optional(),
  deploy: z.tuple([name, cube]).optional(),
  ready: bare.optional(),
  reroll: listOf(count.min(1)).optional(),
  activate: name.optional(),
  pass: bare.optional(),
  move: cubes.optional(),
  sprint: cubes.optional(),
  stand: bare.optional(),
  shoot: name.optional(),
  fight: name.optional(),
  special: name.optional(),
  splat: bare.optional(),
  done: bare.optional(),
  yield: bare.optional(),
  correct: correction.optional(),
};
export type CommandName = keyof typeof commands;
const COMMANDS = Object.keys(commands) as CommandName[];

const commandSpellings = {
  first: ['premier joueur', 'first player'],
  zone: ['choisir la zone'],
  deploy: ['déployer'],
  ready: ['prêt'],
  reroll: ['relancer'],
  activate: ['activer'],
  pass: ['passer'],
  move: ['se déplacer', 'aller'],
  sprint: ['sprinter'],
  stand: ['se relever', 'stand up'],
  shoot: ['tirer'],
  fight: ['combattre'],
  special: ['action spéciale'],
  splat: ['lancer le splat'],
  done: ['finir', 'end activation'],
  yield: ['finir le tour', 'end turn'],
  correct: ['corriger', 'correction'],
} as const;

/** A command by its word in each language. */
export const commandText = (command: CommandName): Text => text(commandSpellings[command][0], command);

/** An answer: a word, a figure, a cube or a number of dice; a mapping says more of it. */
const choice = z.preprocess(
  (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { answer: value }),
  keyed(
    { answer: z.union([name, listOf(count.min(1))]).optional(), with: name.optional(), add: count.optional(), refused: refusal.optional() },
    { answer: ['réponse', 'choose', 'choix'], with: ['avec'], add: ['ajouter', 'dés'], refused: ['refusé', 'refusée'] },
  ),
);
export type Choice = z.output<typeof choice>;

/** Details of steps, and the commands that take them. */
const TAKES = {
  with: ['move', 'sprint', 'shoot', 'fight'],
  at: ['deploy', 'move', 'sprint', 'stand'],
  against: ['move', 'sprint', 'special'],
  add: ['move', 'sprint', 'shoot', 'fight'],
  free: ['move', 'shoot', 'fight'],
  leave: ['move', 'sprint'],
  suppress: ['shoot'],
  drop: ['move'],
  give: ['move'],
} as const satisfies Readonly<Record<string, readonly CommandName[]>>;
const DETAILS = Object.keys(TAKES) as (keyof typeof TAKES)[];

const die = z.int().min(1).max(8);
/** Faces one after the other: "46512 423"; a die has eight, so that none takes two digits. */
const dice = z.preprocess(
  (value) => (typeof value === 'string' || typeof value === 'number' ? [...String(value).replaceAll(/\D/g, '')].map(Number) : value),
  z.array(die).max(1000),
);

const step = z
  .preprocess(
    spelled,
    keyed(
      {
        ...commands,
        with: name.optional(),
        at: spot.optional(),
        against: name.optional(),
        add: count.optional(),
        free: flag.optional(),
        leave: flag.optional(),
        suppress: flag.optional(),
        drop: cube.optional(),
        give: name.optional(),
        by: name.optional(),
        choices: listOf(choice).optional(),
        allowed: flag.optional(),
        refused: refusal.optional(),
        dice: dice.optional(),
        draws: names.optional(),
        expect: expectation.optional(),
        note: z.string().max(5000).optional(),
      },
      {
        ...commandSpellings,
        with: ['avec'],
        at: ['place'],
        against: ['contre'],
        add: ['ajouter', 'dés'],
        free: ['gratuit', 'gratuite'],
        leave: ['quitter', 'sortir'],
        suppress: ['mitrailler', 'suppressive'],
        drop: ['laisser'],
        give: ['donner'],
        by: ['par'],
        choices: ['choix', 'answers', 'réponses'],
        allowed: ['permis', 'permise'],
        refused: ['refusé', 'refusée'],
        draws: ['tirages'],
        expect: ['attendu', 'alors'],
        note: ['remarque'],
      },
    ),
  )
  .transform(oneCommand(COMMANDS))
  .transform(({ command, given }, context) => {
    const strange = DETAILS.find((key) => given[key] !== undefined && !(TAKES[key] as readonly CommandName[]).includes(command));
    if (strange === undefined) return { command, given };
    const { fr, en } = commandText(command);
    return reject(context, text(`« ${strange} » ne va pas avec « ${fr} »`, `"${strange}" does not go with "${en}"`), [strange]);
  })
  .transform(({ command, given }) => ({ command, given, choices: given.choices ?? [], refused: given.refused }));
export type Step = z.output<typeof step>;

export const deadzoneCase = keyed(
  {
    name: z.string().min(1).max(300),
    cites: listOf(z.string().max(60)).default([]),
    note: z.string().max(5000).optional(),
    options: z.record(z.string(), z.union([z.string(), z.boolean()])).optional(),
    board: z.union([name, scenery]).optional(),
    start: word({ play: ['jeu'], begin: ['début', 'commencer'] }).optional(),
    figures: z.record(name, figure).default({}),
    turn: name.optional(),
    active: name.optional(),
    round: count.optional(),
    initiative: name.optional(),
    target: count.optional(),
    objectives: z.record(cube, count).optional(),
    exits: cubes.optional(),
    pools: perSeat(faces).optional(),
    points: perSeat(count).optional(),
    smoke: cubes.optional(),
    tokens: cubes.optional(),
    bag: names.optional(),
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
    board: ['champ de bataille', 'map', 'carte'],
    start: ['départ'],
    figures: ['figurines'],
    turn: ['tour'],
    target: ['pv à atteindre', 'victory points'],
    objectives: ['objectifs'],
    exits: ['sorties'],
    pools: ['réserves', 'pool'],
    points: ['pv', 'vp'],
    smoke: ['fumée'],
    tokens: ['objets', 'items'],
    bag: ['sac'],
    do: ['commandes', 'steps', 'faire'],
    dice: ['dés'],
    draws: ['tirages'],
    expect: ['attendu', 'alors'],
  },
);

export type DeadzoneCase = z.output<typeof deadzoneCase>;
export type FigureCase = z.output<typeof figure>;
export type WeaponCase = z.output<typeof weapon>;
