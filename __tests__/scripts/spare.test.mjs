import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import ts from 'typescript'
import { dropSpare, spare } from '../../config/plugins/spare.mjs'
import { inRoot } from '../../scripts/lib/run.mjs'

/** As the templates call what a component is given: `onTouchMove` is `bindTouchMove`, `scrollX` is `scroll-x`. */
const inTemplate = (name) =>
  /^on[A-Z]/.test(name) ? `bind${name.slice(2)}` : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Host component → names it goes by in this file: `Button as HostButton`. */
function hostNames(file) {
  const names = new Map()
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || statement.moduleSpecifier.text !== '@tarojs/components') continue
    for (const { name, propertyName } of statement.importClause?.namedBindings?.elements ?? [])
      names.set(name.text, (propertyName ?? name).text)
  }
  return names
}

/** What a source of the mini-program sets and the templates lack, as `View.animation`. */
function missingOf(text, fileName = 'part.tsx') {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const names = hostNames(file)
  const missing = []
  const look = (node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const host = names.get(node.tagName.getText(file))
      for (const attribute of node.attributes.properties)
        if (ts.isJsxAttribute(attribute) && spare[host]?.test(inTemplate(attribute.name.getText(file))))
          missing.push(`${host}.${attribute.name.getText(file)}`)
    }
    ts.forEachChild(node, look)
  }
  look(file)
  return missing
}

describe('what the mini-program’s templates are made without', () => {
  it('is set by no source of the mini-program', () => {
    const sources = readdirSync(inRoot('src'), { recursive: true }).filter(
      (name) => name.endsWith('.tsx') && !name.endsWith('.h5.tsx')
    )
    assert.ok(sources.length > 300)
    const set = sources.flatMap((name) =>
      missingOf(readFileSync(path.join(inRoot('src'), name), 'utf8'), name).map((what) => `${name} sets ${what}`)
    )
    assert.deepEqual(set, [], 'a template lacks what is set: leave it in (config/plugins/spare.mjs)')
  })

  it('would be noticed in a source, under any name of the component', () => {
    const text = `import { View as Box, ScrollView } from '@tarojs/components'
      export const Part = () => <Box animation={x} onAnimationEnd={y} onTap={z}><ScrollView scrollX refresherEnabled /></Box>`
    assert.deepEqual(missingOf(text), ['View.animation', 'View.onAnimationEnd', 'ScrollView.refresherEnabled'])
  })

  it('is gone from Taro’s list, and nothing else is', () => {
    const components = {
      View: { 'hover-class': '', 'hover-stop-propagation': '', animation: '', bindTransitionEnd: '', bindTap: '' },
      Text: { 'aria-label': '', decode: '', bindTouchStart: '' },
      ScrollView: { 'scroll-into-view': '', 'scroll-into-view-alignment': '', enhanced: '', 'enable-flex': '' },
      Input: { 'safe-password-salt': '', password: '' },
      Textarea: { 'adjust-keyboard-to': '', 'adjust-position': '' },
      Button: { 'session-from': '', 'open-type': '' },
      Video: { direction: '', controls: '' }
    }
    dropSpare(components)
    assert.deepEqual(components, {
      View: { 'hover-class': '', bindTap: '' },
      Text: { 'aria-label': '' },
      ScrollView: { 'scroll-into-view': '', enhanced: '' },
      Input: { password: '' },
      Textarea: { 'adjust-position': '' },
      Button: { 'open-type': '' },
      Video: { controls: '' }
    })
  })
})
