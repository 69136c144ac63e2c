// With which codes and words each call may be refused, read from the gateway's sources: from a route's handler on through
// every function that it names, with any arguments. So a code that is listed may be impossible for some callers, and
// none that can come is missing.
import path from 'node:path'
import ts from 'typescript'
import { inRoot } from './run.mjs'

/** Names of `core/errors` that make a refusal, with the status of their answer. */
const MAKERS = { refusal: 200, notFound: 200 }

const textOf = (node) => {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('')
  return undefined
}

/** Every text that an expression may be: both of `a ? 'x' : 'y'`. */
const textsOf = (node) =>
  ts.isConditionalExpression(node) ? [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)] : [textOf(node)]

const CODE = /^[a-z][a-z-]*\.[a-z-]+$/i

/** The refusals that a call makes, or that a table of `[code, zh, en]` holds; [] for anything else. */
function madeBy(node, checker) {
  if (ts.isArrayLiteralExpression(node) && node.elements.length === 3) {
    const [code, zh, en] = node.elements.map(textOf)
    return CODE.test(code ?? '') && zh !== undefined && en !== undefined ? [{ code, zh, en }] : []
  }
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || !(node.expression.text in MAKERS)) return []
  const [code, zh, en] = node.arguments
  if (code === undefined || zh === undefined || en === undefined) return []
  const texts = textsOf(code)
  const codes = ts.isTemplateExpression(code) || texts.includes(undefined) ? literalsOf(code, checker) : texts
  return codes.map((entry, index) => ({
    code: entry,
    zh: textsOf(zh)[index] ?? textsOf(zh)[0] ?? '…',
    en: textsOf(en)[index] ?? textsOf(en)[0] ?? '…'
  }))
}

/** The texts that a type allows; of a template, with every text that stands in its gap. */
function literalsOf(node, checker) {
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (heads, span) =>
        heads.flatMap((head) => literalsOf(span.expression, checker).map((text) => head + text + span.literal.text)),
      [node.head.text]
    )
  const type = checker.getTypeAtLocation(node)
  const types = type.isUnion() ? type.types : [type]
  return types.filter((entry) => entry.isStringLiteral()).map((entry) => entry.value)
}

/** Whether a declaration is code that its name runs: a function, a class or one of its methods, a constant of a file. */
const runs = (node) =>
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  (ts.isVariableDeclaration(node) && node.parent.parent.parent.kind === ts.SyntaxKind.SourceFile)

/** Whether a member of an object is code: `core/` serves its ports by such. */
const serves = (node) =>
  ts.isMethodDeclaration(node) ||
  (ts.isPropertyAssignment(node) && (ts.isArrowFunction(node.initializer) || ts.isIdentifier(node.initializer)))

const isCore = (file) => file.fileName.includes('/gateway/src/core/')

/**
 * All names under which a file has code, its own or by import. To ask the compiler for any other name, such as a column of a
 * statement, costs a minute and finds nothing.
 */
function namesOfCode(files) {
  const names = new Set()
  let inCore = false
  const visit = (node) => {
    const isFollowed = runs(node) || ts.isImportSpecifier(node) || ts.isImportClause(node) || (inCore && serves(node))
    if (isFollowed && node.name) names.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  for (const file of files) {
    inCore = isCore(file)
    visit(file)
  }
  return names
}

/** From a member of an interface of `core/` to what serves it: functions of that name in files of the same folder. */
function servedBy(files) {
  const byName = new Map()
  const visit = (node) => {
    if (serves(node) && ts.isIdentifier(node.name))
      byName.set(node.name.text, [...(byName.get(node.name.text) ?? []), node])
    ts.forEachChild(node, visit)
  }
  for (const file of files.filter(isCore)) visit(file)
  const folderOf = (node) => path.dirname(node.getSourceFile().fileName)
  return (declaration) => {
    if (!ts.isMethodSignature(declaration) && !ts.isPropertySignature(declaration)) return []
    if (!ts.isIdentifier(declaration.name) || !isCore(declaration.getSourceFile())) return []
    return (byName.get(declaration.name.text) ?? []).filter((entry) => folderOf(entry) === folderOf(declaration))
  }
}

/**
 * Shape: `{ words: { code: [{ zh, en }] }, of: { 'METHOD path': [code] } }`, sorted.
 * @param {Record<string, { matter?: string }>} contract its calls; those of a role are refused to who has not got it
 */
export function refusalsOf(contract) {
  const config = ts.readConfigFile(inRoot('tsconfig.json'), ts.sys.readFile).config
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, inRoot('.'))
  const program = ts.createProgram([inRoot('gateway/src/areas/index.ts')], {
    ...options,
    noEmit: true,
    skipLibCheck: true
  })
  const checker = program.getTypeChecker()
  const own = (file) => !file.isDeclarationFile && !file.fileName.includes('/node_modules/')
  const direct = new Map()
  const files = program.getSourceFiles().filter(own)
  const servedKeys = servedBy(files)
  const names = namesOfCode(files)

  /** What a declaration makes itself, and the declarations that it names. */
  function partsOf(declaration) {
    const existing = direct.get(declaration)
    if (existing) return existing
    const parts = { made: [], named: new Set() }
    direct.set(declaration, parts)
    const visit = (node) => {
      parts.made.push(...madeBy(node, checker))
      if (ts.isIdentifier(node) && names.has(node.text)) {
        let symbol = checker.getSymbolAtLocation(node)
        if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol)
        for (const node of symbol?.declarations ?? []) {
          for (const port of servedKeys(node)) parts.named.add(port)
          if (runs(node) && own(node.getSourceFile())) parts.named.add(node)
        }
      }
      ts.forEachChild(node, visit)
    }
    ts.forEachChild(declaration, visit)
    return parts
  }

  function reachableFrom(start) {
    const visits = new Set([start])
    const refusals = []
    for (const declaration of visits) {
      const parts = partsOf(declaration)
      refusals.push(...parts.made)
      for (const next of parts.named) visits.add(next)
    }
    return refusals
  }

  const words = {}
  const of = {}
  const keySet = new Set(Object.keys(contract))
  for (const file of program.getSourceFiles()) {
    if (!own(file) || !file.fileName.includes('/gateway/src/areas/')) continue
    const visit = (node) => {
      if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) && keySet.has(node.name.text)) {
        const refusals = reachableFrom(node)
        const codes = refusals.map(({ code }) => code)
        if (contract[node.name.text]?.matter) codes.push('role.missing')
        of[node.name.text] = [...new Set(codes)].sort()
        for (const { code, zh, en } of refusals) {
          words[code] ??= []
          if (!words[code].some((entry) => entry.zh === zh)) words[code].push({ zh, en })
        }
        return
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  const inOrder = (record) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
  return { words: inOrder(words), of: inOrder(of) }
}
