const known = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;

/** Width in pixels of a label's text in the plan's type. */
export function textWidth(text: string): number {
  const width = known.get(text);
  if (width !== undefined) return width;
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length * 7;
  context.font = "600 11.5px 'Inter Variable', system-ui, sans-serif";
  const measured = context.measureText(text).width;
  if (document.fonts.check(context.font)) known.set(text, measured);
  return measured;
}
