import { writeFileSync } from 'node:fs';
import type { Command } from '../command.ts';
import type { ExitCode } from '../output.ts';
import { meant, text } from '../text.ts';
import { planBands, planKitBands } from './simulate/bands.ts';
import { planScenario } from './simulate/scenario.ts';
import { printTally, simulateAll } from './simulate/tally.ts';
import { planTown } from './simulate/town.ts';
import { stringOf } from './simulate/values.ts';

const PLANS = { 'urss-classic': planBands, 'urss-kit': planKitBands, zombies: planTown } as const;
const SYSTEMS = Object.keys(PLANS) as (keyof typeof PLANS)[];

export const simulate: Command = {
  name: 'simulate',
  summary: text(
    'fait jouer N fois deux bandes, un scénario ou les joueurs d’une ville de tuiles, et compte les victoires',
    'plays two bands, a scenario or the players of a town of tiles N times and counts the wins',
  ),
  help: text(
    `Usage : escarmouche simulate [BANDE_A BANDE_B] [options]
        escarmouche simulate --scenario NOM [options]
        escarmouche simulate --system zombies [JOUEUR …] [options]

Deux bandes s’affrontent N fois, ou les camps d'un scénario, ou deux à six joueurs de Zombies!!!, joués par la
machine. La même graine donne les mêmes parties.

  BANDE            identifiant d'une bande prête, ou fichier .json de bande
                   (par défaut : patrouille-imperiale contre cellule-rebelle)
  JOUEUR           random, easy, normal ou hard, un par place (par défaut : easy easy)
  --system JEU     urss-classic (par défaut) ou zombies ; avec --scenario, l'édition : urss-classic ou urss-kit
  --scenario NOM   scénario prêt ou fichier .json ; ses zombies se jouent seuls
  --band G=BANDE   bande d'un groupe du scénario, de celles qu'il laisse au choix, autant de fois qu'il faut
  --map CARTE      carte prête ou fichier .json (quai-sept)
  --battles, -n N  nombre de parties (100)
  --seed TEXTE     graine
  --swap           une partie sur deux, les zones sont échangées ; les deux d'une paire ont la même graine
  --ai NOM         greedy ou random ; --ai-a, --ai-b pour un seul camp
  --turns N        tours après lesquels une partie est arrêtée (60 ; zombies : 600, de tous ensemble)
  --option C=V     option de règles, autant de fois qu'il faut
  --save FICHIER   enregistre la première partie (voir : replay)

Exemples :
  escarmouche simulate
  escarmouche simulate section-imperiale commando-de-sabotage --map avant-poste-du-fleuve -n 400 --swap
  escarmouche simulate --ai-a greedy --ai-b random --seed 7 --json
  escarmouche simulate --scenario soutes-scellees --band a=commando-de-sabotage -n 400
  escarmouche simulate --scenario deserteuse --system urss-kit
  escarmouche simulate -n 1 --save partie.jsonl
  escarmouche simulate --system zombies random easy normal -n 20`,
    `Usage: escarmouche simulate [BAND_A BAND_B] [options]
       escarmouche simulate --scenario NAME [options]
       escarmouche simulate --system zombies [PLAYER ...] [options]

Two bands fight N times, or the sides of a scenario, or two to six players of Zombies!!!, played by the
machine. The same seed gives the same battles.

  BAND             id of a ready band, or a band file (.json)
                   (by default: patrouille-imperiale against cellule-rebelle)
  PLAYER           random, easy, normal or hard, one a seat (by default: easy easy)
  --system GAME    urss-classic (by default) or zombies; with --scenario, the edition: urss-classic or urss-kit
  --scenario NAME  ready scenario or .json file; its zombies play themselves
  --band G=BAND    band of a group of the scenario, of those it leaves to choose from, as often as needed
  --map MAP        ready map or .json file (quai-sept)
  --battles, -n N  number of battles (100)
  --seed TEXT      the seed
  --swap           every other battle the zones are swapped; the two of a pair share their seed
  --ai NAME        greedy or random; --ai-a, --ai-b for one side only
  --turns N        turns after which a battle is stopped (60; zombies: 600, of all together)
  --option K=V     option of the rules, as often as needed
  --save FILE      keeps the first battle (see: replay)

Examples:
  escarmouche simulate
  escarmouche simulate section-imperiale commando-de-sabotage --map avant-poste-du-fleuve -n 400 --swap
  escarmouche simulate --ai-a greedy --ai-b random --seed 7 --json
  escarmouche simulate --scenario soutes-scellees --band a=commando-de-sabotage -n 400
  escarmouche simulate --scenario deserteuse --system urss-kit
  escarmouche simulate -n 1 --save battle.jsonl
  escarmouche simulate --system zombies random easy normal -n 20`,
  ),
  options: {
    system: { type: 'string' },
    map: { type: 'string' },
    scenario: { type: 'string' },
    band: { type: 'string', multiple: true },
    battles: { type: 'string', short: 'n' },
    seed: { type: 'string' },
    swap: { type: 'boolean' },
    ai: { type: 'string' },
    'ai-a': { type: 'string' },
    'ai-b': { type: 'string' },
    turns: { type: 'string' },
    option: { type: 'string', multiple: true },
    save: { type: 'string' },
  },
  run(args, values, output): ExitCode {
    const written = stringOf(values, 'system', 'urss-classic');
    const system = SYSTEMS.find((one) => one === written);
    if (system === undefined) {
      const hint = meant(written, SYSTEMS);
      const all = SYSTEMS.join(', ');
      output.error(
        text(`jeu inconnu : « ${written} »${hint.fr} ; il y a : ${all}`, `unknown game "${written}"${hint.en}; there are: ${all}`)[
          output.language
        ],
      );
      return 2;
    }
    const planOf = typeof values['scenario'] === 'string' ? planScenario : PLANS[system];
    const plan = planOf(args, values, output.language);
    if ('reason' in plan) {
      output.error(plan.reason[output.language]);
      return 2;
    }
    const { wins, ...figures } = simulateAll(plan);
    if (typeof values['save'] === 'string') writeFileSync(values['save'], plan.save());
    if (values['json'] === true) {
      const { told, battles, seed, swap } = plan;
      output.json({ ...told, battles, seed, swap, ...wins, ...figures });
    } else printTally(plan, { wins, ...figures }, output);
    return 0;
  },
};
