import { describe, expect, test } from 'vitest';
import { zombieCards, zombieTiles } from './zombies.ts';
import { options } from './options/zombies.ts';
import { rulebook } from './rulebooks/zombies.ts';

describe('the rulebook of Zombies!!!', () => {
  const { rules, entry } = rulebook;

  test('holds 89 rules, named by their area and nothing else', () => {
    expect(rules).toHaveLength(89);
    const shape = /^ZB-(CORE|WIN|END|SET|TURN|TILE|COMBAT|KO|CARD|MOVE|ZMOVE|DISCARD|DECISIONS|FACT|TL|EV)(-[A-Z]+)?$/;
    expect(rules.map(({ id }) => id).filter((id) => !shape.test(id))).toEqual([]);
  });

  test('ZB-FACT-TILES, ZB-FACT-DECK: explains every tile and every card under the name it bears', () => {
    const named = [...zombieTiles, ...zombieCards];
    expect(named.filter(({ rule, name }) => JSON.stringify(entry(rule)?.title) !== JSON.stringify(name)).map(({ id }) => id)).toEqual([]);
  });

  test('ZB-FACT-DECK: the text of a card fits a card', () => {
    const long = zombieCards.filter(({ rule }) => (entry(rule)?.text.fr.length ?? 0) > 260 || (entry(rule)?.text.en.length ?? 0) > 260);
    expect(long.map(({ id }) => id)).toEqual([]);
  });

  test('ZB-CORE-OPTIONS: twelve options', () => {
    expect(options.map(({ key }) => key).toSorted()).toEqual([
      'cards.asked',
      'end.deadlock',
      'heliport.clear',
      'heliport.ownKills',
      'heliport.unplaceable',
      'ko.bullets',
      'ko.items',
      'ko.refill',
      'setup.welcomeZombie',
      'supply.tokens',
      'town.closedHeliport',
      'town.closingPenalty',
    ]);
  });
});
