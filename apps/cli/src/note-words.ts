import { nameOf, type Battle } from '@escarmouche/skirmish';
import { playsBy, zonesOf, type Note, type Remembering } from '@escarmouche/skirmish/plane';
import { text, type Text } from '@escarmouche/cases/text';

/** Notes of NPCs with all that they hold, for those who compare two of them: a log tells less (AI-DICE-WHEN). */

type Values = {
  readonly [R in Note['rule']]: (value: NonNullable<Extract<Note, { rule: R }>['value']>, state: Remembering, figure: string) => Text;
};

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A length in paces to its last digit. */
const exactly = (units: number): Text => text(`${units / 1000}`.replace('.', ','), `${units / 1000}`);

/** "à 12,5 pas de l’ouest et 8 pas du sud, 3 pas de haut" */
function at({ x, y, z }: Spot): Text {
  const [east, north, up] = [exactly(x), exactly(y), exactly(z)];
  const [fr, en] = z === 0 ? ['', ''] : [`, ${up.fr}\u00a0pas de haut`, `, ${up.en} paces up`];
  return text(
    `à ${east.fr}\u00a0pas du bord ouest et ${north.fr}\u00a0pas du bord sud${fr}`,
    `${east.en} paces from the west edge and ${north.en} from the south edge${en}`,
  );
}

/** Degrees clockwise from north. */
function turned({ x, y }: { readonly x: number; readonly y: number }): Text {
  const degrees = Math.round((((Math.atan2(x, y) * 180) / Math.PI + 360) % 360) * 10) / 10;
  return text(`tournée à ${`${degrees}`.replace('.', ',')}° du nord`, `turned ${degrees}° from north`);
}

const joined = (...parts: readonly (Text | undefined)[]): Text => {
  const said = parts.flatMap((part) => part ?? []);
  return text(said.map(({ fr }) => fr).join(', '), said.map(({ en }) => en).join(', '));
};

const cover = (value: Spot & { readonly idle?: number | undefined; readonly turn?: number | undefined }): Text =>
  joined(
    text(`dernier couvert ${at(value).fr}`, `last cover ${at(value).en}`),
    value.idle === undefined
      ? undefined
      : text(`${value.idle} activation(s) sans attaque`, `${value.idle} activation(s) without an attack`),
    value.turn === undefined ? undefined : text(`tour ${value.turn}`, `turn ${value.turn}`),
  );

const plan = (value: NonNullable<Extract<Note, { rule: 'AI-MDA-DISPUTE' }>['value']>, state: Remembering): Text => {
  if (typeof value === 'number') return text(`plan ${value + 1}`, `plan ${value + 1}`);
  const { actions, target } = value;
  const on = target === undefined ? text('', '') : text(` sur ${nameOf(state, target)}`, ` on ${nameOf(state, target)}`);
  return text(`plan ${actions.join(' + ')}${on.fr} ${at(value).fr}`, `plan ${actions.join(' + ')}${on.en} ${at(value).en}`);
};

const VALUES: Values = {
  'AI-MIS-ASSASSIN': (value, state) => text(`cible ${nameOf(state, value)}`, `target ${nameOf(state, value)}`),
  'AI-MIS-CHEF': (value) => text(`mission ${value}`, `mission ${value}`),
  'AI-MIS-CHEF-CONTROL': (value, state) => text(`suit ${nameOf(state, value)}`, `follows ${nameOf(state, value)}`),
  'AI-MIS-SNIPER-VANTAGE': (value) => joined(text(`poste de tir ${at(value).fr}`, `firing post ${at(value).en}`), turned(value.facing)),
  'AI-MIS-SNIPER': ({ moves, turn }) =>
    text(
      `${moves} activation(s) vers son poste, la dernière au tour ${turn}`,
      `${moves} activation(s) towards its post, the last one in turn ${turn}`,
    ),
  'AI-MIS-GARDE': (value) =>
    joined(text(`place de garde ${at(value).fr}`, `guard’s place ${at(value).en}`), value.taken && text('atteinte', 'reached')),
  'AI-MIS-PATROUILLE'(value, state, figure) {
    const mission = playsBy(state, figure);
    const next = mission?.type === 'patrol' ? mission.zones[value] : undefined;
    const name = zonesOf(state.scene).find(({ id }) => id === next)?.name ?? text(`${value + 1}`, `${value + 1}`);
    return text(`va vers la zone «\u00a0${name.fr}\u00a0»`, `heads for the zone “${name.en}”`);
  },
  'AI-BEH-PRUDENT': cover,
  'AI-BEH-HARCELEUR': cover,
  'AI-MDA-DISPUTE': plan,
};

/** A note in words; undefined for any other command. */
export function noteWords(state: object, command: object): Text | undefined {
  if (!('type' in command) || command.type !== 'note') return undefined;
  const { figure, rule, value } = command as Note;
  const name = nameOf(state as Battle, figure);
  const told =
    value === undefined ? text('n’en retient rien', 'remembers nothing of it') : VALUES[rule](value as never, state as Remembering, figure);
  return text(`${name}\u00a0: ${told.fr}`, `${name}: ${told.en}`);
}
