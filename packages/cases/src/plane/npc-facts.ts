import type { Thought } from '@escarmouche/ai';
import { leaderOf, targetKept } from '@escarmouche/ai/npc/memory';
import { figureOf, type FigureIn } from '@escarmouche/skirmish';
import { coverOf, distanceBetween, hiddenFrom, shows } from '@escarmouche/skirmish/placed';
import {
  chiefName,
  missionName,
  playsBy,
  remembers,
  sees,
  waypointOf,
  zonesOf,
  type Mission,
  type NamedZone,
  type NpcState,
  type PlaneRules,
} from '@escarmouche/skirmish/plane';
import { contains, within } from '@escarmouche/space';
import { fold, text, type Text } from '../text.ts';
import { differs } from '../run-case.ts';
import { wrongPlace } from './facts.ts';
import type { Noting } from './facts-figures.ts';
import type { Frame } from './frame.ts';
import type { Acted, NpcPlaying } from './npc-play.ts';
import { isAction } from './npc-words.ts';
import type { NpcFigureFacts, NpcThoughtFacts } from './schema-npc.ts';

/** Expectations about NPCs. */

export interface NpcReading<S> {
  readonly rules: PlaneRules<S & NpcState>;
  readonly frame: Frame;
  /** Units that the figure may shoot at most; 0 without a ranged weapon. */
  readonly reach: (state: S, figure: FigureIn<S & NpcState>) => number;
}

/** Expectations of a figure that its role, its memory and its place fulfil or not. */
export function noteNpc<S extends NpcState>(
  noting: Noting,
  facts: NpcFigureFacts & { readonly within?: number | undefined },
  state: S,
  figure: FigureIn<S>,
  { rules, frame, reach }: NpcReading<S>,
): void {
  const marked = figure as FigureIn<S> & { readonly marks: Readonly<Record<string, unknown>> };
  const word = (fr: string, en: string, wanted: string | undefined, found: string | undefined): void => {
    if (wanted !== undefined) noting.compare(text(fr, en), wanted, found ?? 'none', wanted === (found ?? 'none'));
  };
  if (facts.mission) {
    const zones = zonesOf(state.scene as never);
    const own = state.scene.npcs?.roles[figure.id]?.mission;
    const found = own?.type === 'chief' ? { type: own.type, of: playsBy(state, figure.id) } : own;
    const [wanted, is] = [facts.mission.mission, found].map((one) => one && told(one, zones));
    if (wanted) noting.compare(text('mission', 'mission'), wanted, is ?? text('aucune', 'none'), wanted.en === is?.en);
  }
  word('cible', 'target', facts.target, targetKept(state, figure.id));
  word('contrôlée par', 'controlled by', facts.controlledBy, leaderOf(state, figure.id));
  const route = playsBy(state, figure.id);
  if (facts.waypoint !== undefined && route?.type === 'patrol')
    word('étape', 'waypoint', facts.waypoint, route.zones[waypointOf(state, figure.id, route.zones)]);
  for (const [key, rule] of [
    ['firingPost', 'AI-MIS-SNIPER-VANTAGE'],
    ['guardPost', 'AI-MIS-GARDE'],
  ] as const) {
    const at = facts[key];
    const place = remembers(marked, rule);
    if (!at) continue;
    const wrong = place ? wrongPlace(place, { at, within: facts.within }, frame) : { expected: String(at.x), found: '–' };
    if (wrong) noting.compare(text(key === 'guardPost' ? 'poste de garde' : 'poste de tir', key), wrong.expected, wrong.found, false);
  }
  const among = (what: Text, wanted: readonly string[] | undefined, holds: (other: FigureIn<S>) => boolean): void => {
    for (const id of wanted ?? [])
      noting.flag(text(`${what.fr} ${id}`, `${what.en} ${id}`), true, holds(figureOf(state, id) as FigureIn<S>));
  };
  among(
    text('a à portée', 'has in range'),
    facts.inRange,
    (pc) => within(distanceBetween(state, figure, pc), reach(state, figure)) && sees(rules, state, figure, pc),
  );
  among(text('à couvert de', 'in cover from'), facts.coverFrom, (pc) => {
    const hidden = hiddenFrom(rules, state, pc, figure);
    return !shows(rules, hidden) || coverOf(rules, hidden) > 0;
  });
  for (const name of facts.inZone ?? []) {
    const zone = zonesOf(state.scene as never).find(({ id }) => fold(id) === fold(name));
    noting.flag(text(`dans la zone ${name}`, `in zone ${name}`), true, zone !== undefined && contains(zone.shape, figure));
  }
}

const told = (mission: Mission, zones: readonly NamedZone[]): Text =>
  mission.type === 'chief' && mission.of ? chiefName(mission.of, zones) : missionName(mission, zones);

/** Words of actions in the order in which they are done; dice and notes are none. `ofRule`: the word for the action of a special rule. */
function actionsOf<C extends { readonly type: string; readonly rule?: string; readonly path?: readonly unknown[] }>(
  acted: readonly Acted<C>[],
  ofRule: (rule: string) => string,
): readonly string[] {
  return acted.flatMap(({ command }) => {
    const { type, rule = '', path } = command;
    if (type === 'special') return [ofRule(rule)];
    if (type === 'move') return [path?.length === 0 ? 'turn' : 'walk'];
    return PLAIN[type] ?? [];
  });
}

/** Words of the commands that are actions. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  run: ['run'],
  jump: ['jump'],
  climb: ['climb'],
  ladder: ['climb'],
  swim: ['swim'],
  mixed: ['walk'],
  crawl: ['crawl'],
  shoot: ['shoot'],
  fight: ['fight'],
  aim: ['aim'],
  alert: ['alert'],
  getUp: ['stand'],
  standUp: ['stand'],
};

/** Expectations of the last step that NPCs have played. */
export function wrongThoughts<
  S extends NpcState,
  C extends { readonly type: string; readonly rule?: string; readonly path?: readonly unknown[] },
>(
  facts: NpcThoughtFacts | undefined,
  state: S,
  { acted, player }: Pick<NpcPlaying<S, C>, 'acted' | 'player'>,
  ofRule: (rule: string) => string,
): Text[] {
  if (!facts) return [];
  const wrong: Text[] = [];
  const compare = (fr: string, en: string, wanted: string, found: string, same = wanted === found): void => {
    if (!same) wrong.push(differs(text(`PNJ, ${fr}`, `NPC, ${en}`), wanted, found));
  };
  if (facts.actions) {
    const found = actionsOf(acted, ofRule);
    const wanted = facts.actions.filter((one) => !['nothing', 'rien', 'none'].includes(fold(one)));
    const same = wanted.length === found.length && wanted.every((one, i) => isAction(one, found[i] ?? ''));
    compare('actions', 'actions', `[${wanted.join(', ')}]`, `[${found.join(', ')}]`, same);
  }
  if (facts.order) {
    const [first = ''] = facts.order;
    const group = state.scene.groups.find(({ figures }) => figures.includes(first));
    compare('ordre', 'order', facts.order.join(), group ? player.order(state, group.id).join() : '–');
  }
  const thoughts = acted.flatMap(({ thought }) => thought ?? []);
  const [first] = thoughts;
  if (facts.goal !== undefined) compare('but', 'goal', facts.goal, goalOf(first));
  if (facts.target !== undefined) {
    const target = thoughts.find((one) => one.target !== undefined)?.target ?? 'none';
    compare('cible', 'target', facts.target, target);
  }
  if (facts.obliged !== undefined) compare('obligation', 'obligation', facts.obliged, first?.obliged ?? 'none');
  for (const key of ['damage', 'out', 'exposure', 'rem'] as const) {
    const [least, most] = facts[key] ?? [];
    if (least === undefined || most === undefined) continue;
    const found = first?.figures?.[key];
    const inside = found !== undefined && found >= least && found <= most;
    compare(FIGURES[key].fr, FIGURES[key].en, `[${least}, ${most}]`, String(found ?? '–'), inside);
  }
  return wrong;
}

const FIGURES = {
  damage: text('dégâts', 'damage'),
  out: text('hors de combat', 'out'),
  exposure: text('exposition', 'exposure'),
  rem: text('reste', 'rem'),
};

function goalOf<C>(thought: Thought<C> | undefined): string {
  const { heads } = thought ?? {};
  return heads?.figure ?? heads?.zone ?? (heads ? 'post' : 'none');
}
