/** Words on a poster: what is left out of them, and where their lines break. */
import { cut, graphemes } from '@domain/graphemes'
import { withoutUnseen } from '@/lib/unseen'

/** Signs of a text that are looked at; no poster has room for more. */
const maxText = 400

/** A text as it may be drawn: one line, nothing unseen in it. */
export const tidyText = (text: string): string =>
  cut(withoutUnseen(cut(text, maxText * 2).replace(/\s+/g, ' ')).trim(), maxText)

/**
 * Where a line may break: between any two Chinese characters, and between words. What closes a sentence or a bracket
 * stays with what it closes.
 */
const pieces = (text: string): string[] =>
  text.match(
    /[\u2e80-\u9fff\uff00-\uffef][、。〉》」』】〕！），．：；？～’”…]*|[^\s\u2e80-\u9fff\uff00-\uffef]+\s*|\s+/g
  ) ?? []

type Measure = (text: string) => number

/** A piece that is wider than a line is broken wherever it has to be. */
function fitting(piece: string, width: number, measure: Measure): string[] {
  if (measure(piece.trimEnd()) <= width) return [piece]
  const parts: string[] = []
  let part = ''
  for (const sign of graphemes(piece)) {
    if (part !== '' && measure(part + sign) > width) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part]
}

function withDots(line: string, width: number, measure: Measure): string {
  const signs = graphemes(line)
  while (signs.length > 0 && measure(`${signs.join('').trimEnd()}…`) > width) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

/** Breaks a text into at most `most` lines of `width`; the last one ends with dots when there is more. */
export function linesOf(text: string, width: number, most: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces(tidyText(text)).flatMap((part) => fitting(part, width, measure))) {
    if (line === '' || measure((line + piece).trimEnd()) <= width) {
      line += piece
      continue
    }
    lines.push(line.trimEnd())
    line = piece.trimStart()
    if (lines.length === most) return [...lines.slice(0, -1), withDots(lines[most - 1] ?? '', width, measure)]
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()]
}
