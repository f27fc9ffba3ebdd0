/** The word for so many, as French says it: none and a part of one are singular. */
export const formOf = (n: number, one: string, many: string): string => (Math.abs(n) < 2 ? one : many);

/** A number with its noun, as French says it: "0 jet", "2 jets". */
export const plural = (n: number, one: string, many: string): string => `${n} ${formOf(n, one, many)}`;

/** A number with its noun, as English says it: "0 rolls", "1 roll". */
export const pluralEn = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
