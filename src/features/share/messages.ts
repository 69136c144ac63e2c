import { defineMessages } from '@/i18n'

/** Words of sharing. */
export const shareWords = defineMessages(
  'share',
  {
    share: '分享',
    title: '分享给朋友',
    friend: '微信好友',
    system: '分享',
    poster: '生成海报',
    copyLink: '复制链接',
    miniProgram: '小程序打开',
    chatHint: '点右上角「···」，可以直接发给朋友',
    posterTitle: '分享海报',
    posterOf: '{title} 的分享海报',
    posterHint: '长按图片可转发或保存',
    drawing: '正在绘制海报',
    posterFailed: '海报没有画出来，请再试一次',
    save: '保存图片',
    scanHint: '长按或扫码，查看商品',
    scanActivity: '长按或扫码，参加活动',
    activityLine: '活动正在进行，进来看看',
    notOpened: '没有打开？请先安装微信',
    schemeFailed: '暂时打不开小程序，请稍后再试',
    sharedNote: '朋友分享给你',
    visit: '进店逛逛'
  },
  {
    share: 'Share',
    title: 'Share with friends',
    friend: 'WeChat friend',
    system: 'Share',
    poster: 'Poster',
    copyLink: 'Copy link',
    miniProgram: 'Mini program',
    chatHint: 'Tap “···” at the top to send it to a friend',
    posterTitle: 'Poster',
    posterOf: 'Poster for {title}',
    posterHint: 'Press and hold to forward or save',
    drawing: 'Making your poster',
    posterFailed: "We couldn't make the poster. Please try again",
    save: 'Save picture',
    scanHint: 'Scan to see this product',
    scanActivity: 'Scan to see the offers',
    activityLine: 'On now. Come and have a look',
    notOpened: 'Not opening? Please install WeChat first',
    schemeFailed: 'The mini program can’t be opened now. Please try later',
    sharedNote: 'A friend shared this',
    visit: 'Visit the store'
  }
)
