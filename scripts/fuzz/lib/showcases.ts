import {
  fullVitality,
  grantedTo,
  sheetFrom,
  type Content,
  type GroupSetup,
  type Position,
  type Profile,
  type Setup,
  type Sheet,
} from '@escarmouche/urss-classic';

/** Small battles in which all that a pack says of one profile, one weapon or one armour can be used. */
export interface Showcase {
  /** "world kind id" of all that it shows. */
  readonly wanted: readonly string[];
  /** Each try stands the figures a little otherwise. */
  readonly setup: (tries: number) => Setup;
}

/** Where its western face is. */
const ROCK = 16_000;

const TABLE: Setup['table'] = {
  width: 30_000,
  height: 30_000,
  features: [
    {
      id: 'rock',
      kind: 'solid',
      shape: {
        type: 'polygon',
        points: [
          { x: ROCK, y: 14_000 },
          { x: 18_000, y: 14_000 },
          { x: 18_000, y: 16_000 },
          { x: ROCK, y: 16_000 },
        ],
      },
      base: 0,
      top: 2000,
    },
  ],
};

type Equipment = Partial<Pick<Profile, 'weapons' | 'armour'>>;

/** The showcases of a pack: each weapon and each armour alone, then each profile. */
export function showcasesOf(content: Content): readonly Showcase[] {
  const profiles = Object.values(content.profiles);
  const [plain] = profiles;
  if (!plain) return [];
  return [
    ...Object.keys(content.weapons).map((id) => showcase(content, plain, { weapons: [id] })),
    ...Object.keys(content.armour).map((id) => showcase(content, plain, { armour: [id] })),
    ...profiles.map((profile) => showcase(content, profile, {})),
  ];
}

function showcase(content: Content, profile: Profile, equipment: Equipment): Showcase {
  const bearer = sheetFrom(content, profile, 'a1', 'a1', 'a', equipment);
  return {
    wanted: wantedOf(content.adaptation, bearer),
    setup(tries) {
      const enemies = Object.values(content.profiles);
      const enemy = (nth: number) => enemies[(tries + nth * 3) % enemies.length] ?? profile;
      const groups = [
        group('a', [bearer, sheetFrom(content, profile, 'a2', 'a2', 'a', equipment)]),
        group(
          'b',
          [0, 1, 2].map((nth) => sheetFrom(content, enemy(nth), `b${nth}`, `b${nth}`, 'b')),
        ),
      ];
      return { adaptation: content.adaptation, options: {}, table: TABLE, groups, position: positionOf(groups, tries) };
    },
  };
}

function wantedOf(adaptation: string, { profile, weapons, armour, rules }: Sheet): readonly string[] {
  const grants = [...rules, ...weapons.flatMap((one) => one.rules)];
  return [
    `profile ${profile.id}`,
    ...weapons.map(({ id }) => `weapon ${id}`),
    ...armour.map(({ id }) => `armour ${id}`),
    ...grants.map(({ id }) => `rule ${id}`),
  ].map((one) => `${adaptation} ${one}`);
}

const group = (id: string, figures: readonly Sheet[]): GroupSetup => ({
  id,
  name: id,
  side: id,
  seat: id,
  zone: { x: 0, y: 0, width: TABLE.width, height: TABLE.height, front: 'north' },
  figures: [...figures],
});

/** The bearer beside a rock, its hurt friend at its other side; an enemy in contact in two tries of three, others a few paces off. */
function positionOf(groups: readonly GroupSetup[], tries: number): Position {
  const sheets = groups.flatMap(({ figures }) => figures);
  const [r = 500, , enemyR = 500] = sheets.map((sheet) => Math.ceil(grantedTo(sheet).r));
  const x = ROCK - r;
  const apart = tries % 3 === 2 ? 4000 : 0;
  const places = [
    { x, y: 15_000 },
    { x: x - 2 * r, y: 15_000 },
    { x, y: 15_000 + r + enemyR + apart },
    { x: 11_000, y: 21_000 },
    { x: 20_000, y: 20_000 },
  ];
  const figures = sheets.map((sheet, i) => {
    const facing = sheet.group === 'a' ? { x: 0, y: 1 } : { x: 0, y: -1 };
    const vitality = i === 1 ? 1 : fullVitality(sheet);
    return [sheet.id, { ...(places[i] ?? { x: 0, y: 0 }), facing, vitality }] as const;
  });
  const order = tries % 4 < 2 ? ['a', 'b'] : ['b', 'a'];
  return { order, group: order[0], turn: 1, figures: Object.fromEntries(figures) };
}
