import type { Language } from '@escarmouche/referee';
import { KILLS_TO_WIN, MOST_LIVES, type Command, type Square, type State } from '@escarmouche/zombies';
import { counted, yesOrNo } from '../correctable.ts';
import type { CorrectableFact, Correcting } from '../correcting.ts';
import { nameOf, playerIn, squareIn, whereIs, zombieSquare } from './look.ts';
import { wordsOf } from './words.ts';

const fr = {
  left: 'Cases restantes',
  zombie: 'Un zombie sur sa case',
  here: 'Un zombie ici',
  token: 'Jeton sur sa case',
  none: 'Aucun',
  called: (where: string) => `Zombie, ${where}`,
};
const en: typeof fr = {
  left: 'Squares left',
  zombie: 'A zombie on its square',
  here: 'A zombie here',
  token: 'Token on its square',
  none: 'None',
  called: (where) => `Zombie, ${where}`,
};

type Said = Omit<Extract<Command, { type: 'correct' }>, 'type'>;
type Fact = CorrectableFact<Command>;

const say = (said: Said): Command => ({ type: 'correct', ...said });
/** Bullets and squares left that may be said: more than anybody has had. */
const MOST_BULLETS = 12;
const MOST_LEFT = 12;

/** Is there a zombie on a square? */
const zombieOn = (state: State, square: Square, language: Language): Fact['options'] =>
  yesOrNo(language, state.zombies[square] === 1, (stands) => say(stands ? { zombies: [square] } : { empty: [square] }));

/** Corrections by persons of pawns, zombies and tokens of a real town. */
export const correcting: Correcting<State, Command> = {
  moved(state, id, at) {
    const [to, from] = [squareIn(state, at), zombieSquare(state, id)];
    if (to === undefined) return undefined;
    return say(from === undefined ? { figure: id, square: to } : { zombies: [to], empty: [from] });
  },
  called(state, id, language) {
    const square = zombieSquare(state, id);
    return square === undefined ? nameOf(state, id) : (language === 'fr' ? fr : en).called(whereIs(state, square, language));
  },
  facts(state, id, language) {
    const words = language === 'fr' ? fr : en;
    const square = zombieSquare(state, id);
    if (square !== undefined) return [{ id: 'zombie', label: words.here, options: zombieOn(state, square, language) }];
    const player = playerIn(state, id);
    if (!player) return [];
    const { skills, pieces } = wordsOf(language);
    const { turn } = state;
    const token = state.tokens[player.square] ?? null;
    return [
      { id: 'lives', label: skills.lives, options: counted(1, MOST_LIVES, player.lives, (lives) => say({ figure: id, lives })) },
      {
        id: 'bullets',
        label: skills.bullets,
        options: counted(0, MOST_BULLETS, player.bullets, (bullets) => say({ figure: id, bullets })),
      },
      {
        id: 'trophies',
        label: skills.trophies,
        options: counted(0, KILLS_TO_WIN, player.trophies, (trophies) => say({ figure: id, trophies })),
      },
      ...(turn.step === 'moving' && turn.seat === id
        ? [{ id: 'left', label: words.left, options: counted(0, MOST_LEFT, turn.left, (left) => say({ figure: id, left })) }]
        : []),
      { id: 'zombie', label: words.zombie, options: zombieOn(state, player.square, language) },
      {
        id: 'token',
        label: words.token,
        options: ([null, 'bullet', 'life'] as const).map((one) => ({
          label: one === null ? words.none : pieces[one],
          now: one === token,
          command: say({ tokens: [{ square: player.square, token: one }] }),
        })),
      },
    ];
  },
};
