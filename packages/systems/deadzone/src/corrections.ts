import { line, refuse, type Corrections, type Refusal, type Seat, type Sentence } from '@escarmouche/referee';
import { figureOf, figuresInPlay, inPlay, nameOf, sheetOf, type FigureId } from '@escarmouche/skirmish';
import { cubeAt, cubeNamed, cubeWithName, gridOf, isOn, nameOfCube } from '@escarmouche/space/cubes';
import type { CommandOf } from './commands.ts';
import { endActivation, goOn, mayGoOn } from './course.ts';
import { wordsFor, type Words } from './describe/words.ts';
import type { Corrected, Event } from './events.ts';
import { cubeOf, toActivate, waiting } from './figures.ts';
import { placeFor } from './placing.ts';
import { specialRules } from './registry.ts';
import type { Figure, State } from './state.ts';
import type { Turn } from './turn.ts';

type Correction = CommandOf<'correct'>;

/** The correction with what follows from it: too many damage counters are death. */
function whole(state: State, given: Correction): Correction {
  const dies = given.figure !== undefined && given.posture === undefined && isDeadly(state, given.figure, given.counters);
  return dies ? { ...given, posture: 'out' } : given;
}

const isDeadly = (state: State, id: FigureId, counters = 0): boolean => counters > sheetOf(state, id).size;

function refusal(state: State, given: Correction): Refusal | undefined {
  const { type: _type, figure, ...said } = given;
  if (state.phase !== 'play' && state.phase !== 'rerolls')
    return refuse('DZ-ROUND-TURN', 'Ce n’est pas le moment.', 'This is not the moment.');
  if (figure !== undefined && !Object.hasOwn(state.figures, figure))
    return refuse('DZ-ROUND-TURN', 'Figurine inconnue.', 'Unknown figure.');
  if (Object.values(said).every((value) => value === undefined))
    return refuse('DZ-ROUND-TURN', 'Une correction dit ce qui est.', 'A correction says how something is.');
  return figure === undefined
    ? (nameless(given) ?? tableRefusal(state, given))
    : (figureRefusal(state, figure, whole(state, given)) ?? tableRefusal(state, given));
}

function nameless({ cube, at, posture, counters, activated, marks }: Correction): Refusal | undefined {
  const isOfFigure = [cube, at, posture, counters, activated, marks].some((one) => one !== undefined);
  return isOfFigure ? refuse('DZ-ROUND-TURN', 'Quelle figurine ?', 'Which figure?') : undefined;
}

function figureRefusal(state: State, id: FigureId, given: Correction): Refusal | undefined {
  const figure = figureOf(state, id);
  const who = nameOf(state, id);
  const { posture = figure.posture, counters = figure.counters, marks = [] } = given;
  const plays = inPlay({ id, posture });
  if (posture !== 'out' && isDeadly(state, id, counters))
    return refuse('DZ-DMG-WOUNDS', `${who} serait morte avec tant de marqueurs.`, `${who} would be dead with so many counters.`);
  if (plays && !inPlay(figure) && given.cube === undefined) return refuse('DZ-MOVE-POSITION', `Où est ${who} ?`, `Where is ${who}?`);
  if (!marks.every((slug) => specialRules.has(slug) && specialRules.get(slug).marks))
    return refuse('DZ-STATE-FIRE', 'Cela ne pèse sur aucune figurine.', 'That lies on no figure.');
  if (!plays && figuresInPlay(state).every((one) => one.id === id))
    return refuse('DZ-VP-EXTERMINATE', 'Il ne resterait personne en jeu.', 'Nobody would be left in play.');
  return placeRefusal(state, figure, given);
}

function placeRefusal(state: State, figure: Figure, { cube: name, at }: Correction): Refusal | undefined {
  if (name === undefined) return at && refuse('DZ-MOVE-POSITION', 'Dans quel cube ?', 'In which cube?');
  const who = nameOf(state, figure.id);
  if (!isCube(state, name)) return refuse('DZ-MOVE-POSITION', 'Ce cube n’est pas sur la table.', 'This cube is not on the board.');
  const place = at && placeFor(state, figure, cubeWithName(name), at);
  return place && (place.x !== at.x || place.y !== at.y)
    ? refuse('DZ-MOVE-POSITION', `${who} ne tient pas là.`, `${who} has no room there.`)
    : undefined;
}

const isCube = (state: State, name: string): boolean => {
  const cube = cubeNamed(name);
  return cube !== undefined && isOn(gridOf(state.scene.map), cube);
};

function tableRefusal(state: State, { points = {}, pools = {}, smoke = [] }: Correction): Refusal | undefined {
  const seats = seatsOf(state);
  if (![...Object.keys(points), ...Object.keys(pools)].every((seat) => seats.includes(seat)))
    return refuse('DZ-SETUP-SIDES', 'Joueur inconnu.', 'Unknown player.');
  if (!smoke.every((name) => isCube(state, name)) || new Set(smoke).size < smoke.length)
    return refuse('DZ-STATE-SMOKE', 'Ces cubes ne sont pas sur la table.', 'These cubes are not on the board.');
  return undefined;
}

const seatsOf = ({ scene }: State): readonly Seat[] => scene.groups.map(({ seat }) => seat);

/** Corrections that persons may make in Deadzone. Items, the bag and unseen tokens stay as the rules have them. */
export const corrections: Corrections<State, Correction, Corrected, Event> = {
  commands: ['correct'],
  events: ['corrected'],
  seats: seatsOf,
  stranger: refuse('DZ-SETUP-SIDES', 'Ce siège n’est pas de cette partie.', 'This seat is not of this battle.'),
  refusal,
  play(turn, command) {
    const { state } = turn;
    const { type: _type, cube, at, ...how } = whole(state, command);
    const place = cube !== undefined && how.figure !== undefined && placeFor(state, figureOf(state, how.figure), cubeWithName(cube), at);
    const carried = how.figure !== undefined && how.posture === 'out' ? figureOf(state, how.figure).carried.slice() : [];
    turn.emit({ type: 'corrected', ...how, ...(place && { at: place }) });
    for (const { id: token, item } of carried) {
      const figure = how.figure ?? '';
      turn.emit({ type: 'itemDropped', figure, token, item, at: nameOfCube(cubeOf(figureOf(state, figure))) });
    }
    passOn(turn as Turn);
  },
  reduce(state, event) {
    const { figure: id, at, posture, counters, activated, marks, points, pools, smoke } = event;
    if (id !== undefined) {
      const figure = figureOf(state, id);
      if (at) Object.assign(figure, at);
      const said = { posture, counters, activated, marks: marks && [...marks] };
      for (const [member, value] of Object.entries(said)) if (value !== undefined) Object.assign(figure, { [member]: value });
      if (!inPlay(figure)) figure.marks = [];
      if (posture !== undefined) state.flanking = state.flanking.filter((one) => one !== id);
    }
    Object.assign(state.points, points);
    for (const [seat, faces] of Object.entries(pools ?? {})) state.pools[seat] = [...faces];
    if (smoke) state.smoke = [...smoke];
    if (state.finished !== undefined && waiting(state, state.finished).length > 0) delete state.finished;
  },
  describe(state, event, language) {
    const words = wordsFor(state, language);
    const told = [...figureTold(words, event), ...tableTold(words, event)];
    const what = told.flatMap((one, i) => (i === 0 ? one : [', ', ...one]));
    if (event.figure === undefined) return words.say(line`Correction : ${what}.`, line`Correction: ${what}.`);
    const who = words.figure(event.figure);
    return words.say(line`Correction : ${who} : ${what}.`, line`Correction: ${who}: ${what}.`);
  },
};

/** A figure that acts no more ends its activation, and a seat with no figure left to activate its Turn: the battle goes on by the rules (DZ-ROUND-TURN). */
function passOn(turn: Turn): void {
  const { state } = turn;
  const { activation } = state;
  const active = activation && figureOf(state, activation.figure);
  if (active && (active.activated || (!inPlay(active) && active.posture !== 'reserve'))) endActivation(turn);
  if (state.turn && !state.activation && isSpent(state, state.turn)) turn.emit({ type: 'turnEnded' });
  goOn(turn);
}

/** Nobody is left to activate, or a figure has been and no +1 Activation is left for a second (DZ-CMD-ACTIVATION). */
const isSpent = (state: State, { seat, activations }: NonNullable<State['turn']>): boolean =>
  toActivate(state, seat).length === 0 || (activations > 0 && !mayGoOn(state));

function figureTold(words: Words, { at, posture, counters, activated, marks }: Corrected): Sentence[] {
  const told: Sentence[] = [];
  if (at) told.push(words.say(line`en ${words.cube(nameOfCube(cubeAt(at)))}`, line`in ${words.cube(nameOfCube(cubeAt(at)))}`));
  if (posture !== undefined) told.push([words.pick(POSTURES[posture])]);
  if (counters !== undefined) told.push(words.say(line`marqueurs de Dégâts : ${counters}`, line`damage counters: ${counters}`));
  if (activated !== undefined)
    told.push(
      activated
        ? words.say(['a joué ce Round'], ['has played this Round'])
        : words.say(['n’a pas encore joué ce Round'], ['has not played this Round yet']),
    );
  if (marks) told.push(marks.length === 0 ? words.say(['aucun marqueur'], ['no marker']) : [marks.map(words.item).join(', ')]);
  return told;
}

const POSTURES = {
  standing: { fr: 'debout', en: 'standing' },
  prone: { fr: 'bloquée', en: 'pinned' },
  out: { fr: 'morte', en: 'dead' },
  gone: { fr: 'hors de la table', en: 'off the board' },
} as const;

function tableTold(words: Words, { points = {}, pools = {}, smoke }: Corrected): Sentence[] {
  const none = words.pick({ fr: 'aucun', en: 'none' });
  return [
    ...Object.entries(points).map(
      ([seat, count]) => line`${words.seat(seat)} ${words.pick({ fr: `${count}\u00a0PV`, en: `${count} VP` })}`,
    ),
    ...Object.entries(pools).map(([seat, faces]) => {
      const dice = faces.length > 0 ? faces.map((face) => words.face(face)).join(', ') : none;
      return words.say(line`${words.seat(seat)}, dés de Commandement : ${dice}`, line`${words.seat(seat)}, command dice: ${dice}`);
    }),
    ...(smoke
      ? [
          words
            .say(['fumée : '], ['smoke: '])
            .concat(smoke.length > 0 ? smoke.flatMap((cube, i) => (i > 0 ? [', ', words.cube(cube)] : [words.cube(cube)])) : [none]),
        ]
      : []),
  ];
}
