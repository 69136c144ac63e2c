/** What a gateway has written, by its own statements: a call that wrote nothing has left everything as it was. */

/** `insert into "t"`, `update "t"`, `delete from "t"`; not the lock of `select … for update`. */
const WRITE = /\b(?:insert\s+into|(?<!\bfor\s)(?<!\bno\s+key\s)(?<!\bdo\s)update|delete\s+from)\s+"?(\w+)"?/gi
/** Statements that change nothing that is stored. */
const HARMLESS = /^\s*(?:select|begin|start|commit|rollback|set|show|savepoint|release|values|with)\b/i

export interface Writes {
  /** Goes into the gateway that is watched; its statements must come by one connection, as PGlite's do. */
  onStatement(text: string): void
  /** The tables that were written to since the last asking, in order; what was rolled back does not count. */
  taken(): string[]
}

export function watchWrites(): Writes {
  let lines = new Set<string>()
  let open: Set<string> | undefined
  return {
    onStatement: (text) => {
      if (/^\s*(?:begin|start transaction)\b/i.test(text)) open = new Set()
      else if (/^\s*commit\b/i.test(text)) {
        for (const table of open ?? []) lines.add(table)
        open = undefined
      } else if (/^\s*rollback\b(?! to)/i.test(text)) open = undefined
      const tables = [...text.matchAll(WRITE)].map(([, table = '']) => table.toLowerCase())
      // one that writes in a way that is not known here counts too
      if (tables.length === 0 && !HARMLESS.test(text)) tables.push(text)
      for (const table of tables) (open ?? lines).add(table)
    },
    taken: () => {
      const view = [...lines].sort()
      lines = new Set()
      return view
    }
  }
}
