import type { Language } from '@escarmouche/referee';
import type { State } from '@escarmouche/urss-classic';
import type { TokenOnBoard } from '../../boards/plane/model.ts';

const NOISE = { fr: 'Dernier bruit entendu', en: 'Last noise heard' };

/** The last noise (UC-SV-AI-NOISE). */
export const tokensOf = ({ noise }: State, language: Language): readonly TokenOnBoard[] =>
  noise ? [{ id: 'noise', kind: 'noise', name: NOISE[language], at: noise.at }] : [];
