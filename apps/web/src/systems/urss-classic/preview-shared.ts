import type { Language, Refusal } from '@escarmouche/referee';
import type { ActionCommand, Command, Figure } from '@escarmouche/urss-classic';
import { givesCover, shows, sightOf } from '@escarmouche/urss-classic';
import { percent } from '../../i18n/format.ts';
import type { Overlay, SightLine, Tone } from '../../boards/overlay.ts';
import type { Fact, Panel, Preview } from '../contract.ts';
import { featureName } from './board.ts';
import { nameIn } from './look.ts';
import { refusalOf, type Stand } from './stand.ts';
import { adviceWords } from './words-advice.ts';

/** A preview of one action: allowed or refused by the rules themselves. */
export function previewOf(
  stand: Stand,
  command: ActionCommand,
  parts: { readonly overlay: Overlay; readonly panel: Panel; readonly refusal?: Refusal },
): Preview<Command> {
  const refusal = parts.refusal ?? refusalOf(stand, command);
  return { commands: [...stand.lead, command], overlay: parts.overlay, panel: parts.panel, ...(refusal && { refusal }) };
}

export function refusedPreview(title: string, refusal: Refusal, overlay: Overlay = {}): Preview<Command> {
  return { commands: [], refusal, overlay, panel: { title, facts: [] } };
}

const short = (text: string): string => text.replace(/[.,]0(?=\D)/, '');

/** What a looker sees of a target: the line, the share hidden, and by what. */
export function lookAt(stand: Stand, looker: Figure, target: Figure, language: Language) {
  const { panel } = adviceWords(language);
  const sight = sightOf(stand.state, looker, target);
  const tone: Tone = !shows(sight.hidden) ? 'bad' : givesCover(sight.hidden) ? 'warn' : 'good';
  const [first] = sight.blockers;
  const by = first && (featureName(stand.state, first.id, language) ?? nameIn(stand.state, first.id));
  const line: SightLine = {
    from: { x: looker.x, y: looker.y, z: looker.z },
    to: { x: target.x, y: target.y, z: target.z },
    tone,
    label: panel.visible(short(percent(1 - sight.hidden, language))),
  };
  const fact: Fact = {
    label: panel.hidden,
    value: [
      short(percent(sight.hidden, language)),
      first && sight.hidden > 0 ? panel.hiddenBy(by ?? first.id) : undefined,
      tone === 'warn' ? panel.cover : undefined,
    ]
      .filter((part) => part !== undefined)
      .join(', '),
    tone,
    rule: 'UC-SYS-LOS',
  };
  const marks: NonNullable<Overlay['marks']> =
    sight.hidden > 0 ? sight.blockers.slice(0, 3).map(({ id }) => ({ kind: 'feature', id, tone: 'warn' })) : [];
  return { sight, tone, line, fact, marks };
}
