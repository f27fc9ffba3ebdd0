import type { Language } from '@escarmouche/referee';

/** What a roll takes, from its notation, in plain words: "7 or more with the 2 highest of 3 dice". */
export function takes(notation: string, need: number | undefined, language: Language): string {
  const [, dice = '1', faces = '6', which, kept] = /^(\d+)d(\d+)(?:k([hl])(\d+))?/.exec(notation) ?? [];
  const fr = language === 'fr';
  const many = Number(dice);
  const sided = faces === '6' ? '' : fr ? ` à ${faces} faces` : ` of ${faces}`;
  const all = fr ? `${many} dé${many > 1 ? 's' : ''}${sided}` : `${many === 1 ? 'a' : many} ${many > 1 ? 'dice' : 'die'}${sided}`;
  const one = kept === '1';
  const best = which === 'h';
  const some = fr
    ? one
      ? `le plus ${best ? 'haut' : 'bas'} de ${all}`
      : `les ${kept ?? ''} plus ${best ? 'hauts' : 'bas'} de ${all}`
    : `the ${one ? '' : `${kept ?? ''} `}${best ? 'highest' : 'lowest'} of ${all}`;
  const what = which === undefined ? all : some;
  if (need === undefined) return what;
  return fr ? `${need} ou plus avec ${what}` : `${need} or more on ${many === 1 && which === undefined ? 'one die' + sided : what}`;
}

/** What a roll has to come to, where its notation says so: 7 of "2d6>=7". */
export function needOf(notation: string): number | undefined {
  const need = />=(\d+)/.exec(notation)?.[1];
  return need === undefined ? undefined : Number(need);
}
