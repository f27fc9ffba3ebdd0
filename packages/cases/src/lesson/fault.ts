import { pathText, type Path } from '../problem.ts';
import { text, type Text } from '../text.ts';

/** A fault of a lesson for its author: "line 7: do[0].shoot: …". */
export function faultAt(line: number, path: Path, { fr, en }: Text): Text {
  const where = pathText(path);
  return where === ''
    ? text(`ligne ${line} : ${fr}`, `line ${line}: ${en}`)
    : text(`ligne ${line} : ${where} : ${fr}`, `line ${line}: ${where}: ${en}`);
}
