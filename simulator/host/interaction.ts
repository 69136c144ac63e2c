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
  [...words].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) < 0x250 ? 0.5 : 1), 0)

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
const ignored = [
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

type Apis = Record<string, (options: Values) => unknown>

/** Toasts and loading share one place: each replaces and hides the other, unless it is asked to keep to its own. */
function toastApis({ ui, broken }: InteractionHost): Apis {
  const noToast = () => ui.toast?.(undefined)
  const noLoading = () => ui.loading?.(undefined)
  const hide = (own: () => void, other: () => void, options: Values): void => {
    own()
    if (options['noConflict'] !== true) other()
  }
  return {
    showToast: (options) => {
      const title = text(options['title'])
      const icon = text(options['icon'], 'success')
      if (icon === 'none' && widthOf(title) > toastRoom) broken(`showToast shows two lines, and cuts «${title}»`)
      if (icon !== 'none' && widthOf(title) > iconToastRoom)
        broken(`showToast with an icon shows seven characters, and cuts «${title}»`)
      noLoading()
      ui.toast?.({ title, icon, duration: number(options['duration'], 1500) })
    },
    hideToast: (options) => hide(noToast, noLoading, options),
    showLoading: (options) => {
      noToast()
      ui.loading?.(text(options['title']))
    },
    hideLoading: (options) => hide(noLoading, noToast, options)
  }
}

/** What waits for a person's answer. */
function questionApis({ ui, settings, confirmed }: InteractionHost): Apis {
  return {
    showModal: async (options) => {
      const confirmText = text(options['confirmText'], '确定')
      const cancelText = text(options['cancelText'], '取消')
      for (const [name, words] of Object.entries({ confirmText, cancelText })) {
        if (words.length > 4) throw new ApiFailure(`${name} length should not larger than 4 Chinese characters`)
      }
      const answer = ui.modal
        ? await ui.modal({
            title: text(options['title']),
            content: text(options['content']),
            confirmText,
            cancelText,
            showCancel: options['showCancel'] !== false,
            editable: options['editable'] === true
          })
        : { confirm: settings.modal === 'confirm', content: '' }
      if (answer.confirm) confirmed()
      return { confirm: answer.confirm, cancel: !answer.confirm, content: answer.content ?? '' }
    },
    showActionSheet: async (options) => {
      const items = Array.isArray(options['itemList']) ? options['itemList'].map(String) : []
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
    setNavigationBarTitle: (options) => ui.navigationBar?.(host.pageId() ?? 0, { title: text(options['title']) }),
    setNavigationBarColor: (options) =>
      ui.navigationBar?.(host.pageId() ?? 0, {
        frontColor: text(options['frontColor']),
        backgroundColor: text(options['backgroundColor'])
      }),
    startPullDownRefresh: () => ui.pullDown?.(host.pageId() ?? 0, true),
    stopPullDownRefresh: () => ui.pullDown?.(host.pageId() ?? 0, false),
    pageScrollTo: (options) => host.scrollTo(options)
  }
}

/** What the phone says of itself, and its clipboard. */
function phoneApis({ ui, settings, clipboard }: InteractionHost): Apis {
  return {
    setClipboardData: (options) => {
      clipboard.text = text(options['data'])
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
    const picks = ((await ui.choose?.(kind, count)) ?? []).slice(0, count)
    if (!picks.length) throw new ApiFailure('cancel')
    return picks.map(({ path, size, content }) => ({
      path: content ? files.addTemporary(content, path.split('.').at(-1)) : path,
      name: path.split('/').at(-1) ?? '',
      size
    }))
  }
  return {
    chooseImage: async (options) => {
      const images = await choose('image', number(options['count'], 9))
      return {
        tempFilePaths: images.map((image) => image.path),
        tempFiles: images.map(({ path, size }) => ({ path, size }))
      }
    },
    chooseMedia: async (options) => {
      const media = await choose('image', number(options['count'], 9))
      return {
        type: 'image',
        tempFiles: media.map((image) => ({ tempFilePath: image.path, size: image.size, fileType: 'image' }))
      }
    },
    chooseMessageFile: async (options) => {
      const files = await choose('message', number(options['count'], 1))
      return { tempFiles: files.map((file) => ({ ...file, type: 'file', time: 0 })) }
    },
    scanCode: async () => {
      const result = await ui.scan?.()
      if (result === undefined) throw new ApiFailure('cancel')
      return { result, scanType: 'QR_CODE', charSet: 'UTF-8', path: '', rawData: '' }
    },
    chooseLocation: async () => {
      const place = ui.place ? await ui.place() : somewhere
      if (!place) throw new ApiFailure('cancel')
      return { latitude: 30.27, longitude: 120.12, ...place }
    },
    chooseInvoiceTitle: async () => {
      const title = ui.invoiceTitle ? await ui.invoiceTitle() : someTitle
      if (!title) throw new ApiFailure('cancel')
      return { ...title }
    }
  }
}

/** What is done to pictures of this phone. */
function pictureApis({ ui, files }: InteractionHost): Apis {
  return {
    getImageInfo: async (options) => {
      const path = text(options['src'])
      const measured = ui.measure ? await ui.measure(path, files.read(path)) : { width: 750, height: 750 }
      return { ...measured, path, orientation: 'up', type: path.split('.').at(-1) ?? 'png' }
    },
    compressImage: async (options) => {
      const content = files.read(text(options['src']))
      if (!content || !ui.compress) return { tempFilePath: text(options['src']) }
      return { tempFilePath: files.addTemporary(await ui.compress(content, options), 'jpg') }
    },
    canvasToTempFilePath: async (options) => {
      if (!ui.canvas) throw new ApiFailure('fail canvas is empty')
      const { content, ending } = await ui.canvas(options)
      return { tempFilePath: files.addTemporary(content, ending) }
    }
  }
}

/** What leaves the mini-program, or covers all of it. */
function leavingApis({ ui, broken }: InteractionHost): Apis {
  const apis: Apis = {}
  for (const name of leaving) apis[name] = (options) => ui.leave?.(name, options)
  for (const [name, part] of Object.entries(showing)) {
    apis[name] = (options) => {
      const pictures: unknown = options[part]
      if (!Array.isArray(pictures)) throw new ApiFailure(`parameter error: parameter.${part} should be Array`)
      const addresses = pictures.map((picture: unknown) =>
        text(name === 'previewMedia' ? (picture as Values)['url'] : picture)
      )
      const drawing = addresses.find(isDrawing)
      if (drawing !== undefined) broken(`${name} shows no SVG: ${drawing.slice(0, 120)}`)
      return ui.leave?.(name, options)
    }
  }
  for (const name of saving) {
    apis[name] = (options) => {
      const path = text(options['filePath'])
      // an address has to be downloaded first; http://tmp and http://usr are this phone's own
      if (/^(https?:)?\/\//.test(path) && !/^http:\/\/(tmp|usr)\//.test(path)) throw new ApiFailure('invalid file type')
      return ui.leave?.(name, options)
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
  ...Object.fromEntries(ignored.map((name) => [name, () => undefined]))
})
