import type { Language } from '@escarmouche/referee';
import type { Figure } from '@escarmouche/urss-classic';
import { percent } from '../../../i18n/format.ts';
import type { SightLine } from '../../../boards/plane/overlay.ts';
import type { Fact } from '../../preview.ts';
import { auditOf, short } from '../../plane/sight.ts';
import { onPlane } from '../plane-game.ts';
import type { ActingContext } from '../acting-context.ts';
import { adviceWords } from './words.ts';

/** What a looker sees of a target: the line, the share hidden and by what, and all that an eye needs to check it. */
export function lookAt(acting: ActingContext, looker: Figure, target: Figure, language: Language) {
  const { panel } = adviceWords(language);
  const audit = auditOf(onPlane, acting.state, looker, target, language);
  const { hidden, tone } = audit;
  const [first] = audit.blockers;
  const share = short(percent(hidden, language));
  const line: SightLine = {
    from: { x: looker.x, y: looker.y, z: looker.z },
    to: { x: target.x, y: target.y, z: target.z },
    tone,
    label: `${panel.hidden} ${share}`,
  };
  const fact: Fact = {
    label: panel.hidden,
    value: [first && hidden > 0 ? panel.hiddenBy(share, first.name) : share, ...(tone === 'warn' ? [panel.cover] : [])].join(', '),
    tone,
    rule: 'UC-SYS-LOS',
  };
  const marks = hidden > 0 ? audit.blockers.slice(0, 3).map(({ mark }) => mark) : [];
  return { audit, tone, line, fact, marks };
}
