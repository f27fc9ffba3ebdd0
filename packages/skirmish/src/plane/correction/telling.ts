import { line, refuse, type Refusal, type Sentence } from '@escarmouche/referee';
import type { Data } from '@escarmouche/referee/schema';
import type { Place } from '@escarmouche/space';
import { toldOf, type Told } from '../../placed/told.ts';
import { figureOf, inPlay, nameOf, type FigureId } from '../../roster.ts';
import type { Words } from '../../sentence.ts';
import { figureIn, type BattleState } from '../battle-changes.ts';
import { paces } from '../lengths.ts';
import type { PlaneRules } from '../rules.ts';
import type { PlaneState } from '../state.ts';
import type { telling } from './schema.ts';

/** Persons say how two figures stand to each other, where the map does not have the table. */
export type Telling = Data<typeof telling>;
export type ToldEvent = Omit<Telling, 'type'> & {
  readonly type: 'told';
  /** Where the table is not on the map: the place of the one, as far from the other as was told. */
  readonly at?: Place | undefined;
};

const WHOLE = 100;

/** Least share hidden, in hundredths, that gives such cover by a document: 0 none, 1 cover, 2 better cover. */
export const hiddenFor = ({ coverShares }: Pick<PlaneRules<PlaneState>, 'coverShares'>, cover: number): number =>
  cover === 0 ? 0 : Math.floor((coverShares[cover - 1] ?? 1) * WHOLE) + 1;

/** Why nothing of the kind can be so. `rule`: id of the rule on players' decisions. */
export function tellingRefusal(state: PlaneState, rule: string, { from, to, distance, hidden, seen, side }: Telling): Refusal | undefined {
  const unknown = [from, to].some((id) => !Object.hasOwn(state.figures, id));
  if (unknown || from === to) return refuse(rule, 'De quelles deux figurines ?', 'Of which two figures?');
  if ([distance, hidden, seen, side].every((one) => one === undefined))
    return refuse(rule, 'Rien n’est dit de ces figurines.', 'Nothing is said of these figures.');
  const absent = [from, to].find((id) => !inPlay(figureOf(state, id)));
  if (absent !== undefined) return refuse(rule, `${nameOf(state, absent)} n’est pas en jeu.`, `${nameOf(state, absent)} is not in play.`);
  const contradicts = (seen === true && hidden === WHOLE) || (seen === false && hidden !== undefined && hidden < WHOLE);
  return contradicts ? refuse(rule, 'Vue ou cachée, il faut choisir.', 'Seen or hidden: one of the two.') : undefined;
}

/** The new facts hold of the two from now on, beside those told before; facts that hold no more are forgotten. */
export function reduceTold(state: BattleState, { from, to, distance, hidden, seen, side, at }: ToldEvent): void {
  const hundredths = hidden ?? (seen === undefined ? undefined : seen ? 0 : WHOLE);
  const share = hundredths === undefined ? undefined : hundredths / WHOLE;
  state.told = (state.told ?? []).filter((one) => holdsOf(state, one));
  if (at) carry(state, from, at);
  note(state, from, to, { distance, hidden: share, side });
  // As far away both ways, and who is seen is ahead of who sees it.
  if (distance !== undefined || seen) note(state, to, from, { distance, side: seen ? 'front' : undefined });
}

/** A figure is drawn elsewhere on a map without the table, and has not moved: all that was told of it holds. */
function carry(state: BattleState, id: FigureId, at: Place): void {
  Object.assign(figureIn(state, id), placeOf(at));
  state.told = (state.told ?? []).map((one) => ({
    ...one,
    at: { ...one.at, ...(one.from === id && { from: placeOf(at) }), ...(one.to === id && { to: placeOf(at) }) },
  }));
}

const find = (state: BattleState, from: FigureId, to: FigureId): Told | undefined =>
  toldOf(state, figureIn(state, from), figureIn(state, to));

const holdsOf = (state: BattleState, one: Told): boolean => find(state, one.from, one.to) === one;

function note(state: BattleState, from: FigureId, to: FigureId, said: Partial<Told>): void {
  const [one, other] = [figureIn(state, from), figureIn(state, to)];
  const { at: known, side, ...kept } = find(state, from, to) ?? {};
  const faces = known?.facing.x === other.facing.x && known.facing.y === other.facing.y;
  const at = { from: placeOf(one), to: placeOf(other), facing: other.facing };
  const fresh = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  const others = (state.told ?? []).filter((told) => told.from !== from || told.to !== to);
  state.told = [...others, { ...kept, ...(faces && side && { side }), from, to, ...fresh, at }];
}

const placeOf = ({ x, y, z }: Place): Place => ({ x, y, z });

/** Facts told of a figure hold no more once it is somewhere else, or is another. */
export function forgetTold(state: BattleState, id: FigureId): void {
  const told = state.told?.filter(({ from, to }) => from !== id && to !== id);
  if (told && told.length > 0) state.told = told;
  else delete state.told;
}

/** "De Stormtrooper 3 à Han : à 12 pas, cachée à 60 %, de face." */
export function describeTold(words: Words<PlaneState>, { from, to, distance, hidden, seen, side }: ToldEvent): Sentence {
  const { language } = words;
  const facts = [
    distance === undefined ? undefined : { fr: `à ${paces(distance).fr}`, en: `${paces(distance).en} away` },
    hidden === undefined ? undefined : hiddenTold(hidden),
    seen === undefined || hidden === WHOLE ? undefined : SEEN[seen ? 'yes' : 'no'],
    side && SIDES[side],
  ].flatMap((one) => (one ? [one[language]] : []));
  const [one, other] = [words.figure(from), words.figure(to)];
  return words.say(line`De ${one} à ${other} : ${facts.join(', ')}.`, line`From ${one} to ${other}: ${facts.join(', ')}.`);
}

function hiddenTold(hidden: number) {
  if (hidden === 0) return { fr: 'à découvert', en: 'in the open' };
  return hidden === WHOLE ? SEEN.no : { fr: `cachée à ${hidden} %`, en: `${hidden}% hidden` };
}

const SEEN = { yes: { fr: 'en vue', en: 'in sight' }, no: { fr: 'hors de vue', en: 'out of sight' } } as const;
const SIDES = { front: { fr: 'de face', en: 'from the front' }, rear: { fr: 'dans le dos', en: 'from behind' } } as const;
