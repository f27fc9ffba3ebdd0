import { line, type Sentence } from '@escarmouche/referee';
import type { Event } from '../events.ts';
import { specialRules } from '../registry.ts';
import type { Describers } from './index.ts';
import { successes, TEST_NAMES, vp, type Words } from './words.ts';

type Deed =
  | 'itemPicked'
  | 'itemKept'
  | 'itemDropped'
  | 'itemDestroyed'
  | 'itemUsed'
  | 'itemGiven'
  | 'stunned'
  | 'actionTaken'
  | 'marked'
  | 'unmarked'
  | 'splatUsed'
  | 'tested'
  | 'shot'
  | 'aimed'
  | 'fought'
  | 'damaged'
  | 'healed'
  | 'killed'
  | 'pinned'
  | 'stoodUp'
  | 'left'
  | 'moved'
  | 'tableRolled';

function testerOf(words: Words, { by, kind }: Extract<Event, { readonly type: 'tested' }>): Sentence {
  const what = words.pick(TEST_NAMES[kind]);
  if ('figure' in by) return line`${words.figure(by.figure)}, ${what}`;
  return 'seat' in by ? line`${words.seat(by.seat)}, ${what}` : [what];
}

/** "Ça Brûle !": the title of a special rule; a rule of the text as its link. */
function nameOfRule(words: Words, slug: string): Sentence {
  return specialRules.has(slug) ? [words.pick(specialRules.get(slug).title)] : [words.rule(slug)];
}

export const actionDescribers: Describers<Deed> = {
  itemPicked: (words, { figure, item }) =>
    words.say(line`${words.figure(figure)} ramasse : ${words.item(item)}.`, line`${words.figure(figure)} picks up: ${words.item(item)}.`),
  itemKept: () => undefined,
  itemDropped: (words, { figure, item, at }) =>
    words.say(
      line`${words.figure(figure)} laisse en ${words.cube(at)} : ${words.item(item)}.`,
      line`${words.figure(figure)} leaves in ${words.cube(at)}: ${words.item(item)}.`,
    ),
  itemDestroyed: (words, { figure, item }) =>
    words.say(line`${words.figure(figure)} détruit : ${words.item(item)}.`, line`${words.figure(figure)} destroys: ${words.item(item)}.`),
  itemUsed: (words, { figure, item }) =>
    words.say(line`${words.figure(figure)} utilise : ${words.item(item)}.`, line`${words.figure(figure)} uses: ${words.item(item)}.`),
  itemGiven: (words, { figure, to, item }) =>
    words.say(
      line`${words.figure(figure)} donne à ${words.figure(to)} : ${words.item(item)}.`,
      line`${words.figure(figure)} gives ${words.figure(to)}: ${words.item(item)}.`,
    ),
  stunned: (words, { figure, rule }) =>
    words.say(
      line`${words.figure(figure)} est marquée comme activée (${words.rule(rule)}).`,
      line`${words.figure(figure)} is marked as activated (${words.rule(rule)}).`,
    ),
  actionTaken(words, { figure, action, free }) {
    if (action !== 'standUp' && free === undefined) return undefined;
    if (free)
      return words.say(
        line`Action gratuite ${words.of(figure)} : ${words.face(free)}.`,
        line`Free action ${words.of(figure)}: ${words.face(free)}.`,
      );
    return undefined;
  },
  marked(words, { figure, rule }) {
    const [who, what] = [words.figure(figure), nameOfRule(words, rule)];
    return words.say(line`${who} : ${what}`, line`${who}: ${what}`);
  },
  unmarked: () => undefined,
  splatUsed: (words, { figure, rule }) =>
    words.say(line`${words.figure(figure)} : Splat (${words.rule(rule)}).`, line`${words.figure(figure)}: Splat (${words.rule(rule)}).`),
  tested(words, event) {
    const [who, many] = [testerOf(words, event), successes(words, event.successes)];
    return words.say(line`${who} : ${many}.`, line`${who}: ${many}.`);
  },
  shot(words, { figure, weapon, target, suppress, difference }) {
    const [who, whom] = [words.figure(figure), words.figure(target)];
    const how = suppress ? words.pick({ fr: 'mitraille', en: 'sprays' }) : words.pick({ fr: 'tire sur', en: 'shoots at' });
    const end =
      difference > 0 ? words.pick({ fr: `touché de ${difference}`, en: `hit by ${difference}` }) : words.pick({ fr: 'raté', en: 'missed' });
    return words.say(
      line`${who} ${how} ${whom}${words.weapon(figure, weapon)} : ${end}.`,
      line`${who} ${how} ${whom}${words.weapon(figure, weapon)}: ${end}.`,
    );
  },
  aimed(words, { figure, weapon, at }) {
    const [who, cube] = [words.figure(figure), words.cube(at)];
    return words.say(
      line`${who} vise ${cube}${words.weapon(figure, weapon)}.`,
      line`${who} aims at ${cube}${words.weapon(figure, weapon)}.`,
    );
  },
  fought(words, { figure, target, weapon, response, difference }) {
    const [who, whom] = [words.figure(figure), words.figure(target)];
    const answer =
      response === 'fight' ? words.pick({ fr: 'contre-attaque', en: 'fights back' }) : words.pick({ fr: 'esquive', en: 'dodges' });
    const ahead = Math.abs(difference);
    const end =
      difference > 0
        ? words.say(line`l’attaque passe de ${ahead}`, line`the attack is ahead by ${ahead}`)
        : difference < 0 && response === 'fight'
          ? words.say(line`la contre-attaque passe de ${ahead}`, line`the answer is ahead by ${ahead}`)
          : words.say(['sans effet'], ['no effect']);
    return words.say(
      line`${who} combat ${whom}${words.weapon(figure, weapon)}, qui ${answer} : ${end}.`,
      line`${who} fights ${whom}${words.weapon(figure, weapon)}, who ${answer}: ${end}.`,
    );
  },
  damaged(words, { figure, potential, armour, points }) {
    const who = words.figure(figure);
    return words.say(
      line`${who} : ${potential} de Dégâts Potentiels, Armure ${armour}, ${points} de dégâts.`,
      line`${who}: Potential Damage ${potential}, Armour ${armour}, ${points} damage.`,
    );
  },
  healed: (words, { figure, points, rule }) =>
    words.say(
      line`${words.figure(figure)} perd ${points > 1 ? `${points}\u00a0jetons` : 'un jeton'} de blessure (${words.rule(rule)}).`,
      line`${words.figure(figure)} loses ${points > 1 ? `${points} damage counters` : 'a damage counter'} (${words.rule(rule)}).`,
    ),
  killed: (words, { figure, vp: points, to }) =>
    words.say(
      line`${words.figure(figure)} est hors de combat : ${vp(words, points)} pour ${words.seat(to)}.`,
      line`${words.figure(figure)} is dead: ${vp(words, points)} for ${words.seat(to)}.`,
    ),
  pinned: (words, { figure, rule }) =>
    words.say(
      line`${words.figure(figure)} est bloquée (${words.rule(rule)}).`,
      line`${words.figure(figure)} is pinned (${words.rule(rule)}).`,
    ),
  left: ({ say, figure }, { figure: id }) => say(line`${figure(id)} quitte le plateau.`, line`${figure(id)} leaves the board.`),
  stoodUp: ({ say, figure }, { figure: id }) => say(line`${figure(id)} se relève.`, line`${figure(id)} stands up.`),
  moved(words, { figure, path, how }) {
    const who = words.figure(figure);
    const end = path.at(-1);
    if (end === undefined) return undefined;
    const to = words.cube(end);
    switch (how) {
      case 'walk':
        return words.say(line`${who} va en ${to}.`, line`${who} moves to ${to}.`);
      case 'enter':
        return words.say(line`${who} entre sur le plateau, en ${to}.`, line`${who} comes onto the board, to ${to}.`);
      case 'fall':
        return words.say(line`${who} tombe en ${to}.`, line`${who} falls to ${to}.`);
      case 'thrown':
        return words.say(line`${who} est projetée en ${to}.`, line`${who} is thrown to ${to}.`);
      case 'shift':
        return words.say(line`${who} se replace en ${to}.`, line`${who} shifts within ${to}.`);
    }
  },
  tableRolled: (words, { rule, die }) => words.say(line`Dé : ${die} (${words.rule(rule)}).`, line`Die: ${die} (${words.rule(rule)}).`),
};
