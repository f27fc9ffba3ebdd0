import { notation, type ChoiceQuestion, type Json, type Language, type Question, type RollQuestion } from '@escarmouche/referee';
import { standAt, type Place, type Point, type Vector } from '@escarmouche/space';
import { bodyOf } from '@escarmouche/skirmish/plane';
import { shootingWeapons, specialRules, type Command, type State, citeOf } from '@escarmouche/urss-classic';
import { percent } from '../../../i18n/format.ts';
import { rules } from '../../../rules/rulebook.svelte.ts';
import type { Overlay, Ring } from '../../../boards/plane/overlay.ts';
import type { Ask } from '../../game-adapter.ts';
import { figureIn, nameIn, sheetIn } from '../../plane/who.ts';
import { rollTitle, shotView } from './odds.ts';
import { modifiersOf } from '../tell.ts';
import { adviceWords, type AdviceWords } from './words.ts';

type About = Readonly<Record<string, Json | undefined>>;

function aboutOf({ about }: Question & { about?: Json }): About {
  return typeof about === 'object' && about !== null && !Array.isArray(about) ? (about as About) : {};
}

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** A question in the words of a player, with what it is about lit up on the board. */
export function askOf(state: State, question: Question, language: Language): Ask<Command> {
  if (question.kind === 'roll') return diceAsk(state, question, language);
  if (question.kind === 'commit') return { title: question.purpose, overlay: {}, options: [] };
  const words = adviceWords(language);
  const about = aboutOf(question);
  const marked = marksOf(about);
  const base = { seat: question.seat, overlay: { marks: marked }, options: optionsOf(state, question, words, language) };
  const who = nameIn(state, text(about.figure));
  switch (question.purpose) {
    case 'alert':
      return alertAsk(state, question, about, words);
    case 'alertOrder':
      return { ...base, title: words.ask.alertOrder };
    case 'nextTarget':
      return {
        ...base,
        title: words.ask.nextTarget(Number(about.shot), Number(about.of)),
        options: base.options.map((option) => ({ ...option, detail: shotDetail(state, about, text(option.value), language) })),
      };
    case 'meleeWeapon':
      return { ...base, title: words.ask.meleeWeapon(who) };
    case 'freeAttackOrder':
      return { ...base, title: words.ask.freeAttackOrder };
    case 'facing':
      return {
        ...base,
        title: words.ask.facing(who),
        detail: words.ask.facingDetail,
        options: directions(words),
        facing: facingAsk(state, text(about.figure)),
      };
    default:
      return specialAsk(state, question, base, who, language);
  }
}

/** A question of a special rule, titled by the rule: a place within a limit, or one of its options. */
function specialAsk(
  state: State,
  { purpose, options, about }: ChoiceQuestion,
  base: Omit<Ask<Command>, 'title'>,
  who: string,
  language: Language,
): Ask<Command> {
  const asks = specialRules.all().find((rule) => rule.asks?.purpose === purpose)?.asks;
  const title = asks?.title(who)[language] ?? rules.title(citeOf(purpose));
  const known = aboutOf({ kind: 'choice', purpose, seat: '', about });
  const words = adviceWords(language);
  if (!options && typeof known.limit === 'number') return placeAsk(state, known, { ...base, title }, words);
  return { ...base, title, ...(known.power !== undefined && { detail: powerDetail(state, known, words) }) };
}

/** The chance of the shots that are left, all at one target. */
function shotDetail(state: State, about: About, id: string, language: Language): string | undefined {
  const [shooter, target] = [figureIn(state, text(about.figure)), figureIn(state, id)];
  const weapon = shooter && shootingWeapons(state, shooter).find((one) => one.id === about.weapon);
  if (!weapon || !target) return undefined;
  const left = Number(about.of) - Number(about.shot) + 1;
  const { chance, of } = shotView(state, shooter, weapon, target, language, left);
  return `${percent(chance, language)} ${of}`;
}

function facingAsk(state: State, id: string): NonNullable<Ask<Command>['facing']> | undefined {
  const figure = figureIn(state, id);
  if (!figure) return undefined;
  const { r } = bodyOf(state, figure);
  return {
    figure: id,
    from: figure.facing,
    answer: (facing) => ({ x: facing.x, y: facing.y }),
    preview: (facing) => ({ ghost: { figure: id, at: figure, r, facing, tone: 'info', turnable: true } }),
  };
}

/** Who does it to whom, and by which power: "Jade → Vosk · Lancer d’objets". */
function powerDetail(state: State, about: About, words: AdviceWords): string {
  const power = text(about.power);
  const who = words.panel.to(nameIn(state, text(about.against)), nameIn(state, text(about.figure)));
  return power === '' ? who : `${who} · ${rules.title(citeOf(power))}`;
}

/** Where a leap comes down: the highest place to stand at the point. */
function placeAsk(state: State, about: About, base: Ask<Command>, words: AdviceWords): Ask<Command> {
  const figure = figureIn(state, text(about.figure));
  if (!figure) return base;
  const { r, h } = bodyOf(state, figure);
  const limit = Number(about.limit);
  const placeAt = (at: Point): Place => {
    const spot = { x: Math.round(at.x), y: Math.round(at.y) };
    return { ...spot, z: standAt(state.scene.table, { ...spot, r, h }, []).at(-1) ?? 0 };
  };
  const ring: Ring = { center: figure, radius: limit, label: '', tone: 'plain' };
  return {
    ...base,
    detail: words.ask.landingDetail,
    overlay: { ...base.overlay, rings: [ring] },
    place: {
      figure: figure.id,
      from: figure,
      answer: (at) => placeAt(at) as unknown as Json,
      preview(at) {
        const to = placeAt(at);
        const tone = Math.hypot(to.x - figure.x, to.y - figure.y) <= limit ? 'good' : 'bad';
        return { rings: [ring], ghost: { figure: figure.id, at: to, r, facing: figure.facing, tone, turnable: false } };
      },
    },
  };
}

function marksOf(about: About): NonNullable<Overlay['marks']> {
  return ['mover', 'target', 'figure', 'against', 'user'].flatMap((key) => {
    const id = about[key];
    return typeof id === 'string' ? [{ kind: 'figure' as const, id, tone: key === 'figure' ? ('info' as const) : ('warn' as const) }] : [];
  });
}

function diceAsk(state: State, question: RollQuestion, language: Language): Ask<Command> {
  const about = aboutOf(question);
  const names = [about.figure ?? about.by, about.target].flatMap((id) => (typeof id === 'string' ? [nameIn(state, id)] : []));
  return {
    title: rollTitle(question.purpose, language),
    detail: [...new Set(names)].join(' → '),
    seat: question.seat,
    overlay: { marks: marksOf(about) },
    dice: {
      faces: question.faces,
      notation: question.pool ? notation(question.pool) : question.faces.map((faces) => `d${faces}`).join(' '),
      modifiers: question.pool ? modifiersOf(question.pool, language) : [],
    },
    options: [],
  };
}

function alertAsk(state: State, question: ChoiceQuestion, about: About, words: AdviceWords): Ask<Command> {
  const figure = text(about.figure);
  const windows = Array.isArray(about.windows) ? about.windows : [];
  const path = (Array.isArray(about.path) ? about.path : []) as unknown as readonly Place[];
  const along = Number(about.along);
  const left = Number(about.left);
  const options: Ask<Command>['options'][number][] = [{ label: words.ask.decline, value: { do: 'decline' } }];
  if (left > 2) {
    options.push({ label: words.ask.waitHalf, value: { do: 'wait', at: Math.round(along + left / 2) } });
    options.push({ label: words.ask.waitEnd, value: { do: 'wait', at: Math.floor(along + left) } });
  }
  return {
    title: words.ask.alert(nameIn(state, figure), nameIn(state, text(about.mover))),
    detail: windows.map((window) => words.ask.alertDetail[text(window)] ?? '').join(' '),
    seat: question.seat,
    overlay: {
      marks: marksOf(about),
      ...(path.length > 1 && { trail: { points: path, tone: 'warn' as const, label: '' } }),
    },
    options,
    reaction: { figure, answer: (command) => ({ do: 'react', command: command as unknown as Json }) },
  };
}

const EIGHT: readonly Vector[] = [
  { x: 0, y: 1 },
  { x: 1, y: 1 },
  { x: 1, y: 0 },
  { x: 1, y: -1 },
  { x: 0, y: -1 },
  { x: -1, y: -1 },
  { x: -1, y: 0 },
  { x: -1, y: 1 },
];

function directions({ ask }: AdviceWords): Ask<Command>['options'] {
  return EIGHT.map(({ x, y }, i) => ({ label: ask.towards[i] ?? '', value: { x: x * 1000, y: y * 1000 } }));
}

/** The answers allowed, in words: figures by name, weapons by name, yes and no. */
function optionsOf(state: State, { options = [], about }: ChoiceQuestion, words: AdviceWords, language: Language): Ask<Command>['options'] {
  const holder = text(aboutOf({ kind: 'choice', purpose: '', seat: '', about }).figure);
  return options.map((value) => {
    if (value === true || value === false) return { label: value ? words.ask.yes : words.ask.no, value };
    if (value === null) return { label: words.ask.noMore, value };
    const id = text(value);
    if (sheetIn(state, id))
      return { label: nameIn(state, id), value, at: { kind: 'figure', id }, overlay: { marks: [{ kind: 'figure', id, tone: 'good' }] } };
    if (id === 'bare-hands') return { label: words.ask.bareHands, value };
    const weapon = sheetIn(state, holder)?.weapons.find((one) => one.id === id);
    return { label: weapon?.name[language] ?? (id === '' ? JSON.stringify(value) : rules.title(citeOf(id))), value };
  });
}
