import type { Command, State } from '@escarmouche/deadzone';
import type { Language, Seat } from '@escarmouche/referee';
import { rules } from '../../../rules/rulebook.svelte.ts';
import { figureIn, nameIn, allies } from '../../plane/who.ts';
import type { Overlay } from '../../../boards/plane/overlay.ts';
import type { Intent, Preview, Subject } from '../../preview.ts';
import { toBoard } from '../scale.ts';
import { actingOf, isRefused, readyOf, tried, type Acting } from './acting.ts';
import { chosenBy, ruleOfAction } from './actions.ts';
import type { Chosen } from './chosen.ts';
import { attackPreview, fightPreview, shotPreview } from './attack.ts';
import { deploymentOverlay, deployPreview } from './deploy.ts';
import { cubeShotPreview, shotOverlay } from './cube-shot.ts';
import { dropPreview, friendAt, givePreview } from './handling.ts';
import { movePreview } from './move.ts';
import { reachOverlay } from './reach.ts';
import { specialPreview } from './special.ts';
import { adviceWords } from './words.ts';

/** The preview of a gesture. */
export function previewIntent(state: State, seat: Seat, intent: Intent, language: Language): Preview<Command> | undefined {
  const { subject, action, target, via = [], spent = 0 } = intent;
  const figure = figureIn(state, subject?.figure);
  if (!figure || !subject) return undefined;
  if (state.phase === 'deployment') return target?.kind === 'ground' ? deployPreview(state, seat, figure, target.at, language) : undefined;
  const acting = actingOf(state, seat, figure.id);
  if (!acting) return undefined;
  if (isRefused(acting)) return { commands: [], refusal: acting, overlay: {}, panel: { title: nameIn(state, figure.id), facts: [] } };
  const chosen = action === undefined ? undefined : chosenBy(action);
  if (chosen?.type === 'standUp' || chosen?.type === 'splat') return plainPreview(acting, chosen, language);
  const place = target?.kind === 'ground' ? target.at : undefined;
  if (chosen?.type === 'drop') return dropPreview(acting, chosen, place ? [...via, place] : via, place !== undefined, language);
  const aimed = target?.kind === 'figure' ? figureIn(acting.state, target.id) : undefined;
  if (chosen?.type === 'special') return aimed && specialPreview(acting, chosen, aimed, language);
  if (chosen?.type === 'give') {
    const passed = via[0] && friendAt(acting, via[0]);
    const friend = passed ?? aimed;
    const end = place ?? (passed && aimed && toBoard(aimed));
    return friend && givePreview(acting, chosen, friend, { pointed: !passed, end }, language);
  }
  const foe = aimed && aimed.id !== figure.id && !allies(state, figure.id, aimed.id) ? aimed : undefined;
  if (chosen?.type === 'shootCube') {
    const at = place ?? (aimed && toBoard(aimed));
    return at && cubeShotPreview(acting, chosen, at, language);
  }
  if (foe) {
    if (chosen?.type === 'shoot' || chosen?.type === 'suppress') return shotPreview(acting, chosen, foe, spent, language);
    if (chosen?.type === 'fight') return fightPreview(acting, chosen, foe, spent, language);
    if (!chosen) return attackPreview(acting, foe, spent, language);
  }
  if (chosen && chosen.type !== 'move' && chosen.type !== 'sprint') return undefined;
  const point = place ?? (aimed && aimed.id !== figure.id ? toBoard(aimed) : via.at(-1));
  if (!point) return undefined;
  return movePreview(acting, { point, via: target ? via : via.slice(0, -1), spent }, chosen, language);
}

/** An action that is aimed at nothing. */
function plainPreview(acting: Acting, chosen: Chosen, language: Language): Preview<Command> {
  const { state, figure } = acting;
  const words = adviceWords(language);
  const rule = ruleOfAction(acting, chosen);
  return {
    ...tried(acting, { type: chosen.type === 'splat' ? 'splat' : 'standUp' }),
    overlay: {},
    panel: {
      title: chosen.type === 'splat' ? rules.title(rule) : words.actions[chosen.type],
      detail: rules.text(rule) ?? nameIn(state, figure.id),
      facts: [{ label: rules.title(rule), rule }],
      commit: words.does[chosen.type],
    },
  };
}

/** Marks while nothing is pointed at. */
export function outlookOf(state: State, seat: Seat, { figure: id }: Subject, action: string | undefined): Overlay {
  const figure = figureIn(state, id);
  if (state.phase === 'deployment') return figure ? deploymentOverlay(state, figure) : {};
  const acting = readyOf(state, seat, id);
  if (!acting) return {};
  const chosen = action === undefined ? undefined : chosenBy(action);
  if (chosen?.type === 'shootCube') return shotOverlay(acting, chosen);
  if (chosen && chosen.type !== 'move' && chosen.type !== 'sprint') return {};
  return reachOverlay(acting, chosen);
}
