import { sheetOf } from '@escarmouche/skirmish';
import { change } from '../dice.ts';
import { healingPower } from '../heal.ts';
import type { Rule } from '../rule.ts';
import type { Sheet } from '../state.ts';

const ID = 'soin';

const levelsIn = (grants: Sheet['rules']): readonly number[] => grants.flatMap(({ id, level = 0 }) => (id === ID ? [level] : []));

/** Both levels count: the addition of the lesser one to the better, which the figure has anyway (UK-OBJ-GENERAL). */
function lesserLevel({ rules, objects }: Sheet): number {
  const [own, given] = [levelsIn(rules), levelsIn(objects.flatMap((object) => object.rules))];
  return own.length > 0 && given.length > 0 ? Math.min(Math.max(...own), Math.max(...given)) : 0;
}

/** Another ally in base contact has all its vitality back; a healing object adds to the skill of its bearer (UK-ATTR-SOIN). */
export const firstAid: Rule = {
  ...healingPower({ id: ID, cites: ['UK-ATTR-SOIN'], cost: 1 }),
  changes(state, { purpose, figure, of }) {
    const more = purpose === 'test' && of === ID ? lesserLevel(sheetOf(state, figure.id)) : 0;
    return more === 0 || state.scene.options['kit.soin'] === 'best' ? [] : [change('UK-OBJ-GENERAL', more)];
  },
};
