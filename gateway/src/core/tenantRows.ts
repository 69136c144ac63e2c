/**
 * What a tenant's handle of a database reads (`core/tenant`): of everything that belongs to a shop, the rows of its own
 * shops alone. It is said here once and put into each statement that reads, so that no store has to think of it: where a
 * query reads one of these tables, it reads the part of it that is the tenant's. What is written is written as it stands.
 */
import {
  AliasNode,
  IdentifierNode,
  OperationNodeTransformer,
  RawNode,
  TableNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type SelectQueryNode,
  type JoinNode,
  type UnknownRow
} from 'kysely'

/** By which column the rows of a table belong to a shop; a row that names none where it may is every tenant's. */
export interface BelongsBy {
  column: 'shop_code' | 'spu_code' | 'sku_code'
  orNone?: true
}

/** Tables whose rows say themselves whose they are: shops, people, and what is found by somebody's phone or number. */
export const TABLES_OF_TENANTS: readonly string[] = [
  'shop',
  'customer',
  'platform_person',
  'service_bill',
  'employee_file'
]

/** Tables whose rows a visitor can come to without an id of their own. */
export const TABLES_OF_SHOPS: Readonly<Record<string, BelongsBy>> = {
  product: { column: 'shop_code' },
  live_room: { column: 'shop_code' },
  gift_activity: { column: 'shop_code' },
  shop_profile: { column: 'shop_code' },
  shop_licence: { column: 'shop_code' },
  coupon: { column: 'shop_code', orNone: true },
  red_packet: { column: 'shop_code', orNone: true },
  sku: { column: 'spu_code' },
  review: { column: 'spu_code' },
  review_listing: { column: 'spu_code' },
  review_count: { column: 'spu_code' },
  question: { column: 'spu_code' },
  question_count: { column: 'spu_code' },
  rebate_offer: { column: 'spu_code' },
  manual: { column: 'spu_code' },
  product_bundle: { column: 'sku_code' },
  gift_item: { column: 'sku_code' },
  group_activity: { column: 'sku_code' },
  assist_activity: { column: 'sku_code' },
  trial: { column: 'sku_code' },
  presale: { column: 'sku_code' },
  employee_offer: { column: 'sku_code' },
  point_offer: { column: 'sku_code', orNone: true },
  flash_session_sku: { column: 'sku_code' },
  subsidy_sku: { column: 'sku_code' },
  live_room_sku: { column: 'sku_code' }
}

const NAMES = [...TABLES_OF_TENANTS, ...Object.keys(TABLES_OF_SHOPS)]

/** The part of a table that is a tenant's, as a query in brackets. */
function partOf(table: string, tenant: string): string {
  const name = `'${tenant.replaceAll("'", "''")}'`
  if (TABLES_OF_TENANTS.includes(table)) return `(select * from ${table} where tenant = ${name})`
  const shops = `select shop_code from shop where tenant = ${name}`
  const products = `select spu_code from product where shop_code in (${shops})`
  const { column, orNone } = TABLES_OF_SHOPS[table] ?? { column: 'shop_code' as const }
  const those = {
    shop_code: shops,
    spu_code: products,
    sku_code: `select sku_code from sku where spu_code in (${products})`
  }
  const isOurs = `${column} in (${those[column]})`
  return `(select * from ${table} where ${orNone ? `${column} is null or ${isOurs}` : isOurs})`
}

/** A table that is read in a piece of SQL, with the name it has there; what is deleted from is none. */
const READ = new RegExp(
  `(?<!delete\\s+)\\b(from|join)(\\s+)(${NAMES.join('|')})\\b(?!\\s*[.(])(\\s+as\\b|\\s+(?!(?:${[
    'where on using join left right inner full cross natural lateral group order limit offset having union except',
    'intersect for window fetch returning set when then else end tablesample'
  ]
    .join(' ')
    .replaceAll(' ', '|')})\\b)[a-z_])?`,
  'gi'
)

/** SQL as a tenant's handle sends it. */
export const sqlOf = (text: string, tenant: string): string =>
  text.replace(
    READ,
    (_, word: string, gap: string, table: string, name: string | undefined) =>
      `${word}${gap}${partOf(table, tenant)}${name ?? ` as ${table}`}`
  )

/** Texts that a tenant's handle remembers as it sends them, and how long one may be: most are in the code, some are made. */
export const MOST_TEXTS = 2000
export const LONGEST_TEXT = 4000

/** `sqlOf` for one tenant, which reads a text once while it is among those that came last. */
export function rememberedSqlOf(tenant: string, read = sqlOf): (text: string) => string {
  const statements = new Map<string, string>()
  return (text) => {
    const before = statements.get(text)
    if (before !== undefined) return before
    const statement = read(text, tenant)
    if (text.length > LONGEST_TEXT) return statement
    if (statements.size >= MOST_TEXTS) statements.delete(statements.keys().next().value ?? '')
    statements.set(text, statement)
    return statement
  }
}

/** Pieces of SQL that stand in one another as one: a table may be named in another piece than what it is read by. */
function whole(node: RawNode): Pick<RawNode, 'sqlFragments' | 'parameters'> {
  const parameters: OperationNode[] = []
  const texts = [node.sqlFragments[0] ?? '']
  node.parameters.forEach((parameter, index) => {
    const inner = RawNode.is(parameter) ? whole(parameter) : { sqlFragments: ['', ''], parameters: [parameter] }
    const [first = '', ...rest] = inner.sqlFragments
    texts.push(texts.pop() + first, ...rest)
    texts.push((texts.pop() ?? '') + (node.sqlFragments[index + 1] ?? ''))
    parameters.push(...inner.parameters)
  })
  return { sqlFragments: texts, parameters }
}

class OwnRows extends OperationNodeTransformer {
  readonly #tenant: string
  readonly #sqlOf: (text: string) => string
  constructor(tenant: string) {
    super()
    this.#tenant = tenant
    this.#sqlOf = rememberedSqlOf(tenant)
  }

  /** A table that is read, or one by another name, as its part. */
  #part(node: OperationNode): OperationNode {
    const isNamed = AliasNode.is(node)
    const table = isNamed ? node.node : node
    if (!TableNode.is(table) || table.table.schema !== undefined) return node
    const { name } = table.table.identifier
    if (!NAMES.includes(name)) return node
    return AliasNode.create(
      RawNode.createWithSql(partOf(name, this.#tenant)),
      isNamed ? node.alias : IdentifierNode.create(name)
    )
  }

  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const query = super.transformSelectQuery(node)
    const { from } = query
    return from === undefined
      ? query
      : { ...query, from: { ...from, froms: from.froms.map((from) => this.#part(from)) } }
  }

  protected override transformJoin(node: JoinNode): JoinNode {
    const join = super.transformJoin(node)
    return { ...join, table: this.#part(join.table) }
  }

  protected override transformRaw(node: RawNode): RawNode {
    const { sqlFragments, parameters } = whole(node)
    return {
      ...node,
      sqlFragments: sqlFragments.map(this.#sqlOf),
      parameters: parameters.map((parameter) => this.transformNode(parameter))
    }
  }
}

/** Puts it into what a handle sends. */
export class ReadsOwnRows implements KyselyPlugin {
  readonly #own: OwnRows
  constructor(tenant: string) {
    this.#own = new OwnRows(tenant)
  }
  transformQuery({ node }: PluginTransformQueryArgs): PluginTransformQueryArgs['node'] {
    return this.#own.transformNode(node)
  }
  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result
  }
}
