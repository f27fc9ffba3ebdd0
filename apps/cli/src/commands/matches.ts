import { text, type Language, type Text } from '@escarmouche/cases/text';
import type { Listed } from '@escarmouche/server/admin';
import type { Command } from '../command.ts';
import { onHost, WHERE, WHERE_HELP } from '../hosting.ts';

const STATES: Readonly<Record<Listed['state'], Text>> = {
  gathering: text('attend ses joueurs', 'waits for its players'),
  open: text('en cours', 'under way'),
  over: text('finie', 'over'),
};

function line({ battle, system, title, state, turn, asked, since }: Listed, language: Language): string {
  const name = typeof title === 'string' ? title : title[language];
  const at = new Date(since).toISOString().slice(0, 16).replace('T', ' ');
  const parts = [
    STATES[state][language],
    ...(turn === undefined ? [] : [text(`tour ${turn}`, `turn ${turn}`)[language]]),
    ...(asked.length === 0 ? [] : [text(`à ${asked.join(', ')}`, `${asked.join(', ')} to act`)[language]]),
    text(`depuis le ${at} UTC`, `since ${at} UTC`)[language],
  ];
  return `${battle}  ${system}  ${name}${name === '' ? '' : '  '}${parts.join(', ')}`;
}

export const matches: Command = {
  summary: text('liste les parties en ligne', 'lists the online battles'),
  help: text(
    `Usage : escarmouche matches [OPTIONS] [--json]

Liste les cent dernières parties en ligne : nom, jeu, titre, état, tour, à qui c’est d’agir et depuis quand. Un serveur en
marche est interrogé ; sinon la base de données est ouverte.

${WHERE_HELP.fr}

Codes de sortie : 0 listées, 2 impossible.

Exemples :
  escarmouche matches
  escarmouche matches --json`,
    `Usage: escarmouche matches [OPTIONS] [--json]

Lists the last hundred online battles: name, game, title, state, turn, who is to act and since when. A host that runs is
asked; otherwise the database is opened.

${WHERE_HELP.en}

Exit codes: 0 listed, 2 not possible.

Examples:
  escarmouche matches
  escarmouche matches --json`,
  ),
  options: WHERE,
  async run(_args, values, output) {
    return onHost('matches', values, output, async (where) => {
      const { administer } = await import('@escarmouche/server/admin');
      const listed = await administer(where, 'matches', {});
      if (values['json'] === true) output.json(listed);
      else {
        for (const battle of listed.battles) output.line(line(battle, output.language));
        output.say(text(`${listed.all} partie(s) en ligne`, `${listed.all} online battles`));
      }
    });
  },
};
