import type { Line, NpcPlayer } from '@escarmouche/ai';
import { digest, type Json, type Seat } from '@escarmouche/referee';
import { text, type Language, type Text } from '@escarmouche/cases/text';

const LABELS = {
  order: text('ordre', 'order'),
  goal: text('but', 'goal'),
  constraint: text('contrainte', 'constraint'),
  plan: text('plan', 'plan'),
  refused: text('écarté', 'refused'),
} as const satisfies Readonly<Record<string, Text>>;

const COLON = text('\u00a0: ', ': ');

/** "but : Soldat : attaque Alric. (AI-MIS-SOLDAT)" */
const told = (label: keyof typeof LABELS, { rule, text: said }: Line, language: Language): string =>
  `${LABELS[label][language]}${COLON[language]}${said[language]} (${rule})`;

/** Seats that the NPC document plays, and their player. */
export interface Npcs<S, C> {
  readonly npcs: readonly Seat[];
  readonly player: NpcPlayer<S, C>;
}

/** Rolls and notes are parts of the activation in which they are made. */
const DUTIES: ReadonlySet<unknown> = new Set(['consult', 'note']);

/**
 * Thoughts behind the commands of one battle, an entry at a time: order, goal, constraint, plan and the best plans refused. The order is told once an
 * activation, and no line twice.
 */
export function thoughtsOf<S, C>({ npcs, player }: Npcs<S, C>, language: Language) {
  let acting: string | undefined;
  let known: readonly string[] = [];
  return (state: S, seat: Seat, command: C): readonly string[] => {
    if (DUTIES.has((command as { readonly type?: unknown }).type)) return [];
    const thought = npcs.includes(seat) ? player.think(state, seat) : undefined;
    if (!thought || digest(thought.command as unknown as Json) !== digest(command as unknown as Json)) {
      acting = undefined;
      return [];
    }
    const { figure, order, goal, constraint, plan, refused } = thought;
    const goesOn = figure === acting;
    const lines = [
      told('goal', goal, language),
      told('constraint', constraint, language),
      told('plan', plan, language),
      ...refused.map((line) => told('refused', line, language)),
    ];
    const before = goesOn ? known : [];
    [acting, known] = [figure, lines];
    return [...(goesOn ? [] : [told('order', order, language)]), ...lines.filter((line) => !before.includes(line))];
  };
}
