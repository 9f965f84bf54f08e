// Finds insurance arithmetic in the domains of the API. packages/rules calculates amounts, units, shares, limits and dates, and a domain
// calls the rule. A domain may sum a column, but not multiply, divide, round or limit, or add and subtract different amounts. SQL formulas
// are in platform/database/amounts.ts, where a test compares each with its rule.
import ts from 'typescript';

/** Arithmetic that is not about insurance, and why. */
interface Exception {
  /** A file in the domains, or a folder ending with a slash. */
  readonly where: string;
  /** The expression as written; the whole file unless given. */
  readonly code?: string;
  readonly why: string;
}

export const exceptions: readonly Exception[] = [
  { where: 'content/query-limits.ts', why: 'depth and fields of a query' },
  { where: 'documents/pdf/amount-in-words.ts', why: 'spells a number, digit by digit' },
  { where: 'notices/assert-service-open.ts', why: 'seconds until a service opens' },
  { where: 'policies/corporatePoliciesByPage.ts', code: '(page - 1) * pageSize', why: 'paging' },
  {
    where: 'calendar-feed/write-calendar.ts',
    code: '(remindDays * 24 - REMINDER_HOUR) * HOUR_S',
    why: 'the hour of a reminder, in the format of calendars',
  },
  {
    where: 'payments/books/post-payment.ts',
    code: 'Math.max(order.created_at.getTime(), Math.min(paid.at.getTime(), now.getTime()))',
    why: "a time from the gateway's clock, limited to between the order and now",
  },
  {
    where: 'payments/books/post-payment.ts',
    code: 'line.from_suspense - line.unapplied',
    why: 'two bookings of one account in one entry',
  },
  {
    where: 'payouts/order/order-payout.ts',
    code: 'grossPaise - unapplied',
    why: 'one amount booked on two accounts',
  },
  ...['auto-debit/store.ts', 'payments/order/orders.store.ts', 'payouts/order/payouts.store.ts'].map((where) => ({
    where,
    code: "least(interval '15 seconds' * power(2, least(asks, 10)), interval '10 minutes')",
    why: 'when to ask again',
  })),
  {
    where: 'policies/premium-totals.store.ts',
    code: 'p.modal_premium % coalesce(r."roundsAlike", 1)',
    why: 'groups premiums by `gstPeriodsOf`; a test compares the totals with the rule',
  },
  {
    where: 'policies/premium-totals.ts',
    code: 'totalWithGst(dueOnce) + totalToBePaid(due, today)',
    why: 'the sum of one column, in two groups of policies',
  },
  {
    where: 'recommendations/store.ts',
    code: 'greatest(q.age_from - ',
    why: 'finds the nearest row of a table of prices',
  },
];

const DOMAINS = 'apps/api/src/domains/';

const SCALING = new Set<ts.SyntaxKind>([
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PercentToken,
  ts.SyntaxKind.AsteriskAsteriskToken,
  ts.SyntaxKind.AsteriskEqualsToken,
  ts.SyntaxKind.SlashEqualsToken,
  ts.SyntaxKind.PercentEqualsToken,
]);
const ADDING = new Set<ts.SyntaxKind>([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.PlusEqualsToken,
  ts.SyntaxKind.MinusEqualsToken,
]);

/** Last words of names of amounts, shares and periods. */
const AMOUNTS =
  /^(paise|rupees|amounts?|premiums?|interest|principal|units|nav|charges?|fees?|gst|tax|net|gross|costs?|values?|worth|loan|owed|due|received|balance|cover|assured|bonus|shares?|rate|percent|invested|withdrawn|taken|joined|undrawn|unapplied|suspense|totals?|room|limit|age|days|months|years)$/;

/** Formulas in SQL. */
const IN_SQL =
  /\b(round|floor|ceil|ceiling|trunc|div|mod|power|greatest|least|make_interval)\s*\(|\bisodow\b|(?<!\bselect|\bdistinct|,)\s\*\s[\w(:?]|[\w)"?]\s[/%]\s[\w(:?]|interval '\d+ (month|year)/i;

/** Arithmetic in a domain's file that belongs in a rule, as `path:line what: code`. */
export function arithmetic(path: string, text: string): string[] {
  if (!path.startsWith(DOMAINS) || !path.endsWith('.ts') || path.endsWith('.test.ts')) return [];
  const own = exceptions.filter(({ where }) => path.startsWith(DOMAINS + where));
  if (own.some(({ code }) => code === undefined)) return [];
  const allowed = own.flatMap(({ code }) => code ?? []);
  return findingsIn(path, text, allowed).map(
    ({ line, code }) => `${path}:${line} calculates what a rule of packages/rules should: ${code.slice(0, 120)}`,
  );
}

/** Exceptions that are no longer needed. */
export function staleExceptions(files: readonly { readonly path: string; readonly text: string }[]): string[] {
  const isNeeded = ({ where, code }: Exception): boolean =>
    files.some(
      ({ path, text }) =>
        path.startsWith(DOMAINS + where) &&
        findingsIn(path, text, []).some((found) => code === undefined || found.code.includes(code)),
    );
  return exceptions
    .filter((exception) => !isNeeded(exception))
    .map(({ where, code = '' }) => `tools/arithmetic.ts has an unused exception: ${where} ${code}`);
}

interface Finding {
  readonly line: number;
  readonly code: string;
}

/** Arithmetic in a file, except the allowed code. */
function findingsIn(path: string, text: string, allowed: readonly string[]): Finding[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (!isArithmetic(node) && !isFormula(sqlOf(node), allowed)) {
      ts.forEachChild(node, visit);
      return;
    }
    // do not report its parts again
    const code = node.getText().replaceAll(/\s+/g, ' ');
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    if (!allowed.includes(code)) findings.push({ line: line + 1, code });
  };
  visit(source);
  return findings;
}

function isArithmetic(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return node.expression.getText().startsWith('Math.');
  if (!ts.isBinaryExpression(node)) return false;
  const { operatorToken, left, right } = node;
  if (SCALING.has(operatorToken.kind)) return !isConstant(node) && !isMilliseconds(left) && !isMilliseconds(right);
  if (!ADDING.has(operatorToken.kind) || isColumnSum(node) || isComparison(node)) return false;
  if (isText(left) || isText(right)) return false;
  return isAmount(left) || isAmount(right);
}

const isFormula = (statement: string, allowed: readonly string[]): boolean =>
  IN_SQL.test(allowed.reduce((left, code) => left.replaceAll(code, ''), statement));

const isText = (node: ts.Expression): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** The SQL of a template on one line, with `?` for each placeholder; empty for any other node. */
function sqlOf(node: ts.Node): string {
  if (!ts.isTaggedTemplateExpression(node) || !node.tag.getText().startsWith('sql')) return '';
  const { template } = node;
  const parts = ts.isTemplateExpression(template)
    ? [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]
    : [template.text];
  return parts.join('?').replaceAll(/\s+/g, ' ');
}

/** Only numbers and constants: `10 * 60_000`, `KEPT_DAYS * DAY_MS`. */
function isConstant(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isConstant(node.expression);
  if (ts.isBinaryExpression(node)) return isConstant(node.left) && isConstant(node.right);
  return ts.isNumericLiteral(node) || (ts.isIdentifier(node) && /^[A-Z][A-Z\d_]*$/.test(node.text));
}

/** `days * DAY_MS`: a time of the clock. Insurance dates are calendar dates. */
const isMilliseconds = (node: ts.Expression): boolean => ts.isIdentifier(node) && node.text.endsWith('_MS');

/** `sum + one` in the callback of `reduce`: the sum of a column. */
function isColumnSum({ operatorToken, left, parent }: ts.BinaryExpression): boolean {
  if (operatorToken.kind !== ts.SyntaxKind.PlusToken || !ts.isIdentifier(left)) return false;
  if (!ts.isArrowFunction(parent) || !isCallbackOf(parent, /^reduce$/)) return false;
  const [sum] = parent.parameters;
  return sum !== undefined && ts.isIdentifier(sum.name) && sum.name.text === left.text;
}

/** `a.share - b.share` in the callback of `sort`. */
const isComparison = ({ parent }: ts.BinaryExpression): boolean =>
  ts.isArrowFunction(parent) && isCallbackOf(parent, /^(sort|toSorted)$/);

const isCallbackOf = ({ parent }: ts.ArrowFunction, method: RegExp): boolean =>
  ts.isCallExpression(parent) &&
  ts.isPropertyAccessExpression(parent.expression) &&
  method.test(parent.expression.name.text);

/** Whether the last word of a name means an amount. */
function isAmount(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return AMOUNTS.test(lastWordOf(node.text));
  if (ts.isPropertyAccessExpression(node)) return AMOUNTS.test(lastWordOf(node.name.text));
  if (ts.isCallExpression(node)) return isAmount(node.expression);
  if (ts.isParenthesizedExpression(node) || ts.isPrefixUnaryExpression(node))
    return isAmount('operand' in node ? node.operand : node.expression);
  if (ts.isConditionalExpression(node)) return isAmount(node.whenTrue) || isAmount(node.whenFalse);
  // products are checked on their own
  if (!ts.isBinaryExpression(node) || SCALING.has(node.operatorToken.kind)) return false;
  return isAmount(node.left) || isAmount(node.right);
}

/** `premium` of `modalPremium`, `modal_premium`, `premiumOf` and `PREMIUM`. */
function lastWordOf(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .filter((word) => word !== 'of' && word !== 'on');
  return words.at(-1) ?? '';
}
