import { battlesOf, type Battles } from '../host/battles.ts';
import { devicesOf, type Devices } from '../host/devices.ts';
import { lobbyOf, type Lobby } from '../host/lobby.ts';
import { battleStore } from '../store/battles.ts';
import type { Engine } from '../store/engine.ts';
import { accessOf, type Access } from './access.ts';
import { streams, type Streams } from './streams.ts';

/** Parts of a host with which its routes work. */
export interface Services {
  readonly devices: Devices;
  readonly lobby: Lobby;
  readonly battles: Battles;
  readonly access: Access;
  readonly streams: Streams;
}

export function servicesOf(engine: Engine, now: () => number): Services {
  const devices = devicesOf(engine, now);
  const lobby = lobbyOf(engine, now);
  const battles = battlesOf(battleStore(engine, now), lobby);
  return { devices, lobby, battles, access: accessOf(devices, lobby, battles), streams: streams() };
}

/** Parameters of a route that names a battle. */
export interface Named {
  Params: { id: string };
}
