import type { Language } from '@escarmouche/referee';
import { BLOW_NEED, KILLS_TO_WIN, sumOf, type Event, type Player, type State } from '@escarmouche/zombies';
import { percent } from '../../i18n/format.ts';
import { plural, pluralEn } from '../../i18n/plural.ts';
import type { Attempt, Harm, Study, Thrown } from '../study.ts';
import { nameOf } from './look.ts';
import { waysToWin } from './tell.ts';

/** What the holdings of a player weigh, in zombies of the collection; the last of those weigh more. */
const WEIGHT = { life: 1.1, bullet: 0.45, card: 0.35, item: 0.9, late: 0.6 } as const;

function worthOf({ lives, bullets, trophies, hand, items }: Player): number {
  const late = Math.max(0, trophies - KILLS_TO_WIN * 0.6) * WEIGHT.late;
  return 1 + trophies + late + lives * WEIGHT.life + bullets * WEIGHT.bullet + hand.length * WEIGHT.card + items.length * WEIGHT.item;
}

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
    and: ' et ',
    luck: (chance: string) => ` : ${chance} de l’emporter à chaque dé`,
    drawn: {
      standing:
        'Part de chaque joueur après chaque commande : zombies en collection, les derniers comptant davantage, vies, balles, cartes et objets. Les places ne comptent pas.',
      vitality: { title: 'Vies par tour', explain: 'Vies de chaque joueur au début de chaque tour.' },
    },
  },
  en: {
    lost: (lives: number) => `loses ${pluralEn(lives, 'life', 'lives')}`,
    out: 'is knocked out',
    and: ' and ',
    luck: (chance: string) => `: ${chance} to win each die`,
    drawn: {
      standing:
        'Share of each player after each command: zombies collected, the last of them counting more, lives, bullets, cards and items. Positions do not count.',
      vitality: { title: 'Lives by turn', explain: 'Lives of each player at the start of each turn.' },
    },
  },
} as const;

/** What one command cost, and the chances it had. */
function story(state: State, events: readonly Event[], language: Language): string | undefined {
  const words = WORDS[language];
  const costs = state.scene.seats.flatMap(({ seat }) => {
    const lives = harm(events).reduce((sum, { figure, points }) => (figure === seat ? sum + points : sum), 0);
    const out = events.some((event) => event.type === 'knockedOut' && event.seat === seat);
    const fate = [...(lives > 0 ? [words.lost(lives)] : []), ...(out ? [words.out] : [])];
    return fate.length === 0 ? [] : [`${nameOf(state, seat)} ${fate.join(words.and)}`];
  });
  if (costs.length === 0) return undefined;
  const [first] = attempts(events);
  const told = costs.join(', ') + (first ? words.luck(percent(first.chance, language)) : '');
  return told.endsWith('.') ? told : `${told}.`;
}

/** What a game of Zombies!!! is weighed by. */
export const study: Study<State, Event> = {
  worth: (state) => state.scene.seats.map(({ seat }) => (state.players[seat] ? worthOf(state.players[seat]) : 0)),
  rolls: attempts,
  dice: (events) => events.flatMap(thrown),
  harm,
  story,
  words: (language) => WORDS[language].drawn,
};
