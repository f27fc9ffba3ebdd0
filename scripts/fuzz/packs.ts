/**
 * Everything in our packs, used: each profile takes its place and acts, each weapon is rolled with, each armour and shield saves, each special rule is
 * commanded where it can be and borne by somebody who acts where it cannot. The battery plays it, with its suspending and undoing. What is never used
 * is listed, and is a failure. `count` / 20: the battles that each thing has for it.
 */
import { contents } from '@escarmouche/content';
import { battery, mix } from '@escarmouche/referee';
import { specialRules, urssClassic, type Event, type State } from '@escarmouche/urss-classic';
import { flawOf } from '../../packages/systems/urss-classic/src/testing-battles.ts';
import { showcasesOf, type Showcase } from './lib/showcases.ts';
import { concluded, failed, told } from './lib/world.ts';

const { count, seed } = told();
const MOST_BATTLES = Math.max(1, Math.ceil(count / 20));
const COMMANDS = 30;
const used = new Set<string>();

const add = ({ scene }: State, kind: string, id: string): void => void used.add(`${scene.adaptation} ${kind} ${id}`);

/** Notes what an event uses, of the sheets of the figures that it names. */
function note(state: State, event: Event): void {
  const use = (kind: string, id: string): void => add(state, kind, id);
  if (event.type === 'actionTaken') {
    const sheet = state.scene.sheets[event.figure];
    if (!sheet) return;
    use('profile', sheet.profile.id);
    const grants = [...sheet.rules, ...sheet.weapons.flatMap(({ rules }) => rules)];
    for (const { id } of grants) if (!specialRules.get(id).action) use('rule', id);
  }
  if (event.type !== 'rolled') return;
  if (event.purpose !== 'save' && event.of !== undefined) use('weapon', event.of);
  const saves = event.purpose === 'save' ? state.scene.sheets[event.figure ?? '']?.armour : undefined;
  for (const { id, cites } of saves ?? []) if (cites === event.of) use('armour', id);
}

/** The rules, noting every event and every special action. The battery folds each several times, which changes nothing here. */
const watched: typeof urssClassic = {
  ...urssClassic,
  play(turn, seat, command) {
    if (command.type === 'special') add(turn.state, 'rule', command.rule);
    urssClassic.play(turn, seat, command);
  },
  reduce(state, event) {
    note(state, event);
    urssClassic.reduce(state, event);
  },
};

let battles = 0;

/** Plays battles of a showcase until all that it shows has been used. */
function show({ wanted, setup }: Showcase, nth: number): readonly string[] {
  const left = (): readonly string[] => wanted.filter((one) => !used.has(one));
  for (let tries = 0; tries < MOST_BATTLES && left().length > 0; tries++) {
    const one = mix(mix(seed, nth), tries);
    battles++;
    try {
      battery(watched, setup(tries), { seed: one, most: COMMANDS, rarely: ['pass', 'endGroup', 'alert'], flaw: flawOf });
    } catch (error) {
      failed('packs', error instanceof Error ? error.message : String(error), { wanted }, nth);
    }
  }
  return left();
}

const showcases = contents.flatMap(showcasesOf);
const left = new Set(showcases.flatMap(show));
if (left.size > 0) failed('packs', `never used: ${[...left].join(', ')}`, { battles });
concluded('packs', battles, `${new Set(showcases.flatMap(({ wanted }) => wanted)).size} things used`);
