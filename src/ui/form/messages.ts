import { defineMessages } from '@/i18n'

/** Words that the fields of forms say by themselves. */
export const formWords = defineMessages(
  'form',
  {
    choose: '请选择',
    code: '短信验证码',
    getCode: '获取验证码',
    resendIn: '{seconds} 秒后可重发',
    resend: '重新获取',
    addPicture: '添加图片',
    addMedia: '图片/视频',
    added: '{count}/{most}',
    picture: '第 {at} 张图片',
    video: '视频',
    sending: '正在上传，{percent}%',
    sent: '已上传',
    failed: '上传失败',
    retryOf: '重新上传{name}',
    removeOf: '移除{name}',
    retryAll: '{count} 个没有上传成功，重新上传',
    unfit: '有图片用不了，请换 JPG 或 PNG 图片',
    tooMany: '最多上传 {most} 个',
    tooManyPictures: '最多上传 {most} 张图片',
    oneVideo: '最多上传 {most} 个视频',
    videoLarge: '视频不能超过 {size} MB',
    videoLong: '视频不能超过 {seconds} 秒'
  },
  {
    choose: 'Choose',
    code: 'SMS code',
    getCode: 'Get a code',
    resendIn: 'Resend in {seconds}\u00a0s',
    resend: 'Resend',
    addPicture: 'Add photos',
    addMedia: 'Photo/video',
    added: '{count}/{most}',
    picture: 'photo {at}',
    video: 'video',
    sending: 'Uploading, {percent}%',
    sent: 'Uploaded',
    failed: 'Failed',
    retryOf: 'Upload {name} again',
    removeOf: 'Remove {name}',
    retryAll: '{count|1 file|{count} files} failed. Try again',
    unfit: "Some photos can't be used. Please choose JPG or PNG",
    tooMany: 'Up to {most} files',
    tooManyPictures: 'Up to {most} photos',
    oneVideo: '{most|Only 1 video|Up to {most} videos}',
    videoLarge: 'A video can be up to {size} MB',
    videoLong: 'A video can be up to {seconds} seconds'
  }
)
