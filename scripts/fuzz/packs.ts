/**
 * Everything in our packs of URSS classic, used: each profile takes its place and acts, each weapon is rolled with, each armour and shield saves, each
 * special rule is commanded where it can be and borne by somebody who acts where it cannot (lib/showing.ts).
 */
import { contents } from '@escarmouche/content';
import { specialRules, urssClassic, type Event, type State } from '@escarmouche/urss-classic';
import { flawOf } from '../../packages/systems/urss-classic/src/testing-battles.ts';
import { showcasesOf } from './lib/showcases.ts';
import { showEverything } from './lib/showing.ts';

const nameOf = ({ scene }: State, kind: string, id: string): string => `${scene.adaptation} ${kind} ${id}`;

/** Parts of the sheets of its figures that an event uses. */
function uses(state: State, event: Event): readonly string[] {
  const of = (kind: string, id: string): string => nameOf(state, kind, id);
  if (event.type === 'actionTaken') {
    const sheet = state.scene.sheets[event.figure];
    const grants = [...(sheet?.rules ?? []), ...(sheet?.weapons ?? []).flatMap(({ rules }) => rules)];
    const borne = grants.filter(({ id }) => !specialRules.get(id).action);
    return [of('profile', sheet?.profile.id ?? ''), ...borne.map(({ id }) => of('rule', id))];
  }
  if (event.type !== 'rolled') return [];
  const saves = event.purpose === 'save' ? state.scene.sheets[event.figure ?? '']?.armour : undefined;
  const weapon = event.purpose !== 'save' && event.of !== undefined ? [of('weapon', event.of)] : [];
  return [...weapon, ...(saves ?? []).filter(({ cites }) => cites === event.of).map(({ id }) => of('armour', id))];
}

showEverything(urssClassic, {
  name: 'packs',
  showcases: contents.flatMap(showcasesOf),
  commanded: (state, command) => (command.type === 'special' ? [nameOf(state, 'rule', command.rule)] : []),
  uses,
  rarely: ['pass', 'endGroup', 'alert'],
  flaw: flawOf,
});
