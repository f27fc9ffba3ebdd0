import { read, throwsOf, type Answer, type Question, type RollQuestion } from '@escarmouche/referee';
import { contest, groupOf, passes, share, type Aftermath, type FigureId } from '@escarmouche/skirmish';
import type { Manned, NpcGame } from '../game.ts';
import { imagined } from './imagine.ts';
import { choiceOf } from '../choices/within-action.ts';

/** Answers to the next rolls of an action, and their chance. */
interface Way {
  readonly rolls: readonly (readonly number[])[];
  readonly chance: number;
}

/**
 * Battles that an action may leave, with their exact chances: the rules carry it out for each way that its rolls may go. Of a test its success counts, of an
 * opposed roll the higher of the two, of any other roll its score. The NPC chooses as it does (AI-ACT-CHOICES), others answer as the odds have it.
 */
export function aftermathsOf<S extends Manned, C>(npcGame: NpcGame<S, C>, state: S, figure: FigureId, command: C): readonly Aftermath<S>[] {
  const { seat } = groupOf(state, figure);
  const choose = (question: Question, now: S): Answer | undefined => {
    if (question.kind !== 'choice') return undefined;
    const own = question.seat === seat ? choiceOf(npcGame, now, question) : undefined;
    return own === undefined ? question.options?.[0] : own;
  };
  const carriedOut = (rolls: Way['rolls']): CarriedOut<S> => {
    let next = 0;
    const result = imagined(npcGame, state, figure, command, (question, now) =>
      question.kind === 'roll' ? rolls[next++] : choose(question, now),
    );
    const { resolution } = result ?? {};
    const roll = resolution?.status === 'waiting' && resolution.question.kind === 'roll' ? resolution.question : undefined;
    return { left: result?.state ?? state, roll };
  };
  const found = new Map<string, Aftermath<S>>();
  const end = (left: S, chance: number): void => {
    const key = keyOf(left);
    found.set(key, { state: left, chance: chance + (found.get(key)?.chance ?? 0) });
  };
  const follow = ({ rolls, chance }: Way, now: CarriedOut<S>): void => {
    const { left, roll } = now;
    if (!roll) return end(left, chance);
    const replyTo = (thrown: readonly number[]): RollQuestion | undefined => carriedOut([...rolls, thrown]).roll;
    const ways = waysOf(roll, replyTo).map((way) => ({ way, after: carriedOut([...rolls, ...way.rolls]) }));
    const again = (way: Way): Way['rolls'] => [...rolls, ...Array.from({ length: ENDLESS }, () => way.rolls).flat()];
    const ending = ways.filter(({ way, after }) => !(comesBack(now, after) && comesBack(now, carriedOut(again(way)))));
    const all = ending.reduce((sum, { way }) => sum + way.chance, 0);
    if (all === 0) return end(left, chance);
    for (const { way, after } of ending) follow({ rolls: [...rolls, ...way.rolls], chance: (chance * way.chance) / all }, after);
  };
  follow({ rolls: [], chance: 1 }, carriedOut([]));
  return [...found.values()];
}

/** An action as far as its rolls are answered: the battle then, and the next roll. */
interface CarriedOut<S> {
  readonly left: S;
  readonly roll: RollQuestion | undefined;
}

/** A roll that comes back so often, and nothing has changed, comes back without end: the other ways share its chance. */
const ENDLESS = 12;

const comesBack = <S extends Manned>(before: CarriedOut<S>, after: CarriedOut<S>): boolean =>
  JSON.stringify(after.roll) === JSON.stringify(before.roll) && keyOf(after.left) === keyOf(before.left);

/** All of a battle that may change. */
function keyOf<S extends Manned>({ scene: _scene, ...changing }: S): string {
  return JSON.stringify(changing);
}

/** The ways for a roll to go, and for the roll that opposes it. `replyTo`: the roll after it. */
function waysOf(roll: RollQuestion, replyTo: (thrown: readonly number[]) => RollQuestion | undefined): readonly Way[] {
  const throws = byScore(roll);
  const [lowest] = throws;
  const { pool } = roll;
  if (!pool || !lowest) return throws.map(({ answer, chance }) => ({ rolls: [answer], chance }));
  const { need } = pool;
  const passing = need === undefined ? lowest : throws.find(({ score }) => score >= need);
  const reply = passing && replyTo(passing.answer);
  const answers = reply?.pool && opposes(roll, reply) ? { pool: reply.pool, throws: byScore(reply) } : undefined;
  if (!answers && need === undefined) return throws.map(({ answer, chance }) => ({ rolls: [answer], chance }));
  const failed = need === undefined ? 0 : 1 - passes(pool);
  const ways: Way[] = [{ rolls: [lowest.answer], chance: failed }];
  if (passing && !answers) ways.push({ rolls: [passing.answer], chance: 1 - failed });
  if (answers) {
    const { tie, lose } = contest(pool, answers.pool);
    const [lost, tied] = [share(lose), need === undefined ? share(tie) : 0];
    const pairs = throws.flatMap((one) => answers.throws.map((other) => ({ one, other }))).filter(({ one }) => one.score >= (need ?? 0));
    const way = (is: (lead: number) => boolean, chance: number): readonly Way[] =>
      pairs
        .filter(({ one, other }) => is(one.score - other.score))
        .slice(0, 1)
        .map(({ one, other }) => ({ rolls: [one.answer, other.answer], chance }));
    ways.push(
      ...way((lead) => (need === undefined ? lead > 0 : lead >= 0), 1 - failed - lost - tied),
      ...way((lead) => lead === 0, tied),
      ...way((lead) => lead < 0, lost),
    );
  }
  return ways.filter(({ chance }) => chance > 0);
}

/** Does a roll without a need oppose the one before it: the Combat of an enemy, a counter that has to exceed the score of a power? */
function opposes(roll: RollQuestion, reply: RollQuestion): boolean {
  if (reply.pool?.need !== undefined) return false;
  return roll.pool?.need === undefined ? roll.purpose === reply.purpose : typeof reply.about === 'object' && 'score' in (reply.about ?? {});
}

/** One throw for each score, the lowest first. */
const byScore = ({ faces, pool }: RollQuestion) =>
  throwsOf(faces, pool)
    .map(({ answer, chance }) => ({ answer, chance, score: pool ? read(pool, answer).score : 0 }))
    .toSorted((a, b) => a.score - b.score);
