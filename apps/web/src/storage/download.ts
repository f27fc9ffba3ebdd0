/** Gives a text to the player as a file. */
export function download(name: string, text: string, type = 'application/x-ndjson'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** "Rebelles contre Empire · Quai sept" as "rebelles-contre-empire-quai-sept". */
export function fileName(title: string, ending: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `${plain === '' ? 'escarmouche' : plain}.${ending}`;
}
