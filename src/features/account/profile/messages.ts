import { defineMessages } from '@/i18n'

/** Words of the personal information. */
export const profileWords = defineMessages(
  'profile',
  {
    title: '个人信息',
    avatar: '头像',
    changeAvatar: '更换头像',
    avatarChanged: '头像已更换',
    avatarUnfit: '这张图片用不了，请换一张 JPG 或 PNG 图片',
    sending: '正在上传…',
    nickname: '昵称',
    nicknameHint: '1–20 个字',
    nicknameWrong: '请填写 1–20 个字的昵称，不能含看不见的字符',
    nicknameRefused: '这个昵称没有通过微信的审核，请换一个',
    nicknameChanged: '昵称已更换',
    save: '保存',
    phone: '手机号',
    level: '会员等级',
    kept: '手机号与登录账号绑定，暂不能更改。'
  },
  {
    title: 'Profile',
    avatar: 'Photo',
    changeAvatar: 'Change photo',
    avatarChanged: 'Photo updated',
    avatarUnfit: "We can't use that photo. Please choose a JPG or PNG.",
    sending: 'Uploading…',
    nickname: 'Name',
    nicknameHint: '1 to 20 characters',
    nicknameWrong: 'Please use 1 to 20 visible characters',
    nicknameRefused: 'WeChat did not accept this name. Please choose another',
    nicknameChanged: 'Name updated',
    save: 'Save',
    phone: 'Mobile number',
    level: 'Membership',
    kept: "Your number is your login and can't be changed here."
  }
)
