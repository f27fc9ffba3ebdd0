/**
 * Small patrols in which everything that Deadzone has is used: each profile of the teams acts, each weapon strikes, each special rule and each item
 * takes effect. Things never used are listed, and are a failure (lib/showing.ts).
 */
import { deadzone, specialRules, type Command, type Event, type Sheet, type State } from '@escarmouche/deadzone';
import { patrolFlaw } from './lib/deadzone.ts';
import { deadzoneShowcases } from './lib/showcases-deadzone.ts';
import { showEverything } from './lib/showing.ts';

/** Rules at work whenever their bearer acts; the others are seen by an event or a command of their own. */
function borneBy({ rules, weapons }: Sheet): readonly string[] {
  const all = [...rules, ...weapons.flatMap((weapon) => weapon.rules)].map(({ rule }) => specialRules.get(rule));
  return all.filter(({ special, marks, commandDice }) => !special && !marks && !commandDice).map(({ id }) => `rule ${id}`);
}

const cited = (cites: readonly string[]): readonly string[] =>
  specialRules
    .all()
    .filter((rule) => cites.includes(rule.cites[0]))
    .map(({ id }) => `rule ${id}`);

function uses({ scene }: State, event: Event): readonly string[] {
  switch (event.type) {
    case 'actionTaken': {
      const sheet = scene.sheets[event.figure];
      return sheet ? [`profile ${sheet.profile}`, ...borneBy(sheet)] : [];
    }
    case 'shot':
    case 'aimed':
    case 'fought':
      return [`weapon ${event.weapon}`];
    case 'itemPicked':
    case 'itemUsed':
      return [`rule ${event.item}`];
    case 'marked':
      return [`rule ${event.rule}`];
    case 'commandRolled':
      return cited(event.rules);
    case 'splatUsed':
    case 'dieSpent':
      return cited([event.rule]);
    default:
      return [];
  }
}

showEverything(deadzone, {
  name: 'packs-deadzone',
  showcases: deadzoneShowcases(),
  commanded: (_state: State, command: Command) => (command.type === 'special' ? [`rule ${command.rule}`] : []),
  uses,
  rarely: ['done', 'pass', 'yield'],
  flaw: patrolFlaw,
});
