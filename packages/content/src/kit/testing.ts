import type { Reading, Rule, RuleFacts } from '@escarmouche/urss-kit';
import { urssKitRules } from '../urss-kit-rulebook.ts';
import { kit } from './ready.ts';
import { vocabularyOf } from './vocabulary.ts';

/** The special rules of the catalogue as profiles and equipment are given them, for tests that need no more of a rule than its name. */

type Listed = RuleFacts & Pick<Rule, 'id' | 'also'>;

const listed = (rules: string, more: Partial<Listed> = {}): readonly Listed[] =>
  rules
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [id = '', cites = ''] = pair.split('=');
      return { id, cites: [`UK-${cites}`], ...more };
    });

const FORCE = 'sensible-a-la-force';

export const catalogueRules: readonly Listed[] = [
  ...listed(`
    ambidextre=ATTR-AMBIDEXTRE amphibie=ATTR-AMPHIBIE annule-les-sauvegardes=ATTR-ANNULE-SVG art-martial=ATTR-ART-MARTIAL
    attaque-de-groupe=MELEE-GROUP armure-en-phrik=ATTR-ARMURE-PHRIK blinde=ATTR-BLINDE bondissant=ATTR-BONDISSANT
    brise-arme=ATTR-BRISE-ARME bruyant=ATTR-BRUYANT chef=ATTR-CHEF combats-multiples=ATTR-COMBATS-MULTIPLES
    destinee-speciale=ATTR-DESTINEE-SPECIALE deux-mains=ATTR-DEUX-MAINS deviation=ATTR-DEVIATION electrochoc=ATTR-ELECTROCHOC
    enorme=ATTR-ENORME exosquelette=ATTR-EXOSQUELETTE exosquelette-necessaire=ATTR-EXOSQUELETTE-NECESSAIRE heros=ATTR-HEROS
    lancer=ATTR-LANCER marcheur-agile=ATTR-MARCHEUR-AGILE munitions-perforantes=UPG-MUNITIONS-PERFORANTES
    parade-des-tirs=ATTR-PARADE-DES-TIRS passe-bouclier=ATTR-PASSE-BOUCLIER personnage=DMG-CHARACTER phrik=ATTR-PHRIK
    robuste=ATTR-ROBUSTE sans-arme=ATTR-SANS-ARME sensible-a-la-force=ATTR-SENSIBLE-FORCE silencieux=ATTR-SILENCIEUX
    tir-precis=ATTR-TIR-PRECIS zig-zag=ATTR-ZIG-ZAG`),
  ...listed(`attaques-multiples=ATTR-ATTAQUES-MULTIPLES`, { takes: 'value', also: ['Attaque multiple X'] }),
  ...listed(`cadence=ATTR-CADENCE transperce-armure=ATTR-TRANSPERCE-ARMURE zone=ATTR-ZONE`, { takes: 'value' }),
  ...listed(`tueur=ATTR-TUEUR`, { takes: 'kind' }),
  ...listed(
    `assommoir=ATTR-ASSOMMOIR camouflage=ATTR-CAMOUFLAGE de-taille-et-d-estoc=ATTR-DE-TAILLE projection=ATTR-PROJECTION soin=ATTR-SOIN`,
    { takes: 'level' },
  ),
  ...listed(
    `choc=PWR-CHOC contre-par-sabre-laser=PWR-CONTRE-SABRE-LASER duel-de-force=PWR-DUEL-DE-FORCE eclairs=PWR-ECLAIRS
    etranglement=PWR-ETRANGLEMENT guerison=PWR-GUERISON lancer-d-objets=PWR-LANCER-OBJETS meditation-de-combat=PWR-MEDITATION
    poussee=PWR-POUSSEE surdeplacement=PWR-SURDEPLACEMENT`,
    { takes: 'level', needs: FORCE },
  ),
  ...listed(`lent=ATTR-LENT`, { excludes: ['rapide'] }),
  ...listed(`rapide=ATTR-RAPIDE`, { excludes: ['lent'] }),
  ...listed(`avec-bouclier=ATTR-AVEC-BOUCLIER`, { withShield: true }),
  ...listed(`tireur-costaud=ATTR-TIREUR-COSTAUD`, { oneHanded: true }),
];

const byId = new Map(catalogueRules.map((rule) => [rule.id, rule]));

/** Those rules, read with the usual options unless a test says otherwise. */
export const reading = (options: Partial<Reading['options']> = {}): Reading => ({
  options: { 'ammo.both': 'no', 'field.isArmour': 'yes', ...options },
  rules: (slug) => byId.get(slug),
});

export const vocabulary = vocabularyOf(kit, catalogueRules, (rule) => urssKitRules.entry(rule)?.title);
