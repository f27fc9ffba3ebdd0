import { ended, networkLines, onlineLine, OPTIONS, OPTIONS_HELP, portRefused, serve as start, type Serving } from '@escarmouche/server';
import { text } from '@escarmouche/cases/text';
import type { Command } from '../command.ts';
import { withOptions } from '../hosting.ts';

export const serve: Command = {
  summary: text('sert la page et héberge des parties en ligne', 'serves the page and hosts online battles'),
  help: text(
    `Usage : escarmouche serve [OPTIONS]

Sert la page et héberge des parties en ligne, jusqu’à Ctrl+C, comme npm start. Sans option : sur cette machine seulement,
dans une base de données embarquée. Là où rien ne peut être gardé, la commande s’arrête.

${OPTIONS_HELP.fr}

Codes de sortie : 0 fini par Ctrl+C, 2 rien ne peut être servi.

Exemples :
  escarmouche serve
  escarmouche serve --host 0.0.0.0 --name escarmouche.example
  escarmouche serve --public https://escarmouche.example --trust-proxy loopback`,
    `Usage: escarmouche serve [OPTIONS]

Serves the page and hosts online battles, until Ctrl+C, as npm start does. Without options: on this machine alone, in an
embedded database. Where nothing can be kept, the command ends.

${OPTIONS_HELP.en}

Exit codes: 0 ended by Ctrl+C, 2 nothing can be served.

Examples:
  escarmouche serve
  escarmouche serve --host 0.0.0.0 --name escarmouche.example
  escarmouche serve --public https://escarmouche.example --trust-proxy loopback`,
  ),
  options: OPTIONS,
  run: (_args, values, output) =>
    withOptions(values, output, async (options) => {
      let serving: Serving;
      try {
        serving = await start(options);
      } catch (error) {
        output.error(`serve: ${portRefused(error, options)[output.language]}`);
        return 2;
      }
      const online = await serving.online;
      if (!online.ok) {
        await serving.close();
        output.error(`serve: ${online.reason[output.language]}`);
        return 2;
      }
      const { address, port, hasPage, close } = serving;
      if (options.port !== 0 && port !== options.port)
        output.say(text(`Le port ${options.port} est pris.`, `Port ${options.port} is taken.`));
      if (!hasPage) output.say(text('Sans page : npm run build la construit.', 'Without a page: npm run build makes it.'));
      output.say(text(`Escarmouche est prête : ${address} (Ctrl+C pour finir)`, `Escarmouche is ready: ${address} (Ctrl+C ends it)`));
      for (const line of [...networkLines(serving), await onlineLine(serving, options)]) output.say(line);
      await ended();
      await close();
      return 0;
    }),
};
