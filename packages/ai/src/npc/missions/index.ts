import type { Aim } from '../aim.ts';
import type { Manned } from '../game.ts';
import type { Situation } from '../situation.ts';
import { assassin } from './assassin.ts';
import { elite } from './elite.ts';
import { guard } from './guard.ts';
import { healer } from './healer.ts';
import { patrol } from './patrol.ts';
import { sniper } from './sniper.ts';
import { soldier } from './soldier.ts';

/** The aim of an NPC's mission now. */
export function aimOf<S extends Manned, C>(situation: Situation<S, C>): Aim<S> {
  const { mission } = situation;
  switch (mission.type) {
    case 'soldier':
      return soldier(situation);
    case 'elite':
      return elite(situation);
    case 'sniper':
      return sniper(situation);
    case 'assassin':
      return assassin(situation);
    case 'guard':
      return guard(situation, mission);
    case 'patrol':
      return patrol(situation, mission);
    case 'healer':
      return healer(situation);
  }
}
