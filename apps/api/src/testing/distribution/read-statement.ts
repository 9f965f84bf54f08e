import type { DeleteStmt, InsertStmt, Node, SelectStmt, UpdateStmt, WithClause } from 'libpg-query';
import { EqualValues, GIVEN } from './equal-values.ts';
import { childrenOf, equalitiesOf, isStrict, nameOf, partsOf } from './syntax.ts';

/** A table, or what a subquery or a function returns. */
interface Source {
  readonly alias: string;
  has(column: string): boolean;
  /** Its column's value; undefined if nothing is known about it. */
  value(column: string): string | undefined;
}
interface Scope {
  readonly depth: number;
  readonly sources: Source[];
  readonly withQueries: Map<string, Columns>;
  readonly parent?: Scope | undefined;
}
type NamedValue = [name: string, value: string | undefined];
/** The columns of a query in their order, and the sources of its `*`. */
interface Columns {
  readonly named: NamedValue[];
  readonly all: Source[];
}
const NO_COLUMNS: Columns = { named: [], all: [] };

/** A table in a statement. */
export interface TableUse {
  readonly table: string;
  /** Whether its column equals something the caller gave, or a new row has it, and no row changes it. */
  carries(column: string): boolean;
}

/** Reads the tables of a parsed statement, and which of their columns have values of the caller. */
export class StatementReader {
  readonly uses: TableUse[] = [];
  readonly #values = new EqualValues();
  readonly #changed = new Set<string>();
  readonly #columnsOf: ReadonlyMap<string, ReadonlySet<string>>;

  /** @param columnsOf the columns of each table, which show whose column a bare name is */
  constructor(columnsOf: ReadonlyMap<string, ReadonlySet<string>>) {
    this.#columnsOf = columnsOf;
  }

  read(node: Node, parent?: Scope): Columns {
    if ('SelectStmt' in node) return this.#select(node.SelectStmt, parent);
    if ('InsertStmt' in node) return this.#insert(node.InsertStmt, parent);
    if ('UpdateStmt' in node) return this.#change(node.UpdateStmt, node.UpdateStmt.fromClause, parent);
    if ('DeleteStmt' in node) return this.#change(node.DeleteStmt, node.DeleteStmt.usingClause, parent);
    throw new Error(`cannot read ${Object.keys(node)}`);
  }

  #select(stmt: SelectStmt, parent: Scope | undefined): Columns {
    const scope = this.#open(stmt.withClause, parent);
    if (stmt.larg && stmt.rarg) {
      const [left, right] = [this.#select(stmt.larg, scope), this.#select(stmt.rarg, scope)];
      return {
        named: left.named.map(([name, value], at) => [name, this.#ifAll([value, right.named[at]?.[1]])]),
        all: [],
      };
    }
    if (stmt.valuesLists) {
      const rows = stmt.valuesLists.map((row) => childrenOf(row).map((value) => this.#valueOf(value, scope)));
      return { named: (rows[0] ?? []).map((_, at) => ['', this.#ifAll(rows.map((row) => row[at]))]), all: [] };
    }
    for (const node of stmt.fromClause ?? []) this.#from(node, scope);
    this.#condition(stmt.whereClause, scope);
    const rest = [stmt.havingClause, stmt.limitCount, ...(stmt.sortClause ?? []), ...(stmt.groupClause ?? [])];
    for (const node of rest) this.#subqueries(node, scope);
    return this.#targets(stmt.targetList, scope);
  }

  #insert(stmt: InsertStmt, parent: Scope | undefined): Columns {
    const scope = this.#open(stmt.withClause, parent);
    if (stmt.selectStmt) this.read(stmt.selectStmt, scope);
    const [table] = this.#from({ RangeVar: stmt.relation ?? {} }, scope);
    for (const column of stmt.cols ?? []) this.#values.follow(table?.value(nameOf(column) ?? ''), GIVEN);
    this.#assign(stmt.onConflictClause?.targetList, table);
    if (stmt.onConflictClause) this.#subqueries({ OnConflictClause: stmt.onConflictClause }, scope);
    return this.#targets(stmt.returningClause?.exprs, scope);
  }

  #change(stmt: UpdateStmt | DeleteStmt, others: Node[] | undefined, parent: Scope | undefined): Columns {
    const scope = this.#open(stmt.withClause, parent);
    const [table] = this.#from({ RangeVar: stmt.relation ?? {} }, scope);
    for (const node of others ?? []) this.#from(node, scope);
    this.#condition(stmt.whereClause, scope);
    if ('targetList' in stmt) {
      this.#assign(stmt.targetList, table);
      for (const target of stmt.targetList ?? []) this.#subqueries(target, scope);
    }
    return this.#targets(stmt.returningClause?.exprs, scope);
  }

  #assign(targets: Node[] | undefined, table: Source | undefined): void {
    for (const target of targets ?? []) {
      const value = table?.value(nameOf(target) ?? '');
      if (value) this.#changed.add(value);
    }
  }

  #open(withClause: WithClause | undefined, parent: Scope | undefined): Scope {
    const scope: Scope = { depth: parent ? parent.depth + 1 : 0, sources: [], withQueries: new Map(), parent };
    for (const node of withClause?.ctes ?? []) {
      if (!('CommonTableExpr' in node && node.CommonTableExpr.ctequery)) continue;
      const { ctename = '', ctequery, aliascolnames } = node.CommonTableExpr;
      // a recursive query finds its own name
      scope.withQueries.set(ctename, NO_COLUMNS);
      scope.withQueries.set(ctename, rename(this.read(ctequery, scope), partsOf(aliascolnames)));
    }
    return scope;
  }

  /** Adds what a `from` names to the scope. */
  #from(node: Node, scope: Scope): Source[] {
    const before = scope.sources.length;
    if ('RangeVar' in node) {
      const { relname = '', alias } = node.RangeVar;
      const query = findQuery(relname, scope);
      const name = alias?.aliasname ?? relname;
      scope.sources.push(query ? this.#query(query, name, scope.depth) : this.#table(relname, name, scope.depth));
    } else if ('JoinExpr' in node) {
      const { larg, rarg, quals, usingClause } = node.JoinExpr;
      const left = larg ? this.#from(larg, scope) : [];
      const right = rarg ? this.#from(rarg, scope) : [];
      for (const column of partsOf(usingClause))
        this.#values.equate(left.find((one) => one.has(column))?.value(column), right[0]?.value(column));
      this.#condition(quals, scope, isStrict(node.JoinExpr) ? undefined : right);
    } else if ('RangeSubselect' in node) {
      const { alias, subquery } = node.RangeSubselect;
      const columns = subquery ? this.read(subquery, scope) : NO_COLUMNS;
      scope.sources.push(this.#query(rename(columns, partsOf(alias?.colnames)), alias?.aliasname ?? '', scope.depth));
    } else if ('RangeFunction' in node) {
      const { functions = [], alias, coldeflist = [] } = node.RangeFunction;
      const value = this.#ifAll(functions.flatMap(childrenOf).map((call) => this.#valueOf(call, scope)));
      const defined = coldeflist.flatMap((one) => ('ColumnDef' in one ? [one.ColumnDef.colname ?? ''] : []));
      const columns = [...partsOf(alias?.colnames), ...defined];
      scope.sources.push({ alias: alias?.aliasname ?? '', has: (name) => columns.includes(name), value: () => value });
    }
    return scope.sources.slice(before);
  }

  #table(table: string, alias: string, depth: number): Source {
    const start = this.#values.newSource(depth);
    this.uses.push({
      table,
      carries: (column) => this.#values.isGiven(start + column) && !this.#changed.has(start + column),
    });
    return {
      alias,
      has: (column) => this.#columnsOf.get(table)?.has(column) ?? false,
      value: (column) => start + column,
    };
  }

  #query({ named, all }: Columns, alias: string, depth: number): Source {
    const start = this.#values.newSource(depth);
    const inside = (column: string) =>
      named.find(([name]) => name === column)?.[1] ?? all.find((source) => source.has(column))?.value(column);
    return {
      alias,
      has: (column) => named.some(([name]) => name === column) || all.some((source) => source.has(column)),
      value: (column) => {
        this.#values.follow(start + column, inside(column));
        return start + column;
      },
    };
  }

  /** @param optional the right side of a left join, whose rows may be missing */
  #condition(node: Node | undefined, scope: Scope, optional?: readonly Source[]): void {
    for (const [left, right] of equalitiesOf(node)) {
      const [a, b] = [this.#valueOf(left, scope), this.#valueOf(right, scope)];
      if (!optional) this.#values.equate(a, b);
      if (optional && isOf(left, optional)) this.#values.follow(a, b);
      if (optional && isOf(right, optional)) this.#values.follow(b, a);
    }
    this.#subqueries(node, scope);
  }

  /** Reads the queries inside an expression. */
  #subqueries(node: Node | undefined, scope: Scope): void {
    if (!node) return;
    if ('SubLink' in node && node.SubLink.subselect) this.read(node.SubLink.subselect, scope);
    else for (const part of childrenOf(node)) this.#subqueries(part, scope);
  }

  #targets(list: Node[] | undefined, scope: Scope): Columns {
    const columns: Columns = { named: [], all: [] };
    for (const node of list ?? []) {
      const val = 'ResTarget' in node ? node.ResTarget.val : undefined;
      if (val && 'ColumnRef' in val && val.ColumnRef.fields?.some((field) => 'A_Star' in field)) {
        const [alias] = partsOf(val.ColumnRef.fields);
        columns.all.push(...scope.sources.filter((source) => !alias || source.alias === alias));
      } else if (val) {
        columns.named.push([nameOf(node) ?? nameOf(val) ?? '', this.#valueOf(val, scope)]);
        if (!('SubLink' in val)) this.#subqueries(val, scope);
      }
    }
    return columns;
  }

  #valueOf(node: Node, scope: Scope): string | undefined {
    if ('ParamRef' in node || 'A_Const' in node) return GIVEN;
    if ('TypeCast' in node && node.TypeCast.arg) return this.#valueOf(node.TypeCast.arg, scope);
    if ('ColumnRef' in node) return columnValue(partsOf(node.ColumnRef.fields), scope);
    if ('SubLink' in node && node.SubLink.subselect) return this.read(node.SubLink.subselect, scope).named[0]?.[1];
    if ('FuncCall' in node) return this.#ifAll((node.FuncCall.args ?? []).map((part) => this.#valueOf(part, scope)));
    const isList = 'A_ArrayExpr' in node || 'List' in node;
    return isList ? this.#ifAll(childrenOf(node).map((part) => this.#valueOf(part, scope))) : undefined;
  }

  #ifAll(values: (string | undefined)[]): string | undefined {
    return values.length > 0 && values.every((value) => this.#values.isGiven(value)) ? GIVEN : undefined;
  }
}

const rename = ({ named, all }: Columns, names: string[]): Columns => ({
  named: named.map(([name, value], at) => [names[at] ?? name, value]),
  all,
});

const findQuery = (name: string, scope: Scope): Columns | undefined =>
  scope.withQueries.get(name) ?? (scope.parent && findQuery(name, scope.parent));

function columnValue(parts: string[], scope: Scope): string | undefined {
  const [column = '', alias] = parts.toReversed();
  const source = scope.sources.find((one) => (alias ? one.alias === alias : one.has(column)));
  return source ? source.value(column) : scope.parent && columnValue(parts, scope.parent);
}

const isOf = (node: Node, sources: readonly Source[]): boolean =>
  'ColumnRef' in node && sources.some(({ alias }) => alias === partsOf(node.ColumnRef.fields)[0]);
