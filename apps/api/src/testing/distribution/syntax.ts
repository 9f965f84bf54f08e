import type { JoinExpr, Node } from 'libpg-query';

/** The nodes directly inside a node. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((fields) =>
    typeof fields === 'object' && fields !== null ? Object.values(fields).flatMap(nodesIn) : [],
  );
}

/** A node is an object with one field, the name of its kind, which begins with a capital letter. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const [kind, ...more] = Object.keys(value);
  if (kind && more.length === 0 && /^[A-Z]/.test(kind)) return [value as Node];
  return Object.values(value).flatMap(nodesIn);
}

/** The words of a name with dots. */
export const partsOf = (fields: Node[] | undefined): string[] =>
  (fields ?? []).flatMap((field) => ('String' in field && field.String.sval ? [field.String.sval] : []));

/** What PostgreSQL calls the column of an expression. */
export function nameOf(node: Node): string | undefined {
  if ('ColumnRef' in node) return partsOf(node.ColumnRef.fields).at(-1);
  if ('ResTarget' in node) return node.ResTarget.name;
  if ('TypeCast' in node && node.TypeCast.arg) return nameOf(node.TypeCast.arg);
  if ('FuncCall' in node) return partsOf(node.FuncCall.funcname).at(-1);
  return undefined;
}

/** Whether a join leaves out rows without a partner on both sides. */
export const isStrict = ({ jointype }: JoinExpr): boolean => jointype === undefined || jointype === 'JOIN_INNER';

/** What must be equal for a condition to be true, on both sides. */
export function equalitiesOf(node: Node | undefined): [Node, Node][] {
  if (!node) return [];
  if ('BoolExpr' in node)
    return node.BoolExpr.boolop === 'AND_EXPR' ? (node.BoolExpr.args ?? []).flatMap(equalitiesOf) : [];
  if ('SubLink' in node) {
    const { subLinkType, testexpr, operName } = node.SubLink;
    return subLinkType === 'ANY_SUBLINK' && testexpr && !operName ? pair(testexpr, node) : [];
  }
  if (!('A_Expr' in node)) return [];
  const { kind, name, lexpr, rexpr } = node.A_Expr;
  if (partsOf(name)[0] !== '=' || !lexpr || !rexpr) return [];
  return kind === 'AEXPR_OP' || kind === 'AEXPR_OP_ANY' || kind === 'AEXPR_IN' ? pair(lexpr, rexpr) : [];
}

/** Rows are compared value by value. */
function pair(left: Node, right: Node): [Node, Node][] {
  if (!('RowExpr' in left && 'RowExpr' in right)) return [[left, right]];
  const others = right.RowExpr.args ?? [];
  return (left.RowExpr.args ?? []).flatMap((one, at): [Node, Node][] => {
    const other = others[at];
    return other ? [[one, other]] : [];
  });
}
