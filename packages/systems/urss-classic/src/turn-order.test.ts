import { expect, test } from 'vitest';
import { battle, figure, ofType, play, point, refusal, rolls, units, type Battle, type BattleSpec, type FigureSpec } from './testing.ts';
import { hero, push, shock, zone } from './rules/index.ts';
import { urssClassic } from './system.ts';

const pass = { type: 'pass' } as const;
const endGroup = { type: 'endGroup' } as const;
const activate = (id: string) => ({ type: 'activate', figure: id }) as const;
const deploy = (id: string, x: number) => ({ type: 'deploy', figure: id, at: units(x, 0), facing: { x: 0, y: 1 } }) as const;

/** Offers to a seat; refused ones with the rule that forbids them. */
const offered = ({ state }: Battle, seat: string) =>
  urssClassic.offers(state, seat).map(({ id, refusal: closed }) => (closed ? `${id}: ${closed.rule}` : id));

const two: BattleSpec['figures'] = { a1: { at: [0, 0] }, a2: { at: [3, 0] }, b1: { at: [0, 9] }, b2: { at: [3, 9] } };

test('UC-TURN-ORDER: groups play by falling score, the tied ones alone roll again', () => {
  const match = battle({ figures: { a: {}, b: {}, c: {} }, beforeOrder: true });
  const events = play(match, { type: 'rollOrder' }, '62 44 56 33 25');
  expect(rolls(events)).toEqual(['order A 8', 'order B 8', 'order C 11', 'order A 6', 'order B 7']);
  expect(match.state.order).toEqual(['C', 'B', 'A']);
});

test('UC-TURN-ORDER: a tie of the tied is rolled again, and others keep their place', () => {
  const match = battle({ figures: { a: {}, b: {}, c: {} }, beforeOrder: true });
  play(match, { type: 'rollOrder' }, '66 44 35 11 11 12 11');
  expect(match.state.order).toEqual(['A', 'B', 'C']);
});

test('UC-TURN-GROUPS UC-TURN-ROUND: every group plays once a turn, in the order of play, for the whole game', () => {
  const match = battle({ figures: { ...two, c: { at: [20, 20] } }, order: ['B', 'C', 'A'], plays: 'B' });
  const groups = [endGroup, endGroup, endGroup, endGroup].map((command) => {
    play(match, command);
    return [match.state.turn, match.state.group];
  });
  expect(groups).toEqual([
    [1, 'C'],
    [1, 'A'],
    [2, 'B'],
    [2, 'C'],
  ]);
});

test('UC-TURN-ORDER UC-SETUP-DEPLOY UC-TURN-ACTIVATION: each phase offers what steers the battle in it', () => {
  const match = battle({ figures: { a1: {}, a2: {}, b: {} }, beforeOrder: true });
  expect(offered(match, 'A')).toEqual(['rollOrder']);
  play(match, { type: 'rollOrder' }, '66 11');
  expect(offered(match, 'B')).toEqual(['deploy:b', 'endDeployment: UC-SETUP-DEPLOY']);
  play(match, [deploy('b', 9), { type: 'endDeployment' }]);
  play(match, [deploy('a1', 0), deploy('a2', 3), { type: 'endDeployment' }]);
  expect(offered(match, 'B')).toEqual([]);
  expect(offered(match, 'A')).toEqual(['activate:a1', 'activate:a2', 'endGroup']);
  play(match, activate('a1'));
  expect(offered(match, 'A').at(-1)).toBe('pass');
});

test('UC-TURN-GROUPS: a seat commands its own group, in its turn', () => {
  const match = battle({ figures: two, plays: 'A' });
  expect(match.submit('B', activate('b1'))).toMatchObject({ status: 'refused', refusal: { rule: 'UC-TURN-ROUND' } });
  expect(refusal(match, activate('b1'))).toBe('UC-TURN-ROUND');
});

test('UC-TURN-ACTIVATION: an activation begun is played to its end, and is not come back to', () => {
  const match = battle({ figures: { ...two, a1: { at: [0, 0], like: 'soldatRebelle' } }, activation: 'a1' });
  play(match, { type: 'shoot', weapon: 'blaster', target: 'b1' }, '11');
  expect(refusal(match, activate('a2'))).toBe('UC-TURN-ACTIVATION');
  expect(refusal(match, endGroup)).toBe('UC-TURN-ACTIVATION');
  play(match, [pass, activate('a2')]);
  expect(match.state.activation?.figure).toBe('a2');
  play(match, pass);
  expect(match.state.group).toBe('B');
});

test('UC-ACT-ONCE: a battle may begin in the middle of an activation, with actions done', () => {
  const match = battle({ figures: two, activation: { figure: 'a1', left: 1, done: ['move'] } });
  expect(refusal(match, { type: 'move', path: [point(1, 0)] })).toBe('UC-ACT-ONCE');
  expect(refusal(match, { type: 'alert' })).toBeUndefined();
});

test('UC-TURN-ROUND UC-TURN-ACTIVATION: a figure is activated once a turn', () => {
  const match = battle({ figures: two, plays: 'A' });
  play(match, [activate('a1'), pass]);
  expect(refusal(match, activate('a1'))).toBe('UC-TURN-ACTIVATION');
  play(match, [endGroup, endGroup]);
  expect(match.state.turn).toBe(2);
  expect(refusal(match, activate('a1'))).toBeUndefined();
});

test('UC-TURN-ACTIVATION UC-SYS-DURATION: figures not chosen are activated and pass as their group ends its play', () => {
  const match = battle({
    figures: { ...two, a2: { at: [3, 0], alert: true } },
    effects: [{ rule: shock.id, on: 'b1', by: 'a2' }],
    activation: 'a1',
  });
  play(match, pass);
  expect(match.state.effects).toHaveLength(1);
  const events = play(match, endGroup);
  expect(ofType(events, 'activationBegan').map((event) => event.figure)).toEqual(['a2']);
  expect(ofType(events, 'activationEnded').map((event) => event.figure)).toEqual(['a2']);
  expect(match.state.effects).toEqual([]);
  expect(figure(match, 'a2').alert).toBe(false);
});

test('UC-SYS-DURATION: an effect ends at the very start of the next activation of who caused it', () => {
  const match = battle({ figures: two, effects: [{ rule: shock.id, on: 'b1', by: 'a1' }], plays: 'A' });
  const events = play(match, activate('a1'));
  expect(events.map(({ type }) => type).slice(0, 2)).toEqual(['effectEnded', 'activationBegan']);
});

test.each(['out', 'fled'] as const)(
  'UC-SYS-DURATION: if who caused it has left play (%s), it ends as its group begins to play',
  (posture) => {
    const match = battle({
      figures: { ...two, b1: { at: [0, 9], posture } },
      effects: [{ rule: shock.id, on: 'a1', by: 'b1' }],
      plays: 'A',
    });
    const events = play(match, endGroup);
    expect(events.map(({ type }) => type).slice(-2)).toEqual(['groupBegan', 'effectEnded']);
  },
);

test('UC-TURN-ROUND: a group with nobody left in play is passed over', () => {
  const match = battle({ figures: { a: { at: [0, 0] }, b: { at: [0, 9], posture: 'out' }, c: { at: [9, 9] } }, plays: 'A' });
  play(match, endGroup);
  expect(match.state.group).toBe('C');
});

test('UC-ACT-COUNT: an activation ends by itself when its actions are used up', () => {
  const match = battle({ figures: { ...two, a1: { at: [0, 0], like: 'soldatRebelle', actions: 1 } }, plays: 'A' });
  play(match, activate('a1'));
  expect(match.state.activation?.left).toBe(1);
  play(match, { type: 'shoot', weapon: 'blaster', target: 'b1' }, '11');
  expect(match.state.activation).toBeUndefined();
  expect(figure(match, 'a1').activated).toBe(true);
});

test('UC-ACT-COUNT: two actions unless the profile says otherwise, and none beyond', () => {
  const match = battle({ figures: { ...two, a1: { at: [0, 0], like: 'soldatRebelle', actions: 4 } }, plays: 'A' });
  play(match, activate('a2'));
  expect(match.state.activation?.left).toBe(2);
  play(match, [pass, activate('a1')]);
  expect(match.state.activation?.left).toBe(4);
  const short = battle({ figures: two, activation: { figure: 'a1', left: 1 } });
  expect(refusal(short, { type: 'run', to: point(0, -5) })).toBe('UC-ACT-COUNT');
});

test('UC-ACT-ONCE: a type of action is taken once an activation, a failed one too', () => {
  const match = battle({ figures: { ...two, a1: { at: [0, 0], like: 'soldatRebelle' } }, activation: 'a1' });
  const shoot = { type: 'shoot', weapon: 'blaster', target: 'b1' } as const;
  play(match, shoot, '11');
  expect(refusal(match, shoot)).toBe('UC-ACT-ONCE');
  play(match, [pass, endGroup, endGroup, activate('a1')]);
  expect(refusal(match, shoot)).toBeUndefined();
});

test('UC-ACT-LIST: an action that the figure does not know is refused', () => {
  const match = battle({ figures: two, activation: 'a1' });
  expect(refusal(match, { type: 'special', rule: push.id, target: 'b1' })).toBe('UC-ACT-LIST');
  expect(refusal(match, { type: 'special', rule: hero.id })).toBe('UC-ACT-LIST');
});

test('UC-VICTORY-SCENARIO: the last side with figures in play wins, whatever its groups', () => {
  const match = battle({
    figures: { a: { at: [0, 0], weapons: ['blaster'] }, b: { at: [0, 9] }, c: { at: [9, 9] } },
    sides: { A: 'light', C: 'light' },
    activation: 'a',
  });
  const events = play(match, { type: 'shoot', weapon: 'blaster', target: 'b' }, '66 66');
  expect(ofType(events, 'battleEnded')[0]?.outcome).toMatchObject({ winners: ['light'], rule: 'UC-VICTORY-SCENARIO' });
  expect(match.state.phase).toBe('over');
  expect(match.system.active(match.state)).toEqual([]);
  expect(match.submit('A', pass)).toMatchObject({ status: 'refused' });
});

test('UC-VICTORY-SCENARIO UC-SYS-SIDES: nobody left is a draw', () => {
  const match = battle({
    figures: {
      a: {
        at: [0, 0],
        weapons: [
          {
            id: 'bomb',
            cites: 'test',
            name: { fr: '', en: '' },
            class: 'thrown',
            range: 9000,
            damage: 'normal',
            rules: [{ id: zone.id, value: 3 }],
          },
        ],
      },
      b: { at: [0, 2] },
    },
    activation: 'a',
  });
  const events = play(match, { type: 'shoot', weapon: 'bomb', target: 'b' }, '66 66 66');
  expect(ofType(events, 'battleEnded')[0]?.outcome.winners).toEqual([]);
});

const activated = (a: FigureSpec, y: number) => battle({ figures: { a: { at: [0, 0], ...a }, b: { at: [0, y] } }, activation: 'a' });

test('UC-TURN-ACTIVATION: an activated figure is offered every action, those it may not take with the rule that forbids them', () => {
  expect(offered(activated({ like: 'soldatRebelle' }, 9), 'A')).toEqual([
    'alert',
    'fight: UC-ACT-FIGHT',
    'getUp: UC-ACT-GETUP',
    'jump: UC-ACT-JUMP',
    'move',
    'run',
    'swim: UC-ACT-CLIMB-SWIM',
    'shoot:blaster:b',
    'pass',
  ]);
  const prone = ['alert', 'fight:b', 'jump', 'move', 'run', 'swim'].map((id) => `${id}: UC-ATTR-MISE-A-TERRE`);
  expect(offered(activated({ like: 'guerrier', posture: 'prone' }, 1), 'A')).toEqual([
    ...prone.slice(0, 2),
    'getUp',
    ...prone.slice(2),
    'pass',
  ]);
});

function whyNot(posture: 'reserve' | 'out' | 'fled') {
  const match = battle({ figures: { a1: { at: [0, 0] }, a2: { at: [2, 0], posture }, b1: { at: [0, 9] } }, order: ['A', 'B'] });
  const refused = match.system.check(match.state, 'A', activate('a2'));
  return [refused?.rule, refused?.reason.fr];
}

test('UC-TURN-ACTIVATION UC-DMG-OUT: a figure that is not in play is told why it cannot be activated', () => {
  expect(whyNot('reserve')).toEqual(['UC-TURN-ACTIVATION', 'a2 n’est pas encore sur la table.']);
  expect(whyNot('out')).toEqual(['UC-DMG-OUT', 'a2 est hors de combat.']);
  expect(whyNot('fled')).toEqual(['UC-DMG-OUT', 'a2 a fui pour de bon.']);
});
