import type { Command } from '../command.ts';
import type { ExitCode } from '../output.ts';
import { meant, text } from '@escarmouche/cases/text';
import { writeText } from '../files.ts';
import { GAME_IDS, gamesById } from '../games.ts';
import { planBands } from './simulate/bands.ts';
import { planPlayers } from './simulate/players.ts';
import { planScenario } from './simulate/scenario.ts';
import { printTally, simulateAll } from './simulate/tally.ts';
import { stringOf } from './simulate/values.ts';

const [USUAL = ''] = GAME_IDS;
const ALL = GAME_IDS.join(', ');
/** A game whose players are no bands. */
const [PLAYERS = '', town] = [...gamesById].find(([, { players }]) => players) ?? [];
const TURNS = town?.mostTurns ?? 0;
const LEVELS = Object.keys(town?.bots ?? {}).join(', ');

export const simulate: Command = {
  summary: text(
    'fait jouer N fois deux bandes, un scénario ou les joueurs d’une ville de tuiles, et compte les victoires',
    'plays two bands, a scenario or the players of a town of tiles N times and counts the wins',
  ),
  help: text(
    `Usage : escarmouche simulate [BANDE_A BANDE_B] [options]
        escarmouche simulate --scenario NOM [options]
        escarmouche simulate --system ${PLAYERS} [JOUEUR …] [options]

Deux bandes s’affrontent N fois, ou les camps d'un scénario, ou les joueurs d’un jeu sans bandes, joués par la
machine. La même graine donne les mêmes parties.

  BANDE            identifiant d'une bande prête, ou fichier .json de bande
                   (par défaut : la première paire du jeu)
  JOUEUR           joueur automatique, un par place : ${LEVELS}
  --system JEU     ${ALL} (par défaut : ${USUAL}, ou le jeu du scénario)
  --scenario NOM   scénario prêt ou fichier .json ; ses zombies se jouent seuls
  --band G=BANDE   bande d'un groupe du scénario, de celles qu'il laisse au choix, autant de fois qu'il faut
  --map CARTE      carte prête ou fichier .json (quai-sept)
  --battles, -n N  nombre de parties (100)
  --seed TEXTE     graine
  --swap           une partie sur deux, les zones sont échangées ; les deux d'une paire ont la même graine
  --ai NOM         greedy, random ou npc (PNJ : missions et comportements) ; --ai-a, --ai-b pour un seul camp
                   (par défaut : npc pour qui a des rôles, sinon greedy)
  --role-a M/C     toute la bande a cette mission et ce comportement, ainsi élite/prudent ; --role-b de même
  --turns N        tours après lesquels une partie est arrêtée (60 ; ${PLAYERS} : ${TURNS}, de tous ensemble)
  --option C=V     option de règles, autant de fois qu'il faut
  --save FICHIER   enregistre la première partie (voir : replay)

Exemples :
  escarmouche simulate
  escarmouche simulate section-imperiale commando-de-sabotage --map avant-poste-du-fleuve -n 400 --swap
  escarmouche simulate --ai-a greedy --ai-b random --seed 7 --json
  escarmouche simulate --ai-a npc --ai-b greedy -n 20
  escarmouche simulate --scenario soutes-scellees --band a=commando-de-sabotage -n 400
  escarmouche simulate --scenario deserteuse --system ${GAME_IDS[1] ?? ''}
  escarmouche simulate --role-a garde/marcheur --ai-b npc -n 20
  escarmouche simulate -n 1 --save partie.jsonl
  escarmouche simulate --system ${PLAYERS} random easy normal -n 20`,
    `Usage: escarmouche simulate [BAND_A BAND_B] [options]
       escarmouche simulate --scenario NAME [options]
       escarmouche simulate --system ${PLAYERS} [PLAYER ...] [options]

Two bands fight N times, or the sides of a scenario, or the players of a game without bands, played by the
machine. The same seed gives the same battles.

  BAND             id of a ready band, or a band file (.json)
                   (by default: the first pair of the game)
  PLAYER           machine player, one a seat: ${LEVELS}
  --system GAME    ${ALL} (by default: ${USUAL}, or the game of the scenario)
  --scenario NAME  ready scenario or .json file; its zombies play themselves
  --band G=BAND    band of a group of the scenario, of those it leaves to choose from, as often as needed
  --map MAP        ready map or .json file (quai-sept)
  --battles, -n N  number of battles (100)
  --seed TEXT      the seed
  --swap           every other battle the zones are swapped; the two of a pair share their seed
  --ai NAME        greedy, random or npc (missions and behaviours); --ai-a, --ai-b for one side only
                   (by default: npc for those with roles, else greedy)
  --role-a M/B     the whole band has this mission and behaviour, such as elite/cautious; --role-b likewise
  --turns N        turns after which a battle is stopped (60; ${PLAYERS}: ${TURNS}, of all together)
  --option K=V     option of the rules, as often as needed
  --save FILE      keeps the first battle (see: replay)

Examples:
  escarmouche simulate
  escarmouche simulate section-imperiale commando-de-sabotage --map avant-poste-du-fleuve -n 400 --swap
  escarmouche simulate --ai-a greedy --ai-b random --seed 7 --json
  escarmouche simulate --ai-a npc --ai-b greedy -n 20
  escarmouche simulate --scenario soutes-scellees --band a=commando-de-sabotage -n 400
  escarmouche simulate --scenario deserteuse --system ${GAME_IDS[1] ?? ''}
  escarmouche simulate --role-a guard/walker --ai-b npc -n 20
  escarmouche simulate -n 1 --save battle.jsonl
  escarmouche simulate --system ${PLAYERS} random easy normal -n 20`,
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
    'role-a': { type: 'string' },
    'role-b': { type: 'string' },
    turns: { type: 'string' },
    option: { type: 'string', multiple: true },
    save: { type: 'string' },
  },
  run(args, values, output): ExitCode {
    const named = values['system'] === undefined ? undefined : stringOf(values, 'system', '');
    const game = gamesById.get(named ?? USUAL);
    if (!game) {
      const hint = meant(named ?? '', GAME_IDS);
      output.error(
        text(`jeu inconnu : « ${named ?? ''} »${hint.fr} ; il y a : ${ALL}`, `unknown game "${named ?? ''}"${hint.en}; there are: ${ALL}`)[
          output.language
        ],
      );
      return 2;
    }
    const plan =
      typeof values['scenario'] === 'string'
        ? planScenario(named === undefined ? undefined : game, args, values, output.language)
        : game.bands
          ? planBands(game, args, values, output.language)
          : planPlayers(game, args, values);
    if ('reason' in plan) {
      output.error(plan.reason[output.language]);
      return 2;
    }
    const { wins, ...figures } = simulateAll(plan);
    if (typeof values['save'] === 'string') writeText(values['save'], plan.save());
    if (values['json'] === true) {
      const { told, battles, seed, swap } = plan;
      output.json({ ...told, battles, seed, swap, ...wins, ...figures });
    } else printTally(plan, { wins, ...figures }, output);
    return 0;
  },
};
