import type { Seal } from '@escarmouche/referee';
import type { Verified } from '@escarmouche/session';
import type { Command } from '../command.ts';
import { readText } from '../files.ts';
import { unread, verifyFile, type VerifiedFile } from '../match-file.ts';
import type { ExitCode, Output } from '../output.ts';
import { orFault } from '@escarmouche/cases/problem';
import { text, type Text } from '@escarmouche/cases/text';

/** Sentences for a changed file, and for a file without a seal. */
export const sealText: Readonly<Record<Exclude<Seal, 'intact'>, Text>> = {
  changed: text(
    'le fichier a été changé depuis que le programme l’a écrit : il ne s’accorde plus avec son empreinte',
    'the file has been changed since the program wrote it: it no longer agrees with its digest',
  ),
  none: text('sans empreinte : rien ne dit s’il a été changé', 'without a digest: nothing tells whether it was changed'),
};

/** The key of a hosted battle's dice is made of all that was agreed: with another key none of them follows. */
const TERMS = text(
  'aucun dé ne suit : un secret, ou ce qui fut convenu avant la partie, a sans doute été changé',
  'no die follows: a secret, or what was agreed before the battle, has probably been changed',
);

export function verdictText({ entries, dice, seal, npcs, fault, wrong }: Verified): Text {
  if (fault) {
    const { entry, reason } = fault;
    const at = text(`entrée ${entry + 1} : ${reason.fr}`, `entry ${entry + 1}: ${reason.en}`);
    return joined(at, [
      ...(wrong?.by === 'secrets' && dice.proven === 0 ? [TERMS] : []),
      ...(seal === 'changed' ? [sealText.changed] : []),
    ]);
  }
  const counted = [
    ...some(dice.seeded, (n) => text(`${n} dé(s) retrouvés par la graine`, `${n} dice found again by the seed`)),
    ...some(dice.proven, (n) =>
      text(`${n} dé(s) retrouvés par les secrets de l’hôte et des sièges`, `${n} dice found again by the secrets of host and seats`),
    ),
    ...some(dice.drawn, (n) => text(`${n} tirage(s) retrouvés`, `${n} draws found again`)),
    ...some(dice.typed, (n) => text(`${n} dé(s) saisis à la main, invérifiables`, `${n} dice typed by hand, not verifiable`)),
    ...some(dice.earlier, (n) =>
      text(
        `${n} dé(s) d’une partie d’où celle-ci est partie : son fichier les vérifie`,
        `${n} dice of the battle this one branched off: its file verifies them`,
      ),
    ),
    ...some(dice.unseeded, (n) =>
      text(
        `${n} dé(s) sans graine, ou tombés avant que l’hôte ait repris la partie, invérifiables`,
        `${n} dice without a seed, or that fell before the host took the battle up, not verifiable`,
      ),
    ),
    ...some(npcs?.prescribed ?? 0, (n) =>
      text(`${n} acte(s) de PNJ selon leur document`, `${n} acts of NPCs as their document prescribes`),
    ),
    ...some(npcs?.open ?? 0, (n) => text(`${n} sur quoi il se tait`, `${n} on which it is silent`)),
    ...(seal === 'intact' ? [] : [sealText[seal]]),
  ];
  return joined(text(`${entries} entrée(s) selon les règles`, `${entries} entries by the rules`), counted);
}

const joined = (first: Text, more: readonly Text[]): Text =>
  text([first, ...more].map(({ fr }) => fr).join(' ; '), [first, ...more].map(({ en }) => en).join('; '));

const some = (count: number, told: (count: number) => Text): Text[] => (count === 0 ? [] : [told(count)]);

function read(file: string): VerifiedFile {
  const found = readText(file);
  return found.ok ? orFault(() => verifyFile(found.text), unread) : unread(found.reason);
}

const isRegular = ({ seal, fault }: Verified): boolean => !fault && seal !== 'changed';

function asJson(file: string, result: VerifiedFile, { language }: Output) {
  if (!result.ok) return { file, ok: false, line: result.line, reason: result.reason[language] };
  const { entries, dice, seal, npcs, fault } = result.verified;
  return {
    file,
    ok: isRegular(result.verified),
    entries,
    dice,
    npcs,
    digest: seal,
    fault: fault && { entry: fault.entry + 1, reason: fault.reason[language] },
  };
}

export const verify: Command = {
  summary: text(
    'rejoue une partie dé par dé et dit si tout est régulier',
    'plays a match again die by die and says whether all is regular',
  ),
  help: text(
    `Usage : escarmouche verify FICHIER... [--json] [--lang fr|en]

Rejoue chaque partie à partir de son en-tête : chaque commande et chaque réponse doit être permise, chaque dé lancé ou
tiré par le programme doit être celui de la graine, ou des secrets d’une partie à distance. La première entrée qui ne suit pas est nommée. Les dés que des
joueurs ont saisis sont comptés à part : personne ne peut les vérifier. Chaque commande et chaque réponse d’un PNJ doit
être celle que son document prescrit. Un fichier changé à la main ne s’accorde plus avec son empreinte : c'est dit aussi.

Codes de sortie : 0 tout est régulier, 1 une partie ne suit pas ou a été changée, 2 un fichier est illisible.

Exemples :
  escarmouche verify partie.jsonl
  escarmouche simulate -n 1 --save partie.jsonl && escarmouche verify partie.jsonl`,
    `Usage: escarmouche verify FILE... [--json] [--lang fr|en]

Plays each match again from its header: every command and every answer must be allowed, every die thrown or drawn by
the program must be that of the seed, or of the secrets of an online battle. The first entry that does not follow is named. Dice that players have typed are
counted apart: nobody can verify them. Every command and answer of an NPC must be the one that its document prescribes.
A file that was changed by hand no longer agrees with its digest: that is said as well.

Exit codes: 0 all is regular, 1 a match does not follow or was changed, 2 a file cannot be read.

Examples:
  escarmouche verify battle.jsonl
  escarmouche simulate -n 1 --save battle.jsonl && escarmouche verify battle.jsonl`,
  ),
  options: {},
  run(files, values, output): ExitCode {
    if (files.length === 0) {
      output.error(text('Quel fichier ? Voir : escarmouche verify --help', 'Which file? See: escarmouche verify --help')[output.language]);
      return 2;
    }
    const results = files.map((file) => ({ file, result: read(file) }));
    if (values['json'] === true) output.json(results.map(({ file, result }) => asJson(file, result, output)));
    else {
      for (const { file, result } of results) {
        if (result.ok) output.line(`${file}: ${verdictText(result.verified)[output.language]}`);
        else output.error(`${file}:${result.line}: ${result.reason[output.language]}`);
      }
    }
    if (results.some(({ result }) => !result.ok)) return 2;
    return results.some(({ result }) => result.ok && !isRegular(result.verified)) ? 1 : 0;
  },
};
