/** The name that an own map or scenario goes by among the ready ones; no id of a file has a dot. */
export const ownId = ({ id }: { readonly id: string }): string => `own.${id}`;
