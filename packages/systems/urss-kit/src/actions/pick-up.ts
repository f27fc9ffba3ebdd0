import { refuse, type Offer, type Refusal } from '@escarmouche/referee';
import { figureOf, nameOf, sheetOf } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { isEngaged } from '@escarmouche/skirmish/plane';
import { inContact, pointBody } from '@escarmouche/space';
import { weaponsOf } from '../arms.ts';
import type { ActionCommand } from '../commands.ts';
import { gainedId } from '../gained.ts';
import { MOST_CARRIED } from '../hands.ts';
import { holdRefusal } from '../holding.ts';
import { action } from '../registry.ts';
import type { Dropped, Figure, State } from '../state.ts';

type PickUp = Extract<ActionCommand, { type: 'pickUp' }>;

const RULE = 'UK-ATTR-EXPERT-FOUET';

/** Weapons and special objects on a figure (UK-EQ-CARRY). */
const carried = (state: State, figure: Figure): number => weaponsOf(state, figure).length + sheetOf(state, figure.id).objects.length;

function dropNamed({ drops }: State, weapon: string): Dropped | undefined {
  return drops.find((drop) => gainedId(drop) === weapon);
}

function refusal(state: State, figure: Figure, weapon: string): Refusal | undefined {
  const who = nameOf(state, figure.id);
  const drop = dropNamed(state, weapon);
  if (!drop || !inContact(bodyOf(state, figure), pointBody(drop.at))) {
    return refuse(RULE, `${who} ne touche pas cette arme.`, `${who} does not touch this weapon.`);
  }
  if (isEngaged(state, figure)) return refuse(RULE, `${who} est engagée.`, `${who} is engaged.`);
  return carried(state, figure) < MOST_CARRIED
    ? undefined
    : refuse(
        'UK-EQ-CARRY',
        `${who} porte déjà ${MOST_CARRIED} armes et objets.`,
        `${who} already carries ${MOST_CARRIED} weapons and objects.`,
      );
}

/** Take up a weapon that lies beside the figure, in hand where a hand is free (UK-ATTR-EXPERT-FOUET). */
export const pickUp = action<PickUp>({
  id: 'pickUp',
  says: RULE,
  cost: () => 1,
  hands: true,
  check: (state, figure, { weapon }) => refusal(state, figure, weapon),
  play(turn, { id }, { weapon }) {
    const drop = dropNamed(turn.state, weapon);
    if (!drop) return;
    turn.emit({ type: 'weaponTaken', figure: id, drop });
    const figure = figureOf(turn.state, id);
    const items = [...figure.held, drop.owner === id ? drop.weapon : weapon];
    if (!holdRefusal(turn.state, figure, items)) turn.emit({ type: 'heldChanged', figure: id, items });
  },
  offers: (state, figure) =>
    state.drops.map((drop): Offer<PickUp> => {
      const weapon = gainedId(drop);
      return { id: `pickUp:${weapon}`, type: 'pickUp', command: { type: 'pickUp', weapon }, refusal: refusal(state, figure, weapon) };
    }),
});
