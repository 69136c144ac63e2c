import { defineMessages } from '@/i18n'

/** Words of the scanner's screen. */
export const scanPageWords = defineMessages(
  'scanPage',
  {
    camera: '相机画面',
    OPENING: '正在打开相机…',
    aim: '把二维码放进框里，自动识别',
    aimBars: '把二维码或条形码放进框里，自动识别',
    REFUSED: '没有相机权限',
    REFUSEDNote: '请在浏览器的网站设置里允许使用相机，再试一次；也可以从相册选图，或输入编码',
    NONE: '没找到可用的相机',
    NONENote: '可以从相册选图，或在下面输入编码',
    again: '再试一次',
    lightOn: '打开手电筒',
    lightOff: '关闭手电筒',
    picture: '从相册选图',
    noCode: '图片里没找到二维码，换一张试试',
    noReader: '没能识别，请检查网络后再试',
    hostNote: '可扫商品、优惠券、好友代付和说明书上的码',
    hostRefused: '相机没能打开',
    hostRefusedNote: '请在手机设置里允许微信使用相机，再试一次；也可以在下面输入编码',
    open: '打开扫一扫',
    type: '输入编码',
    hint: '商品条码、型号或链接',
    go: '查看'
  },
  {
    camera: 'Camera',
    OPENING: 'Opening the camera…',
    aim: 'Hold a QR code inside the frame',
    aimBars: 'Hold a QR code or bar code inside the frame',
    REFUSED: 'Camera not allowed',
    REFUSEDNote: 'Allow it in the site settings of your browser and try again. Or choose a picture, or type the code',
    NONE: 'No camera found',
    NONENote: 'Choose a picture, or type the code below',
    again: 'Try again',
    lightOn: 'Light on',
    lightOff: 'Light off',
    picture: 'From album',
    noCode: 'No code was found in that picture. Try another one',
    noReader: 'It could not be read. Check the network and try again',
    hostNote: 'Reads codes of products, coupons, friends’ payments and manuals',
    hostRefused: 'The camera could not be opened',
    hostRefusedNote: 'Let WeChat use the camera in the settings of your phone and try again. Or type the code below',
    open: 'Open the scanner',
    type: 'Type a code',
    hint: 'Bar code, model or link',
    go: 'Go'
  }
)
