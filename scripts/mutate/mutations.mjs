import ts from 'typescript';

/**
 * @typedef {{ start: number, end: number, put: string, what: string }} Mutation
 * A small change of a source: the text from `start` to `end` becomes `put`; `what` says it in a few words.
 */

const { SyntaxKind } = ts;

/** What each operator is swapped for: its opposite, and the boundary beside it. */
const SWAPS = /** @type {Record<string, readonly string[]>} */ ({
  '===': ['!=='],
  '!==': ['==='],
  '<': ['>=', '<='],
  '<=': ['>', '<'],
  '>': ['<=', '>='],
  '>=': ['<', '>'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
});

/** @param {ts.Node} node */
const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Statements whose effect is all they are for. @param {ts.Node} node */
function isEffect(node) {
  if (!ts.isExpressionStatement(node)) return false;
  const { expression } = node;
  return (
    ts.isCallExpression(expression) ||
    ts.isDeleteExpression(expression) ||
    ts.isPostfixUnaryExpression(expression) ||
    isAssignment(expression)
  );
}

/** @param {ts.Expression} node */
const isAssignment = (node) =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind >= SyntaxKind.FirstAssignment &&
  node.operatorToken.kind <= SyntaxKind.LastAssignment;

/**
 * Every mutation of one node by itself.
 * @param {ts.Node} node
 * @param {ts.SourceFile} source
 * @returns {Mutation[]}
 */
function mutationsOf(node, source) {
  const start = node.getStart(source);
  const end = node.getEnd();
  /** @param {string} put @param {string} what */
  const whole = (put, what) => ({ start, end, put, what });
  const text = node.getText(source);
  if (ts.isBinaryExpression(node)) {
    if (isText(node.left) || isText(node.right)) return [];
    const token = node.operatorToken;
    const sign = token.getText(source);
    return (Object.hasOwn(SWAPS, sign) ? (SWAPS[sign] ?? []) : []).map((put) => ({
      start: token.getStart(source),
      end: token.getEnd(),
      put,
      what: `${sign} becomes ${put}`,
    }));
  }
  if (ts.isPrefixUnaryExpression(node)) {
    if (node.operator === SyntaxKind.ExclamationToken) return [whole(node.operand.getText(source), 'a "not" is dropped')];
    if (node.operator === SyntaxKind.MinusToken) return [whole(node.operand.getText(source), 'a minus is dropped')];
    return [];
  }
  if (ts.isPostfixUnaryExpression(node)) {
    const [from, put] = node.operator === SyntaxKind.PlusPlusToken ? ['++', '--'] : ['--', '++'];
    return [whole(`${node.operand.getText(source)}${put}`, `${from} becomes ${put}`)];
  }
  if (ts.isNumericLiteral(node))
    return [1, -1].map((by) => whole(`(${Number(node.text) + by})`, `${text} becomes ${Number(node.text) + by}`));
  if (node.kind === SyntaxKind.TrueKeyword) return [whole('false', 'true becomes false')];
  if (node.kind === SyntaxKind.FalseKeyword) return [whole('true', 'false becomes true')];
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) return [whole('[]', 'a list is emptied')];
  if (isEffect(node)) return [whole(';', `"${text.replaceAll(/\s+/g, ' ').slice(0, 60)}" is dropped`)];
  return [];
}

/**
 * Every place in a source that can be changed a little, with the change. Types, imports and texts are left alone.
 * @param {string} file its name
 * @param {string} text
 * @returns {Mutation[]}
 */
export function mutationsIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Mutation[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    found.push(...mutationsOf(node, source));
    if (ts.isPropertyAssignment(node)) visit(node.initializer);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * @param {string} text
 * @param {Mutation} mutation
 */
export const mutated = (text, { start, end, put }) => text.slice(0, start) + put + text.slice(end);
