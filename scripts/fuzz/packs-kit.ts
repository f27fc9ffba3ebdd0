/**
 * Everything in URSS kit, used: each profile acts, each weapon is rolled with in each of its uses, improved by each upgrade, each armour and shield is
 * in a save, each object is borne by somebody who acts; each special rule is commanded where it gives an action, rolled for where it has a roll of its
 * own, and borne by somebody who acts where it has neither (lib/showing.ts).
 */
import { specialRules, urssKit, type Event, type Sheet, type State } from '@escarmouche/urss-kit';
import { flawOf } from '../../packages/systems/urss-kit/src/testing-battles.ts';
import { kitShowcases } from './lib/showcases-kit.ts';
import { showEverything } from './lib/showing.ts';

type Rolled = Extract<Event, { type: 'rolled' }>;

/** Parts of a sheet in use when its figure acts: profile, things carried, rules that neither give an action nor have a roll of their own. */
function borneBy({ profile, objects, armour, rules, weapons }: Sheet): readonly string[] {
  const given = weapons.flatMap(({ melee, ranged }) => [...(melee?.rules ?? []), ...(ranged?.rules ?? [])]);
  const grants = [rules, given, objects.flatMap((one) => one.rules), armour.flatMap((one) => one.rules)].flat();
  const borne = grants.filter(({ id }) => !specialRules.get(id).action && !specialRules.get(id).rolls);
  return [`profile ${profile.id}`, ...objects.map(({ id }) => `object ${id}`), ...borne.map(({ id }) => `rule ${id}`)];
}

/** Parts of a sheet that a roll uses. */
function rolledWith(sheet: Sheet | undefined, { purpose, of, roll }: Rolled): readonly string[] {
  if (purpose === 'combat') return [`weapon ${of} in a fight`];
  if (purpose === 'shooting') {
    const { upgrades = [] } = sheet?.weapons.find(({ id }) => id === of) ?? {};
    return [`weapon ${of} shooting`, ...upgrades.map(({ id }) => `upgrade ${id}`)];
  }
  if (purpose !== 'save') return [`rule ${purpose}`];
  const sources = new Set(roll.pool.modifiers.map(({ rule }) => rule));
  const named = (kind: string, list: Sheet['armour'] | Sheet['shields']): readonly string[] =>
    list.filter(({ cites }) => sources.has(cites)).map(({ id }) => `${kind} ${id}`);
  return sheet ? [...named('armour', sheet.armour), ...named('shield', sheet.shields)] : [];
}

function uses({ scene }: State, event: Event): readonly string[] {
  const sheet = 'figure' in event ? scene.sheets[event.figure ?? ''] : undefined;
  if (event.type === 'actionTaken' && sheet) return borneBy(sheet);
  return event.type === 'rolled' ? rolledWith(sheet, event) : [];
}

showEverything(urssKit, {
  name: 'packs-kit',
  showcases: kitShowcases(),
  commanded: (_state, command) => (command.type === 'special' ? [`rule ${command.rule}`] : []),
  uses,
  rarely: ['pass', 'endGroup', 'nothing'],
  flaw: flawOf,
});
