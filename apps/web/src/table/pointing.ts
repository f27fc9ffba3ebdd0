import type { Pointed } from '../boards/board.ts';
import type { BoardPoint } from '../boards/board-point.ts';
import { kinds } from '../boards/kinds.ts';
import { sameTarget, type Target } from './aim.svelte.ts';
import type { Table } from './table.svelte.ts';

/** Calls the last function asked for, once the next picture is drawn. */
function onceAFrame() {
  let asked: (() => void) | undefined;
  return {
    ask(what: () => void): void {
      const waiting = asked !== undefined;
      asked = what;
      if (waiting) return;
      requestAnimationFrame(() => {
        const last = asked;
        asked = undefined;
        last?.();
      });
    },
    drop(): void {
      asked &&= () => undefined;
    },
  };
}

const whole = ({ x, y, z }: BoardPoint): BoardPoint => ({ x: Math.round(x), y: Math.round(y), ...(z !== undefined && { z }) });

/** The pointer at a table: looking, picking, dragging, turning. Keys are in `steering`. */
export function pointing(table: Table) {
  const { aim } = table;

  /** A pointed thing as the target of what is about to be done. */
  function targetOf(pointed: Pointed): Target {
    if (pointed.kind === 'figure') return { kind: 'figure', id: pointed.id };
    if (table.aimed.action?.wants === 'feature' && pointed.feature !== undefined) return { kind: 'feature', id: pointed.feature };
    return { kind: 'ground', at: whole(pointed.at) };
  }

  /**
   * Meaning of a pointed name: its figure; but the ground below where a place is asked for or aimed at, and below the name of the acting
   * figure.
   */
  function meant(pointed: Pointed): Pointed {
    if (pointed.kind === 'ground' || !pointed.over) return pointed;
    const { over } = pointed;
    const isAimedAt = sameTarget(aim.pinned, { kind: 'ground', at: over.at }, kinds[table.aimed.board.kind].near);
    return isAimedAt || table.ask?.place || table.ask?.facing || pointed.id === table.aimed.actor ? over : pointed;
  }

  function turnTowards(point: BoardPoint): void {
    const { ghost } = table.overlay;
    if (!ghost) return;
    // a ghost that is turned is meant, though only pointed at before
    if (!aim.pinned && !table.ask) aim.pin(aim.target);
    aim.face({ x: Math.round(point.x - ghost.at.x) || 1, y: Math.round(point.y - ghost.at.y) });
  }

  /** Looks and drags come oftener than pictures: only the last of a frame is worked out. */
  const frame = onceAFrame();

  function lookAt(pointed: Pointed | undefined): void {
    const mine = pointed?.kind === 'figure' && aim.action === undefined && table.aimed.selectable.includes(pointed.id);
    aim.hover(!pointed || mine ? undefined : targetOf(pointed));
  }

  return {
    look(pointed: Pointed | undefined): void {
      frame.ask(() => lookAt(pointed && meant(pointed)));
    },
    /** A click: selects one's own figures, pins a target, and does it when the same target is pointed at again. */
    async pick(on: Pointed): Promise<void> {
      frame.drop();
      const pointed = meant(on);
      if (table.ask?.facing && pointed.kind === 'ground') return turnTowards(pointed.at);
      const target = targetOf(pointed);
      const option = table.aimed.optionAt(target);
      const { near } = kinds[table.aimed.board.kind];
      if (option?.twice && option.at && !sameTarget(aim.pinned, option.at, near)) return aim.pin(option.at);
      if (option) return table.acts.answer(option.value);
      if (sameTarget(aim.pinned, target, near)) return table.acts.commit();
      if (table.ask?.place) return aim.pin(target.kind === 'ground' ? target : undefined);
      if (pointed.kind === 'figure') {
        const mine = aim.action === undefined && pointed.id !== table.aimed.actor && table.aimed.selectable.includes(pointed.id);
        if (mine || !table.aimed.subject) return aim.select(pointed.id);
        if (pointed.id === table.aimed.actor && aim.action === undefined) return;
      }
      if (!table.aimed.subject) return;
      aim.pin(target);
      await table.advised();
      // Nothing can be done to some figures: then their name lies on ground that is meant.
      if (!table.aimed.preview && pointed.kind === 'figure' && pointed.over) aim.pin(targetOf(pointed.over));
      return table.acts.settle();
    },
    /** A figure is taken hold of, to be moved. */
    grab(figure: string): void {
      if (figure !== table.aimed.actor && table.mayCommand) aim.select(figure);
    },
    async drag(at: BoardPoint, done: boolean): Promise<void> {
      if (!table.aimed.subject) return;
      const goTo = (): void => {
        aim.pin({ kind: 'ground', at: whole(at) });
        aim.face(undefined);
      };
      if (!done) return frame.ask(goTo);
      frame.drop();
      goTo();
      await table.acts.settle();
    },
    turnTowards,
  };
}
