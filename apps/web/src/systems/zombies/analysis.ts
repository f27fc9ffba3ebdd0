import { zombiesModel } from '@escarmouche/ai';
import type { Language, Seat } from '@escarmouche/referee';
import { BLOW_NEED, kindOf, sumOf, type Event, type State } from '@escarmouche/zombies';
import { percent } from '../../i18n/format.ts';
import { plural, pluralEn } from '../../i18n/plural.ts';
import type { Attempt, Harm, GameAnalysis, Thrown } from '../game-analysis.ts';
import { nameOf } from './look.ts';
import { waysToWin } from './tell.ts';

function attempts(events: readonly Event[]): readonly Attempt[] {
  return events.flatMap((event) =>
    event.type === 'blow'
      ? [{ figure: event.seat, chance: waysToWin(event.bonuses) / 6, passed: event.die + sumOf(event.bonuses) >= BLOW_NEED }]
      : [],
  );
}

function thrown(event: Event): readonly Thrown[] {
  switch (event.type) {
    case 'blow':
    case 'diced':
    case 'herded':
    case 'twitched':
      return [{ figure: event.seat, faces: 6, values: [event.die] }];
    case 'paced':
      return event.pace ? [{ figure: event.seat, faces: 6, values: [event.pace.die] }] : [];
    default:
      return [];
  }
}

function harm(events: readonly Event[]): readonly Harm[] {
  return events.flatMap((event) => (event.type === 'livesLost' ? [{ figure: event.seat, points: event.count, lost: false }] : []));
}

const WORDS = {
  fr: {
    lost: (lives: number) => `perd ${plural(lives, 'vie', 'vies')}`,
    out: 'tombe K.-O.',
    healed: (lives: number) => `gagne ${plural(lives, 'vie', 'vies')}`,
    spoils: (zombies: number) => `élimine ${plural(zombies, 'zombie', 'zombies')}`,
    yields: (zombies: number) => `perd ${plural(zombies, 'zombie', 'zombies')}`,
    wins: 'gagne la partie',
    heliport: 'L’héliport est posé.',
    and: ' et ',
    luck: (chance: string) => ` : ${chance} de chances à chaque dé`,
    drawn: {
      standing:
        'Chances de gagner de chaque joueur après chaque commande, estimées d’après des parties que la machine a jouées : zombies en collection, vies, balles, objets en jeu, et ce qui est à portée, l’héliport surtout.',
      vitality: { title: 'Vies par tour', explain: 'Vies de chaque joueur au début de chaque tour.' },
    },
  },
  en: {
    lost: (lives: number) => `loses ${pluralEn(lives, 'life', 'lives')}`,
    out: 'is knocked out',
    healed: (lives: number) => `gains ${pluralEn(lives, 'life', 'lives')}`,
    spoils: (zombies: number) => `takes down ${pluralEn(zombies, 'zombie', 'zombies')}`,
    yields: (zombies: number) => `loses ${pluralEn(zombies, 'zombie', 'zombies')}`,
    wins: 'wins the game',
    heliport: 'The heliport is laid.',
    and: ' and ',
    luck: (chance: string) => `: a ${chance} chance on each die`,
    drawn: {
      standing:
        'How likely each player is to win after each command, estimated from games that the machine has played: zombies collected, lives, bullets, items in play, and what is within reach, the heliport above all.',
      vitality: { title: 'Lives by turn', explain: 'Lives of each player at the start of each turn.' },
    },
  },
} as const;

/** Gains and losses of each player by one command, and the chances of its dice. */
function story(state: State, events: readonly Event[], language: Language): string | undefined {
  const words = WORDS[language];
  const fates = state.scene.seats.flatMap(({ seat }) => {
    const fate = fateOf(seat, events, words);
    return fate.length === 0 ? [] : [`${nameOf(state, seat)} ${listed(fate, words.and)}`];
  });
  if (fates.length === 0) return events.some((event) => isHeliport(state, event)) ? words.heliport : undefined;
  const [first] = attempts(events);
  const told = fates.join(', ') + (first ? words.luck(percent(first.chance, language)) : '');
  return told.endsWith('.') ? told : `${told}.`;
}

/** Gains and losses of one player, part by part. */
function fateOf(seat: Seat, events: readonly Event[], words: (typeof WORDS)[Language]): readonly string[] {
  const counts = { lost: 0, healed: 0, spoils: 0, yields: 0 };
  let [out, wins] = [false, false];
  for (const event of events) {
    if (event.type === 'ended') wins = event.outcome.winners.includes(seat);
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'livesLost') counts.lost += event.count;
    else if (event.type === 'livesGained') counts.healed += event.count;
    else if (event.type === 'tokenTaken' && event.token === 'life') counts.healed++;
    else if (event.type === 'zombieKilled') counts.spoils++;
    else if (event.type === 'trophiesLost') counts.yields += event.count;
    else if (event.type === 'knockedOut') out = true;
  }
  const counted = (['lost', 'healed', 'spoils', 'yields'] as const).flatMap((what) =>
    counts[what] > 0 ? [words[what](counts[what])] : [],
  );
  return [...counted, ...(out ? [words.out] : []), ...(wins ? [words.wins] : [])];
}

const listed = (parts: readonly string[], and: string): string =>
  [...(parts.length > 1 ? [parts.slice(0, -1).join(', ')] : []), ...parts.slice(-1)].join(and);

const isHeliport = ({ scene }: State, event: Event): boolean =>
  event.type === 'tilePlaced' && kindOf(scene, event.kind).role === 'heliport';

export const analysis: GameAnalysis<State, Event> = {
  worth: (state) => state.scene.seats.map(({ seat }) => zombiesModel.worth(state, seat)),
  rolls: attempts,
  dice: (events) => events.flatMap(thrown),
  harm,
  story,
  words: (language) => WORDS[language].drawn,
};
