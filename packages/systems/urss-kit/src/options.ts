import { keysOf, withDefaultsOf, type Chosen } from '@escarmouche/referee';

/** Readings of the rules that a match chooses and records (UK-SYS-OPTIONS, UK-ATTR-GEN-OPTIONS). The first value of each is the default. */
export const OPTION_VALUES = {
  'turn.activation': ['alternating', 'classic'],
  'turn.initiativeTie': ['reroll', 'higher-skill'],
  'turn.stunned': ['counts-as-activated', 'chosen-and-passes'],
  'aura.sameName': ['once', 'each'],
  'move.mixedModes': ['no', 'yes'],
  'move.throughFriends': ['no', 'yes'],
  'aim.carry': ['same-activation', 'next-activation'],
  'prone.actions': ['free', 'limited'],
  'crawl.posture': ['low', 'prone'],
  'save.order': ['before-damage', 'after-damage'],
  'save.proneCrawl': ['single', 'sum'],
  'damage.savedCounts': ['yes', 'no'],
  'damage.freeAttackCounts': ['no', 'yes'],
  'melee.tieGap': ['each-1', 'total-1'],
  'melee.rearAttack': ['no-shield', 'malus', 'free-attack'],
  'fall.progression': ['open', 'capped'],
  'fall.prone': ['no', 'yes'],
  'shoot.whileEngaged': ['allowed', 'contact-only', 'forbidden'],
  'los.figuresBlock': ['no', 'cover'],
  'outOfAction.mode': ['crawl', 'remove'],
  'demoralisation.fledCount': ['no', 'yes'],
  'setup.scenario': ['default', 'custom'],
  'abilities.los': ['hostile', 'all', 'none'],
  'abilities.onUndetectable': ['refused', 'allowed'],
  'actions.powersAreOneType': ['no', 'yes'],
  'alert.timing': ['split', 'interrupt', 'after'],
  'allies.includeSelf': ['yes', 'no'],
  'ammo.both': ['no', 'yes'],
  'bondissant.actions': ['1', '2'],
  'choc.mode': ['modifier', 'absolute'],
  'disarm.mode': ['dropped', 'lost'],
  'equip.swap': ['free', 'one-action'],
  'exo.damage': ['modifier', 'absolute'],
  'exo.ranged': ['yes', 'no'],
  'field.isArmour': ['yes', 'no'],
  'furtif.mode': ['persistent', 'retest'],
  'heal.outOfAction': ['no', 'yes'],
  'kit.soin': ['add', 'best'],
  'multiAttack.perWin': ['one', 'all'],
  'pierce.floor': ['no', 'yes'],
  'spectre.tueur': ['yes', 'no'],
  'thrown.consumed': ['no', 'yes'],
  'twoWeapons.combatsMultiples': ['yes', 'no'],
  'whip.damage': ['minus-2', 'minus-1'],
  'ward.mode': ['snapshot', 'aura'],
  'zone.pointTarget': ['no', 'yes'],
  /** Is a fighter asked before an effect that it may decline (UK-ATTR-GEN-FIGHT)? */
  'decisions.decline': ['never', 'ask'],
} as const;

export type Options = Chosen<typeof OPTION_VALUES>;

export const OPTION_KEYS = keysOf(OPTION_VALUES);

/** All options, chosen or default. */
export const withDefaults = (chosen: Partial<Options>): Options => withDefaultsOf(OPTION_VALUES, chosen);
