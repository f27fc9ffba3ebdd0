import type { FigureIn } from '@escarmouche/skirmish';
import { coverOf, distanceBetween, sightOf } from '@escarmouche/skirmish/placed';
import { arcOf, sees, type PlaneFigure, type PlaneRules, type PlaneState } from '@escarmouche/skirmish/plane';
import type { Place } from '@escarmouche/space';
import { number, text, type Text } from '../text.ts';
import { differs } from '../run-case.ts';
import { directionTo, type Frame } from './frame.ts';
import type { GeometryFacts, PlaceFacts } from './schema-facts.ts';

export const yesNo = (flag: boolean): Text => (flag ? text('oui', 'yes') : text('non', 'no'));

export function write(spot: { readonly x: number; readonly y: number; readonly z?: number }): Text {
  const parts = [spot.x, spot.y, ...(spot.z === undefined ? [] : [spot.z])];
  const inLanguage = (language: 'fr' | 'en'): string => `(${parts.map((part) => number(part, language)).join(' ; ')})`;
  return text(inLanguage('fr'), inLanguage('en'));
}

const NEAR = 0.011;

/** Another place than the one expected. */
export function wrongPlace(
  figure: Place,
  facts: Pick<PlaceFacts, 'at' | 'within'>,
  frame: Frame,
): { expected: Text; found: Text } | undefined {
  const { at } = facts;
  if (!at) return undefined;
  const found = frame.fromPoint(figure);
  const level = figure.z / 1000;
  const off = Math.max(Math.abs(found.x - at.x), Math.abs(found.y - at.y), at.z === undefined ? 0 : Math.abs(level - at.z));
  if (off <= (facts.within ?? NEAR)) return undefined;
  return { expected: write(at), found: write({ ...found, ...(at.z === undefined ? {} : { z: level }) }) };
}

const TURNED = 0.5;

function degrees({ x, y }: { x: number; y: number }): number {
  return ((Math.atan2(x, y) * 180) / Math.PI + 360) % 360;
}

/** Another facing than the one expected. */
export function wrongFacing(
  figure: PlaneFigure,
  facts: PlaceFacts,
  figures: PlaneState['figures'],
): { expected: string; found: string } | undefined {
  if (facts.facing === undefined) return undefined;
  const looked = typeof facts.facing === 'string' ? figures[facts.facing] : undefined;
  const wanted = typeof facts.facing === 'string' ? looked && directionTo(figure, looked) : facts.facing;
  const found = degrees(figure.facing);
  if (!wanted) return { expected: String(facts.facing), found: `${Math.round(found)}°` };
  const apart = Math.abs(((degrees(wanted) - found + 540) % 360) - 180);
  if (apart <= (facts.degrees ?? TURNED)) return undefined;
  return { expected: `${Math.round(degrees(wanted) * 10) / 10}°`, found: `${Math.round(found * 10) / 10}°` };
}

const COVERS = ['none', 'light', 'heavy'];

const COVER_WORDS: Readonly<Record<string, Text>> = {
  none: text('aucun', 'none'),
  light: text('léger', 'light'),
  heavy: text('lourd', 'heavy'),
};
const coverText = (cover: boolean | string): Text =>
  typeof cover === 'boolean' ? yesNo(cover) : (COVER_WORDS[cover] ?? text(cover, cover));

const ARCS = { front: text('avant', 'front'), rear: text('arrière', 'rear') };

/** Is there cover or none, or such a cover, where the rules count so much of it? */
const isCover = (wanted: boolean | string, found: number): boolean =>
  typeof wanted === 'boolean' ? found > 0 === wanted : COVERS.indexOf(wanted) === found;

/** Sights, distances and arcs that are not as expected. */
export function wrongGeometry<S extends PlaneState>(rules: PlaneRules<S>, expect: GeometryFacts, state: S): Text[] {
  const wrong: Text[] = [];
  const pair = (a: string, b: string): [FigureIn<S>, FigureIn<S>] | undefined => {
    const [one, other] = [a, b].map((id) => state.figures[id] as FigureIn<S> | undefined);
    return one && other && [one, other];
  };
  for (const { from, to, hidden, within, visible, cover } of expect.sight ?? []) {
    const two = pair(from, to);
    if (!two) continue;
    const what = (fr: string, en: string): Text => text(`${from} → ${to}, ${fr}`, `${from} → ${to}, ${en}`);
    const share = sightOf(rules, state, ...two).hidden;
    if (hidden !== undefined && Math.abs(share - hidden) > (within ?? 0.001)) {
      wrong.push(differs(what('part cachée', 'hidden share'), String(hidden), String(Math.round(share * 1e4) / 1e4)));
    }
    if (visible !== undefined && sees(rules, state, ...two) !== visible)
      wrong.push(differs(what('visible', 'visible'), yesNo(visible), yesNo(!visible)));
    if (cover !== undefined && !isCover(cover, coverOf(rules, share)))
      wrong.push(differs(what('couvert', 'cover'), coverText(cover), coverText(COVERS[coverOf(rules, share)] ?? '')));
  }
  for (const { from, to, is, within, atLeast, atMost } of expect.distance ?? []) {
    const two = pair(from, to);
    if (!two) continue;
    const found = distanceBetween(state, ...two) / 1000;
    const told = (wanted: string): void => {
      wrong.push(differs(`${from} → ${to}, distance`, wanted, String(Math.round(found * 1000) / 1000)));
    };
    if (is !== undefined && Math.abs(found - is) > (within ?? 0.002)) told(String(is));
    if (atLeast !== undefined && found < atLeast - 0.002) told(`≥ ${atLeast}`);
    if (atMost !== undefined && found > atMost + 0.002) told(`≤ ${atMost}`);
  }
  for (const { of, holds, is } of expect.arc ?? []) {
    const two = pair(of, holds);
    if (two && arcOf(state, ...two) !== is) wrong.push(differs(`arc ${of} → ${holds}`, ARCS[is], ARCS[arcOf(state, ...two)]));
  }
  return wrong;
}
