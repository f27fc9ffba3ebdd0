import type { ChoiceQuestion, Language } from '@escarmouche/referee';
import type { Command, State } from '@escarmouche/urss-classic';
import type { Ask, AskOption } from '../../game-adapter.ts';
import { alertAsk, asking, text, type About, type Untitled } from '../../urss/advice/ask.ts';
import { advised } from './plane-advice.ts';
import { ownWords } from './words.ts';

export const askOf = asking(advised, own);

function own(state: State, question: ChoiceQuestion, about: About, base: Untitled<Command>, language: Language): Ask<Command> | undefined {
  if (question.purpose === 'freeAttackOrder') return { ...base, title: ownWords(language).freeAttackOrder };
  if (question.purpose !== 'alert') return undefined;
  const windows = Array.isArray(about.windows) ? about.windows : [];
  const detail = windows.map((window) => ownWords(language).alertDetail[text(window)] ?? '').join(' ');
  return alertAsk(state, question, { detail, options: waits(about, language) }, language);
}

/** Waiting for half of what is left of the movement, or for all of it. */
function waits({ along, left }: About, language: Language): readonly AskOption[] {
  const [from, more] = [Number(along), Number(left)];
  if (!(more > 2)) return [];
  const words = ownWords(language);
  return [
    { label: words.waitHalf, value: { do: 'wait', at: Math.round(from + more / 2) } },
    { label: words.waitEnd, value: { do: 'wait', at: Math.floor(from + more) } },
  ];
}
