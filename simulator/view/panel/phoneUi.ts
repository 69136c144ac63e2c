/** What the host shows over the pages and asks of the person who holds the phone. */
import type { UiPort, Values } from '../../host'
import { choose } from './aroundFrame'
import { leavingWords } from './leaving'
import { changeBar } from './phoneBars'
import { pageOf, type PhoneParts } from './phoneParts'
import { canvasPicture, compressPicture, measurePicture } from './pictures'
import { templateTitles } from './templates'

const whole = (values: Values): Values => JSON.parse(JSON.stringify(values)) as Values

/** What is shown, and waits for nobody. */
function showing(parts: PhoneParts): UiPort {
  const { overlay, around, live, frames } = parts
  return {
    toast: (toast) => overlay.toast(toast?.title, toast?.duration, toast?.icon),
    loading: (title) => overlay.loading(title),
    navigationBar: changeBar(parts),
    pullDown: (id, refreshing) => {
      frames().doorOf(id)?.pullDown(refreshing)
      const page = pageOf(parts, id)
      if (refreshing && page) live().hook(page, 'onPullDownRefresh')
    },
    restart: () => around.restart(),
    leave: (name, options) => {
      void overlay.modal({
        ...leavingWords(name, options),
        confirmText: '知道了',
        cancelText: '',
        showCancel: false,
        editable: false
      })
      around.note(`wx.${name} leaves the mini-program: ${JSON.stringify(whole(options)).slice(0, 300)}`)
    }
  }
}

/** What is asked on the phone, where the panel does not answer it. */
function asking({ overlay, around, live }: PhoneParts): UiPort {
  return {
    modal: (options) => overlay.modal(options),
    actionSheet: (items) => overlay.sheet(items),
    payment: async () => {
      if (!around.asking.payment) return live().settings.payment
      const choice = await overlay.sheet(['支付成功', '支付失败'], '微信支付')
      return (['succeed', 'fail'] as const)[choice] ?? 'cancel'
    },
    privacy: async () =>
      (await overlay.sheet(['同意'], '隐私保护提示', '使用前请阅读并同意《小程序隐私保护指引》')) === 0,
    subscription: async (ids) => {
      if (!around.asking.subscription) return live().settings.subscription
      const choice = await overlay.sheet(['允许', '拒绝'], '订阅消息', (await templateTitles(ids)).join('\n'))
      return choice === 0 ? 'accept' : 'reject'
    },
    settings: (initial) => overlay.switches('设置', initial, '还没有要过任何权限')
  }
}

/** Files and pictures of the phone, a code, a place. */
function taking({ overlay, sources, live, frames }: PhoneParts): UiPort {
  return {
    choose: (kind, count) => choose(overlay, kind, count),
    canvas: (options) => {
      const own = options['canvas'] as HTMLCanvasElement | undefined
      const top = live().stack().at(-1)
      const canvas = own ?? (top && frames().doorOf(top.id)?.canvas(String(options['canvasId'])))
      if (!canvas) return Promise.reject(new Error('canvas is empty'))
      return canvasPicture(canvas, options, live().settings.device.pixelRatio)
    },
    measure: (path, content) => measurePicture(sources.of(path), content),
    compress: compressPicture,
    scan: () => overlay.write('扫一扫'),
    place: async () => {
      const address = (await overlay.write('选择位置')) ?? ''
      return address === '' ? undefined : { name: '', address }
    }
  }
}

export const phoneUi = (parts: PhoneParts): UiPort => ({ ...showing(parts), ...asking(parts), ...taking(parts) })
