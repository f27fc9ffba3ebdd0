import { refuse, type Refusal } from '@escarmouche/referee';
import { groupOf, markOf, nameOf, sheetOf } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { below, contains, featureById, featureGap, featuresNear, PACE, within, type Feature, type Place } from '@escarmouche/space';
import { grantedTo } from '../granted.ts';
import { powerPool } from '../powers.ts';
import { giverOf } from '../registry.ts';
import type { Rule } from '../rule.ts';
import { specialAction } from '../special.ts';
import type { Figure, State } from '../state.ts';
import { whipInHand } from '../whip.ts';

const ID = 'corde-de-fouet';
const RULE = 'UK-ATTR-EXPERT-FOUET';
const HIGHEST = 6 * PACE;
const REACH = PACE;

/** The feature that the whip hangs down from, and the whip. */
function hanging(state: State, { id }: Figure): readonly string[] {
  const mark = markOf(state, ID, id);
  return typeof mark === 'object' ? mark : [];
}

/** The rule with the level of its test: the ability it comes with, or itself where a set-up gives it alone. */
function abilityOf(state: State, { id }: Figure): string {
  const giver = giverOf(ID);
  return grantedTo(sheetOf(state, id)).all.some(({ rule }) => rule.id === giver) ? giver : ID;
}

/** Does the feature's edge lie within reach: at most 6 paces up, and a pace from the base in plan? */
function isInReach(state: State, figure: Figure, feature: Feature): boolean {
  const { kind, climbable, top } = feature;
  if (kind !== 'solid' || climbable === false || top <= figure.z) return false;
  return within(top - figure.z, HIGHEST) && within(featureGap(bodyOf(state, figure), feature), REACH);
}

function edges(state: State, figure: Figure): readonly Feature[] {
  const far = bodyOf(state, figure).r + REACH;
  const box = { minX: figure.x - far, minY: figure.y - far, maxX: figure.x + far, maxY: figure.y + far };
  return featuresNear(state.scene.table, box).filter((feature) => isInReach(state, figure, feature));
}

/** The feature whose top is at a place. */
const featureAt = (state: State, figure: Figure, to: Place | undefined): Feature | undefined =>
  to && edges(state, figure).find(({ shape, top }) => top === to.z && contains(shape, to));

/** Some place of the feature's top, which names it in a command. */
const topOf = ({ shape, top }: Feature): Place | undefined => {
  const [corner] = shape.type === 'polygon' ? shape.points : [{ x: shape.x, y: shape.y }];
  return corner && { ...corner, z: top };
};

function refusal(state: State, figure: Figure, to: Place | undefined): Refusal | undefined {
  const who = nameOf(state, figure.id);
  if (!whipInHand(state, figure)) return refuse(RULE, `${who} n’a pas de fouet en main.`, `${who} has no whip in hand.`);
  return featureAt(state, figure, to) ? undefined : refuse(RULE, 'Aucun bord à portée du fouet.', 'No edge within reach of the whip.');
}

/** Has the figure climbed up, or left the feature of its whip? */
function hasLeft(state: State, figure: Figure, feature: Feature): boolean {
  return figure.perch === undefined && (!below(figure.z, feature.top) || !isInReach(state, figure, feature));
}

/** Hung from an edge, the whip is a rope for its bearer alone, until the bearer leaves it or the bearer's next activation ends (UK-ATTR-EXPERT-FOUET). */
export const whipRope: Rule = {
  id: ID,
  cites: [RULE],
  ropeOn: (state, bearer) => hanging(state, bearer)[0],
  forbidsUse: (state, bearer, { id }) =>
    hanging(state, bearer)[1] === id ? refuse(RULE, 'Le fouet sert de corde.', 'The whip hangs as a rope.') : undefined,
  moved(turn, bearer) {
    const [id = ''] = hanging(turn.state, bearer);
    const feature = featureById(turn.state.scene.table, id);
    if (feature && hasLeft(turn.state, bearer, feature)) turn.emit({ type: 'marked', figure: bearer.id, rule: ID, until: 'nextEnd' });
  },
  action: specialAction(ID, {
    aim: 'place',
    words: {
      label: { fr: 'Fouet en corde', en: 'Whip as a rope' },
      commit: { fr: 'Fixer', en: 'Fix' },
      typed: { fr: ['fixer le fouet', 'corde'], en: ['fix the whip', 'rope'] },
      written: ['whipRope', 'corde de fouet'],
    },
    worth: 0.1,
    says: RULE,
    // One ability with two uses: one type of action, and one test.
    types: () => [giverOf(ID)],
    cost: () => 1,
    hands: true,
    check: (state, figure, { to }) => refusal(state, figure, to),
    play(turn, figure, { to }) {
      const { state } = turn;
      const [feature, whip] = [featureAt(state, figure, to), whipInHand(state, figure)];
      const roll = turn.roll(
        'power',
        powerPool(state, figure, { id: abilityOf(state, figure) }),
        { figure: figure.id, power: ID },
        groupOf(state, figure.id).seat,
      );
      turn.emit({ type: 'rolled', purpose: 'power', roll, rule: RULE, figure: figure.id, of: RULE });
      if (!roll.success || !feature || !whip) return;
      turn.emit({ type: 'marked', figure: figure.id, rule: ID, value: [feature.id, whip.id], until: 'nextEnd' });
    },
    aimsAt: (state, figure) =>
      edges(state, figure)
        .flatMap((feature) => topOf(feature) ?? [])
        .map((to) => ({ to })),
  }),
};
