import { chiefsOf, followersOf, leaderOf, missionOf, targetKept } from '@escarmouche/ai/npc/memory';
import { orderOf } from '@escarmouche/ai/npc/order';
import { nearestOf } from '@escarmouche/ai/npc/people';
import type { Language } from '@escarmouche/referee';
import { figureOf, inPlay, type FigureId, type FigureIn, type Group } from '@escarmouche/skirmish';
import { distanceBetween } from '@escarmouche/skirmish/placed';
import {
  BEHAVIOUR_WORDS,
  chiefName,
  MISSION_WORDS,
  missionName,
  pcsOf,
  playsBy,
  remembers,
  waypointOf,
  zonesOf,
  type Mission,
  type OwnMission,
} from '@escarmouche/skirmish/plane';
import { boxOf, type Place, type Shape } from '@escarmouche/space';
import { nameOfSpot } from '../../../boards/plane/grid.ts';
import type { Overlay } from '../../../boards/plane/overlay.ts';
import { measured, textIn } from '../../../i18n/format.ts';
import type { Awaiting, NpcTeller, OrderTold, RoleLine } from '../../npc-told.ts';
import { sideName } from '../../plane/side-names.ts';
import { figureIn, nameIn, sideIndex, tagOf } from '../../plane/who.ts';
import type { UrssGame, UrssState } from '../game.ts';
import { npcWords } from './words.ts';

/** Figures with a role at the table of either document. */
export const npcTeller = <S extends UrssState, C extends object>({ sides }: Pick<UrssGame<S, C>, 'sides'>): NpcTeller<S> => ({
  role: roleOf,
  marks: marksOf,
  order: (state, language) => orders(state, language, (group) => sideName(group.name, language, sides)),
});

const called = (state: UrssState, id: FigureId): string => `${tagOf(state, id)} ${nameIn(state, id)}`;

/** The mission that a chief has derived (AI-MIS-CHEF-MISSION). */
const derivedOf = (state: UrssState, id: FigureId): OwnMission | undefined =>
  remembers(figureOf(state, id), 'AI-MIS-CHEF') === undefined ? undefined : playsBy(state, id);

/** The target that a figure keeps, or that its mission has by itself. */
function targetOf(state: UrssState, id: FigureId): FigureId | undefined {
  const kept = targetKept(state, id);
  if (kept !== undefined) return kept;
  return playsBy(state, id)?.type === 'soldier' ? nearestOf(state, figureOf(state, id), pcsOf(state, id))?.id : undefined;
}

/** The target of the last thought while that is in play, else the one kept. */
const targetNow = (state: UrssState, id: FigureId, thought: FigureId | undefined): FigureId | undefined =>
  thought !== undefined && inPlay(figureOf(state, thought)) ? thought : targetOf(state, id);

function roleOf(state: UrssState, id: FigureId, language: Language, thought?: FigureId): readonly RoleLine[] {
  const role = state.scene.npcs?.roles[id];
  const figure = figureIn(state, id);
  if (!role || !figure) return [];
  const { mission, behaviour } = role;
  const words = npcWords(language);
  const zones = zonesOf(state.scene);
  const derived = mission.type === 'chief' ? derivedOf(state, id) : undefined;
  const lines: RoleLine[] = [
    {
      label: words.mission,
      value: textIn(derived ? chiefName(derived, zones) : missionName(mission, zones), language),
      rule: MISSION_WORDS[mission.type].rule,
    },
    { label: words.behaviour, value: BEHAVIOUR_WORDS[behaviour][language], rule: BEHAVIOUR_WORDS[behaviour].rule },
  ];
  if (!inPlay(figure)) return lines;
  const now = missionOf(state, id);
  if (now.type === 'patrol') {
    const step = waypointOf(state, id, now.zones);
    const zone = zones.find((one) => one.id === now.zones[step]);
    const value = words.stepOf(zone?.name[language] ?? '', step + 1, now.zones.length);
    lines.push({ label: words.step, value, rule: 'AI-MIS-PATROUILLE' });
  }
  const post = postOf(state, id);
  if (post) lines.push({ label: words.post, value: nameOfSpot(post.at), rule: post.rule });
  const target = targetNow(state, id, thought);
  if (target !== undefined && figureIn(state, target))
    lines.push({ label: words.target, value: called(state, target), rule: MISSION_WORDS[now.type].rule });
  const chief = leaderOf(state, id);
  if (chief !== undefined) lines.push({ label: words.chief, value: called(state, chief), rule: 'AI-MIS-CHEF-CONTROL' });
  const led = followersOf(state, id).filter((one) => inPlay(figureOf(state, one)));
  if (led.length > 0)
    lines.push({ label: words.followers, value: led.map((one) => called(state, one)).join(', '), rule: 'AI-MIS-CHEF-CONTROL' });
  return lines;
}

/** The vantage point of a sniper, or the place of a guard. */
function postOf(state: UrssState, id: FigureId): { readonly at: Place; readonly rule: string } | undefined {
  for (const rule of ['AI-MIS-SNIPER-VANTAGE', 'AI-MIS-GARDE'] as const) {
    const at = remembers(figureOf(state, id), rule);
    if (at) return { at, rule };
  }
  return undefined;
}

function orders(state: UrssState, language: Language, nameOf: (group: Group) => string): readonly OrderTold[] {
  const roles = state.scene.npcs?.roles;
  if (!roles || state.phase !== 'play') return [];
  return state.scene.groups.flatMap((group): OrderTold[] => {
    const waiting = group.figures.filter((id) => roles[id] && mayAct(state, id));
    if (waiting.length === 0) return [];
    return [
      {
        group: group.id,
        name: nameOf(group),
        side: sideIndex(state, group.side),
        playing: state.group === group.id,
        figures: orderOf(state, group.id, waiting, chiefsOf(state, group.id)).map((id) =>
          awaiting(state, id, roles[id]?.mission, language),
        ),
      },
    ];
  });
}

/** Has a figure its activation still before it in this turn? */
function mayAct(state: UrssState, id: FigureId): boolean {
  const figure = figureIn(state, id);
  return figure !== undefined && inPlay(figure) && !figure.activated && state.activation?.figure !== id;
}

function awaiting(state: UrssState, id: FigureId, mission: Mission | undefined, language: Language): Awaiting {
  const words = npcWords(language);
  const derived = derivedOf(state, id);
  const zones = zonesOf(state.scene);
  const name = mission?.type === 'chief' && derived ? chiefName(derived, zones) : mission && missionName(mission, zones);
  const chief = leaderOf(state, id);
  const figure = figureOf(state, id);
  const near: FigureIn<UrssState> | undefined = nearestOf(state, figure, pcsOf(state, id));
  const nearest = near ? words.nearest(called(state, near.id), measured(distanceBetween(state, figure, near), language)) : words.noEnemy;
  return {
    figure: id,
    tag: tagOf(state, id),
    name: nameIn(state, id),
    mission: name ? textIn(name, language) : '',
    why: chief === undefined ? nearest : words.follows(called(state, chief)),
    rule: chief === undefined ? 'AI-ORD-PROX' : 'AI-ORD-CHEF',
  };
}

/** Lines on the ground lie this far above it, in units. */
const ABOVE = 60;

const middleOf = (shape: Shape): Place => {
  const { minX, maxX, minY, maxY } = boxOf(shape);
  return { x: Math.round((minX + maxX) / 2), y: Math.round((minY + maxY) / 2), z: ABOVE };
};

function marksOf(state: UrssState, id: FigureId, thought?: FigureId): Overlay {
  const figure = figureIn(state, id);
  if (!state.scene.npcs?.roles[id] || !figure || !inPlay(figure)) return {};
  const mission = missionOf(state, id);
  const target = targetNow(state, id, thought);
  const stops = mission.type === 'patrol' ? stopsOf(state, mission.zones) : [];
  const post = postOf(state, id);
  const step = mission.type === 'patrol' ? waypointOf(state, id, mission.zones) : 0;
  return {
    marks: target === undefined ? [] : [{ kind: 'figure', id: target, tone: 'warn' }],
    sights: stops.flatMap((from, i) => {
      const to = stops[(i + 1) % stops.length];
      return to && (stops.length > 2 || i === 0) ? [{ from, to, tone: 'info' as const }] : [];
    }),
    notes: stops.map((at, i) => ({ at, r: 0, parts: [{ text: String(i + 1), tone: i === step ? 'warn' : 'info' }], always: true })),
    rings: post ? [{ center: post.at, radius: 600, label: '', tone: 'info' }] : [],
  };
}

/** Middles of the zones of a patrol, in their order. */
const stopsOf = ({ scene }: UrssState, route: readonly string[]): readonly Place[] =>
  route.flatMap((id) => {
    const zone = zonesOf(scene).find((one) => one.id === id);
    return zone ? [middleOf(zone.shape)] : [];
  });
