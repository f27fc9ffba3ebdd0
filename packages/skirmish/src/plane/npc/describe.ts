import { line, type Sentence, type Text } from '@escarmouche/referee';
import type { Rolled } from '../../describe-roll.ts';
import type { FigureId } from '../../roster.ts';
import type { Words } from '../../sentence.ts';
import type { PlaneState } from '../state.ts';
import type { Memory } from './memory-schema.ts';
import { FACES, type Category } from './faces.ts';
import { missionsFor, playsBy, writtenMission, type Remembering } from './missions.ts';
import { chiefName } from './words.ts';
import { zonesOf } from './zones.ts';

/** Dice and notes of figures with a role, as a log tells them. */

const DESIGNATES: Readonly<Record<Category, Text>> = {
  chief: { fr: 'le chef PJ le plus proche', en: 'the nearest PC chief' },
  longest: { fr: 'le PJ le plus proche à la plus longue portée', en: 'the nearest PC of the longest range' },
  heaviest: { fr: 'le PJ le plus proche à l’arme la plus lourde', en: 'the nearest PC with the heaviest weapon' },
  nearest: { fr: 'le PJ le plus proche', en: 'the nearest PC' },
};

/** "Han: Elite target table, 3, the nearest PC chief." */
export function describeDie(words: Words<PlaneState>, { figure = '', rule, roll }: Rolled): Sentence {
  const category: Category | undefined = (FACES as Readonly<Record<string, readonly Category[]>>)[rule]?.[roll.score - 1];
  const row = category && [`, ${DESIGNATES[category][words.language]}`];
  return line`${words.figure(figure)}${words.say([' : '], [': '])}${words.rule(rule)}, ${roll.score}${row}.`;
}

interface Noted {
  readonly figure: FigureId;
  readonly rule: string;
  readonly value?: unknown;
}

/** Notes by catalogue id, with the words that are a link to their rule, and what follows them. */
const NOTED: {
  readonly [R in keyof Memory]?: (words: Words<Remembering>, value: Memory[R], figure: FigureId) => Text & { readonly more?: Sentence };
} = {
  'AI-MIS-ASSASSIN': (words, value) => ({ fr: 'cible', en: 'target', more: [words.figure(value)] }),
  'AI-MIS-CHEF'({ state }, value, figure) {
    const mission = missionsFor(state, figure).find((one) => writtenMission(one) === value);
    return mission ? chiefName(mission, zonesOf(state.scene)) : { fr: value, en: value };
  },
  'AI-MIS-CHEF-CONTROL': (words, value) => ({ fr: 'suit', en: 'follows', more: [words.figure(value)] }),
  'AI-MIS-SNIPER-VANTAGE': () => ({ fr: 'poste de tir choisi', en: 'firing post chosen' }),
  'AI-MIS-GARDE': () => ({ fr: 'place choisie dans sa zone', en: 'place chosen in its zone' }),
  'AI-MIS-PATROUILLE'({ state, language }, value, figure) {
    const mission = playsBy(state, figure);
    const next = mission?.type === 'patrol' ? mission.zones[value] : undefined;
    const zone = zonesOf(state.scene).find(({ id }) => id === next);
    const name = zone?.name[language] ?? '';
    return { fr: 'va vers la zone', en: 'heads for', more: [language === 'fr' ? `«\u00a0${name}\u00a0»` : name] };
  },
  'AI-MDA-DISPUTE'(words, value) {
    if (value === 0) return { fr: 'plan du document retenu', en: 'plan of the document chosen' };
    if (typeof value === 'number') return { fr: `plan ${value + 1} retenu`, en: `plan ${value + 1} chosen` };
    const { target } = value;
    return {
      fr: 'plan proposé retenu',
      en: 'proposed plan chosen',
      ...(target !== undefined && { more: [words.language === 'fr' ? 'sur ' : 'on ', words.figure(target)] }),
    };
  },
  'AI-BEH-PRUDENT': () => COVER,
  'AI-BEH-HARCELEUR': () => COVER,
};

const COVER: Text = { fr: 'dernier couvert retenu', en: 'last cover remembered' };

/** "Han: target Riko."; undefined for marks of other rules, and where a die tells the same. */
export function describeNote(words: Words<Remembering>, { figure, rule, value }: Noted): Sentence | undefined {
  const told = value === undefined || !Object.hasOwn(NOTED, rule) ? undefined : NOTED[rule as keyof Memory];
  if (!told) return undefined;
  const { more, ...text } = told(words, value as never, figure);
  const link = { kind: 'rule', id: rule, text: text[words.language] };
  return line`${words.figure(figure)}${words.say([' : '], [': '])}${link}${more && [' ', ...more]}.`;
}
