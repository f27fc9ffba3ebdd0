import type { Language } from '@escarmouche/referee';
import type { State } from '@escarmouche/urss-classic';
import type { TokenOnBoard } from '../../boards/plane/model.ts';

const NOISE = { fr: 'Dernier bruit entendu', en: 'Last noise heard' };

/** The last noise (UC-SV-AI-NOISE), and what a scenario has lying on the table. */
export function tokensOf({ noise, scenario, scene }: State, language: Language): readonly TokenOnBoard[] {
  const loads = (scene.scenario?.tokens ?? []).flatMap(({ id, name }): TokenOnBoard[] => {
    const token = scenario?.tokens[id];
    return token && token.by === undefined ? [{ id, kind: 'load', name: name[language], at: token.at }] : [];
  });
  return noise ? [{ id: 'noise', kind: 'noise', name: NOISE[language], at: noise.at }, ...loads] : loads;
}
