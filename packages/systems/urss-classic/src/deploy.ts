import { refuse, type Refusal } from '@escarmouche/referee';
import { nameOf } from '@escarmouche/skirmish';
import { canStand, inContact, standAt, type Body } from '@escarmouche/space';
import type { Command } from './commands.ts';
import type { Zone } from './content.ts';
import { allied, bodyOf, figureOf, figuresInPlay, groupSheet, sheetOf } from './figures.ts';
import { grantedTo } from './granted.ts';
import type { Turn } from './rule.ts';
import type { Figure, GroupId, State } from './state.ts';
import { beginGroup } from './turn-order.ts';

type Deploy = Extract<Command, { type: 'deploy' }>;

/** Extends a zone ahead of its front edge. */
function ahead(zone: Zone, by: number): Zone {
  const { x, y, width, height, front } = zone;
  if (front === 'north') return { ...zone, height: height + by };
  if (front === 'south') return { ...zone, y: y - by, height: height + by };
  if (front === 'east') return { ...zone, width: width + by };
  return { ...zone, x: x - by, width: width + by };
}

/** Is a base wholly inside a zone, to a unit? */
function inside(zone: Zone, { x, y, r }: Body): boolean {
  return x - r >= zone.x - 1 && x + r <= zone.x + zone.width + 1 && y - r >= zone.y - 1 && y + r <= zone.y + zone.height + 1;
}

/** How far ahead of its zone a figure may be deployed, in units. */
function reachAhead(state: State, figure: Figure): number {
  return Math.max(0, ...grantedTo(sheetOf(state, figure.id)).own.map(({ rule }) => rule.deploysAhead ?? 0));
}

/** Where a figure may be deployed (UC-SETUP-DEPLOY). */
export function zoneOf(state: State, figure: Figure): Zone {
  return ahead(groupSheet(state, sheetOf(state, figure.id).group).zone, reachAhead(state, figure));
}

/** Why a figure may not be deployed there: outside its zone, off the ground, without room, next to an enemy (UC-SETUP-DEPLOY, UC-ATTR-INFILTRATION). */
export function deployRefusal(state: State, { figure: id, at, facing }: Deploy): Refusal | undefined {
  const figure = figureOf(state, id);
  const who = nameOf(state, id);
  const body = bodyOf(state, { ...figure, posture: 'standing' }, at);
  if (facing.x === 0 && facing.y === 0) return refuse('UC-SETUP-DEPLOY', 'Il faut une orientation.', 'A facing is needed.');
  if (!inside(zoneOf(state, figure), body)) {
    return refuse('UC-SETUP-DEPLOY', `${who} doit tenir tout entière dans sa zone.`, `${who} must be wholly inside its zone.`);
  }
  const others = figuresInPlay(state).filter((other) => other.id !== id);
  const levels = standAt(state.scene.table, body, []);
  const stop = canStand(
    state.scene.table,
    body,
    others.map((other) => ({ id: other.id, body: bodyOf(state, other), manner: 'block' as const })),
  );
  if (!levels.includes(at.z) || stop) return refuse('UC-SETUP-DEPLOY', `${who} ne tient pas là.`, `${who} has no room there.`);
  if (at.z !== 0 && reachAhead(state, figure) === 0) {
    return refuse('UC-SETUP-DEPLOY', 'Le déploiement se fait au niveau du sol.', 'Deployment is at ground level.');
  }
  if (others.some((other) => !allied(state, id, other.id) && inContact(body, bodyOf(state, other)))) {
    return refuse('UC-ATTR-INFILTRATION', `${who} ne peut toucher une adversaire.`, `${who} may not touch an enemy.`);
  }
  return undefined;
}

/** Figures of a group that are still to be placed. */
export function undeployed(state: State, group: GroupId): Figure[] {
  return groupSheet(state, group)
    .figures.map((id) => figureOf(state, id))
    .filter((figure) => figure.posture === 'reserve');
}

/** Ends a group's deployment; after the last one the first turn begins (UC-SETUP-DEPLOY). */
export function endDeployment(turn: Turn): void {
  turn.emit({ type: 'groupDeployed', group: turn.state.group });
  const [first] = turn.state.order;
  if (turn.state.deployed.length < turn.state.order.length || first === undefined) return;
  turn.emit({ type: 'turnBegan', turn: 1 });
  beginGroup(turn, first);
}
