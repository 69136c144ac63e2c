/** Toasts, questions, bars and what leaves the mini-program: shown by the UI port, answered by it or by the settings. */
import { ApiFailure } from './calls'
import type { Files } from './files/userFiles'
import type { HostSettings, InvoiceTitleChosen, UiPort, Values } from './types'

interface InteractionHost {
  ui: UiPort
  settings: HostSettings
  files: Files
  pageId(): number | undefined
  scrollTo(to: Values): void
  clipboard: { text: string }
  /** A person said yes in the platform's dialog, which counts as a tap. */
  confirmed(): void
  broken(rule: string): void
}

const text = (value: unknown, fallback = ''): string => (typeof value === 'string' ? value : fallback)
const number = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback)

/** Two lines of a toast without an icon, in wide characters; a phone of 320 px has room for 17 in each. */
const toastRoom = 34
/** The one line of a toast with an icon, in wide characters. */
const iconToastRoom = 7
/** Latin is half as wide. */
const widthOf = (words: string): number =>
  [...words].reduce((sum, one) => sum + ((one.codePointAt(0) ?? 0) < 0x250 ? 0.5 : 1), 0)

/** An address of a drawing, which the platform's viewer shows as nothing. */
const isDrawing = (address: string): boolean =>
  /^data:image\/svg/i.test(address) || /\.svg$/i.test(address.split(/[?#]/)[0] ?? '')

/** What is chosen on the map when nobody looks at one. */
const somewhere = { name: '文三大厦', address: '浙江省杭州市西湖区文三路478号' }

/** What is chosen of the kept invoice titles when nobody looks at them. */
const someTitle: InvoiceTitleChosen = {
  type: '0',
  title: '杭州云岭设计有限公司',
  taxNumber: '91330106MA2C8K4R19',
  companyAddress: '浙江省杭州市西湖区文三路478号',
  telephone: '0571-88002266',
  bankName: '云岭银行杭州西湖支行',
  bankAccount: '6222000000000000000'
}

/** Names whose only effect lies outside the mini-program. */
const leaving = [
  'makePhoneCall',
  'openAppAuthorizeSetting',
  'openLocation',
  'navigateToMiniProgram',
  'exitMiniProgram',
  'openDocument',
  'openCustomerServiceChat',
  'openEmbeddedMiniProgram',
  'showShareImageMenu'
]
/** Names that show pictures over the whole screen, and where they take them from. */
const showing = { previewImage: 'urls', previewMedia: 'sources' }
/** Names that put a file of this phone into the album. */
const saving = ['saveImageToPhotosAlbum', 'saveVideoToPhotosAlbum']
/** Names that are done once they are asked: nothing of theirs can be seen here. */
const done = [
  'updateShareMenu',
  'hideHomeButton',
  'showNavigationBarLoading',
  'hideNavigationBarLoading',
  'setBackgroundColor',
  'setBackgroundTextStyle',
  'setTabBarBadge',
  'removeTabBarBadge',
  'showTabBarRedDot',
  'hideTabBarRedDot',
  'showTabBar',
  'hideTabBar',
  'setTabBarItem',
  'setTabBarStyle',
  'vibrateShort',
  'vibrateLong',
  'hideKeyboard',
  'setKeepScreenOn',
  'preloadAssets',
  'preloadWebview',
  'preloadSkylineView',
  'loadFontFace',
  'enableAlertBeforeUnload',
  'disableAlertBeforeUnload',
  'setVisualEffectOnCapture',
  'reportEvent'
]

type Apis = Record<string, (asked: Values) => unknown>

/** Toasts and loading share one place: each replaces and hides the other, unless it is asked to keep to its own. */
function toastApis({ ui, broken }: InteractionHost): Apis {
  const noToast = () => ui.toast?.(undefined)
  const noLoading = () => ui.loading?.(undefined)
  const hide = (own: () => void, other: () => void, asked: Values): void => {
    own()
    if (asked['noConflict'] !== true) other()
  }
  return {
    showToast: (asked) => {
      const title = text(asked['title'])
      const icon = text(asked['icon'], 'success')
      if (icon === 'none' && widthOf(title) > toastRoom) broken(`showToast shows two lines, and cuts «${title}»`)
      if (icon !== 'none' && widthOf(title) > iconToastRoom)
        broken(`showToast with an icon shows seven characters, and cuts «${title}»`)
      noLoading()
      ui.toast?.({ title, icon, duration: number(asked['duration'], 1500) })
    },
    hideToast: (asked) => hide(noToast, noLoading, asked),
    showLoading: (asked) => {
      noToast()
      ui.loading?.(text(asked['title']))
    },
    hideLoading: (asked) => hide(noLoading, noToast, asked)
  }
}

/** What waits for a person's answer. */
function questionApis({ ui, settings, confirmed }: InteractionHost): Apis {
  return {
    showModal: async (asked) => {
      const confirmText = text(asked['confirmText'], '确定')
      const cancelText = text(asked['cancelText'], '取消')
      for (const [name, words] of Object.entries({ confirmText, cancelText })) {
        if (words.length > 4) throw new ApiFailure(`${name} length should not larger than 4 Chinese characters`)
      }
      const answer = ui.modal
        ? await ui.modal({
            title: text(asked['title']),
            content: text(asked['content']),
            confirmText,
            cancelText,
            showCancel: asked['showCancel'] !== false,
            editable: asked['editable'] === true
          })
        : { confirm: settings.modal === 'confirm', content: '' }
      if (answer.confirm) confirmed()
      return { confirm: answer.confirm, cancel: !answer.confirm, content: answer.content ?? '' }
    },
    showActionSheet: async (asked) => {
      const items = Array.isArray(asked['itemList']) ? asked['itemList'].map(String) : []
      if (items.length === 0 || items.length > 6) {
        throw new ApiFailure('parameter error: itemList should have at least 1 item and no more than 6')
      }
      const index = ui.actionSheet ? await ui.actionSheet(items) : settings.modal === 'confirm' ? 0 : -1
      if (index < 0) throw new ApiFailure('cancel')
      return { tapIndex: index }
    }
  }
}

/** What changes the page on top: its bar, where it stands, its pull to refresh. */
function pageApis(host: InteractionHost): Apis {
  const { ui } = host
  return {
    setNavigationBarTitle: (asked) => ui.navigationBar?.(host.pageId() ?? 0, { title: text(asked['title']) }),
    setNavigationBarColor: (asked) =>
      ui.navigationBar?.(host.pageId() ?? 0, {
        frontColor: text(asked['frontColor']),
        backgroundColor: text(asked['backgroundColor'])
      }),
    startPullDownRefresh: () => ui.pullDown?.(host.pageId() ?? 0, true),
    stopPullDownRefresh: () => ui.pullDown?.(host.pageId() ?? 0, false),
    pageScrollTo: (asked) => host.scrollTo(asked)
  }
}

/** What the phone says of itself, and its clipboard. */
function phoneApis({ ui, settings, clipboard }: InteractionHost): Apis {
  return {
    setClipboardData: (asked) => {
      clipboard.text = text(asked['data'])
      ui.toast?.({ title: '内容已复制', icon: 'none', duration: 1500 })
    },
    getClipboardData: () => ({ data: clipboard.text }),
    getNetworkType: () => ({ networkType: settings.network, hasSystemProxy: false, signalStrength: 4 }),
    getBatteryInfo: () => ({ level: '80', isCharging: false }),
    getLocation: () => ({
      latitude: 30.27,
      longitude: 120.12,
      speed: 0,
      accuracy: 30,
      altitude: 0,
      verticalAccuracy: 0,
      horizontalAccuracy: 30
    })
  }
}

/** What a person takes: files, a code before the camera, a place on the map, an invoice title. */
function choiceApis({ ui, files }: InteractionHost): Apis {
  async function choose(kind: 'image' | 'video' | 'message', count: number) {
    const chosen = ((await ui.choose?.(kind, count)) ?? []).slice(0, count)
    if (!chosen.length) throw new ApiFailure('cancel')
    return chosen.map(({ path, size, content }) => ({
      path: content ? files.addTemporary(content, path.split('.').at(-1)) : path,
      name: path.split('/').at(-1) ?? '',
      size
    }))
  }
  return {
    chooseImage: async (asked) => {
      const chosen = await choose('image', number(asked['count'], 9))
      return {
        tempFilePaths: chosen.map((one) => one.path),
        tempFiles: chosen.map(({ path, size }) => ({ path, size }))
      }
    },
    chooseMedia: async (asked) => {
      const chosen = await choose('image', number(asked['count'], 9))
      return {
        type: 'image',
        tempFiles: chosen.map((one) => ({ tempFilePath: one.path, size: one.size, fileType: 'image' }))
      }
    },
    chooseMessageFile: async (asked) => {
      const chosen = await choose('message', number(asked['count'], 1))
      return { tempFiles: chosen.map((one) => ({ ...one, type: 'file', time: 0 })) }
    },
    scanCode: async () => {
      const result = await ui.scan?.()
      if (result === undefined) throw new ApiFailure('cancel')
      return { result, scanType: 'QR_CODE', charSet: 'UTF-8', path: '', rawData: '' }
    },
    chooseLocation: async () => {
      const chosen = ui.place ? await ui.place() : somewhere
      if (!chosen) throw new ApiFailure('cancel')
      return { latitude: 30.27, longitude: 120.12, ...chosen }
    },
    chooseInvoiceTitle: async () => {
      const chosen = ui.invoiceTitle ? await ui.invoiceTitle() : someTitle
      if (!chosen) throw new ApiFailure('cancel')
      return { ...chosen }
    }
  }
}

/** What is done to pictures of this phone. */
function pictureApis({ ui, files }: InteractionHost): Apis {
  return {
    getImageInfo: async (asked) => {
      const path = text(asked['src'])
      const measured = ui.measure ? await ui.measure(path, files.read(path)) : { width: 750, height: 750 }
      return { ...measured, path, orientation: 'up', type: path.split('.').at(-1) ?? 'png' }
    },
    compressImage: async (asked) => {
      const content = files.read(text(asked['src']))
      if (!content || !ui.compress) return { tempFilePath: text(asked['src']) }
      return { tempFilePath: files.addTemporary(await ui.compress(content, asked), 'jpg') }
    },
    canvasToTempFilePath: async (asked) => {
      if (!ui.canvas) throw new ApiFailure('fail canvas is empty')
      const { content, ending } = await ui.canvas(asked)
      return { tempFilePath: files.addTemporary(content, ending) }
    }
  }
}

/** What leaves the mini-program, or covers all of it. */
function leavingApis({ ui, broken }: InteractionHost): Apis {
  const apis: Apis = {}
  for (const name of leaving) apis[name] = (asked) => ui.leave?.(name, asked)
  for (const [name, part] of Object.entries(showing)) {
    apis[name] = (asked) => {
      const pictures: unknown = asked[part]
      if (!Array.isArray(pictures)) throw new ApiFailure(`parameter error: parameter.${part} should be Array`)
      const addresses = pictures.map((one: unknown) => text(name === 'previewMedia' ? (one as Values)['url'] : one))
      const drawing = addresses.find(isDrawing)
      if (drawing !== undefined) broken(`${name} shows no SVG: ${drawing.slice(0, 120)}`)
      return ui.leave?.(name, asked)
    }
  }
  for (const name of saving) {
    apis[name] = (asked) => {
      const path = text(asked['filePath'])
      // an address has to be downloaded first; http://tmp and http://usr are this phone's own
      if (/^(https?:)?\/\//.test(path) && !/^http:\/\/(tmp|usr)\//.test(path)) throw new ApiFailure('invalid file type')
      return ui.leave?.(name, asked)
    }
  }
  return apis
}

export const interactionApis = (host: InteractionHost): Apis => ({
  ...toastApis(host),
  ...questionApis(host),
  ...pageApis(host),
  ...phoneApis(host),
  ...choiceApis(host),
  ...pictureApis(host),
  ...leavingApis(host),
  ...Object.fromEntries(done.map((name) => [name, () => undefined]))
})
