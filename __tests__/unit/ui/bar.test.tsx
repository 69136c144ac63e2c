import { render } from '@testing-library/react'
import { systemInfo } from '@/platform/system'
import { NavBar } from '@/ui'
import { barHeight } from '@/ui/screen/barHeight'

jest.mock('@/platform/system', () => ({ systemInfo: jest.fn() }))

const on = (windowWidth: number, capsule?: { top: number; height: number }) =>
  jest.mocked(systemInfo).mockReturnValue({
    statusBarHeight: capsule ? 44 : 0,
    windowWidth,
    windowHeight: 800,
    capsule: capsule && { ...capsule, left: windowWidth - 94, bottom: capsule.top + capsule.height, width: 87 }
  } as ReturnType<typeof systemInfo>)

describe('the nav bar', () => {
  const drawnBar = () => {
    const { container } = render(<NavBar title="x" />)
    const [bar, row] = [container.querySelector('.ui-nav'), container.querySelector('.ui-nav__row')] as HTMLElement[]
    const px = (value = '') => (value === '' ? 0 : parseInt(value, 10))
    return { whole: px(bar?.style.paddingTop) + px(row?.style.height) + px(bar?.style.paddingBottom), row }
  }

  it.each([320, 375, 430])(
    'is as tall as it says beside the capsule at %s px, and its words line up with it',
    (width) => {
      on(width, { top: 48, height: 32 })
      expect(drawnBar().whole).toBe(barHeight())
      expect(barHeight()).toBe(88)
      expect(drawnBar().row?.style.height).toBe('40px')
    }
  )

  it('keeps nothing free below a bar of the host, and says so itself rather than leave it to the safe area', () => {
    jest.mocked(systemInfo).mockReturnValue({
      statusBarHeight: 0,
      windowWidth: 375,
      windowHeight: 640,
      safeAreaBottom: 0,
      hostBar: true
    })
    const { container } = render(<NavBar center="x" />)
    const [bar, row] = [container.querySelector('.ui-nav'), container.querySelector('.ui-nav__row')] as HTMLElement[]
    expect([bar?.style.paddingTop, bar?.style.paddingBottom]).toEqual(['0px', '0px'])
    expect([row?.style.height, row?.style.paddingRight]).toEqual(['44px', ''])
    expect(barHeight()).toBe(44)
  })

  it('grows with a capsule that needs more', () => {
    on(375, { top: 54, height: 32 })
    expect(drawnBar().whole).toBe(44 + 52)
    expect(barHeight()).toBe(44 + 52)
  })

  it.each([320, 375, 430, 1280])(
    'is the style sheet’s 44 px where the host draws nothing over it: at %s px',
    (width) => {
      on(width)
      expect(barHeight()).toBe(44)
      expect(drawnBar().whole).toBe(0)
    }
  )
})
