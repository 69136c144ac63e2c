import { messageToShow } from '@/api/envelope'
import { linesOf, tidyText } from '@/features/share/posterText'
import { cardOf } from '@/features/share/rules'
import { cleanKeyword, maxKeyword } from '@domain/keyword'
import { TextArea } from '@/ui'
import { render, screen } from '@testing-library/react'

const family = '👨‍👩‍👧'

describe('no text of a shopper or a shop is cut within a sign', () => {
  it('a keyword', () => {
    expect(cleanKeyword(`${'饭'.repeat(maxKeyword - 1)}${family}煲`)).toBe(`${'饭'.repeat(maxKeyword - 1)}${family}`)
  })

  it('a shared title', () => {
    const { title } = cardOf({ path: '/a', title: `${'饭'.repeat(58)}${family}煲汤`, picture: '' }, () => '')
    expect(title).toBe(`${'饭'.repeat(58)}${family}…`)
  })

  it('a poster’s lines', () => {
    expect(tidyText(`${'饭'.repeat(399)}${family}煲`)).toBe(`${'饭'.repeat(399)}${family}`)
    const measure = (text: string) => [...text].length * 10
    expect(linesOf(`ab${family}${family}`, 70, 1, measure)).toEqual([`ab…`])
    expect(linesOf(`ab${family}${family}`, 70, 2, measure)).toEqual([`ab${family}`, family])
  })

  it('a message of the gateway', () => {
    expect(messageToShow(`${'饭'.repeat(118)}${family}煲汤`, 'x.y', 'zh-CN')).toBe(`${'饭'.repeat(118)}${family}…`)
  })

  it('is counted by what a reader sees', () => {
    render(<TextArea label="备注" value={`好${family}🇨🇳`} onChange={() => undefined} maxLength={100} />)
    expect(screen.getByText('3/100')).toBeTruthy()
  })
})
