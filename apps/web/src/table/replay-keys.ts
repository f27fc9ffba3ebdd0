import type { Vector } from '@escarmouche/space';
import type { Replay } from './replay.svelte.ts';

/** Does what a key of a replay is for. `arrow`: where it points. */
export function obey(
  key: string,
  arrow: Vector | undefined,
  far: boolean,
  replay: Pick<Replay, 'at' | 'length' | 'seek' | 'leap' | 'toggle'>,
  close: () => void,
): void {
  if (arrow && far) return replay.leap(arrow.x === 0 ? 'turn' : 'command', arrow.x > 0 || arrow.y < 0 ? 1 : -1);
  if (arrow && arrow.x !== 0) return replay.seek((replay.at ?? 0) + arrow.x);
  if (key === 'Home') replay.seek(0);
  else if (key === 'End') replay.seek(replay.length);
  else if (key === ' ') replay.toggle();
  else if (key === 'Escape') close();
}
