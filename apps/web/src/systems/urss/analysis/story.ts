import { de, type Language, type Pool } from '@escarmouche/referee';
import type { BattleEvent } from '@escarmouche/skirmish/plane';
import { percent, ways } from '../../../i18n/format.ts';
import { nameIn } from '../../plane/who.ts';
import type { UrssState } from '../game.ts';
import { waysOf } from '../../plane/rolls.ts';
import { attemptsOf, type Fact, type RolledAttempt } from './rolls.ts';

type FigureId = string;
type Lost = Extract<BattleEvent, { type: 'vitalityLost' }>;
type Fled = Extract<BattleEvent, { type: 'fledForGood' }>;

/** A healing, as both documents record it. */
interface Healed {
  readonly type: 'figureHealed';
  readonly figure: FigureId;
  readonly by: FigureId;
}

export const isLoss = (event: Fact): event is Lost => event.type === 'vitalityLost';
const isFlight = (event: Fact): event is Fled => event.type === 'fledForGood';
const isHealing = (event: Fact): event is Healed => event.type === 'figureHealed';

type Means = 'shot' | 'fight' | 'power' | 'blow' | 'accident';

/** A loss with the rolls that led to it. */
interface Blow {
  readonly figure: FigureId;
  readonly by?: FigureId;
  readonly points: number;
  readonly lost: boolean;
  readonly means: Means;
  /** The first roll of the attack, then damage and saves. */
  readonly chain: readonly RolledAttempt[];
}

const BEGINS: Readonly<Record<string, Means>> = { shooting: 'shot', combat: 'fight', power: 'power' };

/**
 * The story of one command: losses with their chances, figures put out of action first, then flights and healings; at most three sentences.
 * `state` is the state before the command.
 */
export function storyOf(state: UrssState, events: readonly Fact[], language: Language): string | undefined {
  const blows = blowsOf(events).sort((a, b) => Number(b.lost) - Number(a.lost));
  const told = [
    ...blows.map((blow) => tellBlow(state, blow, language)),
    ...fledOf(events).map(({ figure, test }) => words[language].fled(nameIn(state, figure), test && oddsOf(test, language))),
    ...events.flatMap((event) => (isHealing(event) ? [words[language].healed(nameIn(state, event.figure), nameIn(state, event.by))] : [])),
  ];
  return told.length === 0 ? undefined : told.slice(0, 3).join(' ');
}

function blowsOf(events: readonly Fact[]): Blow[] {
  const attempts = attemptsOf(events);
  return events.flatMap((event, at): Blow[] => {
    if (!isLoss(event)) return [];
    const { figure, by, points, left } = event;
    const own = attempts.filter(
      ({ roll, event: when }) =>
        when < at && ((roll.figure === by && roll.target === figure) || (roll.figure === figure && roll.purpose === 'save')),
    );
    const begun = own.findLastIndex(({ roll }) => roll.purpose in BEGINS);
    const struck = begun < 0 ? own.findLastIndex(({ roll }) => roll.purpose === 'damage') : begun;
    const chain = own.slice(Math.max(0, struck));
    const means = by === undefined || by === figure ? 'accident' : (BEGINS[chain[0]?.roll.purpose ?? ''] ?? 'blow');
    return [{ figure, by, points, lost: left === 0, means, chain }];
  });
}

function fledOf(events: readonly Fact[]): { figure: FigureId; test?: RolledAttempt }[] {
  const tests = attemptsOf(events).filter(({ roll }) => roll.purpose === 'morale');
  return events.flatMap((event, at) =>
    isFlight(event)
      ? [{ figure: event.figure, test: tests.findLast(({ roll, event: when }) => when < at && roll.figure === event.figure) }]
      : [],
  );
}

/** Not broken at the end of a line. */
const together = (text: string): string => text.replace(' ', '\u00a0');

/** "21/36", or as a percentage where the ways are not counted: of an opposed roll. */
function oddsOf({ roll, against, chance }: RolledAttempt, language: Language): string {
  const counted: Pool = roll.roll.pool;
  const found = against || counted.explode !== undefined ? undefined : waysOf(counted);
  return found ? ways(found) : together(percent(chance, language));
}

function tellBlow(state: UrssState, { figure, by, points, lost, means, chain }: Blow, language: Language): string {
  const say = words[language];
  const whom = nameIn(state, figure);
  const does = lost ? say.falls(whom) : say.loses(whom, points);
  const first = chain[0];
  if (by === undefined || means === 'accident') return say.alone(does);
  let all = 1;
  for (const { chance, passed } of chain) all *= passed ? chance : 1 - chance;
  const odds = first && say.had(oddsOf(first, language), chain.length > 1 ? together(percent(all, language)) : undefined);
  return say.by(does, say.means[means](nameIn(state, by)), odds);
}

const fr = {
  falls: (whom: string) => `${whom} tombe`,
  loses: (whom: string, points: number) => `${whom} perd ${points} ${points > 1 ? 'points' : 'point'} de vitalité`,
  means: {
    shot: (who: string) => `sous le tir ${de(who)}`,
    fight: (who: string) => `au combat contre ${who}`,
    power: (who: string) => `sous le pouvoir ${de(who)}`,
    blow: (who: string) => `sous les coups ${de(who)}`,
  },
  had: (odds: string, all: string | undefined) =>
    `, qui avait une chance de ${odds}${all === undefined ? '' : ` (${all} avec les jets suivants)`}`,
  by: (does: string, how: string, odds: string | undefined) => `${does} ${how}${odds ?? ''}.`,
  alone: (does: string) => `${does}.`,
  fled: (whom: string, odds: string | undefined) =>
    odds === undefined ? `${whom} quitte la partie.` : `${whom} quitte la partie\u00a0: son test de Moral avait une chance de ${odds}.`,
  healed: (whom: string, who: string) => (whom === who ? `${whom} se soigne.` : `${who} soigne ${whom}.`),
};

const en: typeof fr = {
  falls: (whom) => `${whom} falls`,
  loses: (whom, points) => `${whom} loses ${points} vitality ${points > 1 ? 'points' : 'point'}`,
  means: {
    shot: (who) => `to ${who}’s shot`,
    fight: (who) => `in combat against ${who}`,
    power: (who) => `to ${who}’s power`,
    blow: (who) => `to ${who}’s blow`,
  },
  had: (odds, all) => `, which had a chance of ${odds}${all === undefined ? '' : ` (${all} with the rolls that followed)`}`,
  by: (does, how, odds) => `${does} ${how}${odds ?? ''}.`,
  alone: (does) => `${does}.`,
  fled: (whom, odds) =>
    odds === undefined ? `${whom} leaves the battle.` : `${whom} leaves the battle: its morale test had a chance of ${odds}.`,
  healed: (whom, who) => (whom === who ? `${whom} heals itself.` : `${who} heals ${whom}.`),
};

const words = { fr, en };
